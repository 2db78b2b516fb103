"""Learning values by self-play."""

from __future__ import annotations

import math
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from zocker.cli.app import Game, Ray, app
from zocker.cli.lab import check_threads
from zocker.errors import Mistake
from zocker.text import say

if TYPE_CHECKING:
    from zocker.lab.train.curve import Point
    from zocker.lab.train.run import Run

Players = Annotated[int | None, typer.Option(help=say("help-train-players"))]
Folder = Annotated[Path, typer.Option(help=say("help-train-folder"))]
Steps = Annotated[int, typer.Option(help=say("help-train-steps"))]
Minutes = Annotated[float | None, typer.Option(help=say("help-train-minutes"))]
Device = Annotated[str, typer.Option(help=say("help-train-device"))]
Large = Annotated[bool, typer.Option("--large", help=say("help-train-large"))]
Seed = Annotated[int, typer.Option(help=say("help-train-seed"))]
Threads = Annotated[int | None, typer.Option(help=say("help-threads"))]


@app.command(help=say("help-train"))
def train(
    game: Game,
    players: Players = None,
    folder: Folder = Path("net"),
    steps: Steps = 1000,
    minutes: Minutes = None,
    device: Device = "cpu",
    large: Large = False,
    seed: Seed = 1,
    threads: Threads = None,
    ray: Ray = None,
) -> None:
    from zocker.lab.cluster import connected
    from zocker.lab.train.settings import setting_for

    setting = setting_for(game, players)
    if steps < 1:
        raise Mistake("error-train-steps", steps=steps)
    if minutes is not None and not minutes > 0:
        raise Mistake("error-train-minutes", minutes=minutes)
    check_threads(threads)
    try:
        from zocker.lab.train.run import Run
    except ModuleNotFoundError as missing:
        if missing.name != "torch":
            raise
        raise Mistake("error-train-torch") from None
    kind = Run
    if device == "cuda":
        from zocker.lab.train.on_gpu import OnGpu

        kind = OnGpu
    with connected(ray) as cluster:
        pool = cluster or ThreadPoolExecutor(threads or os.cpu_count() or 1)
        run = kind(setting, folder, steps=steps, seed=seed, device=device, pool=pool, large=large)
        run.learn(math.inf if minutes is None else minutes, lambda point: typer.echo(_told(point, run)))
    net, curve = run.publish()
    typer.echo(say("train-done", path=str(net), curve=str(curve)))


def _told(point: Point, run: Run) -> str:
    wins = ", ".join(say("arena-share", share=share) for share in point.wins)
    return say(
        "train-step",
        step=point.step,
        steps=run.steps,
        rival=run.rival,
        positions=point.positions,
        minutes=point.seconds / 60,
        wins=wins,
    )
