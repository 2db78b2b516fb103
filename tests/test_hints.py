from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import pytest

from zocker import Match, Mistake, hints
from zocker.bots import legend, roster
from zocker.hints import Hint
from zocker.hints import hint as give
from zocker.rules.dice import new_rng
from zocker.rules.engine import legal_codes
from zocker.rules.games import GAMES
from zocker.rules.messages import Decision
from zocker.values import weights


@pytest.fixture(autouse=True)
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "is_warm", lambda game: False)


def at_decision(game: str, moves: int = 0, **given: Any) -> Match:
    """Return a match that waits for a decision, after some first choices."""
    match = Match(game, **({"players": 2, "seed": 5} | given))
    for _ in range(moves):
        match.play(decision(match).moves[0].text)
    return match


def decision(match: Match) -> Decision:
    assert isinstance(match.waiting, Decision)
    return match.waiting


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_move_is_weighed_and_the_best_comes_first(game: str) -> None:
    match = at_decision(game)
    legal = {move.code: move.text for move in decision(match).moves}
    hint = give(match, playouts=2 * len(legal), seed=1)
    assert {choice.code: choice.text for choice in hint.choices} == legal
    assert [choice.win for choice in hint.choices] == sorted((choice.win for choice in hint.choices), reverse=True)
    assert all(0 <= choice.win <= 1 and (choice.error is None or 0 <= choice.error <= 1) for choice in hint.choices)
    assert {choice.playouts for choice in hint.choices} == {2}
    assert hint.playouts == 2 * len(legal)
    assert hint.seat == decision(match).seat
    assert hint.learned is not hint.rough


def test_the_score_is_in_dollars_or_points() -> None:
    assert any(choice.score >= 10_000 for choice in give(at_decision("las-vegas"), playouts=9, seed=1).choices)
    assert all(choice.score < 1000 for choice in give(at_decision("gambler"), playouts=1, seed=1).choices)


def test_a_hint_changes_nothing() -> None:
    match = at_decision("royale")
    before, lines = match.secret_state.copy(), len(match.lines)
    give(match, playouts=1)
    assert match.secret_state.tobytes() == before.tobytes()
    assert len(match.lines) == lines


def test_the_same_seed_gives_the_same_hint() -> None:
    match = at_decision("las-vegas")
    assert give(match, playouts=8, seed=3) == give(match, playouts=8, seed=3)
    assert give(match, playouts=8, seed=3) != give(match, playouts=8, seed=4)


@pytest.mark.parametrize("game", ["las-vegas", "royale"])
def test_a_hint_knows_no_rivals_money(game: str) -> None:
    match = at_decision(game, moves=3)
    rival = 1 - decision(match).seat
    match.secret_state.round_no = 2
    hidden = give(match, playouts=8, seed=2)
    match.secret_state.hand[rival, 9 if game == "las-vegas" else 10] += 3
    assert give(match, playouts=8, seed=2) == hidden


def test_a_hint_knows_no_fist() -> None:
    hidden: list[Hint] = []
    for fist in ("take 1", "take 3"):
        match = Match("royale", players=2, seed=1, boards=1, faces="A1")
        while decision(match).kind != "fist":
            moves = [move.text for move in decision(match).moves]
            match.play("place 1" if "place 1" in moves else moves[0])
        match.play(next(move.text for move in decision(match).moves if move.text.endswith(fist[-1])))
        assert decision(match).kind == "guess"
        hidden.append(give(match, playouts=1, seed=2))
    assert hidden[0] == hidden[1]


def test_a_sure_win_is_certain() -> None:
    match = at_decision("las-vegas", players=2, open_money=True)
    seat = decision(match).seat
    match.secret_state.round_no = 4
    match.secret_state.hand[seat, 7:] = 4
    assert all(choice.win > 0.99 for choice in give(match, playouts=8, seed=1).choices)
    match.secret_state.hand[[0, 1]] = match.secret_state.hand[[1, 0]]
    assert all(choice.win < 0.01 for choice in give(match, playouts=8, seed=1).choices)


def test_one_legal_move_is_weighed_too() -> None:
    match = at_decision("las-vegas")
    while len(decision(match).moves) > 1:
        match.play(decision(match).moves[0].text)
    hint = give(match, playouts=1, seed=1)
    assert [choice.text for choice in hint.choices] == [decision(match).moves[0].text]
    assert hint.choices[0].error is None


def test_no_hint_without_a_decision() -> None:
    match = Match("las-vegas", players=2, seed=5, chance="ask")
    with pytest.raises(Mistake) as raised:
        give(match)
    assert raised.value.message == "error-hint-chance"
    match = at_decision("las-vegas")
    while not match.over:
        match.play(decision(match).moves[0].text)
    with pytest.raises(Mistake) as raised:
        give(match)
    assert raised.value.message == "error-over"


@pytest.mark.parametrize(
    ("given", "message"), [({"playouts": 0}, "error-range"), ({"seed": 1.5}, "error-whole-number")]
)
def test_what_cannot_be_asked(given: dict[str, Any], message: str) -> None:
    with pytest.raises(Mistake) as raised:
        give(at_decision("las-vegas"), **given)
    assert raised.value.message == message


def test_a_slow_machine_plays_on_every_choice_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "SCORE_SECONDS", -math.inf)
    assert {choice.playouts for choice in give(at_decision("las-vegas")).choices} == {1}


# Compiled ---------------------------------------------------------------------------------------------


@pytest.fixture
def warm(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Pretend that the kernels are compiled; return how many playouts search is asked for, call by call."""
    asked: list[int] = []
    interpreted = roster.think

    def think(view: Any, legal: Any, rng: Any, playouts: int, *, even: bool, compiled: bool) -> Any:
        assert compiled
        asked.append(playouts)
        return interpreted(view, legal, rng, 1, even=True, compiled=False)

    monkeypatch.setattr(hints, "is_warm", lambda game: True)
    monkeypatch.setattr(roster, "think", think)
    at_once = legend.chances
    monkeypatch.setattr(legend, "chances", lambda *given, compiled: at_once(*given, compiled=False))
    return asked


def test_compiled_search_goes_on_in_batches(warm: list[int]) -> None:
    match = at_decision("las-vegas", moves=6)
    hint = give(match, playouts=2 * hints.BATCH + 1, seed=1)
    assert warm == [hints.BATCH, hints.BATCH, 1]
    assert {choice.playouts for choice in hint.choices} == {3}
    assert not hint.rough


def test_compiled_search_stops_in_time(warm: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "SCORE_SECONDS", -math.inf)
    give(at_decision("las-vegas", moves=6), seed=1)
    assert warm == [hints.BATCH]


# Learned values -----------------------------------------------------------------------------------------


def test_chances_are_those_of_legend_and_the_best_comes_first() -> None:
    match = at_decision("las-vegas", moves=6)
    view, legal = match.masked(decision(match).seat), legal_codes(match.secret_state)
    chances = legend.chances(view, legal, new_rng(), compiled=False)
    assert chances is not None
    hint = give(match, playouts=1)
    assert {choice.code: choice.win for choice in hint.choices} == dict(zip(legal.tolist(), chances, strict=True))
    assert hint.choices[0].win == max(chances)


@pytest.mark.parametrize("players", [2, 4])
def test_interpreted_a_hint_for_gambler_is_learned_too(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "is_warm", lambda game: False)
    match: Match = Match("gambler", players=players, seed=3)
    for _ in range(6):
        hint = give(match, playouts=1, seed=1)
        assert hint.learned
        assert not hint.rough
        assert hint.choices[0].win == max(choice.win for choice in hint.choices)
        assert all(choice.error is None for choice in hint.choices)
        match.play(hint.choices[0].text)


def test_where_nothing_was_learned_a_hint_is_rough_until_everything_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    match = at_decision("royale", players=3, boards=1)
    assert give(match, playouts=1).rough
    assert not give(match, playouts=1).learned
