"""Proof by playouts: the same dice for all choices, alike in both gears, and never surer than what was measured."""

from __future__ import annotations

import math
import shutil
from pathlib import Path

import numpy as np
import pytest

from tests.bots.test_legend import some_views
from zocker.bots import paired_playouts
from zocker.bots.foresight import Nets
from zocker.bots.paired_playouts import (
    ALL_ROUNDS,
    FEWEST,
    LOOKS,
    Bias,
    compare,
    kind_of,
    nets_for,
    play_pairs,
    prove,
)
from zocker.match import Match
from zocker.rules import dice
from zocker.rules.engine import legal_codes
from zocker.rules.las_vegas.material import ROUNDS
from zocker.rules.state import Array, State
from zocker.values import weights


def measured(monkeypatch: pytest.MonkeyPatch, view: State, points: float = 0.5) -> None:
    """Let the method be known to be off by so much."""
    name = weights.name_of(view)
    nets = (weights.fingerprint(weights.file_of(name)),) * 2
    monkeypatch.setattr(paired_playouts, "biases", lambda: {kind_of(view): Bias(points, nets)})


def pretend(monkeypatch: pytest.MonkeyPatch, difference: float) -> None:
    """Let playouts of two choices differ by so much on average, and by three points a playout."""

    def play(view: State, choices: list[int], words: Array, nets: Nets, **rest: object) -> tuple[Array, int]:
        luck = np.random.default_rng(int(words[0])).normal(0.5, 0.03, len(words))
        return np.column_stack([luck + difference, np.full(len(words), 0.5)]), 10 * len(words)

    monkeypatch.setattr(paired_playouts, "play_pairs", play)


def choice_between(game: str, players: int, options: dict[str, object]) -> State:
    """Return a view in the middle of a game in which there is something to choose from."""
    views = [view for view in some_views(game, players, options, every=1) if len(legal_codes(view)) > 1]
    return views[len(views) // 2]


def test_interpreted_and_compiled_agree() -> None:
    view, words = choice_between("las-vegas", 4, {}), dice.seed_words(3, 0, 2)
    legal, name = legal_codes(view)[:2].tolist(), weights.name_of(view)
    found = [
        play_pairs(view, legal, words, nets_for(view, name, name), last_round=int(view.round_no), compiled=compiled)
        for compiled in (False, True)
    ]
    assert (found[0][0] == found[1][0]).all()
    assert found[0][1] == found[1][1]


def test_all_choices_get_the_same_dice() -> None:
    view, words = choice_between("las-vegas", 4, {}), dice.seed_words(3, 0, 50)
    code, name = int(legal_codes(view)[0]), weights.name_of(view)
    shares, _ = play_pairs(view, [code, code], words, nets_for(view, name, name))
    assert (shares[:, 0] == shares[:, 1]).all()
    assert len(np.unique(shares[:, 0])) > 1
    assert not prove(view, [code, code]).choices[1].sure


def test_a_seed_repeats_a_proof() -> None:
    view = choice_between("las-vegas", 4, {})
    choices = legal_codes(view)[:2].tolist()
    assert prove(view, choices, seed=4) == prove(view, choices, seed=4)
    assert prove(view, choices, seed=4) != prove(view, choices, seed=5)


def test_in_the_last_round_the_result_counts() -> None:
    """Las Vegas for four: shares of the win, and no estimates."""
    view = next(view for view in some_views("las-vegas", 4, {}, every=1) if view.round_no == ROUNDS)
    name = weights.name_of(view)
    shares, _ = play_pairs(
        view, legal_codes(view).tolist(), dice.seed_words(1, 0, 30), nets_for(view, name, name), last_round=ROUNDS
    )
    whole = {0, *(1 / winners for winners in range(1, 5))}
    assert all(min(abs(share - one) for one in whole) < 1e-6 for share in shares.flat)


def test_before_it_a_second_net_judges_where_the_round_ends() -> None:
    view = choice_between("las-vegas", 4, {})
    assert view.round_no < ROUNDS
    choices, words = legal_codes(view).tolist(), dice.seed_words(1, 0, 20)
    plain, other = (nets_for(view, "las-vegas-4", judge) for judge in ("las-vegas-4", "las-vegas-5"))
    ends = [play_pairs(view, choices, words, nets, last_round=int(view.round_no))[0] for nets in (plain, other)]
    games = [play_pairs(view, choices, words, nets, last_round=ALL_ROUNDS)[0] for nets in (plain, other)]
    assert (ends[0] != ends[1]).all()
    assert (games[0] == games[1]).all()  # nothing is left to judge


@pytest.mark.parametrize("difference", [0.03, -0.03])
def test_a_clear_sign_is_sure_at_the_first_look(difference: float, monkeypatch: pytest.MonkeyPatch) -> None:
    view = choice_between("las-vegas", 4, {})
    measured(monkeypatch, view)
    pretend(monkeypatch, difference)
    proof = prove(view, legal_codes(view)[:2].tolist())
    assert proof.choices[1].difference == pytest.approx(difference, abs=0.01)
    assert proof.choices[1].sure
    assert proof.playouts == FEWEST


def test_an_open_sign_gets_more_playouts_up_to_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    view = choice_between("las-vegas", 4, {})
    measured(monkeypatch, view)
    pretend(monkeypatch, 0)
    choices = legal_codes(view)[:2].tolist()
    assert prove(view, choices).playouts == FEWEST << LOOKS - 1
    assert prove(view, choices, most=10 * FEWEST).playouts == FEWEST
    assert not prove(view, choices).choices[1].sure


@pytest.mark.parametrize("what", ["never", "other nets"])
def test_nothing_is_sure_that_was_not_measured(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view = choice_between("las-vegas", 4, {})
    known = {} if what == "never" else {kind_of(view): Bias(0.5, ("another", "another"))}
    monkeypatch.setattr(paired_playouts, "biases", lambda: known)
    pretend(monkeypatch, 0.1)
    found = prove(view, legal_codes(view)[:2].tolist()).choices[1]
    assert found.difference > 0.08
    assert (found.error, found.sure) == (None, False)


def test_the_error_includes_what_more_playouts_cannot_mend() -> None:
    rng = np.random.default_rng(1)
    shares: Array = np.column_stack([np.full(400, 0.5), rng.normal(0.46, 0.2, 400)])
    noise = 0.2 / math.sqrt(400)
    first, second = compare([3, 7], shares, bias=0.03)
    assert (first.code, first.difference, first.error, first.sure) == (3, 0, 0, False)
    assert second.code == 7
    assert second.error == pytest.approx(math.hypot(noise, 0.03), rel=0.05)
    assert not second.sure
    assert compare([3, 7], shares, bias=0.0)[1].sure


def test_kinds_are_told_apart_by_what_nets_err_about() -> None:
    kinds = {
        "las-vegas-2": ("las-vegas", 2, {"neutral": False}),
        "las-vegas-3-neutral": ("las-vegas", 3, {"neutral": True}),
        "las-vegas-2019-4": ("las-vegas-2019", 4, {}),
        "royale-2": ("royale", 2, {"boards": 6}),
        "gambler-3": ("gambler", 3, {}),
    }
    for kind, (game, players, options) in kinds.items():
        match: Match = Match(game, players=players, seed=1, **options)  # type: ignore[arg-type]
        assert kind_of(match.secret_state) == kind


def test_a_net_is_found_by_its_name_and_a_larger_one_judges(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    view = choice_between("las-vegas", 4, {})
    assert weights.judge_of(view) == "las-vegas-4"
    there = weights.file_of("las-vegas-4")
    for name in ("las-vegas-4", "las-vegas-4-judge", "elsewhere"):
        shutil.copy(there, tmp_path / f"{name}.npz")
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    assert weights.judge_of(view) == "las-vegas-4-judge"
    assert weights.load(view, str(tmp_path / "elsewhere.npz")) is not None
    with pytest.raises(weights.NoNet):
        weights.load(view, "las-vegas-4-larger")


def test_only_legal_choices_are_compared() -> None:
    view = choice_between("las-vegas", 4, {})
    with pytest.raises(ValueError, match="legal"):
        prove(view, [99, int(legal_codes(view)[0])])


def test_secrets_are_not_covered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Playouts know nothing of mixing."""
    views = some_views("royale", 2, {"boards": 1, "faces": "A1"}, every=1)
    view = next(view for view in views if paired_playouts.is_secret(view))
    measured(monkeypatch, view)
    pretend(monkeypatch, 0.1)
    assert not prove(view, legal_codes(view)[:2].tolist()).choices[1].sure
