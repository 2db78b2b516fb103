"""Writes the browser's types from the Python definitions: web/src/lib/net/messages.ts. A test fails when it is stale.

The number of the protocol is a digest of them, so that no change can be forgotten: it is written there, too, and into
src/zocker/server/messages/protocol.py.
"""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from zocker.rules import games  # noqa: F401  # so that all events are known
from zocker.rules.messages import Event
from zocker.rules.vegas import view as vegas
from zocker.server.messages import actions, pages, skill, story, table
from zocker.server.messages.values import Character, Game, Level
from zocker.text import LANGUAGES

PAGE = Path(__file__).parents[1] / "web" / "src" / "lib" / "net" / "messages.ts"
PROTOCOL = Path(__file__).parents[1] / "src" / "zocker" / "server" / "messages" / "protocol.py"
ROOTS = {
    table: ("FromServer",),
    pages: (
        "Created",
        "Invitation",
        "GameInfo",
        "Listed",
        "Mine",
        "Codex",
        "DeviceLink",
        "NewTable",
        "WhatIf",
        "OpenedLink",
        "BlockedPerson",
        "Unblock",
        "ShownProof",
        "SetDoor",
    ),
    story: ("Story",),
    skill: ("Skill",),
    actions: ("Action",),
}
HEAD = "// Written by tools/wire_types.py from src/zocker/server/messages: change it there.\n"


def main() -> None:
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(write(), "utf-8")
    PROTOCOL.write_text(write_protocol(), "utf-8")


def write() -> str:
    """Return the types as TypeScript, with the number of the protocol."""
    types = write_types()
    return f"{HEAD}\nexport const PROTOCOL = {number_of(types)};\n\n{types}"


def write_protocol() -> str:
    """Return the number of the protocol as Python."""
    about = "The number of the protocol that the browser and the server speak: written by tools/wire_types.py."
    return f'"""{about}"""\n\nPROTOCOL = {number_of(write_types())}\n'


def number_of(types: str) -> int:
    return zlib.crc32(types.encode())


def write_types() -> str:
    """Return the types as TypeScript."""
    structs: dict[str, str] = {}
    wanted = {name: getattr(module, name) for module, names in ROOTS.items() for name in names}
    roots = {name: _type(inspect.type_info(kind), structs) for name, kind in wanted.items()}
    unions = [f"export type {name} = {text};\n" for name, text in roots.items() if name != text]
    return "\n".join([*_constants(), *structs.values(), *unions])


def _constants() -> list[str]:
    """Write what the browser offers to choose from."""
    values = {
        "LANGUAGES": LANGUAGES,
        "GAMES": get_args(Game),
        "LEVELS": get_args(Level),
        "CHARACTERS": get_args(Character),
    }
    written = {name: msgspec.json.encode(value).decode() for name, value in values.items()}
    return [f"export const {name} = {value} as const;\n" for name, value in written.items()]


def _type(info: Any, structs: dict[str, str]) -> str:
    """Write a type; interfaces that it needs are added to `structs`."""
    match info:
        case inspect.StructType() if info.cls is Event:
            ours = (kind for kind in Event.__subclasses__() if kind.__module__.startswith("zocker."))
            named = sorted(ours, key=lambda kind: kind.__name__)  # whatever was imported first
            return " | ".join(_type(inspect.type_info(kind), structs) for kind in named)
        case inspect.StructType():
            return _struct(info, structs)
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(_type(part, structs) for part in info.types))
        case inspect.LiteralType():
            return " | ".join(f'"{value}"' for value in info.values)
        case inspect.VarTupleType() | inspect.ListType():
            inner = _type(info.item_type, structs)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.DictType():
            return f"Record<string, {_type(info.value_type, structs)}>"
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
    raise AssertionError(f"no TypeScript for {info}")


def _struct(info: inspect.StructType, structs: dict[str, str]) -> str:
    name = _name(info.cls)
    if name not in structs:
        structs[name] = ""  # its place, before what it needs; it may need itself
        is_whole = info.cls in get_args(table.FromServer)  # none of its fields is ever left out
        fields = [f'  {info.tag_field}: "{info.tag}";'] if info.tag_field else []
        for field in info.fields:
            optional = "?" if not (field.required or is_whole) else ""
            fields.append(f"  {field.encode_name}{optional}: {_type(field.type, structs)};")
        structs[name] = "\n".join([f"export interface {name} {{", *fields, "}\n"])
    return name


def _name(cls: type) -> str:
    """Name an interface: what two modules call alike has its module's name before it."""
    if cls.__module__ == "zocker.rules.gambler.table":
        return f"Tableau{cls.__name__}"
    return "VegasView" if cls is vegas.View else cls.__name__


if __name__ == "__main__":
    main()
