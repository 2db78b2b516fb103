"""How strong our bots are, in mixed fields and with intervals: `make strength`.

The line-up moves on by one seat from game to game, and the same seed gives the same games on any machine.
"""

from __future__ import annotations

import argparse
import datetime
import sys
from typing import NamedTuple

from benchmarks import results

from zocker.lab import regret
from zocker.lab.arena import Arena, arena
from zocker.lab.simulate import Simulation, simulate
from zocker.rules.games import GAMES

SEED = 1


class Contest(NamedTuple):
    """Bots that meet; the first one must win at least a share of its games, at the lower end of the interval."""

    game: str
    bots: tuple[str, ...]
    games: int
    least: float
    options: dict[str, object] = {}  # noqa: RUF012


CONTESTS = (
    Contest("las-vegas", ("shark", "convolver"), 1_000, 0.6),
    Contest("las-vegas", ("shark", "greedy"), 2_000, 0.85),
    Contest("las-vegas", ("shark", "rule"), 2_000, 0.9, {"neutral": True}),
    Contest("las-vegas", ("shark", "convolver", "rule", "greedy"), 600, 0.4),
    Contest("royale", ("shark", "regular"), 600, 0.6),
    Contest("royale", ("shark", "regular", "rookie", "random"), 400, 0.4),
    Contest("las-vegas-2019", ("shark", "regular"), 600, 0.6),
    Contest("gambler", ("shark", "regular", "rookie", "random"), 20_000, 0.6),
    Contest("gambler", ("optimal-turn", "greedy"), 20_000, 0.8),
    Contest("gambler", ("optimal-turn", "greedy", "greedy", "random"), 20_000, 0.5),
    Contest("gambler", ("optimal-turn", "optimal-turn", "greedy", "greedy"), 20_000, 0.35),
)

LEVELS = ("rookie", "regular", "shark")
# Games of each two levels, with duplicate dice; search takes its time
QUICK_LEVELS = ("rookie", "regular")
QUICK_GAMES, LEVEL_GAMES = 20_000, {"las-vegas": 600, "las-vegas-2019": 200, "royale": 200, "gambler": 20_000}
MOST_REGRET = 0.25  # of greedy's


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how strong the bots are.")
    parser.add_argument("--quick", action="store_true", help="a smoke run: shorter, and RESULTS.md stays as it is")
    quick = parser.parse_args().quick
    missed = 0
    tables = []
    for contest in CONTESTS:
        games = contest.games // 20 if quick else contest.games
        print(f"{contest.game}: {', '.join(contest.bots)} …", file=sys.stderr)
        result = simulate(contest.game, contest.bots, games_to_play=games, seed=SEED, options=contest.options)
        tables.append(table(contest, result))
        if result.bots[0].ci95[0] < contest.least:
            print(f"Missed: at least {contest.least:.0%} wanted of {contest.bots[0]}.", file=sys.stderr)
            missed = 1
    for game in GAMES:
        print(f"{game}: levels …", file=sys.stderr)
        meetings = [
            arena(game, QUICK_LEVELS, games_to_play=QUICK_GAMES // (20 if quick else 1), seed=SEED),
            arena(game, LEVELS, games_to_play=LEVEL_GAMES[game] // (20 if quick else 1), seed=SEED),
        ]
        tables.append(level_table(game, meetings))
        for meeting in meetings:
            for pair in meeting.pairs:
                if pair.ci95[0] <= 0.5 or LEVELS.index(pair.bots[0]) < LEVELS.index(pair.bots[1]):
                    print(f"Missed: {game}'s levels {' and '.join(pair.bots)} don't differ.", file=sys.stderr)
                    missed = 1
    print("regret …", file=sys.stderr)
    regrets = regret.report(regret.POSITIONS // (20 if quick else 1))
    tables.append(regret_table(regrets))
    if regrets["shark"].dollars > MOST_REGRET * regrets["greedy"].dollars:
        print(f"Missed: shark's regret must be at most {MOST_REGRET:.0%} of greedy's.", file=sys.stderr)
        missed = 1
    section = report(tables)
    print(section)
    if not quick:
        results.write("strength", "strength.py", section)
    return missed


def report(tables: list[str]) -> str:
    """Return the section of RESULTS.md."""
    return "\n\n".join(
        [
            "## Strength",
            f"Measured on {datetime.date.today().isoformat()} by `make strength`, seed {SEED}. A win share is that of\n"
            "one seat of the bot, shared wins counted in parts, with its 95 % interval. The line-up moves on by one\n"
            "seat from game to game.",
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
    """Return how much bots give away as a table."""
    positions = regrets["shark"].positions
    lines = [
        f"### las-vegas: mean regret on {positions:,} positions that are solved exactly",
        "",
        "Two players at the end of a round, every other position with neutral dice: how much less than the best\n"
        "choice a bot's choice is worth, in dollars a decision.",
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
