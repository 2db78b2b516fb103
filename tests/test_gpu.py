"""What is said where no game can be played on a GPU."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import zocker
from zocker.cuda import gear
from zocker.errors import Mistake


def _install(monkeypatch: pytest.MonkeyPatch, release: str | None) -> None:
    """Pretend that a release of numba-cuda is installed, on a machine without a GPU."""
    monkeypatch.setattr(gear, "find_spec", lambda name: release)
    monkeypatch.setattr(gear, "version", lambda name: release)
    monkeypatch.setattr(gear, "import_module", lambda name: SimpleNamespace(is_available=lambda: False))


@pytest.mark.parametrize(
    ("release", "told"),
    [
        (None, r'needs numba-cuda\. Install it with: pip install "zocker\[cuda\]"'),
        ("0.31.0", r"needs numba-cuda 0\.30, but 0\.31\.0 is installed"),
        ("0.30.4", "finds no GPU"),
    ],
)
def test_one_sentence_says_why_there_is_no_gpu(monkeypatch: pytest.MonkeyPatch, release: str, told: str) -> None:
    _install(monkeypatch, release)
    with pytest.raises(Mistake, match=told):
        gear.load()


def test_a_device_must_be_known() -> None:
    with pytest.raises(Mistake, match="no device called tpu"):
        zocker.Batch("royale", players=2, size=1, device="tpu")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("game", "bot", "able"),
    [
        ("royale", "greedy", "random"),
        ("las-vegas-2019", "rookie", "random"),
        ("gambler", "optimal-turn", "random, rookie, greedy, regular"),
        ("las-vegas", "legend", "random, rookie, greedy, rule, convolver, regular"),
    ],
)
def test_bots_that_a_gpu_cannot_play_are_refused_at_once(game: str, bot: str, able: str) -> None:
    with pytest.raises(Mistake) as told:
        zocker.simulate(game, bot, games_to_play=1, device="cuda")
    assert str(told.value) == f"Of the bots for this game, only these can play on a GPU: {able}."
