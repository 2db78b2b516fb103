"""How long things take at a table: long enough for people to follow, and never long enough to be bored by bots."""

from __future__ import annotations

from zocker.match import Match
from zocker.rules.messages import Decision
from zocker.server.tables.table import LiveTable

# Seconds that things take
THINK_DELAY, ROLL_DELAY, TAKE_BACK_DELAY, SCORING_DELAY = 0.9, 0.6, 2.0, 2.0
FORCED_DELAY = 0.35  # where a bot has no choice
PATIENCE, HURRIED = 2.2, 5.5  # seconds that people wait before bots hurry, and until they are as quick as they can be
QUICKEST = 0.12  # the share of the usual time that things take then
LESSON = 2.0  # the share of the usual time that things take in a lesson, for everything is new there
AT_STAKE = 0.35  # the share where no person has dice left in this round


def think_delay(decision: Decision) -> float:
    """Return how many seconds a bot seems to think."""
    return THINK_DELAY if len(decision.moves) > 1 else FORCED_DELAY


def seconds_to_wait(table: LiveTable, match: Match, usual: float) -> float:
    """Return how many seconds to wait still, so that people see what has happened and may take it back."""
    mover = match.last_mover
    if table.presence.wants_instant([seat.guest for seat in table.seats]):
        return 0.0
    seconds = usual * haste(table)
    if match.secret_showdown is not None:
        seconds = max(seconds, SCORING_DELAY)
    may_take_back = mover is not None and table.bot_at(mover) is None and table.lesson is None
    if may_take_back or (table.typed_dice and match.can_correct):
        seconds = max(seconds, TAKE_BACK_DELAY)
    return seconds * table.services.pace - (table.services.time.now() - table.changed_at)


def haste(table: LiveTable) -> float:
    """Return which share of their usual time bots take: the longer people wait for them, the less; more in a lesson."""
    people = [number for number in range(len(table.seats)) if table.bot_at(number) is None]
    if table.lesson is not None:
        return LESSON
    if not people:
        return 1.0
    seats = getattr(table.position.view(people[0]), "seats", ())  # which is shown to somebody anyway
    involved = any(seats[number].dice for number in people if number < len(seats))
    waited = table.services.time.now() - table.acted_at
    hurry = min(1.0, max(0.0, (waited - PATIENCE) / (HURRIED - PATIENCE)))
    return max(QUICKEST, (1.0 - hurry) * (1.0 if involved else AT_STAKE))
