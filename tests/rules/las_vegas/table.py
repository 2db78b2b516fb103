"""A table for the tests of the clauses: positions, real-looking rounds, and what a casino paid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from zocker.errors import Mistake
from zocker.match import Match
from zocker.rules.messages import Chance, Decision, Event
from zocker.rules.vegas.events import Paid, Tied, Unclaimed

ANNA, BENNO, CARLA, DENNY, EMIL = range(5)
WHITE = "neutral"

ASIDE = 6  # the casino where dice lie that a test of scoring does not care about
TESTED = 2  # the casino that it does care about


def casino(*bills: str, dice: Sequence[int] = (), neutral: int = 0) -> dict[str, Any]:
    """Return a casino for a set-up."""
    return {"bills": bills or ("50k",), "dice": dice, "neutral": neutral}


def position(
    players: int,
    casinos: Mapping[int, dict[str, Any]] | None = None,
    *,
    on: int = ANNA,
    starter: int = ANNA,
    round: int = 1,
    held: Sequence[int] = (),
    roll: str | None = None,
    hands: Sequence[Sequence[str]] = (),
    gone: Sequence[str] = (),
    **options: Any,
) -> Match:
    """Return a match that begins in a position. Casinos that are not given have one bill of $50k and no dice."""
    setup = {
        "round": round,
        "starter": starter + 1,
        "on": on + 1,
        "casinos": [(casinos or {}).get(number, casino()) for number in range(1, 7)],
        "hands": hands,
        "gone": gone,
        "neutral": held,
        "roll": roll,
    }
    return Match("las-vegas", players=players, chance="ask", setup=setup, **options)


def roller(match: Match) -> int | None:
    """Return who is to roll."""
    assert isinstance(match.waiting, Chance), match.waiting
    return match.waiting.seat


def choices(match: Match) -> list[str]:
    """Return the legal moves in writing."""
    assert isinstance(match.waiting, Decision), match.waiting
    return [move.text for move in match.waiting.moves]


def stock(match: Match, *casinos: str) -> None:
    """Lay out bills, one text a casino: `stock(match, "50k", "20k 30k", …)`."""
    for number, bills in enumerate(casinos, 1):
        for bill in bills.split():
            assert match.waiting == Chance("bill", casino=number, by_itself=True)
            match.supply(f"bill {bill}")


def all_dice_on(match: Match, face: int) -> None:
    """Let the seat whose turn it is roll one face with all its dice, and place them."""
    assert isinstance(match.waiting, Chance), match.waiting
    roll = [str(face)] * match.waiting.small
    if match.waiting.neutral:
        roll += ["+"] + [str(face)] * match.waiting.neutral
    match.supply(" ".join(["roll", *roll]))
    match.play(f"place {face}")


def play_round(match: Match, faces: Mapping[int, int]) -> None:
    """Play a round in which every seat puts all its dice in one casino; `faces` says which, by seat."""
    for _ in faces:
        seat = roller(match)
        assert seat is not None
        all_dice_on(match, faces[seat])


def start(players: int, **options: Any) -> Match:
    """Return a new match that asks for every draw and roll; seat 1 starts unless told otherwise."""
    return Match("las-vegas", players=players, chance="ask", **{"starter": 1} | options)


@contextmanager
def refused(message: str, **details: str | int) -> Iterator[None]:
    """Expect a `Mistake` with a message of the catalogue, and at least these details."""
    with pytest.raises(Mistake) as caught:
        yield
    assert caught.value.message == message
    assert caught.value.details == caught.value.details | details
    assert str(caught.value)


def scored(bills: str, dice: Sequence[int], neutral: int | None = None) -> list[Event]:
    """Score one casino; return what happened there.

    `dice` are the dice of the seats there; `neutral` are White's, None without the variant. Everybody's other
    dice lie in casino 6. Before the last of them is placed, the view must foretell what will be paid.
    """
    on = next(seat for seat, n in enumerate(dice) if n < 8)
    rest = [8 - n - (seat == on) for seat, n in enumerate(dice)]
    white = neutral or 0
    match = position(
        len(dice),
        {
            TESTED: casino(*bills.split(), dice=dice, neutral=white),
            ASIDE: casino(dice=rest, neutral=0 if neutral is None else 8 - white),
        },
        on=on,
        neutral=neutral is not None,
        roll=f"roll {ASIDE}",
    )
    foretold = {row.owner: (row.tied, row.prize) for row in match.view().casinos[TESTED - 1].rows}
    match.play(f"place {ASIDE}")
    happened: list[Event] = [
        e for e in match.secret_events if isinstance(e, Tied | Paid | Unclaimed) and e.casino == TESTED
    ]
    assert {e.owner for e in happened if isinstance(e, Tied)} == {who for who in foretold if foretold[who][0]}
    assert winnings(happened) == {who: prize for who, (_, prize) in foretold.items() if prize}
    return happened


def winnings(happened: Sequence[Event]) -> dict[int | str, int]:
    """Return who won which bill in what happened at a casino, White included."""
    paid: dict[int | str, int] = {}
    for event in happened:
        if isinstance(event, Paid):
            assert event.bill is not None
            paid[event.seat] = event.bill
        elif isinstance(event, Unclaimed) and event.owner is not None:
            assert event.bill is not None
            paid[event.owner] = event.bill
    return paid
