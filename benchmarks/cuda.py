"""Our games on a GPU: whether they are those of the processor, and how fast they go. Needs a GPU and `zocker[cuda]`.

    python -m benchmarks.cuda             all of it, and its table in RESULTS.md
    python -m benchmarks.cuda --quick     the same, shorter, and RESULTS.md stays as it is

Pgx is measured beside it where JAX sees the GPU. Every part has a limit of time; `--json FILE` keeps what was found.
"""

from __future__ import annotations

import argparse
import datetime
import itertools
import json
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
from benchmarks import results

from zocker.batch import Batch
from zocker.bots.chooser import BEGIN, play_games
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
BOTS = ("random", "greedy", "regular")
STEPPED = 250  # games of a batch that is compared
TABLES = 131_072
REQUIRED = {  # millions a second on an H200
    ("las-vegas", "steps"): 400,
    ("royale", "steps"): 100,
    ("las-vegas", "games"): 8_000,
    ("royale", "games"): 600,
}


class Budget:
    """A limit of time for one part."""

    def __init__(self, seconds: float) -> None:
        self._end = time.perf_counter() + seconds

    @property
    def is_spent(self) -> bool:
        return time.perf_counter() > self._end


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


def equal(game: str, steps: int, count: int, seconds: float) -> list[dict[str, Any]]:
    """Compare everything in one game, as far as time allows."""
    budget, found = Budget(seconds), list[dict[str, Any]]()
    jobs: list[tuple[str, Callable[[Setting], list[str]]]] = [
        (f"{steps} steps of {STEPPED} games", lambda setting: compare_steps(game, *setting, steps)),
        *(
            (f"{count:,} games, {bot}", lambda setting, bot=bot: compare_games(game, *setting, bot, count))
            for bot in BOTS
        ),
    ]
    for (name, job), setting in itertools.product(jobs, settings(game)):
        if budget.is_spent:
            wrong, skipped = [], True
        else:
            started = time.perf_counter()
            try:
                wrong, skipped = job(setting), False
            except Exception as error:
                wrong, skipped = [f"{type(error).__name__}: {str(error)[-1500:]}"], False
            print(f"{game} {setting}: {name}: {wrong or 'equal'} ({time.perf_counter() - started:.1f} s)", flush=True)
        found.append({"game": game, "setting": setting, "what": name, "wrong": wrong, "skipped": skipped})
    return found


# Speed ------------------------------------------------------------------------------------------------


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


def steps(game: str, players: int, options: dict[str, Any], size: int, observed: bool, seconds: float) -> float:
    """Return millions of steps per second, moves chosen on the GPU, with masks and perhaps observations."""
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

    go_on(250)  # some games begin while others end
    number = max(10, int(10 / go_on(10) * seconds / 3))
    return statistics.median(number * size / go_on(number) / 1e6 for _ in range(3))


def whole(game: str, players: int, options: dict[str, Any], bot: str, count: int) -> tuple[float, float]:
    """Return millions of games and of decisions per second of whole games."""
    from zocker.cuda import games as there

    rules = games.find(game)
    blank = rules.blank_state(players, read_options(game, rules, options, files=True))
    lineup = np.full(players, find_bot(bot, game).code)
    wins, points = np.zeros((2, players), np.int64)
    there.play_games(blank, 1, 0, 1_000, lineup, wins, points)
    times, made = [], 0
    for number in range(4):
        started = time.perf_counter()
        made = there.play_games(blank, 1, number * count, count, lineup, wins, points)
        times.append(time.perf_counter() - started)
    fastest = statistics.median(times)
    return count / fastest / 1e6, made / fastest / 1e6


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
    rounds, started = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - started) < seconds:
        carry = jax.block_until_ready(many(carry))
        rounds += 1
    return rounds * 50 * size / elapsed / 1e6


def speed(seconds: float, limit: float) -> dict[str, Any]:
    """Measure everything, as far as time allows; figures are millions a second."""
    budget, found = Budget(limit), dict[str, Any]()
    jobs: dict[str, Callable[[], Any]] = {}
    for game, players, options in (
        ("las-vegas", 2, {}),
        ("las-vegas", 5, {}),
        ("royale", 4, {"boards": 3}),
        ("royale", 4, {"boards": 6}),
        ("las-vegas-2019", 4, {}),
        ("gambler", 4, {}),
    ):
        for size, observed in itertools.product((TABLES, 4 * TABLES), (True, False)):
            seen = "observations" if observed else "masks"
            jobs[f"{game} {players} {options} steps {size} {seen}"] = (
                lambda given=(game, players, options, size, observed, seconds): steps(*given)
            )
        count = 1 << (20 if game.startswith("las-vegas") else 18)
        for bot, n in (("random", 4 * count), ("greedy", count)):
            jobs[f"{game} {players} {options} games {bot}"] = lambda given=(game, players, options, bot, n): whole(
                *given
            )
    for game in ("backgammon", "2048", "leduc_holdem", "connect_four"):
        jobs[f"pgx {game}"] = lambda game=game: pgx_steps(game, TABLES, seconds)
    for name, job in jobs.items():
        if budget.is_spent:
            break
        started = time.perf_counter()
        try:
            found[name] = job()
        except Exception as error:
            found[name] = f"{type(error).__name__}: {str(error)[-500:]}"
        print(f"{name}: {found[name]} ({time.perf_counter() - started:.1f} s)", flush=True)
    return found


# The whole ---------------------------------------------------------------------------------------------


def compare_all(quick: bool, seconds: float) -> list[dict[str, Any]]:
    """Compare all games, one process each; compiled code for the processor is kept by the first of them."""
    command = [sys.executable, "-m", "benchmarks.cuda", "--limit", str(seconds), *["--quick"] * quick]
    running = {
        game: subprocess.Popen([*command, "--equal", game], stdout=subprocess.PIPE, text=True) for game in OPTIONS
    }
    found = list[dict[str, Any]]()
    for game, process in running.items():
        assert process.stdout is not None
        last = ""
        for line in process.stdout:
            last = line
            if not line.startswith("["):
                print(line, end="", flush=True)
        process.wait()
        found += json.loads(last) if last.startswith("[") else [{"game": game, "wrong": ["ended early"], "what": ""}]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--limit", type=float, default=3600, help="seconds for each of the two parts")
    parser.add_argument("--equal", choices=OPTIONS, help="only compare one game")
    given = parser.parse_args()
    made = {"steps": 300 if given.quick else 1_000, "count": 20_000 if given.quick else 100_000}
    if given.equal:
        print(json.dumps(equal(given.equal, **made, seconds=given.limit)))
        return 0
    compared = compare_all(given.quick, given.limit)
    keep(given.json, {"compared": compared})
    figures = speed(0.3 if given.quick else 2.0, given.limit)
    keep(given.json, {"compared": compared, "speed": figures})
    wrong = [one for one in compared if one["wrong"]]
    done = [one for one in compared if not one["wrong"] and not one.get("skipped")]
    print(f"{len(done)} comparisons equal, {len(wrong)} not, {len(compared) - len(done) - len(wrong)} skipped.")
    if not given.quick:
        results.write("cuda", "cuda.py", report(done, wrong, figures))
    return 1 if wrong else 0


def keep(file: Path | None, found: dict[str, Any]) -> None:
    if file is not None:
        file.write_text(json.dumps(found, indent=1, default=str), "utf-8")


def report(done: list[Any], wrong: list[Any], figures: dict[str, Any]) -> str:
    """Return the section of RESULTS.md."""
    from zocker.cuda.kernels import cuda

    lines = [
        "## On a GPU",
        "",
        f"Measured on {datetime.date.today().isoformat()} by `python -m benchmarks.cuda`, in millions a second. Steps",
        "are those of a `Batch`, random moves chosen on the GPU; of whole games, games and decisions.",
        "",
        f"Machine: {cuda.get_current_device().name}, {results.cpu()}, Python {platform.python_version()}, Numba",
        f"{version('numba')}, numba-cuda {version('numba-cuda')}. {len(done)} comparisons with the processor were",
        f"equal, {len(wrong)} were not.",
        "",
        "| what | millions a second |",
        "|---|---:|",
        *(f"| {name} | {_rounded(figure)} |" for name, figure in figures.items()),
    ]
    return "\n".join(lines)


def _rounded(figure: Any) -> str:
    return " / ".join(f"{one:,.1f}" for one in figure) if isinstance(figure, tuple) else f"{figure:,.1f}"


if __name__ == "__main__":
    sys.exit(main())
