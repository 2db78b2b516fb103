"""Commands that copy the database of a house."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from zocker.cli.app import app
from zocker.text import say

Copy = Annotated[Path, typer.Argument(help=say("help-copy"))]
Database = Annotated[str | None, typer.Option(help=say("help-database"))]


@app.command(help=say("help-backup"))
def backup(file: Copy, database: Database = None) -> None:
    from zocker.server.run import default_database
    from zocker.server.store import files
    from zocker.server.store.store import path_of

    tables = files.backup(path_of(database or default_database()), file)
    typer.echo(say("backup-done", tables=tables, path=str(file)))


@app.command(help=say("help-restore"))
def restore(file: Copy, database: Database = None) -> None:
    import os

    from zocker.server.run import default_database
    from zocker.server.store import files
    from zocker.server.store.lock import DatabaseLock
    from zocker.server.store.store import path_of

    path = path_of(database or default_database())
    lock = DatabaseLock(str(path))
    lock.take()
    try:
        tables, last_line = files.restore(file, path)
    finally:
        lock.release()
    if lock.path is not None and lock.path.exists():
        os.utime(lock.path, (last_line, last_line))  # clocks go on from there
    typer.echo(say("restore-done", tables=tables, path=str(path)))
