"""The command line. Imports are late: `zocker --help` must answer at once."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from zocker import __version__
from zocker.errors import Mistake
from zocker.text import say

if TYPE_CHECKING:
    from rich.table import Table

    from zocker.lab.arena import Arena
    from zocker.lab.simulate import Simulation
    from zocker.record import GameRecord

app = typer.Typer(
    help=say("help-zocker"),
    add_completion=False,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode=None,
)

tableaux = typer.Typer(help=say("help-tableaux"), invoke_without_command=True, rich_markup_mode=None)
app.add_typer(tableaux, name="tableaux")

Game = Annotated[str, typer.Argument(help=say("help-game"))]
Option = Annotated[list[str] | None, typer.Option("--option", help=say("help-option"))]
Players = Annotated[int | None, typer.Option("--players", help=say("help-players"))]
Tableaux = Annotated[Path, typer.Argument(help=say("help-tableaux-file"))]
Json = Annotated[bool, typer.Option("--json", help=say("help-json"))]


def main() -> NoReturn:
    """Run a command. Whatever a person got wrong is one sentence on stderr and exit code 2."""
    try:
        code = app(standalone_mode=False)
    except Mistake as mistake:
        typer.echo(str(mistake), err=True)
        code = 2
    except typer.TyperException as error:
        typer.echo(error.format_message(), err=True)
        code = 2
    except (typer.Abort, KeyboardInterrupt):
        code = 130
    sys.exit(code)


@app.callback()
def zocker(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=say("help-version"))] = False,
    lan: Annotated[bool, typer.Option("--lan", help=say("help-lan"))] = False,
    port: Annotated[int | None, typer.Option(help=say("help-port"))] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=say("help-no-browser"))] = False,
) -> None:
    if version:
        typer.echo(f"zocker {__version__}")
    elif context.invoked_subcommand is None:
        from zocker.server import run

        run.open_house(lan, port, browse=not no_browser)


@app.command(help=say("help-serve"))
def serve(
    host: Annotated[str, typer.Option(help=say("help-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=say("help-port"))] = 8000,
    database: Annotated[str | None, typer.Option(help=say("help-database"))] = None,
    public_url: Annotated[str | None, typer.Option(help=say("help-public-url"))] = None,
    trusted_proxy: Annotated[list[str] | None, typer.Option(help=say("help-trusted-proxy"), metavar="CIDR")] = None,
) -> None:
    from zocker.server import run

    run.serve(host, port, database, public_url, trusted_proxy or ())


@app.command(help=say("help-play"))
def play(
    game: Annotated[str | None, typer.Argument(help=say("help-game"))] = None,
    names: Annotated[str | None, typer.Option(help=say("help-names"))] = None,
    bots: Annotated[str | None, typer.Option(help=say("help-play-bots"))] = None,
    option: Option = None,
    seed: Annotated[int | None, typer.Option(help=say("help-play-seed"))] = None,
    dice: Annotated[str, typer.Option(help=say("help-play-dice"))] = "system",
    resume: Annotated[Path | None, typer.Option(help=say("help-resume"))] = None,
    save: Annotated[Path | None, typer.Option(help=say("help-save"))] = None,
) -> None:
    from zocker.terminal import session

    session.run(game, names, bots, _options(option), seed, dice, resume, save)


@app.command(help=say("help-rules"))
def rules(
    game: Game,
    clauses: Annotated[bool, typer.Option("--clauses", help=say("help-clauses"))] = False,
) -> None:
    from rich.console import Console
    from rich.markdown import Markdown

    from zocker.narration import rulebook

    Console().print(Markdown(rulebook.clauses(game) if clauses else rulebook.rules(game)))


@app.command(help=say("help-simulate"))
def simulate(
    game: Game,
    bots: Annotated[str, typer.Option(help=say("help-bots"))] = "random",
    players: Players = None,
    games: Annotated[int, typer.Option(help=say("help-games"))] = 10_000,
    seed: Annotated[int | None, typer.Option(help=say("help-seed"))] = None,
    option: Option = None,
    threads: Annotated[int | None, typer.Option(help=say("help-threads"))] = None,
    as_json: Json = False,
) -> None:
    import secrets

    from zocker.lab import simulate as lab
    from zocker.lab.progress import running

    if threads is not None and threads < 1:
        raise Mistake("error-threads", threads=threads)
    lineup = lab.line_up([bot.strip() for bot in bots.split(",")], players)
    lab.check(game, lineup, games, chosen := _options(option))
    _compile()
    with running(say("progress-games"), games) as progress:
        result = lab.simulate(
            game,
            lineup,
            games_to_play=games,
            seed=secrets.randbelow(2**32) if seed is None else seed,
            options=chosen,
            threads=threads,
            progress=progress,
        )
    if as_json:
        _print_json(result)
    else:
        _print_simulation(result)


def _print_simulation(result: Simulation) -> None:
    from rich.console import Console
    from rich.table import Table

    from zocker.narration.sentences import score

    title = say("simulate-title", game=result.game, players=result.players, games=result.games, seed=result.seed)
    table = Table(title=title, title_justify="left")
    for column in ("simulate-bot", "simulate-games", "simulate-wins", "simulate-share", "simulate-score"):
        table.add_column(say(column), justify="left" if column == "simulate-bot" else "right")
    for bot in result.bots:
        table.add_row(
            bot.bot,
            say("simulate-number", number=bot.games),
            say("simulate-number", number=round(bot.wins)),
            say("simulate-interval", share=bot.win_share, low=bot.ci95[0], high=bot.ci95[1]),
            score(result.game, round(bot.mean_score)),
        )
    console = Console()
    console.print(table)
    speed = {"games": round(result.games_per_second), "decisions": round(result.decisions / result.seconds)}
    console.print(say("simulate-speed", seconds=result.seconds, **speed), highlight=False)


@app.command(help=say("help-arena"))
def arena(
    game: Game,
    bots: Annotated[str, typer.Option(help=say("help-arena-bots"))],
    players: Annotated[int, typer.Option(help=say("help-players"))] = 2,
    games: Annotated[int, typer.Option(help=say("help-arena-games"))] = 1000,
    seed: Annotated[int | None, typer.Option(help=say("help-seed"))] = None,
    option: Option = None,
    threads: Annotated[int | None, typer.Option(help=say("help-threads"))] = None,
    as_json: Json = False,
) -> None:
    import secrets

    from zocker.lab import arena as lab
    from zocker.lab.progress import running

    if threads is not None and threads < 1:
        raise Mistake("error-threads", threads=threads)
    entrants = [bot.strip() for bot in bots.split(",")]
    lab.check(game, entrants, players, games, chosen := _options(option))
    _compile()
    with running(
        say("progress-games"), lab.deals_of(players, games) * lab.games_of_a_deal(entrants, players)
    ) as progress:
        result = lab.arena(
            game,
            entrants,
            players=players,
            games_to_play=games,
            seed=secrets.randbelow(2**32) if seed is None else seed,
            options=chosen,
            threads=threads,
            progress=progress,
        )
    if as_json:
        _print_json(result)
    else:
        _print_arena(result)


def _print_arena(result: Arena) -> None:
    from rich.console import Console
    from rich.table import Table

    from zocker.narration.sentences import score

    counts = {"players": result.players, "deals": result.deals, "games": result.games, "each": result.bots[0].games}
    table = Table(title=say("arena-title", game=result.game, seed=result.seed, **counts), title_justify="left")
    table.add_column(say("simulate-bot"), overflow="fold")
    for column in ("arena-rating", "arena-skill", "simulate-share", "simulate-score"):
        table.add_column(say(column), justify="right", no_wrap=column == "simulate-share")
    for bot in result.bots:
        table.add_row(
            bot.bot,
            say("arena-figure", figure=bot.ordinal),
            say("arena-give-or-take", mu=bot.mu, sigma=bot.sigma),
            say("simulate-interval", share=bot.win_share, low=bot.ci95[0], high=bot.ci95[1]),
            score(result.game, round(bot.mean_score)),
        )
    console = Console()
    console.print(table)
    if len(result.bots) > 2 and result.deals:
        console.print(say("arena-cross"), highlight=False)
        console.print(_cross_table(result))
    console.print(say("arena-notes", seconds=result.seconds, rated=result.rated), highlight=False)


def _cross_table(result: Arena) -> Table:
    """Show how often the bot of each row ranked above the bot of each column."""
    from rich.table import Table

    above = {pair.bots: pair.share for pair in result.pairs}
    above |= {(other, bot): 1 - share for (bot, other), share in above.items()}
    table = Table()
    table.add_column(say("simulate-bot"), overflow="fold")
    for number in range(1, len(result.bots) + 1):
        table.add_column(str(number), justify="right")
    for number, bot in enumerate(result.bots, 1):
        shares = (above.get((bot.bot, other.bot)) for other in result.bots)
        cells = ("" if share is None else say("arena-share", share=share) for share in shares)
        table.add_row(f"{number} {bot.bot}", *cells)
    return table


@app.command(help=say("help-verify"))
def verify(
    file: Annotated[Path, typer.Argument(help=say("help-record"))],
    as_json: Json = False,
) -> None:
    from zocker import record
    from zocker.match import Match

    game = record.load(file)
    try:
        match = Match.replay(game)
    except Mistake as mistake:
        if mistake.message == "error-older-rules" and game.result is not None:
            _show_result(game, as_json=as_json)
        raise
    if as_json:
        _print_json({"game": match.game, "lines": len(match.lines), "over": match.over, "true": True})
    else:
        typer.echo(say("verify-over" if match.over else "verify-open", game=match.game, lines=len(match.lines)))


def _show_result(game: GameRecord, *, as_json: bool) -> None:
    """Show what came of a game that can't be replayed any more."""
    from zocker.narration.sentences import score

    assert game.result is not None
    if as_json:
        _print_json({"game": game.game, "rules": game.rules, "true": False, "result": game.result})
        return
    for seat, points in zip(game.seats, game.result.scores, strict=True):
        typer.echo(f"{seat.name}: {score(game.game, points)}")


@tableaux.callback()
def show_ours(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        from zocker.rules.gambler import sets
        from zocker.terminal.tableaux import show

        deck = sets.find(sets.CURRENT)
        show(deck, say("tableaux-ours", count=len(deck), name=sets.CURRENT))


@tableaux.command("show", help=say("help-tableaux-show"))
def show_chosen(chosen: Annotated[str, typer.Argument(metavar="NAME_OR_FILE", help=say("help-tableaux-set"))]) -> None:
    from zocker.rules.gambler import sets
    from zocker.rules.gambler.tableaux import shown
    from zocker.terminal.tableaux import show

    deck = sets.deck(sets.read(chosen))
    show(deck, say("tableaux-theirs", path=shown(chosen), count=len(deck)))


@tableaux.command(help=say("help-tableaux-check"))
def check(file: Tableaux, as_json: Json = False) -> None:
    from zocker.rules.gambler.tableaux import check_file, load, shown

    faults = check_file(file)
    count = 0 if faults else len(load(file))
    if as_json:
        _print_json({"file": shown(file), "tableaux": count, "faults": faults})
    elif not faults:
        typer.echo(say("tableaux-good", path=shown(file), count=count))
    else:
        for fault in faults:
            typer.echo(fault.reason if fault.place == "whole" else say("fault", **fault.details), err=True)
    raise typer.Exit(2 if faults else 0)


@app.command(help=say("help-warm"))
def warm() -> None:
    from zocker.lab.warm import step_aside

    step_aside()
    _compile()


def _compile() -> None:
    """Compile now, with a progress bar, unless that is done."""
    from zocker.lab import warm as lab
    from zocker.lab.progress import running

    if not lab.is_warm():
        with running(say("progress-compile"), lab.STEPS) as progress:
            lab.warm(progress)


@app.command(help=say("help-bench"))
def bench(as_json: Json = False) -> None:
    from zocker.lab import bench as lab
    from zocker.lab.progress import running

    with running(say("progress-compile"), len(lab.MEASURES)) as progress:
        lab.warm_up(progress)
    with running(say("bench-progress"), len(lab.MEASURES) * lab.REPEATS) as progress:
        figures = lab.bench(progress)
    if as_json:
        _print_json(figures)
    else:
        for name, figure in figures.items():
            typer.echo(say(f"bench-{name.replace('_', '-')}", figure=figure))


def _options(given: list[str] | None) -> dict[str, object]:
    options: dict[str, object] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise Mistake("error-option-form", text=text)
        options[name.strip()] = value.strip()
    return options


def _print_json(what: Any) -> None:
    import msgspec

    typer.echo(msgspec.json.encode(what).decode())
