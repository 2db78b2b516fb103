from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.terminal import driver
from tests.terminal.driver import Screen, saved
from zocker.match import Match
from zocker.narration.sentences import points
from zocker.narration.typed import tableau_names
from zocker.rules.gambler import sets
from zocker.rules.gambler.events import (
    DiePlaced,
    NothingFits,
    RollsAgain,
    RoundEnded,
    RowFinished,
    Stopped,
    TableauTurned,
)
from zocker.rules.messages import Decision, Event, Rolled, RoundBegan, TookBack
from zocker.terminal.gambler import table as tables
from zocker.terminal.gambler.game import GAMBLER
from zocker.terminal.players import Players, players_of
from zocker.text import LANGUAGES, say

ROWS = ["1 2 3 4 : 50", "* * * : 60", "full house : 80", "6 6 : 40", "5 : 20", "2 2 : -30"]
TABLEAUX = [{"name": "Backyard", "rows": ROWS}]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_LANG", "en")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def run(answer: Any, path: Path, width: int = 80, height: int = 24, **given: Any) -> Screen:
    return driver.run(answer, path, width, height, **({"game": "gambler", "bots": "random"} | given))


def take(picked: int) -> driver.Answer:
    """Roll and go on; of choices take one by a number that goes up and up, so that all kinds are tried."""

    def answer(prompt: str, shown: str) -> str:
        nonlocal picked
        picked += 1
        keys = offered(prompt, shown)
        return keys[picked % len(keys)] if keys else ""

    return answer


def offered(prompt: str, shown: str) -> list[str]:
    """Return the keys that a prompt offers, those of a row with several faces as its line lists them."""
    listed = re.match(r"((?:\d_?|[RS])(?: (?:\d_?|[RS]))*) ", re.sub(r"^[●■▲◆★▼] \w+ +", "", prompt))
    keys: list[str] = []
    for key in listed[1].split() if listed else ():
        line = next((line for line in shown.splitlines() if line.startswith(f" {key} ")), "")
        keys += re.findall(rf"\b{key[0]}[1-6]\b", line) if "_" in key else [key]
    return keys


def asked(**options: Any) -> Match:
    """Return a game of Anna and Ben on the backyard tableau whose dice are supplied."""
    return Match("gambler", seats=["Anna", "Ben"], chance="ask", starter=1, tableaux=TABLEAUX, **options)


def players(match: Match, plain: bool = False) -> Players:
    return players_of(match.game, match.seats, plain, tableau_names(match))


def drawn(part: Any, width: int = 80) -> list[str]:
    console = Console(width=width, file=io.StringIO())
    with console.capture() as captured:
        console.print(part)
    return [line.rstrip() for line in captured.get().splitlines()]


# Whole games ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height", "bots"), [(80, 24, 5), (80, 24, 1), (120, 40, 5)])
def test_a_whole_game(
    path: Path, width: int, height: int, bots: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ZOCKER_LANG", language)
    table = {"bots": ",".join(["random"] * bots), "options": {"target": "200"}}
    screen = run(take(3), path, width, height, seed=2, **table)
    match = saved(path)
    assert match.result is not None
    assert max(len(line) for shown in screen.shown for line in shown.splitlines()) <= width
    assert max(shown.rstrip("\n").count("\n") + 1 for shown in screen.shown) < height
    rounds = [event for event in match.secret_events if isinstance(event, RoundEnded)]
    for ended in rounds:
        assert say("scoring-title", round=ended.round) in screen.text
    for event in match.secret_events:
        if isinstance(event, TableauTurned):
            name = sets.find(sets.CURRENT)[event.tableau - 1].name
            assert say("terminal-tableau", number=event.tableau, name=name) in screen.text
    ending = screen.text[screen.text.index(say("final-title")) :]
    assert points(max(match.result.scores)) in ending
    for score in match.result.scores:
        assert str(score) in ending


def test_a_tableau_is_shown_before_a_bot_begins_on_it(path: Path) -> None:
    screen = run(["", "q"], path, options={"starter": "2"})
    assert screen.prompts[0].startswith("Enter continue")
    assert "Round 1 begins. Ada starts. Tableau" in screen.shown[0]
    assert "▐" not in screen.shown[0]
    assert screen.prompts[1].startswith("Enter roll 5 dice")


def test_a_rounds_last_move_can_be_taken_back(path: Path) -> None:
    answer = take(5)
    after: list[str] = []

    def regret(prompt: str, shown: str) -> str:
        if after:
            after.append(shown)
            return "q"
        if "Round 1 is over" in shown:
            assert "take back" in prompt
            after.append(shown)
            return "u"
        return answer(prompt, shown)

    run(regret, path, names="Anna,Ben", bots="", seed=3)
    assert "move taken back" in " ".join(after[1].split())
    assert "Round 1 " in after[1]
    assert saved(path).lines[-1] == "undo"


def test_a_resumed_game_shows_the_position_that_was_left(path: Path) -> None:
    questions, answer = 17, take(1)

    def leave(prompt: str, shown: str) -> str:
        nonlocal questions
        questions -= 1
        return answer(prompt, shown) if questions else "q"

    left = run(leave, path, seed=1)
    again = run([], path, game=None, bots=None, seed=None, resume=path, save=None)
    assert again.shown[0].strip() == left.shown[-1].strip()


@pytest.mark.parametrize(("seed", "shared"), [(32, True), (16, False)])
def test_shared_wins(path: Path, seed: int, shared: bool) -> None:
    screen = run(take(seed), path, names="Anna,Ben", bots="", seed=seed, options={"target": "1", "rounds": "1"})
    match = saved(path)
    assert match.result is not None
    assert (len(match.result.winners) == 2) == shared
    best = points(max(match.result.scores))
    winner = match.seats[match.result.winners[0]].name
    said = f"Anna and Ben share the win with {best} each!" if shared else f"{winner} wins with {best}!"
    assert said in screen.text


# The tableau -----------------------------------------------------------------------------------------------


def played() -> Match:
    """Return a game in which Anna has placed dice in most rows."""
    match = asked()
    match.supply("tableau 1")
    match.supply("roll 1 2 4 5 6")
    for move in ("place 1 in row 1", "place 4 in row 2", "place 5 in row 5", "place 2 in row 6"):
        match.play(move)
    return match


def test_the_tableau_as_a_picture() -> None:
    match = played()
    table = drawn(GAMBLER.draw_table(match, 0, players(match), 80, 24))
    assert table[0] == "GAMBLER   Round 1   Anna started"
    assert "Tableau 1: Backyard" in table[1]
    assert [re.split(r" *│", line)[1] for line in table[2:8]] == [
        " 1  ▐1▌‹2› 3  4     ( 50)",
        " 2  ▐4▌‹★› ★        ( 60)",
        " 3  ‹♠› ♠  ♠  ♦  ♦  ( 80)",
        " 4  ‹6› 6           ( 40)",
        " 5  ▐5▌             ( 20) ✓●",
        " 6  ▐2▌‹2›          (−30)",
    ]
    assert re.search(r"● Anna ◂ +100 / 500 +▰▰▱▱▱▱▱▱▱▱ +11$", table[2])
    assert re.search(r"■ Ben +80 / 500 +▰▰▱▱▱▱▱▱▱▱ +15$", table[3])


def test_the_tableau_in_ascii() -> None:
    match = played()
    table = drawn(GAMBLER.draw_table(match, 0, players(match, plain=True), 120, 40))
    assert "\n".join(table).isascii()
    assert table[4].startswith("| 3  <a> a  a  b  b  ( 80)    |")
    assert table[6].startswith("| 5  [5]             ( 20) x@ |")
    assert table[7].startswith("| 6  [2]<2>          (-30)    |")


def test_a_large_screen_has_large_boxes() -> None:
    match = played()
    table = drawn(GAMBLER.draw_table(match, 0, players(match), 120, 40), 120)
    assert len(table) == 1 + 2 + 3 * 6
    assert table[2].startswith("│    ╭───╮┌   ┐┌   ┐┌   ┐")
    assert table[3].startswith("│ 1  │ 1 │ ‹2›   3    4 ")


def test_black_rows_are_black_and_finished_points_struck() -> None:
    match = played()
    styles = {}
    for line in tables.draw_rows(match.view(0), {}, players(match), large=False):
        styles[line.plain.strip()[0]] = {str(span.style) for span in line.spans}
    assert tables.BLACK in styles["6"]
    assert tables.YELLOW in styles["1"]
    assert tables.BLACK not in styles["1"]
    assert "dim strike" in styles["5"]


def test_a_limit_of_rounds_is_shown() -> None:
    match = asked(rounds=3)
    assert drawn(GAMBLER.draw_table(match, 0, players(match), 80, 24))[0].startswith("GAMBLER   ◆◇◇  Round 1 of 3")


# Choices ---------------------------------------------------------------------------------------------------


def choices(match: Match) -> list[str]:
    assert isinstance(match.waiting, Decision)
    return drawn(GAMBLER.draw_choices(match, match.waiting, players(match), 80))


def test_choices_say_what_they_would_do() -> None:
    match = asked()
    match.supply("tableau 1")
    match.supply("roll 1 2 4 5 6")
    assert choices(match) == [
        " 1    a 1 in row 1                 1 of 4, for +50",
        " 2_   a 1, 2, 4, 5, or 6 in row 2  1 of 3, for +60   21 22 24 25 26",
        " 3_   a 1, 2, 4, 5, or 6 in row 3  1 of 5, for +80   31 32 34 35 36",
        " 4    a 6 in row 4                 1 of 2, for +40",
        " 5    a 5 in row 5                 completes the row: you win 20 points",
        " 6    a 2 in row 6                 1 of 2, for −30",
    ]
    assert isinstance(match.waiting, Decision)
    assert GAMBLER.listed_keys(match.waiting) == ["1", "2_", "3_", "4", "5", "6"]
    match.play("place 2 in row 6")
    match.play("roll again")
    match.supply("roll 2 2 3 3")
    match.play("place 2 in row 2")
    assert choices(match)[-3:] == [
        " 6    a 2 in row 6            completes the row: you lose 30 points",
        " R    roll again with 3 dice",
        " S    stop",
    ]


def test_who_has_no_points_has_nothing_to_lose() -> None:
    setup = {
        "round": 2,
        "starter": 1,
        "on": 1,
        "turned": [1],
        "rows": [[], [], [], [], [], [2]],
        "dice": [15, 14],
        "points": [0, 20],
        "roll": "roll 2 2 2 2 2",
    }
    match = Match("gambler", seats=["Anna", "Ben"], chance="ask", setup=setup, tableaux=TABLEAUX)
    assert choices(match)[-1].endswith("completes the row: you have nothing to lose")


def typed(path: Path, *answers: str, rows: list[str] = ROWS) -> Screen:
    """Play on tableaux of one's own with dice as typed."""
    toml = path.with_name("mine.toml")
    written = "\n".join(f'[[tableau]]\nname = "{name}"\nrows = {rows}' for name in ("Backyard", "Attic"))
    toml.write_text(written.replace("'", '"'))
    options = {"tableaux": str(toml)}
    return run(answers, path, names="Anna,Ben", bots="", seed=None, dice="typed", options=options)


def test_enter_takes_the_only_choice_but_never_stops_or_rolls(path: Path) -> None:
    rows = ["1 2 3 4 : 50", "6 : 40", "6 6 : 50", "1 1 : 40", "5 : 20", "2 2 : -30"]
    screen = typed(path, "1", "1", "3 3 4 4 5", "", "", "s", "1 3 3 3 4", "", "4", "q", rows=rows)
    assert saved(path).lines[2:] == [
        "roll 3 3 4 4 5",
        "place 5 in row 5",
        "stop",
        "roll 1 3 3 3 4",
        "place 1 in row 4",
    ]
    assert screen.prompts[3].startswith("● Anna  5 / Enter choose")
    assert screen.prompts[4].startswith("● Anna  R S choose")
    assert screen.shown[5].strip() == say("hint-choose-number", moves="R, S")
    assert screen.prompts[7].startswith("■ Ben  1 4 choose")
    assert screen.shown[8].strip() == say("hint-choose-number", moves="1, 4")


def test_a_row_without_its_face_is_asked_for(path: Path) -> None:
    screen = typed(path, "1", "1", "1 2 4 5 6", "2", "24", "q")
    assert screen.shown[4].strip() == say("hint-choose-number", moves="21, 22, 24, 25, 26")
    assert saved(path).lines[-1] == "place 4 in row 2"


def test_the_roll_is_always_shown(path: Path) -> None:
    screen = run(take(1), path, seed=6, bots="random,random,random,random,random", options={"target": "100"})
    for prompt, shown in zip(screen.prompts, screen.shown, strict=True):
        if "choose" in prompt:
            assert "Your dice  ▐" in shown or "╭─────╮" in shown


# Typed dice and tableaux ------------------------------------------------------------------------------------


def test_typed_dice_and_tableaux(path: Path) -> None:
    answers = ["3", "2", "3", "attic", "1 1 1", "12346", "1"]
    screen = typed(path, *answers)
    assert saved(path).lines == ["start 2", "tableau 2", "roll 1 2 3 4 6", "place 1 in row 1"]
    assert "Who starts?" in screen.shown[0]
    assert "Not seen yet: 1 Backyard, 2 Attic" in screen.shown[2]
    assert "Tableau 2: Attic" in screen.shown[4]
    assert "Roll 5 dice for Ben and type them" in screen.shown[4]
    assert "Expected 5" in screen.shown[5]


def test_tableaux_that_were_turned_up_are_not_asked_for_again(path: Path) -> None:
    answer = take(2)

    def lazy(prompt: str, shown: str) -> str:
        if "Not seen yet" in shown:
            return "q" if "Round 2" in shown else "1"
        return "r" if say("key-auto") in prompt else answer(prompt, shown)

    screen = run(lazy, path, names="Anna,Ben", bots="", seed=None, dice="typed")
    first, second = (tableau.name for tableau in sets.find(sets.CURRENT)[:2])
    questions = [" ".join(shown.split()) for shown in screen.shown if "Not seen yet" in shown]
    assert len(questions) == 2
    assert f"1 {first}, 2 " in questions[0]
    assert f"Not seen yet: 2 {second}" in questions[1]


# Lines -----------------------------------------------------------------------------------------------------


def told(*events: Event) -> list[str]:
    match = asked()
    return [line.plain for line in GAMBLER.tell(events, players(match))]


def test_a_turn_is_one_line() -> None:
    first = [
        Rolled(1, (1, 2, 2, 4, 6)),
        DiePlaced(1, 1, 1),
        DiePlaced(1, 6, 4),
        RowFinished(1, 4, 40),
        DiePlaced(1, 2, 1),
        RollsAgain(1),
        Rolled(1, (2, 3)),
        DiePlaced(1, 2, 6),
        RowFinished(1, 6, -30),
        RollsAgain(1),
        Rolled(1, (5,)),
        NothingFits(1),
    ]
    second = [Rolled(0, (1, 3)), DiePlaced(0, 3, 1), TookBack(0), DiePlaced(0, 1, 2), Stopped(0), RoundEnded(1, 0)]
    assert told(RoundBegan(1, 1), TableauTurned(1), *first, *second) == [
        "■ Round 1 begins. Ben starts. Tableau 1: Backyard.",
        "■ Ben rolls 1 2 2 4 6: 1 2 in row 1, 6 in row 4 (+40) · 2 3: 2 in row 6 (−30) · 5: nothing fits.",
        "● Anna rolls 1 3: 3 in row 1, 1 in row 2, move taken back, stop.",
        "● Anna places the last die, so round 1 is over.",
    ]


def test_news_are_the_others_turns_and_then_ones_own(path: Path) -> None:
    begun: list[Event] = [RoundBegan(1, 0), TableauTurned(1)]
    mine: list[Event] = [Rolled(0, (1, 6)), DiePlaced(0, 1, 1), Stopped(0)]
    theirs: list[Event] = [
        Rolled(1, (2, 6)),
        DiePlaced(1, 2, 1),
        RollsAgain(1),
        Rolled(1, (1,)),
        NothingFits(1),
    ]
    again: list[Event] = [Rolled(0, (3,))]
    placed: list[Event] = [DiePlaced(0, 3, 1)]
    assert GAMBLER.news(begun + mine + theirs, 0, [0]) == theirs
    assert GAMBLER.news(begun + mine + theirs + again, 0, [0]) == theirs
    assert GAMBLER.news(begun + mine + theirs + again + placed, 0, [0]) == again + placed
    assert GAMBLER.news(begun + mine, 0, [0]) == mine
    assert GAMBLER.last_turns(begun + mine + theirs, [0]) == mine + theirs


# Anywhere --------------------------------------------------------------------------------------------------


def test_help(path: Path) -> None:
    screen = run(["?", "", "q"], path, options={"target": "300"})
    assert "Gambler in short" in screen.shown[1]
    assert "300 points" in screen.shown[1]


def test_nothing_is_compiled_and_it_works_in_a_pipe(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "from zocker.cli import app\n"
        "table = ['--bots', 'random', '--option', 'starter=1', '--seed', '4', '--save', sys.argv[1]]\n"
        "app(['play', 'gambler', *table], standalone_mode=False)\n"
        "assert 'numba' not in sys.modules, 'numba was imported'\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "game.json")],
        input="\nq\n",
        capture_output=True,
        text=True,
        encoding="ascii",
        env={**os.environ, "PYTHONIOENCODING": "ascii", "ZOCKER_CACHE": str(tmp_path / "cache"), "COLUMNS": "80"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "@ You <" in done.stdout
    assert re.search(r"^\| 6 .*\( *-?\d+\)", done.stdout, re.M)
    assert not (tmp_path / "cache").exists()
