"""Two judgements: of bots by exact play, and of the judge of games by long playouts.

First, how much bots give away in whole rounds of Las Vegas (2012) between two players, judged by exact play. The rounds
come from seeded games of `regular` with open money, in turn from the first round to the last: their deals and what
everybody holds. Every bot plays each round at both seats. A choice costs as much of the chance to win the game as the
best placement would have been worth more, if both sides played perfectly from there on. Without neutral dice.

Second, the standing test of the judge: how far its values, its accusations and their proofs are off.

    python -m benchmarks.judge --games 2 --playouts 100 --kinds las-vegas-4 --levels rookie   # a minute
    python -m benchmarks.judge --games 50 --to judged.json --publish                          # hours

Weak and strong bots play games of every kind. The judge says what it thinks of some positions, and of some choices that
it calls mistakes. Long playouts with the same dice for all choices, to the end of the game by a third net, say what is
true, and by `regular` for comparison. A file that is there already goes on where it stands. `--publish` writes the
table to RESULTS.md, and how far proofs are off to the file that `prove` reads.
"""

from __future__ import annotations

import argparse
import json
import math
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from benchmarks import results
from zocker.analysis.account import judge_for, measure
from zocker.analysis.judges import Judge, seen_by
from zocker.analysis.walk import Step, walk
from zocker.bots import quick, roster
from zocker.bots.chooser import RNGS, STATES, play_games
from zocker.bots.codes import REGULAR
from zocker.bots.las_vegas.outlook import outlook
from zocker.bots.las_vegas.solutions import winning_payoff
from zocker.bots.paired_playouts import BIASES, SURE, is_secret, nets_for, play_pairs, prove
from zocker.exact.solved_round import SolvedRound
from zocker.lab.warm import step_aside
from zocker.match import Match
from zocker.record import Record, Seat
from zocker.rules import dice, games, gears
from zocker.rules.engine import draw_until_decision, legal_codes
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.las_vegas.game import LAS_VEGAS
from zocker.rules.las_vegas.material import ROLL, ROUNDS
from zocker.rules.messages import Decision
from zocker.rules.state import Array, State
from zocker.values import weights

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


# The judge of games ------------------------------------------------------------------------------------------

KINDS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "las-vegas-2": ("las-vegas", 2, {"neutral": False}),
    "las-vegas-2-neutral": ("las-vegas", 2, {"neutral": True}),
    "las-vegas-3-neutral": ("las-vegas", 3, {"neutral": True}),
    "las-vegas-4": ("las-vegas", 4, {"neutral": False}),
    "las-vegas-2019-2": ("las-vegas-2019", 2, {}),
    "las-vegas-2019-4": ("las-vegas-2019", 4, {}),
    "royale-2": ("royale", 2, {}),
    "royale-4": ("royale", 4, {}),
    "gambler-2": ("gambler", 2, {}),
    "gambler-4": ("gambler", 4, {}),
}
LEVELS = "rookie", "legend"  # weak and strong players; in Royale `greedy` and `regular` are the same
ENOUGH = 100  # positions of a kind before proofs may rely on what they say
A_GAME = 4  # positions, and accusations, of one game
ACCUSED = 0.02  # a claimed loss that counts as an accusation
RESAMPLES = 300


class How(NamedTuple):
    """What is true: by how many playouts, by which net."""

    playouts: int
    truth: str  # added to the name of the net for a game, or a file


class Case(msgspec.Struct, frozen=True):
    """A decision: what is thought of each choice, and what is true, as shares of the win of the seat that decides.

    The best choice as the judge sees it comes first and, of an accusation, the one that was made second.
    """

    accused: bool
    claimed: tuple[float, ...]
    proved: tuple[float, ...]
    proof_noise: tuple[float, ...]  # standard errors of proven differences to the first choice
    true: tuple[tuple[float, ...], tuple[float, ...]]  # by two halves of the playouts
    noise: tuple[float, ...]  # standard errors of true differences
    regular: tuple[float, ...]


class Tested(msgspec.Struct, frozen=True):
    """A game, and what was found in it."""

    kind: str
    level: str
    number: int
    corrections: tuple[float, ...]
    cases: tuple[Case, ...]


def examine(kind: str, level: str, number: int, how: How) -> Tested:
    """Play a game and put the judge to the test in it."""
    game, players, options = KINDS[kind]
    record = play(game, [level] * players, options, number)
    report = measure(record)
    losses = {one.line: one.loss for one in report.events if one.kind == "choice" and one.loss is not None}
    chosen = [step for step in walk(record) if step.is_choice and len(legal_codes(step.before)) > 1]
    chosen = [step for step in chosen if not is_secret(step.before)]
    luck = np.random.default_rng([number, len(record.lines)])
    accused = {step.line for step in chosen if losses.get(step.line, 0) >= ACCUSED}
    picked = {step.line for step in pick(chosen, luck)}
    suspects = {step.line for step in pick([step for step in chosen if step.line in accused], luck)}
    judge, cases = judge_for(walk(record)[0].before), list[Case]()
    for step in chosen:
        if step.line in picked:
            cases.append(look_into(step, judge, how, accused=False))
        if step.line in suspects:
            cases.append(look_into(step, judge, how, accused=True))
    return Tested(kind, level, number, tuple(seat.corrections for seat in report.seats), tuple(cases))


def play(game: str, bots: Sequence[str], options: dict[str, Any], seed: int) -> Record:
    """Let bots play a game."""
    seats = [Seat(f"{bot} {n}", bot=bot) for n, bot in enumerate(bots, 1)]
    match: Match = Match(game, seats=seats, seed=seed, **options)
    choosers, luck = [roster.find(bot, game).sit_down(compiled=True) for bot in bots], dice.seeded_rng(seed, 1)
    while isinstance(decision := match.waiting, Decision):
        counts = roster.find(bots[decision.seat], game).counts
        legal, view = np.array([move.code for move in decision.moves]), match.masked(decision.seat, counts=counts)
        match.play(match.rules.moves[choosers[decision.seat](view, legal, luck, match.rules.moves)])
    return match.record()


def pick(steps: Sequence[Step], luck: np.random.Generator) -> list[Step]:
    """Return some steps, in their order."""
    chosen = sorted(luck.choice(len(steps), min(A_GAME, len(steps)), replace=False)) if steps else []
    return [steps[n] for n in chosen]


def look_into(step: Step, judge: Judge, how: How, *, accused: bool) -> Case:
    """Compare what is thought of a decision with what is true."""
    seat = int(seat_of(step.before))
    legal, claimed = legal_codes(step.before).copy(), judge.choices(step.before).shares[:, seat]
    order = np.argsort(-claimed, kind="stable")
    if accused:
        made = [games.by_state(step.before).moves[code] for code in legal].index(step.move)
        order = np.array([order[0], made])
    view, choices = seen_by(step.before, seat), legal[order].tolist()
    name = weights.name_of(view)
    truth = how.truth if how.truth.endswith(".npz") else f"{name}{how.truth}"
    words = dice.seed_words(step.line, 1 << 20, how.playouts)
    true, _ = play_pairs(view, choices, words, nets_for(view, truth, truth))
    proof = prove(view, choices, seed=step.line)
    half = len(true) // 2
    return Case(
        accused,
        _tuple(claimed[order]),
        _tuple(one.chance for one in proof.choices),
        _tuple(one.noise for one in proof.choices),
        (_tuple(true[:half].mean(0)), _tuple(true[half:].mean(0))),
        _tuple((true[:, :1] - true).std(0) / math.sqrt(how.playouts)),
        _tuple(play_by_bot(view, choices, words, REGULAR)),
    )


def play_by_bot(view: State, choices: Sequence[int], words: Array, bot: int) -> Array:
    """Return the share of the win after each choice if a quick bot plays for all seats to the end of the game."""
    seat, players = int(seat_of(view)), int(view.players)
    states, rngs, moves = np.full(STATES, view, view.dtype), np.zeros(RNGS, dice.RNG), np.zeros(games.MAX_MOVES, int)
    wins, points, lineup = np.zeros(players), np.zeros(players), np.full(players, bot)
    shares = np.zeros(len(choices))
    for word in words:
        for k, choice in enumerate(choices):
            states[0], rngs["word"], wins[:] = view, word, 0
            gears.compiled(play_games)(states, rngs, np.zeros((1, 2), int), 0, lineup, wins, points, choice, moves)
            shares[k] += wins[seat]
    total: Array = shares / (wins.sum() * len(words))
    return total


def _tuple(shares: Iterable[float]) -> tuple[float, ...]:
    return tuple(round(float(share), 6) for share in shares)


# What it says ---------------------------------------------------------------------------------------------


class Statistic(NamedTuple):
    """A column of the table."""

    title: str
    measure: Callable[[Sequence[Case]], float]
    points: bool = True  # or a plain number


def differences(cases: Sequence[Case], guess: Callable[[Case], Sequence[float]]) -> Iterator[tuple[float, float]]:
    """Yield how far guessed differences to the first choice are off, and the variance of what they are measured by."""
    for case in cases:
        guessed, true = np.array(guess(case)), np.mean(case.true, axis=0)
        for k in range(1, len(true)):
            yield (guessed[k] - guessed[0]) - (true[k] - true[0]), case.noise[k] ** 2


def rms_beyond(errors: Iterator[tuple[float, float]]) -> float:
    """Return the root of the mean square beyond chance."""
    found = np.array(list(errors))
    return math.sqrt(max(0.0, float((found[:, 0] ** 2 - found[:, 1]).mean()))) if len(found) else math.nan


def claimed(case: Case) -> Sequence[float]:
    return case.claimed


def proved(case: Case) -> Sequence[float]:
    return case.proved


def value_error(cases: Sequence[Case]) -> float:
    """Return how far values are off; the two halves of the truth tell how much of it is chance."""
    errors = (
        (value - (one + other) / 2, (one - other) ** 2 / 4)
        for case in cases
        for value, one, other in zip(case.claimed, *case.true, strict=True)
    )
    return rms_beyond(errors)


def method_error(cases: Sequence[Case]) -> float:
    """Return how far proofs would be off with any number of playouts."""
    noise = [noise**2 for case in cases for noise in case.proof_noise[1:]]
    found = zip(differences(cases, proved), noise, strict=True)
    return rms_beyond((error, chance + more) for (error, chance), more in found)


def regret(cases: Sequence[Case], guess: Callable[[Case], Sequence[float]]) -> float:
    """Return how much worse the choice is that seems best: half of the playouts find the best, the others judge."""
    lost = [
        other[int(np.argmax(one))] - other[int(np.argmax(guess(case)))]
        for case in cases
        for one, other in (case.true, case.true[::-1])
    ]
    return float(np.mean(lost)) if lost else math.nan


def slope(cases: Sequence[Case], guess: Callable[[Case], Sequence[float]], *, by_regular: bool = False) -> float:
    """Return how much of what is claimed to be lost is lost."""
    thought = sum(guess(case)[0] - guess(case)[1] for case in cases)
    true = [case.regular if by_regular else np.mean(case.true, axis=0) for case in cases]
    return float(sum(one[0] - one[1] for one in true) / thought) if thought else math.nan


def stands(case: Case, bias: float) -> bool:
    """Tell whether an accusation stands after proof."""
    return case.proved[0] - case.proved[1] > SURE * math.hypot(case.proof_noise[1], bias)


POSITIONS = (
    Statistic("value", value_error),
    Statistic("difference", lambda cases: rms_beyond(differences(cases, claimed))),
    Statistic("difference, proved", lambda cases: rms_beyond(differences(cases, proved))),
    Statistic("regret", lambda cases: regret(cases, claimed)),
    Statistic("regret, proved", lambda cases: regret(cases, proved)),
)
CLAIMS = (
    Statistic("slope", lambda cases: slope(cases, claimed), points=False),
    Statistic("slope, `regular`", lambda cases: slope(cases, claimed, by_regular=True), points=False),
)
PROVED = (Statistic("slope, proved", lambda cases: slope(cases, proved), points=False),)


def table(tested: Sequence[Tested]) -> str:
    """Return the table of all kinds and levels."""
    titles = [one.title for one in POSITIONS] + ["accused", *(one.title for one in CLAIMS)]
    titles += ["proved", *(one.title for one in PROVED), "corrections"]
    lines = [f"| kind | players | games | {' | '.join(titles)} |", "|---|---|---:|" + "---:|" * len(titles)]
    lines += [row(some) for some in by_kind(tested)]
    return "\n".join(lines)


def by_kind(tested: Sequence[Tested]) -> list[list[Tested]]:
    """Return games by kind and level."""
    kinds = dict.fromkeys((one.kind, one.level) for one in sorted(tested, key=lambda one: [*KINDS].index(one.kind)))
    return [[one for one in tested if (one.kind, one.level) == kind] for kind in kinds]


def row(tested: Sequence[Tested]) -> str:
    """Return the row of a kind and level."""
    bias = bias_of(tested)
    positions = [[case for case in one.cases if not case.accused] for one in tested]
    claims = [[case for case in one.cases if case.accused] for one in tested]
    sure = [[case for case in one if stands(case, bias)] for one in claims]
    corrections = math.sqrt(np.mean([part**2 for one in tested for part in one.corrections]))
    cells = [
        *(shown(one, positions) for one in POSITIONS),
        str(sum(map(len, claims))),
        *(shown(one, claims) for one in CLAIMS),
        str(sum(map(len, sure))),
        *(shown(one, sure) for one in PROVED),
        f"{100 * corrections:.1f}",
    ]
    return f"| {tested[0].kind} | {tested[0].level} | {len(tested)} | {' | '.join(cells)} |"


def bias_of(tested: Sequence[Tested]) -> float:
    """Return how far proofs are off with any number of playouts: what is left of doubt counts against them."""
    return interval(method_error, [[case for case in one.cases if not case.accused] for one in tested])[1]


def shown(statistic: Statistic, by_game: Sequence[Sequence[Case]]) -> str:
    """Return a figure with its 95 % interval, which counts games and not cases."""
    if not any(by_game):
        return "–"
    unit = 100 if statistic.points else 1
    low, high = (unit * end for end in interval(statistic.measure, by_game))
    return f"{unit * statistic.measure([case for one in by_game for case in one]):.2f} ({low:.2f} to {high:.2f})"


def interval(measure: Callable[[Sequence[Case]], float], by_game: Sequence[Sequence[Case]]) -> tuple[float, float]:
    """Return a 95 % interval by drawing games again."""
    luck = np.random.default_rng(SEED)
    draws = [[by_game[n] for n in luck.integers(len(by_game), size=len(by_game))] for _ in range(RESAMPLES)]
    found = [measure([case for one in draw for case in one]) for draw in draws if any(draw)]
    low, high = np.nanpercentile(found, (2.5, 97.5))
    return float(low), float(high)


# The command ----------------------------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--games", type=int, default=50, help="of each kind and level")
    parser.add_argument("--playouts", type=int, default=3000, help="to the end of the game, of each choice")
    parser.add_argument("--truth", default="", help="what the third net has added to its name, or its file")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--to", type=Path)
    parser.add_argument("--publish", action="store_true")
    arguments = parser.parse_args()
    how, tested = How(arguments.playouts, arguments.truth), list[Tested]()
    if arguments.to and arguments.to.exists():
        tested = msgspec.json.decode(arguments.to.read_bytes(), type=list[Tested])
    known = {(one.kind, one.level, one.number) for one in tested}
    jobs = [
        (kind, level, number)
        for number in range(1, arguments.games + 1)
        for kind in arguments.kinds.split(",")
        for level in arguments.levels.split(",")
        if (kind, level, number) not in known
    ]
    with ProcessPoolExecutor(arguments.processes, initializer=step_aside) as pool:
        for one in pool.map(partial(examine_job, how=how), jobs):
            tested.append(one)
            print(f"{len(tested)} of {len(known) + len(jobs)} games", end="\r", flush=True)
            if arguments.to:
                arguments.to.write_bytes(msgspec.json.encode(tested))
    print(table(tested))
    if arguments.publish:
        publish(tested)


def examine_job(job: tuple[str, str, int], how: How) -> Tested:
    return examine(*job, how)


def publish(tested: Sequence[Tested]) -> None:
    """Write the table to RESULTS.md and, with enough positions, how far proofs are off to the file that they read."""
    results.write("judge", "`python -m benchmarks.judge`", table(tested))
    file = weights.FOLDER / BIASES
    rows = tomllib.loads(file.read_text("utf-8"))
    positions = Counter(one.kind for one in tested for case in one.cases if not case.accused)
    for kind in (kind for kind, number in positions.items() if number >= ENOUGH):
        game, players, options = KINDS[kind]
        state = games.find(game).new(players, games.find(game).Options(**options))
        nets = [
            weights.fingerprint(weights.file_of(name)) for name in (weights.name_of(state), weights.judge_of(state))
        ]
        bias = bias_of([one for one in tested if one.kind == kind])
        rows[kind] = {"points": round(100 * bias, 2), "nets": nets}
    written = (f"[{kind}]\npoints = {row['points']}\nnets = {json.dumps(row['nets'])}\n" for kind, row in rows.items())
    file.write_text("\n".join(written), "utf-8")


if __name__ == "__main__":
    main()
