"""Positions typed in from a real table. Impossible ones are refused.

Dice are written as a number of small ones, with a `B` for the Biggy: `2`, `2B`, `B`, or nothing.
"""

from __future__ import annotations

import re
from collections import Counter

import msgspec

from zocker.errors import Mistake
from zocker.rules.frames import push
from zocker.rules.messages import DOLLARS
from zocker.rules.records import Record
from zocker.rules.royale.dice import has_dice, leader
from zocker.rules.royale.flow import chance
from zocker.rules.royale.material import (
    BAR_PLACES,
    BIGGY,
    BLOCK_GROUPS,
    BLOCK_IT,
    CARDS,
    CASINOS,
    CHIPS,
    DOUBLE_DOWN,
    END_TURN,
    FACES,
    GREY,
    GREY_DICE,
    HANDICAP,
    HANDICAP_FIELDS,
    HANDICAP_GREY,
    HIGH_FIVE,
    JACKPOT,
    JACKPOT_START,
    JACKPOT_TOP,
    KNOCKOUT,
    MY_CHOICE,
    NICE_DICE,
    NO_ENTRY,
    NO_ENTRY_LOOP,
    NONE,
    POWER_PLAY,
    ROLL,
    ROUND_CARDS,
    ROUNDS,
    SEATS,
    SMALL,
    SMALL_DICE,
    TURN,
    VALUES,
    WHITE,
)
from zocker.rules.royale.moves import KINDS
from zocker.rules.royale.notation import read_card, read_chance, write_card
from zocker.rules.royale.round import clear_table, rank_of_pair
from zocker.rules.royale.table import Options, unstarted
from zocker.rules.setups import between, length

MOST_CHIPS = 999  # boards can pay any number of them

_DICE = re.compile(r"([0-9]*)(B?)")
_DIE = re.compile(r"([1-5]) (small|biggy)")


class CasinoSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A casino's two cards, its board, and the dice there by seat."""

    cards: tuple[str, str]
    board: str | None = None
    dice: tuple[str, ...] = ()
    neutral: str = ""
    grey: int = 0


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position in which a seat is about to roll, or to place the roll that is given."""

    round: int
    starter: int
    on: int
    casinos: tuple[CasinoSetup, ...]
    chips: tuple[int, ...] = ()
    hands: tuple[tuple[str, ...], ...] = ()
    jackpot: str = write_card(JACKPOT_START)
    tile: int | None = None  # the seat that has High Five's tile
    marker: int | None = None  # the seat that has Power Play's marker
    closed: int | None = None  # the casino with the No Entry! tile
    loop: int = 0  # where the No Entry! marker is
    bar: tuple[str, ...] = ()
    groups: tuple[int, ...] = BLOCK_GROUPS
    fields: tuple[int, ...] = HANDICAP_FIELDS
    double: tuple[str, ...] = ()
    nice: tuple[str | None, ...] = ()  # "2 biggy": whose die of which kind lies on the fields 1 to 6
    gold: str | None = None
    used: tuple[str, ...] = ()  # faces of earlier rounds
    roll: str | None = None


_DEFAULTS = {field.name: field.default for field in msgspec.structs.fields(Setup)}


def from_setup(players: int, options: Options, setup: Setup) -> Record:
    """Return the state of a position, or raise a `Mistake` that says why it cannot be."""
    s = unstarted(players, options)
    clear_table(s)
    s.winner[:] = NONE
    between("round", setup.round, 1, ROUNDS)
    between("starter", setup.starter, 1, players)
    between("on", setup.on, 1, players)
    length("casinos", setup.casinos, 6)
    s.round_no, s.starter = setup.round, setup.starter - 1
    for number, casino in enumerate(setup.casinos, 1):
        _set_casino(s, number - 1, casino)
    _set_boards(s, setup)
    _check_boards(s, setup)
    _set_supply(s)
    _set_money(s, setup)
    if not has_dice(s, setup.on - 1):
        raise Mistake("error-setup-no-dice", seat=setup.on)
    push(s, END_TURN, setup.on - 1, 0, 0)
    push(s, TURN if s.power == setup.on - 1 and setup.roll is None else ROLL, setup.on - 1, 0, 0)
    if setup.roll is not None:
        chance(s, read_chance(s, setup.roll))
    return s


def read_dice(text: str) -> tuple[int, int]:
    """Return small dice and Biggies of a text like `2B`."""
    found = _DICE.fullmatch(text)
    if not found or len(found[1]) > 1:
        raise Mistake("error-setup-dice-text", text=text)
    return int(found[1] or 0), len(found[2])


def _set_casino(s: Record, casino: int, setup: CasinoSetup) -> None:
    s.cards[casino] = sorted(map(read_card, setup.cards), reverse=True)
    if casino > 0 and rank_of_pair(s, casino) < rank_of_pair(s, casino - 1):
        raise Mistake("error-setup-pairs", casino=casino + 1)
    length("dice", setup.dice or [""] * s.players, int(s.players))
    rows = [*enumerate(setup.dice), (WHITE, setup.neutral), (GREY, str(setup.grey))]
    for owner, text in rows:
        small, big = read_dice(text)
        s.dice[casino, owner] = small, big
        s.count[casino, owner] = small + 2 * big
    if (setup.board is None) != (casino >= s.boards):
        raise Mistake("error-setup-boards", boards=int(s.boards))
    if setup.board is not None:
        if setup.board not in FACES or setup.board[0] in {FACES[face][0] for face in s.face if face != NONE}:
            raise Mistake("error-board-out", face=setup.board)
        s.face[casino] = FACES.index(setup.board)
        s.used[s.face[casino]] = 1


def _set_boards(s: Record, setup: Setup) -> None:
    players = int(s.players)
    s.jackpot = read_card(setup.jackpot)
    between("jackpot", int(s.jackpot) * DOLLARS, JACKPOT_START * DOLLARS, JACKPOT_TOP * DOLLARS)
    between("loop", setup.loop, 0, len(NO_ENTRY_LOOP) - 1)
    s.loop = setup.loop
    s.high_five = _seat("tile", setup.tile, players)
    s.power = _seat("marker", setup.marker, players)
    s.closed = _seat("closed", setup.closed, 6)
    for name, most in (("groups", BLOCK_GROUPS), ("fields", HANDICAP_FIELDS)):
        left = getattr(setup, name)
        length(name, left, len(most))
        for number, limit in zip(left, most, strict=True):
            between(name, number, 0, limit)
        s[name] = left
    for name in ("bar", "double"):
        dice = getattr(setup, name)
        length(name, dice or [""] * players, players)
        for seat, text in enumerate(dice):
            s[name][seat] = read_dice(text)
    length("nice", setup.nice or [None] * 6, 6)
    for field, die in enumerate(setup.nice):
        s.nice[field] = _die(die, players)
    s.gold = _die(setup.gold, players)
    for face in setup.used:
        if face not in FACES:
            raise Mistake("error-board-out", face=face)
        s.used[FACES.index(face)] = 1


# RY-26b: which board a field belongs to
_BOARD_OF = {
    "jackpot": JACKPOT,
    "tile": HIGH_FIVE,
    "marker": POWER_PLAY,
    "closed": NO_ENTRY,
    "loop": NO_ENTRY,
    "bar": KNOCKOUT,
    "groups": BLOCK_IT,
    "fields": HANDICAP,
    "double": DOUBLE_DOWN,
    "nice": NICE_DICE,
    "gold": MY_CHOICE,
}


def _check_boards(s: Record, setup: Setup) -> None:
    """Refuse what cannot lie on boards, or on boards that are not out (RY-26b)."""
    out = [int(face) for face in s.face]
    for name, face in _BOARD_OF.items():
        if face not in out and getattr(setup, name) != _DEFAULTS[name]:
            raise Mistake("error-setup-board", field=name, face=FACES[face])
    _check_grey(s, out)
    if s.closed == NONE and s.loop != 0:
        raise Mistake("error-setup-loop", loop=int(s.loop))  # RY-E1.2
    if s.closed != NONE and s.closed == out.index(NO_ENTRY):
        raise Mistake("error-setup-closed", casino=setup.closed or 0)  # RY-E1.1
    if s.power != NONE and not 0 <= leader(s, out.index(POWER_PLAY)) < SEATS:
        raise Mistake("error-setup-marker", seat=setup.marker or 0)  # RY-D2.3
    for seat in range(s.players):
        between("bar", int(s.bar[seat].sum()), 0, BAR_PLACES)


def _check_grey(s: Record, out: list[int]) -> None:
    """Refuse grey dice that are not nine together with those on their board (RY-F1.1, RY-F2.1, RY-F2.2)."""
    there, expected = s.dice[:, GREY, SMALL], 0
    if BLOCK_IT in out:
        expected = GREY_DICE - sum(size * int(left) for size, left in enumerate(s.groups, 1))
    elif HANDICAP in out:
        expected = int(s.fields.sum())
        for casino, most in enumerate(HANDICAP_GREY):
            between("grey", int(there[casino]), 0, most)
    if there.sum() != expected:
        raise Mistake("error-setup-grey", expected=expected, got=int(there.sum()))


def _seat(field: str, number: int | None, most: int) -> int:
    if number is None:
        return NONE
    between(field, number, 1, most)
    return number - 1


def _die(text: str | None, players: int) -> tuple[int, int]:
    if text is None:
        return NONE, 0
    found = _DIE.fullmatch(text)
    if not found or int(found[1]) > players:
        raise Mistake("error-setup-dice-text", text=text)
    return int(found[1]) - 1, KINDS.index(found[2])


def _set_supply(s: Record) -> None:
    """What lies nowhere else is in the supply."""
    lying = [tuple(map(int, die)) for die in (*s.nice, s.gold)]
    for seat in range(s.players):
        for kind, total in ((SMALL, SMALL_DICE), (BIGGY, 1)):
            on_boards = s.bar[seat, kind] + s.double[seat, kind] + lying.count((seat, kind))
            s.supply[seat, kind] = total - s.dice[:, seat, kind].sum() - on_boards
            if s.supply[seat, kind] < 0:
                raise Mistake("error-setup-dice", seat=seat + 1, most=SMALL_DICE + 1)
    neutral = tuple(map(int, s.dice[:, WHITE].sum(axis=0)))
    if neutral != ((SMALL_DICE, 1) if s.neutral else (0, 0)):
        raise Mistake("error-setup-neutral", total=SMALL_DICE + 1 if s.neutral else 0, got=sum(neutral))


def _set_money(s: Record, setup: Setup) -> None:
    length("chips", setup.chips or [0] * s.players, int(s.players))
    length("hands", setup.hands or [()] * s.players, int(s.players))
    for seat, chips in enumerate(setup.chips):
        between("chips", chips, 0, MOST_CHIPS if s.boards else CHIPS * setup.round)
        s.chips[seat] = chips
    for seat, hand in enumerate(setup.hands):
        for card in hand:
            s.hand[seat, read_card(card)] += 1
    if s.boards:
        between("hands", int(s.hand.sum()), 0, sum(CARDS) - ROUND_CARDS * (ROUNDS - setup.round + 1))
    else:
        between("hands", int(s.hand.sum()), 0, ROUND_CARDS * (setup.round - 1))
        between("hands", int(s.hand.sum(axis=1).max()), 0, len(CASINOS) * (setup.round - 1))  # RY-17: one card each
    known = Counter(int(card) for card in s.cards.flat)
    for value in VALUES:
        got = known[value] + int(s.hand[:, value].sum())
        if got > CARDS[value]:
            raise Mistake("error-setup-bills", bill=write_card(value), most=CARDS[value], got=got)
        s.stack[value] = CARDS[value] - got  # RY-7a
