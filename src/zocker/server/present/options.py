"""The options of all games and good presets, for people who set up a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from zocker.errors import Mistake
from zocker.rules import games
from zocker.rules.game import Game as Rules
from zocker.rules.options import read_options
from zocker.rules.royale.boards.all import BOARDS
from zocker.rules.royale.material import CASINOS
from zocker.server.messages.pages import GameInfo, Option, OptionChoice, Preset
from zocker.server.messages.values import Game
from zocker.text import language, say

Value = bool | int | str

NO_LIMIT = "null"  # an option of this value is read as not set
UNSET: dict[str, Value] = {"neutral": True, "rounds": NO_LIMIT}  # what an option means when it is not set
TARGETS = (100, 200, 300, 500, 1000)
ROUNDS = (1, 2, 3, 5, 10)
ORDER = (  # the order in which people are asked
    "boards",
    "faces",
    "no_repeat",
    "target",
    "rounds",
    "beginner_first",
    "neutral",
    "open_money",
    "starter",
    "tableaux",
)
PRESETS: dict[str, dict[str, dict[str, Value]]] = {
    "las-vegas": {"standard": {}, "neutral": {"neutral": True}, "open": {"open_money": True}},
    "las-vegas-2019": {"standard": {}, "open": {"open_money": True}},
    "royale": {"standard": {}, "first": {"boards": 1}, "all": {"boards": len(CASINOS)}},
    "gambler": {"standard": {}, "short": {"target": 200}, "first": {"beginner_first": True, "target": 200}},
}


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
    usual, options = _defaults(games.find(game)), msgspec.json.decode(written)
    chosen = {name: options.get(name) for name in ORDER if name in usual}
    return tuple(
        (f"term-{_dashed(name)}", _details(value)) for name, value in chosen.items() if value not in (None, usual[name])
    )


def _info(game: str, rules: Rules) -> GameInfo:
    usual = _defaults(rules)
    return GameInfo(
        game=msgspec.convert(game, Game),
        fewest=rules.players[0],
        most=rules.players[-1],
        presets=tuple(_preset(game, name, options) for name, options in PRESETS[game].items()),
        options=tuple(_option(game, rules, name, usual[name]) for name in ORDER if name in _offered(rules)),
    )


def _offered(rules: Rules) -> set[str]:
    """Return the options that a browser may choose: all but files."""
    return {*_defaults(rules)} - {*rules.files}


def _defaults(rules: Rules) -> dict[str, Any]:
    fields = {field.name: field.default for field in msgspec.structs.fields(rules.Options)}
    return {name: UNSET.get(name) if value is None else value for name, value in fields.items()}


def _option(game: str, rules: Rules, name: str, usual: Value) -> Option:
    word, allowed = _dashed(name), {value: _players(game, name, value) for value in _values(rules, name)}
    players_with_choice = tuple(
        players for players in rules.players if sum(players in allowed[value] for value in allowed) > 1 or not allowed
    )
    return Option(
        name=name,
        label=say(f"option-{word}"),
        about=say(f"option-{word}-about", game=game),
        usual=usual,
        choices=tuple(
            OptionChoice(value, say(f"option-{word}-choice", **_details(value)), _unless_all(players, rules))
            for value, players in allowed.items()
        ),
        least=0,
        most=len(CASINOS) if name == "boards" else 0,  # each casino can have one
        players=_unless_all(players_with_choice, rules),
        faces=tuple(board.printed for board in BOARDS) if name == "faces" else (),
    )


def _values(rules: Rules, name: str) -> tuple[Value, ...]:
    """Return the values of an option to choose from; none if it is a number or faces."""
    if name == "starter":
        return "random", *range(1, rules.players[-1] + 1)
    if name == "target":
        return TARGETS
    if name == "rounds":
        return NO_LIMIT, *ROUNDS
    return () if name in ("boards", "faces") else (False, True)


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
