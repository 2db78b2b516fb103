"""Going through a game, and adding up what luck and choices have done to each seat."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.analysis.end_judge import EndJudge
from zocker.analysis.exact_judge import ExactJudge
from zocker.analysis.judges import Judge, LearnedJudge, result_of, seen_by
from zocker.analysis.report import Analysis, Happening, SeatReport, Shares
from zocker.analysis.secrets import SecretGame, hides
from zocker.analysis.walk import Step, events, tell, tell_choice, tell_secret, walk
from zocker.bots.aftermath import scores_after
from zocker.errors import Mistake
from zocker.record import Record
from zocker.rules import games
from zocker.rules.engine import legal_codes
from zocker.rules.frames import OVER, waits_for
from zocker.rules.state import State
from zocker.text import say
from zocker.values.public import ALIKE

Array = np.ndarray[Any, Any]

PLAYOUTS = 200  # to see what an error costs in money


def analyse(record: Record, judge: Judge | None = None) -> Analysis:
    """Say what luck and choices have done to each seat.

    Every position is judged by what everybody may know who counts along; a choice is measured against the best one, and
    what chance says against the mean of all that it might have said.
    """
    taken = walk(record)
    if not taken:
        raise Mistake("error-nothing-to-analyse")
    account = Account(record, judge or judge_for(taken[0].before), taken[0])
    for event in events(taken):
        if event[-1].is_choice:
            account.look_at_choice(event[-1])
        else:
            account.look_at_chance(event)
    over = bool(waits_for(taken[-1].after) == OVER)
    if over:
        account.end(taken[-1])
    return Analysis(record.game, len(record.seats), account.judge.name, over, account.seats(), tuple(account.found))


def judge_for(state: State) -> Judge:
    """Return who can judge a game best."""
    if ExactJudge.knows(state):
        return ExactJudge()
    return EndJudge(LearnedJudge(state)) if EndJudge.knows(state) else LearnedJudge(state)


class Account:
    """What adds up, by seat: at any time start + luck + choices + corrections = value."""

    def __init__(self, record: Record, judge: Judge, first: Step) -> None:
        self.record, self.judge = record, judge
        self.found = list[Happening]()
        state = first.before
        self.start = self.value = judge.value(state) if first.is_choice else judge.expectation(state).shares
        self.luck, self.choices, self.corrections, self.own, self.own_money, self.others_money = np.zeros(
            (6, len(record.seats))
        )
        self.secret: tuple[SecretGame, int] | None = None  # what was chosen in secret, until it is answered

    def look_at_chance(self, event: list[Step]) -> None:
        """Measure what chance said against the mean of all that it might have said."""
        expected = self.judge.expectation(event[0].before)
        self._reconsider(expected.shares)
        after, told = self.judge.value(event[-1].after), tell(event, self.record)
        self._be_lucky("chance", event[-1], told, after, expected.error or None)

    def look_at_choice(self, step: Step) -> None:
        """Measure a choice against the best one; a secret one, or its answer, against what the other side mixes."""
        legal = legal_codes(step.before).copy()
        made = [games.by_state(step.before).MOVES[code] for code in legal].index(step.move)
        if self.secret:
            self._answer(step, legal, made, *self.secret)
        elif hides(step.before):
            game = SecretGame(step.before, self.judge)
            self._reconsider(game.value)
            self._choose(step, legal, made, game.choices(), game.value, [(1.0, step.before)])
            self.secret = game, made
        else:
            shares, expected = self.judge.choices(step.before)
            self._reconsider(expected)
            self._choose(step, legal, made, shares, expected, [(1.0, step.before)])

    def _answer(self, step: Step, legal: Array, made: int, game: SecretGame, hidden: int) -> None:
        """Measure the answer to a secret choice, and then what came to light as luck."""
        mixed = game.mixed_with(hidden)
        maybe = [(float(share), game.after[n]) for n, share in zip(mixed.hidden, mixed.mix, strict=True) if share > 0]
        self._choose(step, legal, made, game.answers(hidden), mixed.value(game.values), maybe)
        self._be_lucky("reveal", step, tell_secret(step, self.record), game.values[hidden, made])
        self.secret = None

    def end(self, last: Step) -> None:
        """Compare with the result; money that nobody could count comes to light then."""
        if games.knows_scores(seen_by(last.before)):
            self._reconsider(result_of(last.after))
        else:
            self._be_lucky("reveal", last, say("analyse-money-shown"), result_of(last.after))

    def _reconsider(self, value: Array) -> None:
        """Think better of the position."""
        self.corrections += value - self.value
        self.value = value

    def _be_lucky(self, kind: Any, step: Step, text: str, after: Array, error: float | None = None) -> None:
        luck, before = after - self.value, self.value
        self.luck += luck
        self.value = after
        self.found.append(
            Happening(
                line=step.line,
                round=step.round,
                kind=kind,
                seat=step.seat,
                text=text,
                before=_tuple(before),
                after=_tuple(after),
                luck=_tuple(luck),
                error=error,
            )
        )

    def _choose(
        self, step: Step, legal: Array, made: int, shares: Array, expected: Array, maybe: list[tuple[float, State]]
    ) -> None:
        """Note a choice: what each is worth, what was expected, and the positions that it may have been made in."""
        seat, before = int(step.seat or 0), self.value
        change = shares[made] - expected
        self.choices += change
        self.own[seat] += change[seat]
        self.value = before + change
        loss = float(shares[:, seat].max() - shares[made, seat])
        best = int(shares[:, seat].argmax()) if loss > 0 else made
        erred = loss > ALIKE
        self.found.append(
            Happening(
                line=step.line,
                round=step.round,
                kind="choice",
                seat=step.seat,
                text=tell([step], self.record),
                before=_tuple(before),
                after=_tuple(self.value),
                loss=loss,
                best=games.by_state(step.before).MOVES[legal[best]],
                advice=tell_choice(step, int(legal[best]), self.record) if erred else None,
                money=self._cost(seat, legal[[made, best]], maybe) if erred else None,
            )
        )

    def _cost(self, seat: int, codes: Array, maybe: list[tuple[float, State]]) -> tuple[float, ...]:
        """Return how much more every seat leads by at the end of the round than after the best choice, and add it."""
        made, best = sum(chance * scores_after(state, codes, PLAYOUTS) for chance, state in maybe)
        more = (made - best) * games.find(self.record.game).UNIT
        cost = more - (more.sum() - more) / (len(more) - 1)
        self.own_money[seat] += cost[seat]
        self.others_money += np.where(np.arange(len(cost)) == seat, 0, cost)
        return _tuple(cost)

    def seats(self) -> tuple[SeatReport, ...]:
        """Return what has become of each seat, and why."""
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
