"""Random play of one peer, timed: `peers.py lasvegas 2.0` prints one JSON object.

Runs in an environment of its own (peers.in), because the peers need an older NumPy than Zocker. Imports,
set-up and a warm-up are not timed.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

WARM_UP = 200  # games
TURNS = 100  # steps of an environment between two looks at the clock
BATCH = 4_096  # environments side by side


def lasvegas(seconds: float) -> dict[str, Any]:
    """Play `lasvegas` with its own random bots, in its own loop, on one `Game` that is run again and again.

    That is its quickest way: `safe` mode would copy the table for every choice.
    """
    from lasvegas import BasePlayer, Game
    from lasvegas.act import random_play

    # Zocker's box has 54 bills, the peer's default 48.
    bills = {10000: 6, 20000: 8, 30000: 8, 40000: 6, 50000: 6, 60000: 5, 70000: 5, 80000: 5, 90000: 5}
    decisions, money = 0, 0

    def counted(env: Any, **names: Any) -> Any:
        nonlocal decisions
        decisions += 1
        return random_play(env, **names)

    warm_up = Game([BasePlayer(play_func=counted) for _ in range(5)], bills_pool=bills)
    for _ in range(WARM_UP):
        warm_up.run()
        money += int(warm_up.env.scores[:, 0].sum())
    games, elapsed = _timed(Game(num_players=5, bills_pool=bills).run, seconds)
    return {
        "version": version("lasvegas"),
        "games_per_second": games / elapsed,
        "decisions_per_game": decisions / WARM_UP,
        "mean_score": money / WARM_UP / 5,
    }


def open_spiel(name: str, seconds: float) -> dict[str, Any]:
    """Play an OpenSpiel game: uniform over the legal actions, chance by its probabilities."""
    import pyspiel

    game = pyspiel.load_game(name)
    decisions = 0

    def play() -> None:
        nonlocal decisions
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1

    for _ in range(WARM_UP):
        play()
    decisions = 0
    games, elapsed = _timed(play, seconds)
    return {
        "version": version("open_spiel"),
        "games_per_second": games / elapsed,
        "decisions_per_game": decisions / games,
    }


def pettingzoo(name: str, seconds: float) -> dict[str, Any]:
    """Play one of PettingZoo's own games as its `performance_benchmark` does: observe, choose a legal move, step."""
    import pettingzoo.classic

    env = getattr(pettingzoo.classic, name).env()
    return {"version": version("pettingzoo"), "steps_per_second": aec_steps(env, seconds)}


def aec_steps(env: Any, seconds: float) -> float:
    """Return steps per second of any AEC environment with random legal moves."""
    import numpy as np

    def turns() -> None:
        for _ in range(TURNS):
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            if all(env.terminations.values()):
                env.reset()

    env.reset(seed=1)
    turns()
    times, elapsed = _timed(turns, seconds)
    return times * TURNS / elapsed


def cartpole(seconds: float) -> dict[str, Any]:
    """Step Gymnasium's own vector environment, which is written in NumPy, with random actions."""
    import gymnasium

    env = gymnasium.make_vec("CartPole-v1", BATCH, vectorization_mode="vector_entry_point")
    env.reset(seed=1)
    actions = env.action_space.sample()
    env.step(actions)
    steps, elapsed = _timed(lambda: env.step(actions), seconds)
    return {"version": version("gymnasium"), "steps_per_second": steps * BATCH / elapsed}


def pgx(name: str, seconds: float) -> dict[str, Any]:
    """Step a game of Pgx at many tables at once, compiled by JAX for the processor, with random legal moves."""
    import jax
    import jax.numpy as jnp
    import pgx as games
    from pgx.experimental.wrappers import auto_reset

    env = games.make(name)

    def play(state: Any, key: Any) -> Any:
        chosen, reset = jax.random.split(key)
        moves = jax.random.categorical(chosen, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=1)
        return jax.vmap(auto_reset(env.step, env.init))(state, moves, jax.random.split(reset, BATCH))

    key, step = jax.random.PRNGKey(1), jax.jit(play)
    state = step(jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH)), key)

    def again() -> None:
        nonlocal state, key
        key, now = jax.random.split(key)
        state = jax.block_until_ready(step(state, now))

    again()
    steps, elapsed = _timed(again, seconds)
    return {"version": version("pgx"), "steps_per_second": steps * BATCH / elapsed}


def _timed(play: Callable[[], object], seconds: float) -> tuple[int, float]:
    """Play games until the time is up; return how many, and how long they took."""
    games, started = 0, time.perf_counter()
    while True:
        play()
        games += 1
        elapsed = time.perf_counter() - started
        if elapsed >= seconds:
            return games, elapsed


def main() -> None:
    kind, _, name = sys.argv[1].rpartition("/")
    seconds = float(sys.argv[2])
    if kind:
        result = {"pettingzoo": pettingzoo, "pgx": pgx}[kind](name, seconds)
    elif name in ("lasvegas", "cartpole"):
        result = (lasvegas if name == "lasvegas" else cartpole)(seconds)
    else:
        result = open_spiel(name, seconds)
    result |= {"numpy": version("numpy"), "python": sys.version.split()[0]}
    print(json.dumps(result))


if __name__ == "__main__":
    main()
