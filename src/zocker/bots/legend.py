"""The strongest bot: it counts payments, solves what can be solved, and otherwise uses learned values and playouts."""

from __future__ import annotations

from zocker.bots.foresight import look_ahead
from zocker.bots.profiles import PROFILES
from zocker.rules.dice import Rng
from zocker.rules.state import Array, State
from zocker.values import weights
from zocker.values.expectation import judge_position


def choose(view: State, legal: Array, rng: Rng, *, compiled: bool) -> int | None:
    """Return the code of the best move by exact or learned values, or None if there are none that are good enough.

    A better place counts a little, for when nothing else is left to play for.
    """
    if len(legal) == 1:
        return int(legal[0])
    weighed = weigh(view, legal, rng, even=False, compiled=compiled)
    return None if weighed is None else int(legal[weighed[0]])


def chances(view: State, legal: Array, rng: Rng, *, compiled: bool) -> Array | None:
    """Return the win chance of each choice, if it is solved or learned, or None."""
    weighed = weigh(view, legal, rng, even=True, compiled=compiled)
    return None if weighed is None else weighed[1]


def weigh(view: State, legal: Array, rng: Rng, *, even: bool, compiled: bool) -> tuple[int, Array] | None:
    """Return the index of the best choice and the chances of all, as they are solved or were learned, or None.

    Unless it looks at all choices evenly, only the best have good figures. Without compiled code the net alone is
    asked. Secret choices are left to instinct, which mixes them.
    """
    profile, net = PROFILES[view.dtype], weights.find(view)
    known = profile.solved(view, legal) if compiled else None
    if known is None and net is not None and profile.whole_turn is not None:
        known = profile.whole_turn(net, view, legal) if compiled else None
    if known is not None:
        return int(known.argmax()), known
    if net is None or profile.foresight is None or profile.effort(view) == 0:
        return None
    at_once: Array = judge_position(net, view, compiled=compiled).choices[:, 0]
    if not compiled:
        return int(at_once.argmax()), at_once
    best, seen = look_ahead(net, view, legal, at_once, rng, profile.foresight, even=even)
    return best, seen.chances
