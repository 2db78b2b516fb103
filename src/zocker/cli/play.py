"""Commands about one game: play it in the terminal, read its rules, check its record."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from zocker.cli.app import Game, Json, Option, app, print_json, read_options
from zocker.errors import Mistake
from zocker.text import printable, say

if TYPE_CHECKING:
    from zocker.record import Record


@app.command(help=say("help-play"))
def play(
    game: Annotated[str | None, typer.Argument(metavar=say("usage-game"), help=say("help-game"))] = None,
    names: Annotated[str | None, typer.Option(help=say("help-names"))] = None,
    bots: Annotated[str | None, typer.Option(help=say("help-play-bots"))] = None,
    option: Option = None,
    seed: Annotated[int | None, typer.Option(help=say("help-play-seed"))] = None,
    dice: Annotated[str, typer.Option(help=say("help-play-dice"))] = "system",
    resume: Annotated[Path | None, typer.Option(help=say("help-resume"))] = None,
    save: Annotated[Path | None, typer.Option(help=say("help-save"))] = None,
) -> None:
    from zocker.terminal import session

    session.run(game, names, bots, read_options(option), seed, dice, resume, save)


@app.command(help=say("help-rules"))
def rules(
    game: Game,
    clauses: Annotated[bool, typer.Option("--clauses", help=say("help-clauses"))] = False,
) -> None:
    from rich.console import Console
    from rich.markdown import Markdown

    from zocker.narration import rulebook

    Console().print(Markdown(rulebook.clauses(game) if clauses else rulebook.rules(game)))


@app.command(help=say("help-verify"))
def verify(
    file: Annotated[Path, typer.Argument(metavar=say("usage-file"), help=say("help-record"))],
    receipt: Annotated[Path | None, typer.Option(help=say("help-receipt"))] = None,
    as_json: Json = False,
) -> None:
    from zocker import record
    from zocker.narration.proof import proof_json, tell_proof
    from zocker.proof import check
    from zocker.proof.receipt import Receipt

    game = record.load(file)
    try:
        checked = check.verify(game, None if receipt is None else Receipt.load(receipt))
    except Mistake as mistake:
        if mistake.message == "error-older-rules" and game.result is not None:
            _show_claim(game, as_json=as_json)
        raise
    if as_json:
        told = {"game": checked.game, "lines": checked.lines, "over": checked.over, "true": True}
        print_json(told | proof_json(checked))
        return
    typer.echo(say("verify-over" if checked.over else "verify-open", game=checked.game, lines=checked.lines))
    for sentence in tell_proof(game, checked):
        typer.echo(sentence)


def _show_claim(game: Record, *, as_json: bool) -> None:
    """Show the result that a record claims when its game can no longer be replayed."""
    from zocker.narration.sentences import score
    from zocker.record import MAX_NAME

    assert game.result is not None
    if as_json:
        print_json({"game": game.game, "rules": game.rules, "true": False, "claimed": game.result})
        return
    typer.echo(say("verify-claimed"))
    for seat, points in zip(game.seats, game.result.scores, strict=True):
        typer.echo(f"{printable(seat.name, MAX_NAME)}: {score(game.game, points)}")
