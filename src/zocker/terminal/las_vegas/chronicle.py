"""Events of any Las Vegas as lines for the screen: one line for each turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.text import Text

from zocker.narration.sentences import roll, sentence
from zocker.rules.frames import NOBODY
from zocker.rules.games import find
from zocker.rules.messages import Event, Rolled, RoundBegan
from zocker.rules.royale import events as royale
from zocker.rules.royale.events import Chose
from zocker.rules.vegas.events import Paid, PairDrawn, Placed, SetAside, Stocked, Tied, Unclaimed
from zocker.terminal.layout import draw_line
from zocker.terminal.players import Players
from zocker.text import say

MOVES = (Placed, Chose)
SCORING = (Tied, Paid, Unclaimed)
SEEN_ON_TABLE = (Stocked, PairDrawn, SetAside)  # events that need not be told
BOARD_EVENTS = (  # what boards can do during a turn
    Chose,
    royale.ExtraRolled,
    royale.Rewarded,
    royale.MarkerTaken,
    royale.MarkerReturned,
    royale.TileTaken,
    royale.FistShown,
    royale.JackpotRose,
    royale.Displaced,
    royale.CameBack,
    royale.BoxShown,
)


def tell(events: Sequence[Event], players: Players) -> Iterator[Text]:
    """Put events into words turn by turn: one line for a roll, its move and their consequences."""
    for turn in _turns(events):
        told = [sentence(event, players.game, players.names, players.you) for event in turn]
        if len(turn) > 1 and isinstance(turn[0], Rolled) and isinstance(turn[1], Placed):
            told[:2] = [_turn(turn[0], turn[1], players)]
        yield draw_line(turn[0], " ".join(told), players)


def _turns(events: Sequence[Event]) -> Iterator[list[Event]]:
    turn: list[Event] = []
    for event in events:
        if turn and _goes_on(turn[-1], event):
            turn.append(event)
            continue
        if turn:
            yield turn
        turn = [event]
    if turn:
        yield turn


def _goes_on(before: Event, event: Event) -> bool:
    if isinstance(event, Placed):
        return isinstance(before, Rolled)
    in_turn = isinstance(event, BOARD_EVENTS) and not begins_turn(event)
    return in_turn and isinstance(before, (Rolled, *MOVES, *BOARD_EVENTS))


def begins_turn(event: Event) -> bool:
    """Tell whether a turn begins with an event: a roll, or a choice whether to roll."""
    return isinstance(event, Rolled) or (isinstance(event, Chose) and event.kind == "turn")


def _turn(rolled: Rolled, placed: Placed, players: Players) -> str:
    details = {"casino": find(players.game).casinos[placed.casino - 1], **players.who(placed.seat)}
    dice = {"small": placed.small, "biggy": placed.biggy, "neutral": placed.neutral}
    return say("terminal-turn", roll=roll(rolled.small, rolled.neutral, rolled.biggy), **dice, **details)


def news(events: Sequence[Event], seat: int, people: Sequence[int]) -> list[Event]:
    """Return the events since a seat's last move, without its own roll, which the screen shows.

    Without a seat, return the events since the last move of a person here.
    """
    happened = _since(events, people if seat == NOBODY else [seat])
    return [event for event in happened if not (isinstance(event, Rolled) and event.seat == seat)]


def last_turns(events: Sequence[Event], seats: Sequence[int]) -> list[Event]:
    """Return the events of the round since some seats' last turn, including that turn."""
    return _since(events, seats, including=True)


def _since(events: Sequence[Event], seats: Iterable[int], including: bool = False) -> list[Event]:
    start = 1 + max((i for i, event in enumerate(events) if isinstance(event, RoundBegan)), default=-1)
    chosen = set(seats)
    moves = [i for i, event in enumerate(events) if isinstance(event, MOVES) and event.seat in chosen]
    if moves and moves[-1] >= start:
        start = _turn_start(events, moves[-1]) if including else moves[-1] + 1
    return [event for event in events[start:] if not isinstance(event, SEEN_ON_TABLE)]


def _turn_start(events: Sequence[Event], move: int) -> int:
    """Return the start of a move's turn, or the move itself if it belongs to another seat's turn."""
    began = next((i for i in range(move, -1, -1) if begins_turn(events[i])), move)
    return began if getattr(events[began], "seat", None) == getattr(events[move], "seat", None) else move
