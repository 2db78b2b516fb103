"""Records with proofs: what a check says of honest games."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from tests.proof import forged
from tests.proof.games import TABLE, Committed, ProvenGame
from zocker import record as records
from zocker import verify
from zocker.cli import app
from zocker.errors import Mistake
from zocker.proof.account import ChanceLine
from zocker.proof.chain import LENGTH
from zocker.proof.check import Verification
from zocker.proof.lines import Genesis, Proof
from zocker.proof.requests import request_of
from zocker.record import Record


@cache
def eventful() -> Record:
    """Return a game of four at three devices: one is silent once, comes back, and another is replaced."""
    played = ProvenGame("las-vegas", [(1,), (2, 4), (3,)], seats=["Anna", "Benno", "Carla", "Dora"]).play(6)
    played.open()
    played.void((3,))
    played.play(5)
    played.decide()
    played.tell_moves()
    played.back_in((3,))
    played.play(3)
    played.decide()
    played.tell_moves()
    played.commit((1,))
    return played.play().record


def written(tmp_path: Path, record: Record) -> str:
    file = tmp_path / "game.json"
    record.save(file)
    return str(file)


def test_a_check_says_what_part_each_device_had() -> None:
    checked = verify(records.read(records.write(eventful()).encode()))
    assert checked.over
    assert checked.is_closed
    assert checked.unproven == checked.alone == ()
    total = len(checked.chances)
    anna, benno, carla, dora = checked.parts
    assert (anna.rolls, anna.of, len(anna.keys)) == (total, total, 2)
    assert (benno.rolls, len(benno.keys), benno.keys) == (total, 1, dora.keys)
    assert 0 < total - carla.rolls <= 6
    assert all(part.is_closed and part.signed == checked.lines for part in checked.parts)


def test_a_result_that_was_thrown_away_is_told_with_what_it_was_once_that_is_known() -> None:
    (thrown,) = verify(eventful()).thrown
    assert thrown.silent == ((2,),)
    assert thrown.came == eventful().lines[thrown.line - 1]
    assert thrown.was is not None
    assert thrown.was.startswith("roll ")
    played = ProvenGame("las-vegas", [(1,), (2,)], players=2).play(3)
    played.open()
    played.void((2,))
    (unknown,) = verify(played.play(1).record).thrown
    assert (unknown.was, unknown.came) == (None, played.match.lines[unknown.line - 1])


@pytest.mark.parametrize("name", ["las-vegas-2019", "royale", "gambler"])
def test_every_game_can_be_proven(name: str) -> None:
    options: dict[str, Any] = {"boards": 6} if name == "royale" else {}
    checked = verify(ProvenGame(name, [(1,), (2,)], players=2, **options).play().record)
    assert checked.over
    assert len(checked.proven) == len(checked.chances) > 20


def test_setting_up_a_round_is_one_event() -> None:
    checked = verify(eventful())
    setting_up = [chance for chance in checked.chances if chance.attempt == 1]
    assert setting_up[0].request == "start 1 of 1 2 3 4"
    assert [chance.draw for chance in setting_up] == [*range(1, len(setting_up) + 1)]
    assert len(setting_up) > 6


def test_a_take_back_changes_no_roll() -> None:
    played, back = (ProvenGame("las-vegas", [(1,)], players=2, starter=1).play(3) for _ in range(2))
    back.match.undo()
    back.match.play(played.match.lines[-1])
    played.draw()
    back.draw()
    assert played.match.lines[-1] == back.match.lines[-1]
    assert verify(back.record).proven[-1].request == verify(played.record).proven[-1].request


def test_rolls_of_one_device_are_marked() -> None:
    checked = verify(ProvenGame("gambler", [(1,)], players=2).play(4).record)
    assert checked.alone == checked.proven == checked.chances


def test_secret_moves_are_hidden_until_the_end() -> None:
    played = ProvenGame("royale", [(1,), (2,)], players=2, boards=1, faces="A1").play(25)
    hidden = [text for text in played.texts if text.startswith("moves") and "\t#" in text]
    assert hidden
    assert verify(played.record).hidden == len(played.hides) > 0
    assert verify(played.play().record).hidden == 0


def test_a_game_that_goes_on_after_a_restore_says_so() -> None:
    played = ProvenGame("las-vegas", [(1,), (2,)], players=2).play(4)
    while not request_of(played.match):
        played.decide()
    played.open()
    line = played.ledger.line
    played.begin()
    played.commit((1,))
    checked = verify(played.play().record)
    assert checked.restarts == (line - 1,)
    assert checked.undrawn == (line,)
    assert len(checked.proven) == len(checked.chances)


def test_a_table_of_the_older_scheme_goes_on_with_this_one() -> None:
    before = ProvenGame("las-vegas", [(1,)], players=2).play(3).match
    played = ProvenGame("las-vegas", [(1,), (2,)], players=2, after=before.lines)
    played.play(10)
    older = ({"kind": "promise", "event": 1, "seats": [], "end": "ab" * 32},)
    record = played.record
    checked = verify(msgspec.structs.replace(record, proof=Proof(TABLE, (*older, *played.texts))))
    assert checked.is_older
    assert 0 < len(checked.unproven) < len(checked.chances)
    with pytest.raises(Mistake, match="out of order"):
        verify(msgspec.structs.replace(record, proof=Proof(TABLE, (*played.texts, *older))))


def test_a_chain_is_followed_by_another_of_the_same_key() -> None:
    played = ProvenGame("gambler", [(1,)], players=6)
    device = played.devices[(1,)]
    checked = verify(played.play().record)
    assert max(chance.attempt or 0 for chance in checked.chances) > LENGTH
    assert checked.parts[0].keys == (device.secret.key,)


def test_people_who_have_all_left_leave_the_rest_unproven() -> None:
    played = ProvenGame("las-vegas", [(1,)], seats=["Anna", "Bo"]).play(4)
    played.leave("Anna", "Bo")
    while not played.match.over:
        played.match.roll() if request_of(played.match) else played.decide()
    checked = verify(played.record)
    assert 0 < len(checked.proven) < len(checked.chances)
    assert not checked.is_closed
    assert {part.of for part in checked.parts} == {len(checked.chances)}
    assert {part.left for part in checked.parts} == {played.ledger.line - 1}


def test_a_person_keeps_the_name_when_a_bot_takes_the_seat(tmp_path: Path) -> None:
    record = forged.left().record
    assert record.seats[0].name == "Robo"
    anna = verify(record).parts[0]
    assert (anna.name, anna.rolls, anna.of) == ("Anna", 1, len(verify(record).chances))
    told = CliRunner().invoke(app, ["verify", written(tmp_path, record)]).output
    assert f"Anna: the device took part in 1 of {anna.of} rolls and draws.\n" in told
    assert f"A bot took Anna’s seat after line {anna.left}." in told
    assert "Robo" not in told


def test_a_device_that_comes_after_the_last_roll_is_told(tmp_path: Path) -> None:
    _, ben, cleo = verify(forged.replaced().record).parts
    assert len(ben.keys) == 2
    assert cleo.keys == ()
    told = CliRunner().invoke(app, ["verify", written(tmp_path, forged.replaced().record)]).output
    assert "Ben played on 2 devices." in told
    assert f"Cleo: the device took part in 0 of {cleo.of} rolls and draws.\n" in told


def test_a_device_counts_once_at_how_many_seats_it_may_be() -> None:
    seats, keys = ((0,), (1,)), ("ab" * 32, "cd" * 32)
    chances = tuple(ChanceLine(line, "roll 1d6", line, 1, seats, of) for line, of in ((1, keys[:1] * 2), (2, keys)))
    assert Verification("las-vegas", 2, over=False, chances=chances).alone == chances[:1]


def test_a_roll_that_was_never_made_is_told(tmp_path: Path) -> None:
    record = forged.still_open().record
    line = verify(record).opened
    assert line == len(record.lines) + 1
    told = CliRunner().invoke(app, ["verify", written(tmp_path, record)]).output
    assert f"A roll for line {line} was opened but never made.\n" in told
    assert "The operator could still discard some results, as listed below." in told


@pytest.mark.parametrize("options", ["null", "[]", "5", '"x"', "[1]", "[" * 20_000, f'{{"neutral":{"[" * 9_000}'])
def test_options_of_another_form_are_refused(options: str) -> None:
    played = forged.setting_up()
    texts = forged.Forger(played).changed(Genesis, options=options)
    changed = msgspec.structs.replace(played.record, proof=Proof(TABLE, (texts[0],)))
    with pytest.raises(Mistake) as caught:
        verify(changed)
    assert caught.value.message == "error-proof-genesis"


def test_typed_dice_prove_nothing() -> None:
    forged = json.loads(records.write(eventful())) | {"dice": {"source": "typed"}}
    with pytest.raises(Mistake) as caught:
        verify(records.read(json.dumps(forged).encode()))
    assert caught.value.message == "error-proof-dice"


# The command ------------------------------------------------------------------------------------------------


def test_the_command_tells_all_of_it(tmp_path: Path) -> None:
    told = CliRunner().invoke(app, ["verify", written(tmp_path, eventful())]).output
    total = len(verify(eventful()).chances)
    assert f"{total} of {total} rolls and draws were made by the devices of players and the server together." in told
    assert f"Anna: the device took part in {total} of {total} rolls and draws and signed the end." in told
    assert "Anna played on 2 devices." in told
    assert "The operator could still discard some results, as listed below." in told
    assert "a result was thrown away because the device of Carla was reported as silent. It was “roll" in told
    assert "The four words of this game: " in told


def test_the_command_names_rolls_of_one_device_and_of_the_older_scheme(tmp_path: Path) -> None:
    alone = ProvenGame("las-vegas", [(1,)], seats=["Anna", "Bo"]).play(3).record
    assert (
        "Only one device took part in lines 1–" in CliRunner().invoke(app, ["verify", written(tmp_path, alone)]).output
    )
    older = msgspec.structs.replace(alone, proof=Proof(TABLE, ({"kind": "promise"},)))
    told = CliRunner().invoke(app, ["verify", written(tmp_path, older)]).output
    assert "an older scheme, in which the operator could have chosen" in told
    assert "together" not in told


def test_the_command_tells_it_as_data(tmp_path: Path) -> None:
    told = json.loads(CliRunner().invoke(app, ["verify", written(tmp_path, eventful()), "--json"]).output)
    checked = verify(eventful())
    assert told["words"] == list(checked.words)
    assert told["parts"][2]["rolls"] == checked.parts[2].rolls
    assert told["thrown"][0]["silent"] == [[2]]


def test_devices_are_known_by_their_keys() -> None:
    first, second = Committed(1), Committed(1)
    assert first.secret.key == second.secret.key != Committed(2).secret.key
