"""The table as people see it: options, the open question, and a seat's view."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import numpy as np

from zocker.errors import Mistake
from zocker.rules.dice import write_dice
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.hidden_money import sees_money
from zocker.rules.messages import DOLLARS, Decision, Over, Waiting
from zocker.rules.royale.boards import bad_luck
from zocker.rules.royale.boards.all import BY_FACE, asking, board_at
from zocker.rules.royale.boards.bad_luck import Payment
from zocker.rules.royale.chances import CHANCES
from zocker.rules.royale.dice import place
from zocker.rules.royale.flow import legal
from zocker.rules.royale.material import (
    BIGGY,
    CASINOS,
    NONE,
    OWNERS,
    PLACE,
    RANDOM_STARTER,
    ROUNDS,
    SMALL,
    TURN,
    WHITE,
)
from zocker.rules.royale.money import score
from zocker.rules.royale.move_view import PLACING, move_view
from zocker.rules.royale.moves import MOVES
from zocker.rules.royale.round import begin
from zocker.rules.royale.scoring import is_paid, prize
from zocker.rules.royale.state import STATE
from zocker.rules.shown import shown_lately
from zocker.rules.state import State
from zocker.rules.vegas.view import BoardView, Casino, Row, SeatView, View, most_first, row_view, values_of

NUMBERS_OF_BOARDS = range(len(CASINOS) + 1)


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """The options of a table."""

    boards: Annotated[int, NUMBERS_OF_BOARDS] = 3
    no_repeat: bool = False
    neutral: bool | None = None
    starter: int | Literal["random"] = "random"
    open_money: bool = False
    faces: Annotated[str, ("A1 D2 H1 …",)] = ""


def blank_state(players: int, options: Options) -> State:
    """Return a state with its options and nothing else."""
    s: State = np.zeros(1, STATE)[0]
    if options.boards not in NUMBERS_OF_BOARDS:
        raise Mistake("error-boards-number", boards=options.boards)
    if options.neutral and players != 2:
        raise Mistake("error-royale-neutral", players=players)
    if options.starter != "random" and not 1 <= options.starter <= players:
        raise Mistake("error-starter", starter=options.starter, players=players)
    s.players = players
    s.boards = options.boards
    s.no_repeat = options.no_repeat
    s.neutral = players == 2 and options.neutral is not False  # RY-24
    s.open_money = options.open_money
    s.first = RANDOM_STARTER if options.starter == "random" else options.starter - 1
    s.faces = read_faces(options)
    return s


def read_faces(options: Options) -> list[list[int]]:
    """Return fixed board faces by round: `A1 D2 H1` for all rounds, or three such lists separated by slashes."""
    if not options.faces.strip():
        return [[NONE] * 6] * ROUNDS
    rounds = [part.split() for part in options.faces.upper().split("/")]
    if len(rounds) not in (1, ROUNDS):
        raise Mistake("error-faces-rounds", rounds=ROUNDS, got=len(rounds))
    for faces in rounds:
        boards = {face[0] for face in faces}
        if not {*faces} <= {*BY_FACE} or len(faces) != options.boards or len(boards) != len(faces):
            raise Mistake("error-faces", faces=" ".join(faces), boards=options.boards)
    codes = [[BY_FACE[face].code for face in faces] + [NONE] * (6 - len(faces)) for faces in rounds]
    return codes * ROUNDS if len(codes) == 1 else codes


def new(players: int, options: Options) -> State:
    """Return the state of a new game."""
    s = blank_state(players, options)
    begin(s)
    return s


# What the table waits for -----------------------------------------------------------------------------


def waiting(s: State) -> Waiting:
    """Return what the game waits for."""
    kind = waits_for(s)
    if kind == OVER:
        return Over()
    if kind < OVER:
        return CHANCES[int(kind)].waiting(s)
    codes = np.zeros(len(MOVES), np.int64)
    moves = tuple(move_view(s, int(code)) for code in codes[: legal(s, codes)])
    if kind == PLACE:
        return Decision(int(seat_of(s)), PLACING, moves)
    board = asking(s)
    question, dice, amount = board.asked(s)
    name = None if kind == TURN else board.name
    private = question.is_private and not s.open_money
    return Decision(int(seat_of(s)), question.kind, moves, name, dice, amount, question.secret, private)


# A seat's view ----------------------------------------------------------------------------------------


def view(s: State, seat: int) -> View:
    """Return a masked state as the view of its seat (or of `NOBODY`, a spectator)."""
    return View(
        round=int(s.round_no),
        rounds=ROUNDS,
        starter=int(s.starter),
        casinos=tuple(_casino(s, casino) for casino in range(6)),
        seats=tuple(_seat_view(s, seat, other) for other in range(s.players)),
        waiting=waiting(s),
        small=write_dice(s.rolled[SMALL]),
        biggy=next(iter(write_dice(s.rolled[BIGGY])), None),
    )


def preview(s: State, code: int) -> Casino | Payment | None:
    """Return a placement's casino as it would look afterwards, or a choice's payment to the bank."""
    if waits_for(s) == bad_luck.ASKS:
        return bad_luck.paid_with(s, code)
    if waits_for(s) != PLACE or code >= 6:
        return None
    after = s.copy()
    place(after, seat_of(s), code, after.rolled[SMALL, code], after.rolled[BIGGY, code])
    return _casino(after, code)


def _casino(s: State, casino: int) -> Casino:
    paid, board = is_paid(s, casino), board_at(s, casino)
    numbers = b"".join(array[casino].tobytes() for array in (s.cards, s.dice, s.count, s.extra))
    made_of = casino, paid, bool(s.closed == casino), board, numbers
    return shown_lately(Casino, made_of, lambda: _new_casino(s, casino, paid, board))


def _new_casino(s: State, casino: int, paid: bool, board: BoardView | None) -> Casino:
    return Casino(
        number=casino + 1,
        name=CASINOS[casino],
        bills=() if paid else tuple(int(card) * DOLLARS for card in s.cards[casino] if card),
        rows=most_first([_row(s, casino, owner) for owner in range(OWNERS) if s.count[casino, owner]]),
        closed=bool(s.closed == casino),
        board=board,
    )


def _row(s: State, casino: int, owner: int) -> Row:
    small, biggy = (int(number) for number in s.dice[casino, owner])
    extra = int(s.extra[casino, owner]) if owner < WHITE else 0
    won = 0 if is_paid(s, casino) else int(prize(s, casino, owner))
    return row_view(s.count[casino], owner, small + extra, won, biggy=biggy, extra=extra)


def _seat_view(s: State, seat: int, other: int) -> SeatView:
    known = sees_money(s, seat, other)
    return SeatView(
        small=int(s.dice_left[other, SMALL]),
        money=int(score(s, other)) * DOLLARS if known else None,
        bills=values_of(s.hand[other]) if known else None,
        biggy=int(s.dice_left[other, BIGGY]),
        chips=int(s.chips[other]),
    )
