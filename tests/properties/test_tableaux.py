"""What holds for every file of tableaux: a good one plays, a bad one is refused at the right line."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.properties import positions  # noqa: F401 (its profile)
from zocker import replays
from zocker.errors import Mistake
from zocker.match import Match
from zocker.rules.gambler import tableaux
from zocker.rules.gambler.material import MAX_BOXES, ROWS
from zocker.rules.gambler.rows import Row
from zocker.rules.gambler.tableaux import Tableau
from zocker.rules.gambler.toml_lines import lines_of

BOXES = st.one_of(
    st.lists(st.integers(1, 6), min_size=1, max_size=6).map(lambda faces: " ".join(map(str, faces))),
    st.integers(1, 6).map(lambda boxes: " ".join("*" * boxes)),
    st.just("full house"),
)
POINTS = st.integers(-1000, 1000).filter(bool).map(lambda tens: str(10 * tens))
FITTING = st.lists(st.builds("{} : {}".format, BOXES, POINTS), min_size=ROWS, max_size=ROWS).filter(
    lambda rows: sum(5 if row.startswith("f") else row.partition(":")[0].count(" ") for row in rows) <= MAX_BOXES
)
QUOTES = st.sampled_from(['"{}"', "'{}'", "'''{}'''", '"""{}"""', "'''\n{}'''", '"""\n{}"""'])
BLANKS = st.sampled_from(["", " ", "\t", "\n", " # [[tableau]]\n", "\n# \"quoted\" '''\n", "\n\n  "])
BAD_ROWS = ["1 2", "1 2 3 4 5 6 1 : 20", ": 20", "1 * : 20", "0 : 20", "1 : 15", "1 : 0", "1 : x", "1 : 10010"]
BAD_LINES = ["row = []", "colour = 'red'", "beginner = 1"]

Text = list[tuple[str, str]]  # pieces of a file, and what each of them is


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tableaux") / "mine.toml"


@st.composite
def files(draw: st.DrawFn) -> Text:
    """Draw a good file in one of the many ways to write it, in pieces."""
    pieces: Text = [(draw(BLANKS), "")]
    for number in range(draw(st.integers(1, 3))):
        rows = draw(FITTING)
        if number == 0:
            rows[0] = rows[0].replace("-", "")
        pieces.append((draw(st.sampled_from(["[[tableau]]", "[[ tableau ]] # here", "[['tableau']]"])), "heading"))
        keys = draw(st.permutations(["name", "rows"]))
        for key in keys:
            pieces += [("\n", ""), (f"{key} = ", key)]
            pieces += [(f"'T{number}'", "")] if key == "name" else _list(draw, rows)
        pieces.append(("\n" + draw(BLANKS), "end"))
    return pieces


def _list(draw: st.DrawFn, rows: list[str]) -> Text:
    pieces: Text = [("[" + draw(BLANKS), "")]
    for place, row in enumerate(rows):
        comma = "," if place < ROWS - 1 else draw(st.sampled_from(["", ","]))
        pieces += [(draw(QUOTES).format(row), "row"), (draw(BLANKS) + comma + draw(BLANKS), "")]
    return [*pieces, ("]", "")]


def written(pieces: Text) -> str:
    return "".join(text for text, _ in pieces)


def starts(pieces: Text, kind: str) -> Iterator[tuple[int, int]]:
    """Yield the places of all pieces of a kind, with the lines they begin on."""
    for place, piece in enumerate(pieces):
        if piece[1] == kind:
            yield place, written(pieces[:place]).count("\n") + 1


def check(file: Path, data: bytes) -> None:
    """Whatever is in a file, it is refused in one sentence, or it is played."""
    file.write_bytes(data)
    faults = tableaux.check_file(file)
    if not faults:
        plays(tableaux.load(file))
        return
    with pytest.raises(Mistake) as mistake:
        tableaux.load(file)
    assert "\n" not in str(mistake.value)
    assert faults[0].reason in str(mistake.value)
    assert all(fault.line is None or 1 <= fault.line <= data.count(b"\n") + 1 for fault in faults)


def plays(deck: tuple[Tableau, ...]) -> None:
    match = Match("gambler", players=4, seed=1, tableaux=deck)
    again = replays.replay(match.record())
    assert again.secret_state.tobytes() == match.secret_state.tobytes()
    face = match.view().tableau
    assert face is not None
    laid_out = match.view().rows
    assert [_row(row.boxes, row.points) for row in laid_out] == tableaux.rows(deck)[face - 1]


def _row(boxes: tuple[str, ...], points: int) -> Row:
    return Row(tuple(int(box) if box.isdigit() else 7 for box in boxes), "a" in boxes, points)


@given(files())
def test_a_good_file_is_good_however_it_is_written(file: Path, pieces: Text) -> None:
    file.write_text(written(pieces), "utf-8")
    assert tableaux.check_file(file) == []
    plays(tableaux.load(file))


@given(files())
def test_lines_are_known_for_all_there_is(pieces: Text) -> None:
    source = written(pieces)
    lines = lines_of(source)
    rows = [
        ("tableau", number, "rows", row)
        for number, tableau in enumerate(tomllib.loads(source)["tableau"])
        for row in range(len(tableau["rows"]))
    ]
    assert [lines[place] for place in rows] == [line for _, line in starts(pieces, "row")]
    assert [lines["tableau", n] for n in range(len(rows) // ROWS)] == [line for _, line in starts(pieces, "heading")]


@given(st.text(alphabet="[]{}ab='\"#\n\\ .,1", max_size=80))
def test_looking_for_lines_comes_to_an_end_even_where_there_is_no_toml(text: str) -> None:
    assert all(1 <= line <= text.count("\n") + 1 for line in lines_of(text).values())


@given(files(), st.data())
def test_a_bad_row_is_found_on_its_line(file: Path, pieces: Text, data: st.DataObject) -> None:
    number, (place, line) = data.draw(st.sampled_from([*enumerate(starts(pieces, "row"))]))
    pieces[place] = (data.draw(QUOTES).format(data.draw(st.sampled_from(BAD_ROWS))), "row")
    file.write_text(written(pieces), "utf-8")
    faults = tableaux.check_file(file)
    assert [(fault.line, fault.tableau, fault.row) for fault in faults] == [
        (line, number // ROWS + 1, number % ROWS + 1)
    ]


@given(files(), st.data())
def test_a_bad_key_is_found_on_its_line(file: Path, pieces: Text, data: st.DataObject) -> None:
    number, (place, line) = data.draw(st.sampled_from([*enumerate(starts(pieces, "end"), 1)]))
    pieces.insert(place, (f"\n{data.draw(st.sampled_from(BAD_LINES))}", ""))
    file.write_text(written(pieces), "utf-8")
    assert [(fault.line, fault.tableau, fault.row) for fault in tableaux.check_file(file)] == [(line + 1, number, None)]


@given(files(), st.data())
def test_a_missing_key_is_found_at_its_heading(file: Path, pieces: Text, data: st.DataObject) -> None:
    key = data.draw(st.sampled_from(["name", "rows"]))
    number = data.draw(st.integers(1, len([*starts(pieces, "heading")])))
    place, _ = [*starts(pieces, key)][number - 1]
    pieces[place] = (f"x{key} = ", "")
    file.write_text(written(pieces), "utf-8")
    heading = [*starts(pieces, "heading")][number - 1][1]
    unknown, missing = tableaux.check_file(file)
    assert (unknown.key, missing.line, missing.tableau) == (f"x{key}", heading, number)


@given(st.binary(max_size=200))
@example(b"\xff")
@example(b"\xef\xbb\xbf")
@example(b'[[tableau]]\nname = "\\ud800"')
@example(b"[[tableau]]\nname = 0x" + b"f" * 4900)
@example(b"[[tableau]]\nrows = " + b"[" * 4000)
@example(b"a" + b".a" * 2000 + b"=1")
@example(b"a=" + b"{a=" * 1000)
@example(b"[[tableau]]\n[[tableau.rows]]\n[tableau.name]\n")
@example(b"[[tableau.tableau]]\n")
@example(b"tableau = [[], {}, '', 1e999, 1979-05-27]\n")
def test_any_bytes(file: Path, data: bytes) -> None:
    check(file, data)


@given(st.text(max_size=200))
def test_any_text(file: Path, text: str) -> None:
    check(file, text.encode("utf-8", "replace"))


@given(st.text(alphabet="[]{}tableaurowsnm='\"#\n\\ .,*16:-0", max_size=80))
def test_text_of_the_same_letters(file: Path, text: str) -> None:
    check(file, text.encode())
    check(file, f"[[tableau]]\n{text}".encode())


@given(files(), st.data())
def test_a_mutated_file(file: Path, pieces: Text, data: st.DataObject) -> None:
    source = written(pieces)
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(source)))
        end = data.draw(st.integers(start, min(start + 8, len(source))))
        put = data.draw(
            st.one_of(st.text(max_size=4), st.sampled_from([*"[]{}\"'=#,.:*\n\0", "[[tableau]]\n", source]))
        )
        source = source[:start] + put + source[end:]
    check(file, source.encode("utf-8", "replace"))
