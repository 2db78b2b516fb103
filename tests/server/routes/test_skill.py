"""Luck and skill in one's own games, and where most was lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest
from msgspec.structs import replace

from tests.server.conftest import Serve
from tests.server.stage import DEADLINE, MoneyJudge, Served
from zocker import record as records
from zocker.analysis.account import measure
from zocker.analysis.report import Analysis
from zocker.analysis.words import rounded
from zocker.replays import resume
from zocker.rules.games import GAMES
from zocker.rules.messages import Decision
from zocker.server.messages.pages import WhatIf
from zocker.server.store.stored import StoredSeat
from zocker.server.tables.house import House
from zocker.server.tables.new_tables import table_from_file, what_if_table
from zocker.text import say, speaking

GOLDEN = Path(__file__).parents[2] / "golden"


async def finish(house: House, name: str, guest: str, table: str, **columns: Any) -> None:
    """Let a guest have played a golden game on its first seat."""
    game = table_from_file((GOLDEN / f"{name}.json").read_bytes())
    lines, result, game.id = game.lines, game.result, table
    game.seats[0] = StoredSeat("Anna", guest)
    game.lines, game.result = [], None
    game = msgspec.structs.replace(game, **columns)
    await house.store.add(game)
    await house.store.append(await house.store.claim(table), 0, lines, result=result)


def ask(served: Served, cookie: str, lang: str = "en") -> Any:
    with httpx2.Client(base_url=served.url, timeout=DEADLINE, headers={"cookie": cookie}) as web:
        found = web.get(f"/api/mine/skill?lang={lang}").json()
    served.call(looked_at(served.house))
    return found


async def looked_at(house: House) -> None:
    """Wait until nothing is being looked at any more."""
    await asyncio.gather(*house.analysts.running.values(), return_exceptions=True)


@pytest.fixture
def anna(served: Served) -> tuple[str, str]:
    served.house.services.bots.ready.update(GAMES)
    return served.new_guest()


def test_one_game_after_the_other_is_looked_at_while_somebody_reads(served: Served, anna: tuple[str, str]) -> None:
    guest, cookie = anna
    for number, name in enumerate(("royale", "A1", "gambler")):
        served.call(finish(served.house, name, guest, f"read-{number}"))
    found = [ask(served, cookie) for _ in range(4)]
    assert [one["missing"] for one in found] == [3, 2, 1, 0]
    assert [(one["game"], len(one["played"])) for one in found[-1]["games"]] == [("royale", 2), ("gambler", 1)]
    assert [game["table"] for game in found[-1]["games"][0]["played"]] == ["read-0", "read-1"]  # the oldest first


def test_where_most_was_lost_can_be_played_again(served: Served, anna: tuple[str, str]) -> None:
    guest, cookie = anna
    served.call(finish(served.house, "las-vegas-2", guest, "again"))
    ask(served, cookie)
    (found,) = ask(served, cookie)["games"]
    costs = [lapse["cost"] for lapse in found["lapses"]]
    assert costs
    assert found["luck_only"] is None
    assert all(round(100 * cost) for cost in costs)
    assert costs == sorted(costs, reverse=True)
    assert sum(costs) <= -found["played"][0]["errors"] + 1e-3
    stored = served.house.store.read.load("again")
    assert stored is not None
    for lapse in found["lapses"]:
        table = what_if_table(stored, WhatIf(lapse["line_count"], lapse["seat"]), guest)
        waiting = resume(table.record()).waiting
        assert isinstance(waiting, Decision)
        assert waiting.seat == lapse["seat"] == 0
    assert [lapse["label"] for lapse in ask(served, cookie, "de")["games"][0]["lapses"]] != [
        lapse["label"] for lapse in found["lapses"]
    ]


@pytest.mark.parametrize("name", ["las-vegas", "royale", "gambler"])
def test_games_without_proven_mistakes_count_for_luck_only(name: str, served: Served, anna: tuple[str, str]) -> None:
    """What was kept in numbers has mistakes, as in databases of 1.0.0: they aren't told."""
    guest, cookie = anna
    served.call(finish(served.house, name, guest, f"luck-{name}"))
    blamed = blame(measure(records.load(GOLDEN / f"{name}.json"), MoneyJudge()))
    served.call(served.house.analysts.kept.keep(f"luck-{name}", blamed))
    assert served.house.analysts.kept.load(f"luck-{name}") == [blamed]
    (found,) = ask(served, cookie)["games"]
    assert [(game["luck"], game["errors"]) for game in found["played"]] == [(blamed.seats[0].luck, None)]
    assert found["lapses"] == []
    with speaking("en"):
        assert found["luck_only"] == say("analyse-luck-only")


def blame(analysis: Analysis) -> Analysis:
    """Return an analysis in which the first seat's choices were all mistakes, as it is kept in numbers."""
    events = tuple(
        replace(event, loss=0.3, lapse="where") if event.kind == "choice" and event.seat == 0 else event
        for event in analysis.events
    )
    first = replace(analysis.seats[0], own_errors=-0.3, own_errors_money=-50_000.0)
    return rounded(replace(analysis, events=events, seats=(first, *analysis.seats[1:])))


def test_of_some_games_mistakes_are_known_and_of_others_not(served: Served, anna: tuple[str, str]) -> None:
    guest, cookie = anna
    for name in ("las-vegas", "las-vegas-2"):
        served.call(finish(served.house, name, guest, name))
    for _ in range(2):
        ask(served, cookie)
    (found,) = ask(served, cookie)["games"]
    assert [game["errors"] is None for game in found["played"]] == [True, False]
    assert {lapse["table"] for lapse in found["lapses"]} == {"las-vegas-2"}
    assert found["luck_only"].startswith("Some of these games count for luck only")


def test_only_what_was_played_from_the_start_and_by_todays_rules_counts(served: Served, anna: tuple[str, str]) -> None:
    guest, cookie = anna
    served.call(finish(served.house, "las-vegas-2", guest, "older", rules=0))
    served.call(finish(served.house, "las-vegas-2", guest, "lesson", lesson="las-vegas"))
    brought = table_from_file((GOLDEN / "las-vegas-2.json").read_bytes())
    brought.id, brought.seats[0] = "brought", StoredSeat("Anna", guest)
    served.call(served.house.store.add(brought))
    assert ask(served, cookie) == {"games": [], "missing": 0}


def test_a_game_that_cannot_be_looked_at_holds_up_no_other(
    served: Served, anna: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_args: Any) -> None:
        raise RuntimeError

    guest, cookie = anna
    served.call(finish(served.house, "las-vegas-2", guest, "good"))
    served.call(finish(served.house, "las-vegas-2", guest, "bad"))
    with monkeypatch.context() as patch:
        patch.setattr(served.house.services.bots, "analyse", fail)
        assert ask(served, cookie)["missing"] == 2
    assert [ask(served, cookie)["missing"] for _ in range(2)] == [1, 0]
    assert [game["table"] for game in ask(served, cookie)["games"][0]["played"]] == ["good"]


def test_strangers_have_no_skill(serving: Serve) -> None:
    with serving() as served:
        assert ask(served, "zocker=nonsense") == {"games": [], "missing": 0}
