"""Cards and chips."""

from __future__ import annotations

from zocker.rules.events import emit
from zocker.rules.kernel import kernel
from zocker.rules.records import Record
from zocker.rules.royale.events import FINED, REWARDED
from zocker.rules.royale.material import BAD_LUCK_COSTS, CARDS, LOWEST_CARD


@kernel
def reward(s: Record, seat: int, board: int, amount: int) -> None:
    """Pay from the bank: one card, or chips for less than the lowest card (RY-20)."""
    if amount == 0:
        return
    if amount >= LOWEST_CARD:
        s.hand[seat, amount] += 1
    else:
        s.chips[seat] += amount
    emit(REWARDED, seat, board, amount)


@kernel
def fine(s: Record, seat: int) -> None:
    """Make a player pay for Bad Luck: cards first, as few as possible, no change in chips (RY-C2.2, RY-C2.3)."""
    before = score(s, seat)
    cards = 0
    for value in range(LOWEST_CARD, len(CARDS)):
        cards += value * s.hand[seat, value]
    if cards < BAD_LUCK_COSTS:
        s.hand[seat] = 0
        s.chips[seat] -= min(s.chips[seat], BAD_LUCK_COSTS - cards)
    elif not (pay_with_one(s, seat) or pay_with_two(s, seat) or pay_with_three(s, seat)):
        s.hand[seat] = 0  # RY-C2.3: no set comes out even, so all of them
    emit(FINED, seat, before - score(s, seat), 0)


@kernel
def is_even(paid: int) -> bool:
    """Tell whether a sum pays the fine exactly or leaves change for one card (RY-C2.3)."""
    return paid == BAD_LUCK_COSTS or paid >= BAD_LUCK_COSTS + LOWEST_CARD


@kernel
def give_change(s: Record, seat: int, paid: int) -> None:
    if paid > BAD_LUCK_COSTS:
        s.hand[seat, paid - BAD_LUCK_COSTS] += 1


@kernel
def pay_with_one(s: Record, seat: int) -> bool:
    for value in range(LOWEST_CARD, len(CARDS)):
        if s.hand[seat, value] > 0 and is_even(value):
            s.hand[seat, value] -= 1
            give_change(s, seat, value)
            return True
    return False


@kernel
def pay_with_two(s: Record, seat: int) -> bool:
    """Pay with the two cards of the lowest sum that comes out even."""
    for total in range(2 * LOWEST_CARD, 2 * len(CARDS) - 1):
        for low in range(LOWEST_CARD, total // 2 + 1):
            high = total - low
            if high >= len(CARDS) or not is_even(total):
                continue
            if s.hand[seat, low] > int(low == high) and s.hand[seat, high] > 0:
                s.hand[seat, low] -= 1
                s.hand[seat, high] -= 1
                give_change(s, seat, total)
                return True
    return False


@kernel
def pay_with_three(s: Record, seat: int) -> bool:
    """Pay with the three lowest cards, which always come out even."""
    if s.hand[seat].sum() < 3:
        return False
    paid = 0
    value = LOWEST_CARD
    for _ in range(3):
        while s.hand[seat, value] == 0:
            value += 1
        s.hand[seat, value] -= 1
        paid += value
    give_change(s, seat, paid)
    return True


@kernel
def score(s: Record, seat: int) -> int:
    """Return a seat's money, in units of $10,000, a chip counting as one (RY-22)."""
    money = s.chips[seat]
    for value in range(LOWEST_CARD, len(CARDS)):
        money += value * s.hand[seat, value]
    return money


@kernel
def merit(s: Record, seat: int) -> int:
    """Return what seats are ranked by: money, then number of cards and chips; equals share (RY-22, RY-23)."""
    return 1000 * score(s, seat) + s.hand[seat].sum() + s.chips[seat]
