"""A finished game, shown step by step with everything open."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any, get_args

import msgspec

from zocker import replays
from zocker.match import Match
from zocker.record import Record, Seat
from zocker.replays import by_older_rules
from zocker.rules.frames import NOBODY
from zocker.rules.game import View
from zocker.rules.hidden_money import opened
from zocker.rules.state import State
from zocker.server.messages.table import Person, ShownPortrait, Table, TableInfo
from zocker.server.messages.values import Level
from zocker.server.present.options import terms
from zocker.server.present.position import Position
from zocker.server.present.prompt import Viewer
from zocker.server.present.screens import on_screen
from zocker.server.present.table import log_entries, show, show_closed

MAX_STEPS = 40  # steps per request


Portraits = Sequence[ShownPortrait | None]


def open_steps(record: Record, first: int, last: int, portraits: Portraits = ()) -> list[Table]:
    """Replay a game; return the tables after `first` to `last` lines, with everything open.

    If the rules have changed since and it would go another way now, there is only one: how it ended.
    """
    if by_older_rules(record) and replays.recall(record) is None:
        return [show_closed(_info(record.game, record.seats, record.options, portraits), record, Viewer())]
    first = min(first, len(record.lines))
    last = min(max(first, last), first + MAX_STEPS - 1)
    return open_tables(replays.steps(record), range(first, last + 1), portraits)


def open_tables(steps: Iterator[Match], line_counts: Collection[int], portraits: Portraits = ()) -> list[Table]:
    """Return the tables after some numbers of lines, with everything open; only the first has its whole log."""
    shown = list[Table]()
    info: TableInfo | None = None
    last = max(line_counts, default=0)
    for line_count, match in enumerate(steps):
        info = info or _info(match.game, match.seats, msgspec.to_builtins(match.options), portraits)
        if line_count in line_counts:
            shown.append(_open_table(info, match, whole_log=not shown))
        if line_count == last:
            break
    return shown


def _open_table(info: TableInfo, match: Match, *, whole_log: bool) -> Table:
    """Return a table with nothing hidden and nothing asked."""
    shown, scored = show(info, Position(match), Viewer(), len(match.lines) - 1), match.secret_showdown
    log_from = 0 if whole_log else shown.log_from
    return msgspec.structs.replace(
        shown,
        view=on_screen(match, _open_view(match, match.secret_state), scored and _open_view(match, scored)),
        log_from=log_from,
        log=log_entries(match.secret_events[log_from:], match, info.names, None),
    )


def _info(game: str, seats: Sequence[Seat], options: Mapping[str, Any], portraits: Portraits) -> TableInfo:
    """Return the surroundings of the match of a finished game."""
    people = tuple(
        Person(seat.name, level_of(seat.bot), True, False, False, False, portrait=portrait)
        for seat, portrait in zip_longest(seats, portraits)
    )
    return TableInfo(game, people, terms(game, options, [seat.bot for seat in seats]))


def _open_view(match: Match, state: State) -> View:
    """Return a view with all money open."""
    return match.rules.view(opened(state), NOBODY)


def level_of(bot: str | None) -> Level | None:
    """Return the level of a bot; bots of other kinds have none."""
    return bot if bot in get_args(Level) else None  # type: ignore[return-value]
