"""The contents of every board's file: its print, its kernels, questions, display and set-up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from zocker.rules.features import Feature
from zocker.rules.kernel import Kernel
from zocker.rules.messages import DOLLARS, Move
from zocker.rules.royale.material import KINDS, LOWEST_CARD, board_code
from zocker.rules.state import Array, State
from zocker.rules.vegas.view import BoardView, LyingDie


class Question(NamedTuple):
    """A kind of decision, and how secret it is."""

    kind: str
    secret: bool = False  # nobody else may watch, and there is no advice, which would betray a habit
    is_hidden: bool = False  # others learn only that a choice was made
    is_of_boards: bool = False  # its moves are boards, each by its casino
    is_private: bool = False  # it is about hidden money: nobody else may watch, unless money is open


class Asked(NamedTuple):
    """A question at the table, with the extra dice and the money at stake if it is about them."""

    question: Question
    dice: tuple[int, ...] = ()
    amount: int | None = None


class SetupField(NamedTuple):
    """A field of typed-in positions: its type, its default, and its effect on the state."""

    name: str
    type: Any
    default: Any
    put: Callable[[State, Any], None]  # raises a `Mistake` if the value is impossible


def _show_plain(s: State, printed: BoardView) -> BoardView:
    return printed


def _name_move(s: State, code: int, text: str) -> Move:
    return Move(code, text)


@dataclass(frozen=True, kw_only=True)
class Board:
    """One face of a board. `dispatch.py` calls its kernels.

    Its frames (`rules/frames.py`) carry two numbers, A and B. A file that uses them gives them names of its own, as
    columns of `s.frames`; more than one value in a number is packed and unpacked by kernels with names, as in
    `extra_dice.py`.
    """

    face: str
    name: str
    pays: tuple[int, ...] = ()  # in units of $10,000
    places: tuple[int, ...] = ()
    fields: tuple[tuple[Any, ...], ...] = ()  # its fields of the state
    clear: Kernel[[State], None] | None = None  # resets these fields for a new round
    lay_out: Kernel[[State], None] | None = None  # runs before the first turn
    activate: Kernel[[State, int, int], None] | None = None  # runs when a seat has placed dice at its casino
    legal: Kernel[[State, Array], int] | None = None
    play: Kernel[[State, int], None] | Kernel[[State, int], int] | None = None
    chance: Kernel[[State, Array], None] | None = None
    mask: Kernel[[State, int, int], None] | None = None  # blanks in a frame what a seat may not know
    before_scoring: Kernel[[State, int], None] | None = None
    begin_scoring: Kernel[[State, int], None] | None = None
    score: Kernel[[State, int], None] | None = None
    end_scoring: Kernel[[State], None] | None = None
    would_pay: Kernel[[State, int], int] | None = None  # what a seat would get if the round were scored now
    observed: Feature | None = None  # what is on it, as numbers for learning
    observe: Kernel[[State, int, Array], None] | None = None  # writes these numbers, for a seat
    moves: dict[int, str] = field(default_factory=dict)  # texts by code, without shared moves
    questions: tuple[Question, ...] = ()
    ask: Callable[[State], Asked] | None = None  # without it the board asks its first question
    show_move: Callable[[State, int, str], Move] = _name_move
    show: Callable[[State, BoardView], BoardView] = _show_plain
    setup: tuple[SetupField, ...] = ()
    check_setup: Callable[[State, int], None] | None = None  # if the board is out, with all fields set
    grey_dice: Callable[[State], int] | None = None  # how many grey dice are in the casinos

    @property
    def code(self) -> int:
        return board_code(self.face)

    @property
    def printed(self) -> BoardView:
        """The board with nothing on it."""
        return BoardView(
            self.face,
            self.name,
            pays=tuple(units * DOLLARS for units in self.pays),
            lowest_bill=LOWEST_CARD * DOLLARS if self.pays else None,
            places=self.places,
        )

    def view(self, s: State) -> BoardView:
        """Return the board as people see it."""
        return self.show(s, self.printed)

    def asked(self, s: State) -> Asked:
        """Return the question that the board asks now."""
        return self.ask(s) if self.ask else Asked(self.questions[0])


def dice_of_all(lying: Array, players: int) -> tuple[LyingDie, ...]:
    """Return all dice on a board, given their numbers by seat and kind."""
    return tuple(
        LyingDie(seat, die)
        for seat in range(players)
        for kind, die in enumerate(KINDS)
        for _ in range(lying[seat, kind])
    )
