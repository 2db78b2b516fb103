"""The options of all games and their presets, for setting up a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from zocker.errors import Mistake
from zocker.rules import games
from zocker.rules.game import Game as Rules
from zocker.rules.game import Option as Asked
from zocker.rules.game import Value
from zocker.rules.options import read_options
from zocker.server.messages.pages import GameInfo, Option, OptionChoice, Preset
from zocker.server.messages.values import Game
from zocker.text import language, say


def game_infos() -> tuple[GameInfo, ...]:
    """Return all games with their options, in the reader's language."""
    return _game_infos(language())


@lru_cache
def _game_infos(_language: str) -> tuple[GameInfo, ...]:
    return tuple(_info(game, rules) for game, rules in games.GAMES.items())


def terms(game: str, options: Mapping[str, Any], bots: Sequence[str | None] = ()) -> tuple[str, ...]:
    """Return the options that are not the usual ones, in a few words each; `bots` are the bots at the seats.

    Against bots alone, it is usual that the person starts.
    """
    if [number for number, bot in enumerate(bots, 1) if bot is None] == [options.get("starter")]:
        options = {name: value for name, value in options.items() if name != "starter"}
    return tuple(say(message, **details) for message, details in _unusual(game, msgspec.json.encode(options)))


@lru_cache(10_000)
def _unusual(game: str, written: bytes) -> tuple[tuple[str, dict[str, str | int]], ...]:
    """Return the messages for the options that are not the usual ones: remembered, since a table's never change."""
    rules, options = games.find(game), msgspec.json.decode(written)
    usual = _defaults(rules)
    asked = [*(option.name for option in rules.options), *rules.files]
    chosen = {name: options.get(name) for name in asked}
    return tuple(
        (f"term-{_dashed(name)}", _details(value)) for name, value in chosen.items() if value not in (None, usual[name])
    )


def _info(game: str, rules: Rules) -> GameInfo:
    usual = _defaults(rules)
    return GameInfo(
        game=msgspec.convert(game, Game),
        fewest=rules.players[0],
        most=rules.players[-1],
        presets=tuple(_preset(game, name, dict(options)) for name, options in rules.presets.items()),
        options=tuple(_option(rules, asked, usual[asked.name]) for asked in rules.options),
    )


def _defaults(rules: Rules) -> dict[str, Any]:
    unset = {option.name: option.unset for option in rules.options}
    fields = {field.name: field.default for field in msgspec.structs.fields(rules.Options)}
    return {name: unset.get(name) if value is None else value for name, value in fields.items()}


def _option(rules: Rules, asked: Asked, usual: Value) -> Option:
    word, allowed = _dashed(asked.name), {value: _players(rules.name, asked.name, value) for value in asked.values}
    players_with_choice = tuple(
        players for players in rules.players if sum(players in allowed[value] for value in allowed) > 1 or not allowed
    )
    return Option(
        name=asked.name,
        label=say(f"option-{word}"),
        about=say(f"option-{word}-about", game=rules.name),
        usual=usual,
        choices=tuple(
            OptionChoice(value, say(f"option-{word}-choice", **_details(value)), _unless_all(players, rules))
            for value, players in allowed.items()
        ),
        least=0,
        most=asked.most,
        players=_unless_all(players_with_choice, rules),
        faces=asked.faces,
    )


@cache
def _players(game: str, option: str, value: Value) -> tuple[int, ...]:
    """Return for which numbers of players the rules allow a value of an option."""
    rules, allowed = games.find(game), list[int]()
    for players in rules.players:
        try:
            rules.blank_state(players, read_options(game, rules, {option: value}))
        except Mistake:
            continue
        allowed.append(players)
    return tuple(allowed)


def _unless_all(players: tuple[int, ...], rules: Rules) -> tuple[int, ...]:
    """Return numbers of players, or nothing if they are all that the game is for."""
    return () if players == tuple(rules.players) else players


def _preset(game: str, name: str, options: dict[str, Value]) -> Preset:
    about = say(f"preset-{name}-about", game=game, target=options.get("target", 0))
    return Preset(name, say(f"preset-{name}"), about, options)


def _dashed(option: str) -> str:
    return option.replace("_", "-")


def _details(value: Any) -> dict[str, str | int]:
    """Return the details of a message about a value."""
    if isinstance(value, bool):
        return {"value": "yes" if value else "no"}
    return {"value": value if isinstance(value, str | int) else "own"}
