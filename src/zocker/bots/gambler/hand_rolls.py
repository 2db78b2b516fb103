"""Rolls of a hand of dice in Gambler, by number: their chances, and what each is with one more die."""

from __future__ import annotations

import numpy as np

from zocker.rules import dice
from zocker.rules.gambler.material import HAND

ROLLS = [[counts for counts, _ in dice.rolls(n)] for n in range(HAND + 1)]
_NUMBER = [{counts: number for number, counts in enumerate(rolls)} for rolls in ROLLS]
MOST_ROLLS = len(ROLLS[HAND])

HOW_MANY = np.array([len(rolls) for rolls in ROLLS])  # rolls of n dice
CHANCE = np.zeros((HAND + 1, MOST_ROLLS))  # of a roll of n dice
WITH = np.zeros((HAND, MOST_ROLLS, 6), np.int64)  # the number of a roll of n dice with one more of a face
for _n in range(HAND + 1):
    for _roll, (_counts, _chance) in enumerate(dice.rolls(_n)):
        CHANCE[_n, _roll] = float(_chance)
        for _face in range(6 if _n < HAND else 0):
            _more = tuple(count + int(face == _face) for face, count in enumerate(_counts))
            WITH[_n, _roll, _face] = _NUMBER[_n + 1][_more]
