"""The tool that measures luck lets bots play as well as they can."""

from __future__ import annotations

from typing import Any

import pytest
from tools import luck

from zocker.bots import roster


@pytest.mark.parametrize("bot", ["shark", "legend"])
def test_bots_that_search_do_so(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without compiled code they would play by instinct, and we would measure that."""
    compiled = set[bool]()

    def choose_first(_consult: Any, _view: Any, legal: Any, _rng: Any, is_compiled: bool) -> int:
        compiled.add(is_compiled)
        return int(legal[0])

    monkeypatch.setattr(roster, "_search", choose_first)
    luck.play("gambler", [bot, bot], seed=1)
    assert compiled == {True}
