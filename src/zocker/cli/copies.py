"""Commands that copy the database of a house, or move it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from zocker.cli.app import app
from zocker.text import say

Copy = Annotated[Path, typer.Argument(metavar=say("usage-file"), help=say("help-copy"))]
Database = Annotated[str | None, typer.Option(help=say("help-database"))]


@app.command(help=say("help-backup"))
def backup(file: Copy, database: Database = None) -> None:
    from zocker.server.run import default_database
    from zocker.server.store import files
    from zocker.server.store.engines import file_of

    tables = files.backup(file_of(database or default_database()), file)
    typer.echo(say("backup-done", tables=tables, path=str(file)))


@app.command(help=say("help-restore"))
def restore(file: Copy, database: Database = None) -> None:
    from zocker.server.run import default_database
    from zocker.server.store import files
    from zocker.server.store.engines import file_of
    from zocker.server.store.lock import DatabaseLock

    path = file_of(database or default_database())
    lock = DatabaseLock(str(path))
    lock.take()
    try:
        tables, last_line = files.restore(file, path)
    finally:
        lock.release()
    lock.set_last_alive(last_line)
    typer.echo(say("restore-done", tables=tables, path=str(path)))


@app.command("move-house", help=say("help-move-house"))
def move_house(
    source: Annotated[str, typer.Argument(metavar=say("usage-from"), help=say("help-move-from"))],
    target: Annotated[str, typer.Argument(metavar=say("usage-to"), help=say("help-move-to"))],
) -> None:
    from zocker.server.store.copy_database import copy_database

    typer.echo(say("move-done", tables=copy_database(source, target)))
