"""The command that deletes games which no one has visited for long."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, Annotated

import typer

from zocker.cli.app import Json, app, print_json
from zocker.errors import Mistake
from zocker.text import say

if TYPE_CHECKING:
    from pathlib import Path

    from zocker.server.store.prune import Pruning


@app.command(help=say("help-prune"))
def prune(
    days: Annotated[int, typer.Argument(metavar=say("usage-days"), help=say("help-prune-days"), min=1)],
    database: Annotated[str | None, typer.Option(help=say("help-database"))] = None,
    yes: Annotated[bool, typer.Option("--yes", help=say("help-prune-yes"))] = False,
    dumped: Annotated[bool, typer.Option("--dumped", help=say("help-prune-dumped"))] = False,
    json: Json = False,
) -> None:
    from zocker.server.run import default_database
    from zocker.server.store.prune import opened

    with opened(database or default_database(), days) as found:
        if not json:
            typer.echo(_plan(found))
        copy, deleted = None, 0
        if found.expired.games and (yes or not json):
            if not found.can_copy and not dumped:
                raise Mistake("error-prune-dump")
            if not yes:
                _confirm(len(found.expired.games))
            copy = found.copy() if found.can_copy else None
            deleted = found.delete()
        if json:
            print_json(_report(found, copy, deleted))
        elif deleted:
            typer.echo(say("prune-done", games=deleted, copied="no" if copy is None else "yes", path=str(copy)))


def _plan(found: Pruning) -> str:
    """Return what would be deleted, with dates that reveal a wrong clock."""
    expired, days = found.expired, found.days
    if not expired.of:
        return say("prune-no-games")
    if not expired.games:
        return say("prune-nothing", of=expired.of, days=days)
    finished, unfinished = expired.finished, len(expired.games) - expired.finished
    last, today = _date(expired.last_visit or 0.0), _date(found.store.now())
    counts = say("prune-plan", games=len(expired.games), of=expired.of, days=days)
    return f"{counts}\n{say('prune-kinds', finished=finished, unfinished=unfinished)}\n" + say(
        "prune-dates", last=last, today=today
    )


def _confirm(games: int) -> None:
    """Ask for the number of games that will be gone, so that no one deletes them by one key."""
    typer.echo(say("prune-confirm", games=games), nl=False)
    if sys.stdin.readline().strip() != str(games):
        raise Mistake("error-prune-confirm")


def _report(found: Pruning, copy: Path | None, deleted: int) -> dict[str, object]:
    expired = found.expired
    return {
        "days": found.days,
        "games": expired.of,
        "finished": expired.finished,
        "unfinished": len(expired.games) - expired.finished,
        "deleted": deleted,
        "copy": None if copy is None else str(copy),
    }


def _date(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.localtime(at))
