"""Positions typed in from a real table. Impossible ones are refused."""

from __future__ import annotations

import msgspec

from zocker.errors import Mistake
from zocker.rules.chance import read_chance
from zocker.rules.gambler.chances import CHANCES
from zocker.rules.gambler.material import MAX_ROUNDS, NO_BEGINNER, NO_LIMIT, ROWS, START, STEP
from zocker.rules.gambler.table import Options, blank_state
from zocker.rules.gambler.tableau import lay_out, put
from zocker.rules.gambler.turn import chance, share, start_turn
from zocker.rules.setups import check_between, check_length
from zocker.rules.state import State


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position in which a seat is about to begin its turn, or has just rolled for the first time."""

    round: int
    starter: int
    on: int
    turned: tuple[int, ...]  # the tableaux turned up so far, in order; on the first pass the last one is on the table
    rows: tuple[tuple[int, ...], ...]  # the dice in each row, from the left
    dice: tuple[int, ...]  # dice that each seat has left
    points: tuple[int, ...]
    roll: str | None = None


def from_setup(players: int, options: Options, setup: Setup) -> State:
    """Return the state of a position, or raise a `Mistake` with the reason why it is impossible."""
    s = blank_state(players, options)
    check_between("round", setup.round, 1, int(s.rounds) if s.rounds != NO_LIMIT else MAX_ROUNDS)
    check_between("starter", setup.starter, 1, players)
    check_between("on", setup.on, 1, players)
    check_length("rows", setup.rows, ROWS)
    check_length("dice", setup.dice, players)
    check_length("points", setup.points, players)
    s.round_no, s.starter = setup.round, setup.starter - 1
    _set_tableaux(s, setup)
    placed = _set_rows(s, setup)
    for seat in range(players):
        check_between("dice", setup.dice[seat], 0, int(share(players)))
        check_between("points", setup.points[seat], 0, 1_000_000_000)
        if setup.points[seat] % STEP:
            raise Mistake("error-setup-points", seat=seat + 1, step=STEP)  # GA-4, GA-5
        s.dice_left[seat], s.points[seat] = setup.dice[seat], setup.points[seat]
    total = int(share(players)) * players
    if sum(setup.dice) + placed != total:
        raise Mistake("error-setup-gambler-dice", total=total, got=sum(setup.dice) + placed)
    _check_points(s, setup)
    if not s.dice_left[setup.on - 1]:
        raise Mistake("error-setup-no-dice", seat=setup.on)
    start_turn(s, setup.on - 1)
    if setup.roll is not None:
        chance(s, read_chance(CHANCES, s, setup.roll))
    return s


def _set_tableaux(s: State, setup: Setup) -> None:
    """Put the stack in order (GA-22): on the first pass the tableaux turned up so far, later all of them."""
    deck = int(s.deck)
    check_length("turned", setup.turned, min(setup.round, deck))
    for number in setup.turned:
        check_between("turned", number, 1, deck)
    if len({*setup.turned}) < len(setup.turned):
        raise Mistake("error-setup-turned")
    if s.beginner not in (NO_BEGINNER, setup.turned[0] - 1):
        raise Mistake("error-setup-beginner", number=int(s.beginner) + 1)  # GA-2
    places = [number - 1 for number in setup.turned]
    s.order[:deck] = places + [tableau for tableau in range(deck) if tableau not in places]
    s.turned = len(places)
    lay_out(s, s.order[(setup.round - 1) % deck])


def _set_rows(s: State, setup: Setup) -> int:
    """Put the dice in the rows; return how many there are."""
    for row, faces in enumerate(setup.rows):
        for face in faces:
            check_between("rows", face, 1, 6)
            if not s.fits[row] >> (face - 1) & 1:
                raise Mistake("error-setup-row", row=row + 1, face=face)
            put(s, row, face - 1)
    if s.empty == 0:
        raise Mistake("error-setup-full")
    return sum(map(len, setup.rows))


Range = tuple[int, int]  # the least and the most points


def _check_points(s: State, setup: Setup) -> None:
    """Raise `Mistake` for points that the earlier points and the rows completed since can't explain.

    Everyone starts with 80 (GA-5); before a later round no one had reached the target (GA-24).
    """
    before = (START, START) if setup.round == 1 else (0, int(s.target) - STEP)
    finished = [int(s.value[row]) for row in range(ROWS) if not s.fits[row]]
    results = _results(finished, before)
    shared_out = {0}  # each set of rows, as bits, that the seats so far can have finished
    for points in setup.points:
        mine = [rows for rows, ranges in results.items() if any(least <= points <= most for least, most in ranges)]
        shared_out = {others | rows for others in shared_out for rows in mine if not others & rows}
    if len(results) - 1 not in shared_out:
        raise Mistake("error-setup-points-won", round=setup.round, start=START, target=int(s.target))


def _results(finished: list[int], before: Range) -> dict[int, set[Range]]:
    """Return, for each set of rows as bits, the points of a seat that finished them in any order (GA-18 to GA-20)."""
    results = {0: {before}}
    for rows in range(1, 2 ** len(finished)):
        results[rows] = {
            (max(0, least + finished[last]), max(0, most + finished[last]))
            for last in range(len(finished))
            if rows >> last & 1
            for least, most in results[rows ^ 1 << last]
        }
    return results
