"""What `import zocker` offers: everything that people need, by its short name, and nothing before it is needed."""

from __future__ import annotations

import subprocess
import sys
from importlib.resources import files

import msgspec
import numpy as np
import pytest

import zocker
from zocker.errors import Mistake
from zocker.match import Match
from zocker.options import GameOptions
from zocker.rules import games


def test_everything_that_is_listed_is_there() -> None:
    for name in zocker.__all__:
        assert getattr(zocker, name) is not None
    assert {"Match", "Batch", "Seat", "Record", "Mistake", "simulate", "arena", "hint"} <= set(zocker.__all__)


def test_completion_shows_what_is_offered() -> None:
    assert dir(zocker) == sorted(zocker.__all__)


def test_what_is_not_offered_is_said_so() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'roulette'"):
        _ = zocker.roulette


def test_the_function_is_not_hidden_by_a_module_of_its_name() -> None:
    functions = "(zocker.arena, zocker.hint, zocker.simulate)"
    code = f"import zocker; print(*(callable(one) for _ in 'ab' for one in {functions}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True"] * 6


def test_annotations_are_for_others_too() -> None:
    assert files("zocker").joinpath("py.typed").is_file()


def test_a_match_says_where_it_stands() -> None:
    match = Match("las-vegas", seats=["Anna", "Benno"], chance="ask", starter=1)
    assert repr(match) == "<Match las-vegas: Anna, Benno; waits for bill by nobody; 0 lines>"
    over = Match("gambler", seats=["Anna", "Benno"], seed=1, rounds=1)
    while not over.over:
        over.play(over.waiting.moves[0].text)  # type: ignore[union-attr]
    assert "; over, won by " in repr(over)


def test_seats_without_names_are_counted_as_python_counts() -> None:
    match = Match("las-vegas", players=2, chance="ask", starter=2)
    assert repr(match) == "<Match las-vegas: seat 0, seat 1; waits for bill by nobody; 0 lines>"
    assert [seat.name for seat in match.record().seats] == ["1", "2"]  # as in all records so far


def test_a_result_shows_its_winners_as_python_counts() -> None:
    match = Match("gambler", players=2, seed=1, rounds=1)
    while match.moves:
        match.play(match.moves[0])
    assert match.result is not None
    assert repr(match.result) == f"Result(scores={match.result.scores}, winners={match.result.winners})"


@pytest.mark.parametrize("detail", [None, 1.5, np.int64(3), [1], {"a": 1}, object(), b"x", ("a",)])
def test_a_mistake_can_say_anything(detail: object) -> None:
    assert str(detail) in str(Mistake("error-illegal", move=detail, moves="place 1"))


def test_type_checkers_know_the_options_of_all_games() -> None:
    fields = {field.name for game in games.GAMES.values() for field in msgspec.structs.fields(game.Options)}
    assert set(GameOptions.__annotations__) == fields


@pytest.mark.parametrize("name", sorted(set(zocker.__all__) - {"__version__", "Waiting"}))
def test_everything_explains_itself(name: str) -> None:
    words = getattr(zocker, name).__doc__
    assert words
    assert not words.startswith(f"{name}(")  # a signature instead of a sentence
    assert words != msgspec.Struct.__doc__


def test_misspelt_parameters_are_found_by_type_checkers_and_refused() -> None:
    with pytest.raises(Mistake, match="playres"):
        Match("las-vegas", playres=2)  # type: ignore[call-overload]
    with pytest.raises(Mistake, match="neutrl"):
        zocker.Batch("las-vegas", players=2, size=1, neutrl=True)  # type: ignore[call-arg]
