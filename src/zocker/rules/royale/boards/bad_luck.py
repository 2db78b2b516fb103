"""C2 Bad Luck: the player with the fewest dice here pays."""

from __future__ import annotations

import msgspec

from zocker.rules.events import emit
from zocker.rules.frames import SEAT, A, B, pop, push, seat_of
from zocker.rules.hidden_money import sees_money
from zocker.rules.kernel import kernel
from zocker.rules.messages import DOLLARS, Move
from zocker.rules.royale.boards.board import Board, Question
from zocker.rules.royale.casinos import casino_of
from zocker.rules.royale.codes import DECLINE
from zocker.rules.royale.events import FINED
from zocker.rules.royale.material import BOARD, CARDS, LOWEST_CARD, NONE, board_code
from zocker.rules.royale.money import score as money_of
from zocker.rules.state import Array, State

FACE, NAME = "C2", "Bad Luck"
CODE = board_code(FACE)
ASKS = BOARD + CODE
COSTS = 5  # RY-C2.1
NOT_ENOUGH = 1000  # what a payment that doesn't cover the fine loses: more than any other

PAYING = Question("bad-luck", is_private=True)

OFFERS, LOSES = A, B  # in a frame: as bits, how many chips may be handed over; what the fewest of them lose


class Payment(msgspec.Struct, frozen=True):
    """A payment in cards and chips, and the change, in dollars; `excess` is lost."""

    cards: tuple[int, ...]
    chips: int
    back: int
    excess: int


@kernel
def clear(s: State) -> None:
    s.unlucky[:] = 0


@kernel
def begin_scoring(s: State, casino: int) -> None:
    """Note the seats with the fewest dice (RY-C2.1)."""
    for seat in range(s.players):
        s.unlucky[seat] = int(has_fewest(s, casino, seat))


@kernel
def has_fewest(s: State, casino: int, seat: int) -> bool:
    """Tell whether a player has the fewest dice, ties and zero included; imaginary players don't count (RY-C2.1)."""
    for other in range(s.players):
        if s.count[casino, other] < s.count[casino, seat]:
            return False
    return True


@kernel
def would_pay(s: State, seat: int) -> int:
    casino = casino_of(s, CODE)
    return -COSTS if casino != NONE and has_fewest(s, casino, seat) else 0


@kernel
def end_scoring(s: State) -> None:
    """Make the next unlucky seat pay after the whole scoring, and so on, until one has a choice (RY-16a)."""
    for seat in range(s.players):
        if s.unlucky[seat] == 1:
            s.unlucky[seat] = 0
            offers = find_offers(s, seat)
            if is_choice(offers):
                push(s, ASKS, seat, offers, payment(s, seat, fewest_chips(offers))[0])
                return
            pay_fine(s, seat, s.chips[seat] if offers == 0 else fewest_chips(offers))


@kernel
def find_offers(s: State, seat: int) -> int:
    """Return, as bits, the numbers of chips that a player may hand over; none if even everything is not enough.

    More chips only make sense if they lose no more money (RY-C2.3).
    """
    offers = 0
    least = NOT_ENOUGH - 1
    for chips in range(min(s.chips[seat], COSTS) + 1):
        loss = payment(s, seat, chips)[0]
        if loss <= least:
            least = loss
            offers |= 1 << chips
    return offers


@kernel
def fewest_chips(offers: int) -> int:
    chips = 0
    while offers >> chips & 1 == 0:
        chips += 1
    return chips


@kernel
def payment(s: State, seat: int, chips: int) -> tuple[int, int, int, int]:
    """Return the loss of a payment with so many chips, and its cards: the least, then the fewest, then the lowest
    total.

    More than three cards are never needed: three of any value pay the fine and leave change for one card.
    """
    hand = s.hand[seat]
    least = 1000 * NOT_ENOUGH
    paid = (0, 0, 0)
    for a in range(len(CARDS)):
        if not holds(hand, a, 0, 0):
            continue
        for b in range(a, len(CARDS)):
            if not holds(hand, a, b, 0):
                continue
            for c in range(b, len(CARDS)):
                total = a + b + c + chips
                if total < COSTS or not holds(hand, a, b, c):
                    continue
                cost = ((total - change(total)) * 10 + int(a > 0) + int(b > 0) + int(c > 0)) * 100 + total
                if cost < least:
                    least = cost
                    paid = (a, b, c)
    return least // 1000, paid[0], paid[1], paid[2]


@kernel
def pay_fine(s: State, seat: int, chips: int) -> None:
    """Make a player hand over chips and cards, or everything if that is not enough (RY-C2.2)."""
    before = money_of(s, seat)
    loss, a, b, c = payment(s, seat, chips)
    s.chips[seat] -= chips
    if loss == NOT_ENOUGH:
        s.hand[seat] = 0
        s.counted[seat] = 0
    else:
        for card in (a, b, c):
            s.hand[seat, card] -= int(card > 0)
            s.counted[seat, card] -= int(card > 0)
        back = change(a + b + c + chips)
        s.hand[seat, back] += int(back > 0)
        s.counted[seat, back] += int(back > 0)
    emit(FINED, seat, before - money_of(s, seat), 0)


@kernel
def legal(s: State, moves: Array) -> int:
    """Allow the numbers of chips that make a difference, or any number if that can't be known."""
    seat = seat_of(s)
    offers = s.frames[s.depth - 1, OFFERS]
    if offers == 0:
        offers = find_offers(s, seat)
    n = 0
    for chips in range(min(s.chips[seat], COSTS) + 1):
        if not is_choice(offers) or offers >> chips & 1 == 1:
            moves[n] = DECLINE + chips
            n += 1
    return n


@kernel
def is_choice(offers: int) -> bool:
    return offers & (offers - 1) > 0


@kernel
def play(s: State, code: int) -> None:
    seat = seat_of(s)
    pop(s)
    pay_fine(s, seat, code - DECLINE)


@kernel
def mask(s: State, frame: int, seat: int) -> None:
    """Mask the options for seats that may not know the player's cards (RY-20b)."""
    if not sees_money(s, seat, s.frames[frame, SEAT]):
        s.frames[frame, OFFERS] = 0
        s.frames[frame, LOSES] = 0


@kernel
def holds(hand: Array, a: int, b: int, c: int) -> bool:
    """Tell whether a hand has these cards; 0 means no card."""
    for card in (a, b, c):
        if card > 0 and hand[card] < int(a == card) + int(b == card) + int(c == card):
            return False
    return True


@kernel
def change(paid: int) -> int:
    """Return the change for a payment: one card, never chips (RY-C2.3)."""
    excess = paid - COSTS
    return excess if LOWEST_CARD <= excess < len(CARDS) else 0


def show_move(s: State, code: int, text: str) -> Move:
    return Move(code, text, number=code - DECLINE)


def paid_with(s: State, code: int) -> Payment | None:
    """Return the payment and the change of a choice, as far as the cards are visible."""
    frame, chips = s.frames[s.depth - 1], code - DECLINE
    if not frame[OFFERS]:
        return None
    loss, *cards = (int(number) for number in payment(s, int(frame[SEAT]), chips))
    back = int(change(sum(cards) + chips))
    return Payment(
        cards=tuple(card * DOLLARS for card in cards if card),
        chips=chips,
        back=back * DOLLARS,
        excess=(loss - COSTS) * DOLLARS,
    )


BAD_LUCK = Board(
    face=FACE,
    name=NAME,
    pays=(-COSTS,),
    clear=clear,
    legal=legal,
    play=play,
    mask=mask,
    begin_scoring=begin_scoring,
    end_scoring=end_scoring,
    would_pay=would_pay,
    questions=(PAYING,),
    show_move=show_move,
)
