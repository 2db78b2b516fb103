"""Positions typed in from a real table. Impossible ones are refused."""

from __future__ import annotations

import msgspec

from zocker.errors import Mistake
from zocker.rules.gambler.material import MOST_ROUNDS, NO_BEGINNER, NO_LIMIT, ROWS, STEP
from zocker.rules.gambler.notation import read_chance
from zocker.rules.gambler.table import Options, unstarted
from zocker.rules.gambler.tableau import lay_out, put
from zocker.rules.gambler.turn import chance, share, start_turn
from zocker.rules.records import Record
from zocker.rules.setups import between, length


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position in which a seat is about to begin its turn, or has just rolled for the first time."""

    round: int
    starter: int
    on: int
    turned: tuple[int, ...]  # the tableaux turned up so far, in order; on the first pass the last one is on the table
    rows: tuple[tuple[int, ...], ...]  # the dice in each row, from the left
    dice: tuple[int, ...]  # that each seat has left
    points: tuple[int, ...]
    roll: str | None = None


def from_setup(players: int, options: Options, setup: Setup) -> Record:
    """Return the state of a position, or raise a `Mistake` that says why it cannot be."""
    s = unstarted(players, options)
    between("round", setup.round, 1, int(s.rounds) if s.rounds != NO_LIMIT else MOST_ROUNDS)
    between("starter", setup.starter, 1, players)
    between("on", setup.on, 1, players)
    length("rows", setup.rows, ROWS)
    length("dice", setup.dice, players)
    length("points", setup.points, players)
    s.round_no, s.starter = setup.round, setup.starter - 1
    _set_tableaux(s, setup)
    placed = _set_rows(s, setup)
    for seat in range(players):
        between("dice", setup.dice[seat], 0, int(share(players)))
        between("points", setup.points[seat], 0, 1_000_000_000)
        if setup.points[seat] % STEP:
            raise Mistake("error-setup-points", seat=seat + 1, step=STEP)  # GA-4, GA-5
        s.supply[seat], s.points[seat] = setup.dice[seat], setup.points[seat]
    total = int(share(players)) * players
    if sum(setup.dice) + placed != total:
        raise Mistake("error-setup-gambler-dice", total=total, got=sum(setup.dice) + placed)
    if not s.supply[setup.on - 1]:
        raise Mistake("error-setup-no-dice", seat=setup.on)
    start_turn(s, setup.on - 1)
    if setup.roll is not None:
        chance(s, read_chance(s, setup.roll))
    return s


def _set_tableaux(s: Record, setup: Setup) -> None:
    """Bring the stack into order (GA-22): in the first pass the tableaux turned up so far, later on all of them."""
    deck = int(s.deck)
    length("turned", setup.turned, min(setup.round, deck))
    for number in setup.turned:
        between("turned", number, 1, deck)
    if len({*setup.turned}) < len(setup.turned):
        raise Mistake("error-setup-turned")
    if s.beginner not in (NO_BEGINNER, setup.turned[0] - 1):
        raise Mistake("error-setup-beginner", number=int(s.beginner) + 1)  # GA-2
    places = [number - 1 for number in setup.turned]
    s.order[:deck] = places + [face for face in range(deck) if face not in places]
    s.turned = len(places)
    lay_out(s, s.order[(setup.round - 1) % deck])


def _set_rows(s: Record, setup: Setup) -> int:
    """Put the dice in the rows; return how many there are."""
    for row, faces in enumerate(setup.rows):
        for face in faces:
            between("rows", face, 1, 6)
            if not s.fits[row] >> (face - 1) & 1:
                raise Mistake("error-setup-row", row=row + 1, face=face)
            put(s, row, face - 1)
    if s.empty == 0:
        raise Mistake("error-setup-full")
    return sum(map(len, setup.rows))
