"""Records with proofs: what they prove, and that forgeries are found where they are."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from tests.proof.games import ProvenGame
from zocker import record as records
from zocker import verify
from zocker.cli import app
from zocker.errors import Mistake
from zocker.proof.chain import Chain
from zocker.proof.check import check_proof
from zocker.record import Record

Document = dict[str, Any]


@cache
def game() -> Record:
    """Return a game of four at three devices; one of them is left out for a while."""
    played = ProvenGame("las-vegas", [(1,), (2, 4), (3,)], seats=["Anna", "Benno", "Carla", "Dora"])
    played.play(6).leave_out((3,))
    played.play(3).promise((3,))
    return played.play().record


@cache
def document() -> str:
    return records.write(game())


def test_every_roll_is_proven_by_the_devices_that_were_there() -> None:
    checked = verify(records.read(document().encode()))
    assert checked.over
    assert checked.unproven == ()
    assert checked.alone == ()
    assert checked.left_out == ((2,),)
    by = {chance.devices for chance in checked.chances}
    assert by == {((0,), (1, 3), (2,)), ((0,), (1, 3))}
    assert checked.chances[0].request == "start 1 of 1 2 3 4"
    setting_up = [chance for chance in checked.chances if chance.event == 1]
    assert [chance.draw for chance in setting_up] == [*range(1, len(setting_up) + 1)]
    assert not setting_up[-1].request.startswith("roll")


@pytest.mark.parametrize("name", ["las-vegas-2019", "royale", "gambler"])
def test_every_game_can_be_proven(name: str) -> None:
    checked = verify(ProvenGame(name, [(1,), (2,)], players=2).play().record)
    assert checked.over
    assert len(checked.proven) == len(checked.chances) > 20


def test_a_take_back_changes_no_roll() -> None:
    played, back = (ProvenGame("las-vegas", [(1,)], players=2, starter=1).play(3) for _ in range(2))
    back.match.undo()
    back.match.play(played.match.lines[-1])
    assert played.play().match.lines[-1] == back.play().match.lines[-1]
    assert verify(back.record).proven[-1].request == verify(played.record).proven[-1].request


def test_links_of_one_device_are_marked_and_lines_without_are_named() -> None:
    played = ProvenGame("gambler", [(1,)], players=2).play(4)
    proof = played.record.proof
    assert proof is not None
    checked = verify(played.record)
    assert checked.alone == checked.proven == checked.chances
    fewer = msgspec.structs.replace(played.record, proof=msgspec.structs.replace(proof, lines=proof.lines[:-1]))
    assert [chance.line for chance in verify(fewer).unproven] == [played.lines[-1].line]  # type: ignore[union-attr]


def drawn(forged: Document, event: int) -> Document:
    """Return the line of a chance event."""
    found: Document = next(
        line for line in forged["proof"]["lines"] if line["kind"] == "drawn" and line["event"] == event
    )
    return found


def other(link: str) -> str:
    return link[:-1] + ("0" if link[-1] != "0" else "1")


def change_roll(forged: Document) -> None:
    line = drawn(forged, 3)["line"]
    forged["lines"][line - 1] = "roll 1 1 1 1 1 1 1 1"


def change_roll_and_proof(forged: Document) -> None:
    change_roll(forged)
    drawn(forged, 3)["results"] = ["roll 1 1 1 1 1 1 1 1"]


def change_link(forged: Document) -> None:
    drawn(forged, 3)["links"][1] = other(drawn(forged, 3)["links"][1])


def change_servers_link(forged: Document) -> None:
    drawn(forged, 3)["server"] = other(drawn(forged, 3)["server"])


def drop_device(forged: Document) -> None:
    del drawn(forged, 3)["links"][0]


def swap_links(forged: Document) -> None:
    drawn(forged, 3)["links"].reverse()


def replace_promise(forged: Document) -> None:
    forged["proof"]["lines"][2]["end"] = Chain.new().end


def replace_servers_promise(forged: Document) -> None:
    lines = forged["proof"]["lines"]
    lines.insert(lines.index(drawn(forged, 3)), {"kind": "promise", "event": 3, "seats": [], "end": Chain.new().end})


def swap_events(forged: Document) -> None:
    three, four = drawn(forged, 3), drawn(forged, 4)
    three["links"], four["links"] = four["links"], three["links"]
    three["server"], four["server"] = four["server"], three["server"]


def drop_event(forged: Document) -> None:
    forged["proof"]["lines"].remove(drawn(forged, 3))


def ask_for_something_else(forged: Document) -> None:
    drawn(forged, 3)["requests"] = ["roll 7d6"]


def ask_again(forged: Document) -> None:
    """Say that a roll belongs to the draws before it: with other numbers in the hash, another roll would come."""
    first, second = drawn(forged, 1), drawn(forged, 2)
    first["requests"] += second["requests"]
    first["results"] += second["results"]


def other_table(forged: Document) -> None:
    forged["proof"]["table"] = "table-2"


def leave_out_unseen(forged: Document) -> None:
    """Say that somebody was left out, and use all links but that one."""
    lines = forged["proof"]["lines"]
    lines.insert(lines.index(drawn(forged, 3)), {"kind": "left-out", "event": 3, "seats": [1]})
    del drawn(forged, 3)["links"][0]


def move_event(forged: Document) -> None:
    drawn(forged, 3)["line"] += 1


AT_THE_LINE: dict[Callable[[Document], None], tuple[int, str]] = {  # the event whose first line is named, and why
    change_roll: (3, "the proof says"),
    change_roll_and_proof: (3, "comes to"),
    change_link: (3, "seat 2, 4"),
    change_servers_link: (3, "server’s link"),
    drop_device: (3, "had promised"),
    swap_links: (3, "seat 1"),
    replace_promise: (1, "seat 2, 4"),
    replace_servers_promise: (3, "server’s link"),
    swap_events: (3, "server’s link"),
    drop_event: (4, "comes next"),
    ask_for_something_else: (3, "comes to"),
    ask_again: (1, "comes to"),
    other_table: (1, "comes to"),
    leave_out_unseen: (3, "comes to"),
    move_event: (3, "the proof says"),
}


@pytest.mark.parametrize("forge", AT_THE_LINE, ids=lambda forge: forge.__name__)
def test_forgeries_are_found_at_their_line(forge: Callable[[Document], None]) -> None:
    event, why = AT_THE_LINE[forge]
    forged = json.loads(document())
    forge(forged)
    with pytest.raises(Mistake) as caught:
        verify(records.read(json.dumps(forged).encode()))
    assert caught.value.message == "error-record-line"
    assert caught.value.details["line"] == drawn(forged, event)["line"]
    assert why.lower() in str(caught.value).lower()


def test_a_request_that_the_rules_do_not_make_is_found_by_the_rules_only() -> None:
    played = ProvenGame("gambler", [(1,)], players=2, starter=1)
    played.draw()
    record = played.record
    assert record.proof is not None
    first = record.proof.lines[-1]
    wished = msgspec.structs.replace(first, requests=("tableau 1 of 1",), results=("tableau 1",))
    lines = ("tableau 1", *record.lines[1:])
    forged = msgspec.structs.replace(
        record, lines=lines, proof=msgspec.structs.replace(record.proof, lines=(*record.proof.lines[:-1], wished))
    )
    assert check_proof(forged)
    with pytest.raises(Mistake) as caught:
        verify(forged)
    assert "by the rules" in str(caught.value).lower()


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ({"kind": "promise", "event": 1, "seats": [1], "end": "0" * 64}, "for these seats"),
        ({"kind": "promise", "event": 1, "seats": [4, 2], "end": "0" * 64}, "for these seats"),
        ({"kind": "promise", "event": 2, "seats": [5], "end": "0" * 64}, "comes next"),
        ({"kind": "left-out", "event": 1, "seats": [5]}, "had promised"),
    ],
)
def test_promises_that_cannot_be_are_found(line: Document, why: str) -> None:
    forged = json.loads(document())
    if line["seats"] == [1]:
        line = line | {"seats": [1, 2]}
    forged["proof"]["lines"].insert(4, line)
    with pytest.raises(Mistake) as caught:
        verify(records.read(json.dumps(forged).encode()))
    assert (caught.value.message, caught.value.details["line"]) == ("error-proof-line", 5)
    assert why in str(caught.value)


def test_equal_promises_are_refused_and_links_that_are_known() -> None:
    forged = json.loads(document())
    for known in (forged["proof"]["lines"][1]["end"], drawn(forged, 1)["links"][0]):
        forged = json.loads(document())
        at = forged["proof"]["lines"].index(drawn(forged, 2))
        forged["proof"]["lines"].insert(at, {"kind": "promise", "event": 2, "seats": [3], "end": known})
        with pytest.raises(Mistake) as caught:
            verify(records.read(json.dumps(forged).encode()))
        assert "before" in str(caught.value)


def test_typed_and_seeded_dice_prove_nothing() -> None:
    forged = json.loads(document()) | {"dice": {"source": "typed"}}
    with pytest.raises(Mistake) as caught:
        verify(records.read(json.dumps(forged).encode()))
    assert caught.value.message == "error-proof-dice"


def test_the_command_line_says_by_whose_links(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(document(), "utf-8")
    told = CliRunner().invoke(app, ["verify", str(file)]).output
    assert f"{len(verify(game()).chances)} rolls and draws, by links of Anna, Benno, Carla, and Dora." in told
    assert "Left out, since it was silent: Carla (1×)." in told
    played = ProvenGame("las-vegas", [(1,)], seats=["Anna", "Bot"]).play(3)
    played.leave_out((1,))
    played.match.roll()
    file.write_text(records.write(played.record), "utf-8")
    told = CliRunner().invoke(app, ["verify", str(file)]).output
    assert "could foresee them: lines 1–" in told
    assert f"Not proven: line {len(played.match.lines)}." in told
    bare = msgspec.structs.replace(played.record, proof=None)
    file.write_text(records.write(bare), "utf-8")
    assert "Nothing is proven" in CliRunner().invoke(app, ["verify", str(file)]).output
    assert json.loads(CliRunner().invoke(app, ["verify", str(file), "--json"]).output)["unproven"][:2] == [1, 2]
