"""Tableaux as data: files of your own, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.rules.gambler.table import deck, tableau
from tests.rules.las_vegas.table import refused
from zocker import replays
from zocker.errors import Mistake
from zocker.match import Match
from zocker.rules.gambler import tableaux
from zocker.rules.gambler.rows import Row, read_row
from zocker.rules.gambler.tableaux import Fault, Tableau
from zocker.text import LANGUAGES

GOOD = """\
# Two tableaux of our own
[[tableau]]
name = "Spa"
beginner = true
rows = [
  "* * : 20",
  "1 1 1 : 40",
  "6 6 6 : 40",
  "2 3 4 5 : 60",
  "* * * * : 50",
  "3 3 : -30",
]

[[tableau]]
name = "Mine"
rows = [
  "full house : 80",  # the best
  "1 2 3 4 : 50",
  "6 5 4 3 : 50",
  "5 5 5 : 40",
  "4 : 20",
  "2 2 : -30",
]
"""
ROWS = '["1 : 10", "2 : 10", "3 : 10", "4 : 10", "5 : 10", "6 : 10"]'


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


def write(file: Path, text: str) -> Path:
    file.write_text(text, "utf-8")
    return file


def load(file: Path, text: str) -> tuple[Tableau, ...]:
    return tableaux.load(write(file, text))


def faults(file: Path, text: str) -> list[Fault]:
    return tableaux.check_file(write(file, text))


def refusal(what: Callable[..., object], *arguments: object, **options: object) -> str:
    """Return the sentence with which tableaux are refused."""
    with pytest.raises(Mistake) as mistake:
        what(*arguments, **options)
    assert mistake.value.message == "error-tableaux"
    return str(mistake.value)


def places(found: list[Fault]) -> list[tuple[int | None, int | None, int | None, str]]:
    return [place(fault) for fault in found]


def place(fault: Fault) -> tuple[int | None, int | None, int | None, str]:
    return fault.line, fault.tableau, fault.row, fault.reason


# Rows -------------------------------------------------------------------------------------------------


@pytest.mark.clause("GA-3", "GA-4a")
@pytest.mark.parametrize(
    ("text", "row"),
    [
        ("1 : 10", Row((1,), False, 10)),
        ("6 5 4 3 2 1:10000", Row((6, 5, 4, 3, 2, 1), False, 10_000)),
        ("3 1 3 : +20", Row((3, 1, 3), False, 20)),
        ("  2   2\t:  -30 ", Row((2, 2), False, -30)),
        ("2 2 : −30", Row((2, 2), False, -30)),
        ("* * * : 40", Row((7, 7, 7), False, 40)),
        ("* * * * * : -40", Row((7,) * 5, False, -40)),
        ("full house : 80", Row((7,) * 5, True, 80)),
        ("Full  House : -80", Row((7,) * 5, True, -80)),
    ],
)
def test_a_row_is_read(text: str, row: Row) -> None:
    assert read_row(text) == row


@pytest.mark.clause("GA-4", "GA-4a")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "error-row-colon"),
        ("1 2 3", "error-row-colon"),
        (": 20", "error-row-length"),
        ("1 2 3 4 5 6 1 : 20", "error-row-length"),
        ("0 : 20", "error-row-box"),
        ("7 : 20", "error-row-box"),
        ("123 : 20", "error-row-box"),
        ("１ : 20", "error-row-box"),
        ("house : 20", "error-row-box"),
        ("full house 1 : 20", "error-row-box"),
        ("\0 : 20", "error-row-box"),
        ("\ud800 : 20", "error-row-box"),
        ("1 * : 20", "error-row-mixed"),
        ("1 :", "error-row-points"),
        ("1 : 0", "error-row-points"),
        ("1 : -0", "error-row-points"),
        ("1 : 15", "error-row-points"),
        ("1 : abc", "error-row-points"),
        ("1 : 10.0", "error-row-points"),
        ("1 : 10 : 20", "error-row-points"),
        ("1 : 10010", "error-row-points"),
        ("1 : -10010", "error-row-points"),
        ("1 : ２０", "error-row-points"),
        (f"1 : {'9' * 5000}", "error-row-points"),
    ],
)
def test_what_is_no_row_is_refused(text: str, message: str) -> None:
    with pytest.raises(Mistake) as mistake:
        read_row(text)
    assert mistake.value.message == message
    assert str(mistake.value).isprintable()
    assert len(str(mistake.value)) < 200


# Files ------------------------------------------------------------------------------------------------


@pytest.mark.clause("GA-4")
def test_a_table_can_bring_its_own_file(file: Path) -> None:
    assert load(file, GOOD) == (
        Tableau("Spa", ("* * : 20", "1 1 1 : 40", "6 6 6 : 40", "2 3 4 5 : 60", "* * * * : 50", "3 3 : -30"), True),
        Tableau("Mine", ("full house : 80", "1 2 3 4 : 50", "6 5 4 3 : 50", "5 5 5 : 40", "4 : 20", "2 2 : -30")),
    )
    assert tableaux.check_file(file) == []
    match = Match("gambler", players=4, seed=3, tableaux=str(file), beginner_first=True)
    assert match.view().tableau == 1
    assert replays.replay(match.record()).record() == match.record()


@pytest.mark.clause("GA-4")
@pytest.mark.parametrize(
    "text",
    [
        f"tableau = [{{ name = 'One', rows = {ROWS} }}]",
        f"\ufeff[[tableau]]\r\nname = 'One'\r\nrows = {ROWS}\r\n",
        f"[['tableau']]\nrows = {ROWS}\n'name' = '''One'''",
    ],
)
def test_other_ways_to_write_the_same(file: Path, text: str) -> None:
    assert load(file, text) == (Tableau("One", tuple(f"{face} : 10" for face in range(1, 7))),)


@pytest.mark.clause("GA-4", "GA-4a")
@pytest.mark.parametrize(
    ("good", "bad", "fault"),
    [
        ('"1 1 1 : 40"', '"1 1 1 40"', (7, 1, 2, "“1 1 1 40” is not a row. Put a colon between")),
        ('"1 1 1 : 40"', '"1 1 1 1 1 1 1 : 40"', (7, 1, 2, "A row has 1 to 6 boxes, not 7.")),
        ('"1 1 1 : 40"', '": 40"', (7, 1, 2, "A row has 1 to 6 boxes, not 0.")),
        ('"1 1 1 : 40"', '"1 1 x : 40"', (7, 1, 2, "“x” is not a box. Boxes are 1 to 6 or stars")),
        ('"1 1 1 : 40"', '"1 1 * : 40"', (7, 1, 2, "A row shows either faces or stars, not both.")),
        ('"1 1 1 : 40"', '"1 1 1 : 15"', (7, 1, 2, "A row can’t be worth “15” points. Points are multiples of 10")),
        ('"1 1 1 : 40"', "140", (7, 1, 2, "A row must be text in quotes")),
        ('"5 5 5 : 40"', '["5", "5"]', (20, 2, 4, "A row must be text in quotes")),
        ('  "3 3 : -30",\n', "", (5, 1, None, "A tableau has 6 rows, not 5.")),
        ('"3 3 : -30",', '"3 3 : -30",\n"4 : 20",', (12, 1, 7, "A tableau has 6 rows, not 7.")),
        ('name = "Spa"\n', "", (2, 1, None, "A tableau needs a name")),
        ('"Spa"', "5", (3, 1, None, "A tableau needs a name")),
        ('"Spa"', '"  "', (3, 1, None, "“  ” can’t be a name. Names have 1 to 40 visible characters.")),
        ('"Spa"', f'"{"x" * 41}"', (3, 1, None, f'“{"x" * 40}…” can’t be a name')),
        ('"Spa"', '"Sp\\u0007"', (3, 1, None, "“Sp\\x07” can’t be a name")),
        ('"Spa"', '"Sp\\u2028a"', (3, 1, None, "“Sp\\u2028a” can’t be a name")),
        ('"Mine"', '" sPA "', (15, 2, None, "Another tableau is already called “sPA”.")),
        ('name = "Mine"', 'name = "Mine"\nbeginner = true', (16, 2, None, "Only one tableau can be marked for begin")),
        ("beginner = true", 'beginner = "yes"', (4, 1, None, "“beginner” must be true or false")),
        ("beginner = true", "beginner = 1", (4, 1, None, "“beginner” must be true or false")),
        ("beginner = true", "colour = 1", (4, 1, None, "A tableau has no “colour”, only: name, rows, beginner.")),
        ("# Two tableaux of our own", "title = 1", (1, None, None, "A file of tableaux has no “title”")),
        (GOOD, "[tableau]\nname = 'x'", (1, None, None, "Each tableau must begin with a line [[tableau]]")),
        (GOOD, "tableau = [1]", (1, 1, None, "Each tableau must begin with a line [[tableau]]")),
        (GOOD, "", (None, None, None, "There is no tableau")),
        (GOOD, "# nothing", (None, None, None, "There is no tableau")),
        ("[\n  \"* * : 20\"", "{}\nother = [\n  \"* * : 20\"", (5, 1, None, "A tableau needs 6 rows")),
        ("name = \"Spa\"", "name = Spa", (3, None, None, "This is not TOML, from column 8 on: Invalid value.")),
        ("name = \"Mine\"", "name = \"Mine", (15, None, None, "This is not TOML, from column 13 on: Illegal char")),
        ("]\n\n[[", "\n\n[[", (14, None, None, "This is not TOML")),
        (GOOD, "a = " + "[\n" * 20_000, (None, None, None, "Brackets are nested too deeply")),
        (GOOD, "a = 1" + "0" * 4500, (None, None, None, "This is not TOML: Exceeds the limit")),
        ("# Two", "#" * 5000 + "# Two", (1, None, None, "A line can have at most 5,000 characters.")),
    ],
)  # fmt: skip
def test_the_first_fault_is_named_with_its_place(
    file: Path, good: str, bad: str, fault: tuple[int | None, int | None, int | None, str]
) -> None:
    text = GOOD.replace(good, bad, 1)
    assert text != GOOD
    first = faults(file, text)[0]
    assert place(first)[:3] == fault[:3]
    assert first.reason.startswith(fault[3])
    told = refusal(tableaux.load, write(file, text))
    assert told.startswith(str(file))
    for part in (f"line {fault[0]}", f"tableau {fault[1]}", f"row {fault[2]}"):
        assert (f", {part}" in told) is (not part.endswith("None"))
    assert first.reason in told
    assert told.isprintable()


@pytest.mark.clause("GA-4")
def test_more_than_28_boxes_are_refused_where_they_pass_28(file: Path) -> None:
    row = '"1 2 3 4 5 6 : 90"'
    full = f"[[tableau]]\nname = 'Full'\nrows = [{row},\n{row},\n{row},\n{row},\n'1 2 3 : 30',\n'4 : 20']"
    assert faults(file, full) == []
    assert places(faults(file, full.replace("'4 : 20'", "'4 4 : 20'"))) == [
        (8, 1, 6, "A tableau has at most 28 boxes, and with this row it has 29.")
    ]
    assert places(faults(file, full.replace("1 2 3 :", "1 2 3 4 :"))) == [
        (8, 1, 6, "A tableau has at most 28 boxes, and with this row it has 29.")
    ]
    assert places(faults(file, full.replace("1 2 3 :", "1 2 3 4 5 :"))) == [
        (7, 1, 5, "A tableau has at most 28 boxes, and with this row it has 29.")
    ]


@pytest.mark.clause("GA-4")
def test_a_row_of_the_file_must_be_yellow(file: Path) -> None:
    black = f"[[tableau]]\nname = 'Night'\nrows = {ROWS}\n".replace("10", "-10")
    assert [fault.place for fault in faults(file, black)] == ["whole"]
    told = refusal(tableaux.load, write(file, black))
    assert told == f"{file}: No row of any tableau is yellow, so no one could ever win a point."
    assert faults(file, black + f"[[tableau]]\nname = 'Day'\nrows = {ROWS}".replace("10", "-10", 5)) == []


def test_whether_a_row_is_yellow_comes_last_and_only_where_all_can_be_read(file: Path) -> None:
    black = f"[[tableau]]\nname = 'Night'\nrows = {ROWS}\n".replace("10", "-10")
    assert [fault.place for fault in faults(file, black * 2)] == ["both", "whole"]
    assert [fault.row for fault in faults(file, black.replace("1 : -10", "1 : -15"))] == [1]


@pytest.mark.clause("GA-4a")
def test_a_name_has_up_to_40_characters(file: Path) -> None:
    name = "Großes Spielkasino am Ufer der Seine №40"
    assert len(name) == 40
    assert load(file, GOOD.replace("Mine", name))[1].name == name


def test_lines_after_texts_that_hold_quotes_and_lines(file: Path) -> None:
    text = r'''
[[tableau]]
name = """The "Spa""""
rows = [
  "1 : 10", """1 \
    : 10""", "1 : 10", "\u0031 : 10", '1 : 10',
  "6 : x",
]
'''
    assert [(fault.line, fault.name) for fault in faults(file, text)] == [(7, 'The "Spa"')]


@pytest.mark.clause("GA-4a")
def test_at_most_a_hundred_tableaux(file: Path) -> None:
    many = [f"[[tableau]]\nname = 'N{number}'\nrows = {ROWS}\n" for number in range(101)]
    assert len(load(file, "".join(many[:100]))) == 100
    assert places(faults(file, "".join(many))) == [(301, 101, None, "There can be at most 100 tableaux, not 101.")]
    assert Match("gambler", players=2, tableaux=load(file, "".join(many[:100]))).secret_state.deck == 100


def test_every_fault_is_found_in_order(file: Path) -> None:
    text = """\
[[tableau]]
row = [
  "1 : 20",
]
name = ""
[odd]
[[tableau]]
rows = ['1 : 1', "* * : 20", '''
1 2''', '''1
:
10''', "7 : 10", ] # rows
name = "B"
beginner = 0
"""
    assert [(fault.line, fault.tableau, fault.name, fault.key, fault.row) for fault in faults(file, text)] == [
        (2, 1, None, "row", None),
        (5, 1, None, "name", None),
        (1, 1, None, None, None),
        (6, None, None, "odd", None),
        (8, 2, "B", "rows", 1),
        (8, 2, "B", "rows", 3),
        (11, 2, "B", "rows", 5),
        (8, 2, "B", "rows", None),
        (13, 2, "B", "beginner", None),
    ]
    told = refusal(tableaux.load, write(file, text))
    assert told.endswith(f"(8 more mistakes; to see all: zocker tableaux check {file})")


def test_files_that_cannot_be_read(file: Path) -> None:
    for path, message in ((file, "error-no-file"), (file.parent, "error-file"), (Path("a\0b"), "error-file")):
        with refused(message):
            tableaux.load(path)
        assert len(tableaux.check_file(path)) == 1
    file.write_bytes(b"# \xe4\n")
    with refused("error-tableaux-utf8", line=1):
        tableaux.load(file)
    file.write_bytes(b"#\n" * 100_001)
    with refused("error-tableaux-size"):
        tableaux.load(file)
    assert len(tableaux.check_file(file)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_are_told_in_three_languages(file: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_LANG", language)
    told = refusal(
        tableaux.load,
        write(file, GOOD.replace("1 1 1 : 40", "1 1 1 : 45").replace("* * : 20", "* * * * * * * : 20", 1)),
    )
    row, fault = {"en": ("row 1", "fault"), "de": ("Reihe 1", "Fehler"), "fr": ("rangée 1", "erreur")}[language]
    assert row in told
    assert fault in told


# Tableaux inside a game record --------------------------------------------------------------------------


@pytest.mark.clause("GA-4", "GA-4a")
@pytest.mark.parametrize(
    ("brought", "sentence"),
    [
        ([], "The option tableaux: There is no tableau. Each one begins with a line [[tableau]]."),
        (deck(*[tableau()] * 101), "The option tableaux, tableau 101: There can be at most 100 tableaux, not 101."),
        ([tableau(), tableau()], "The option tableaux, tableau 2 “Test”: Another tableau is already called “Test”."),
        ([tableau(*["1 : -10"] * 6)], "The option tableaux: No row of any tableau is yellow, "),
        ([tableau("1 2 : 5")], "The option tableaux, tableau 1 “Test”, row 1: A row can’t be worth “5” points. "),
        ([tableau(*["1 : 10"] * 7)], "The option tableaux, tableau 1 “Test”, row 7: A tableau has 6 rows, not 7."),
        ([tableau(name="\ud800")], "The option tableaux, tableau 1 “\\ud800”: “\\ud800” can’t be a name. "),
        ([tableau(name="")], "The option tableaux, tableau 1: “” can’t be a name. "),
        (deck(tableau(beginner=True), tableau(beginner=True)), "The option tableaux, tableau 2 “Test 2”: Only one "),
    ],
)  # fmt: skip
def test_the_same_holds_without_a_file(brought: list[dict[str, Any]], sentence: str) -> None:
    told = refusal(Match, "gambler", players=2, tableaux=brought)
    assert told.startswith(sentence)
    assert told.isprintable()


@pytest.mark.clause("GA-4a")
def test_a_table_that_wants_the_marked_one_first_needs_one() -> None:
    with refused("error-no-beginner"):
        Match("gambler", players=2, tableaux=[tableau()], beginner_first=True)
