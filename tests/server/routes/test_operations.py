"""What operators see: whether the house is well, its figures, and a log without secrets."""

from __future__ import annotations

import json
import logging
import re
import sys
from pathlib import Path

import httpx2
import pytest

from tests.server.conftest import Serve
from tests.server.stage import ME, Served, bot, house_in, read, read_table, send, serve
from tests.server.tables.test_table import broken_store
from zocker.server import logs
from zocker.server.guests import COOKIE, Guests
from zocker.server.messages.actions import DoRoll
from zocker.server.messages.pages import NewTable


def figures(served: Served) -> dict[str, float]:
    answer = httpx2.get(f"{served.url}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {name: float(value) for name, value in re.findall(r"^(zocker_\w+) (\S+)$", answer.text, re.MULTILINE)}


def test_metrics_say_what_the_house_is_doing(served: Served) -> None:
    guest, cookie = served.new_guest()
    before = figures(served)
    table = served.create(guest, NewTable("las-vegas", (ME, bot()), {"starter": 1}))
    with served.connect(table, cookie) as socket:
        while not read_table(socket)["roll"]:
            pass
        now = figures(served)
    assert (now["zocker_connections"], now["zocker_guests"]) == (1, 1)
    assert now["zocker_lines_stored_total"] > before["zocker_lines_stored_total"]
    assert now["zocker_tables"] >= 1
    assert now["zocker_tables_waiting"] == 0


def test_metrics_tell_how_long_things_take(served: Served) -> None:
    guest, cookie = served.new_guest()
    before = figures(served)
    table = served.create(guest, NewTable("las-vegas", (ME, bot()), {"starter": 1}))
    with served.connect(table, cookie) as socket:
        while not (seen := read_table(socket))["roll"]:
            pass
        send(socket, DoRoll(seen["line_count"]))
        while read_table(socket)["line_count"] == seen["line_count"]:
            pass
    now = figures(served)
    for what in ("decision", "render", "store"):
        count, seconds = f"zocker_{what}_seconds_count", f"zocker_{what}_seconds_sum"
        assert now[count] > before[count]
        assert now[seconds] > before[seconds]
    assert {"zocker_thinking_seconds_count", "zocker_connection_seconds_count"} <= now.keys()


@pytest.mark.parametrize(
    "headers", [{"x-forwarded-for": "203.0.113.7"}, {"forwarded": "for=203.0.113.7"}, {"x-real-ip": "203.0.113.7"}]
)
def test_metrics_are_for_this_machine_only(served: Served, headers: dict[str, str]) -> None:
    """A proxy on the same machine is not somebody on it."""
    assert httpx2.get(f"{served.url}/metrics").status_code == 200
    assert httpx2.get(f"{served.url}/metrics", headers=headers).status_code == 404
    assert httpx2.get(f"{served.url}/health", headers=headers).json() == {"status": "ok"}


def test_metrics_are_for_this_machine_also_where_its_proxy_is_trusted(tmp_path: Path) -> None:
    with serve(house_in(tmp_path), trusted=["127.0.0.1"]) as served:
        assert httpx2.get(f"{served.url}/metrics").status_code == 200
        by_proxy = {"x-forwarded-for": "203.0.113.7"}
        assert httpx2.get(f"{served.url}/metrics", headers=by_proxy).status_code == 404


def test_health_and_players_are_told_when_nothing_can_be_stored(serving: Serve) -> None:
    with serving() as served:
        guest, cookie = served.new_guest()
        table = served.create(guest, NewTable("las-vegas", (ME, bot()), {"starter": 1}))
        with served.connect(table, cookie) as socket:
            while not (seen := read_table(socket))["roll"]:
                pass
            with broken_store(served.house):
                send(socket, DoRoll(seen["line_count"]))
                while (message := read(socket))["type"] != "refused":
                    pass
                assert message["text"] == "That couldn’t be saved, so it didn’t happen. Try again in a moment."
                assert read_table(socket)["line_count"] == seen["line_count"]
            served.house.store.writer.failing = True
            answer = httpx2.get(f"{served.url}/health")
            assert (answer.status_code, answer.json()) == (503, {"status": "can't store"})
            served.house.store.writer.failing = False
            assert httpx2.get(f"{served.url}/health").status_code == 200


def test_who_waits_for_a_bot_is_told_that_nothing_can_be_stored(serving: Serve) -> None:
    with serving() as served:
        guest, cookie = served.new_guest()
        table = served.create(guest, NewTable("las-vegas", (ME, bot()), {"starter": 2}))
        with broken_store(served.house), served.connect(table, cookie) as socket:
            while (message := read(socket))["type"] != "refused":
                pass
            waits = "The server can’t save at the moment. The table waits and continues automatically"
            assert message["text"] == f"{waits}, and what you have seen is not lost."
            assert figures(served)["zocker_tables_waiting"] == 1


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_log_never_holds_what_lets_somebody_in(form: logs.Format) -> None:
    guest, cookie = Guests(b"k" * 32).new()
    assert cookie.startswith(guest)
    try:
        raise RuntimeError(f"{COOKIE}={cookie}")
    except RuntimeError:
        failure = sys.exc_info()
    args = (f"cookie {cookie} https://a/move#token=abcdefghijklmnopqrstuvwxyz012345",)
    record = logging.LogRecord("zocker", logging.ERROR, __file__, 1, "it failed: %s", args, failure)
    formatter = logs.JsonLines() if form == "json" else logs.TextLines()
    text = formatter.format(record)
    assert "it failed: cookie …" in text
    assert "RuntimeError" in text
    assert cookie not in text
    assert cookie.rpartition(".")[2] not in text
    assert "abcdefghijklmnop" not in text
    if form == "json":
        line = json.loads(text)
        assert "\n" not in text
        assert (line["level"], line["logger"]) == ("error", "zocker")
        assert line["exception"].startswith("Traceback")
