"""Help and usage errors in the reader's language, where the command-line framework speaks only English."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from zocker.text import printable, say

ERRORS = {  # what the framework reports, by the end of our message for it
    "missing": r"Missing (?:argument|option) '(?P<name>.+)'\.",
    "command": r"No such command '(?P<name>.+?)'\.(?: Did you mean (?P<near>.+)\?)?",
    "option": r"No such option: (?P<name>\S+)(?: \(Possible options: (?P<near>.+)\))?",
    "no-value": r"Option '(?P<name>.+)' requires an argument\.",
    "value": r"Option '(?P<name>.+)' does not take a value\.",
    "extra": r"Got unexpected extra argument\(s\) \((?P<name>.+)\)",
    "least": r"Invalid value for '(?P<name>.+)': Input should be greater than or equal to (?P<near>\d+)",
    "integer": r"Invalid value for '(?P<name>.+)': .*\binteger\b.*",
    "number": r"Invalid value for '(?P<name>.+)': .*\bnumber\b.*",
}
ONE_SENTENCE = 200  # characters, so that none is cut off


def explained(error: typer.TyperException) -> str:
    """Return a usage error as a sentence in the reader's language."""
    text = error.format_message()
    for name, pattern in ERRORS.items():
        if found := re.fullmatch(pattern, text, re.DOTALL):
            details = found.groupdict()
            near = details.get("near") or "none"
            return say(f"usage-error-{name}", name=details["name"], near=near.replace("'", ""))
    return printable(text)


class Help:
    """The help page of a command."""

    def format_usage(self: Any, context: Any, formatter: Any) -> None:
        arguments = [one for one in self.get_params(context) if one.param_type_name == "argument"]
        words = [_value(one) if one.required else f"[{_value(one)}]" for one in arguments]
        words += [say("usage-subcommand")] if hasattr(self, "commands") else []
        formatter.write_usage(context.command_path, " ".join([say("usage-options"), *words]), f"{say('usage')} ")

    def format_options(self: Any, context: Any, formatter: Any) -> None:
        for kind in ("argument", "option"):
            rows = (_row(one) for one in self.get_params(context) if one.param_type_name == kind)
            _write_section(formatter, kind, rows)
        commands = getattr(self, "commands", {}).items()
        _write_section(formatter, "command", ((name, one.get_short_help_str(ONE_SENTENCE)) for name, one in commands))


class Command(Help, TyperCommand):
    """A command with its help in the reader's language."""


class Group(Help, TyperGroup):
    """A command with commands below it."""


class App(typer.Typer):
    """An app of such commands."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(cls=Group, invoke_without_command=True, rich_markup_mode=None, **settings)

    def command(self, name: str | None = None, **settings: Any) -> Callable[[Any], Any]:
        return super().command(name, cls=Command, **settings)


def _write_section(formatter: Any, kind: str, rows: Iterable[tuple[str, str]]) -> None:
    if table := list(rows):
        formatter.write_paragraph()
        formatter.write(f"{say('usage-section', kind=kind)}\n")
        with formatter.indentation():
            formatter.write_dl(table)


def _row(parameter: Any) -> tuple[str, str]:
    """Return an argument or option as the help shows it, and its help with its default and limits."""
    flag, name = getattr(parameter, "is_flag", False), _value(parameter)
    if parameter.param_type_name == "option":
        names = ", ".join(sorted(parameter.opts, key=len))
        name = names if flag else f"{names} {name}"
    notes = []
    if parameter.default is not None and not flag:
        notes.append(say("usage-default", value=str(parameter.default)))
    if parameter.min is not None:
        notes.append(say("usage-least", least=parameter.min))
    if parameter.required:
        notes.append(say("usage-required"))
    about = say("usage-help") if parameter.name == "help" else parameter.help
    return name, f"{about}  [{', '.join(notes)}]" if notes else about


def _value(parameter: Any) -> str:
    """Return the word for what a person types in this place."""
    return parameter.metavar or say("usage-value", kind=parameter.type_descriptor.annotation.__name__.lower())
