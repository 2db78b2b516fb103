"""The output of the rules for screens, records and bots: typed, and the same for every game.

Seats are counted from 0 here, casinos and rows carry their number, money is in dollars.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

import msgspec

DOLLARS = 10_000

Owner = int | Literal["neutral", "grey"]


class Move(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """A legal move: its code, its readable form, and its details."""

    code: int
    text: str
    casino: int | None = None
    small: int = 0  # own dice, except for the Biggy
    neutral: int = 0
    biggy: int = 0
    die: str | None = None  # small or biggy
    number: int | None = None
    board: str | None = None
    reward: str | None = None  # what a field of a board gives
    tiles: tuple[int, ...] = ()  # what each tile is worth
    hidden: int = 0  # tiles that lie face down
    markers: int = 0
    grey: int = 0  # grey dice
    extra: int = 0  # extra dice, which show the casino or the number
    pays: int | None = None  # what the move may bring, where the board prints it
    row: int | None = None  # in a tableau
    face: int | None = None


class Decision(
    msgspec.Struct, frozen=True, tag="decision", tag_field="for", omit_defaults=True, repr_omit_defaults=True
):
    """The game waits for one seat's choice; for a board, `kind` is its question.

    No one else may watch a secret decision, and it gets no hint, which would betray a habit. No one else may watch a
    private one either, because it involves hidden money.
    """

    seat: int
    kind: str
    moves: tuple[Move, ...]
    board: str | None = None
    dice: tuple[int, ...] = ()
    amount: int | None = None
    secret: bool = False
    private: bool = False


class Chance(msgspec.Struct, frozen=True, tag="chance", tag_field="for", omit_defaults=True, repr_omit_defaults=True):
    """The game waits for dice or a draw, by a seat or by no one.

    The seat decides when to roll, unless the dice roll automatically, or the seat has just chosen to roll.
    """

    kind: str
    seat: int | None = None
    casino: int | None = None
    small: int = 0
    neutral: int = 0
    biggy: int = 0
    number: int | None = None
    board: str | None = None
    by_itself: bool = False
    chosen: bool = False


class Over(msgspec.Struct, frozen=True, tag="over", tag_field="for"):
    """The game is over."""


Waiting = Decision | Chance | Over


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened. The catalogue has a sentence for each kind."""

    reveals: ClassVar[bool] = False  # whether it reveals a secret: no earlier move may then be taken back


class StarterDrawn(Event, frozen=True, tag="starter-drawn"):
    starter: int


class RoundBegan(Event, frozen=True, tag="round-began"):
    round: int
    starter: int


class Rolled(Event, frozen=True, tag="rolled", repr_omit_defaults=True):
    seat: int
    small: tuple[int, ...]
    biggy: int | None = None
    neutral: tuple[int, ...] = ()


class TookBack(Event, frozen=True, tag="took-back"):
    seat: int


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended: scores by seat, and the winners, who share the win. In writing seats are counted from 1.

    >>> result = Result.of(scores=(70_000, 90_000), winners=(1,))
    >>> result
    Result(scores=(70000, 90000), winners=(1,))
    >>> msgspec.json.encode(result)
    b'{"scores":[70000,90000],"winners":[2]}'
    """

    scores: tuple[int, ...]
    winner_numbers: tuple[int, ...] = msgspec.field(name="winners")

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, counted from 0 as everywhere in Python."""
        return tuple(number - 1 for number in self.winner_numbers)

    @classmethod
    def of(cls, scores: tuple[int, ...], winners: tuple[int, ...]) -> Result:
        """Return a result whose winners are seats counted from 0."""
        return cls(scores, tuple(seat + 1 for seat in winners))

    def __repr__(self) -> str:
        return f"Result(scores={self.scores}, winners={self.winners})"


def in_few_words(waiting: Waiting, result: Result | None, names: Sequence[str]) -> str:
    """Name in English, for programmers, what a game waits for or who has won it."""
    match waiting:
        case Decision():
            return f"{names[waiting.seat]} chooses from {', '.join(move.text for move in waiting.moves)}"
        case Chance():
            return f"waits for {waiting.kind} by {'nobody' if waiting.seat is None else names[waiting.seat]}"
        case Over():
            return f"over, won by {' and '.join(names[seat] for seat in result.winners)}" if result else "over"
