"""One move ahead: what a choice wins and denies as things stand."""

from __future__ import annotations

from zocker.bots.greedy import gambler as gambler_greedy
from zocker.bots.greedy import las_vegas as las_vegas_greedy
from zocker.bots.greedy import royale as royale_greedy
from zocker.rules import gambler, las_vegas, royale
from zocker.rules.kernel import Verb

greedy = Verb(
    "greedy",
    {
        las_vegas.STATE: las_vegas_greedy.choose,
        royale.STATE: royale_greedy.choose,
        gambler.STATE: gambler_greedy.choose,
    },
)
