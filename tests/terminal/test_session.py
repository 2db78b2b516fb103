from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.driver import first_choice, run, saved
from tests.test_samples import SAMPLES
from zocker.errors import Mistake
from zocker.narration.sentences import money
from zocker.text import LANGUAGES, say


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ZOCKER_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_a_whole_game(path: Path, width: int, height: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_LANG", language)
    screen = run(first_choice, path, width, height)
    match = saved(path)
    assert match.over
    assert match.result is not None
    assert max(len(line) for shown in screen.shown for line in shown.splitlines()) <= width
    for number in range(1, 5):
        assert say("scoring-title", round=number) in screen.text
    ending = screen.text[screen.text.index(say("final-title")) :]
    for score in match.result.scores:
        assert money(score) in ending
    assert str(path) in ending


def test_with_neutral_dice_and_five_seats(path: Path) -> None:
    screen = run(stop_after(20, "q"), path, options={"neutral": "true"}, bots="greedy,random,greedy")
    assert "○" in screen.text
    screen.shown += run(stop_after(20, "q"), path, bots="greedy,random,greedy,random").shown
    assert max(len(line) for shown in screen.shown for line in shown.splitlines()) <= 80


def test_the_usual_table_is_you_and_three_bots(path: Path) -> None:
    screen = run([], path)
    seats = saved(path).seats
    assert [seat.bot for seat in seats] == [None, "greedy", "greedy", "greedy"]
    assert [seat.name for seat in seats] == ["You", "Ada", "Blaise", "Emmy"]
    assert screen.text.count("greedy") == 3


def test_bots_take_other_names_than_people(path: Path) -> None:
    run([], path, names="ada, Ben", bots="random,greedy")
    assert [seat.name for seat in saved(path).seats] == ["ada", "Ben", "Blaise", "Emmy"]


def test_only_legal_choices_with_what_they_would_do(path: Path) -> None:
    screen = run(["", "1", "x", "2", "", "", "3"], path)
    assert re.findall(r"^ (\d) +(●+) +([\w ]+?) {2,}(.*?) *$", screen.shown[1], re.M) == [
        ("2", "●●●", "Bajazzo", "you lead: $50,000"),
        ("3", "●", "Miracle", "you lead: $50,000"),
        ("4", "●●", "Oasis", "you lead: $30,000"),
        ("5", "●●", "Sphinx", "you lead: $70,000"),
    ]
    assert screen.prompts[1].startswith("2 3 4 5 choose")
    hint = "Type the number of a casino: 2, 3, 4, 5."
    assert screen.shown[2].strip() == screen.shown[3].strip() == hint
    assert saved(path).lines.count("place 2") == 1


def test_bots_turns_since_ones_own_move_are_listed(path: Path) -> None:
    screen = run(["", "4", ""], path)
    turns = re.findall(r"^\S (\w+) rolls ([\d ]+) and places", screen.shown[3], re.M)
    assert [name for name, _ in turns] == ["Ada", "Blaise", "Emmy"]
    rolls = [line for line in saved(path).lines if line.startswith("roll")]
    assert [f"roll {roll}" for _, roll in turns] == rolls[1:4]


# Taking back -------------------------------------------------------------------------------------------


def test_a_move_can_be_taken_back_until_dice_come(path: Path) -> None:
    screen = run(["", "4", "u", "2", "", "u"], path)
    assert "take back" in screen.prompts[2]
    assert "You take back your move." in screen.shown[3]
    assert "take back" not in screen.prompts[5]
    assert screen.shown[6].strip() == say("error-undo")
    lines = saved(path).lines
    moves = [line for line in lines if line.startswith(("place", "undo"))]
    assert moves[:3] == ["place 4", "undo", "place 2"]
    assert moves.count("undo") == 1


def test_the_next_person_may_still_let_the_last_one_take_back(path: Path) -> None:
    screen = run(["", "2", "U", "5", "", "u"], path, names="Anna,Ben", seed=1)
    assert [prompt.split()[1] for prompt in screen.prompts] == ["Ben", "Ben", "Anna", "Ben", "Anna", "Anna", "Anna"]
    assert "take back" in screen.prompts[2]
    assert "Ben takes back a move." in screen.shown[3]
    assert screen.shown[6].strip() == say("error-undo")


def test_a_rounds_last_move_can_be_taken_back_with_its_scoring(path: Path) -> None:
    asked = 0

    def answer(prompt: str, shown: str) -> str:
        nonlocal asked
        if "Round 1 is over" in shown and not asked:
            asked += 1
            assert "take back" in prompt
            return "u"
        if asked == 1 and "take" in shown:
            asked += 1
            assert "takes back a move" in shown
            assert "Round 1 of 4" in shown
        return first_choice(prompt.replace("■ Ben", "").replace("● Anna", "").strip(), shown) if asked < 3 else "q"

    run(answer, path, names="Anna,Ben")
    assert asked == 2
    assert saved(path).lines.count("undo") == 1


# Saving and going on -----------------------------------------------------------------------------------


def stop_after(questions: int, how: type[BaseException] | str):  # type: ignore[no-untyped-def]
    def answer(prompt: str, shown: str) -> str:
        nonlocal questions
        questions -= 1
        if questions >= 0:
            return first_choice(prompt, shown)
        if isinstance(how, str):
            return how
        raise how

    return answer


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("whole") / "game.json"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ZOCKER_LANG", "en")
        run(first_choice, path)
    return path


@pytest.mark.parametrize("questions", [0, 1, 2, 3, 16, 17, 18, 19, 64, 65])
def test_ctrl_c_saves_the_game_so_far(path: Path, whole: Path, questions: int) -> None:
    with pytest.raises(KeyboardInterrupt):
        run(stop_after(questions, KeyboardInterrupt), path)
    lines = saved(path).lines
    assert lines == saved(whole).lines[: len(lines)]


@pytest.mark.parametrize("questions", [1, 2, 3, 18])
def test_a_resumed_game_plays_on_as_if_nobody_had_left(path: Path, whole: Path, questions: int) -> None:
    run(stop_after(questions, "q"), path)
    run(first_choice, path, game=None, seed=None, resume=path, save=None)
    assert path.read_text() == whole.read_text()


def test_resuming_shows_the_position_that_was_left(path: Path) -> None:
    left = run(["", "4", "", "", "q"], path)
    assert f"zocker play --resume {path}" in left.text
    again = run([], path, seed=None, resume=path, save=None)
    assert again.shown[0].strip() == left.shown[-1].strip()


def test_leaving_without_a_file_saves_beside_other_games(tmp_path: Path) -> None:
    run(["", "Q"], tmp_path, save=None)
    (file,) = (tmp_path / "data/zocker/games").iterdir()
    assert re.fullmatch(r"las-vegas-\d{4}-\d\d-\d\d-\d{6}\.json", file.name)
    assert len(saved(file).lines) > 6


def test_a_game_begun_in_another_language_goes_on(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(["", "4", "", "q"], path)
    monkeypatch.setenv("ZOCKER_LANG", "de")
    assert "● Du" in run([], path, seed=None, resume=path, save=None).text


def test_a_failing_bot_loses_no_game(path: Path, tmp_path: Path) -> None:
    bot = tmp_path / "bad.py"
    bot.write_text("class Bad:\n    def choose(self, view, legal, rng):\n        raise RuntimeError('oops')\n")
    with pytest.raises(Mistake, match="oops"):
        run(first_choice, path, bots=f"{bot}:Bad")
    assert len(saved(path).lines) > 6


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"dice": "loaded"}, "error-play-dice"),
        ({"dice": "typed"}, "error-typed-seed"),
        ({"game": "poker"}, "error-unknown-game"),
        ({"names": "Anna,anna"}, "error-same-name"),
        ({"names": "Anna,Ben,Cleo,Dan,Eve,Fay"}, "error-players"),
        ({"names": "", "bots": "greedy"}, "error-players"),
        ({"bots": "genius"}, "error-unknown-bot"),
        ({"resume": Path("nowhere.json"), "seed": None}, "error-no-file"),
        ({"resume": Path("nowhere.json")}, "error-resume-alone"),
        ({"save": Path("/proc/nowhere/game.json")}, "error-write"),
    ],
)
def test_what_cannot_be_played(path: Path, given: dict[str, Any], message: str) -> None:
    with pytest.raises(Mistake) as raised:
        run([], path, **given)
    assert raised.value.message == message
    assert "\n" not in str(raised.value)


def test_a_game_that_was_begun_by_older_rules_cannot_be_resumed(path: Path) -> None:
    old = json.loads((SAMPLES / "royale-agrees.json").read_text("utf-8"))
    path.write_text(json.dumps(old | {"lines": old["lines"][:40], "result": None}))
    before = path.read_bytes()
    with pytest.raises(Mistake) as caught:
        run([], path, seed=None, resume=path, save=None, game=None)
    assert caught.value.message == "error-older-rules-running"
    assert path.read_bytes() == before


def test_finished_and_broken_records_cannot_be_resumed(path: Path, whole: Path) -> None:
    with pytest.raises(Mistake, match="is over"):
        run([], path, seed=None, resume=whole, save=None)
    path.write_text(whole.read_text()[:200])
    with pytest.raises(Mistake) as raised:
        run([], path, seed=None, resume=path, save=None)
    assert raised.value.message == "error-record-form"


def test_a_failed_save_leaves_the_old_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(["q"], path)
    before = path.read_text()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Mistake, match="No space left"):
        run(["", "q"], path, seed=None, resume=path, save=None)
    assert path.read_text() == before
    assert list(path.parent.glob(".*")) == []


# What is hidden stays hidden ----------------------------------------------------------------------------


def test_a_hot_seat_sees_only_its_own_money(path: Path) -> None:
    looked = 0

    def answer(prompt: str, shown: str) -> str:
        nonlocal looked
        seat = "●■▲".find(prompt[0])
        totals = re.search(r"^Money +(.*?) *$", shown, re.M)
        if totals and "LAS VEGAS" in shown:
            cells = re.split(r" {2,}", totals[1])
            assert [number for number, cell in enumerate(cells) if cell != "hidden"] == [seat]
            looked += 1
        if " is over" in shown and "In all" in shown:
            assert shown.count("hidden") == 3
        return first_choice(re.sub(r"^[●■▲] \w+", "", prompt).strip(), shown)

    run(answer, path, names="Anna,Ben,Cleo")
    assert looked > 100


def test_cards_hide_money_too(path: Path) -> None:
    screen = run(stop_after(60, "q"), path, 120, 40)
    for shown in screen.shown:
        if "LAS VEGAS" in shown:
            assert shown.count("hidden") == 3


def test_the_log_hides_payments_of_earlier_rounds(path: Path) -> None:
    pages = []

    def answer(prompt: str, shown: str) -> str:
        if "back to the table" in prompt:
            pages.append(shown)
            return ""
        if "Round 2 of 4" in shown and "choose" in prompt:
            return "q" if pages else "l"
        return first_choice(prompt, shown)

    run(answer, path)
    (page,) = pages
    before, now = page.split("Round 2 begins")
    assert re.search(r"You win \$\d0,000 in", before)
    assert re.search(r"(Ada|Blaise|Emmy) wins a bill in", before)
    assert not re.search(r"(Ada|Blaise|Emmy) wins \$", before)
    assert re.search(r"\$\d0,000 goes to", now)


def test_open_money_is_shown(path: Path) -> None:
    assert "hidden" not in run(stop_after(5, "q"), path, options={"open_money": "true"}).text


def test_help_and_junk(path: Path) -> None:
    screen = run(["?", "", "what", "R", "Q"], path)
    assert "Las Vegas in short" in screen.shown[1]
    assert screen.shown[2].strip() == screen.shown[0].strip()
    assert screen.shown[3].strip() == "Press Enter to roll."
    assert screen.prompts[4].startswith("2 3 4")


def test_on_a_terminal_complaints_do_not_pile_up(path: Path) -> None:
    screen = run(["what", "how"], path, terminal=True)
    assert screen.shown[1] == screen.shown[2]
    assert screen.shown[1].startswith(screen.shown[0])
    assert screen.shown[1].removeprefix(screen.shown[0]).strip() == "Press Enter to roll."


# Typed dice --------------------------------------------------------------------------------------------


def test_typed_dice_and_bills(path: Path) -> None:
    answers = [
        *("7", "2"),  # who starts
        *("45k", "10 10k", "$30,000", "60 50k 50000 90k 80 "),  # bills, several at once, too
        *("1 1 1", "1 2 3 4 5 6 7 8", "1 1 1 4 4 4 6 6", "4", "u", "6"),
        "roll 11122266",
        "q",
    ]
    screen = run(answers, path, names="Anna,Ben", seed=None, dice="typed")
    match = saved(path)
    assert match.record().dice.source == "typed"
    bills = ["10k", "10k", "30k", "60k", "50k", "50k", "90k", "80k"]
    assert match.lines == [
        "start 2",
        *(f"bill {bill}" for bill in bills),
        "roll 1 1 1 4 4 4 6 6",
        "place 4",
        "undo",
        "place 6",
        "roll 1 1 1 2 2 2 6 6",
    ]
    assert screen.shown[1].strip() == say("error-start", text="start 7", players=2)
    assert screen.shown[3].strip() == say("error-bill", text="45k")
    assert "Expected 8 own dice, got 3." in screen.shown[7]
    assert "is not a roll" in screen.shown[8]
    assert "Roll 8 dice for Anna and type them" in screen.shown[-2]


def test_what_was_typed_wrongly_is_corrected(path: Path) -> None:
    bills = "60 50 50 90 80 70"
    answers = ["1", bills, "1 1 1 4 4 4 6 6", "4", "u", "u", "1 1 1 4 4 6 6 6", "6", "1 1 1 1 1 1 1 1", "u", "u", "q"]
    screen = run(answers, path, names="Anna,Ben", seed=None, dice="typed")
    assert saved(path).lines[7:] == [
        "roll 1 1 1 4 4 4 6 6",
        "place 4",
        "undo",
        "undo",
        "roll 1 1 1 4 4 6 6 6",
        "place 6",
        "roll 1 1 1 1 1 1 1 1",
        "undo",
    ]
    assert screen.shown[-1].strip() == say("error-undo")  # dice came after the move


def test_typed_neutral_dice_and_bots(path: Path) -> None:
    answers = ["R"] * 40
    screen = run(
        answers, path, bots="greedy,greedy", seed=None, dice="typed", options={"neutral": "true", "starter": "2"}
    )
    assert "Roll the 2 neutral dice left over" in screen.text
    assert "Roll 8 dice and 2 neutral dice for Ada and type them: 1 1 4 + 3" in screen.text
    match = saved(path)
    assert any("+" in line for line in match.lines)
    again = run(["1 2 3"], path, seed=None, resume=path, save=None)
    assert "type them" in again.text or "choose" in again.prompts[0]


# Anywhere --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["las-vegas", "royale"])
def test_nothing_is_compiled_and_it_works_in_a_pipe(tmp_path: Path, game: str) -> None:
    code = (
        "import sys\n"
        "from zocker.cli import app\n"
        "app(['play', sys.argv[2], '--seed', '4', '--save', sys.argv[1]], standalone_mode=False)\n"
        "assert 'numba' not in sys.modules, 'numba was imported'\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "game.json"), game],
        input="\n5\n\n\nq\n",
        capture_output=True,
        text=True,
        encoding="ascii",
        env={**os.environ, "PYTHONIOENCODING": "ascii", "ZOCKER_CACHE": str(tmp_path / "cache"), "COLUMNS": "80"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "@ You <" in done.stdout
    assert "# Ada" in done.stdout
    assert "\x1b" not in done.stdout
    assert not (tmp_path / "cache").exists()
    assert saved(tmp_path / "game.json").lines.count("place 5") >= 1
