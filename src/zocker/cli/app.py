"""The command `zocker`, and what its subcommands share."""

from __future__ import annotations

import sys
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from zocker.cli.usage import App, explained
from zocker.errors import Mistake
from zocker.text import say

if TYPE_CHECKING:
    from rich.console import Console

app = App(help=say("help-zocker"), add_completion=False, context_settings={"help_option_names": ["-h", "--help"]})

Game = Annotated[str, typer.Argument(metavar=say("usage-game"), help=say("help-game"))]
Option = Annotated[list[str] | None, typer.Option("--option", metavar=say("usage-name-value"), help=say("help-option"))]
Ray = Annotated[str | None, typer.Option("--ray", metavar=say("usage-address"), help=say("help-ray"))]
Json = Annotated[bool, typer.Option("--json", help=say("help-json"))]


def main() -> NoReturn:
    """Run a command; report a person's mistake as one sentence on stderr, with exit code 2."""
    try:
        code = app(with_ray_here(sys.argv[1:]), standalone_mode=False)
    except Mistake as mistake:
        typer.echo(str(mistake), err=True)
        code = 2
    except typer.TyperException as error:
        typer.echo(explained(error), err=True)
        code = 2
    except (typer.Abort, KeyboardInterrupt):
        code = 130
    sys.exit(code)


def with_ray_here(arguments: list[str]) -> list[str]:
    """Return arguments in which a `--ray` without an address means a cluster of this machine."""
    return [
        f"{one}=local" if one == "--ray" and after[:1] == "-" else one for one, after in pairwise([*arguments, "-"])
    ]


def read_options(given: list[str] | None) -> dict[str, object]:
    """Read options in the form `name=value`."""
    options: dict[str, object] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise Mistake("error-option-form", text=text)
        options[name.strip()] = value.strip()
    return options


def screen() -> Console:
    """Return a console that prints brackets as they are."""
    from rich.console import Console

    return Console(highlight=False, markup=False)


def print_json(value: Any) -> None:
    """Print one JSON object, and nothing else."""
    import msgspec

    typer.echo(msgspec.json.encode(value).decode())
