"""Rolls of a hand of dice in Gambler, by number: their chances, and the roll that each is with one more die."""

from __future__ import annotations

import numpy as np

from zocker.rules import dice
from zocker.rules.gambler.material import HAND

ROLLS = [[counts for counts, _ in dice.rolls(n)] for n in range(HAND + 1)]
_NUMBER = [{counts: number for number, counts in enumerate(rolls)} for rolls in ROLLS]
MAX_ROLLS = len(ROLLS[HAND])

ROLL_COUNTS = np.array([len(rolls) for rolls in ROLLS])  # how many rolls of n dice there are
CHANCE = np.zeros((HAND + 1, MAX_ROLLS))  # the probability of each roll of n dice
WITH_DIE = np.zeros((HAND, MAX_ROLLS, 6), np.int64)  # the number of a roll of n dice plus one die of a face
for _n in range(HAND + 1):
    for _roll, (_counts, _chance) in enumerate(dice.rolls(_n)):
        CHANCE[_n, _roll] = float(_chance)
        for _face in range(6 if _n < HAND else 0):
            _more = tuple(count + int(face == _face) for face, count in enumerate(_counts))
            WITH_DIE[_n, _roll, _face] = _NUMBER[_n + 1][_more]
