"""Up to which line spectators may not read everything any more: the amounts of earlier rounds (LV-17b, RY-20a)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from zocker.match import Match
from zocker.rules.messages import Chance, Decision, RoundBegan
from zocker.rules.royale.events import Chose


def play_round(match: Any, luck: random.Random, round_: int) -> None:
    """Play until someone has made a move in a round, or to the end of the game."""
    while not match.over:
        waiting, began = match.waiting, sum(isinstance(event, RoundBegan) for event in match.log())
        if isinstance(waiting, Chance):
            match.roll()
            continue
        assert isinstance(waiting, Decision)
        match.play(luck.choice(waiting.moves).text)
        if began == round_:
            return


@pytest.mark.parametrize("game", ["las-vegas", "las-vegas-2019", "royale"])
def test_what_belongs_to_earlier_rounds_is_forgotten_until_the_end(game: Any) -> None:
    match: Any = Match(game, seats=["Anna", "Ben"], seed=3, chance="ask")
    luck = random.Random(1)
    play_round(match, luck, 1)
    assert match.forgotten() == 0
    for round_ in (2, 3):
        before = match.forgotten()
        play_round(match, luck, round_)
        forgotten = match.forgotten()
        assert before < forgotten < len(match.lines)
        readable, happened = match.log(), match.secret_events
        gaps = [at for at, event in enumerate(readable) if event != happened[at] and not isinstance(event, Chose)]
        assert match.news(forgotten)[0] > gaps[-1]  # nothing is left out after that line
        assert match.news(forgotten - 1)[0] <= gaps[-1]
    play_round(match, luck, 9)
    assert match.over
    assert match.forgotten() == 0


@pytest.mark.parametrize("game", ["las-vegas", "royale"])
def test_nothing_is_forgotten_where_money_is_open(game: Any) -> None:
    """Secret choices that nobody ever sees hold nothing back."""
    match: Any = Match(game, seats=["Anna", "Ben"], seed=3, chance="ask", open_money=True)
    play_round(match, random.Random(1), 3)
    assert match.forgotten() == 0
    assert Match("gambler", seats=["Anna", "Ben"], seed=3).forgotten() == 0


def test_a_move_that_was_taken_back_changes_nothing() -> None:
    match: Any = Match("las-vegas", seats=["Anna", "Ben"], seed=3, chance="ask")
    play_round(match, random.Random(1), 2)
    before = match.forgotten()
    assert before
    match.undo()
    assert match.forgotten() == 0  # the log shows the amounts of round 1 until the first placement of round 2
    match.play(match.moves[0].text)
    assert match.forgotten() == before
