"""What an operator, accomplices and forgers may try, and what a check makes of it."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

from tests.proof.games import NONCE, TABLE, Committed, ProvenGame
from tests.properties.positions import SOAK
from zocker import verify
from zocker.errors import Mistake
from zocker.proof import lines
from zocker.proof.account import Account
from zocker.proof.derivation import Source, derive
from zocker.proof.fields import Answer, Seats
from zocker.proof.ledger import PERSON, SCHEME, SERVER, Ledger
from zocker.proof.lines import Commit, Drawn, Genesis, Moves, Open, Proof, Void
from zocker.proof.messages import commit_message, link_message, next_head
from zocker.proof.receipt import Receipt, Seen
from zocker.proof.requests import request_of
from zocker.record import Record, Seat

ANNA, BEN, CLEO = (1,), (2,), (3,)


def table(*, turns: int = 3, **given: Any) -> ProvenGame:
    """Return a game of three people at three devices, which has begun; a seat is about to roll."""
    played = ProvenGame("las-vegas", [ANNA, BEN, CLEO], seats=["Anna", "Ben", "Cleo"], **given).play(turns)
    while not request_of(played.match):
        played.decide()
    return played


def refused(record: Record, receipt: Receipt | None = None) -> str:
    """Return the reason for which a record is refused."""
    with pytest.raises(Mistake) as caught:
        verify(record, receipt)
    return str(caught.value.details.get("reason", caught.value))


def reason(message: str, **details: object) -> str:
    return str(Mistake(message, **details))


def cheat(played: ProvenGame, write: Callable[[], object]) -> str:
    """Let a server write what an honest one doesn't; return the reason for which the record is refused."""
    played.checks = False
    write()
    return refused(played.record)


def drawn_for(played: ProvenGame, opened: Open, answers: Sequence[Answer], result: str) -> Drawn:
    """Return what a server may say that an open has brought."""
    server = played.server.link(opened.attempt)
    return Drawn(opened.attempt, opened.line, server, tuple(answers), (opened.request, result))


def receipt_of(played: ProvenGame, upto: int | None = None) -> Receipt:
    """Return what a browser keeps that has seen a game with one genesis, up to some line that the server has signed."""
    texts = [text for text in played.texts[:upto] if not text.startswith("signed")]
    heads = list[str]()
    for text in texts[1:]:
        heads.append(next_head(heads[-1] if heads else played.ledger.start, lines.split(text)[0]))
    last = max(at for at, text in enumerate(texts) if lines.split(text)[1])
    seen = Seen(texts[0], tuple(heads[:last]), str(lines.split(texts[last])[1]), lost=False)
    return Receipt(2, TABLE, played.devices[ANNA].secret.key, (seen,))


# Choosing a roll --------------------------------------------------------------------------------------------


def test_a_server_that_commits_after_the_links_are_known_is_found() -> None:
    played = table()
    played.open()
    assert cheat(played, lambda: played.commit(SERVER)) == reason("error-proof-order")


def test_a_server_that_reveals_another_link_is_found() -> None:
    """It tries links until it likes the roll: this once chose every roll of a game."""
    played = table()
    opened = played.open()
    answers = tuple(played.answer(seats) for seats in opened.devices)
    links = tuple(answer.link for answer in answers)
    made_up = (f"{number:064x}" for number in range(1_000))
    sources = {link: Source(link, played.ledger.start, opened.attempt, 1, links) for link in made_up}
    rolls = {link: derive(opened.request, source) for link, source in sources.items()}
    server, result = max(rolls.items(), key=lambda roll: roll[1].count("6"))
    drawn = Drawn(opened.attempt, opened.line, server, answers, (opened.request, result))
    played.supply(result)
    assert cheat(played, lambda: played.write(drawn)) == reason("error-proof-server-secret")


def test_an_accomplice_who_commits_after_the_open_is_found() -> None:
    played = table()
    played.open()
    assert cheat(played, lambda: played.commit(BEN)) == reason("error-proof-order")


def test_a_commitment_between_a_void_and_the_next_open_is_found() -> None:
    played = table()
    played.open()
    played.void(CLEO)
    assert cheat(played, lambda: played.commit(BEN)) == reason("error-proof-order")


def test_an_accomplice_who_reveals_another_link_is_found() -> None:
    played = table()
    opened = played.open()
    answers = [played.answer(seats) for seats in opened.devices]
    other, signer = "5a" * 32, played.devices[BEN].secret.signer
    message = link_message(played.ledger.start, opened.attempt, played.ledger.open_head, other)
    answers[1] = Answer(other, signer.sign(message))
    drawn = drawn_for(played, opened, answers, "roll 6")
    assert cheat(played, lambda: played.write(drawn)) == reason("error-proof-secret", seats="2")


def test_a_commitment_is_never_played_again() -> None:
    played = table()
    first = next(text for text in played.texts if text.startswith("commit\t2"))
    played.tell_moves()
    played.commit(BEN)
    played.checks = False
    played.texts.append(first)
    assert refused(played.record) == reason("error-proof-commit", seats="2")


def test_a_commitment_belongs_to_one_genesis() -> None:
    played, other = table(), table()
    played.tell_moves()
    played.begin()
    assert played.ledger.start != other.ledger.start
    played.texts.append(next(text for text in other.texts if text.startswith("commit\t2")))
    assert refused(played.record) == reason("error-proof-signature", seats="2")


@pytest.mark.parametrize("skipped", ["dice", "draws"])
def test_a_result_that_is_not_derived_is_found(skipped: str) -> None:
    played = table() if skipped == "dice" else ProvenGame("las-vegas", [ANNA], players=2)
    played.draw()
    line = lines.read(lines.split(played.texts[-1])[0])
    assert isinstance(line, Drawn)
    *draws, result = line.draws
    other = result[:-1] + "6"
    played.rewind(len(played.texts) - 1)
    told = cheat(played, lambda: played.write(msgspec.structs.replace(line, draws=(*draws, other))))
    assert told == reason("error-proof-result", request=line.requests[-1], expected=result, got=other)


# Runs of draws ----------------------------------------------------------------------------------------------


def setting_up(played: ProvenGame) -> tuple[Open, list[str]]:
    """Open the run of draws that a round begins with, and return it with the draws that belong to it."""
    opened = played.open()
    copy = ProvenGame("las-vegas", [ANNA, BEN], players=2)
    copy.draw()
    line = lines.read(lines.split(copy.texts[-1])[0])
    assert isinstance(line, Drawn)
    return opened, list(line.draws)


def write_run(played: ProvenGame, opened: Open, draws: list[str]) -> None:
    """Write an event with other draws than those that belong to it."""
    answers = tuple(played.answer(seats) for seats in opened.devices)
    for result in draws[1::2]:
        played.supply(result)
    played.write(Drawn(opened.attempt, opened.line, played.server.link(opened.attempt), answers, tuple(draws)))


def test_a_run_that_is_split_is_found() -> None:
    """A run in two halves would be a free choice of the second one."""
    played = ProvenGame("las-vegas", [ANNA, BEN], players=2)
    opened, draws = setting_up(played)
    write_run(played, opened, draws[:6])
    assert refused(played.record) == reason("error-proof-run")
    assert cheat(played, played.open) == reason("error-proof-run")


def test_a_run_that_is_split_by_a_move_that_nobody_made_is_found() -> None:
    """Whoever checks without the rules can't tell that no move was due, but a seat always rolls between two runs."""
    played = ProvenGame("las-vegas", [ANNA, BEN], players=2)
    opened, draws = setting_up(played)
    write_run(played, opened, draws[:6])
    played.write(Moves(played.ledger.line, ("place 1",)))
    played.checks = False
    played.open()
    assert refused(msgspec.structs.replace(played.record, lines=(*played.match.lines, "place 1"))) == reason(
        "error-proof-run"
    )


def test_a_run_that_is_split_by_beginning_once_more_is_found() -> None:
    played = ProvenGame("las-vegas", [ANNA, BEN], players=2)
    opened, draws = setting_up(played)
    write_run(played, opened, draws[:6])
    played.begin()
    played.commit(ANNA)
    assert cheat(played, played.open) == reason("error-proof-run")


def test_a_proof_is_never_begun_once_more_between_a_void_and_its_open() -> None:
    played = table()
    played.open()
    played.void(CLEO)
    assert cheat(played, played.begin) == reason("error-proof-genesis")


def test_a_run_that_takes_the_roll_after_it_is_found() -> None:
    played = ProvenGame("las-vegas", [ANNA, BEN], players=2)
    opened, draws = setting_up(played)
    links = tuple(played.devices[seats].link(1) for seats in (ANNA, BEN))
    source = Source(played.server.link(1), played.ledger.start, 1, len(draws) // 2 + 1, links)
    played.checks = False
    write_run(played, opened, [*draws, "roll 8d6", derive("roll 8d6", source)])
    assert refused(played.record) == reason("error-proof-run")


# Attempts ---------------------------------------------------------------------------------------------------


def test_an_attempt_is_never_opened_twice() -> None:
    played = table()
    opened = played.open()
    assert cheat(played, lambda: played.write(opened)) == reason("error-proof-order")


def test_an_attempt_that_was_thrown_away_is_never_opened_again() -> None:
    played = table()
    opened = played.open()
    played.void(CLEO)
    again = msgspec.structs.replace(opened, devices=(ANNA, BEN))
    number = opened.attempt
    told = cheat(played, lambda: played.write(again))
    assert told == reason("error-proof-number", expected=number + 1, got=number)


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"event": 99}, "error-proof-number"),
        ({"line": 1}, "error-proof-number"),
        ({"request": "roll 7d6"}, "error-proof-again"),
        ({"devices": (ANNA,)}, "error-proof-again"),
        ({"devices": (ANNA, BEN, CLEO)}, "error-proof-listed"),
    ],
)
def test_what_is_opened_after_a_void_stays_the_same(changed: dict[str, Any], message: str) -> None:
    played = table()
    opened = played.open()
    played.void(CLEO)
    same = msgspec.structs.replace(opened, attempt=opened.attempt + 1, devices=(ANNA, BEN))
    with pytest.raises(Mistake) as caught:
        played.write(msgspec.structs.replace(same, **changed))
    assert caught.value.message == message
    assert refused(played.record) == str(caught.value)


def test_a_void_with_no_answer_is_found() -> None:
    played = table()
    opened = played.open()
    void = Void(opened.attempt, opened.devices, played.server.link(opened.attempt), (None, None, None))
    assert cheat(played, lambda: played.write(void)) == reason("error-proof-void")


def test_a_void_names_exactly_those_without_an_answer() -> None:
    played = table()
    opened = played.open()
    answers = (played.answer(ANNA), None, None)
    void = Void(opened.attempt, (CLEO,), played.server.link(opened.attempt), answers)
    assert cheat(played, lambda: played.write(void)) == reason("error-proof-void")


def test_a_void_reveals_the_link_of_the_server() -> None:
    played = table()
    opened = played.open()
    void = Void(opened.attempt, (CLEO,), "00" * 32, (played.answer(ANNA), played.answer(BEN), None))
    assert cheat(played, lambda: played.write(void)) == reason("error-proof-server-secret")


def test_a_device_that_was_silent_is_not_listed_before_it_is_back_in() -> None:
    played = table()
    played.open()
    played.void(CLEO)
    played.play(1)
    played.decide()
    played.tell_moves()
    assert cheat(played, lambda: played.open([ANNA, BEN, CLEO])) == reason("error-proof-listed", seats="3")


def test_a_new_key_is_barred_as_the_old_one_was() -> None:
    played = table()
    played.open()
    played.void(CLEO)
    played.play(1)
    played.decide()
    played.tell_moves()
    played.commit(CLEO)
    assert cheat(played, lambda: played.open([ANNA, BEN, CLEO])) == reason("error-proof-listed", seats="3")


@pytest.mark.parametrize("agreed", [(), (ANNA,), (BEN, ANNA)])
def test_all_who_had_answered_agree_that_a_device_is_back_in(agreed: tuple[Seats, ...]) -> None:
    played = table()
    played.open()
    played.void(CLEO)
    played.play(1)
    played.decide()
    played.tell_moves()
    played.back_in(CLEO)
    body = played.texts.pop()
    line = lines.read(body)
    assert isinstance(line, lines.BackIn)
    signed = dict(zip(line.agreed, line.signatures, strict=True))
    forged = msgspec.structs.replace(line, agreed=agreed, signatures=tuple(signed[seats] for seats in agreed))
    played.texts.append(lines.write(forged))
    assert refused(played.record) == reason("error-proof-back-in", seats="3")


def test_a_bar_is_not_lifted_by_pretending_that_the_others_have_left() -> None:
    """Bots have nothing to agree to, so a seat that was a bot's once is never a person's again."""
    played = table()
    played.open()
    played.void(CLEO)
    played.play(1)
    played.decide()
    played.tell_moves()
    people = played.who
    played.seat(("Anna", "rookie", "Ben", "rookie", "Cleo", PERSON))
    played.back_in(CLEO)
    assert cheat(played, lambda: played.seat(people)) == reason("error-proof-seated")


def test_a_bar_outlasts_a_proof_that_is_begun_once_more() -> None:
    played = table()
    played.open()
    played.void(CLEO)
    played.play(1)
    played.decide()
    played.tell_moves()
    played.begin()
    for seats in (ANNA, CLEO):
        played.commit(seats)
    with pytest.raises(Mistake, match="until the others agree"):
        played.back_in(CLEO)  # Ben has not committed again
    played.texts.pop()
    played.commit(BEN)
    with pytest.raises(Mistake, match="can’t take part in this roll"):
        played.open([ANNA, BEN, CLEO])
    played.texts.pop()
    played.back_in(CLEO)
    assert verify(played.play(2).record).chances[-1].devices == ((0,), (1,), (2,))


def test_a_bar_is_not_lifted_for_a_device_that_others_share() -> None:
    """Anna would have to agree; a device made up for her seat and Cleo's would agree for her."""
    played = table()
    played.open()
    played.void(CLEO)
    played.play(1)
    played.decide()
    played.tell_moves()
    played.commit((1, 3))
    assert cheat(played, lambda: played.back_in((1, 3))) == reason("error-proof-back-in", seats="1, 3")


def test_a_key_has_one_device() -> None:
    """Otherwise one device would count as several."""
    played = table()
    played.tell_moves()
    played.commit(BEN, played.devices[ANNA])
    assert played.ledger.in_order == [BEN, CLEO]


def test_a_new_beginning_makes_no_bot_a_person() -> None:
    played = table()
    played.seat(("Anna", PERSON, "Ben", PERSON, "Cleo", "rookie"))
    assert cheat(played, played.begin) == reason("error-proof-seated")


def test_a_bot_has_no_device() -> None:
    played = ProvenGame("las-vegas", [], seats=["Anna", "Ben"])
    played.seat(("Anna", PERSON, "Ben", "rookie"))
    assert cheat(played, lambda: played.commit(BEN)) == reason("error-proof-commit", seats="2")


# What devices have signed -----------------------------------------------------------------------------------


def test_only_secret_moves_are_hidden() -> None:
    played = table(turns=1)
    played.hides = {played.ledger.line}
    assert refused(played.play(2).record) == reason("error-proof-hidden")


def test_no_other_salts_are_revealed_than_those_of_secret_moves() -> None:
    """Otherwise a server could try as many ends of a game as it likes until four words come out."""
    played = whole()
    forged = ProvenGame("las-vegas", [ANNA, BEN], seats=["Anna", "Ben"])
    forged.match = played.match
    forged.texts, forged.devices = [text for text in played.texts if not text.startswith(("close", "signed"))], {}
    forged.ledger = Ledger()
    for text in forged.texts:
        forged.ledger.take(text)
    forged.hides = {3}
    forged.ledger.devices.clear()  # nobody signs
    assert cheat(forged, forged.close) == reason("error-proof-close")


def test_a_move_rewritten_after_the_open_is_found() -> None:
    played = table()
    opened = played.open()
    answers = [played.answer(seats) for seats in opened.devices]
    line = lines.read(played.texts[-2])
    assert isinstance(line, Moves)
    other = next(text for text in ("place 5", "place 6") if text != line.texts[-1])
    played.rewind(len(played.texts) - 2)
    played.write(msgspec.structs.replace(line, texts=(*line.texts[:-1], other)))
    played.write(opened)
    drawn = drawn_for(played, opened, answers, "roll 6")
    with pytest.raises(Mistake) as caught:
        played.write(drawn)
    assert str(caught.value) == reason("error-proof-signature", seats="1")


@pytest.mark.parametrize("to", ["attempt", "head", "start"])
def test_an_answer_to_another_open_is_no_answer(to: str) -> None:
    played = table()
    opened = played.open()
    device, ledger = played.devices[BEN], played.ledger
    link = device.link(opened.attempt)
    start = "12" * 32 if to == "start" else ledger.start
    attempt = opened.attempt + 1 if to == "attempt" else opened.attempt
    head = "12" * 32 if to == "head" else ledger.open_head
    answer = Answer(link, device.secret.signer.sign(link_message(start, attempt, head, link)))
    mistake = ledger.answer_error(BEN, answer)
    assert str(mistake) == reason("error-proof-signature", seats="2")
    assert ledger.answer_error(BEN, played.answer(BEN)) is None


def test_a_secret_move_changed_afterwards_is_found() -> None:
    """The salts are the server's, so it may write others, and the record says then what the hash doesn't."""
    played = ProvenGame("royale", [ANNA, BEN], players=2, boards=1, faces="A1").play()
    at = next(at for at, text in enumerate(played.texts) if text.startswith("close"))
    close = lines.read(lines.split(played.texts[at])[0])
    assert isinstance(close, lines.Close)
    record = played.record
    played.rewind(at)
    first, *others = close.salts
    played.write(msgspec.structs.replace(close, salts=(first.partition(":")[0] + ":" + "0" * 32, *others)))
    forged = msgspec.structs.replace(record, proof=Proof(TABLE, tuple(played.texts)))
    assert refused(forged) == reason("error-proof-salt")


# Requests that are not those of the rules -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "rigged"),
    [
        ("roll 8d6", "roll 8 of 8x6"),
        ("roll 8d6", "roll d6 7d6"),
        ("roll 8d6", "roll 4d6 4d6"),
        ("start 1 of 1 2", "start 1 of 2x2"),
        ("start 1 of 1 2", "start 1 of 2 1"),
        ("bill 1 of", "bill 1 of 90k"),
        ("bill 1 of", "bill 1 of 6x10k 8x20k 8x30k 6x40k 6x50k 5x60k 5x70k 5x80k 4x90k"),
    ],
)
def test_a_rigged_request_is_found(asked: str, rigged: str) -> None:
    played = ProvenGame("las-vegas", [ANNA, BEN], players=2)
    told = iter([rigged])
    played.rigs = lambda request: next(told, request) if request.startswith(asked) else request
    while next_request(played).startswith(("start", "bill")):
        played.draw()
    if asked.startswith("roll"):
        played.draw()
    assert next(told, None) is None
    assert refused(played.record)


@pytest.mark.parametrize("rigged", ["roll 7d6", "roll 9d6", "roll 8d6 Bd6"])
def test_more_or_fewer_dice_than_the_rules_ask_for_are_found(rigged: str) -> None:
    """The proof agrees with the record, so that only the rules can tell."""
    played = ProvenGame("las-vegas", [ANNA, BEN], players=2)
    played.draw()
    played.rigs = lambda _: rigged
    opened = played.open()
    answers = tuple(played.answer(seats) for seats in opened.devices)
    links = tuple(answer.link for answer in answers)
    server, start = played.server.link(opened.attempt), played.ledger.start
    result = derive(rigged, Source(server, start, opened.attempt, 1, links))
    played.write(drawn_for(played, opened, answers, result))
    record = msgspec.structs.replace(played.record, lines=(*played.match.lines, result))
    assert Account(record).chances[opened.line].request == rigged
    assert refused(record)


def next_request(played: ProvenGame) -> str:
    return request_of(played.match) or ""


def test_what_a_silent_device_kept_back_is_told_from_what_it_had_committed_to() -> None:
    """Afterwards it may commit to other secrets for the same attempts: they tell nothing."""
    played = table()
    played.open()
    played.void(CLEO)
    played.play(1)
    played.decide()
    played.tell_moves()
    device, first = played.devices[CLEO], played.devices[CLEO].first
    device.commits, device.first = device.commits + 1, first
    line = Commit(CLEO, device.secret.key, device.chain().end, first, device.commits, "")
    signature = device.secret.signer.sign(commit_message(played.ledger.start, line))
    played.write(msgspec.structs.replace(line, signature=signature))
    played.back_in(CLEO)
    [thrown] = verify(played.play(2).record).thrown
    assert thrown.was is None


# Records edited afterwards ----------------------------------------------------------------------------------


@cache
def whole() -> ProvenGame:
    """Return a short game to its end in which everything happens once."""
    played = ProvenGame("las-vegas", [ANNA, BEN], seats=["Anna", "Ben"]).play(3)
    while not request_of(played.match):
        played.decide()
    played.open()
    played.void(BEN)
    played.play(1)
    played.decide()
    played.tell_moves()
    played.back_in(BEN)
    played.play(2)
    played.decide()
    played.seat(("Anna", PERSON, "Ben", "stand-in"))
    played.commit(BEN)
    return played.play()


def is_refused(texts: list[str], played: Sequence[str] | None = None) -> bool:
    proof = Proof(TABLE, tuple(texts))
    record = msgspec.structs.replace(whole().record, proof=proof, lines=tuple(played or whole().match.lines))
    try:
        verify(record, receipt_of(whole()))
    except Mistake:
        return True
    return False


def test_every_byte_of_a_proof_counts() -> None:
    texts = whole().texts
    places = [(at, place) for at, text in enumerate(texts) for place in range(len(text))]
    chosen = places if SOAK else random.Random(32).sample(places, 150)
    for at, place in chosen:
        text = texts[at]
        letter = "1" if text[place] != "1" else "2"
        edited = [*texts[:at], text[:place] + letter + text[place + 1 :], *texts[at + 1 :]]
        assert is_refused(edited), (at, place, text[:40])


def test_every_line_of_a_proof_counts() -> None:
    texts = whole().texts
    numbers = range(len(texts) - 1)
    chosen = numbers if SOAK else sorted({0, 1, 2, *random.Random(7).sample(numbers, 15)})
    for at in chosen:
        assert is_refused(texts[:at] + texts[at + 1 :]) or texts[at].startswith("signed"), at
        swapped = [*texts[:at], texts[at + 1], texts[at], *texts[at + 2 :]]
        assert is_refused(swapped) or texts[at].startswith("signed"), at
        assert is_refused([*texts[:at], texts[at], *texts[at:]]), at


def test_every_line_of_a_game_counts() -> None:
    texts, played = whole().texts, whole().match.lines
    for at, text in enumerate(played):
        changed = text[:-1] + ("1" if text[-1] != "1" else "2")
        for instead in ([changed], [], [text, text], [text, "undo"]):
            assert is_refused(texts, [*played[:at], *instead, *played[at + 1 :]]), (at, instead)


@pytest.mark.parametrize(
    "changed",
    [
        {"seats": (Seat("Anna"), Seat("Bea"))},
        {"seats": (Seat("Anna"), Seat("Ben", "rookie"))},
        {"seats": (Seat("Anna"), Seat("Ben"), Seat("Cleo"))},
        {"options": {"neutral": True}},
        {"result": None},
        {"rules": 2},
        {"game": "gambler"},
    ],
    ids=str,
)
def test_a_record_that_belongs_to_another_game_than_its_proof_is_found(changed: dict[str, Any]) -> None:
    with pytest.raises(Mistake):
        verify(msgspec.structs.replace(whole().record, **changed))


def test_a_proof_that_is_cut_is_found() -> None:
    texts = whole().texts
    closing = next(at for at, text in enumerate(texts) if text.startswith("close"))
    for end in range(1, closing + 1, 1 if SOAK else 9):
        assert is_refused(texts[:end]), end
    without = verify(msgspec.structs.replace(whole().record, proof=Proof(TABLE, tuple(texts[: closing + 1]))))
    assert [part.is_closed for part in without.parts] == [False, False]


def test_signatures_that_change_places_are_found() -> None:
    texts = whole().texts
    signed = [at for at, text in enumerate(texts) if lines.split(text)[1]]
    for first, second in zip(signed[::7], signed[1::7], strict=False):
        edited = [*texts]
        (one, its), (two, other) = lines.split(texts[first]), lines.split(texts[second])
        edited[first], edited[second] = f"{one}\t{other}", f"{two}\t{its}"
        assert is_refused(edited)


def test_a_record_made_up_whole_passes_alone_and_fails_against_a_receipt() -> None:
    """Keys that no one recognises prove nothing about who had them."""
    played = ProvenGame("las-vegas", [ANNA, BEN], seats=["Anna", "Ben"])
    receipt = receipt_of(played.play())
    forged = ProvenGame("las-vegas", [], server=201, seats=["Anna", "Ben"])
    for seats in (ANNA, BEN):
        forged.commit(seats, Committed(77 + seats[0]))
    forged.play()
    assert len(verify(forged.record).proven) == len(verify(forged.record).chances)
    assert refused(forged.record, receipt) == reason("error-receipt-other")
    assert verify(played.record, receipt).receipt is not None


def test_a_record_that_was_rewritten_from_some_line_on_fails_against_a_receipt() -> None:
    """The operator has all keys but one, and goes on without that device from a line that its browser has seen."""
    seen, other = table(), table()
    receipt = receipt_of(seen.play(2))
    other.tell_moves()
    other.commit(CLEO, Committed(99))
    assert len(verify(other.play(2).record).proven) > 6
    assert refused(other.record, receipt) == reason("error-receipt-differs")
    assert verify(seen.play(4).record, receipt).receipt is not None


@pytest.mark.parametrize("kept", [1, 30], ids=["the first line", "some lines"])
def test_a_record_that_someone_else_goes_on_with_fails_against_a_receipt(kept: int) -> None:
    """Nobody needs the server's key to begin once more from a line of its own: only a browser knows that it did not."""
    played = ProvenGame("las-vegas", [ANNA, BEN], seats=["Anna", "Ben"]).play()
    receipt = receipt_of(played)
    while not played.texts[kept - 1].startswith(("genesis", "moves")):
        kept += 1
    played.rewind(kept)
    forged = ProvenGame(
        "las-vegas", [], seats=["Anna", "Ben"], server=201, after=played.match.lines[: played.ledger.line - 1]
    )
    forged.texts, forged.ledger = played.texts, played.ledger
    forged.begin()
    for seats in (ANNA, BEN):
        forged.commit(seats, Committed(77 + seats[0]))
    record = forged.play().record
    assert len(verify(record).restarts) == 1
    assert refused(record, receipt) == reason("error-receipt-differs")


def test_a_receipt_counts_the_rolls_of_its_device() -> None:
    """Someone else's device at the same seat does not count."""
    played = table()
    receipt = receipt_of(played.play(2))
    own = len(verify(played.record).proven)
    played.tell_moves()
    played.commit(ANNA, Committed(99))
    compared = verify(played.play(4).record, receipt).receipt
    assert compared is not None
    assert compared.rolls == own


def test_a_record_that_ends_before_what_a_browser_has_seen_fails_against_its_receipt() -> None:
    played = table()
    played.play(3)
    receipt = receipt_of(played)
    short = table()
    assert refused(short.record, receipt) == reason("error-receipt-more")


# Throwing results away --------------------------------------------------------------------------------------


class Operator:
    """An operator with accomplices at all seats but the first, who throws away what they like to throw away."""

    def __init__(self, devices: int, throw: random.Random) -> None:
        self.throw, self.ledger, self.redraws = throw, Ledger(trusting=True), 0
        self.server, self.own = Committed(200), {(seat,): Committed(seat) for seat in range(1, devices + 1)}
        chain = self.server.secret.chain(NONCE, 1)
        who = tuple(part for seat in range(1, devices + 1) for part in (f"P{seat}", PERSON))
        key = self.server.secret.key
        self.take(Genesis(SCHEME, TABLE, NONCE, "las-vegas", 1, "{}", "null", key, chain.end, 0, "", who))
        chains = {seats: one.secret.chain(NONCE, 1, self.ledger.start) for seats, one in self.own.items()}
        self.chains = chains | {SERVER: chain}
        for seats, one in self.own.items():
            self.take(Commit(seats, one.secret.key, self.chains[seats].end, 1, 1, "00" * 64))

    def take(self, line: lines.Line) -> bool:
        """Write a line, unless every check would refuse it."""
        body = lines.write(line)
        try:
            self.ledger.take(body + (lines.TAB + "00" * 64 if line.signed else ""))
        except Mistake:
            return False
        return True

    def roll(self, moves: int) -> None:
        """Make a roll, and try everything that may bring another one."""
        ledger = self.ledger
        if moves:
            self.take(Moves(ledger.line, ("place 1",) * moves))
        listed = [seats for seats in ledger.in_order if not ledger.is_barred(seats)]
        while True:
            attempt = ledger.attempt + 1
            assert self.take(Open(attempt, ledger.event + 1, ledger.line, tuple(listed), "roll 8d6"))
            links = {seats: self.chains[seats].link(attempt) for seats in (SERVER, *listed)}
            silent = tuple(seats for seats in listed if self.throw.random() < 0.4)
            answers = tuple(None if seats in silent else Answer(links[seats], "00" * 64) for seats in listed)
            if not 0 < len(silent) < len(listed):
                break
            assert self.take(Void(attempt, silent, links[SERVER], answers))
            self.redraws += 1
            listed = [seats for seats in listed if seats not in silent]
            self.take(lines.BackIn(silent[0], attempt, (), ()))
            self.take(Commit(silent[0], "ab" * 32, "cd" * 32, attempt + 1, 1, "00" * 64))
        source = Source(links[SERVER], ledger.start, attempt, 1, tuple(links[seats] for seats in listed))
        answers = tuple(Answer(links[seats], "00" * 64) for seats in listed)
        assert self.take(Drawn(attempt, ledger.line, links[SERVER], answers, ("roll 8d6", derive("roll 8d6", source))))


def test_results_are_thrown_away_once_for_each_device_at_most_and_all_of_it_is_told() -> None:
    throw = random.Random(1)
    for _ in range(10_000 if SOAK else 100):
        operator = Operator(throw.randint(1, 5), throw)
        for _ in range(8):
            operator.roll(throw.randint(0, 3))
        assert operator.redraws == len(operator.ledger.thrown) < len(operator.own) or not operator.redraws
        assert sum(len(one.silent) for one in operator.ledger.thrown) < len(operator.own) or not operator.redraws
