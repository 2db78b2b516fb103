"""How much bots give away in whole rounds of Las Vegas (2012) between two players, judged by exact play.

The rounds come from seeded games of `regular` with open money, in turn from the first round to the last: their deals
and what everybody holds. Every bot plays each round at both seats. A choice costs as much of the chance to win the game
as the best placement would have been worth more, if both sides played perfectly from there on. Without neutral dice.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec
import numpy as np

from zocker.bots import quick, roster
from zocker.bots.las_vegas.outlook import outlook
from zocker.bots.las_vegas.solutions import winning_payoff
from zocker.exact.solved_round import SolvedRound
from zocker.rules import dice
from zocker.rules.engine import draw_until_decision, legal_codes
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.las_vegas.game import LAS_VEGAS
from zocker.rules.las_vegas.material import ROLL, ROUNDS
from zocker.rules.state import Array, State

Choose = Callable[[State, Array], int]

GAME = "las-vegas"
BOTS = ("shark", "regular", "rule", "convolver", "greedy", "random")
HOST = "regular"  # the bot whose games the rounds are from
SEED = 2012
NOTHING = 1e-5  # what a choice may seem to cost by rounding


class Played(msgspec.Struct, frozen=True, array_like=True):
    """What a bot did in a round at both seats together."""

    loss: float  # as a share of a win
    choices: int
    wrong: int  # choices that cost anything


class Judged(msgspec.Struct, frozen=True):
    """One round."""

    round_no: int
    lead: int  # of the start player before it, in units of $10,000
    expected: float  # the start player's chance to win as the table has it, before the deal
    dealt: float  # the same after the deal
    played: dict[str, Played]  # by bot


class Verdict(msgspec.Struct, frozen=True):
    """What a bot gives away, as a share of a win per seat and round, with its 95 % interval."""

    bot: str
    rounds: int
    loss: float
    ci95: tuple[float, float]
    choices: float  # decisions per seat and round
    wrong: float  # the share of decisions that cost anything


def judge(bots: Sequence[str] = BOTS, rounds: int = 200, seed: int = SEED) -> dict[str, Verdict]:
    """Return what each bot gives away in the same rounds."""
    return verdicts(judged_rounds(bots, range(rounds), seed))


def verdicts(judged: Iterable[Judged]) -> dict[str, Verdict]:
    """Return what each bot gave away in some rounds."""
    rounds = list(judged)
    return {bot: verdict(bot, [one.played[bot] for one in rounds]) for bot in rounds[0].played}


def verdict(bot: str, played: Sequence[Played]) -> Verdict:
    losses = np.array([one.loss for one in played]) / 2
    half = 1.959964 * float(losses.std()) / math.sqrt(len(losses))
    mean, choices = float(losses.mean()), sum(one.choices for one in played)
    wrong = sum(one.wrong for one in played) / choices
    return Verdict(bot, len(played), mean, (max(0.0, mean - half), mean + half), choices / 2 / len(played), wrong)


def judged_rounds(bots: Sequence[str], numbers: Iterable[int], seed: int = SEED) -> Iterator[Judged]:
    """Solve rounds by number, and let every bot play each."""
    seats = {bot: roster.find(bot, GAME).sit_down(compiled=True) for bot in bots}
    for number in numbers:
        start = round_start(seed, number)
        solved = SolvedRound(start, winning_payoff(start))
        played = dict[str, Played]()
        for bot, choose in seats.items():
            luck = dice.seeded_rng(seed + 2, number)
            asked = lambda view, legal, ask=choose, luck=luck: ask(view, legal, luck, LAS_VEGAS.moves)  # noqa: E731
            losses = list(losses_of(start, solved, asked, dice.seeded_rng(seed + 1, number)))
            played[bot] = Played(round(sum(losses), 6), len(losses), sum(lost > NOTHING for lost in losses))
        starter = int(start.starter)
        lead = int(LAS_VEGAS.score(start, starter) - LAS_VEGAS.score(start, 1 - starter))
        dealt = 0.5 + (1 - 2 * starter) * solved.value(start)
        yield Judged(int(start.round_no), lead, round(float(outlook(start, starter)), 6), round(dealt, 6), played)


def round_start(seed: int, number: int) -> State:
    """Return a game before the first roll of a round: rounds 1 to 4 in turn."""
    state = LAS_VEGAS.new(2, LAS_VEGAS.Options(neutral=False, open_money=True))
    rng, luck = dice.seeded_rng(seed, number), dice.new_rng(int(dice.seed_words(seed, number, 1, stream=1)[0]))
    outcome, host = np.zeros(LAS_VEGAS.outcome_length, np.int64), quick.BOTS[HOST].choose
    while state.round_no < 1 + number % ROUNDS or waits_for(state) != ROLL:
        if waits_for(state) < OVER:
            LAS_VEGAS.draw(state, rng, outcome)
            LAS_VEGAS.chance(state, outcome)
        else:
            LAS_VEGAS.play(state, host(state.copy(), legal_codes(state), luck))
    return state


def losses_of(start: State, solved: SolvedRound, choose: Choose, rng: dice.Rng) -> Iterator[float]:
    """Let a bot play a round at both seats, and yield what each choice costs."""
    state, outcome = start.copy(), np.zeros(LAS_VEGAS.outcome_length, np.int64)
    while state.round_no == start.round_no and waits_for(state) != OVER:
        draw_until_decision(state, rng, outcome)
        legal, worths, view = legal_codes(state).copy(), solved.placements(state), state.copy()
        LAS_VEGAS.mask(view, seat_of(view), True)
        move = choose(view, legal.copy())
        yield float(worths.max() - worths[legal == move][0])
        LAS_VEGAS.play(state, move)
