"""Commands about Gambler's tableaux."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from zocker.cli.app import Json, app, print_json
from zocker.cli.usage import App
from zocker.text import say

tableaux = App(help=say("help-tableaux"))
app.add_typer(tableaux, name="tableaux")
Tableaux = Annotated[Path, typer.Argument(metavar=say("usage-file"), help=say("help-tableaux-file"))]


@tableaux.callback()
def show_ours(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        from zocker.rules.gambler import sets
        from zocker.terminal.tableaux import show

        deck = sets.find(sets.CURRENT)
        show(deck, say("tableaux-ours", count=len(deck), name=sets.CURRENT))


@tableaux.command("show", help=say("help-tableaux-show"))
def show_chosen(
    chosen: Annotated[str, typer.Argument(metavar=say("usage-file-or-name"), help=say("help-tableaux-set"))],
) -> None:
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
        print_json({"file": shown(file), "tableaux": count, "faults": faults})
    elif not faults:
        typer.echo(say("tableaux-good", path=shown(file), count=count))
    else:
        for fault in faults:
            typer.echo(fault.reason if fault.place == "whole" else say("fault", **fault.details), err=True)
    raise typer.Exit(2 if faults else 0)
