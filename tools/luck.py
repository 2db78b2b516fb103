"""Measures how much of a game among equals is luck: lets bots play, and analyses every game.

    python -m tools.luck                          # all kinds of games
    python -m tools.luck --games 20 royale-4

The rows of these kinds are written to the table of docs/values.md.
"""

from __future__ import annotations

import argparse
import re
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np

from zocker.analysis import account
from zocker.analysis.many import ShareOfLuck, shares_of_luck
from zocker.analysis.report import Analysis
from zocker.bots import roster
from zocker.lab.warm import step_aside
from zocker.match import Match
from zocker.record import Record, Seat
from zocker.rules import dice
from zocker.rules.messages import Decision

PAGE = Path(__file__).parents[1] / "docs" / "values.md"
TABLE = re.compile(r"(?<=<!-- luck -->\n).*?(?=<!-- end -->)", re.DOTALL)
HEAD = (
    "| game | players | games | share of luck | 95 % | luck, in points | choices, in points | corrections, in points |",
    "|---|---:|---:|---:|---:|---:|---:|---:|",
)
KINDS = ("las-vegas-4", "las-vegas-2019-4", "royale-4", "gambler-4", "las-vegas-2")


def play(game: str, bots: list[str], seed: int) -> Record:
    """Let bots play a game."""
    match: Match = Match(game, seats=[Seat(f"{bot} {n}", bot=bot) for n, bot in enumerate(bots, 1)], seed=seed)
    choosers, luck = [roster.find(bot, game).sit_down(compiled=True) for bot in bots], dice.seeded_rng(seed, 1)
    while isinstance(decision := match.waiting, Decision):
        legal, view = np.array([move.code for move in decision.moves]), match.masked(decision.seat)
        match.play(match.rules.moves[choosers[decision.seat](view, legal, luck, match.rules.moves)])
    return match.record()


def look_at(seed: int, game: str, bots: list[str]) -> tuple[Record, Analysis]:
    record = play(game, bots, seed)
    return record, account.measure(record)  # with all choices, also where mistakes aren't proven


def measure(kind: str, bot: str, games: int, pool: ProcessPoolExecutor) -> ShareOfLuck:
    """Let a bot play against itself, and compare luck and choices."""
    game, _, players = kind.rpartition("-")
    seeds = range(1, games + 1)
    (share,) = shares_of_luck(pool.map(partial(look_at, game=game, bots=[bot] * int(players)), seeds, chunksize=2))
    return share


def row(share: ShareOfLuck) -> str:
    """Return a row of the table."""
    assert share.ci95 is not None
    low, high = share.ci95
    spreads = [f"{100 * (variance or 0) ** 0.5:.1f}" for variance in (share.luck, share.choices, share.corrections)]
    kind = f"| {share.game} | {share.players} | {share.games}"
    return f"{kind} | {share.share:.0%} | {low:.0%} to {high:.0%} | {' | '.join(spreads)} |"


def publish(new: str) -> None:
    """Write a row of the table, in place of one of the same kind."""
    page = PAGE.read_text("utf-8")
    found = TABLE.search(page)
    assert found is not None
    rows = {_kind(old): old for old in found[0].splitlines()[len(HEAD) :]} | {_kind(new): new}
    table = "\n".join([*HEAD, *rows.values(), ""])
    PAGE.write_text(page[: found.start()] + table + page[found.end() :], "utf-8")


def _kind(row: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in row.split("|")[1:3])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*", metavar="GAME-PLAYERS", default=KINDS)
    parser.add_argument("--bot", default="regular")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--processes", type=int, default=2)
    arguments = parser.parse_args()
    with ProcessPoolExecutor(arguments.processes, initializer=step_aside) as pool:
        for kind in arguments.kinds:
            found = row(measure(kind, arguments.bot, arguments.games, pool))
            print(found, flush=True)
            publish(found)


if __name__ == "__main__":
    main()
