"""What happened, as lines for the screen: a turn is one line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.text import Text

from zocker.rules.las_vegas.events import Placed, Rolled, RoundBegan, Stocked
from zocker.rules.las_vegas.material import CASINOS
from zocker.rules.messages import Event
from zocker.terminal.company import Company
from zocker.text import say
from zocker.text.sentences import roll, sentence


def tell(events: Sequence[Event], company: Company) -> Iterator[Text]:
    """Tell events one by one; a roll and the move that follows it are one line."""
    rolled: Rolled | None = None
    for event in events:
        if isinstance(event, Rolled):
            rolled = event
            continue
        if isinstance(event, Placed) and rolled is not None:
            yield _line(event, _turn(rolled, event, company), company)
        else:
            if rolled is not None:
                yield _line(rolled, sentence(rolled, company.names, company.you), company)
            yield _line(event, sentence(event, company.names, company.you), company)
        rolled = None
    if rolled is not None:
        yield _line(rolled, sentence(rolled, company.names, company.you), company)


def _turn(rolled: Rolled, placed: Placed, company: Company) -> str:
    return say(
        "terminal-turn",
        roll=roll(rolled.own, rolled.neutral),
        casino=CASINOS[placed.casino - 1],
        own=placed.own,
        neutral=placed.neutral,
        **company.who(placed.seat),
    )


def _line(event: Event, text: str, company: Company) -> Text:
    owner = getattr(event, "seat", getattr(event, "owner", None))
    line = company.dice(owner) if owner is not None else Text(" ")
    style = "bold" if isinstance(event, RoundBegan) else ""
    return line.append(f" {text}", style)


def since(events: Sequence[Event], seats: Iterable[int], including: bool = False) -> list[Event]:
    """Return what happened in the round after the last move of some seats, or from that move on."""
    start = 1 + max((i for i, event in enumerate(events) if isinstance(event, RoundBegan)), default=-1)
    moves = [i for i, event in enumerate(events) if isinstance(event, Placed) and event.seat in set(seats)]
    if moves and moves[-1] >= start:
        start = _turn_start(events, moves[-1]) if including else moves[-1] + 1
    return [event for event in events[start:] if not isinstance(event, Stocked)]


def _turn_start(events: Sequence[Event], move: int) -> int:
    return move - 1 if move and isinstance(events[move - 1], Rolled) else move
