"""The command `zocker` itself, and what its commands share."""

from __future__ import annotations

import sys
from typing import Annotated, Any, NoReturn

import typer

from zocker.errors import Mistake
from zocker.text import say

app = typer.Typer(
    help=say("help-zocker"),
    add_completion=False,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode=None,
)

Game = Annotated[str, typer.Argument(help=say("help-game"))]
Option = Annotated[list[str] | None, typer.Option("--option", help=say("help-option"))]
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


def read_options(given: list[str] | None) -> dict[str, object]:
    """Read options as they are given: `name=value`."""
    options: dict[str, object] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise Mistake("error-option-form", text=text)
        options[name.strip()] = value.strip()
    return options


def print_json(what: Any) -> None:
    """Print one JSON object, and nothing else."""
    import msgspec

    typer.echo(msgspec.json.encode(what).decode())
