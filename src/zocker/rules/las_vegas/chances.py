"""The kinds of chance: who starts, the bills, and dice. Bills are in thousands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from zocker.errors import Mistake
from zocker.rules.chance import Chances, Colour, Dice, Lot, Tap, starter
from zocker.rules.frames import A, seat_of
from zocker.rules.las_vegas.material import BILL, LEFTOVER, NEUTRAL, OUTCOME, OWN, ROLL, STARTER, VALUES
from zocker.rules.las_vegas.turn import leftover
from zocker.rules.messages import Chance
from zocker.rules.state import State
from zocker.rules.vegas.money import read_money, tap_money, typed_money, write_money, write_stack


def read_bill(text: str) -> int:
    return read_money(text, VALUES, "error-bill")


@dataclass(frozen=True)
class Bills(Lot):
    """The next bill for a casino."""

    def request(self, s: State) -> str:
        return f"1 of {write_stack(s.stack)}"

    def taps(self, s: State, options: Any) -> list[Tap]:
        return tap_money(s.stack)

    def typed(self, text: str, options: Any) -> list[str]:
        return typed_money(text) or [""]


def casino_to_stock(s: State) -> int:
    """Return the number of the casino that the next bill goes to."""
    return int(s.frames[0, A]) + 1


def _take(s: State, text: str) -> int:
    value = read_bill(text)
    if s.stack[value] == 0:
        raise Mistake("error-bill-gone", bill=text)
    return value


def _rolled(s: State) -> tuple[int, int]:
    own, neutral = s.dice_left[seat_of(s)]
    return int(own), int(neutral)


def _wait_for_roll(s: State) -> Chance:
    own, neutral = _rolled(s)
    return Chance("roll", int(seat_of(s)), small=own, neutral=neutral)


def _wait_for_leftover(s: State) -> Chance:
    return Chance("neutral", int(seat_of(s)), neutral=int(leftover(s)), by_itself=True)


CHANCES: Chances = {
    STARTER: starter(OUTCOME),
    BILL: Bills(
        "bill",
        OUTCOME,
        lambda s: Chance("bill", casino=casino_to_stock(s), by_itself=True),
        lambda s: {value: int(s.stack[value]) for value in VALUES if s.stack[value]},
        write_money,
        _take,
    ),
    ROLL: Dice(
        "roll",
        OUTCOME,
        _wait_for_roll,
        _rolled,
        colours=(Colour("own"), Colour("neutral", "+ ", "+ {}d6")),
        form=r"((?: [1-6])*)(?: \+((?: [1-6])+))?",
    ),
    LEFTOVER: Dice(
        "neutral",
        OUTCOME,
        _wait_for_leftover,
        lambda s: (0, int(leftover(s))),
        colours=(Colour("own"), Colour("neutral")),
        form="()((?: [1-6])*)",
    ),
}
assert (OWN, NEUTRAL) == (0, 1), "own dice come first"
