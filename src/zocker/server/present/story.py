"""The story of a finished game, for one reader."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec

from zocker import replays
from zocker.analysis.report import Analysis, Happening, SeatReport
from zocker.analysis.rounds import Feat, best_round, best_theft, rounds_of
from zocker.analysis.story import points, tell_luck, tell_seat, tell_source, tell_swing
from zocker.analysis.walk import Step, walk
from zocker.analysis.words import in_words
from zocker.narration.sentences import score, unit
from zocker.narration.verdict import verdict
from zocker.record import Record
from zocker.rules import games
from zocker.rules.frames import NOBODY
from zocker.rules.messages import Decision
from zocker.server.messages.story import Judged, Story, StoryError, StoryPoint, StoryRound, StorySeat, TurningPoint
from zocker.server.messages.table import Table
from zocker.server.present.places import places_of
from zocker.server.present.ranking import rank_keys, ranking
from zocker.server.present.replay import open_tables
from zocker.text import say

LEAST_ERROR = 0.005  # a share of the win: smaller losses are not worth a word
DIGITS = 4


def tell_story(record: Record, analysis: Analysis | None, since: int) -> Story:
    """Put a game into words; its first `since` lines were played elsewhere."""
    taken, result = walk(record), record.result
    assert result is not None
    rounds = rounds_of(taken)
    told = None if analysis is None else in_words(analysis, record, [step for step in taken if step.line > since])
    feats = {"story-best-round": best_round(rounds), "story-theft": best_theft(taken)}
    return Story(
        winner=verdict(record.game, result, [seat.name for seat in record.seats]),
        ranking=ranking(record.game, result, rank_keys(taken[-1].after)),
        verdict=(say("story-not-judged"),) if told is None else tuple(tell_luck(told)),
        scores_before=rounds[0].before,
        rounds=tuple(StoryRound(one.number, one.line, one.after) for one in rounds),
        records=tuple(_feat(message, feat, record) for message, feat in feats.items() if feat and feat.amount > 0),
        unit=unit(record.game),
        judged=None if told is None else _judged(told, record, since, {step.line: step for step in taken}),
    )


def _judged(told: Analysis, record: Record, since: int, steps: Mapping[int, Step]) -> Judged:
    return Judged(
        about=tell_source(told),
        names_mistakes=told.names_mistakes,
        seats=tuple(map(_seat, told.seats)),
        points=_points(told, since),
        errors=tuple(_errors(told.events, steps)),
        turning_points=_turning_points(told, record, steps),
    )


def _seat(seat: SeatReport) -> StorySeat:
    return StorySeat(
        name=seat.name,
        start=round(seat.start, DIGITS),
        luck=round(seat.luck, DIGITS),
        own_errors=_rounded(seat.own_errors),
        others_errors=_rounded(seat.others_errors),
        corrections=None if seat.own_errors is None else round(seat.corrections, DIGITS),
        result=round(seat.result, DIGITS),
        text=tell_seat(seat),
    )


def _rounded(share: float | None) -> float | None:
    return None if share is None else round(share, DIGITS)


def _points(analysis: Analysis, since: int) -> tuple[StoryPoint, ...]:
    """Return all win chances at the start and after every event, and the result."""
    course = [(since, tuple(seat.start for seat in analysis.seats))]
    course += [(event.line, event.after) for event in analysis.events]
    course.append((analysis.events[-1].line, tuple(seat.result for seat in analysis.seats)))
    return tuple(StoryPoint(line, tuple(round(chance, DIGITS) for chance in chances)) for line, chances in course)


def _errors(events: Sequence[Happening], steps: Mapping[int, Step]) -> list[StoryError]:
    return [
        StoryError(
            event.line,
            event.seat,
            round(event.loss, DIGITS),
            say("story-error", points=points(event.loss), move=event.advice),
            _place(steps[event.line], steps[event.line].move),
            _place(steps[event.line], event.best),
        )
        for event in events
        if event.seat is not None and event.loss is not None and event.loss >= LEAST_ERROR and event.advice
    ]


def _turning_points(analysis: Analysis, record: Record, steps: Mapping[int, Step]) -> tuple[TurningPoint, ...]:
    turned = analysis.turning_points
    tables = tables_after(record, [_moment(event) for event in turned])
    return tuple(
        TurningPoint(
            line=event.line,
            round=event.round,
            seat=event.seat,
            text=event.text,
            better=say("analyse-better", move=event.advice) if event.advice else None,
            place=_place(steps[event.line], steps[event.line].move) if event.advice else None,
            better_place=_place(steps[event.line], event.best) if event.advice else None,
            moved=tell_swing(event, analysis),
            table=tables[_moment(event)],
        )
        for event in turned
    )


def _place(step: Step, move: str | None) -> str | None:
    """Return the target of a choice on the table, if it has one."""
    rules = games.by_state(step.before)
    decision = rules.waiting(step.before)
    assert isinstance(decision, Decision)
    view = rules.view(step.before, NOBODY)
    places = [places_of(view, decision, one) for one in decision.moves if one.text == move]
    return places[0][-1] if places and places[0] else None


def _moment(event: Happening) -> int:
    """Return the number of lines after which the table shows an event: a finished roll, or an open choice."""
    return event.line - 1 if event.kind == "choice" else event.line


def tables_after(record: Record, line_counts: Collection[int]) -> dict[int, Table]:
    """Return the table after some numbers of lines, without its log."""
    shown = open_tables(replays.steps(record), line_counts)
    return {table.line_count: msgspec.structs.replace(table, log_from=0, log=()) for table in shown}


def _feat(message: str, feat: Feat, record: Record) -> str:
    name = record.seats[feat.seat].name
    return say(message, name=name, amount=score(record.game, feat.amount), round=feat.round)


def with_own_record(story: Story, game: str, own: int, before: int) -> Story:
    """Mention a new personal record, if it is one."""
    if own <= before:
        return story
    broken = say("story-own-record", score=score(game, own), before=score(game, before))
    return msgspec.structs.replace(story, records=(*story.records, broken))
