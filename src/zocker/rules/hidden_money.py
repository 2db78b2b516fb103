"""Money that is kept hidden, in all Las Vegas games (LV-17, RY-20)."""

from __future__ import annotations

from zocker.rules.frames import OVER, waits_for
from zocker.rules.kernel import kernel
from zocker.rules.messages import Event
from zocker.rules.state import State


@kernel
def sees_money(s: State, seat: int, other: int) -> bool:
    """Tell whether a seat may know what another one has won."""
    return seat == other or s.open_money == 1 or waits_for(s) == OVER


def earlier_rounds(happened: list[Event], begin: type[Event], move: type[Event] | tuple[type[Event], ...]) -> int:
    """Return how many events belong to rounds before the last move's: their amounts are forgotten (LV-17b, RY-20a)."""
    last = max((i for i, event in enumerate(happened) if isinstance(event, move)), default=0)
    return max((i for i in range(last) if isinstance(happened[i], begin)), default=0)
