"""Setting up a game and its rounds."""

from __future__ import annotations

from zocker.rules.dice import Rng, below
from zocker.rules.events import emit
from zocker.rules.frames import NOBODY, A, pop, push
from zocker.rules.kernel import kernel, standalone
from zocker.rules.royale.boards import dispatch
from zocker.rules.royale.boards.all import BOARDS
from zocker.rules.royale.dice import put
from zocker.rules.royale.material import (
    ASIDE,
    BIGGY,
    CARDS,
    CHIPS,
    LAY_BOARDS,
    NEUTRAL,
    NONE,
    PAIR,
    RANDOM_STARTER,
    SET_ASIDE,
    SMALL,
    SMALL_DICE,
    STARTER,
    WHITE,
)
from zocker.rules.royale.turn import begin_turn
from zocker.rules.state import Array, State
from zocker.rules.vegas.events import ROUND_BEGAN

FACES = len(BOARDS)
BOARDS_IN_BOX = (FACES + 1) // 2  # RY-5: each has two faces; the back of the last may be blank


@standalone
def begin(s: State) -> None:
    """Start a new game under the state's options."""
    s.round_no = 0
    s.starter = 0
    for value in range(len(CARDS)):
        s.stack[value] = CARDS[value]  # RY-6
    s.chips[:] = 0
    s.hand[:] = 0
    s.counted[:] = 0
    s.uncounted_rounds = 0
    s.used[:] = 0
    s.winner[:] = NONE
    s.frames[:] = 0
    s.depth = 0
    clear_table(s)
    if s.first == RANDOM_STARTER:
        push(s, STARTER, NOBODY, 0, 0)  # RY-9
    else:
        s.starter = s.first
        begin_round(s)


@standalone
def clear_table(s: State) -> None:
    """Return all dice, clear away markers and boards, and open every casino (RY-10a, RY-16)."""
    s.cards[:] = 0
    s.dice[:] = 0
    s.count[:] = 0
    s.dice_left[:] = 0
    s.rolled[:] = 0
    s.placed_at = NONE
    s.placed[:] = 0
    s.face[:] = NONE
    dispatch.clear(s)


@standalone
def begin_round(s: State) -> None:
    """Hand out dice and chips (RY-8), then lay out boards and money (RY-10a)."""
    s.round_no += 1
    for seat in range(s.players):
        s.dice_left[seat, SMALL] = SMALL_DICE
        s.dice_left[seat, BIGGY] = 1
        s.chips[seat] += CHIPS
    emit(ROUND_BEGAN, s.starter, s.round_no, 0)
    if s.boards == 0:
        push(s, PAIR, NOBODY, 0, 0)
    elif s.faces[s.round_no - 1, 0] == NONE:
        push(s, LAY_BOARDS, NOBODY, 0, 0)
    else:
        for casino in range(s.boards):
            lay_board(s, casino, s.faces[s.round_no - 1, casino])
        push(s, PAIR, NOBODY, 0, 0)


@kernel
def lay_board(s: State, casino: int, face: int) -> None:
    s.face[casino] = face
    s.used[face] = 1


@kernel
def boards_laid(s: State, outcome: Array) -> None:
    """Lay the drawn boards at casinos 1, 2, 3 … (RY-10)."""
    pop(s)
    for casino in range(s.boards):
        lay_board(s, casino, outcome[casino])
    push(s, PAIR, NOBODY, 0, 0)


@kernel
def pair_drawn(s: State, outcome: Array) -> None:
    """Lay out a pair of cards; after the sixth, sort the pairs (RY-6)."""
    pair = s.frames[s.depth - 1, A]
    pop(s)
    s.cards[pair, 0] = max(outcome[0], outcome[1])
    s.cards[pair, 1] = min(outcome[0], outcome[1])
    s.stack[outcome[0]] -= 1
    s.stack[outcome[1]] -= 1
    if pair < 5:
        push(s, PAIR, NOBODY, pair + 1, 0)
        return
    sort_pairs(s)
    if s.boards > 0 and s.round_no == 1:
        push(s, ASIDE, NOBODY, 0, 0)  # RY-7
    else:
        roll_neutral(s)


@kernel
def sort_pairs(s: State) -> None:
    """Sort the pairs by sum, equal sums by the higher card; the best goes to casino 6."""
    for last in range(5, 0, -1):
        for casino in range(last):
            if rank_of_pair(s, casino) > rank_of_pair(s, casino + 1):
                for card in range(2):
                    swapped = s.cards[casino, card]
                    s.cards[casino, card] = s.cards[casino + 1, card]
                    s.cards[casino + 1, card] = swapped


@kernel
def rank_of_pair(s: State, casino: int) -> int:
    return 100 * (s.cards[casino, 0] + s.cards[casino, 1]) + s.cards[casino, 0]


@kernel
def cards_set_aside(s: State, outcome: Array) -> None:
    """Keep only the cards of rounds 2 and 3; all others are the bank's (RY-7)."""
    pop(s)
    for value in range(len(CARDS)):
        s.stack[value] = outcome[value]
    roll_neutral(s)


@kernel
def roll_neutral(s: State) -> None:
    if s.neutral == 1:
        push(s, NEUTRAL, NOBODY, 0, 0)  # RY-24
    else:
        begin_turns(s)


@kernel
def neutral_rolled(s: State, outcome: Array) -> None:
    pop(s)
    for casino in range(6):
        put(s, casino, WHITE, outcome[casino], outcome[6 + casino])
    begin_turns(s)


@standalone
def begin_turns(s: State) -> None:
    for casino in range(6):
        dispatch.lay_out(s, casino)
    begin_turn(s, s.starter)


# Random results ---------------------------------------------------------------------------------------


@kernel
def draw_boards(s: State, rng: Rng, outcome: Array) -> None:
    """Shuffle the boards and turn them at random; with `no_repeat` unused faces come first (RY-10)."""
    for casino in range(s.boards):
        fresh = count_boards(s, outcome, casino, True) if s.no_repeat == 1 else 0
        only_fresh = fresh > 0
        left = below(rng, fresh if only_fresh else count_boards(s, outcome, casino, False))
        board = 0
        while True:
            if is_left(s, outcome, casino, board, only_fresh):
                if left == 0:
                    break
                left -= 1
            board += 1
        side = below(rng, 2)
        if 2 * board + side == FACES or (only_fresh and s.used[2 * board + side] == 1):
            side = 1 - side
        outcome[casino] = 2 * board + side


@kernel
def is_left(s: State, outcome: Array, laid: int, board: int, only_fresh: bool) -> bool:
    """Tell whether a board isn't among those laid so far, and with `only_fresh` has an unused face."""
    for casino in range(laid):
        if outcome[casino] // 2 == board:
            return False
    return not only_fresh or s.used[2 * board : 2 * board + 2].min() == 0


@kernel
def count_boards(s: State, outcome: Array, laid: int, only_fresh: bool) -> int:
    n = 0
    for board in range(BOARDS_IN_BOX):
        n += int(is_left(s, outcome, laid, board, only_fresh))
    return n


@kernel
def draw_card(stack: Array, rng: Rng) -> int:
    """Draw one card from a stack that is counted by value, without removing it."""
    left = 0
    for value in range(len(CARDS)):
        left += stack[value]
    drawn = below(rng, left)
    card = 0
    lower = 0
    for value in range(len(CARDS)):
        lower += stack[value]
        card += int(drawn >= lower)
    return card


@kernel
def draw_pair(s: State, rng: Rng, outcome: Array) -> None:
    outcome[0] = draw_card(s.stack, rng)
    s.stack[outcome[0]] -= 1
    outcome[1] = draw_card(s.stack, rng)
    s.stack[outcome[0]] += 1


@kernel
def draw_aside(s: State, rng: Rng, outcome: Array) -> None:
    for value in range(len(CARDS)):
        outcome[value] = 0
    for _ in range(SET_ASIDE):
        card = draw_card(s.stack, rng)
        s.stack[card] -= 1
        outcome[card] += 1
    for value in range(len(CARDS)):
        s.stack[value] += outcome[value]
