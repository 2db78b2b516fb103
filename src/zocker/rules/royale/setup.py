"""Positions typed in from a real table. Impossible ones are refused; `setup_texts.py` reads and writes dice."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from zocker.errors import Mistake
from zocker.rules.chance import read_chance
from zocker.rules.frames import push
from zocker.rules.royale.boards.all import BOARDS, BY_FACE
from zocker.rules.royale.boards.setup_texts import read_dice
from zocker.rules.royale.casinos import has_dice
from zocker.rules.royale.chances import CHANCES
from zocker.rules.royale.flow import chance
from zocker.rules.royale.material import (
    BIGGY,
    CARDS,
    CASINOS,
    CHIPS,
    END_TURN,
    GREY,
    KINDS,
    NONE,
    ROLL,
    ROUND_CARDS,
    ROUNDS,
    SMALL,
    SMALL_DICE,
    TURN,
    VALUES,
    WHITE,
)
from zocker.rules.royale.money import read_card
from zocker.rules.royale.round import clear_table, rank_of_pair
from zocker.rules.royale.table import Options, blank_state
from zocker.rules.setups import check_between, check_length
from zocker.rules.state import State
from zocker.rules.vegas.money import write_money

MAX_CHIPS = 999  # boards can pay any number of them


class CasinoSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A casino's two cards, its board, and the dice there by seat."""

    cards: tuple[str, str]
    board: str | None = None
    dice: tuple[str, ...] = ()
    neutral: str = ""
    grey: int = 0


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The fields that every position has, whichever boards are out."""

    round: int
    starter: int
    on: int
    casinos: tuple[CasinoSetup, ...]
    chips: tuple[int, ...] = ()
    hands: tuple[tuple[str, ...], ...] = ()


_FIELDS = [(field.name, field.type, field.default) for board in BOARDS for field in board.setup]
_WithBoards: Any = msgspec.defstruct("_WithBoards", _FIELDS, bases=(Position,))


class Setup(_WithBoards):  # type: ignore[misc]
    """A position in which a seat is about to roll, or to place the given roll. Boards add their fields."""

    used: tuple[str, ...] = ()  # faces of earlier rounds
    roll: str | None = None


def from_setup(players: int, options: Options, setup: Setup) -> State:
    """Return the state of a position, or raise a `Mistake` with the reason why it is impossible."""
    s = blank_state(players, options)
    clear_table(s)
    s.winner[:] = NONE
    check_between("round", setup.round, 1, ROUNDS)
    check_between("starter", setup.starter, 1, players)
    check_between("on", setup.on, 1, players)
    check_length("casinos", setup.casinos, 6)
    s.round_no, s.starter = setup.round, setup.starter - 1
    s.uncounted_rounds = setup.round - int(not s.boards)  # boards may have paid in this round
    for number, casino in enumerate(setup.casinos, 1):
        _set_casino(s, number - 1, casino)
    _set_boards(s, setup)
    _check_grey(s)
    _set_dice_left(s)
    _set_money(s, setup)
    if not has_dice(s, setup.on - 1):
        raise Mistake("error-setup-no-dice", seat=setup.on)
    push(s, END_TURN, setup.on - 1, 0, 0)
    push(s, TURN if s.power == setup.on - 1 and setup.roll is None else ROLL, setup.on - 1, 0, 0)
    if setup.roll is not None:
        chance(s, read_chance(CHANCES, s, setup.roll))
    return s


def _set_casino(s: State, casino: int, setup: CasinoSetup) -> None:
    s.cards[casino] = sorted(map(read_card, setup.cards), reverse=True)
    if casino > 0 and rank_of_pair(s, casino) < rank_of_pair(s, casino - 1):
        raise Mistake("error-setup-pairs", casino=casino + 1)
    check_length("dice", setup.dice or [""] * s.players, int(s.players))
    rows = [*enumerate(setup.dice), (WHITE, setup.neutral), (GREY, str(setup.grey))]
    for owner, text in rows:
        small, big = read_dice(text)
        s.dice[casino, owner] = small, big
        s.count[casino, owner] = small + 2 * big
    if (setup.board is None) != (casino >= s.boards):
        raise Mistake("error-setup-boards", boards=int(s.boards))
    if setup.board is not None:
        if setup.board not in BY_FACE or setup.board[0] in {BOARDS[face].face[0] for face in s.face if face != NONE}:
            raise Mistake("error-board-out", face=setup.board)
        s.face[casino] = BY_FACE[setup.board].code
        s.used[s.face[casino]] = 1


def _set_boards(s: State, setup: Setup) -> None:
    """Set the pieces on boards; raise `Mistake` for anything impossible, or about a board that isn't out (RY-26b)."""
    out = [int(face) for face in s.face]
    for board in BOARDS:
        for field in board.setup:
            field.put(s, getattr(setup, field.name))
    for face in setup.used:
        if face not in BY_FACE:
            raise Mistake("error-board-out", face=face)
        s.used[BY_FACE[face].code] = 1
    check_between("used", len({*setup.used}), 0, int(s.boards) * (setup.round - 1))
    for board in BOARDS:
        for field in board.setup:
            if board.code not in out and getattr(setup, field.name) != field.default:
                raise Mistake("error-setup-board", field=field.name, face=board.face)
    for board in BOARDS:
        if board.code in out and board.check_setup:
            board.check_setup(s, out.index(board.code))


def _check_grey(s: State) -> None:
    """Refuse a number of grey dice in casinos that doesn't match the boards (RY-F1.1, RY-F2.2)."""
    boards = [BOARDS[face] for face in s.face if face != NONE]
    expected = sum(board.grey_dice(s) for board in boards if board.grey_dice)
    got = int(s.dice[:, GREY, SMALL].sum())
    if got != expected:
        raise Mistake("error-setup-grey", expected=expected, got=got)


def _set_dice_left(s: State) -> None:
    """Put all other dice into their players' supplies."""
    lying = [(die.owner, die.die) for board in BOARDS for die in board.view(s).dice]
    for seat in range(s.players):
        for kind, total in ((SMALL, SMALL_DICE), (BIGGY, 1)):
            s.dice_left[seat, kind] = total - s.dice[:, seat, kind].sum() - lying.count((seat, KINDS[kind]))
            if s.dice_left[seat, kind] < 0:
                raise Mistake("error-setup-dice", seat=seat + 1, most=SMALL_DICE + 1)
    neutral = tuple(map(int, s.dice[:, WHITE].sum(axis=0)))
    if neutral != ((SMALL_DICE, 1) if s.neutral else (0, 0)):
        raise Mistake("error-setup-neutral", total=SMALL_DICE + 1 if s.neutral else 0, got=sum(neutral))


def _set_money(s: State, setup: Setup) -> None:
    check_length("chips", setup.chips or [0] * s.players, int(s.players))
    check_length("hands", setup.hands or [()] * s.players, int(s.players))
    for seat, chips in enumerate(setup.chips):
        check_between("chips", chips, 0, MAX_CHIPS if s.boards else CHIPS * setup.round)
        s.chips[seat] = chips
    for seat, hand in enumerate(setup.hands):
        for card in hand:
            s.hand[seat, read_card(card)] += 1
    if s.boards:
        check_between("hands", int(s.hand.sum()), 0, sum(CARDS) - ROUND_CARDS * (ROUNDS - setup.round + 1))
    else:
        check_between("hands", int(s.hand.sum()), 0, ROUND_CARDS * (setup.round - 1))
        check_between("hands", int(s.hand.sum(axis=1).max()), 0, len(CASINOS) * (setup.round - 1))  # RY-17
    known = Counter(int(card) for card in s.cards.flat)
    for value in VALUES:
        got = known[value] + int(s.hand[:, value].sum())
        if got > CARDS[value]:
            raise Mistake("error-setup-bills", bill=write_money(value), most=CARDS[value], got=got)
        s.stack[value] = CARDS[value] - got  # RY-7a
