"""What bots need to know of a game: all that a new game has to tell them."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from zocker.rules.dice import Rng
from zocker.rules.kernel import Kernel, kernel
from zocker.rules.state import State


class Profile(NamedTuple):
    """One game, as bots know it."""

    greedy: Kernel[..., int]  # one move ahead
    instinct: Kernel[..., int]  # good moves at once: search plays on by it
    regular: Kernel[..., int]  # the level of that name
    guess: Kernel[..., None]  # fills in what a seat cannot see
    outlook: Kernel[..., float]  # how likely a seat is to win, when a round has ended
    exact_chances: Kernel[..., bool]  # values choices exactly where little is left; tells whether it did
    effort: Kernel[..., int]  # playouts of a decision, some 10 to 20 milliseconds; 0 leaves it to instinct
    doubt: Kernel[..., float]  # standard errors by which a choice must beat instinct's
    rivals: Kernel[..., int]  # the bot that rivals play on by in a playout; in the first one it has instinct
    hint_playouts: int  # half a second's work of one core, compiled; all choices together
    rough: int  # the bot of hints before anything is compiled


@kernel
def leave_to_search(view: State, legal: np.ndarray[Any, Any], rng: Rng, values: np.ndarray[Any, Any]) -> bool:
    """Value nothing exactly."""
    return False
