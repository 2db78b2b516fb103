"""Measures how much of a game among equals is luck: lets bots play, and analyses every game.

    python -m tools.luck                          # writes the table of docs/values.md
    python -m tools.luck --games 20 royale-4

Games are played and analysed in several processes.
"""

from __future__ import annotations

import argparse
import re
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np

from zocker.analysis.account import analyse
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
KINDS = ("las-vegas-4", "las-vegas-2019-4", "royale-4", "gambler-4", "las-vegas-2")


def play(game: str, bots: list[str], seed: int) -> Record:
    """Let bots play a game."""
    match: Match = Match(game, seats=[Seat(f"{bot} {n}", bot=bot) for n, bot in enumerate(bots, 1)], seed=seed)
    choosers, luck = [roster.find(bot, game).sit_down() for bot in bots], dice.seeded_rng(seed, 1)
    while isinstance(decision := match.waiting, Decision):
        legal, view = np.array([move.code for move in decision.moves]), match.masked(decision.seat)
        match.play(match.rules.MOVES[choosers[decision.seat](view, legal, luck, match.rules.MOVES)])
    return match.record()


def look_at(seed: int, game: str, bots: list[str]) -> tuple[Record, Analysis]:
    record = play(game, bots, seed)
    return record, analyse(record)


def measure(kind: str, bot: str, games: int, pool: ProcessPoolExecutor) -> ShareOfLuck:
    """Let a bot play against itself, and compare luck and choices."""
    game, _, players = kind.rpartition("-")
    seeds = range(1, games + 1)
    (share,) = shares_of_luck(pool.map(partial(look_at, game=game, bots=[bot] * int(players)), seeds, chunksize=2))
    return share


def row(share: ShareOfLuck) -> str:
    low, high = share.ci95
    kind, spreads = f"{share.game} | {share.players} | {share.games}", (share.luck**0.5, share.choices**0.5)
    luck, choices = (f"{100 * spread:.1f}" for spread in spreads)
    return f"| {kind} | {share.share:.0%} | {low:.0%} to {high:.0%} | {luck} | {choices} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*", metavar="GAME-PLAYERS")
    parser.add_argument("--bot", default="regular")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--processes", type=int, default=2)
    arguments = parser.parse_args()
    head = "| game | players | games | share of luck | 95 % | luck, in points | choices, in points |"
    rows = [head, "|---|---:|---:|---:|---:|---:|---:|"]
    with ProcessPoolExecutor(arguments.processes, initializer=step_aside) as pool:
        for kind in arguments.kinds or KINDS:
            rows.append(row(measure(kind, arguments.bot, arguments.games, pool)))
            print(rows[-1], flush=True)
    if not arguments.kinds:
        PAGE.write_text(TABLE.sub(lambda _: "\n".join([*rows, ""]), PAGE.read_text("utf-8"), count=1), "utf-8")


if __name__ == "__main__":
    main()
