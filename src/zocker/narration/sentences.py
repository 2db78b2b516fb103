"""Events, moves and amounts of money in plain words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec
from babel.lists import format_list

from zocker.record import Seat, names_of
from zocker.rules.gambler.events import TableauTurned
from zocker.rules.games import find
from zocker.rules.messages import DOLLARS, Event, Move, Rolled
from zocker.rules.royale.boards.black_box import rest_of
from zocker.rules.royale.events import Chose, FistShown
from zocker.rules.royale.material import LOWEST_CARD
from zocker.rules.vegas.events import NeutralRolled
from zocker.text import knows, language, say

Details = dict[str, str | int]


def names(seats: Sequence[Seat]) -> list[str]:
    """Return the names of seats; a seat without a name gets its number."""
    return names_of(seats, lambda number: say("seat-number", number=number))


def sentence(
    event: Event, game: str, names: Sequence[str], you: int | None = None, tableaux: Sequence[str] = ()
) -> str:
    """Tell an event of a game in one sentence; `you` is the seat to address as "you", if any.

    Tableaux have their names where these are given, or else their numbers.

    >>> from zocker.rules.vegas.events import Placed
    >>> sentence(Placed(seat=1, casino=4, small=2, neutral=1), "las-vegas", ["Anna", "Ben"])
    'Ben places 2 dice and 1 neutral die in Oasis.'
    """
    if isinstance(event, Chose):
        spoken = who(event.seat, names, you)
        if event.move is None:
            return say(f"move-{event.kind}-secret", **spoken)
        return say(_message(event.kind, event.move), amount="", **spoken, **_move_details(event.move, game))
    details = _details(event, game, names, you)
    if isinstance(event, TableauTurned) and tableaux:
        details["tableau"] = tableaux[event.tableau - 1]
    return say(f"event-{event.__struct_config__.tag}", **details)


def label(kind: str, move: Move, game: str, **details: str | int) -> str:
    """Name a move of a decision, for the player who may choose it.

    >>> label("no-entry", Move(0, "choose 3", casino=3), "royale")
    'close Moon'
    """
    return say(_message(kind, move), **{"who": "label", "name": "", **_move_details(move, game), **details})


def deed(kind: str, move: Move, game: str, **details: str | int) -> str:
    """Describe a move with a verb, for its button.

    >>> deed("place", Move(0, "place 3", casino=3, small=2), "royale")
    'place 2 dice in Moon'
    """
    message = f"do-{kind}-{_word(move)}"
    if not knows(message):
        return label(kind, move, game, **details)
    return say(message, **{**_move_details(move, game), **details})


def _message(kind: str, move: Move) -> str:
    return f"move-{kind}-{_word(move)}"


def _word(move: Move) -> str:
    return "both" if move.text.endswith("both") else move.text.partition(" ")[0]


def _move_details(move: Move, game: str) -> Details:
    return {
        "casino": find(game).casinos[move.casino - 1] if move.casino else "",
        "die": move.die or "small",
        "number": move.number or move.casino or 0,
        "board": move.board or "",
        "reward": move.reward or "",
        "small": move.small,
        "neutral": move.neutral,
        "biggy": move.biggy,
        "row": move.row or 0,
        "faces": str(move.face or ""),
        "tiles": tiles(move.tiles),
        "rest": tiles(rest_of(move.tiles)) if move.tiles else "",
        "hidden": move.hidden,
    }


def _details(event: Event, game: str, names: Sequence[str], you: int | None) -> Details:
    fields: dict[str, Any] = msgspec.structs.asdict(event)
    details: Details = {"game": game}
    for field, value in fields.items():
        if field in ("seat", "owner", "starter"):
            details |= who(value, names, you)
        elif field == "casino":
            details["casino"] = find(game).casinos[value - 1]
        elif field in AMOUNTS:
            details["known"] = "no" if value is None else "yes"
            details[field] = "" if value is None else AMOUNTS[field](value)
        elif field == "points":
            details["result"] = "won" if value > 0 else "lost" if value < 0 else "nothing"
            details["points"] = points(abs(value))
        elif field == "boards":
            details["boards"] = listed(value)
        elif field == "dice" and isinstance(value, tuple):
            details["dice"] = " ".join(map(str, value))
        elif isinstance(value, int | str):
            details[field] = value
    if isinstance(event, FistShown):
        details["right"] = "yes" if event.number == event.guess else "no"
    if isinstance(event, Rolled | NeutralRolled):
        details["roll"] = roll(event.small, fields.get("neutral", ()), event.biggy)
    return details


def who(owner: int | str | None, names: Sequence[str], you: int | None = None) -> dict[str, str]:
    """Return the details `who` and `name`, with which messages address the reader or name a player."""
    if not isinstance(owner, int):
        return {"who": owner or "nobody", "name": ""}
    return {"who": "you" if owner == you else "other", "name": names[owner]}


def roll(small: Sequence[int], neutral: Sequence[int] = (), biggy: int | None = None) -> str:
    """Write a roll for people: faces, and after plus signs the Biggy by name and the neutral dice."""
    big = say("roll-biggy", face=biggy) if biggy else ""
    return " + ".join(filter(None, [" ".join(map(str, small)), big, " ".join(map(str, neutral))]))


def tiles(amounts: Sequence[int]) -> str:
    """Write the tiles of a group of the Black Box."""
    return " + ".join(short_money(tile) if tile else "0" for tile in amounts)


def money(dollars: int) -> str:
    """Write an amount of money as the reader's language does."""
    return say("money", dollars=dollars)


def worth(dollars: int) -> str:
    """Write an amount that the bank pays: less than the lowest card is paid in chips (RY-20)."""
    units = dollars // DOLLARS
    return say("chips", chips=units) if 0 < units < LOWEST_CARD else money(dollars)


def short_money(dollars: int) -> str:
    """Write an amount of money for a narrow place."""
    return say("money-short", thousands=dollars // 1000)


def points(number: int) -> str:
    """Write a number of points."""
    return say("points", points=number)


def score(game: str, number: int) -> str:
    """Write a score of a game: points, or an amount of money."""
    return points(number) if unit(game) == "points" else money(number)


def unit(game: str) -> Literal["points", "money"]:
    """Return whether a game is won by points or by money."""
    return "points" if find(game).unit == 1 else "money"


def listed(names: Sequence[str]) -> str:
    """Join names as the reader's language does."""
    return format_list(names, locale=language())


def either(choices: Sequence[str]) -> str:
    """Join alternatives with "or" as the reader's language does."""
    return format_list(choices, style="or", locale=language())


def _bills(amounts: Sequence[int]) -> str:
    return " ".join(map(short_money, amounts))


# How to write the fields of events that a reader may no longer know
AMOUNTS: dict[str, Callable[[Any], str]] = {
    "bill": money,
    "amount": worth,
    "bills": _bills,
    "taken": tiles,
    "left": tiles,
}
