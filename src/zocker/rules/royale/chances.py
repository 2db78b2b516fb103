"""The kinds of chance: who starts, boards, cards and dice. Cards are in thousands; a Biggy is a `B` before its face."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import Any, ClassVar

import numpy as np

from zocker.errors import Mistake
from zocker.rules import dice
from zocker.rules.chance import (
    ChanceKind,
    Chances,
    Colour,
    Dice,
    Tap,
    shares,
    starter,
    typed_dice,
)
from zocker.rules.frames import A, seat_of
from zocker.rules.messages import Chance
from zocker.rules.royale.boards.all import BOARDS, BY_FACE, asking
from zocker.rules.royale.material import (
    ASIDE,
    BIGGY,
    BOARD,
    CARDS,
    LAY_BOARDS,
    NEUTRAL,
    OUTCOME,
    PAIR,
    ROLL,
    SET_ASIDE,
    SMALL,
    SMALL_DICE,
    STARTER,
    VALUES,
)
from zocker.rules.royale.money import read_card
from zocker.rules.royale.round import BOARDS_IN_BOX, FACES, count_boards, is_left
from zocker.rules.state import Array, State
from zocker.rules.vegas.money import tap_money, typed_money, write_money, write_stack

COLOURS = Colour("small"), Colour("biggy", "B", "Bd6")
FORM = r"((?: [1-6])*)(?: B([1-6]))?"


@dataclass(frozen=True)
class Cards(ChanceKind):
    """Some cards of the stack."""

    number: ClassVar[int]
    taps_again: ClassVar = True

    def draws(self, s: State, drawn: Sequence[int]) -> dict[int, Fraction]:
        left = {value: int(s.stack[value]) - drawn.count(value) for value in VALUES}
        return shares(left) if len(drawn) < self.number else {}

    def read(self, s: State, text: str) -> Array:
        cards = [read_card(card) for card in text.split(" ") if text]
        if len(cards) != self.number:
            raise Mistake("error-number-of-cards", expected=self.number, got=len(cards))
        for value in set(cards):
            if cards.count(value) > s.stack[value]:
                raise Mistake("error-card-gone", card=write_money(value))
        return self.join(s, cards)

    def taps(self, s: State, options: Any) -> list[Tap]:
        return tap_money(s.stack)

    def number_of_taps(self, s: State) -> int:
        return self.number


@dataclass(frozen=True)
class Pair(Cards):
    """Two cards, the higher one first."""

    number: ClassVar = 2

    def outcomes(self, s: State) -> Iterator[tuple[Array, Fraction]]:
        stack = [int(n) for n in s.stack]
        total = sum(stack)
        for high, low in product(VALUES, VALUES):
            ways = stack[high] * (stack[low] - (high == low)) * (1 if high == low else 2)
            if high >= low and ways > 0:
                yield self.result((high, low)), Fraction(ways, total * (total - 1))

    def join(self, s: State, drawn: Sequence[int]) -> Array:
        return self.result(sorted(drawn, reverse=True))

    def write(self, s: State, outcome: Array) -> str:
        return " ".join(map(write_money, sorted(map(int, outcome[:2]), reverse=True)))

    def request(self, s: State) -> str:
        return f"2 of {write_stack(s.stack, -1)}"

    def typed(self, text: str, options: Any) -> list[str]:
        """Read one pair or several."""
        cards = typed_money(text)
        return [" ".join(cards[first : first + 2]) for first in range(0, len(cards), 2)] or [""]


@dataclass(frozen=True)
class Aside(Cards):
    """The cards that are set aside. Its result counts them by value."""

    number: ClassVar = SET_ASIDE

    def outcomes(self, s: State) -> Iterator[tuple[Array, Fraction]]:
        raise Mistake("error-too-many-outcomes")  # no position worth an exact look waits for them

    def join(self, s: State, drawn: Sequence[int]) -> Array:
        return self.result([drawn.count(value) for value in range(len(CARDS))])

    def write(self, s: State, outcome: Array) -> str:
        return " ".join(write_money(value) for value in VALUES for _ in range(outcome[value]))

    def request(self, s: State) -> str:
        return f"{SET_ASIDE} of {write_stack(s.stack)}"

    def typed(self, text: str, options: Any) -> list[str]:
        return [" ".join(typed_money(text))]


@dataclass(frozen=True)
class Boards(ChanceKind):
    """The boards of a round, from the first casino on, each with either side up (RY-10)."""

    def outcomes(self, s: State) -> Iterator[tuple[Array, Fraction]]:
        raise Mistake("error-too-many-outcomes")

    def draws(self, s: State, drawn: Sequence[int]) -> dict[int, Fraction]:
        if len(drawn) == s.boards:
            return {}
        laid, casino = np.array([*drawn, 0]), len(drawn)
        fresh = bool(s.no_repeat) and count_boards(s, laid, casino, True) > 0
        chances: dict[int, Fraction] = {}
        for board in range(BOARDS_IN_BOX):
            if is_left(s, laid, casino, board, fresh):
                faces = [face for face in _faces(board) if not (fresh and s.used[face])]
                chance = Fraction(1, len(faces) * int(count_boards(s, laid, casino, fresh)))
                chances |= dict.fromkeys(faces, chance)
        return chances

    def join(self, s: State, drawn: Sequence[int]) -> Array:
        return self.result(drawn)

    def write(self, s: State, outcome: Array) -> str:
        return " ".join(BOARDS[outcome[casino]].face for casino in range(s.boards))

    def read(self, s: State, text: str) -> Array:
        faces = text.split(" ") if text else []
        if len(faces) != s.boards or not {*faces} <= {*BY_FACE}:
            raise Mistake("error-boards", expected=int(s.boards), text=f"{self.word} {text}")
        outcome = self.result()
        for casino, face in enumerate(faces):
            code = BY_FACE[face].code
            fresh = bool(s.no_repeat) and count_boards(s, outcome, casino, True) > 0
            if not is_left(s, outcome, casino, code // 2, fresh) or (fresh and s.used[code]):
                raise Mistake("error-board-out", face=face)
            outcome[casino] = code
        return outcome

    def request(self, s: State) -> str:
        """Write what is drawn from: with `no_repeat` boards with an unused face, on such a face, come first."""
        boards = [_faces(board) for board in range(BOARDS_IN_BOX)]
        if not s.no_repeat:
            return _from(int(s.boards), boards)
        unused = [[face for face in faces if not s.used[face]] for faces in boards]
        fresh = [faces for faces in unused if faces]
        others = [faces for faces, left in zip(boards, unused, strict=True) if not left]
        number = min(int(s.boards), len(fresh))
        groups = ((number, fresh), (int(s.boards) - number, others))
        return " then ".join(_from(number, group) for number, group in groups if number)

    def taps(self, s: State, options: Any) -> list[Tap]:
        return [Tap(board.face, board.name, board.printed) for board in BOARDS]

    def number_of_taps(self, s: State) -> int:
        return int(s.boards)

    def typed(self, text: str, options: Any) -> list[str]:
        return [" ".join(re.split(r"[\s,]+", text.upper()))]


def _faces(board: int) -> list[int]:
    return [face for face in (2 * board, 2 * board + 1) if face < FACES]


def _from(number: int, boards: Sequence[Sequence[int]]) -> str:
    return f"{number} from {' '.join('/'.join(BOARDS[face].face for face in faces) for faces in boards)}"


@dataclass(frozen=True)
class ExtraDice(ChanceKind):
    """Two dice for a board. Their order counts."""

    def outcomes(self, s: State) -> Iterator[tuple[Array, Fraction]]:
        for faces in product(range(1, 7), range(1, 7)):
            yield self.result(faces), Fraction(1, 36)

    def draws(self, s: State, drawn: Sequence[int]) -> dict[int, Fraction]:
        return dice.DIE if len(drawn) < 2 else {}

    def join(self, s: State, drawn: Sequence[int]) -> Array:
        return self.result([face + 1 for face in drawn])

    def write(self, s: State, outcome: Array) -> str:
        return f"{outcome[0]} {outcome[1]}"

    def read(self, s: State, text: str) -> Array:
        if not re.fullmatch("[1-6] [1-6]", text):
            raise Mistake("error-extra", text=f"{self.word} {text}")
        return self.result([int(face) for face in text.split()])

    def request(self, s: State) -> str:
        return "d6 d6"

    def number_of_taps(self, s: State) -> int:
        return 0

    def typed(self, text: str, options: Any) -> list[str]:
        return [typed_dice(text)]


def pair_to_draw(s: State) -> int:
    """Return the number of the pair that is drawn next."""
    return int(s.frames[s.depth - 1, A]) + 1


def _rolled(s: State) -> tuple[int, int]:
    seat = seat_of(s)
    return int(s.dice_left[seat, SMALL]), int(s.dice_left[seat, BIGGY])


def _wait_for_roll(s: State) -> Chance:
    seat, (small, biggy) = int(seat_of(s)), _rolled(s)
    chosen = bool(s.power == seat)  # the seat with Power Play's marker was asked first (RY-D2.2)
    return Chance("roll", seat, small=small, biggy=biggy, chosen=chosen)


EXTRA = ExtraDice("extra", OUTCOME, lambda s: Chance("extra", int(seat_of(s)), board=asking(s).name))

CHANCES: Chances = {
    STARTER: starter(OUTCOME),
    LAY_BOARDS: Boards("boards", OUTCOME, lambda s: Chance("boards", by_itself=True)),
    PAIR: Pair("pair", OUTCOME, lambda s: Chance("pair", number=pair_to_draw(s), by_itself=True)),
    ASIDE: Aside("aside", OUTCOME, lambda s: Chance("aside", by_itself=True)),
    NEUTRAL: Dice(
        "neutral",
        OUTCOME,
        lambda s: Chance("neutral", small=SMALL_DICE, biggy=1, by_itself=True),
        lambda s: (SMALL_DICE, 1),
        colours=COLOURS,
        form=FORM,
        mistake="error-royale-dice",
    ),
    ROLL: Dice("roll", OUTCOME, _wait_for_roll, _rolled, colours=COLOURS, form=FORM, mistake="error-royale-dice"),
    **{-BOARD - board.code: EXTRA for board in BOARDS},
}
