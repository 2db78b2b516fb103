"""The front door of the Python API."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import numpy as np
import pytest

import zocker
from zocker.errors import Mistake
from zocker.match import Match
from zocker.rules.messages import Chance, Decision, Over


def test_the_package_opens_the_front_doors() -> None:
    assert zocker.Match is Match
    assert zocker.Batch.__name__ == "Batch"
    with pytest.raises(AttributeError):
        _ = zocker.Roulette


def test_chance_can_be_asked_for_line_by_line() -> None:
    match = Match("las-vegas", players=2, chance="ask")
    assert match.waiting == Chance("starter", by_itself=True)
    match.supply("start 2")
    for casino in range(1, 7):
        assert match.waiting == Chance("bill", casino=casino, by_itself=True)
        match.supply("bill 50k" if casino < 6 else "bill 60k")
    assert match.waiting == Chance("roll", 1, small=8)
    match.supply("roll 4 1 1 6 6 6 6 6")
    assert isinstance(match.waiting, Decision)
    assert [(move.text, move.casino, move.small) for move in match.waiting.moves] == [
        ("place 1", 1, 2), ("place 4", 4, 1), ("place 6", 6, 5),
    ]  # fmt: skip
    match.play("place 6")
    assert match.waiting == Chance("roll", 0, small=8)
    assert match.lines[-2:] == ["roll 1 1 4 6 6 6 6 6", "place 6"]
    assert match.record().dice.source == "typed"


def test_without_a_seed_the_system_rolls_and_no_two_games_are_alike() -> None:
    games = [Match("las-vegas", players=2) for _ in range(3)]
    assert len({tuple(game.lines) for game in games}) == 3
    assert games[0].record().dice.source == "system"


def test_mistakes_change_nothing() -> None:
    match = Match("las-vegas", players=2, seed=1)
    before = (match.secret_state.tobytes(), list(match.lines), list(match.secret_events))
    for wrong in ("place 7", "place", "", "pass", "PLACE 1", "place 1 "):
        with pytest.raises(Mistake):
            match.play(wrong)
    with pytest.raises(Mistake):
        match.supply("roll 1")
    with pytest.raises(Mistake):
        match.roll()
    assert (match.secret_state.tobytes(), match.lines, match.secret_events) == before


def test_a_move_may_be_given_as_itself_by_its_text_or_by_its_code() -> None:
    by_text = Match("las-vegas", players=2, seed=7)
    move = by_text.moves[1]
    by_text.play(move.text)
    assert by_text.lines[-2:-1] == [move.text]
    for given in (move, move.code, np.int64(move.code)):
        match = Match("las-vegas", players=2, seed=7)
        assert match.preview(given) == match.preview(move.text)
        match.play(given)
        assert match.lines == by_text.lines


@pytest.mark.parametrize("wrong", [None, 1.0, True, 6, -1, np.int64(99), ["place 1"], object(), b"place 1"])
def test_anything_else_is_no_move_and_is_said_so(wrong: object) -> None:
    match = Match("las-vegas", players=2, seed=7)
    with pytest.raises(Mistake, match=r"is not a legal move now\. Legal moves: place 1, place 2"):
        match.play(wrong)  # type: ignore[arg-type]


def test_a_move_of_another_position_is_named_by_its_text() -> None:
    match = Match("las-vegas", players=2, seed=7)
    with pytest.raises(Mistake, match="“place 6” is not a legal move now"):
        match.play(5)


def test_who_decides_and_what_is_legal() -> None:
    match = Match("las-vegas", players=2, seed=7, chance="ask")
    assert (match.seat, match.moves) == (None, ())
    while match.seat is None:
        match.roll()
    assert isinstance(match.waiting, Decision)
    assert (match.seat, match.moves) == (match.waiting.seat, match.waiting.moves)
    match.go_on(match.record().dice, "auto")
    while match.moves:
        match.play(match.moves[0])
    assert match.over
    assert match.seat is None


def in_mid_round() -> Match:
    """Return a match whose last move may be taken back."""
    match = Match("las-vegas", players=2, seed=7, chance="ask")
    while match.seat is None:
        match.roll()
    match.play(match.moves[0])
    return match


def picture(match: Match) -> object:
    """Return all that can be seen of a match."""
    views = [match.view(seat) for seat in (-1, 0, 1)]
    return match.record(), views, match.log(0), match.can_undo, match.secret_state.tobytes()


COPIES: dict[str, Callable[[Match], Match]] = {
    "copy": Match.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),
}


@pytest.mark.parametrize("how", COPIES)
def test_a_copy_is_alike_and_goes_on_by_itself(how: str) -> None:
    match = in_mid_round()
    before = picture(match)
    twin = COPIES[how](match)
    assert picture(twin) == before
    twin.undo()
    twin.play(twin.moves[1])
    twin.roll()
    assert picture(match) == before
    match.roll()
    assert match.lines[-1] == twin.lines[-1]  # the same dice
    assert COPIES[how](twin).rules is twin.rules


def test_copies_take_back_the_same_move_and_stay_apart() -> None:
    match = in_mid_round()
    twin = match.copy()
    for one in (match, twin):
        one.undo()
    before = match.secret_state.tobytes()
    twin.play(twin.moves[0])
    assert match.secret_state.tobytes() == before


def test_a_copy_with_a_seed_has_dice_of_its_own_and_a_true_record() -> None:
    match = Match("las-vegas", players=2, seed=7)
    ends = []
    for seed in (1, 1, 2):
        twin = match.copy(seed)
        while twin.moves:
            twin.play(twin.moves[0])
        zocker.verify(twin.record())
        ends.append(twin.lines)
    while match.moves:
        match.play(match.moves[0])
    assert ends[0] == ends[1]
    assert ends[1] != ends[2]
    assert match.lines not in ends
    with pytest.raises(Mistake, match="whole number"):
        match.copy("a")  # type: ignore[arg-type]


def test_a_finished_match_takes_nothing_more() -> None:
    match = Match("las-vegas", players=2, seed=1)
    while isinstance(match.waiting, Decision):
        match.play(match.waiting.moves[-1].text)
    assert match.waiting == Over()
    assert match.result is not None
    assert max(match.result.scores) == match.result.scores[match.result.winners[0]]
    with pytest.raises(Mistake, match="over"):
        match.play("place 1")
    with pytest.raises(Mistake, match="over"):
        match.supply("roll 1")
    with pytest.raises(Mistake, match="over"):
        match.roll()


def test_a_preview_shows_the_casino_after_the_move_and_changes_nothing() -> None:
    match = Match("las-vegas", players=2, seed=7)
    assert isinstance(match.waiting, Decision)
    move = match.waiting.moves[0]
    before = match.secret_state.tobytes()
    preview = match.preview(move.text)
    assert match.secret_state.tobytes() == before
    match.play(move.text)
    assert move.casino is not None
    assert match.view().casinos[move.casino - 1] == preview


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"game": "poker"}, "no game"),
        ({"players": 6}, "2 to 5"),
        ({"players": 1}, "2 to 5"),
        ({"players": 5, "neutral": True}, "Neutral"),
        ({"players": 2, "neutral": "perhaps"}, "neutral"),
        ({"players": 2, "starter": 3}, "Seat 3"),
        ({"players": 2, "starter": 0}, "Seat 0"),
        ({"players": 2, "boards": 3}, "boards"),
        ({"players": 2, "seats": ["A", "B", "C"]}, "names"),
        ({"seats": ["A", "\n"]}, "name"),
    ],
)
def test_impossible_tables_are_refused(arguments: dict[str, object], says: str) -> None:
    with pytest.raises(Mistake, match=says):
        Match(**({"game": "las-vegas"} | arguments))  # type: ignore[call-overload]


def test_options_can_be_given_as_text() -> None:
    match = Match("las-vegas", players=3, seed=1, neutral="true", starter="2", open_money="false")  # type: ignore[call-overload]
    assert (match.options.neutral, match.options.starter, match.options.open_money) == (True, 2, False)


def test_the_last_move_of_a_game_cannot_be_taken_back() -> None:
    """When the game is over all money is shown; nobody may look at it and choose again."""
    match = Match("las-vegas", players=2, seed=1, chance="ask")
    while not match.over:
        if isinstance(match.waiting, Decision):
            match.play(match.waiting.moves[0].text)
        else:
            match.roll()
    assert not match.can_undo
    with pytest.raises(Mistake):
        match.undo()


@pytest.mark.parametrize("players", [0, -1, 10**30])
def test_absurd_numbers_get_the_same_clear_sentence(players: int) -> None:
    with pytest.raises(Mistake, match="is for 2 to 5 players"):
        Match("las-vegas", players=players)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"chance": "sytem"}, "“auto” or “ask”"),
        ({"seed": "a"}, "“seed” must be a whole number"),
        ({"players": "3"}, "“players” must be a whole number"),
        ({"players": 2.5}, "“players” must be a whole number"),
    ],
)
def test_wrong_kinds_of_arguments_are_refused(arguments: dict[str, object], says: str) -> None:
    with pytest.raises(Mistake, match=says):
        Match(**({"game": "las-vegas", "players": 2} | arguments))  # type: ignore[call-overload]


@pytest.mark.parametrize("seat", [2, 7, -2, None, "a"])
def test_nobody_sits_where_there_is_no_seat(seat: object) -> None:
    match = Match("las-vegas", players=2, seed=1)
    with pytest.raises(Mistake, match="no seat"):
        match.view(seat)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ["las-vegas", "las-vegas-2019", "royale"])
def test_a_showdown_has_all_dice_and_no_hidden_money(game: str) -> None:
    match = Match(game, players=3, seed=5, chance="ask")
    shown = 0
    while not match.over:
        before = [match.view(seat) for seat in (-1, 0, 1, 2)]
        if isinstance(match.waiting, Decision):
            match.play(match.waiting.moves[-1].text)
        else:
            match.roll()
        for seat in (-1, 0, 1, 2):
            view = match.view_of_showdown(seat)
            if view is not None:
                shown += 1
                assert sum(len(casino.rows) for casino in view.casinos) > 5
                assert [held.money for held in view.seats] == [held.money for held in before[seat + 1].seats]
                assert [held.money is None for held in view.seats] == [other != seat for other in range(3)]
    assert shown == 4 * match.view().rounds


def test_a_showdown_of_gambler_has_the_full_tableau() -> None:
    match = Match("gambler", players=2, seed=5, chance="ask", rounds=1)
    while not match.over:
        if isinstance(match.waiting, Decision):
            match.play(match.waiting.moves[0].text)
        else:
            match.roll()
    scored = match.view_of_showdown()
    assert scored is not None
    assert all(row.full for row in scored.rows)


def test_a_move_in_mid_round_has_no_showdown() -> None:
    match = Match("las-vegas", players=2, seed=5)
    assert match.view_of_showdown() is None
    assert isinstance(match.waiting, Decision)
    match.play(match.waiting.moves[0].text)
    assert match.view_of_showdown() is None
