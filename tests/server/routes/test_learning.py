"""Lessons: every find_script is true, is spoken in every language, and lets nothing else happen."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx2
import pytest

from tests.server.stage import DEADLINE, Reader, Served, match_of, open_house
from zocker.errors import Mistake
from zocker.match import Match
from zocker.rules.games import GAMES
from zocker.rules.messages import Chance, Decision
from zocker.rules.royale.boards.all import BY_FACE
from zocker.server.lessons import PUPIL, Script, find_script
from zocker.server.messages.actions import DoPlay
from zocker.server.messages.pages import Codex
from zocker.server.messages.table import Table
from zocker.server.present.codex import codex, empty_rows
from zocker.server.tables import new_tables
from zocker.text import LANGUAGES, catalogue, say, speaking

MAX_SAID = 190  # characters: more do not fit into the teacher's bubble on a phone


def begin(lesson: Script) -> Match:
    seats = [seat.name or "" for seat in new_tables.lesson_table(lesson, "guest").seats]
    return Match(lesson.game, seats=seats, chance="ask", setup=lesson.setup, **lesson.options)


def follow(match: Match, line: str) -> None:
    if isinstance(match.waiting, Decision):
        match.play(line)
    else:
        match.supply(line)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_allow_every_script_to_the_scoring_of_a_round(game: str) -> None:
    lesson = find_script(game)
    match = begin(lesson)
    for step in lesson.steps:
        assert match.secret_showdown is None
        follow(match, step.line)
    assert match.secret_showdown is not None
    assert isinstance(match.waiting, Chance)
    assert match.waiting.seat is None


@pytest.mark.parametrize("game", GAMES)
def test_the_pupil_does_best(game: str) -> None:
    lesson = find_script(game)
    match = begin(lesson)
    before = [int(match.rules.score(match.secret_state, seat)) for seat in range(len(match.seats))]
    for step in lesson.steps:
        follow(match, step.line)
    won = [int(match.rules.score(match.secret_state, seat)) - before[seat] for seat in range(len(match.seats))]
    assert won[PUPIL] > max(won[PUPIL + 1 :])


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_teacher_has_words_for_everything_and_no_others(game: str, code: str) -> None:
    lesson = find_script(game)
    match = begin(lesson)
    needed = [lesson.message("end")]
    for step in lesson.steps:
        waiting = match.waiting
        mine = not isinstance(waiting, Chance | Decision) or waiting.seat == PUPIL
        said = match.lines and match.lines[-1] == "roll again"  # these dice roll themselves
        assert step.say or not mine or said, f"the pupil waits without a word before {step.line}"
        if step.say:
            needed.append(lesson.message(step.say))
        if mine and isinstance(waiting, Decision) and len(waiting.moves) > 1:
            needed.append(lesson.message(f"{step.say}-no"))
        follow(match, step.line)
    others = [other for other in GAMES if other.startswith(game) and other != game]
    beginnings = tuple(f"lesson-{other}-" for other in others)
    known = [
        name
        for name in catalogue(code)._messages
        if name.startswith(f"lesson-{game}-") and not name.startswith(beginnings or "?")
    ]
    assert sorted(needed) == sorted(known)
    with speaking(code):
        assert [name for name in needed if len(say(name)) > MAX_SAID] == []


async def seat_of_pupil(house: object, lesson: Script, guest: str) -> Reader:
    table = await house.add(new_tables.lesson_table(lesson, guest))  # type: ignore[attr-defined]
    return await Reader(await house.find(table), guest).enter()  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_through(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            pupil = await seat_of_pupil(house, find_script(game), "pupil")
            sayings = []
            message = await pupil.next()
            while message.lesson and not message.lesson.done:
                sayings.append(message.lesson.text)
                assert not message.may_undo
                assert not message.may_hint
                if message.roll:
                    await pupil.roll()
                elif message.choices:
                    assert message.lesson.move is not None
                    await pupil.play(message.lesson.move)
                message = await pupil.next()
            assert message.lesson is not None
            assert message.lesson.number == message.lesson.of
            assert match_of(pupil.table).lines == [step.line for step in find_script(game).steps]
            await asyncio.sleep(0)
            assert (await pupil.look()).line_count == message.line_count  # nothing goes on
            assert {say(find_script(game).message(step.say)) for step in find_script(game).steps if step.say} >= {
                *sayings
            }

    asyncio.run(play())


@pytest.mark.parametrize("game", GAMES)
def test_every_other_move_is_refused_with_the_reason_and_nothing_is_lost(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            pupil = await seat_of_pupil(house, find_script(game), "pupil")
            refused = 0
            while not (message := await pupil.next()).lesson or not message.lesson.done:
                if message.roll:
                    await pupil.roll()
                elif message.choices:
                    wanted = message.lesson.move if message.lesson else None
                    for other in message.choices:
                        if other.move.text != wanted:
                            refused += await is_refused(pupil, message, other.move.text)
                    await pupil.play(wanted or "")
            assert refused > 5

    asyncio.run(play())


async def is_refused(pupil: Reader, message: Table, move: str) -> bool:
    with pytest.raises(Mistake) as refused:
        await pupil.act(DoPlay(message.line_count, move))
    assert refused.value.message.startswith("lesson-")
    assert pupil.table.line_count == message.line_count
    return True


def test_nothing_is_taken_back_in_a_lesson(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            pupil = await seat_of_pupil(house, find_script("las-vegas"), "pupil")
            await pupil.roll()
            with pytest.raises(Mistake, match="take back"):
                await pupil.undo()

    asyncio.run(play())


def test_a_lesson_survives_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            pupil = await seat_of_pupil(house, find_script("gambler"), "pupil")
            await pupil.roll()
            before = await pupil.look()
        async with open_house(tmp_path) as house:
            after = await (await Reader(await house.find(pupil.table.id), "pupil").enter()).look()
            assert (after.line_count, after.lesson) == (before.line_count, before.lesson)

    asyncio.run(play())


# Over the wire --------------------------------------------------------------------------------------------


def test_anybody_gets_a_lesson_in_their_language(served: Served) -> None:
    with httpx2.Client(base_url=served.url, timeout=DEADLINE) as web:
        created = web.post("/api/lessons/royale?lang=de")
        assert created.status_code == 201
        with served.connect(created.json()["table"], created.headers["set-cookie"].partition(";")[0], "?lang=de") as to:
            message = to.recv(DEADLINE)
    assert "Willkommen bei Royale" in str(message)


def test_there_are_lessons_of_our_games_only(served: Served) -> None:
    with httpx2.Client(base_url=served.url, timeout=DEADLINE) as web:
        for game in ("poker", "..%2F..%2Frecord", "__init__"):
            answer = web.post(f"/api/lessons/{game}")
            assert answer.status_code in (400, 404)
            assert "table" not in answer.json()


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_codex_has_all_boards_and_tableaux_with_two_sentences(code: str, served: Served) -> None:
    with httpx2.Client(base_url=served.url, timeout=DEADLINE) as web:
        found = Codex(**web.get(f"/api/codex?lang={code}").json())
    assert [board["board"]["face"] for board in found.boards] == [*BY_FACE]  # type: ignore[index]
    assert [tableau["number"] for tableau in found.tableaux] == list(range(1, 21))  # type: ignore[index]
    for tableau in found.tableaux:
        assert len(tableau["rows"]) == 6  # type: ignore[index]
        assert len(re.findall(r"[.!?](?= |$)", tableau["text"])) == 2, tableau["text"]  # type: ignore[index]
    with speaking(code):
        assert found.tableaux[0]["text"] == say("tableau-1")  # type: ignore[index]


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_the_codex_and_the_lesson_tell_of_points_is_true_of_the_tableaux(code: str) -> None:
    """Every number from 20 on is what a row pays or costs, or what all black rows cost together."""
    with speaking(code):
        for tableau in codex().tableaux:
            black = [-row.points for row in tableau.rows if row.points < 0]
            told = {int(number) for number in re.findall(r"\d{2,}", tableau.text)}
            assert told <= {*(abs(row.points) for row in tableau.rows), sum(black)}, tableau.text
        cost = -empty_rows(1)[-1].points
        for said in ("black", "stop", "stop-no", "duty"):
            assert f"{cost}" in say(f"lesson-gambler-{said}")
