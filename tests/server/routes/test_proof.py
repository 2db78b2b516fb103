"""Proofs of dice over the wire: live connections that give links, what anybody may check, files and "what if"."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.proof.games import ProvenGame
from tests.server.devices import proving_house
from tests.server.stage import DEADLINE, ME, Served, bot, read, send, serve
from zocker import record as records
from zocker.proof.chain import Chain
from zocker.proof.check import verify
from zocker.server.messages.actions import DoPlay, DoRoll, GiveLink, MakePromise
from zocker.server.messages.pages import NewTable


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    with serve(proving_house(tmp_path, link_seconds=5.0)) as served:
        yield served


@pytest.fixture
def web(house: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.url, timeout=DEADLINE) as client:
        yield client


def play_alone(house: Served, turns: int) -> tuple[str, list[dict[str, Any]]]:
    """Play a few turns as a browser does; return the table, and the lines of the proof that were sent."""
    guest, cookie = house.new_guest()
    table = house.create(guest, NewTable("gambler", (ME, bot())))
    chain, lines = Chain.new(), list[dict[str, Any]]()
    with house.connect(table, cookie, "?proof=0") as socket:
        send(socket, MakePromise(chain.end))
        while turns > 0 or not lines:
            message = read(socket)
            if message["type"] == "proof":
                assert message["first"] == len(lines)
                lines += message["lines"]
            elif message["type"] == "link-wanted":
                send(socket, GiveLink(message["event"], chain.link(message["event"])))
            elif message["type"] == "table" and message["roll"]:
                turns -= 1
                send(socket, DoRoll(message["line_count"]))
            elif message["type"] == "table" and message["choices"]:
                send(socket, DoPlay(message["line_count"], message["choices"][0]["move"]["text"]))
    return table, lines


def test_a_connection_gives_links_and_sees_the_proof_grow(house: Served, web: httpx.Client) -> None:
    table, lines = play_alone(house, 3)
    shown = web.get(f"/api/tables/{table}/proof").json()
    assert shown["dice"] == "system"
    assert shown["proof"]["table"] == table
    assert shown["proof"]["lines"][: len(lines)] == lines
    assert [line["kind"] for line in lines[:3]] == ["promise", "promise", "drawn"]
    texts = {chance["line"]: chance["text"] for chance in shown["chances"]}
    for line in shown["proof"]["lines"]:
        if line["kind"] == "drawn":
            assert line["results"] == [texts[line["line"] + at] for at in range(len(line["results"]))]


def test_no_proof_is_sent_to_who_does_not_ask_for_it(house: Served) -> None:
    table, _ = play_alone(house, 1)
    with house.connect(table, None, "?proof=0") as looks_on:
        assert read(looks_on)["type"] == "table"
        send(looks_on, MakePromise("0" * 64))
        send(looks_on, GiveLink(1, "0" * 64))
        send(looks_on, '{"type": "look", "seat": 9}')
        assert read(looks_on)["type"] == "refused"


@pytest.mark.parametrize("bad", ["", "0" * 63, "0" * 65, "G" * 64, "0" * 64 + "\n", 7])
def test_what_is_no_link_is_refused(house: Served, bad: Any) -> None:
    guest, cookie = house.new_guest()
    table = house.create(guest, NewTable("gambler", (ME, bot())))
    with house.connect(table, cookie, "?proof=0") as socket:
        send(socket, json.dumps({"type": "promise", "end": bad}))
        while (message := read(socket))["type"] != "refused":
            pass
        assert message["text"]


def test_a_file_keeps_its_proof_and_what_if_names_what_is_not_proven(web: httpx.Client) -> None:
    played = ProvenGame("gambler", [(1,), (2,)], players=2).play().record
    kept = web.post("/api/records", content=records.write(played).encode()).json()["table"]
    shown = web.get(f"/api/tables/{kept}/proof").json()
    assert played.proof is not None
    assert shown["proof"] == json.loads(msgspec.json.encode(played.proof))
    again = records.read(web.get(f"/api/tables/{kept}/record").content)
    assert verify(again) == verify(played)
    table = web.post(f"/api/tables/{kept}/what-if", json={"line_count": 9, "seat": 0, "bot": "rookie"}).json()["table"]
    copied = web.get(f"/api/tables/{table}/proof").json()
    assert copied["proof"] is None
    assert [chance["text"] for chance in copied["chances"]][:2] == list(played.lines[:2])


def test_a_file_with_a_forged_proof_is_refused(web: httpx.Client) -> None:
    document = json.loads(records.write(ProvenGame("gambler", [(1,), (2,)], players=2).play().record))
    drawn = next(line for line in document["proof"]["lines"] if line["kind"] == "drawn" and line["event"] == 2)
    drawn["server"] = "0" * 64
    answer = web.post("/api/records?lang=en", content=json.dumps(document).encode())
    assert answer.status_code == 400
    assert f"Line {drawn['line']} " in answer.text
    assert "server’s link" in answer.text
