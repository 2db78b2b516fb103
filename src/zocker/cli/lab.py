"""Commands of the laboratory: bots play by the thousand."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, ParamSpec, TypeVar

import typer

from zocker.cli.app import Game, Json, Option, Ray, app, print_json, read_options
from zocker.errors import Mistake
from zocker.text import say

P = ParamSpec("P")
R = TypeVar("R")

Players = Annotated[int | None, typer.Option(help=say("help-simulate-players"))]
Seed = Annotated[int | None, typer.Option(help=say("help-seed"))]
Threads = Annotated[int | None, typer.Option(help=say("help-threads"))]


@app.command(help=say("help-simulate"))
def simulate(
    game: Game,
    bots: Annotated[str, typer.Option(help=say("help-bots"))] = "random",
    players: Players = None,
    games: Annotated[int, typer.Option(help=say("help-games"))] = 10_000,
    seed: Seed = None,
    option: Option = None,
    threads: Threads = None,
    ray: Ray = None,
    device: Annotated[str, typer.Option(help=say("help-device"))] = "cpu",
    as_json: Json = False,
) -> None:
    from zocker import given
    from zocker.cli.reports import print_simulation
    from zocker.lab import simulate as lab
    from zocker.lab.cluster import connected
    from zocker.lab.lineup import line_up, read_bots
    from zocker.lab.progress import running

    check_threads(threads)
    lineup = line_up(read_bots(bots)[0], players)
    tell_untrained(game, lineup, len(lineup), lab.check(game, lineup, games, chosen := read_options(option)))
    here = given.device(device) == "cpu"  # type: ignore[arg-type]  # it is checked there
    with connected(ray) as cluster:
        if here:
            compile_once(game)
        with running(say("progress-games"), games) as progress:
            result = _played(
                lab.simulate,
                game,
                lineup,
                games_to_play=games,
                seed=seed,
                options=chosen,
                threads=threads,
                progress=progress,
                cluster=cluster,
                device="cpu" if here else "cuda",
            )
    if as_json:
        print_json(result)
    else:
        print_simulation(result)


@app.command(help=say("help-arena"))
def arena(
    game: Game,
    bots: Annotated[str, typer.Option(help=say("help-arena-bots"))],
    players: Annotated[int, typer.Option(help=say("help-players"))] = 2,
    games: Annotated[int, typer.Option(help=say("help-arena-games"))] = 1000,
    seed: Seed = None,
    option: Option = None,
    threads: Threads = None,
    ray: Ray = None,
    as_json: Json = False,
) -> None:
    from zocker.cli.reports import print_arena
    from zocker.lab import arena as lab
    from zocker.lab.cluster import connected
    from zocker.lab.lineup import read_bots
    from zocker.lab.progress import running

    check_threads(threads)
    entrants, _ = read_bots(bots)
    tell_untrained(game, entrants, players, lab.check(game, entrants, players, games, chosen := read_options(option)))
    total = lab.deals_of(players, games) * lab.games_per_deal(entrants, players)
    with connected(ray) as cluster:
        compile_once(game)
        with running(say("progress-games"), total) as progress:
            result = _played(
                lab.arena,
                game,
                entrants,
                players=players,
                games_to_play=games,
                seed=seed,
                options=chosen,
                threads=threads,
                progress=progress,
                cluster=cluster,
            )
    if as_json:
        print_json(result)
    else:
        print_arena(result)


def tell_untrained(game: str, bots: Sequence[str], players: int, options: Mapping[str, object]) -> None:
    """Print on stderr what `legend` was trained without, if it plays."""
    from zocker.narration.advice import untrained
    from zocker.rules import games
    from zocker.rules.options import read_options

    rules = games.find(game)
    state = rules.blank_state(players, read_options(game, rules, options))
    if "legend" in bots and (told := untrained(state)):
        typer.echo(told, err=True)


@app.command(help=say("help-warm"))
def warm() -> None:
    from zocker.lab.warm import step_aside

    step_aside()
    compile_once()


def compile_once(game: str | None = None) -> None:
    """Compile a game or all games if necessary; show a progress bar if stderr is a terminal."""
    from zocker.lab import warm as lab
    from zocker.lab.progress import running

    if missing := lab.missing(game):
        if not sys.stderr.isatty():
            typer.echo(f"{say('progress-compile')} …", err=True)
        with running(say("progress-compile"), len(missing)) as progress:
            lab.warm(progress, game)


@app.command(help=say("help-bench"))
def bench(as_json: Json = False) -> None:
    from zocker.lab import bench as lab
    from zocker.lab.progress import running

    with running(say("progress-compile"), len(lab.MEASURES)) as progress:
        lab.warm_up(progress)
    with running(say("bench-progress"), len(lab.MEASURES) * lab.REPEATS) as progress:
        figures = lab.bench(progress)
    if as_json:
        print_json(figures)
    else:
        for name, figure in figures.items():
            typer.echo(say(f"bench-{name.replace('_', '-')}", figure=figure))


def _played(play: Callable[P, R], *args: P.args, **settings: P.kwargs) -> R:
    """Return the result of games, or of those that were played before Ctrl-C."""
    from zocker.lab.simulate import Interrupted

    try:
        return play(*args, **settings)
    except Interrupted as stopped:
        so_far: R = stopped.so_far
        return so_far


def check_threads(threads: int | None) -> None:
    if threads is not None and threads < 1:
        raise Mistake("error-threads", threads=threads)
