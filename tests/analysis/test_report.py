"""Was it luck? Everything adds up, choices are measured against the best, and what was taken back does not count."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from tests.analysis.games import parts_of, played, recorded
from tests.rules.royale.table import in_debt
from zocker import Mistake, analyse
from zocker.analysis.account import measure
from zocker.analysis.judges import Choices, Expectation
from zocker.analysis.report import Analysis, Happening
from zocker.match import Match
from zocker.record import Record
from zocker.rules.engine import legal_codes
from zocker.rules.frames import NOBODY, seat_of
from zocker.rules.las_vegas.game import LAS_VEGAS
from zocker.rules.messages import Decision
from zocker.rules.state import State
from zocker.values import weights

GAMES: list[tuple[str, tuple[str, ...], dict[str, Any]]] = [
    ("las-vegas", ("regular", "rookie"), {}),
    ("las-vegas", ("greedy", "random", "regular"), {"neutral": True}),
    ("las-vegas", ("rookie",) * 5, {"open_money": True}),
    ("las-vegas-2019", ("greedy", "random"), {}),
    ("royale", ("greedy", "random"), {"boards": 3}),
    ("royale", ("rookie",) * 4, {"boards": 6}),
    ("gambler", ("greedy", "rookie", "random"), {"target": 200}),
]


@pytest.mark.parametrize(("game", "bots", "options"), GAMES, ids=lambda part: str(part)[:24])
def test_start_luck_choices_and_corrections_add_up_to_the_result(
    game: str, bots: tuple[str, ...], options: dict[str, Any]
) -> None:
    match = played(game, bots, 5, **options)
    analysis, moves = measure(match.record()), {*match.rules.moves}
    assert match.result is not None
    winners = [seat in match.result.winners for seat in range(len(bots))]
    for seat, won in zip(analysis.seats, winners, strict=True):
        assert parts_of(seat) == pytest.approx(seat.result, abs=1e-9)
        assert (seat.own_errors or 0) + (seat.others_errors or 0) == pytest.approx(seat.choices, abs=1e-9)
        assert seat.result == pytest.approx(won / sum(winners))
    assert sum(seat.luck for seat in analysis.seats) == pytest.approx(0, abs=1e-9)
    lines = [event.line for event in analysis.events]
    assert lines == sorted(lines)
    decided = [event for event in analysis.events if event.kind == "choice"]
    assert {event.line for event in decided} == {n for n, line in enumerate(match.lines, 1) if line in moves}
    assert all(event.loss is not None and event.loss >= 0 and event.best for event in decided)


def test_a_choice_about_hidden_cards_is_judged_as_its_seat_sees_it() -> None:
    """Nobody has counted Anna's cards, so nobody else knows what she may choose from."""
    match = in_debt()
    match.play("place 6")
    assert [move.text for move in match.moves] == ["decline", "choose 2", "choose 3"]
    match.play("choose 2")
    found = [event for event in measure(match.record()).events if event.kind == "choice"]
    assert [event.line for event in found] == [1, 2]
    assert (found[1].best, found[1].loss) != ("decline", 0)


def test_samples_stand_for_all_deals_with_an_error_but_rolls_are_looked_at_in_full() -> None:
    record = recorded("las-vegas", ("rookie",) * 3, 4)
    sampled = [event for event in analyse(record).events if event.error is not None]
    assert [event.round for event in sampled] == [1, 2, 3, 4]
    assert all(0 < (event.error or 0) < 0.005 and event.kind == "chance" for event in sampled)


def test_the_same_record_gives_the_same_report() -> None:
    record = recorded("las-vegas", ("regular", "greedy"), 7)
    assert msgspec.json.encode(analyse(record)) == msgspec.json.encode(analyse(record))


def test_what_was_taken_back_does_not_count() -> None:
    match, plain = (Match("las-vegas", players=2, seed=3, chance="ask") for _ in range(2))
    for one in (match, plain):
        while not isinstance(one.waiting, Decision):
            one.roll()
    moves = decision_of(match).moves
    match.play(moves[0].text)
    match.undo()
    for one in (match, plain):
        one.play(moves[-1].text)
    assert len(match.lines) == len(plain.lines) + 2
    with_undo, without = analyse(match.record()), analyse(plain.record())
    assert [event.after for event in with_undo.events] == [event.after for event in without.events]
    assert not with_undo.over


def decision_of(match: Match) -> Decision:
    assert isinstance(match.waiting, Decision)
    return match.waiting


class Naive:
    """A judge by whom everybody's chances are equal, except after one move."""

    name = "naive"

    def __init__(self, bad: str) -> None:
        self.bad = bad

    def value(self, state: State) -> Any:
        return np.full(int(state.players), 1 / int(state.players))

    rough = value

    def choices(self, state: State, by: int = NOBODY) -> Choices:
        legal = legal_codes(state)
        after = np.full((len(legal), 2), 0.5)
        for k, code in enumerate(legal):
            if LAS_VEGAS.moves[code] == self.bad:
                after[k] = 0.9
                after[k, seat_of(state)] = 0.1
        return Choices(after, np.full(2, 0.5))

    def expectation(self, state: State) -> Expectation:
        return Expectation(self.value(state))


def test_a_choice_is_measured_against_the_best_one() -> None:
    match = Match("las-vegas", players=2, seed=3)
    seat, bad = decision_of(match).seat, decision_of(match).moves[0].text
    match.play(bad)
    analysis = analyse(match.record(), Naive(bad))
    choice = next(event for event in analysis.events if event.kind == "choice")
    assert choice.loss == pytest.approx(0.4)
    assert choice.best != bad
    assert analysis.seats[seat].own_errors == pytest.approx(-0.4)
    assert analysis.seats[1 - seat].others_errors == pytest.approx(0.4)
    assert max(event.swing for event in analysis.turning_points) == pytest.approx(0.4)


def test_the_game_did_not_turn_where_next_to_nothing_has_changed() -> None:
    events = tuple(
        Happening(line=line, round=1, kind="reveal", seat=None, before=(0.5, 0.5), after=(0.5 + swing, 0.5 - swing))
        for line, swing in ((20, 0.0), (40, 0.009), (60, 0.02), (80, -0.3))
    )
    assert [event.line for event in Analysis("royale", 2, "learned", True, (), events).turning_points] == [60, 80]


def test_games_that_cannot_be_judged_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Mistake, match="no moves to analyse"):
        analyse(Match("las-vegas", players=2, chance="ask").record())
    three = recorded("royale", ("random",) * 3, 1, boards=1)
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    with pytest.raises(Mistake, match="no value network"):
        analyse(three)


def test_json_has_the_promised_keys() -> None:
    record: Record = recorded("gambler", ("greedy", "rookie"), 2, target=120)
    told = msgspec.json.decode(msgspec.json.encode(analyse(record)))
    assert {"game", "players", "value", "seats", "events"} <= told.keys()
    assert [*told["seats"][0]] == [
        "name",
        "start",
        "luck",
        "choices",
        "own_errors",
        "others_errors",
        "corrections",
        "result",
        "own_errors_money",
        "others_errors_money",
    ]
    assert all({"line", "kind", "text", "before", "after"} <= event.keys() for event in told["events"])
    assert all(("luck" in event) == (event["kind"] != "choice") for event in told["events"])
    proven = msgspec.json.decode(msgspec.json.encode(analyse(recorded("las-vegas", ("greedy", "rookie"), 2))))
    assert all(("luck" in event) != ("loss" in event) for event in proven["events"])
