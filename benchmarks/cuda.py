"""Our games on a GPU: whether they are those of the processor, and how fast they go. Needs a GPU and `zocker[cuda]`.

    python -m benchmarks.cuda             all of it, and its table in RESULTS.md
    python -m benchmarks.cuda --quick     the same, shorter, and RESULTS.md stays as it is

Parts compile side by side, each in a process of its own, and measure one after the other. Pgx is measured beside them
where JAX sees the GPU. `--limit` stops the comparison of each game in time; `--json FILE` keeps what was found.
"""

from __future__ import annotations

import argparse
import datetime
import fcntl
import functools
import itertools
import json
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks import results
from zocker.batch import Batch
from zocker.bots.chooser import BEGIN, play_games
from zocker.bots.quick import on_gpu
from zocker.errors import Mistake
from zocker.lab.simulate import Matchup, Table, check, find_bot, start_seeds
from zocker.rules import games
from zocker.rules.gears import compiled
from zocker.rules.kernel import entry
from zocker.rules.options import read_options

Array = np.ndarray[Any, Any]
Setting = tuple[int, dict[str, Any]]

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "las-vegas": [{}, {"neutral": True}, {"open_money": True, "starter": 1}],
    "las-vegas-2019": [{}, {"neutral": True, "open_money": True}, {"starter": 2}],
    "royale": [
        {},
        {"boards": 6},
        {"boards": 1, "neutral": True},
        {"boards": 4, "no_repeat": True, "open_money": True},
        {"boards": 6, "starter": 1, "no_repeat": True},
    ],
    "gambler": [{}, {"rounds": 3, "starter": 1}, {"target": 1000, "beginner_first": True}, {"tableaux": "towns-1"}],
}
COMPARED = ("states", "seats", "legal", "done", "scores", "wins", "observations")
STEPPED = 250  # games of a batch that is compared
TABLES = 131_072


# Equality ---------------------------------------------------------------------------------------------


def settings(game: str) -> Iterator[Setting]:
    """Yield every number of players with every row of options that suits it."""
    for options, players in itertools.product(OPTIONS[game], games.find(game).players):
        try:
            check(game, ["random"] * players, 1, options)
        except Mistake:
            continue
        yield players, options


def host(array: Any) -> Array:
    return np.asarray(array.copy_to_host() if hasattr(array, "copy_to_host") else array)


def compare_steps(game: str, players: int, options: dict[str, Any], steps: int) -> list[str]:
    """Step the same games here and on the GPU; return which arrays differ, at the first step at which any does."""
    given: dict[str, Any] = {"players": players, "size": STEPPED, "seed": players, **options}
    here, there = Batch(game, **given), Batch(game, device="cuda", **given)
    luck = np.random.default_rng(players)
    for step in range(steps):
        wrong = [name for name in COMPARED if not np.array_equal(getattr(here, name), host(getattr(there, name)))]
        if not np.array_equal(here.views, there.views):
            wrong.append("views")
        if wrong:
            return [f"{name} at step {step}" for name in wrong]
        moves = (luck.random(here.legal.shape, np.float32) * here.legal).argmax(axis=1)
        here.step(moves)
        there.step(moves)
    return []


@entry
def play_each(
    states: Array,
    rngs: Array,
    seeds: Array,
    first: int,
    lineup: Array,
    wins: Array,
    points: Array,
    moves: Array,
    ends: Array,
) -> int:
    """Play games as `play_games` does, and keep each one's last state."""
    made = 0
    for i in range(len(seeds)):
        made += play_games(states, rngs, seeds[i : i + 1], first + i, lineup, wins, points, BEGIN, moves)[0]
        ends[i] = states[0]
    return made


def compare_games(game: str, players: int, options: dict[str, Any], bot: str, count: int) -> list[str]:
    """Play the same whole games here and on the GPU; return what differs."""
    from zocker.cuda import games as there
    from zocker.cuda.kernels import cuda, layout_of
    from zocker.rules.narrow import as_layout

    bots = [bot, *["random"] * (players - 1)] if players % 2 else [bot] * players
    table = Table(Matchup(game, tuple(bots), check(game, bots, 1, options), 1))
    lineup = np.array([find_bot(name, game).code for name in bots])
    rules = games.find(game)
    blank, layout = rules.blank_state(players, read_options(game, rules, options, files=True)), layout_of(rules)
    wins, points, ours, paid = np.zeros((4, players), np.int64)
    words = cuda.device_array((layout.itemsize // 4, count), np.int32)
    made = there.play_games(blank, 1, 0, count, lineup, wins, points, words)
    found = np.ascontiguousarray(words.copy_to_host().T).view(layout)[:, 0]
    wrong, decided = [], 0
    for first in range(0, count, 10_000):
        seeds = start_seeds(1, first, min(10_000, count - first))
        ends = np.zeros(len(seeds), rules.layout)
        decided += compiled(play_each)(table.states, table.rngs, seeds, first, lineup, ours, paid, table.legal, ends)
        if not np.array_equal(ends, as_layout(found[first : first + len(seeds)], rules.layout)):
            wrong.append(f"states from game {first} on")
    checks = (("decisions", made, decided), ("wins", wins, ours), ("points", points, paid))
    return wrong + [f"{name}: {one} here {other}" for name, one, other in checks if not np.array_equal(one, other)]


def equal(game: str, kind: str, given: argparse.Namespace) -> list[dict[str, Any]]:
    """Compare a game in all settings, as far as time allows."""
    number, count = (300, 20_000) if given.quick else (1_000, 100_000)
    name = f"{number:,} steps of {STEPPED} games" if kind == "steps" else f"{count:,} games, {kind}"
    end, found = time.perf_counter() + given.limit, list[dict[str, Any]]()
    for setting in settings(game):
        started = time.perf_counter()
        wrong = list[str]()
        if started < end:
            try:
                if kind == "steps":
                    wrong = compare_steps(game, *setting, number)
                else:
                    wrong = compare_games(game, *setting, kind, count)
            except Exception as error:
                wrong = [f"{type(error).__name__}: {str(error)[-1500:]}"]
            print(f"{game} {setting}: {name}: {wrong or 'equal'} ({time.perf_counter() - started:.1f} s)", flush=True)
        found.append({"game": game, "setting": setting, "what": name, "wrong": wrong, "skipped": started >= end})
    return found


# Speed ------------------------------------------------------------------------------------------------


@contextmanager
def alone() -> Iterator[None]:
    """Wait until no other part measures."""
    with Path(tempfile.gettempdir(), "zocker-cuda.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@functools.cache
def chooser() -> Any:
    """Return a kernel that chooses a random legal move in every game."""
    from zocker.cuda.kernels import cuda

    @cuda.jit
    def choose(legal: Any, luck: Any, moves: Any) -> None:
        i = cuda.grid(1)
        if i < len(moves):
            luck[i] = luck[i] * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
            n = 0
            for move in range(legal.shape[1]):
                n += legal[i, move]
            left = ((luck[i] >> np.uint64(33)) * np.uint64(n)) >> np.uint64(31)
            for move in range(legal.shape[1]):
                if legal[i, move]:
                    if left == 0:
                        moves[i] = move
                    left -= np.uint64(1)

    return choose


def stepper(game: str, players: int, options: dict[str, Any], size: int, observed: bool) -> Callable[[int], float]:
    """Return a function that makes a number of steps of a batch, moves chosen on the GPU, and returns the seconds."""
    from zocker.cuda.kernels import THREADS, cuda

    batch = Batch(game, players=players, size=size, seed=1, device="cuda", **options)
    luck, moves = cuda.to_device(np.arange(1, size + 1, dtype=np.uint64)), cuda.device_array(size, np.int64)
    choose = chooser()

    def go_on(number: int) -> float:
        started = time.perf_counter()
        for _ in range(number):
            choose[-(-size // THREADS), THREADS](batch.legal, luck, moves)
            batch.step(moves)
            if observed:
                _ = batch.observations
        cuda.synchronize()
        return time.perf_counter() - started

    return go_on


def steps(game: str, players: int, options: dict[str, Any], seconds: float) -> dict[str, float]:
    """Return millions of steps per second, with masks and perhaps observations."""
    stepper(game, players, options, 32, True)(1)  # compiles
    found = {}
    for size, observed in itertools.product((TABLES, 4 * TABLES), (True, False)):
        with alone():
            go_on = stepper(game, players, options, size, observed)
            go_on(250)  # some games begin while others end
            number = max(10, int(10 / go_on(10) * seconds / 3))
            speed = statistics.median(number * size / go_on(number) / 1e6 for _ in range(3))
        found[f"{size:,} tables stepped, with {'observations' if observed else 'masks'}"] = speed
    return found


def whole(game: str, players: int, options: dict[str, Any], bot: str, count: int) -> dict[str, float]:
    """Return millions of games and of decisions per second of whole games."""
    from zocker.cuda import games as there

    rules = games.find(game)
    blank = rules.blank_state(players, read_options(game, rules, options, files=True))
    lineup = np.full(players, find_bot(bot, game).code)
    wins, points = np.zeros((2, players), np.int64)
    there.play_games(blank, 1, 0, 1_000, lineup, wins, points)
    times, made = [], 0
    with alone():
        for number in range(4):
            started = time.perf_counter()
            made = there.play_games(blank, 1, number * count, count, lineup, wins, points)
            times.append(time.perf_counter() - started)
    middle = statistics.median(times)
    return {f"games between {bot}": count / middle / 1e6, f"decisions of {bot}": made / middle / 1e6}


def pgx_steps(game: str, size: int, seconds: float) -> float:
    """Return millions of steps per second of one of Pgx's games, random legal moves, automatic reset."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(game)
    start, advance = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, luck, dice = jax.random.split(key, 3)
        moves = jax.random.categorical(luck, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=1)
        return (advance(state, moves, jax.random.split(dice, size)), key), None

    many = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=50)[0])
    carry = (start(jax.random.split(jax.random.PRNGKey(0), size)), jax.random.PRNGKey(1))
    carry = jax.block_until_ready(many(carry))
    with alone():
        rounds, started = 0, time.perf_counter()
        while (elapsed := time.perf_counter() - started) < seconds:
            carry = jax.block_until_ready(many(carry))
            rounds += 1
    return rounds * 50 * size / elapsed / 1e6


TIMED: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("las-vegas", 2, {}),
    ("las-vegas", 5, {}),
    ("royale", 4, {"boards": 3}),
    ("royale", 4, {"boards": 6}),
    ("las-vegas-2019", 4, {}),
    ("gambler", 4, {}),
)
TIMED_KINDS = ("steps", "random", "greedy")
PGX = ("backgammon", "2048", "leduc_holdem", "connect_four")


def speed(game: str, kind: str, given: argparse.Namespace) -> dict[str, Any]:
    """Measure a game; figures are millions a second."""
    seconds, found = 0.5 if given.quick else 2.0, dict[str, Any]()
    if kind == "pgx":
        return {f"Pgx's {game}, {TABLES:,} tables stepped": pgx_steps(game, TABLES, seconds)}
    for _, players, options in (row for row in TIMED if row[0] == game):
        count = 1 << (20 if game.startswith("las-vegas") else 18)
        if kind == "steps":
            measured = steps(game, players, options, seconds)
        else:
            measured = whole(game, players, options, kind, 4 * count if kind == "random" else count // 2)
        named = ", ".join(f"{value} {name}" for name, value in {"players": players, **options}.items())
        found |= {f"{game}, {named}: {what}": figure for what, figure in measured.items()}
    return found


# The whole ---------------------------------------------------------------------------------------------


def side_by_side(task: str, parts: list[tuple[str, str]], given: argparse.Namespace) -> Iterator[Any]:
    """Run parts of a task at the same time, one process each, and yield what they found."""
    command = [sys.executable, "-m", "benchmarks.cuda", "--limit", str(given.limit), *["--quick"] * given.quick]
    running = {
        part: subprocess.Popen([*command, "--part", task, *part], stdout=subprocess.PIPE, text=True) for part in parts
    }
    for part, process in running.items():
        *told, last = process.communicate()[0].splitlines() or [""]
        print(*told, sep="\n", flush=True)
        if process.returncode == 0:
            yield json.loads(last)
        else:
            print(task, *part, "ended early:", last, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--limit", type=float, default=3600, help="seconds for each comparison of a game")
    parser.add_argument("--part", nargs=3, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.part:
        task, game, kind = given.part
        print(json.dumps({"speed": speed, "equal": equal}[task](game, kind, given)))
        return 0
    parts = [(game, kind) for game in OPTIONS for kind in ("steps", *on_gpu(game))]
    timed = [*(part for part in parts if part[1] in TIMED_KINDS), *((game, "pgx") for game in PGX)]
    figures = dict[str, Any]()
    for found in side_by_side("speed", timed, given):
        figures |= found
        keep(given.json, {"speed": figures})
    compared = list[dict[str, Any]]()
    for found in side_by_side("equal", parts, given):
        compared += found
        keep(given.json, {"speed": figures, "compared": compared})
    print(*(f"{name}: {figure:,.1f}" for name, figure in figures.items()), sep="\n")
    done, wrong, skipped = judged(compared)
    print(f"{done} comparisons equal, {wrong} not, {skipped} skipped.")
    if not given.quick:
        results.write("cuda", "cuda.py", report(done, wrong, figures))
    return 1 if wrong else 0


def judged(compared: list[dict[str, Any]]) -> tuple[int, int, int]:
    """Return how many comparisons were equal, how many were not, and how many time didn't allow."""
    wrong, skipped = (sum(bool(one[what]) for one in compared) for what in ("wrong", "skipped"))
    return len(compared) - wrong - skipped, wrong, skipped


def keep(file: Path | None, found: dict[str, Any]) -> None:
    if file is not None:
        file.write_text(json.dumps(found, indent=1, default=str), "utf-8")


def report(done: int, wrong: int, figures: dict[str, Any]) -> str:
    """Return the section of RESULTS.md."""
    from zocker.cuda.kernels import cuda

    lines = [
        "## On a GPU",
        "",
        f"Measured on {datetime.date.today().isoformat()} by `python -m benchmarks.cuda`, in millions a second. Steps",
        "are those of a `Batch`, with random moves chosen on the GPU. Whole games count games and decisions.",
        "",
        f"Machine: {cuda.get_current_device().name}, {results.cpu()}, Python {platform.python_version()}, Numba",
        f"{version('numba')}, numba-cuda {version('numba-cuda')}. {done} comparisons with the processor were",
        f"equal, and {wrong} were not.",
        "",
        "| what | millions a second |",
        "|---|---:|",
        *(f"| {name} | {figure:,.1f} |" for name, figure in figures.items()),
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
