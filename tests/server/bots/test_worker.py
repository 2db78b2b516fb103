"""Analyses in the process where bots think: they step aside for whoever plays, but not forever."""

from __future__ import annotations

import io
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.stage import DEADLINE, MoneyJudge
from zocker import record as records
from zocker.analysis import account
from zocker.analysis.report import Analysis
from zocker.analysis.words import rounded
from zocker.errors import Mistake
from zocker.record import Record
from zocker.server.bots import worker
from zocker.server.bots.protocol import Analyse, Analysed
from zocker.values.weights import NoNet

RECORD = records.load(Path(__file__).parents[2] / "golden" / "las-vegas-2.json")
TASK = Analyse(7, RECORD.game, RECORD, 10)
FOUND = account.measure(RECORD, MoneyJudge(), since=10)


def new_worker() -> worker.BotWorker:
    return worker.BotWorker(io.BytesIO(), io.BytesIO())


def test_it_finds_what_is_to_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(record: Record, *, since: int, before_each: Callable[[], None]) -> Analysis:
        assert (record, since) == (RECORD, 10)
        return FOUND

    monkeypatch.setattr(account, "measure", measure)
    assert new_worker().think(TASK) == Analysed(7, rounded(FOUND))


def test_whoever_plays_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    order, began = list[str](), threading.Event()

    def measure(record: Record, *, since: int, before_each: Callable[[], None]) -> Analysis:
        began.set()
        before_each()
        order.append("analysis")
        return FOUND

    monkeypatch.setattr(account, "measure", measure)
    busy = new_worker()
    busy.count_urgent(1)
    analysing = threading.Thread(target=busy.think, args=(TASK,))
    analysing.start()
    assert began.wait(DEADLINE)
    order.append("move")
    busy.count_urgent(-1)
    analysing.join(DEADLINE)
    assert order == ["move", "analysis"]


def test_but_not_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(record: Record, *, since: int, before_each: Callable[[], None]) -> Analysis:
        before_each()
        return FOUND

    monkeypatch.setattr(account, "measure", measure)
    monkeypatch.setattr(worker, "MAX_PATIENCE", 0.0)
    busy = new_worker()
    busy.count_urgent(1)
    assert isinstance(busy.think(TASK), Analysed)


def test_a_judge_that_contradicts_itself_has_nothing_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = msgspec.structs.replace(FOUND.seats[0], corrections=-1.2)
    wrong = msgspec.structs.replace(FOUND, seats=(lost, *FOUND.seats[1:]))
    monkeypatch.setattr(account, "measure", lambda *_args, **_settings: wrong)
    assert new_worker().think(TASK) == Analysed(7, None)


@pytest.mark.parametrize("mistake", [NoNet("error-not-learned"), Mistake("error-nothing-to-analyse")])
def test_a_game_that_nobody_can_judge_is_no_failure(mistake: Mistake, monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(*_args: Any, **_settings: Any) -> Analysis:
        raise mistake

    monkeypatch.setattr(account, "measure", measure)
    if isinstance(mistake, NoNet):
        assert new_worker().think(TASK) == Analysed(7, None)
    else:
        with pytest.raises(Mistake):
            new_worker().think(TASK)
