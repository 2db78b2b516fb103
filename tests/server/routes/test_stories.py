"""What finished games tell, and that running ones tell nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.server.stage import DEADLINE, ME, MoneyJudge, Served, bot
from zocker import record as records
from zocker.analysis.account import measure
from zocker.rules.games import GAMES
from zocker.rules.messages import Result
from zocker.server.messages.pages import NewTable
from zocker.server.messages.story import Story
from zocker.server.present.story import LEAST_ERROR, tell_story, with_own_record
from zocker.server.routes import stories
from zocker.server.routes.stories import own_scores
from zocker.server.store.stored import StoredSeat
from zocker.server.tables import analysts
from zocker.server.tables.new_tables import table_from_file
from zocker.text import LANGUAGES, say, speaking

GOLDEN = Path(__file__).parents[2] / "golden"
NAMES = ("las-vegas", "las-vegas-2", "royale", "gambler", "G1")


def told(name: str, since: int = 0) -> Story:
    record = records.load(GOLDEN / f"{name}.json")
    return tell_story(record, measure(record, MoneyJudge(), since=since), since)


@pytest.fixture
def web(served: Served) -> Iterator[httpx2.Client]:
    served.house.services.bots.ready.update(GAMES)
    with httpx2.Client(base_url=served.url, timeout=DEADLINE) as client:
        yield client


@pytest.mark.parametrize("name", NAMES)
def test_a_story_goes_from_the_start_to_the_result(name: str) -> None:
    story, record = told(name), records.load(GOLDEN / f"{name}.json")
    assert record.result is not None
    assert story.judged is not None
    assert story.rounds[-1].scores == record.result.scores
    first, *_, last = story.judged.points
    assert first.line == 0
    assert sum(first.chances) == pytest.approx(1, abs=0.01)
    assert [chance > 0 for chance in last.chances] == [
        seat in record.result.winners for seat in range(len(record.seats))
    ]
    for seat in story.judged.seats:
        if story.judged.names_mistakes:
            parts = (seat.own_errors or 0) + (seat.others_errors or 0) + (seat.corrections or 0)
            assert seat.start + seat.luck + parts == pytest.approx(seat.result, abs=0.005)
        else:
            assert (seat.own_errors, seat.others_errors, seat.corrections) == (None, None, None)


@pytest.mark.parametrize("name", NAMES)
def test_every_turning_point_shows_the_table_at_its_moment(name: str) -> None:
    story, record = told(name), records.load(GOLDEN / f"{name}.json")
    assert story.judged is not None
    for point in story.judged.turning_points:
        assert point.table.line_count in (point.line, point.line - 1)
        assert point.table.view is not None
        assert point.table.log == ()
        is_choice = story.judged.names_mistakes and record.lines[point.line - 1] in GAMES[record.game].moves
        assert (point.table.line_count == point.line - 1) == is_choice
        assert is_choice or (point.place, point.better_place) == (None, None)


def test_errors_say_what_would_have_been_better() -> None:
    story = told("las-vegas-2")
    assert story.judged is not None
    assert story.judged.errors
    assert all(error.loss >= LEAST_ERROR and "Better: " in error.better for error in story.judged.errors)


def test_an_error_at_a_turning_point_shows_where_the_dice_went_and_where_not() -> None:
    story = told("las-vegas-2")
    assert story.judged is not None
    second = story.judged.turning_points[1]
    assert (second.text, second.better) == ("Anna places 1 die in Miracle.", "Better: 1 die in Oasis.")
    assert (second.place, second.better_place) == ("casino-3", "casino-4")


@pytest.mark.parametrize("name", ["las-vegas", "las-vegas-2019", "royale", "gambler", "G1"])
def test_where_mistakes_are_not_proven_a_story_names_none(name: str) -> None:
    with speaking("en"):
        story, why = told(name), say("analyse-luck-only")
    assert story.judged is not None
    assert not story.judged.names_mistakes
    assert story.judged.errors == ()
    assert all(point.better is point.place is point.better_place is None for point in story.judged.turning_points)
    assert all((seat.own_errors, seat.others_errors, seat.corrections) == (None,) * 3 for seat in story.judged.seats)
    assert story.verdict.count(why) == 1
    words = " ".join([*story.verdict, story.judged.about, *(seat.text for seat in story.judged.seats)]).replace(why, "")
    assert [word for word in ("mistake", "ahead", "worth", "correction") if word in words] == []


def test_a_game_that_nobody_can_judge_has_its_rounds_all_the_same() -> None:
    story = tell_story(records.load(GOLDEN / "royale.json"), None, 0)
    assert story.judged is None
    assert "can’t be measured" in story.verdict[0]
    assert len(story.rounds) == 3
    assert story.records[0].startswith("Best round: Denny, $280,000")


def test_ones_own_record_is_told_when_it_is_broken() -> None:
    story = told("royale")
    broken = with_own_record(story, "royale", 770_000, 760_000)
    assert broken.records[-1] == "Your best result so far: $770,000. It was $760,000 before."
    assert with_own_record(story, "royale", 770_000, 770_000) is story


def test_a_running_game_tells_nothing(web: httpx2.Client, served: Served) -> None:
    guest, cookie = served.new_guest()
    running = served.create(guest, NewTable("las-vegas", (ME, bot())))
    refused = web.get(f"/api/tables/{running}/story", headers={"cookie": cookie})
    assert (refused.status_code, refused.json()) == (403, {"text": "You can replay this game once it is over."})
    assert web.get("/api/tables/nowhere/story").status_code == 404


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_is_told_in_the_readers_language(code: str, web: httpx2.Client) -> None:
    table = web.post("/api/records", content=(GOLDEN / "G1.json").read_bytes()).json()["table"]
    story = web.get(f"/api/tables/{table}/story?lang={code}").json()
    with speaking(code):
        assert story["verdict"] == list(told("G1").verdict)
        assert story["records"] == list(told("G1").records)


def test_too_early_is_no_error(web: httpx2.Client, served: Served) -> None:
    served.house.services.bots.ready.clear()
    table = web.post("/api/records", content=(GOLDEN / "H1.json").read_bytes()).json()["table"]
    answer = web.get(f"/api/tables/{table}/story")
    assert (answer.status_code, [*answer.json()]) == (202, ["text"])


def test_ones_best_result_is_that_of_ones_other_games(served: Served) -> None:
    async def play() -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
        games = []
        for number, score in enumerate((100_000, 300_000, 200_000)):
            game = table_from_file((GOLDEN / "las-vegas-2.json").read_bytes())
            game.id, game.lines = f"best-{number}", []
            game.seats = [StoredSeat("Otto", bot="rookie"), StoredSeat("Anna", "best-anna")]
            game.result = Result.of((0, score), (1,))
            await served.house.store.add(game)
            games.append(game)
        return own_scores(served.house, games[1], "best-anna"), own_scores(served.house, games[1], "a-stranger")

    assert served.call(play()) == ((300_000, 200_000), None)


def test_all_who_played_read_the_same_story_and_it_is_told_once(
    web: httpx2.Client, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = list[Any]()

    def tell(*given: Any) -> Story:
        times.append(given)
        return tell_story(*given)

    monkeypatch.setattr(stories, "tell_story", tell)
    monkeypatch.setattr(analysts, "MAX_TOLD", 1)
    tables = [
        web.post("/api/records", content=(GOLDEN / f"{name}.json").read_bytes()).json()["table"]
        for name in ("B1", "B2")
    ]
    first = [web.get(f"/api/tables/{tables[0]}/story").json() for _ in range(3)]
    assert first[0] == first[1] == first[2]
    assert len(times) == 1
    for table, told_so_far in ((tables[1], 2), (tables[0], 3)):  # there is room for one only
        web.get(f"/api/tables/{table}/story")
        assert len(times) == told_so_far
