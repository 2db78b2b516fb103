"""Measures how far the chances that nets see are from how often seats then win.

    python -m tools.calibrate                     # all nets of the package; writes the table of docs/values.md
    python -m tools.calibrate royale-4 --games 500

Every net plays against itself with hidden money that it counts, in all variants that it was made for. All seats'
chances after every choice are sorted into bins, and in each bin the mean chance is compared with the mean result. The
gap of a net is the mean over all bins, by how many chances are in them. Positions of one game have the same result, so
even perfect chances would show a gap: games are drawn again with replacement to tell how large that would be.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import msgspec
import numpy as np

from zocker.bots.self_play import Habits, Notes
from zocker.drawing import Series, Tick, line_chart
from zocker.lab.simulate import start_seeds
from zocker.lab.train.actors import play_chunk, room
from zocker.lab.train.settings import Setting, setting_for
from zocker.lab.warm import step_aside
from zocker.rules.games import find
from zocker.rules.state import Array
from zocker.values.weights import ALL, FOLDER, lay

DOCS = Path(__file__).parents[1] / "docs"
TABLE = re.compile(r"(?<=<!-- calibration -->\n).*?(?=<!-- end -->)", re.DOTALL)
BINS = 20
LONGEST = 2_000  # choices in a game
RESAMPLES = 200
SEED = 97
COUNTING = Habits(explore=0.0, forget=0.0, trace=1.0)  # with trace 1 the results themselves are noted


class Calibration(msgspec.Struct, frozen=True):
    """How far a net's chances are from results."""

    net: str
    games: int
    positions: int
    gap: float
    by_chance: float  # the gap that perfect chances would show in so many games
    chances: list[float]  # mean chance of each bin that has any
    results: list[float]


def setting_of(net: str) -> Setting:
    game, _, players = net.rpartition("-")
    return setting_for(game, None if players == ALL else int(players))


def calibrate(name: str, games: int) -> Calibration:
    """Let a net play, and compare its chances with the results."""
    setting = setting_of(name)
    net = lay(FOLDER / f"{name}.npz", find(setting.game).features)
    notes, sums = room(setting, LONGEST), np.zeros((games, BINS, 3))
    positions = 0
    for number in range(games):
        variant = setting.variants[number % len(setting.variants)]
        noted, _ = play_chunk(setting.game, variant, net, COUNTING, notes, start_seeds(SEED, number, 1))
        add_up(notes, noted, variant.players, sums[number])
        positions += noted
    counts, chances, results = sums.sum(axis=0).T
    some = counts > 0
    gap, by_chance = gaps(sums)
    means = (chances / np.maximum(counts, 1))[some], (results / np.maximum(counts, 1))[some]
    return Calibration(name, games, positions, gap, by_chance, *(mean.tolist() for mean in means))


def add_up(notes: Notes, noted: int, players: int, sums: Array) -> None:
    """Add up how many chances are in each bin, the chances, and the results."""
    seats = (np.arange(players) - notes.seats[:noted, None]) % players  # targets begin with the seat that chose
    chances = notes.shares[:noted, :players].ravel()
    results = np.take_along_axis(notes.targets[:noted], seats, axis=1).ravel()
    bins = np.minimum((chances * BINS).astype(int), BINS - 1)
    for column, numbers in enumerate((np.ones(len(chances)), chances, results)):
        sums[:, column] += np.bincount(bins, numbers, BINS)


def gaps(sums: Array) -> tuple[float, float]:
    """Return the mean gap over all bins, and the gap that would be there by chance alone."""
    counts, surplus = sums[:, :, 0], sums[:, :, 2] - sums[:, :, 1]
    total, centred = counts.sum(), surplus - counts * surplus.sum(axis=0) / np.maximum(counts.sum(axis=0), 1)
    luck = np.random.default_rng(SEED)
    drawn = [luck.integers(0, len(sums), len(sums)) for _ in range(RESAMPLES)]
    by_chance = [np.abs(centred[some].sum(axis=0)).sum() / total for some in drawn]
    return float(np.abs(surplus.sum(axis=0)).sum() / total), float(np.mean(by_chance))


def table(found: Sequence[Calibration]) -> str:
    """Return the table of the docs."""
    rows = ["| net | games | positions | mean gap, in points | by chance alone |", "|---|---:|---:|---:|---:|"]
    for one in found:
        figures = f"{one.games:,} | {one.positions:,} | {100 * one.gap:.2f} | {100 * one.by_chance:.2f}"
        rows.append(f"| `{one.net}` | {figures} |")
    return "\n".join([*rows, ""])


def publish(found: Sequence[Calibration]) -> None:
    """Write the table of docs/values.md, and its picture."""
    page = DOCS / "values.md"
    page.write_text(TABLE.sub(lambda _: table(found), page.read_text("utf-8"), count=1), "utf-8")
    ticks = [Tick(tenth / 10, f"{10 * tenth} %") for tenth in range(0, 11, 2)]
    series = [Series(one.net, list(zip(one.chances, one.results, strict=True))) for one in found]
    line_chart("How often seats win, by the chance that their net saw", series, ticks, ticks).save(
        DOCS / "values" / "calibration.svg"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("nets", nargs="*")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--processes", type=int, default=2)
    arguments = parser.parse_args()
    nets = arguments.nets or sorted(file.stem for file in FOLDER.glob("*.npz"))
    with ProcessPoolExecutor(arguments.processes, initializer=step_aside) as pool:
        found = []
        for one in pool.map(partial(calibrate, games=arguments.games), nets):
            found.append(one)
            print(table([one]).splitlines()[-1], flush=True)
    if not arguments.nets:
        publish(found)


if __name__ == "__main__":
    main()
