"""Records of format 1, and of the second version of Royale: they are read, and replay where rules agree."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from zocker import record, replays, verify
from zocker.errors import Mistake
from zocker.match import Match
from zocker.replays import by_older_rules
from zocker.rules.games import GAMES

SAMPLES = Path(__file__).parent / "samples" / "format-1"
SECOND_RULES = SAMPLES.parent / "rules-2"
AGREE = ("las-vegas", "las-vegas-2019", "gambler", "royale-agrees")
DIFFER = ("royale-black-box", "royale-bad-luck")


def sample(name: str) -> record.Record:
    return record.load(SAMPLES / f"{name}.json")


def test_every_sample_is_of_format_1_and_tried() -> None:
    files = sorted(SAMPLES.glob("*.json"))
    assert {file.stem for file in files} == {*AGREE, *DIFFER, "gambler-running"}
    assert {json.loads(file.read_text("utf-8"))["zocker"] for file in files} == {1}


@pytest.mark.parametrize("name", AGREE)
def test_a_game_whose_rules_agree_replays_to_its_result_and_is_written_in_format_2(name: str) -> None:
    old = sample(name)
    match = replays.replay(old)
    assert match.over
    new = json.loads(record.write(match.record()))
    assert (new["zocker"], new["rules"]) == (2, GAMES[old.game].version)
    assert "proof" not in new
    written = json.loads((SAMPLES / f"{name}.json").read_text("utf-8"))
    for field in ("game", "seats", "dice", "setup", "lines", "result"):
        assert new[field] == written[field]


@pytest.mark.parametrize("name", DIFFER)
def test_a_game_that_would_go_another_way_now_says_so_in_one_sentence(name: str) -> None:
    old = sample(name)
    assert (old.rules, by_older_rules(old)) == (1, True)
    assert old.result is not None
    with pytest.raises(Mistake) as caught:
        replays.replay(old)
    assert caught.value.message == "error-older-rules"
    assert "older rules" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_game_of_the_second_rules_of_royale_is_shown_if_nothing_in_it_has_changed() -> None:
    """What My Choice did by version 2 may be done by version 3, too; but nobody was asked how to pay for Bad Luck."""
    assert {file.stem for file in SECOND_RULES.glob("*.json")} == {"royale-my-choice", "royale-bad-luck"}
    shown, closed = (record.load(SECOND_RULES / f"royale-{name}.json") for name in ("my-choice", "bad-luck"))
    assert (shown.rules, closed.rules) == (2, 2)
    assert replays.replay(shown).result == shown.result
    assert replays.recall(closed) is None


@pytest.mark.parametrize("name", ["gambler", "gambler-running"])
def test_gambler_goes_on_with_the_tableaux_that_it_was_played_with(name: str) -> None:
    match = replays.replay(sample(name))
    assert match.record().options["tableaux"] == "towns-1"
    assert Match("gambler", players=2).record().options["tableaux"] != "towns-1"


def test_a_running_game_whose_rules_agree_is_played_on() -> None:
    match = replays.replay(sample("gambler-running"))
    match.play(match.waiting.moves[0].text)  # type: ignore[union-attr]
    assert not match.over


def test_a_record_that_lies_is_not_excused_by_its_age() -> None:
    """The rules of Las Vegas have not changed, so a line that is not true is still named."""
    lines = list(sample("las-vegas").lines)
    lines[-1] = "place 7"
    document = json.loads((SAMPLES / "las-vegas.json").read_text("utf-8")) | {"lines": lines}
    with pytest.raises(Mistake) as caught:
        replays.replay(record.read(json.dumps(document).encode()))
    assert caught.value.message == "error-record-line"


def test_rules_of_tomorrow_are_refused() -> None:
    document = json.loads(record.write(replays.replay(sample("las-vegas")).record())) | {"rules": 7}
    with pytest.raises(Mistake) as caught:
        replays.replay(record.read(json.dumps(document).encode()))
    assert caught.value.message == "error-record-rules"


def test_a_proof_by_the_older_scheme_is_kept_and_proves_nothing() -> None:
    match = replays.replay(sample("las-vegas"))
    proof = {"table": "t", "lines": [{"kind": "promise", "event": 1, "seats": [], "end": "ab" * 32}]}
    document = json.loads(record.write(match.record())) | {"dice": {"source": "system"}, "proof": proof}
    again = replays.replay(record.read(json.dumps(document).encode())).record()
    assert again.proof is not None
    assert again.proof.table == "t"
    assert json.loads(record.write(again)) == document
    told = verify(again)
    assert told.is_older
    assert (told.proven, told.unproven) == ((), told.chances)
