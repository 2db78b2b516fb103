"""What `import zocker` offers: everything that people need, by its short name, and nothing before it is needed."""

from __future__ import annotations

import subprocess
import sys
from importlib.resources import files

import pytest

import zocker
from zocker.match import Match


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
