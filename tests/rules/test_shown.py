"""What has not changed is not made again for each view, and yet every view is as if it were."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from zocker.match import Match
from zocker.rules import games, shown
from zocker.rules.frames import NOBODY
from zocker.rules.messages import Chance, Decision, Over

SEATS = (NOBODY, 0, 1, 2)


def positions(game: str, seed: int) -> Iterator[Match]:
    """Yield a match after each of its lines, played by luck."""
    luck, match = random.Random(seed), Match(game, players=3, seed=seed, chance="ask")
    while not isinstance(waiting := match.waiting, Over):
        if isinstance(waiting, Chance):
            match.roll()
        else:
            match.play(luck.choice(waiting.moves).text)
        yield match


@pytest.mark.parametrize("game", games.GAMES)
def test_a_view_is_the_same_as_if_all_of_it_were_made_anew(game: str) -> None:
    for match in positions(game, seed=5):
        remembered = [match.view(seat) for seat in SEATS]
        shown._new.clear()
        shown._old.clear()
        assert [match.view(seat) for seat in SEATS] == remembered


@pytest.mark.parametrize("game", ["las-vegas", "las-vegas-2019", "royale"])
def test_casinos_that_have_not_changed_are_not_made_again(game: str) -> None:
    match = Match(game, players=3, seed=1)
    before, decision = match.view(0), match.waiting
    assert isinstance(decision, Decision)
    move = decision.moves[0]
    assert move.casino is not None
    match.play(move.text)
    same = [one is other for one, other in zip(before.casinos, match.view(1).casinos, strict=True)]
    assert sum(same) >= 4
    assert not same[move.casino - 1]


def test_what_is_not_shown_again_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown, "MOST_SHOWN", 10)
    made = list[int]()

    def make(number: int) -> int:
        made.append(number)
        return number

    for number in range(100):
        assert shown.shown_lately(int, ("test", number), lambda number=number: make(number)) == number  # type: ignore[misc]
        assert shown.shown_lately(int, ("test", 0), lambda: make(0)) == 0
    assert made == [*range(100)]
    assert len(shown._new) + len(shown._old) <= 20


@pytest.mark.parametrize("game", games.GAMES)
def test_news_are_the_end_of_the_log(game: str) -> None:
    seen = 0
    for match in positions(game, seed=6):
        for seat in SEATS:
            start, news = match.news(seen, seat)
            assert news == match.log(seat)[start:]
        seen = max(0, len(match.lines) - 2)
