"""Positions typed in from a real table. Impossible ones are refused."""

from __future__ import annotations

from collections import Counter

import msgspec

from zocker.errors import Mistake
from zocker.rules.chance import read_chance
from zocker.rules.frames import push
from zocker.rules.las_vegas.chances import CHANCES, read_bill
from zocker.rules.las_vegas.material import (
    BILLS,
    DICE,
    MAX_BILLS,
    NEUTRAL,
    OWN,
    ROLL,
    ROUNDS,
    STOCKED,
    VALUES,
    WHITE,
)
from zocker.rules.las_vegas.table import Options, blank_state
from zocker.rules.las_vegas.turn import chance, has_dice, neutral_share
from zocker.rules.setups import check_between, check_length
from zocker.rules.state import State


class CasinoSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A casino's bills, and the dice there: one number per seat, and the neutral dice."""

    bills: tuple[str, ...]
    dice: tuple[int, ...] = ()
    neutral: int = 0


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position in which a seat is about to roll, or to place the roll that is given."""

    round: int
    starter: int
    on: int
    casinos: tuple[CasinoSetup, ...]
    hands: tuple[tuple[str, ...], ...] = ()
    gone: tuple[str, ...] = ()  # bills known to be under the stack
    neutral: tuple[int, ...] = ()  # neutral dice that each seat still has
    roll: str | None = None


def from_setup(players: int, options: Options, setup: Setup) -> State:
    """Return the state of a position, or raise a `Mistake` with the reason why it is impossible."""
    s = blank_state(players, options)
    check_between("round", setup.round, 1, ROUNDS)
    check_between("starter", setup.starter, 1, players)
    check_between("on", setup.on, 1, players)
    check_length("casinos", setup.casinos, 6)
    check_length("hands", setup.hands or [()] * players, players)
    check_length("neutral", setup.neutral or [0] * players, players)
    s.round_no, s.starter = setup.round, setup.starter - 1
    s.uncounted_rounds = setup.round - 1
    s.dice_left[:players, OWN] = DICE
    for number, casino in enumerate(setup.casinos, 1):
        _set_casino(s, number, casino)
    for seat, hand in enumerate(setup.hands):
        for bill in hand:
            s.hand[seat, read_bill(bill)] += 1
    _set_neutral(s, setup)
    _set_stack(s, setup)
    if not has_dice(s, setup.on - 1):
        raise Mistake("error-setup-no-dice", seat=setup.on)
    if setup.on != setup.starter and _is_untouched(s):
        raise Mistake("error-setup-first", seat=setup.on, starter=setup.starter)  # LV-9: every turn places a die
    push(s, ROLL, setup.on - 1, 0, 0)
    if setup.roll is not None:
        chance(s, read_chance(CHANCES, s, setup.roll))
    return s


def _set_casino(s: State, number: int, casino: CasinoSetup) -> None:
    bills = sorted(map(read_bill, casino.bills), reverse=True)
    if sum(bills) < STOCKED or sum(bills[1:]) >= STOCKED:
        raise Mistake("error-setup-stock", casino=number)  # LV-5: the last bill drawn is the one that completes it
    s.bills[number - 1] = bills + [0] * (MAX_BILLS - len(bills))
    check_length("dice", casino.dice or [0] * s.players, int(s.players))
    for seat, n in enumerate(casino.dice):
        check_between("dice", n, 0, DICE)
        s.dice[number - 1, seat] = n
        s.dice_left[seat, OWN] -= n
        if s.dice_left[seat, OWN] < 0:
            raise Mistake("error-setup-dice", seat=seat + 1, most=DICE)
    check_between("neutral", casino.neutral, 0, DICE if s.neutral else 0)
    s.dice[number - 1, WHITE] = casino.neutral


def _set_neutral(s: State, setup: Setup) -> None:
    for seat, n in enumerate(setup.neutral):
        check_between("neutral", n, 0, neutral_share(s.players) if s.neutral else 0)
        s.dice_left[seat, NEUTRAL] = n
    placed, held = s.dice[:, WHITE].sum(), s.dice_left[:, NEUTRAL].sum()
    if s.neutral and placed + held != DICE:
        raise Mistake("error-setup-neutral", total=DICE, got=int(placed + held))


def _is_untouched(s: State) -> bool:
    """Tell whether no one has placed any dice in this round."""
    neutral = neutral_share(s.players) if s.neutral else 0
    return bool((s.dice_left[: s.players] == [DICE, neutral]).all())


def _set_stack(s: State, setup: Setup) -> None:
    """Take the bills in sight out of the stack; no round can have laid out more than LV-5 and LV-18 allow."""
    drawn = Counter(map(read_bill, setup.gone))
    for value in VALUES:
        drawn[value] += int((s.bills == value).sum() + s.hand[:, value].sum())
        if drawn[value] > BILLS[value]:
            raise Mistake("error-setup-bills", bill=f"{value}0k", most=BILLS[value], got=drawn[value])
        s.stack[value] = BILLS[value] - drawn[value]
    scored_casinos = 6 * (setup.round - 1)
    won = s.hand.sum() + len(setup.gone)
    high = s.hand[:, STOCKED:].sum() + sum(read_bill(bill) >= STOCKED for bill in setup.gone)
    largest = s.hand.sum(axis=1).max()  # LV-15: a casino pays a player one bill
    if high > scored_casinos or largest > scored_casinos or won > MAX_BILLS * scored_casinos:
        raise Mistake("error-setup-won", round=setup.round)
