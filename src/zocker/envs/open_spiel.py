"""OpenSpiel: games as trees whose chance nodes are single dice, bills, cards and boards.

Importing this registers `zocker_las_vegas`, `zocker_las_vegas_2019`, `zocker_royale` and `zocker_gambler`. Options are
parameters: `pyspiel.load_game("zocker_royale(players=3,boards=6)")`.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel

from zocker.observations import features
from zocker.rules import games
from zocker.rules.engine import legal_codes
from zocker.rules.features import size
from zocker.rules.frames import NOBODY, OVER, seat_of, waits_for
from zocker.rules.game import Game
from zocker.rules.options import check_players, read_options
from zocker.rules.ranking import WHOLE, share
from zocker.rules.state import State

MAX_DRAWS = 100  # results of a single draw: so many tableaux may lie in a set of Gambler
MAX_LENGTH = 100_000  # decisions: Gambler has no limit of its own

UNSET = ""  # a parameter that leaves an option as it is


def _parameters(game: str) -> dict[str, Any]:
    """Return the parameters of a game with their defaults; OpenSpiel checks values against their types."""
    options = msgspec.structs.asdict(games.find(game).Options())
    plain = {name: value if isinstance(value, bool | int | str) else UNSET for name, value in options.items()}
    return {"players": games.find(game).players[0], **plain}


def _game_type(game: str) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"zocker_{game.replace('-', '_')}",
        long_name=f"Zocker {game}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=getattr(kinds.Information, f"{'IM' if games.find(game).secrets else ''}PERFECT_INFORMATION"),
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=games.find(game).players[-1],
        min_num_players=games.find(game).players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options; every game has a class of its own."""

    name: ClassVar[str]
    game_type: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_parameters(self.name), **(params or {})}
        players = given.pop("players")
        self.rules = games.find(self.name)
        check_players(self.name, self.rules, players)
        chosen = {name: value for name, value in given.items() if value != UNSET}
        self.start = self.rules.new(players, read_options(self.name, self.rules, chosen))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.moves),
            max_chance_outcomes=MAX_DRAWS,
            num_players=players,
            min_utility=-1.0,
            max_utility=players - 1.0,
            utility_sum=0.0,
            max_game_length=MAX_LENGTH,
        )
        super().__init__(self.game_type, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.name, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of ours, with the dice or cards drawn so far for the roll or draw in progress."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.name = game.name
        self.states = np.full(1, game.start, game.rules.layout)
        self.drawn: list[int] = []
        self.told: list[tuple[str, int]] = []  # lines of the record, and the seat that keeps one secret, or NOBODY

    @property
    def rules(self) -> Game:
        """The game's rules: no attribute, as a module can't be copied with the state."""
        return games.find(self.name)

    @property
    def state(self) -> State:
        return self.states[0]

    def current_player(self) -> int:
        kind = waits_for(self.state)
        if kind == OVER:
            return pyspiel.PlayerId.TERMINAL
        return int(seat_of(self.state)) if kind > OVER else pyspiel.PlayerId.CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(map(int, legal_codes(self.state)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [
            (draw, float(chance))
            for draw, chance in self.rules.chance_due(self.state).draws(self.state, self.drawn).items()
        ]

    def _apply_action(self, action: int) -> None:
        if waits_for(self.state) > OVER:
            event = self.rules.move_event(self.state, action)
            secret = self.rules.log([event], self.state, NOBODY, 0) != [event]
            self.told.append((self.rules.moves[action], int(seat_of(self.state)) if secret else NOBODY))
            self.rules.play(self.state, action)
            return
        self.drawn.append(action)
        if not self.rules.chance_due(self.state).draws(self.state, self.drawn):
            outcome = self.rules.chance_due(self.state).join(self.state, self.drawn)
            self.told.append((self.rules.write_chance(self.state, outcome), NOBODY))
            self.rules.chance(self.state, outcome)
            self.drawn = []

    def _action_to_string(self, player: int, action: int) -> str:
        return self.rules.moves[action] if player >= 0 else f"draw {action}"

    def is_terminal(self) -> bool:
        return bool(waits_for(self.state) == OVER)

    def returns(self) -> list[float]:
        players = int(self.state.players)
        if not self.is_terminal():
            return [0.0] * players
        return [int(share(self.state, seat)) * players / WHOLE - 1 for seat in range(players)]

    def __str__(self) -> str:
        return "; ".join([*(line for line, _ in self.told), *map(str, self.drawn)])


class Observer:
    """A player's observation: the features of the game or, with perfect recall, the record as that player sees it."""

    def __init__(self, game: str, perfect_recall: bool) -> None:
        self.rules, self.perfect_recall = games.find(game), perfect_recall
        self.tensor: Any = np.zeros(size(self.rules.features), np.float32)
        self.dict = {part.name: self.tensor[part.start : part.stop].reshape(part.shape) for part in features(game)}

    def set_from(self, state: SpielState, player: int) -> None:
        view = state.state.copy()
        self.rules.mask(view, player, True)
        self.rules.observe(view, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.perfect_recall:
            lines = [line for line, _ in state.told]
            if state.told and state.told[-1][1] not in (NOBODY, player):
                lines[-1] = "?"  # until it is shown, with the next choice
            return "; ".join([*lines, *map(str, state.drawn)])
        self.set_from(state, player)
        return "\n".join(f"{name}: {' '.join(f'{n:g}' for n in part.flat)}" for name, part in self.dict.items())


for _name in games.GAMES:
    _type = _game_type(_name)
    pyspiel.register_game(_type, type(_type.short_name, (SpielGame,), {"name": _name, "game_type": _type}))
