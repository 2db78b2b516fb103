"""What it is worth in Gambler to start the next round, in points, for `START` of `bots/gambler/solutions.py`.

Who starts a round expects to win so many points more in it than the rival: the value of the empty tableau, on average
over our tableaux. That in turn depends a little on what it costs to fill the last box, so it is computed until it does
not change any more. A game of two has about eight rounds, so after seven of eight another one comes.
"""

from __future__ import annotations

import numpy as np

from zocker.exact.tableau_values import solve_tableau
from zocker.rules.gambler.game import GAMBLER
from zocker.rules.gambler.sets import CURRENT, find
from zocker.rules.gambler.turn import turn_up
from zocker.rules.gears import compiled

ANOTHER_ROUND = 7 / 8
ALL = 10**6  # more positions than any of our tableaux has


def start_worth(before: float) -> float:
    """Return what it is worth to start a round, if it was worth so much before in the rounds to come."""
    values = []
    for tableau in range(len(find(CURRENT))):
        states = np.full(1, GAMBLER.new(2, GAMBLER.Options(starter=1)))
        states[0].depth = 0
        turn_up(states[0], tableau)
        values.append(compiled(solve_tableau)(states, np.full((1, 1), -before), ALL).values[0, 0])
    return ANOTHER_ROUND * float(np.mean(values))


def main() -> None:
    worth, before = 0.0, -1.0
    while abs(worth - before) > 0.01:
        worth, before = start_worth(worth), worth
        print(f"{worth:.2f}")


if __name__ == "__main__":
    main()
