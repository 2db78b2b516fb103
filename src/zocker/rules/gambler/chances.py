"""The kinds of chance: who starts, the tableaux, and dice. Tableaux are numbered from 1."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from zocker.errors import Mistake
from zocker.rules.chance import Chances, Dice, Lot, Tap, starter
from zocker.rules.frames import A, B, seat_of
from zocker.rules.gambler import sets
from zocker.rules.gambler.material import OUTCOME, ROLL, STARTER, TABLEAU
from zocker.rules.messages import Chance
from zocker.rules.state import State

_NUMBER = re.compile(r"[1-9][0-9]{0,2}")


@dataclass(frozen=True)
class Tableaux(Lot):
    """The next tableau. People may name it instead."""

    def taps(self, s: State, options: Any) -> list[Tap]:
        names = tableau_names(options)
        return [Tap(self.write_one(place), names[place]) for place in sorted(self.things(s))]

    def typed(self, text: str, options: Any) -> list[str]:
        numbers = {name.casefold(): number for number, name in enumerate(tableau_names(options), 1)}
        return [str(numbers.get(text.casefold(), text))]


def tableau_names(options: Any) -> tuple[str, ...]:
    return tuple(tableau.name for tableau in sets.deck(options.tableaux))


def _turn_up(s: State, text: str) -> int:
    number = int(text) if _NUMBER.fullmatch(text) else 0
    if not 1 <= number <= s.deck:
        raise Mistake("error-tableau", tableaux=int(s.deck), text=f"tableau {text}")
    if number - 1 in s.order[: s.turned]:
        raise Mistake("error-tableau-turned", number=number)
    return number - 1


CHANCES: Chances = {
    STARTER: starter(OUTCOME),
    TABLEAU: Tableaux(
        "tableau",
        OUTCOME,
        lambda s: Chance("tableau", by_itself=True),
        lambda s: dict.fromkeys(map(int, s.order[s.turned : s.deck]), 1),
        lambda place: str(place + 1),
        _turn_up,
    ),
    ROLL: Dice(
        "roll",
        OUTCOME,
        lambda s: Chance("roll", int(seat_of(s)), small=int(s.frames[0, A]), chosen=bool(s.frames[0, B])),
        lambda s: (int(s.frames[0, A]),),
        mistake="error-gambler-dice",
    ),
}
