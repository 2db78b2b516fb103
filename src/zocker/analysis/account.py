"""Going through a game and adding up luck and mistakes for each seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from zocker.analysis.games import GAMES
from zocker.analysis.judges import Judge, LearnedJudge, result_of
from zocker.analysis.lapses import lapse
from zocker.analysis.money import in_money, worth_of_money
from zocker.analysis.report import Analysis, Happening, SeatReport, Shares
from zocker.analysis.secrets import NOTHING, SecretGame, hides
from zocker.analysis.walk import Step, events, shows_money, walk
from zocker.analysis.words import in_words
from zocker.errors import Mistake
from zocker.given import of_kind
from zocker.record import Record, check_record
from zocker.rules import games
from zocker.rules.engine import legal_codes
from zocker.rules.frames import NOBODY, OVER, waits_for
from zocker.rules.messages import Decision
from zocker.rules.state import Array, State
from zocker.values.expectation import ALIKE


def analyse(record: Record, judge: Judge | None = None) -> Analysis:
    """Return an account of luck and choices for each seat.

    Every position is valued from public knowledge, with all payments counted. A choice is measured against the best
    one, and chance against the mean of all its possible results.
    """
    record = check_record(record)
    return in_words(measure(record, judge), record, walk(record))


def measure(
    record: Record, judge: Judge | None = None, *, since: int = 0, before_each: Callable[[], None] = lambda: None
) -> Analysis:
    """Measure luck and choices in the lines after number `since`, without words.

    `before_each` is called before every event.
    """
    if judge is not None:
        of_kind("judge", judge, Judge)  # type: ignore[type-abstract]
    taken = walk(record, since)
    if not taken:
        raise Mistake("error-nothing-to-analyse")
    account = Account(record, judge or judge_for(taken[0].before), taken[0])
    for event in events(taken):
        before_each()
        if event[-1].is_choice:
            account.look_at_choice(event[-1])
        else:
            account.look_at_chance(event)
    over = bool(waits_for(taken[-1].after) == OVER)
    if over:
        account.end(taken[-1])
    return Analysis(record.game, len(record.seats), account.judge.name, over, account.seats(), tuple(account.found))


def judge_for(state: State) -> Judge:
    """Return the evaluator that knows this game best."""
    return GAMES[state.dtype].judge(state) if state.dtype in GAMES else LearnedJudge(state)


def who_sees(state: State) -> int:
    """Return the seat that sees its options: the deciding seat if hidden money matters, otherwise everyone."""
    waiting = games.by_state(state).waiting(state)
    return waiting.seat if isinstance(waiting, Decision) and waiting.private else NOBODY


class Account:
    """The sums for each seat; at any time, start + luck + choices + corrections = value."""

    def __init__(self, record: Record, judge: Judge, first: Step) -> None:
        self.record, self.judge = record, judge
        self.found = list[Happening]()
        state = first.before
        self.opening = None if first.is_choice else judge.expectation(state)  # what the first event is measured against
        self.start = self.value = judge.value(state) if self.opening is None else self.opening.shares
        self.luck, self.choices, self.corrections, self.own = np.zeros((4, len(record.seats)))
        self.own_money, self.others_money, self.worth = np.zeros((3, len(record.seats)))
        self.round = 0  # of which `worth` says what money is worth in it
        self.secret: tuple[SecretGame, int] | None = None  # what was chosen in secret, until it is answered

    def look_at_chance(self, event: list[Step]) -> None:
        """Measure a result of chance against the mean of all possible ones."""
        expected, self.opening = self.opening or self.judge.expectation(event[0].before), None
        self._reconsider(expected.shares)
        self._be_lucky("chance", event[-1], self.judge.value(event[-1].after), expected.error or None)

    def look_at_choice(self, step: Step) -> None:
        """Measure a choice against the best one; measure a secret choice or its answer against the other side's mix."""
        legal = legal_codes(step.before).copy()
        made = [games.by_state(step.before).moves[code] for code in legal].index(step.move)
        if step.round != self.round:
            self.round, self.worth = step.round, worth_of_money(self.judge, step.before)
        if self.secret:
            self._answer(step, legal, made, *self.secret)
        elif hides(step.before):
            game = SecretGame(step.before, self.judge)
            self._reconsider(game.value)
            self._choose(step, legal, made, game.choices(), game.value)
            self.secret = game, made
        else:
            shares, expected = self.judge.choices(step.before, who_sees(step.before))
            self._reconsider(expected)
            self._choose(step, legal, made, shares, expected)

    def _answer(self, step: Step, legal: Array, made: int, game: SecretGame, hidden: int) -> None:
        """Measure the answer to a secret choice, then count the revealed secret as luck."""
        self._choose(step, legal, made, game.answers(hidden), game.mixed_with(hidden).value(game.values))
        self._be_lucky("reveal", step, game.values[hidden, made])
        self.secret = None

    def end(self, last: Step) -> None:
        """Compare with the result, when money that no one could count is revealed."""
        if shows_money(last):
            self._be_lucky("reveal", last, result_of(last.after))
        else:
            self._reconsider(result_of(last.after))

    def _reconsider(self, value: Array) -> None:
        """Think better of the position."""
        self.corrections += value - self.value
        self.value = value

    def _be_lucky(self, kind: Any, step: Step, after: Array, error: float | None = None) -> None:
        luck, before = after - self.value, self.value
        self.luck += luck
        self.value = after
        self.found.append(
            Happening(
                line=step.line,
                round=step.round,
                kind=kind,
                seat=step.seat,
                before=_tuple(before),
                after=_tuple(after),
                luck=_tuple(luck),
                error=error,
            )
        )

    def _choose(self, step: Step, legal: Array, made: int, shares: Array, expected: Array) -> None:
        """Note a choice, given the value of each option to every seat and the value before it."""
        seat, before = int(step.seat or 0), self.value
        change = shares[made] - expected
        money = in_money(change, self.worth) * games.find(self.record.game).unit
        own = np.arange(len(change)) == seat
        self.choices += change
        self.own += np.where(own, change, 0)
        self.own_money += np.where(own, money, 0)
        self.others_money += np.where(own, 0, money)
        self.value = before + change
        loss = float(shares[:, seat].max() - shares[made, seat])
        best = games.by_state(step.before).moves[legal[shares[:, seat].argmax() if loss > NOTHING else made]]
        self.found.append(
            Happening(
                line=step.line,
                round=step.round,
                kind="choice",
                seat=step.seat,
                before=_tuple(before),
                after=_tuple(self.value),
                loss=loss,
                best=best,
                lapse=lapse(step.before, step.move, best) if loss > ALIKE else None,
                money=_tuple(money) if loss > ALIKE else None,
            )
        )

    def seats(self) -> tuple[SeatReport, ...]:
        """Return each seat's breakdown of luck and mistakes."""
        columns = np.column_stack(
            [
                self.start,
                self.luck,
                self.choices,
                self.own,
                self.choices - self.own,
                self.corrections,
                self.value,
                self.own_money,
                self.others_money,
            ]
        )
        return tuple(
            SeatReport(seat.name, *map(float, sums)) for seat, sums in zip(self.record.seats, columns, strict=True)
        )


def _tuple(shares: Array) -> Shares:
    return tuple(map(float, shares))
