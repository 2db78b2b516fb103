"""Hidden money stays hidden from a spectator who comes late: the proof of its dice lists every bill (LV-17b)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
import websockets.sync.client as websockets

from tests.server.devices import proving_house
from tests.server.honest import Honest
from tests.server.stage import DEADLINE, ME, Served, bot, read_table, send, serve
from tests.server.stage import read as read_message
from zocker.proof.lines import Drawn, read, split
from zocker.server.messages.actions import DoPlay, DoRoll, Here, Remember
from zocker.server.messages.pages import NewTable


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    with serve(proving_house(tmp_path)) as served:
        yield served


class Evening:
    """A game of one person against a bot, with someone who has watched from the beginning."""

    def __init__(self, house: Served, game: Any = "las-vegas", **options: Any) -> None:
        self.house = house
        guest, self.cookie = house.new_guest()
        self.table = house.create(guest, NewTable(game, (ME, bot()), options))
        self.anna, self.watcher = Honest(), Honest()
        self.shown: Any = None  # what Anna has not answered yet

    @contextmanager
    def play(self) -> Iterator[websockets.ClientConnection]:
        """Let the device sit down, and the spectator look on."""
        with (
            self.house.connect(self.table, self.cookie, f"?{self.anna.query}") as socket,
            self.house.connect(self.table, None, f"?{self.watcher.query}") as watching,
        ):
            self.watching = watching
            yield socket

    def play_until(self, socket: websockets.ClientConnection, round_: int) -> None:
        """Play until someone has placed dice in a round, or for round 0 to the end of the game."""
        while not self.shown or not (has_placed(self.shown, round_) if round_ else self.shown["verdict"]):
            self.answer(socket)

    def answer(self, socket: websockets.ClientConnection) -> None:
        """Do what the table asks Anna for, and read it again."""
        if self.shown and self.shown["roll"]:
            send(socket, DoRoll(self.shown["line_count"]))
        elif self.shown and self.shown["choices"]:
            send(socket, DoPlay(self.shown["line_count"], self.shown["choices"][0]["move"]["text"]))
        self.shown = read_table(socket, self.anna)

    def watch(self) -> None:
        """Let the spectator read what has come."""
        send(self.watching, '{"type": "look", "seat": 9}')
        while (message := read_message(self.watching))["type"] != "refused":
            list(self.watcher.hear(message))

    def ask_proof(self, head: str = "", cookie: str = "") -> httpx2.Response:
        headers = {"cookie": cookie} if cookie else {}
        address = f"{self.house.url}/api/tables/{self.table}/proof?lang=en&head={head}"
        return httpx2.get(address, headers=headers, timeout=DEADLINE)

    def come(self, query: str) -> websockets.ClientConnection:
        return self.house.connect(self.table, None, f"?lang=en&{query}")


def has_placed(table: Any, round_: int) -> bool:
    vegas = table["view"] and table["view"]["now"]
    if vegas is None or vegas["round"] < round_:
        return False
    events = [entry["event"]["event"] for entry in table["log"]]
    return (
        vegas["round"] > round_
        or "placed" in events[max((i for i, e in enumerate(events) if e == "round-began"), default=0) :]
    )


def heard(socket: websockets.ClientConnection) -> list[Any]:
    """Return all that a spectator is told at first: a table, and what comes with it."""
    messages = [read_table(socket)]
    send(socket, '{"type": "look", "seat": 9}')
    while (message := read_message(socket))["type"] != "refused":
        messages.append(message)
    while (message := read_message(socket))[
        "type"
    ] != "table":  # which is sent again, after all that came with the first
        messages.append(message)
    return messages


def kinds(messages: list[Any]) -> list[str]:
    return [message["type"] for message in messages if message["type"].startswith("proof")]


def test_a_stranger_who_comes_late_gets_no_proof_before_the_end(house: Served) -> None:
    evening = Evening(house)
    with evening.play() as anna:
        evening.play_until(anna, 2)
        with evening.come("proof=0&head=") as late:
            messages = heard(late)
            assert kinds(messages) == ["proof-later"]
            bills = [entry["event"] for entry in messages[0]["log"] if entry["event"]["event"] == "stocked"]
            rounds = sum(entry["event"]["event"] == "round-began" for entry in messages[0]["log"])
            assert rounds == 2
            assert any(event["bill"] is None for event in bills)  # those of the first round
            answer = evening.ask_proof()
            assert answer.status_code == 403
            assert "hidden money" in answer.json()["text"]
            for lie in (
                "proof=9&head=" + "5a" * 32,
                "proof=99999&head=" + "5a" * 32,
                f"proof=1&head={evening.anna.ledger.start[:-2]}00",
            ):
                with evening.come(lie) as liar:
                    assert "proof" not in kinds(heard(liar))
            assert evening.ask_proof("5a" * 32).status_code == 403
            evening.play_until(anna, 0)
            while (message := read_message(late))["type"] != "proof":
                assert message["type"] == "table"
            assert message["first"] == 0
            assert any(text.startswith("close\t") for text in message["lines"])
        assert evening.ask_proof().status_code == 200


def test_who_was_there_all_along_gets_every_line(house: Served) -> None:
    evening = Evening(house)
    with evening.play() as anna:
        evening.play_until(anna, 1)
        evening.watch()
        evening.play_until(anna, 3)
        evening.watch()
        both = min(len(evening.watcher.texts), len(evening.anna.texts))  # either may be ahead
        assert evening.watcher.texts[:both] == evening.anna.texts[:both]
        told = {line.line for text in evening.watcher.texts if isinstance(line := read(split(text)[0]), Drawn)}
        assert max(told) > 30
        with evening.come(evening.watcher.query) as again:  # a connection that was lost
            assert "proof-later" not in kinds(heard(again))
        with evening.come("proof=0&head=") as reloaded:  # a page that was loaded again, and what its browser has kept
            assert kinds(heard(reloaded)) == ["proof-later"]
            head, signature = [*evening.watcher.signed.items()][-1]
            send(reloaded, Remember(head, signature))
            while (message := read_message(reloaded))["type"] != "proof":
                pass
            assert message["first"] == 0
            assert message["lines"][: len(evening.watcher.texts)] == evening.watcher.texts
        assert evening.ask_proof(evening.watcher.ledger.head).status_code == 200


def test_who_has_missed_a_round_gets_no_proof_before_the_end(house: Served) -> None:
    evening = Evening(house)
    with evening.play() as anna:
        evening.play_until(anna, 1)
        evening.watch()
        seen = evening.watcher.query
        evening.play_until(anna, 3)
        with evening.come(seen) as back:
            assert kinds(heard(back)) == ["proof-later"]
        assert evening.ask_proof(evening.watcher.ledger.head).status_code == 403


def test_who_plays_always_gets_every_line(house: Served) -> None:
    evening = Evening(house)
    with evening.play() as anna:
        evening.play_until(anna, 3)
        with house.connect(evening.table, evening.cookie, "?proof=0&head=") as second:
            send(second, Here())
            while (message := read_message(second))["type"] != "proof":
                assert message["type"] == "table"
            assert message["lines"][: len(evening.anna.texts)] == evening.anna.texts
        assert evening.ask_proof(cookie=evening.cookie).status_code == 200


@pytest.mark.parametrize(("game", "options"), [("las-vegas", {"open_money": True}), ("gambler", {})])
def test_where_no_money_is_hidden_everyone_gets_the_proof(house: Served, game: str, options: dict[str, Any]) -> None:
    evening = Evening(house, game, **options)
    with evening.play() as anna:
        if game == "gambler":
            while not evening.anna.answers:
                evening.answer(anna)
        else:
            evening.play_until(anna, 3)
        with evening.come("proof=0&head=") as late:
            assert kinds(heard(late)) == ["proof"]
        assert evening.ask_proof().status_code == 200


def test_before_anything_is_hidden_everyone_gets_the_proof(house: Served) -> None:
    evening = Evening(house)
    with evening.play() as anna:
        evening.play_until(anna, 1)
        with evening.come("proof=0&head=") as early:
            assert kinds(heard(early)) == ["proof"]
        assert evening.ask_proof().status_code == 200


def test_a_spectator_can_do_nothing_more_with_a_head_of_their_own(house: Served) -> None:
    evening = Evening(house)
    with evening.play() as anna:
        evening.play_until(anna, 2)
        with evening.come("proof=0&head=") as late:
            assert kinds(heard(late)) == ["proof-later"]
            send(late, Remember("5a" * 32, "5a" * 64))
            send(late, '{"type": "look", "seat": 9}')
            told = list[Any]()
            while (message := read_message(late))["type"] != "refused":
                told.append(message)
            told += heard(late)
            assert kinds(told) == []
