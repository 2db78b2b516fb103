"""Nets are laid onto the features of today by name: what is new weighs nothing, and what can't be laid is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from zocker import Match, Mistake
from zocker.analysis.judges import LearnedJudge
from zocker.bots import legend
from zocker.cli.lab import tell_untrained
from zocker.hints import hint
from zocker.narration.advice import basis, star, untrained
from zocker.rules import dice, games
from zocker.rules.engine import legal_codes
from zocker.rules.features import Feature, labels, size
from zocker.rules.royale.boards.all import BOARDS
from zocker.rules.royale.boards.board import Board
from zocker.rules.royale.boards.my_choice import MY_CHOICE
from zocker.rules.royale.features import FEATURES
from zocker.rules.royale.game import ROYALE
from zocker.rules.state import State
from zocker.values import weights
from zocker.values.expectation import judge_position
from zocker.values.net import judge, work_for

FILE = weights.FOLDER / "royale-2.npz"
NEW_FACE = "I1"


def a_view() -> State:
    """Return what a seat sees that decides in a game of Royale."""
    match: Match = Match("royale", players=2, seed=5, boards=3)
    return match.masked(match.waiting.seat)  # type: ignore[union-attr,arg-type]


def observe(features: tuple[Feature, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games of Royale's state have other features."""
    game = games.by_state(a_view())
    monkeypatch.setitem(games.GAMES, game.name, replace(game, features=features))


def with_a_board_more() -> tuple[Feature, ...]:
    """Return Royale's features as they would be with a 17th face."""
    casinos, *others = FEATURES
    places, width = casinos.shape
    kinds = next(feature for feature in others if feature.name == "waits_for")
    entries = ("none", f"-{NEW_FACE}", *kinds.entries[1:], NEW_FACE)
    return (
        casinos._replace(shape=(places, width + 1), entries=(*casinos.entries, NEW_FACE)),
        *(kinds._replace(shape=(len(entries),), entries=entries) if one is kinds else one for one in others),
    )


@pytest.mark.parametrize("compiled", [False, True])
def test_a_feature_more_changes_nothing(compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    view = a_view()
    legal = legal_codes(view)
    before = judge_position(weights.load(view), view, compiled=compiled)
    observe((*FEATURES, Feature("moon", (40,), "phases of the moon")), monkeypatch)
    net = weights.load(view)
    assert len(net.whole_1.weights) == len(net.place_2.bias) + size(FEATURES[1:]) + 40  # nothing is out of bounds
    after = judge_position(net, view, compiled=compiled)
    assert (after.choices == before.choices).all()
    chances = legend.chances(view, legal, dice.new_rng(), compiled=False)
    assert chances is not None
    assert (chances == before.choices[:, 0]).all()


def test_a_board_more_is_laid_by_name() -> None:
    """Its numbers stand between others: everything that the net knows keeps its weights."""
    features = with_a_board_more()
    old, new = weights.lay(FILE, FEATURES), weights.lay(FILE, features)
    at = {name: index for index, name in enumerate(name for feature in features for name in labels(feature))}
    moved = [at[name] for feature in FEATURES for name in labels(feature)]
    luck = np.random.default_rng(1)
    for _ in range(20):
        observed = luck.integers(0, 5, size(FEATURES)).astype(np.int32)
        more = luck.integers(0, 5, size(features)).astype(np.int32)  # the new numbers don't matter
        more[moved] = observed
        shares = np.zeros((2, 2))
        judge(old, work_for(old), observed, shares[0])
        judge(new, work_for(new), more, shares[1])
        assert (shares[0] == shares[1]).all()


@pytest.mark.parametrize("game", games.GAMES)
def test_every_number_has_a_name_of_its_own(game: str) -> None:
    for feature in games.find(game).features:
        assert len({*labels(feature)}) == size((feature,))


def refused(view: State) -> str:
    """Return why there is no net for a position; nobody who asks for it falls over that."""
    assert weights.find(view) is None
    assert legend.chances(view, legal_codes(view), dice.new_rng(), compiled=False) is None
    with pytest.raises(Mistake) as raised:
        LearnedJudge(view)
    assert str(raised.value) in (untrained(view) or "")
    return raised.value.message


def test_a_net_that_knows_what_no_longer_exists_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    view = a_view()
    observe(tuple(feature for feature in FEATURES if feature.name != "chips"), monkeypatch)
    assert refused(view) == "error-net-gone"


def test_a_net_without_names_or_with_others_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    view, net = a_view(), weights.read(FILE).net
    with np.load(FILE) as stored:
        parts: dict[str, Any] = {name: stored[name] for name in stored if name != "features"}
    np.savez(tmp_path / FILE.name, **parts)
    assert refused(view) == "error-net-unnamed"
    weights.read.cache_clear()
    weights.save(net, with_a_board_more(), tmp_path / FILE.name, {})
    assert refused(view) == "error-net-unnamed"
    weights.read.cache_clear()


def test_a_net_for_fewer_seats_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    weights.save(weights.read(FILE).net, FEATURES, tmp_path / "royale-3.npz", {})
    match: Match = Match("royale", players=3, seed=5, boards=3)
    assert refused(match.masked(match.waiting.seat)) == "error-net-seats"  # type: ignore[union-attr,arg-type]


def without(boards: tuple[Board, ...], features: tuple[Feature, ...]) -> tuple[Feature, ...]:
    """Return Royale's features as they would be without the last boards."""
    faces, observed = tuple(board.face for board in boards), {board.observed for board in boards}
    casinos, *others = features
    kinds = next(feature for feature in others if feature.name == "waits_for")
    fewer = tuple(name for name in kinds.entries if name.removeprefix("-") not in faces)
    return (
        casinos._replace(
            shape=(casinos.shape[0], casinos.shape[1] - len(boards)),
            entries=casinos.entries[: len(casinos.entries) - len(boards)],
        ),
        *(
            kinds._replace(shape=(len(fewer),), entries=fewer) if one is kinds else one
            for one in others
            if one not in observed
        ),
    )


@pytest.fixture
def without_my_choice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the net for two be one that was trained before there was a face H2."""
    place = BOARDS.index(MY_CHOICE)
    features, before = without(BOARDS[place:], FEATURES), weights.inputs_of(without(BOARDS[place + 1 :], FEATURES))
    names, net = weights.inputs_of(features), weights.read(FILE).net
    pooled = len(net.place_2.bias)
    kept = [*range(pooled), *(pooled + before.rest.index(name) for name in names.rest)]
    net = net._replace(
        place_1=net.place_1._replace(weights=net.place_1.weights[:-1]),
        whole_1=net.whole_1._replace(weights=net.whole_1.weights[kept]),
    )
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    weights.save(net, features, tmp_path / FILE.name, {})


@pytest.mark.usefixtures("without_my_choice")
def test_hints_say_which_boards_on_the_table_the_net_has_never_seen() -> None:
    told = []
    for faces in ("H2", "H1"):
        match: Match = Match("royale", players=2, seed=5, boards=1, faces=faces)
        found = hint(match, playouts=1)
        assert found.learned
        told.append((found.unknown, star(found, "royale"), basis(found, "1")))
    assert told[0][0] == ("My Choice",)
    assert all("never seen My Choice" in sentence for sentence in told[0][1:])
    assert not any("never seen" in sentence for sentence in told[1][1:])


@pytest.mark.usefixtures("without_my_choice")
@pytest.mark.parametrize(
    ("options", "says"), [({}, True), ({"boards": 0}, False), ({"boards": 1, "faces": "H1"}, False)]
)
def test_legend_says_which_boards_that_may_come_its_net_has_never_seen(options: dict[str, Any], says: bool) -> None:
    told = untrained(ROYALE.blank_state(2, ROYALE.Options(**options)))
    assert (told is not None and "My Choice" in told) is says


@pytest.mark.usefixtures("without_my_choice")
@pytest.mark.parametrize(("bots", "says"), [("legend,greedy", True), ("greedy", False)])
def test_simulate_says_so(bots: str, says: bool, capsys: pytest.CaptureFixture[str]) -> None:
    tell_untrained("royale", bots.split(","), 2, {})
    assert ("My Choice" in capsys.readouterr().err) is says
