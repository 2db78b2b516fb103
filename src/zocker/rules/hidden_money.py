"""Money that is kept hidden, in all Las Vegas games (LV-17, RY-20)."""

from __future__ import annotations

from zocker.rules.frames import OVER, waits_for
from zocker.rules.kernel import kernel
from zocker.rules.messages import Event
from zocker.rules.state import State


@kernel
def sees_money(s: State, seat: int, other: int) -> bool:
    """Tell whether a seat may know another one's winnings."""
    return seat == other or s.open_money == 1 or waits_for(s) == OVER


@kernel
def hide_money(s: State, seat: int, counts: bool) -> None:
    """Reduce others' hands to the payments that a counting seat has seen, or to nothing (LV-17d)."""
    for other in range(s.players):
        if not sees_money(s, seat, other):
            if counts:
                for value in range(s.hand.shape[1]):
                    s.hand[other, value] = max(s.counted[other, value], 0)
            else:
                s.counted[other] = 0
                s.hand[other] = 0
                s.uncounted_rounds = max(s.uncounted_rounds, s.round_no - 1)


@kernel
def knows_money(s: State) -> bool:
    """Tell whether a masked state has all winnings."""
    return s.uncounted_rounds == 0 or s.open_money == 1


@kernel
def gain(s: State, seat: int, value: int) -> None:
    """Pay a bill or a card in public."""
    s.hand[seat, value] += 1
    s.counted[seat, value] += 1


def opened(s: State) -> State:
    """Return a copy of a state in which all money is public, or the state itself if there is no money."""
    if "open_money" not in s.dtype.names:
        return s
    copy: State = s.copy()
    copy.open_money = 1
    return copy


def earlier_rounds(happened: list[Event], begin: type[Event], move: type[Event] | tuple[type[Event], ...]) -> int:
    """Return how many events belong to rounds before the last move's: their amounts are forgotten (LV-17b, RY-20a)."""
    last = next((i for i in range(len(happened) - 1, 0, -1) if isinstance(happened[i], move)), 0)
    return next((i for i in range(last - 1, 0, -1) if isinstance(happened[i], begin)), 0)
