"""Secret choices: mixed as their matrix games demand, measured against the other side's mix, and luck when shown."""

from __future__ import annotations

import numpy as np
import pytest

from tests.analysis.games import parts_of, recorded
from zocker.analysis.account import measure
from zocker.analysis.secrets import equilibrium
from zocker.match import Match
from zocker.rules.messages import Decision
from zocker.rules.royale.boards.lucky_punch import PAYS


def test_matching_pennies_are_mixed_evenly() -> None:
    pennies = np.array([[1.0, -1.0], [-1.0, 1.0]])
    mix, answers = equilibrium(pennies, -pennies)
    assert mix == pytest.approx([0.5, 0.5])
    assert answers == pytest.approx([0.5, 0.5])


def test_fists_are_mixed_so_that_every_guess_is_as_good() -> None:
    pays = np.array([[0.0 if fist == guess else PAYS[fist] for guess in (1, 2, 3)] for fist in (1, 2, 3)])
    mix, answers = equilibrium(pays, -pays)
    even = 1 / np.array(PAYS[1:])
    assert mix == pytest.approx(even / even.sum())
    assert answers == pytest.approx(1 - 2 * mix)


def test_what_is_always_worse_is_never_chosen() -> None:
    ours = np.array([[3.0, 1.0], [2.0, 0.0]])
    mix, answers = equilibrium(ours, -ours)
    assert mix == pytest.approx([1, 0])
    assert answers == pytest.approx([0, 1])


def test_where_nothing_matters_anything_is_chosen() -> None:
    mix, answers = equilibrium(np.zeros((3, 2)), np.zeros((3, 2)))
    assert mix == pytest.approx(np.full(3, 1 / 3))
    assert answers == pytest.approx([0.5, 0.5])


@pytest.mark.parametrize("face", ["A1", "G1"])
def test_a_secret_that_comes_to_light_is_luck(face: str) -> None:
    record = recorded("royale", ("greedy", "random"), 4, boards=1, faces=face)
    analysis = measure(record)
    shown = [n for n, event in enumerate(analysis.events) if event.kind == "reveal"]
    assert shown
    for n in shown:
        hidden, answer, reveal = analysis.events[n - 2 : n + 1]
        assert (hidden.kind, answer.kind) == ("choice", "choice")
        assert hidden.after == pytest.approx(answer.before)
        assert answer.after == pytest.approx(reveal.before)
        assert answer.line == reveal.line
        assert reveal.luck is not None
        assert hidden.seat != answer.seat
    for seat in analysis.seats:
        assert parts_of(seat) == pytest.approx(seat.result, abs=1e-9)


def test_money_that_nobody_could_count_comes_to_light_at_the_end() -> None:
    casinos = [{"bills": [bill]} for bill in ("50k", "60k", "70k", "80k", "90k", "50k")]
    setup = {"round": 4, "starter": 1, "on": 1, "casinos": casinos, "hands": [["50k", "90k"], ["60k"]]}
    match: Match = Match("las-vegas", players=2, seed=3, setup=setup)
    while isinstance(decision := match.waiting, Decision):
        match.play(decision.moves[0].text)
    analysis = measure(match.record())
    assert analysis.value == "learned"
    assert [event.kind for event in analysis.events].index("reveal") == len(analysis.events) - 1
    for seat in analysis.seats:
        assert parts_of(seat) == pytest.approx(seat.result, abs=1e-9)
