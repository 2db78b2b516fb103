"""Whatever programs hand over: what isn't fitting is a `Mistake` of one printable sentence, and nothing else."""

# mypy: disable-error-code="arg-type, call-overload, misc, type-var"

from __future__ import annotations

import math
import unicodedata
from collections.abc import Callable
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import zocker
from zocker import Batch, Dice, Match, Mistake, Receipt, Record, Seat
from zocker.envs.gymnasium import TableEnv, TablesEnv
from zocker.rules.games import GAMES
from zocker.text import HIDDEN, LANGUAGES, speaking

LONE = "\ud800"  # a surrogate without the other half
CYCLE: list[Any] = [1]
CYCLE.append(CYCLE)
DEEP: list[Any] = []
for _ in range(5_000):
    DEEP = [DEEP]


class Unspeakable:
    def __repr__(self) -> str:
        raise RuntimeError


STRANGE: dict[str, Any] = {
    "nothing": None, "bytes": b"x", "huge": 10**20, "endless": 10**5_000, "below": -(10**20), "minus": -1,
    "nan": math.nan, "infinite": math.inf, "half": 1.5, "empty": "", "lone": LONE, "name": f"Anna{LONE}",
    "null": "a\0b", "long": "x" * 5_000, "controls": "\x1b]0;x\x07\u202e\n", "true": True, "object": object(),
    "type": int, "imaginary": 1j, "list": [1], "lone-list": [LONE, LONE], "nones": [None, None], "tuple": (),
    "set": {1}, "dict": {"a": 1}, "lone-dict": {LONE: LONE}, "range": range(10**9), "array": np.array([1, 2]),
    "table": np.array([[1.5]]), "number": np.float64("nan"), "cycle": CYCLE, "deep": DEEP,
    "unspeakable": Unspeakable(),
}  # fmt: skip


def _refusal(take: Callable[[Any], object], value: Any) -> Mistake | None:
    """Return why something was refused, if it was; anything but a `Mistake` goes on."""
    try:
        take(value)
    except Mistake as mistake:
        return mistake
    return None


def _new(**given: Any) -> Match[Any, Any]:
    return Match("las-vegas", **{"players": 2, "seed": 7, **given})


@cache
def _record() -> Record:
    match = Match("gambler", players=2, seed=7, rounds=1)
    while match.moves:
        match.play(match.moves[0])
    return match.record()


def _records(field: str, wrap: Callable[[Any], Any] = lambda value: value) -> Callable[[Any], object]:
    """Return what hands a record over in which a field is something else."""

    def hand_over(value: Any) -> None:
        strange = msgspec.structs.replace(_record(), **{field: wrap(value)})
        takers = (zocker.replay, zocker.verify, zocker.analyse, lambda record: record.save("saved.json"))
        for refused in [_refusal(take, strange) for take in takers]:
            if refused is not None:
                raise refused

    return hand_over


def _simulate(**given: Any) -> object:
    settings = {"game": "las-vegas", "bots": "random,random", "games_to_play": 1, "threads": 1, **given}
    return zocker.simulate(**settings)


def _arena(**given: Any) -> object:
    settings = {"game": "las-vegas", "bots": "random,rule", "games_to_play": 1, "threads": 1, **given}
    return zocker.arena(**settings)


def _batch(**given: Any) -> Batch:
    return Batch("las-vegas", **{"players": 2, "size": 2, "seed": 1, **given})


DOORS: dict[str, Callable[[Any], object]] = {
    "Match": Match,
    "Match seats": lambda value: Match("las-vegas", seats=value),
    "Match one of the seats": lambda value: Match("las-vegas", seats=[value, "Ben"]),
    "Seat name": lambda value: Match("las-vegas", seats=[Seat(value), "Ben"]),
    "Seat bot": lambda value: Match("las-vegas", seats=[Seat("Anna", value), "Ben"]),
    "Match players": lambda value: _new(players=value),
    "Match seed": lambda value: _new(seed=value),
    "Match chance": lambda value: _new(chance=value),
    "Match setup": lambda value: _new(setup=value),
    "Match preview": lambda value: _new().preview(value),
    "Match view": lambda value: _new().view(value),
    "Match log": lambda value: _new().log(value),
    "Match masked": lambda value: _new().masked(value),
    "Match masked counts": lambda value: _new().masked(0, counts=value),
    "Match copy": lambda value: _new().copy(value),
    "Record.load": Record.load,
    "Receipt.load": Receipt.load,
    "save": lambda value: _record().save(value),
    "replay": zocker.replay,
    "replay chance": lambda value: zocker.replay(_new().record(), value),
    "verify": zocker.verify,
    "verify receipt": lambda value: zocker.verify(_record(), value),
    "analyse": zocker.analyse,
    "analyse judge": lambda value: zocker.analyse(_record(), value),
    "hint": zocker.hint,
    "hint playouts": lambda value: zocker.hint(_new(), playouts=value),
    "hint seed": lambda value: zocker.hint(_new(), playouts=1, seed=value),
    "features": zocker.features,
    "Batch": lambda value: Batch(value, players=2, size=1),
    "Batch players": lambda value: _batch(players=value),
    "Batch size": lambda value: _batch(size=value),
    "Batch seed": lambda value: _batch(seed=value),
    "Batch memory": lambda value: _batch(memory=value),
    "Batch.from_match": lambda value: Batch.from_match(value, size=1),
    "Batch.from_match size": lambda value: Batch.from_match(_new(), size=value),
    "Batch.from_match seed": lambda value: Batch.from_match(_new(), size=1, seed=value),
    "Batch reset": lambda value: _batch().reset(value),
    "Batch step": lambda value: _batch().step(value),
    "Batch observe": lambda value: _batch().observe(value),
    "TableEnv": TableEnv,
    "TableEnv reset": lambda value: TableEnv("las-vegas").reset(seed=value),
    "TablesEnv": TablesEnv,
    "TablesEnv num_envs": lambda value: TablesEnv("las-vegas", num_envs=value),
    "TablesEnv autoreset_mode": lambda value: TablesEnv("las-vegas", autoreset_mode=value),
    "TablesEnv reset": lambda value: TablesEnv("las-vegas").reset(seed=value),
    "TablesEnv reset options": lambda value: TablesEnv("las-vegas").reset(options=value),
    **{f"env {name}": lambda value, name=name: TableEnv("las-vegas", **{name: value})
       for name in ("players", "opponents", "memory", "render_mode", "neutral")},
    **{f"simulate {name}": lambda value, name=name: _simulate(**{name: value})
       for name in ("game", "bots", "players", "games_to_play", "seed", "options", "threads", "progress", "cluster")},
    **{f"arena {name}": lambda value, name=name: _arena(**{name: value})
       for name in ("game", "bots", "players", "games_to_play", "seed", "options", "threads", "progress", "cluster")},
    **{f"Match {game} {field.name}": lambda value, game=game, name=field.name: Match(game, players=2, **{name: value})
       for game, rules in GAMES.items() for field in msgspec.structs.fields(rules.Options)},
    **{f"supply {game}": lambda value, game=game: Match(game, players=2, chance="ask").supply(value) for game in GAMES},
    **{f"play {game}": lambda value, game=game: Match(game, players=2, seed=1).play(value) for game in GAMES},
    **{f"Record {field}": _records(field) for field in Record.__struct_fields__},
    **{f"Record {field}, listed": _records(field, lambda value: (value, value)) for field in ("lines", "seats")},
    "Record seat": _records("seats", lambda value: (Seat(value), Seat("Ben"))),
    "Record dice": _records("dice", Dice),
    "Record seed": _records("dice", lambda value: Dice("seed", value)),
}  # fmt: skip


@pytest.mark.parametrize("door", DOORS)
def test_nothing_that_is_handed_over_ends_in_a_traceback(
    door: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refusals = [mistake for value in STRANGE.values() if (mistake := _refusal(DOORS[door], value)) is not None]
    assert len(refusals) > len(STRANGE) // 3
    for code, mistake in product(LANGUAGES, refusals):
        with speaking(code):
            assert not {unicodedata.category(letter) for letter in str(mistake)} & HIDDEN
            assert len(str(mistake)) < 2_500


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: _new(chance="ask").supply(5), "“result” must be of the type str, not int."),
        (lambda: _new(chance="ask").supply(None), "“result” must be of the type str, not NoneType."),
        (lambda: _new(chance="ask").supply(b"x"), "“result” must be of the type str, not bytes."),
        (lambda: Match("las-vegas", seats=5), "“seats” must be of the type list, not int."),
        (lambda: Match("las-vegas", seats="Anna"), "“seats” must be of the type list, not str."),
        (lambda: Match([]), "There is no game “[]”. Choose one of: "),
        (lambda: _new(neutral=LONE), "The option neutral can’t be “\\ud800”, only: true, false."),
        (lambda: _new(chance="ask").supply(LONE), "“result” can’t be “\\ud800” because half of a character"),
        (lambda: _batch(size=None), "“size” must be a whole number, not “None”."),
        (lambda: _batch(size=10**20), "“size” must be a whole number from 1 to 1,000,000, not 1"),
        (lambda: zocker.hint(None), "“match” must be of the type zocker.Match, not NoneType."),
        (lambda: Record.load(None), "“path” must be of the type str, not NoneType."),
        (lambda: _new(seed=10**5_000), "The seed … is too large or too small. Use a whole number"),
        (lambda: _simulate(bots=["random"] * 2_000), "“bots” has too many entries. At most 1,000 are allowed."),
    ],
)
def test_it_is_one_sentence_that_names_what_was_wrong(
    wrong: Callable[[], object], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ZOCKER_LANG", "en")
    with pytest.raises(Mistake) as mistake:
        wrong()
    assert str(mistake.value).startswith(said)


def test_whole_numbers_of_numpy_are_whole_numbers() -> None:
    match = Match("las-vegas", players=np.int64(2), seed=np.int8(7))
    assert match.lines == _new().lines
    assert type(match.record().dice.seed) is int
    assert _batch(size=np.int32(2)).size == 2


def test_an_analysis_refuses_a_result_that_its_lines_do_not_lead_to() -> None:
    record = _record()
    assert record.result is not None
    forged = msgspec.structs.replace(record.result, scores=record.result.scores[::-1])
    with pytest.raises(Mistake, match="gives a different one"):
        zocker.analyse(msgspec.structs.replace(record, result=forged))
