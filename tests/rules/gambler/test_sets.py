"""Our sets of tableaux: what is in them, and how a table and a record name them."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import msgspec
import pytest

from tests.rules.gambler.table import tableau
from tests.rules.las_vegas.table import refused
from zocker import replays
from zocker.errors import Mistake
from zocker.match import Match
from zocker.narration.typed import tableau_names
from zocker.rules.gambler import sets, tableaux
from zocker.rules.gambler.game import GAMBLER
from zocker.rules.gambler.material import MAX_BOXES, STAR, START
from zocker.rules.gambler.rows import Row
from zocker.rules.gambler.table import Options
from zocker.rules.gambler.tableaux import Tableau
from zocker.rules.messages import Decision
from zocker.text import LANGUAGES

EVERY_SET = pytest.mark.parametrize("name", sets.NAMES)
KNOWN = "towns-1, towns-2"


def current() -> list[list[Row]]:
    return tableaux.rows(sets.find(sets.CURRENT))


def black(rows: list[Row]) -> list[Row]:
    return [row for row in rows if row.points < 0]


# What is in them ----------------------------------------------------------------------------------------


def digest(deck: tuple[Tableau, ...]) -> str:
    lines = ("|".join([tableau.name, str(tableau.beginner), *tableau.rows]) for tableau in deck)
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


@pytest.mark.clause("GA-4b")
@pytest.mark.parametrize(
    ("name", "pinned"),
    [
        ("towns-1", "c6ea0ee12440302c1e0582622b2b9046a2f167003ddcae5692b73d012cfc4ba4"),
        ("towns-2", "20914e7b7d5f865f3f2287c62c61e99063f20daada730fefdaf2ed217203335d"),
    ],
)
def test_no_row_of_a_set_ever_changes(name: str, pinned: str) -> None:
    """Recorded games name their set: where a row changed, they would be untrue. A new balance is a new set."""
    assert digest(sets.find(name)) == pinned


def test_every_set_is_pinned_and_every_file_is_a_set() -> None:
    files = Path(sets.__file__).parent.glob("*.toml")
    assert sorted(file.stem for file in files) == sorted(sets.NAMES) == ["towns-1", "towns-2"]
    assert Options().tableaux == sets.CURRENT == sets.NAMES[-1]


@pytest.mark.clause("GA-2", "GA-4", "GA-4a")
@EVERY_SET
def test_nothing_is_wrong_with_a_set(name: str) -> None:
    deck = sets.find(name)
    assert list(tableaux.faults([msgspec.structs.asdict(tableau) for tableau in deck])) == []
    assert len(deck) == 20
    assert sum(tableau.beginner for tableau in deck) == 1
    assert deck[tableaux.beginner(deck)].beginner


@pytest.mark.clause("GA-3", "GA-4")
@EVERY_SET
def test_a_set_is_like_the_printed_tableaux(name: str) -> None:
    for rows in tableaux.rows(sets.find(name)):
        assert sum(len(row.boxes) for row in rows) <= MAX_BOXES
        assert all(20 <= abs(row.points) <= 100 and row.points % 10 == 0 for row in rows)
        assert black(rows)
        assert all(row.points > 0 for row in rows if row.house)


@pytest.mark.parametrize(("name", "least", "most", "mean"), [("towns-1", 50, 110, 76), ("towns-2", 50, 100, 74.5)])
def test_what_faces_are_worth_in_all_is_as_documented(name: str, least: int, most: int, mean: float) -> None:
    worth = [sum(row.points for row in rows) for rows in tableaux.rows(sets.find(name))]
    assert (min(worth), max(worth), sum(worth) / len(worth)) == (least, most, mean)
    page = (Path(__file__).parents[3] / "docs" / "tableaux.md").read_text("utf-8")
    assert f"worth {least} to {most} points in all, {mean} on average" in page


@pytest.mark.clause("GA-4")
def test_black_rows_of_the_current_set_are_mild() -> None:
    """Everybody starts with 80 points: most black rows leave a beginner some, and none takes more."""
    costs = sorted(-row.points for rows in current() for row in black(rows))
    assert costs[0] == 20
    assert costs[-1] == START
    assert sum(cost <= 60 for cost in costs) >= 0.85 * len(costs)
    assert sum(any(row.points <= -60 for row in rows) for rows in current()) <= 11
    assert sum(len(black(rows)) == 1 for rows in current()) == 10
    assert -black(current()[0])[0].points == 40  # the one for beginners


@pytest.mark.clause("GA-4")
def test_yellow_rows_of_the_current_set_go_up_to_100() -> None:
    worth = [row.points for rows in current() for row in rows if row.points > 0]
    assert (min(worth), max(worth)) == (20, 100)
    assert (worth.count(90), worth.count(100)) == (3, 5)


@pytest.mark.clause("GA-4", "GA-12", "GA-E8")
def test_faces_of_the_current_set_have_two_black_rows_of_stars() -> None:
    """Once beside full houses, as in the book's example."""
    twice = [rows for rows in current() if sum(not row.house and set(row.boxes) == {STAR} for row in black(rows)) == 2]
    assert len(twice) == 2
    assert any(row.house for rows in twice for row in rows)


def test_the_towns_of_both_sets_are_the_same() -> None:
    assert [tableau.name for tableau in sets.find("towns-1")] == [tableau.name for tableau in sets.find("towns-2")]


def test_a_set_is_read_once() -> None:
    assert sets.find("towns-1") is sets.find("towns-1")


# How they are named -------------------------------------------------------------------------------------


@pytest.mark.clause("GA-4b")
def test_a_record_names_its_set() -> None:
    assert Match("gambler", players=2, seed=1).record().options["tableaux"] == "towns-2"
    older = Match("gambler", players=2, seed=1, tableaux="towns-1").record()
    assert older.options["tableaux"] == "towns-1"
    assert replays.replay(older).record() == older


@pytest.mark.clause("GA-4b")
@EVERY_SET
def test_a_game_on_any_set_can_be_played(name: str) -> None:
    match = Match("gambler", players=3, seed=2, tableaux=name, target=200)
    view = match.view()
    assert view.tableau is not None
    turned = tableaux.rows(sets.find(name))[view.tableau - 1]
    assert [row.points for row in view.rows] == [row.points for row in turned]
    while isinstance(match.waiting, Decision):
        match.play(match.waiting.moves[0].text)
    assert match.over
    assert replays.replay(match.record()).secret_state.tobytes() == match.secret_state.tobytes()


def test_sets_differ_where_they_are_laid_out() -> None:
    older, newer = (GAMBLER.blank_state(2, GAMBLER.Options(tableaux=name)) for name in sets.NAMES)
    assert (older.tableaux != newer.tableaux).any()
    assert (older.deck, newer.deck) == (20, 20)


def test_a_set_is_told_from_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name is a set; whoever has a file of that name writes its path."""
    monkeypatch.chdir(tmp_path)
    rows = tableau("1 2 : 50")["rows"]
    Path("towns-1").write_text(f"[[tableau]]\nname = 'Backyard'\nrows = {rows}", "utf-8")
    assert sets.read("towns-1") == "towns-1"
    for path in ("./towns-1", str(tmp_path / "towns-1"), Path("towns-1")):
        assert sets.read(path) == (Tableau("Backyard", tuple(rows)),)


@pytest.mark.clause("GA-4b")
def test_what_is_neither_a_set_nor_a_file_is_told_with_our_sets() -> None:
    sentence = "There is no file towns-3, and none of our sets has that name. Our sets are: towns-1, towns-2."
    with pytest.raises(Mistake, match=f"^{re.escape(sentence)}$"):
        Match("gambler", players=2, tableaux="towns-3")


@pytest.mark.clause("GA-4b")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_that_a_record_cannot_name_is_told_in_one_sentence(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ZOCKER_LANG", language)
    record = Match("gambler", players=2, seed=1).record()
    for name in ("towns-3", "/etc/hostname", "", 7):
        with pytest.raises(Mistake, match=f"tableaux [^\n]*{name}[^\n]* {KNOWN}\\.$"):
            replays.replay(msgspec.structs.replace(record, options=record.options | {"tableaux": name}))


def test_no_set_is_guessed_from_python() -> None:
    with refused("error-option-value", option="tableaux", value="towns-3", allowed=KNOWN):
        sets.find("towns-3")
    with refused("error-option-value", option="tableaux", value=7, allowed=f"{KNOWN}, FILE"):
        Match("gambler", players=2, tableaux=7)  # type: ignore[call-overload]


def test_names_of_tableaux_come_from_the_set_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [Match("gambler", players=2, seed=1, tableaux=name) for name in sets.NAMES]
    named = {name: (Tableau(f"Face of {name}", ("1 : 10",) * 6),) for name in sets.NAMES}
    monkeypatch.setattr(sets, "find", named.__getitem__)
    assert [tableau_names(match) for match in matches] == [("Face of towns-1",), ("Face of towns-2",)]
    own = Match("gambler", players=2, seed=1, tableaux=[tableau(name="Backyard")])
    assert tableau_names(own) == ("Backyard",)
