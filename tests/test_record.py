"""Records: true ones replay, false ones say where they stop being true, and garbage never crashes anything."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import zocker
from tests.properties.positions import play_on
from zocker import record, replays
from zocker.errors import Mistake
from zocker.match import Match
from zocker.rules.messages import Chance


def finished(**options: Any) -> Match:
    match = Match("las-vegas", seats=["Anna", "Benno", "Carla"], seed=7, **options)
    play_on(match, 1000, 1)
    return match


GOOD = json.loads(record.write(finished(neutral=True).record()))


def replay(document: Any) -> Match:
    return replays.replay(record.read(json.dumps(document).encode()))


def why(document: Any) -> str:
    with pytest.raises(Mistake) as caught:
        replay(document)
    return str(caught.value)


def changed(**fields: Any) -> dict[str, Any]:
    return GOOD | fields


def with_line(number: int, line: str) -> dict[str, Any]:
    lines = list(GOOD["lines"])
    lines[number - 1] = line
    return changed(lines=lines)


def test_a_record_is_a_small_document_with_one_line_per_chance_result_or_move() -> None:
    text = record.write(finished().record())
    assert text.splitlines()[1:3] == ['  "zocker": 2,', '  "game": "las-vegas",']
    assert [line.strip(' ",') for line in text.splitlines()].count("place 4") > 1
    assert replay(GOOD).record() == record.read(json.dumps(GOOD).encode())


@pytest.mark.parametrize("kind", [str, Path])
def test_a_record_is_saved_and_loaded_by_its_path(tmp_path: Path, kind: Callable[[Path], str | Path]) -> None:
    path, game = kind(tmp_path / "games" / "one.json"), finished().record()
    game.save(path)
    assert zocker.Record.load(path) == game
    assert record.load(path) == game
    assert [file.name for file in (tmp_path / "games").iterdir()] == ["one.json"]
    with pytest.raises(Mistake, match="There is no file"):
        zocker.Record.load(kind(tmp_path / "two.json"))


@pytest.mark.parametrize("ask", [zocker.replay, zocker.verify, zocker.analyse])
def test_what_is_no_record_is_said_so(ask: Callable[[Any], object]) -> None:
    wrongs: list[object] = ["game.json", Path("game.json"), finished(), None, {}]
    for wrong in wrongs:
        with pytest.raises(Mistake, match=rf"not {type(wrong).__name__}\. Get one from match\.record\(\)"):
            ask(wrong)


def test_a_forged_roll_a_forged_move_and_a_forged_result_are_found() -> None:
    first_roll = next(n for n, line in enumerate(GOOD["lines"], 1) if line.startswith("roll"))
    assert why(with_line(first_roll, "roll 6 6 6 6 6 6 6 6 + 6 6")).startswith(f"Line {first_roll} ")
    assert f"Line {first_roll + 1} " in why(with_line(first_roll + 1, "place 7"))
    assert "Line 1 " in why(with_line(1, "place 4"))
    result = {"scores": GOOD["result"]["scores"], "winners": [1, 2, 3]}
    assert "result" in why(changed(result=result))
    assert "result" in why(changed(result=None))
    assert "result" in why(changed(lines=GOOD["lines"][:-1]))
    assert "over" in why(changed(lines=[*GOOD["lines"], "place 1"]))


def test_the_seed_must_give_the_dice() -> None:
    assert "seed" in why(changed(dice={"source": "seed", "seed": 8}))
    assert replay(changed(dice={"source": "typed"})).over
    assert replay(changed(dice={"source": "system"})).over
    for dice in ({"source": "loaded"}, {"source": "typed", "seed": 7}, {"source": "seed"}):
        assert "Dice can’t come from" in why(changed(dice=dice))


def test_take_back_is_a_line_and_has_its_barrier() -> None:
    match = Match("las-vegas", players=2, seed=7, chance="ask")
    while isinstance(match.waiting, Chance):
        match.roll()
    before = match.secret_state.tobytes()
    move = match.waiting.moves[0].text  # type: ignore[union-attr]
    match.play(move)
    match.undo()
    assert match.secret_state.tobytes() == before
    assert match.lines[-2:] == [move, "undo"]
    with pytest.raises(Mistake):
        match.undo()
    match.play(move)
    match.roll()
    assert not match.can_undo
    with pytest.raises(Mistake):
        match.undo()
    again = replay(json.loads(record.write(match.record())))
    assert again.secret_state.tobytes() == match.secret_state.tobytes()
    assert "take back" in why(json.loads(record.write(match.record())) | {"lines": [*match.lines, "undo"]})


@pytest.mark.parametrize(
    "document",
    [
        {},
        [],
        None,
        changed(zocker=3),
        changed(zocker=0),
        changed(zocker="2"),
        changed(rules=0),
        changed(rules=2),
        changed(rules="1"),
        changed(proof=7),
        changed(proof={"table": "t"}),
        changed(proof={"table": "", "lines": []}),
        changed(proof={"table": "t", "lines": [7]}),
        changed(proof={"table": "t", "lines": [], "extra": 1}),
        changed(game="poker"),
        changed(options={"neutral": "perhaps"}),
        changed(options={"seed": 3}),
        changed(options={"starter": 9}),
        changed(seats=[]),
        changed(seats=[{"name": "A"}]),
        changed(seats=[{"name": ""}, {"name": "B"}, {"name": "C"}]),
        changed(seats=[{"name": "A\u202e"}, {"name": "B"}, {"name": "C"}]),
        changed(seats=[{"name": "A" * 41}, {"name": "B"}, {"name": "C"}]),
        changed(setup={"round": 1}),
        changed(setup=7),
        changed(lines=["start"]),
        changed(lines=["start 9"]),
        changed(lines=["undo"]),
        changed(lines=[7]),
        changed(extra=1),
    ],
    ids=lambda document: str(document)[:40],
)
def test_bad_records_are_refused_in_one_sentence(document: Any) -> None:
    text = why(document)
    assert "\n" not in text
    assert text.endswith(".")


@settings(max_examples=300)
@given(st.binary(max_size=300))
def test_garbage_is_refused(data: bytes) -> None:
    with pytest.raises(Mistake):
        replays.replay(record.read(data))


def test_deep_and_large_garbage_is_refused() -> None:
    for data in (b"[" * 100_000, b'{"a":' * 100_000, b" " * (record.MAX_BYTES + 1), b"\xff\xfe{}", b'"\\ud800"'):
        with pytest.raises(Mistake):
            record.read(data)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
SETUP = {
    "round": 2,
    "starter": 1,
    "on": 1,
    "casinos": [{"bills": ["50k"], "dice": [1, 1, 0], "neutral": 1}] * 3
    + [{"bills": ["40k", "10k"], "dice": [0, 0, 1], "neutral": 1}] * 3,
    "hands": [["50k"], ["60k", "10k"], []],
    "neutral": [1, 1, 0],
}


@settings(max_examples=120)
@given(st.data())
def test_damaged_records_are_refused_or_true_but_never_crash(data: st.DataObject) -> None:
    """Change a good record, or one with a set-up, in a few random places."""
    setup = {"lines": ["roll 1 1 2 3 4 + 5"], "result": None, "dice": {"source": "typed"}, "setup": SETUP}
    document = json.loads(json.dumps(data.draw(st.sampled_from([GOOD, GOOD | setup]))))
    for _ in range(data.draw(st.integers(1, 3))):
        place: Any = document
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = data.draw(st.sampled_from(keys))
            if isinstance(place[key], dict | list) and data.draw(st.integers(0, 4)):
                place = place[key]
                continue
            place[key] = data.draw(json_values | st.sampled_from(["undo", "place 3", "roll 1 2", "bill 50k", 0, -1, 9]))
            break
    with suppress(Mistake):
        replay(document)


def test_the_undamaged_set_up_is_a_good_one() -> None:
    document = changed(lines=["roll 1 1 2 3 4 + 5"], result=None, dice={"source": "typed"}, setup=SETUP)
    assert [move.text for move in replay(document).waiting.moves] == [  # type: ignore[union-attr]
        "place 1", "place 2", "place 3", "place 4", "place 5",
    ]  # fmt: skip
