"""Bots by name: our own, and other people's from files."""

from __future__ import annotations

import functools
import importlib.util
import random
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from zocker.bots import legend, shark
from zocker.bots.chooser import EXTERNAL, EXTERNAL_COUNTING, NAMES, PLAYOUTS, counts_along, weigh
from zocker.bots.profiles import instinct
from zocker.bots.quick import BOTS
from zocker.errors import Mistake, said
from zocker.given import text
from zocker.rules import dice, games, gears
from zocker.rules.dice import Rng
from zocker.rules.engine import draw_until_decision
from zocker.rules.frames import seat_of
from zocker.rules.kernel import Kernel, entry
from zocker.rules.state import Array, State

LEGEND = "legend"
SHOWN = 40  # characters of a bot that is none


class Bot(msgspec.Struct, frozen=True):
    """A bot by name. `code` is its number among ours, or that of others if `external` is its class or the like."""

    name: str
    code: int
    external: Any = None

    @property
    def searches(self) -> bool:
        """Whether the bot searches: it then needs compiled code to be strong."""
        return self.external is None and self.name not in BOTS

    @property
    def counts(self) -> bool:
        """Whether the bot counts what others win in public; your own class sets `counts = True` for that."""
        return bool(counts_along(self.code))

    def sit_down(self, compiled: bool = False) -> Callable[[State, Array, Rng, tuple[str, ...]], int]:
        """Take one seat in one game; return the function that chooses the code of each move there.

        Without compiled code a searching bot plays by instinct: at once, but not as well.
        """
        if self.searches:
            consult = legend.choose if self.name == LEGEND else _nothing_learned
            return lambda view, legal, rng, moves: _search(consult, view, legal, rng, compiled)
        if self.external is None:
            kernel = BOTS[self.name].choose
            return lambda view, legal, rng, moves: int(kernel(view, legal, rng))
        if isinstance(self.external, Kernel):
            ask = gears.compiled(self.external) if compiled else self.external
        else:
            ask = self._instance()
        return lambda view, legal, rng, moves: self._ask(ask, view, legal, rng, moves)

    def _instance(self) -> Callable[[State, Array, Rng], Any]:
        try:
            player = self.external() if isinstance(self.external, type) else self.external
        except Exception as error:
            raise self._failed(error) from error
        return lambda view, legal, rng: player.choose(view, legal.tolist(), random.Random(dice.uniform(rng)))

    def _ask(self, ask: Callable[..., Any], view: State, legal: Array, rng: Rng, moves: tuple[str, ...]) -> int:
        """Let an external bot choose; turn its errors into a `Mistake`."""
        try:
            chosen = ask(view, legal, rng)
        except Exception as error:
            raise self._failed(error) from error
        code = moves.index(chosen) if chosen in moves else chosen
        if isinstance(code, bool) or not isinstance(code, int | np.integer) or code not in legal:
            listed = ", ".join(moves[code] for code in legal)
            raise Mistake("error-bot-move", bot=self.name, move=repr(chosen)[:40], moves=listed)
        return int(code)

    def _failed(self, error: Exception) -> Mistake:
        place = traceback.extract_tb(error.__traceback__)[-1]
        reason = f"{type(error).__name__}: {error} ({Path(place.filename).name}, line {place.lineno})"
        return Mistake("error-bot-failed", bot=self.name, reason=reason)


def _nothing_learned(view: State, legal: Array, rng: Rng, *, compiled: bool) -> int | None:
    return None


def _search(consult: Callable[..., int | None], view: State, legal: Array, rng: Rng, compiled: bool) -> int:
    """Choose by learned values if there are any, otherwise by search, or by instinct where that isn't compiled."""
    chosen = consult(view, legal, rng, compiled=compiled)
    if chosen is not None:
        return chosen
    if not compiled:
        return int(instinct(view, legal, rng))
    return think(view, legal, rng, PLAYOUTS, even=False, compiled=True)[0]


def think(
    view: State, legal: Array, rng: Rng, playouts: int, *, even: bool, compiled: bool
) -> tuple[int, Array, Array]:
    """Let search choose; return the code of the move, and the sums and counts of playouts (see `search`)."""
    rngs = np.zeros(shark.RNGS, dice.RNG)
    rngs[0].word = rng.word
    sums, counts = np.zeros((shark.SUMS, games.MAX_MOVES)), np.zeros(games.MAX_MOVES, np.int64)
    ask = gears.compiled(weigh) if compiled else weigh
    chosen = int(ask(states_for_search(view), rngs, legal, playouts, even, sums, counts))
    rng.word = rngs[0].word
    return chosen, sums[:, : len(legal)], counts[: len(legal)]


def states_for_search(view: State) -> Array:
    """Return the states that search works on, the first being the view."""
    states = np.zeros(shark.STATES, view.dtype)
    states[0] = view
    return states


def load(game: str) -> None:
    """Run the compiled search once in a game, so that later calls don't have to load it."""
    rules = games.find(game)
    for players in rules.players[:2]:  # with two much can be solved that with three cannot
        state, rng = rules.new(players, rules.Options()), dice.new_rng()
        draw_until_decision(state, rng, np.zeros(rules.outcome_length, np.int64))
        moves = np.zeros(games.MAX_MOVES, np.int64)
        legal = moves[: rules.legal(state, moves)]
        rules.mask(state, seat_of(state), True)
        think(state, legal, rng, 1, even=True, compiled=True)
        legend.choose(state, legal, rng, compiled=True)


def find(name: str, game: str) -> Bot:
    """Return one of our bots that plays a game, or load one from a file: `./mine.py:MyBot`."""
    if text("bot", name) in NAMES:
        if game not in games_of(name):
            raise Mistake("error-bot-game", bot=name, games=", ".join(games_of(name)))
        return Bot(name, NAMES.index(name))
    path, colon, attribute = name.rpartition(":")
    if not colon or not path.endswith(".py"):
        ours = [bot for bot in NAMES if game in games_of(bot)]
        raise Mistake("error-unknown-bot", bot=name, bots=", ".join(ours))
    external = _load(Path(path), attribute)
    if not isinstance(external, Kernel) and not (isinstance(external, type) and _chooses(external)):
        raise Mistake("error-bot-class", path=path, name=attribute)
    return _outside(name, external)


def take(name: str, given: Any) -> Bot:
    """Return a bot that is handed over: a class, a kernel, or an object, which then plays all games itself."""
    if not isinstance(given, Kernel) and not _chooses(given):
        raise Mistake("error-bot-object", bot=said(given)[:SHOWN])
    return _outside(name, given)


def _chooses(given: Any) -> bool:
    return callable(getattr(given, "choose", None))


def _outside(name: str, external: Any) -> Bot:
    code = EXTERNAL_COUNTING if getattr(external, "counts", False) else EXTERNAL
    return Bot(name, code, _entry(external) if isinstance(external, Kernel) else external)


@functools.cache
def _entry(kernel: Kernel[..., Any]) -> Kernel[..., Any]:
    """Return a kernel as an entry point, always the same one, because each is compiled again."""
    return entry(kernel.func)


def games_of(name: str) -> tuple[str, ...]:
    """Return the games that one of our bots plays."""
    return BOTS[name].games if name in BOTS else tuple(games.GAMES)


def _load(path: Path, attribute: str) -> Any:
    """Return the object with a name in a file."""
    try:
        is_file = path.is_file()
    except OSError:  # a name that is too long
        is_file = False
    if not is_file:
        raise Mistake("error-no-file", path=path)
    spec = importlib.util.spec_from_file_location(f"zocker_bot_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    with _loading(path.resolve()):
        try:
            spec.loader.exec_module(module)
        except Mistake:
            raise
        except Exception as error:
            raise Mistake("error-bot-file", path=str(path), reason=f"{type(error).__name__}: {error}") from error
    return getattr(module, attribute, None)


@contextmanager
def _loading(path: Path) -> Iterator[None]:
    """Let a file import its neighbours while it is loaded, but not load itself again by playing games."""
    mark = (threading.get_ident(), path)
    if mark in _loaded_now:
        raise Mistake("error-bot-guard", path=str(path))
    _loaded_now.add(mark)
    sys.path.insert(0, str(path.parent))
    try:
        yield
    finally:
        with suppress(ValueError):  # the file may have changed it, too
            sys.path.remove(str(path.parent))
        _loaded_now.remove(mark)


_loaded_now = set[tuple[int, Path]]()
