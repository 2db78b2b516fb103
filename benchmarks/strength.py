"""How strong our bots are, in mixed fields and with intervals: `make strength`.

The line-up moves on by one seat from game to game, and the same seed gives the same games on any machine.
"""

from __future__ import annotations

import argparse
import datetime
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec
from benchmarks.face_off import face_off

from benchmarks import regret, results
from zocker.lab.arena import Arena, arena
from zocker.lab.simulate import Simulation, simulate
from zocker.rules.cache import digest
from zocker.rules.games import GAMES

SEED = 1
KEPT = Path(__file__).parents[1] / "build" / "strength"  # what was measured, by the digest of all bots
FILE_NAME = str.maketrans({" ": "-", ":": None, ",": None})


class Contest(NamedTuple):
    """Bots that meet, and the share that the first one must reach at least: of wins, or of ranks above the other."""

    game: str
    bots: tuple[str, ...]
    games: int
    least: float
    options: dict[str, object] = {}  # noqa: RUF012


CONTESTS = (
    Contest("las-vegas", ("shark", "convolver"), 1_000, 0.6),
    Contest("las-vegas", ("shark", "greedy"), 4_000, 0.85),
    Contest("las-vegas", ("shark", "rule"), 600, 0.9, {"neutral": True}),
    Contest("las-vegas", ("shark", "convolver", "rule", "greedy"), 300, 0.4),
    Contest("gambler", ("shark", "regular", "rookie", "random"), 20_000, 0.6),
    Contest("gambler", ("shark", "optimal-turn"), 20_000, 0.49),
    Contest("gambler", ("optimal-turn", "greedy"), 20_000, 0.8),
    Contest("gambler", ("optimal-turn", "greedy", "greedy", "random"), 20_000, 0.5),
    Contest("gambler", ("optimal-turn", "optimal-turn", "greedy", "greedy"), 20_000, 0.35),
    Contest("royale", ("shark", "regular"), 200, 0.6),  # who plays as greedy does
    Contest("royale", ("shark", "regular", "rookie", "random"), 200, 0.4),
    Contest("las-vegas-2019", ("shark", "regular"), 200, 0.6),
)


# Two bots at one table, with duplicate dice: a seat of the first ranks above one of the other
NEUTRAL: dict[str, object] = {"neutral": True}
FACE_OFFS = (
    Contest("las-vegas", ("legend", "shark"), 4_000, 0.49),  # level, to within its error
    Contest("las-vegas", ("legend", "shark"), 2_000, 0.55, NEUTRAL),
    Contest("las-vegas", ("legend", "shark", "shark"), 2_000, 0.55, NEUTRAL),
    Contest("las-vegas", ("legend", "legend", "shark"), 2_000, 0.55, NEUTRAL),
    Contest("las-vegas", ("legend", "legend", "shark", "shark"), 2_000, 0.55),
    Contest("royale", ("legend", "shark"), 2_000, 0.6),
    Contest("royale", ("legend", "legend", "shark", "shark"), 2_000, 0.6),
    Contest("gambler", ("legend", "optimal-turn"), 2_000, 0.52),
)

LEVELS = ("rookie", "regular", "shark")
# Games of each two levels, with duplicate dice; search takes its time
QUICK_LEVELS = ("rookie", "regular")
QUICK_GAMES, LEVEL_GAMES = 20_000, {"las-vegas": 200, "las-vegas-2019": 60, "royale": 60, "gambler": 20_000}
MAX_REGRET = 0.25  # of greedy's


class Measured(msgspec.Struct, frozen=True):
    """A table of the report, and what was missed in it."""

    table: str
    missed: tuple[str, ...]


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how strong the bots are; what is done is not done again.")
    parser.add_argument("--quick", action="store_true", help="a smoke run: shorter, and RESULTS.md stays as it is")
    parser.add_argument("--only", default="", help="measure only what has these words in its name")
    asked = parser.parse_args()
    part = 20 if asked.quick else 1
    jobs: dict[str, Callable[[], Measured]] = {
        f"{one.game}{_with(one.options)}: {', '.join(one.bots)}, {one.games // part}": partial(meet, one, part)
        for one in CONTESTS
    }
    jobs |= {
        f"{one.game}{_with(one.options)}: {', '.join(one.bots)} face off, {one.games // part}": partial(face, one, part)
        for one in FACE_OFFS
    }
    jobs |= {f"{game}: levels, {LEVEL_GAMES[game] // part}": partial(compare_levels, game, part) for game in GAMES}
    jobs |= {f"regret, {regret.POSITIONS // part}": partial(measure_regret, part)}
    measured = list[Measured]()
    for name, job in jobs.items():
        if asked.only not in name:
            continue
        measured.append(kept(name, job))
        if part == 1 and not asked.only:  # what is known so far: whoever stops it keeps that
            results.write("strength", "strength.py", report([one.table for one in measured]))
    print(report([one.table for one in measured]))
    missed = [what for one in measured for what in one.missed]
    print(*missed, sep="\n", file=sys.stderr)
    return int(bool(missed))


def kept(name: str, job: Callable[[], Measured]) -> Measured:
    """Do a job, or return what came of it before, with these very bots."""
    file = KEPT / f"{digest()}.json"
    done = msgspec.json.decode(file.read_bytes(), type=dict[str, Measured]) if file.exists() else {}
    if name not in done:
        print(f"{name} …", file=sys.stderr, flush=True)
        done[name] = job()
        KEPT.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(done))
        print(*done[name].missed, sep="\n", file=sys.stderr, flush=True)
    return done[name]


def meet(contest: Contest, part: int) -> Measured:
    """Let the bots of a contest play."""
    games = contest.games // part
    result = simulate(contest.game, contest.bots, games_to_play=games, seed=SEED, options=contest.options)
    good = result.bots[0].win_share >= contest.least
    missed = () if good else (f"Missed: {contest.game}, at least {contest.least:.0%} wanted of {contest.bots[0]}.",)
    return Measured(table(contest, result), missed)


def face(contest: Contest, part: int) -> Measured:
    """Let two bots share a table."""
    options = contest.options
    pair = face_off(
        contest.game,
        contest.bots,
        games_to_play=contest.games // part,
        seed=SEED,
        options=options,
        folder=KEPT / digest() / f"{contest.game}{_with(options)}: {', '.join(contest.bots)}".translate(FILE_NAME),
        progress=lambda played: print(f"{played:,} games", end="\r", file=sys.stderr),
    )
    low, high = pair.ci95
    table = (
        f"### {contest.game}{_with(options)}: {', '.join(contest.bots)}, duplicate dice ({pair.games:,} games)\n\n"
        f"A seat of `{pair.bots[0]}` ranks above one of `{pair.bots[1]}` in **{pair.share:.1%}** of them "
        f"({low:.1%} to {high:.1%})."
    )
    missed = f"Missed: {contest.game}{_with(options)}, at least {contest.least:.0%} wanted of {pair.bots[0]}."
    return Measured(table, () if pair.share >= contest.least else (missed,))


def compare_levels(game: str, part: int) -> Measured:
    """Let the levels of a game meet, each two of them."""
    meetings = [arena(game, LEVELS, games_to_play=LEVEL_GAMES[game] // part, seed=SEED)]
    if LEVEL_GAMES[game] < QUICK_GAMES:
        meetings.insert(0, arena(game, QUICK_LEVELS, games_to_play=QUICK_GAMES // part, seed=SEED))
    missed = tuple(
        f"Missed: {game}'s levels {' and '.join(pair.bots)} don't differ."
        for meeting in meetings
        for pair in meeting.pairs
        if pair.ci95[0] <= 0.5 or LEVELS.index(pair.bots[0]) < LEVELS.index(pair.bots[1])
    )
    return Measured(level_table(game, meetings), missed)


def measure_regret(part: int) -> Measured:
    """Compare the bots with exact play."""
    regrets = regret.report(regret.POSITIONS // part)
    good = regrets["shark"].dollars <= MAX_REGRET * regrets["greedy"].dollars
    missed = () if good else (f"Missed: shark's regret must be at most {MAX_REGRET:.0%} of greedy's.",)
    return Measured(regret_table(regrets), missed)


def report(tables: list[str]) -> str:
    """Return the section of RESULTS.md."""
    return "\n\n".join(
        [
            "## Strength",
            f"Measured on {datetime.date.today().isoformat()} by `make strength`, seed {SEED}. A win share is that of\n"
            "one seat of the bot, with its 95 % interval. Shared wins count in parts. The line-up shifts by one seat\n"
            "from game to game.",
            *tables,
        ]
    )


def table(contest: Contest, result: Simulation) -> str:
    """Return a contest as a table."""
    lines = [
        f"### {contest.game}{_with(contest.options)}: {', '.join(contest.bots)} ({result.games:,} games)",
        "",
        "| bot | win share of a seat | 95 % | mean score |",
        "|---|---:|---:|---:|",
    ]
    for bot in result.bots:
        low, high = bot.ci95
        lines.append(f"| `{bot.bot}` | **{bot.win_share:.1%}** | {low:.1%} to {high:.1%} | {bot.mean_score:,.0f} |")
    return "\n".join(lines)


def level_table(game: str, meetings: list[Arena]) -> str:
    """Return how the levels did against each other as a table."""
    lines = [
        f"### {game}: levels, duplicate dice, two players",
        "",
        "| | games | ranks above | 95 % |",
        "|---|---:|---:|---:|",
    ]
    for meeting in meetings:
        for pair in meeting.pairs:
            low, high = pair.ci95
            who = f"`{pair.bots[0]}` against `{pair.bots[1]}`"
            lines.append(f"| {who} | {pair.games:,} | **{pair.share:.1%}** | {low:.1%} to {high:.1%} |")
    return "\n".join(lines)


def regret_table(regrets: dict[str, regret.Regret]) -> str:
    """Return the regret of bots as a table."""
    positions = regrets["shark"].positions
    lines = [
        f"### las-vegas: mean regret on {positions:,} positions that are solved exactly",
        "",
        "Two players at the end of a round, with neutral dice in every other position. Regret is how much less a\n"
        "bot's choice is worth than the best one, in dollars a decision.",
        "",
        "| bot | regret | 95 % |",
        "|---|---:|---:|",
    ]
    for one in regrets.values():
        lines.append(f"| `{one.bot}` | **${one.dollars:,.0f}** | ${one.ci95[0]:,.0f} to ${one.ci95[1]:,.0f} |")
    return "\n".join(lines)


def _with(options: dict[str, object]) -> str:
    return "".join(f", {name} {str(value).lower()}" for name, value in options.items())


if __name__ == "__main__":
    sys.exit(main())
