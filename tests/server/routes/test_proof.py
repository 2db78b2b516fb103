"""Proofs of dice over the wire: devices that answer, what anybody may check, files and "what if"."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.proof.games import ProvenGame
from tests.server.devices import proving_house
from tests.server.honest import Honest
from tests.server.stage import DEADLINE, ME, Served, bot, read_refusal, send, serve
from tests.server.stage import read as read_message
from zocker import record as records
from zocker.proof.check import verify
from zocker.proof.lines import Commit, Drawn, Open, read, split, write
from zocker.server.messages.actions import (
    Agree,
    AskBackIn,
    DoPlay,
    DoRoll,
    GiveAnswer,
    GoOn,
    Remember,
    Sign,
)
from zocker.server.messages.pages import NewTable

HEX = "5a" * 32


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    with serve(proving_house(tmp_path)) as served:
        yield served


@pytest.fixture
def web(house: Served) -> Iterator[httpx2.Client]:
    with httpx2.Client(base_url=house.url, timeout=DEADLINE) as client:
        yield client


def play_alone(house: Served, turns: int) -> tuple[str, Honest]:
    """Play a few turns as a browser does; return the table, and the device."""
    guest, cookie = house.new_guest()
    table, honest = house.create(guest, NewTable("gambler", (ME, bot()))), Honest()
    with house.connect(table, cookie, f"?{honest.query}") as socket:
        while turns > 0 or not honest.answers:
            message = read_message(socket, honest)
            if message["type"] == "table" and message["roll"]:
                turns -= 1
                send(socket, DoRoll(message["line_count"]))
            elif message["type"] == "table" and message["choices"]:
                send(socket, DoPlay(message["line_count"], message["choices"][0]["move"]["text"]))
    return table, honest


def test_a_connection_answers_and_sees_the_proof_grow(house: Served, web: httpx2.Client) -> None:
    table, honest = play_alone(house, 3)
    shown = web.get(f"/api/tables/{table}/proof").json()
    assert shown["dice"] == "system"
    assert shown["proof"]["table"] == table
    assert shown["proof"]["lines"][: len(honest.texts)] == honest.texts
    assert [text.partition("\t")[0] for text in honest.texts[:4]] == ["genesis", "commit", "open", "drawn"]
    texts = {chance["line"]: chance["text"] for chance in shown["chances"]}
    for text in shown["proof"]["lines"]:
        if isinstance(line := read(split(text)[0]), Drawn):
            assert [*line.results] == [texts[line.line + at] for at in range(len(line.results))]


def test_who_comes_back_gets_only_what_is_new(house: Served) -> None:
    table, honest = play_alone(house, 2)
    known = [*honest.texts]
    with house.connect(table, None, f"?{honest.query}") as socket:
        assert read_message(socket)["type"] == "table"
        send(socket, '{"type": "look", "seat": 9}')
        while (message := read_message(socket))["type"] != "refused":
            assert message["type"] != "proof" or message["first"] >= len(known)
    for query in ("proof=0", f"proof={len(known)}&head={HEX}", f"proof=1000&head={HEX}", "proof=-5", "proof=1"):
        with house.connect(table, None, f"?{query}") as socket:
            while (message := read_message(socket))["type"] != "proof":
                pass
            assert message["first"] == 0
            assert message["lines"][: len(known)] == known


def test_who_comes_back_from_a_game_that_is_lost_gets_the_whole_log(house: Served) -> None:
    """After a restore the same lines of the game may be others."""
    table, honest = play_alone(house, 2)
    for query, start in ((honest.query, 1), (f"proof={len(honest.texts)}&head={HEX}", 0)):
        with house.connect(table, None, f"?{query}&after=2") as socket:
            message = read_message(socket)
            assert (message["type"], message["log_from"] >= start) == ("table", True)
            assert (message["log_from"] == 0) == (start == 0)


def test_who_does_not_ask_for_the_proof_gets_none_and_nobody_else_speaks_for_a_seat(house: Served) -> None:
    table, _ = play_alone(house, 1)
    claims = (GiveAnswer(1, HEX, 2 * HEX), Agree((1,), 1, 2 * HEX), Sign(2 * HEX), Remember(HEX, 2 * HEX), AskBackIn())
    with house.connect(table, None) as looks_on:
        for claim in claims:
            send(looks_on, claim)
        send(looks_on, GoOn())
        seen = [read_message(looks_on)["type"] for _ in range(2)]
        assert sorted(seen) == ["refused", "table"]


COMMIT = write(Commit((1,), HEX, HEX, 1, 1, 2 * HEX))


@pytest.mark.parametrize(
    "bad",
    [
        {"type": "commit"},
        {"type": "commit", "line": 7},
        {"type": "commit", "line": ""},
        {"type": "commit", "line": "x" * 501},
        {"type": "commit", "line": f"{COMMIT}\n"},
        {"type": "commit", "line": COMMIT.upper()},
        {"type": "commit", "line": write(Open(1, 1, 1, ((1,),), "roll 1d6"))},
        {"type": "answer", "attempt": 1, "link": HEX},
        {"type": "answer", "attempt": -1, "link": HEX, "signature": 2 * HEX},
        {"type": "answer", "attempt": 1, "link": HEX[:-1], "signature": 2 * HEX},
        {"type": "answer", "attempt": 1, "link": HEX, "signature": 2 * HEX + "\n"},
        {"type": "answer", "attempt": 1, "link": "G" * 64, "signature": 2 * HEX},
        {"type": "agree", "seats": [0], "attempt": 1, "signature": 2 * HEX},
        {"type": "agree", "seats": [1] * 99, "attempt": 1, "signature": 2 * HEX},
        {"type": "sign", "signature": HEX},
        {"type": "remember", "head": HEX, "signature": ""},
        {"type": "here", "and": "there"},
    ],
    ids=str,
)
def test_what_is_no_word_of_a_device_is_refused(house: Served, bad: Any) -> None:
    guest, cookie = house.new_guest()
    table = house.create(guest, NewTable("gambler", (ME, bot())))
    with house.connect(table, cookie, "?proof=0&lang=en") as socket:
        send(socket, json.dumps(bad))
        assert read_refusal(socket)


@pytest.mark.parametrize(
    "older",
    [
        {"type": "promise", "end": HEX},
        {"type": "link", "event": 1, "link": HEX},
        {"type": "roll", "line_count": 0, "event": 1, "link": HEX},
    ],
    ids=str,
)
def test_words_of_the_older_scheme_are_refused(house: Served, older: Any) -> None:
    guest, cookie = house.new_guest()
    table = house.create(guest, NewTable("gambler", (ME, bot())))
    with house.connect(table, cookie, "?proof=0&lang=en") as socket:
        send(socket, json.dumps(older))
        assert "didn’t understand" in read_refusal(socket)


def test_a_program_of_the_older_scheme_is_told_to_load_again(house: Served) -> None:
    table, _ = play_alone(house, 1)
    with house.connect(table, None, "?proof=0&protocol=4228321637") as socket, pytest.raises(ConnectionClosed):
        socket.recv(DEADLINE)
    assert socket.close_code == 4426


def test_a_file_keeps_its_proof_and_what_if_names_what_is_not_proven(web: httpx2.Client) -> None:
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


def test_a_file_with_a_forged_proof_is_refused(web: httpx2.Client) -> None:
    document = json.loads(records.write(ProvenGame("gambler", [(1,), (2,)], players=2).play().record))
    lines = document["proof"]["lines"]
    number, drawn = [(at, text) for at, text in enumerate(lines, 1) if text.startswith("drawn")][1]
    link = read(split(drawn)[0]).server  # type: ignore[attr-defined]
    lines[number - 1] = drawn.replace(link, HEX)
    answer = web.post("/api/records?lang=en", content=json.dumps(document).encode())
    assert answer.status_code == 400
    assert f"Line {number} " in answer.text
    assert "signature" in answer.text
