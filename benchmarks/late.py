"""Late positions in which `legend` must not throw anything away: the last round, with few dice left.

    python -m benchmarks.late --positions 2000

They come from games of random moves, so that anyone may be ahead. What a choice loses is measured by playouts with the
same dice for it and the best one, to the end of the game, by the net at all seats.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from itertools import count, islice
from typing import Any, NamedTuple

import numpy as np

from zocker.bots import legend
from zocker.bots.paired_playouts import is_secret, nets_for, play_pairs
from zocker.exact.table_end import ENDS
from zocker.rules import dice, games
from zocker.rules.engine import draw_until_decision, legal_codes
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.state import Array, State
from zocker.values import weights

KINDS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "las-vegas-3": ("las-vegas", 3, {}),
    "las-vegas-4": ("las-vegas", 4, {}),
    "las-vegas-2019-4": ("las-vegas-2019", 4, {}),
    "royale-2": ("royale", 2, {}),
    "royale-4": ("royale", 4, {}),
}
MOST_DICE = 4
MUCH = 0.05  # what no choice may lose
PLAYOUTS = 128
SURE = 3.0  # standard errors beyond which a loss is taken for one: there are many positions
SEED = 37


class Loss(NamedTuple):
    """What a choice loses against the best, as a share of the win, and the standard error."""

    view: State
    points: float
    error: float

    @property
    def is_much(self) -> bool:
        return self.points - SURE * self.error > MUCH


def losses(kind: str, positions: int, seed: int = SEED) -> Iterator[Loss]:
    """Yield what `legend` loses in some positions."""
    for number, view in enumerate(islice(late_views(kind, seed), positions)):
        legal = legal_codes(view).copy()
        chosen = legend.choose(view, legal, dice.seeded_rng(seed + 1, number), compiled=True)
        yield loss(view, legal, int(np.flatnonzero(legal == chosen)[0]), dice.seed_words(seed, number << 20, PLAYOUTS))


def loss(view: State, legal: Array, chosen: int, words: Array) -> Loss:
    """Measure what a choice loses against the one that playouts find best."""
    name = weights.name_of(view)
    shares, _ = play_pairs(view, legal.tolist(), words, nets_for(view, name, name))
    lost = shares[:, shares.mean(0).argmax()] - shares[:, chosen]
    return Loss(view, float(lost.mean()), float(lost.std()) / math.sqrt(len(lost) - 1))


def late_views(kind: str, seed: int) -> Iterator[State]:
    """Yield what seats see that count along, at the late decisions of games; always the same."""
    game, players, options = KINDS[kind]
    rules = games.find(game)
    for number in count():
        state, rng = rules.new(players, rules.Options(**options)), dice.seeded_rng(seed, number)
        outcome = np.zeros(rules.outcome_length, np.int64)
        draw_until_decision(state, rng, outcome)
        while waits_for(state) != OVER:
            legal = legal_codes(state)
            if is_late(state) and len(legal) > 1 and not is_secret(state):
                view = state.copy()
                rules.mask(view, seat_of(view), True)
                yield view
            rules.play(state, legal[dice.below(rng, len(legal))])
            draw_until_decision(state, rng, outcome)


def is_late(state: State) -> bool:
    return bool(state.round_no == ENDS[state.dtype].rounds and state.dice_left.sum() <= MOST_DICE)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--positions", type=int, default=2000, help="of all kinds together")
    arguments = parser.parse_args()
    kinds = arguments.kinds.split(",")
    for kind in kinds:
        found = list(losses(kind, arguments.positions // len(kinds)))
        points = 100 * np.array([one.points for one in found])
        much = sum(one.is_much for one in found)
        print(f"{kind}: {len(found)} positions, {points.mean():.2f} points lost on average, {much} choices lose over 5")


if __name__ == "__main__":
    main()
