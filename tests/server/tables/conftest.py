"""Time that passes when it is told to, for tests of live tables."""

from __future__ import annotations

import pytest

from tests.server.clocks import Standing


@pytest.fixture
def time() -> Standing:
    """Stand still until a test says otherwise."""
    return Standing()
