"""Scoring a round, step by step (RY-16), and the end of the game."""

from __future__ import annotations

from zocker.rules.events import emit, keep_showdown
from zocker.rules.frames import KIND, A, pop, waits_for
from zocker.rules.hidden_money import gain
from zocker.rules.kernel import kernel, standalone
from zocker.rules.majority import owner_at_rank, rank_of, untied_counts
from zocker.rules.royale.boards import dispatch
from zocker.rules.royale.casinos import left_of
from zocker.rules.royale.material import NONE, OWNERS, ROUNDS, SCORING, SEATS
from zocker.rules.royale.round import begin_round, clear_table
from zocker.rules.state import State
from zocker.rules.vegas.events import PAID, TIED, UNCLAIMED

# The steps: 0 boards act before the scoring, 1 boards take notes, 2 to 7 the casinos are scored, 8 penalties are paid;
# this one is repeated as long as somebody must choose how to pay.
FIRST_CASINO, PENALTIES = 2, 8


@standalone
def score_step(s: State) -> None:
    """Take the next step of the scoring, which may push the frame of a decision."""
    step = s.frames[s.depth - 1, A]
    if step == PENALTIES:
        dispatch.end_scoring(s)
        if waits_for(s) == SCORING:
            end_round(s)
        return
    s.frames[s.depth - 1, A] = step + 1
    if step < FIRST_CASINO:
        for casino in range(6):
            if step == 0:
                dispatch.before_scoring(s, casino)
            else:
                dispatch.begin_scoring(s, casino)
    else:
        keep_showdown(s)
        score_casino(s, step - FIRST_CASINO)
        dispatch.score(s, step - FIRST_CASINO)


@kernel
def score_casino(s: State, casino: int) -> None:
    """Pay the two cards to the first and the second once ties are out (RY-17)."""
    untied = untied_counts(s.count[casino])
    for owner in range(OWNERS):
        n = s.count[casino, owner]
        if n > 0 and untied >> n & 1 == 0:
            emit(TIED, owner, casino, n)
    s.winner[casino] = NONE
    for rank in range(2):
        owner = owner_at_rank(s.count[casino], rank)
        card = s.cards[casino, rank]
        if 0 <= owner < SEATS:
            gain(s, owner, card)
            emit(PAID, owner, casino, card)
            if rank == 0:
                s.winner[casino] = owner  # RY-19
        else:
            emit(UNCLAIMED, owner, casino, card)  # RY-18


def is_paid(s: State, casino: int) -> bool:
    """Tell whether a casino has already paid its cards while the scoring waits for a decision."""
    scoring = s.depth > 0 and s.frames[0, KIND] == SCORING
    return bool(scoring and s.frames[0, A] > FIRST_CASINO + casino)


@kernel
def end_round(s: State) -> None:
    """Find the next start player (RY-21) and begin the next round, or end the game (RY-22)."""
    pop(s)
    starter = left_of(s, s.starter)
    for casino in range(6):
        if s.winner[casino] != NONE:
            starter = s.winner[casino]
    s.starter = starter
    s.winner[:] = NONE
    keep_showdown(s)
    clear_table(s)
    if s.round_no < ROUNDS:
        begin_round(s)


@kernel
def prize(s: State, casino: int, owner: int) -> int:
    """Return the card that an owner would win at a casino now, or 0."""
    rank = rank_of(s.count[casino], owner)
    return s.cards[casino, rank] if 0 <= rank < 2 else 0
