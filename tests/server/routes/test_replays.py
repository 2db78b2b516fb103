"""Games that are over: step by step with everything open, from files that are checked first, and played on."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest

from tests.proof.forged import SHORT
from tests.proof.games import ProvenGame
from tests.server.stage import DEADLINE, Served, open_house, read_table, seat
from tests.test_text import messages
from zocker import record as records
from zocker import replays
from zocker.errors import Mistake
from zocker.match import Match
from zocker.proof.account import Account
from zocker.record import Dice, Record
from zocker.server.messages.actions import NewSeat
from zocker.server.messages.pages import NewTable, WhatIf
from zocker.server.messages.table import VegasTable
from zocker.server.present.replay import MAX_STEPS, open_steps
from zocker.server.routes.replays import MAX_RECORD
from zocker.server.store.stored import StoredSeat
from zocker.server.tables import house as house_module
from zocker.server.tables.new_tables import FILE_HOST, MAX_LINES, table_from_file, what_if_table
from zocker.text import LANGUAGES, speaking

GOLDEN = Path(__file__).parents[2] / "golden"
NAMES = ("las-vegas", "las-vegas-2019", "royale", "gambler", "A1", "G1")


def golden(name: str) -> Record:
    return records.load(GOLDEN / f"{name}.json")


def written(name: str, **changed: Any) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(golden(name), **changed))


@pytest.fixture
def web(served: Served) -> Iterator[httpx2.Client]:
    with httpx2.Client(base_url=served.url, timeout=DEADLINE) as client:
        yield client


def upload(web: httpx2.Client, data: bytes, lang: str = "en") -> httpx2.Response:
    return web.post(f"/api/records?lang={lang}", content=data)


# Step by step ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_steps_lead_from_the_beginning_to_the_result(name: str) -> None:
    record = golden(name)
    shown = [
        table for first in range(0, len(record.lines) + 1, MAX_STEPS) for table in open_steps(record, first, 10**6)
    ]
    assert [table.line_count for table in shown] == list(range(len(record.lines) + 1))
    assert all(table.you is None and not table.choices and not table.roll and not table.may_undo for table in shown)
    assert [rank.seat for rank in shown[-1].ranking if rank.won] == list(record.result.winners if record.result else ())
    assert shown[-1].verdict
    assert not any(table.ranking for table in shown[:-1])


@pytest.mark.parametrize("name", NAMES)
def test_the_log_is_whole_first_and_then_what_is_new(name: str) -> None:
    record = golden(name)
    asked = open_steps(record, 30, 60)
    log = list(asked[0].log)
    for table in asked[1:]:
        log[table.log_from :] = table.log
        assert [entry.text for entry in log] == [
            entry.text for entry in open_steps(record, table.line_count, table.line_count)[0].log
        ]


def test_a_take_back_is_a_step_too() -> None:
    match = Match("las-vegas", players=2, seed=4)
    first, second = (move.text for move in match.waiting.moves[:2])  # type: ignore[union-attr]
    match.go_on(match.record().dice)  # the dice of the next turn can't be taken back
    match.play(first)
    match.undo()
    match.play(second)
    before, taken = open_steps(match.record(), len(match.lines) - 2, len(match.lines) - 1)
    assert taken.log_from == len(before.log) - 1
    assert len(taken.log) == 1


def test_everything_is_open() -> None:
    record = golden("las-vegas")
    last_round = open_steps(record, len(record.lines) - 10, len(record.lines) - 10)[0]
    assert isinstance(last_round.view, VegasTable)
    assert all(place.money is not None for place in last_round.view.now.seats)
    assert all(entry.event.bill is not None for entry in last_round.log if hasattr(entry.event, "bill"))


def test_a_fist_is_open() -> None:
    record = golden("A1")
    told = [entry for table in open_steps(record, 0, 39) for entry in table.log if hasattr(entry.event, "move")]
    assert told
    assert all(entry.event.move is not None for entry in told)  # type: ignore[attr-defined]


def test_a_round_that_ends_is_shown_as_it_was_scored() -> None:
    record = golden("las-vegas")
    chunks = [open_steps(record, first, 10**6) for first in range(0, len(record.lines), MAX_STEPS)]
    scored = [table for chunk in chunks for table in chunk if table.view and table.view.scored]
    assert len(scored) == 4
    assert open_steps(record, scored[0].line_count, scored[0].line_count)[0].view == scored[0].view
    for table in scored:
        assert isinstance(table.view, VegasTable)
        assert table.view.scored is not None
        rows = [row for casino in table.view.scored.casinos for row in casino.rows]
        assert sum(row.count for row in rows) == 8 * len(table.people) + 8
        assert all(place.money is not None for place in table.view.scored.seats)


def test_few_steps_at_a_time_and_none_beyond_the_end(web: httpx2.Client) -> None:
    table = upload(web, written("las-vegas")).json()["table"]
    lines = len(golden("las-vegas").lines)

    def ask(query: str) -> list[int]:
        return [step["line_count"] for step in web.get(f"/api/tables/{table}/steps?{query}").json()]

    assert ask("first=5&last=7") == [5, 6, 7]
    assert ask("first=3&last=9999") == list(range(3, 3 + MAX_STEPS))
    assert ask("first=999999&last=999999") == [lines]
    assert ask("first=9&last=2") == [9]
    assert ask("first=x") == [0]
    assert ask("") == [0]


def test_running_and_unknown_games_are_not_replayed(served: Served, web: httpx2.Client) -> None:
    seats = (NewSeat("me", "Anna"), NewSeat("open"))
    running = served.create(served.new_guest()[0], NewTable("las-vegas", seats))
    for table, status in ((running, 403), ("nowhere", 404)):
        for answer in (
            web.get(f"/api/tables/{table}/steps?lang=de"),
            web.post(f"/api/tables/{table}/what-if?lang=de", json={"line_count": 0, "seat": 0}),
        ):
            assert answer.status_code == status
            assert answer.json()["text"].endswith(("vorbei ist.", "nicht."))


def test_a_game_played_here_is_replayed_with_the_names_of_its_people(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            seats = (NewSeat("bot", bot="rookie"), NewSeat("bot", bot="shark"))
            name = await house.create(NewTable("gambler", seats, {"rounds": 1}), "host")
            last_seen = await (await seat(house, name, "somebody")).until(lambda message: message.ranking)
            stored = await house.finished_game(name)
            last = open_steps(stored.record(), 10**6, 10**6)[0]
            assert [person.bot for person in last.people] == ["rookie", "shark"]
            assert last.line_count == last_seen.line_count

    asyncio.run(play())


# From a file ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_good_record_is_kept_and_comes_back_as_it_was(name: str, web: httpx2.Client) -> None:
    created = upload(web, written(name))
    assert created.status_code == 201
    table = created.json()["table"]
    back = records.read(web.get(f"/api/tables/{table}/record").content)
    original = golden(name)
    for field in ("game", "options", "dice", "setup", "lines", "result"):
        assert getattr(back, field) == getattr(original, field)
    assert [seat.name for seat in back.seats] == [seat.name for seat in original.seats]


def test_the_same_record_twice_is_the_same_game(web: httpx2.Client) -> None:
    first, again = upload(web, written("royale")), upload(web, records.write(golden("royale")).encode())
    other = upload(web, written("royale-6"))
    assert first.json() == again.json() != other.json()


FORGED: dict[str, Callable[[bytes], bytes]] = {
    "error-record-form": lambda good: b"{",
    "error-record-format": lambda good: good.replace(b'"zocker":2', b'"zocker":3'),
    "error-record-line": lambda good: good.replace(b'"place 3"', b'"place 7"', 1),
    "error-record-result": lambda good: good.replace(b'"winners":[', b'"winners":[1,2,3,'),
    "error-record-unfinished": lambda good: written("las-vegas", result=None),
    "error-record-long": lambda good: written("las-vegas", lines=("undo",) * (MAX_LINES + 1)),
    "error-record-size": lambda good: good + b" " * MAX_RECORD,
    "error-unknown-game": lambda good: good.replace(b'"game":"las-vegas"', b'"game":"poker"'),
    "error-option-value": lambda good: written("gambler", options={"tableaux": "/etc/passwd"}),
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("wrong", FORGED)
def test_a_record_that_is_not_true_is_refused_in_one_sentence(
    wrong: str, code: str, web: httpx2.Client, served: Served
) -> None:
    before = served.house.store.read.count_tables(FILE_HOST)
    answer = upload(web, FORGED[wrong](written("las-vegas")), code)
    assert answer.status_code == 400
    said = answer.json()["text"]
    assert "\n" not in said
    assert len(said) < 400
    assert wrong in messages(code)
    with speaking(code), pytest.raises(Mistake) as mistake:
        check(FORGED[wrong](written("las-vegas")))
    assert mistake.value.message == wrong
    assert served.house.store.read.count_tables(FILE_HOST) == before


def check(data: bytes) -> None:
    if len(data) > MAX_RECORD:
        raise Mistake("error-record-size", most=MAX_RECORD)
    table_from_file(data)


def test_a_forged_line_is_named_with_its_reason() -> None:
    record = golden("las-vegas")
    at = next(number for number, line in enumerate(record.lines) if line.startswith("place"))
    lines = (*record.lines[:at], "place 9", *record.lines[at + 1 :])
    with pytest.raises(Mistake) as mistake:
        table_from_file(msgspec.json.encode(msgspec.structs.replace(record, lines=lines)))
    assert mistake.value.details["line"] == at + 1
    assert "place 9" in str(mistake.value)
    assert "legal" in str(mistake.value)


def test_dice_that_the_seed_does_not_give_are_forged() -> None:
    record = golden("las-vegas")
    assert record.dice.source == "seed"
    with pytest.raises(Mistake) as mistake:
        table_from_file(msgspec.json.encode(msgspec.structs.replace(record, dice=Dice("seed", 123456))))
    assert mistake.value.message == "error-record-line"


def test_a_proof_is_checked_by_the_rules_too() -> None:
    played = ProvenGame("las-vegas", [(1,), (2,)], seats=["Anna", "Ben", "Cleo"], setup=SHORT | {"round": 3})
    played.rigs = lambda request: re.sub("[0-9]x10k ", "", request)
    record = played.play().record
    Account(record)
    with pytest.raises(Mistake) as mistake:
        table_from_file(msgspec.json.encode(record))
    assert "The rules ask for" in str(mistake.value)


def test_an_endless_line_is_quoted_in_short() -> None:
    record = golden("las-vegas")
    with pytest.raises(Mistake) as mistake:
        table_from_file(written("las-vegas", lines=("place " + "9" * 100_000, *record.lines[1:])))
    assert len(str(mistake.value)) < 500


def test_records_fill_no_more_than_their_share_and_the_next_one_is_always_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "MAX_FILES", 3)
    monkeypatch.setattr(house_module, "DELETED_AT_ONCE", 1)

    async def bring() -> None:
        clock = [1_000_000.0]
        async with open_house(tmp_path) as house:
            house.store.now = lambda: clock[0]
            files = [table_from_file(written(name)) for name in ("las-vegas", "royale", "gambler", "A1")]
            for file in files[:3]:
                await house.add_file(file)
                clock[0] += 10_000
            await house.store.visit([files[0].id])  # somebody has come back to it
            await house.add_file(files[3])
            assert [house.store.read.load(file.id) is not None for file in files] == [True, False, True, True]
            assert house.store.read.count_tables(FILE_HOST) == 3

    asyncio.run(bring())


# What if? -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_any_position_can_be_played_on(name: str) -> None:
    stored = table_from_file(written(name))
    for n in range(0, len(stored.lines), 17):
        table = what_if_table(stored, WhatIf(n, 1, "shark"), "me")
        match = replays.resume(msgspec.structs.replace(table.record(), result=None))
        assert match.lines == stored.lines[:n]
        assert not match.over
        match.roll() if match.waiting.__class__.__name__ == "Chance" else match.play(match.waiting.moves[0].text)  # type: ignore[union-attr]
        assert [seat.bot for seat in table.seats] == ["shark", None, *["shark"] * (len(table.seats) - 2)]
        assert len({seat.name for seat in table.seats}) == len(table.seats)


def test_there_is_nothing_to_play_on_at_the_end() -> None:
    stored = table_from_file(written("las-vegas"))
    for asked in (WhatIf(len(stored.lines), 0), WhatIf(10**9, 0), WhatIf(0, 5)):
        with pytest.raises(Mistake):
            what_if_table(stored, asked, "me")


def test_bots_keep_their_names_and_people_lend_theirs_to_nobody() -> None:
    stored = table_from_file(written("las-vegas"))
    stored.seats = [StoredSeat("Anna", "anna"), StoredSeat("Ben", "ben"), StoredSeat("Otto", bot="rookie")]
    named = [seat.name for seat in what_if_table(stored, WhatIf(0, 2), "anna").seats]
    assert named[2] == "Anna"
    assert not {"Ben", "Otto"} & {*named[:2]}
    assert [seat.name for seat in what_if_table(stored, WhatIf(0, 1), "stranger").seats][1:] == ["Guest", "Otto"]


def test_what_if_leads_to_a_table_of_ones_own(web: httpx2.Client, served: Served) -> None:
    table = upload(web, written("las-vegas")).json()["table"]
    answer = web.post(f"/api/tables/{table}/what-if", json={"line_count": 60, "seat": 1, "bot": "rookie"})
    assert answer.status_code == 201
    cookie = answer.headers["set-cookie"].partition(";")[0]
    with served.connect(answer.json()["table"], cookie) as socket:
        message = read_table(socket)
        while not message["choices"] and not message["roll"]:
            message = read_table(socket)
    assert message["you"] == 1
    assert message["line_count"] >= 60
    assert web.get(f"/api/tables/{answer.json()['table']}/record").status_code == 403
