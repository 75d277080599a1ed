"""Every game as an OpenSpiel game. Importing this module registers them.

>>> import pyspiel
>>> from ludotheque.adapters import open_spiel
>>> pyspiel.load_game("ludotheque_mark(seats=4,end_rows=4)").num_players()
4
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.extras import MissingExtra

try:
    import numpy as np
    import pyspiel
except ImportError:
    raise MissingExtra("The OpenSpiel adapter", "bench") from None

from ludotheque.adapters.held import Held
from ludotheque.adapters.spaces import gains
from ludotheque.kernel.features import Pen
from ludotheque.kernel.game import Game
from ludotheque.kernel.state import CHANCE, OVER, State
from ludotheque.registry import load, slugs

LONGEST = 6000  # events of a game; none comes near
PREFIX = "ludotheque_"


class LudoGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of the house with its seats, options and edition (a TOML file) as parameters."""

    def __init__(self, game: Game[Any], params: dict[str, Any] | None = None) -> None:
        given = {**defaults(game), **(params or {})}
        path = given.pop("edition")
        edition = game.read_edition(Path(path).read_text(encoding="utf-8")) if path else None
        self.start = Held(game.new(given.pop("seats"), given, edition))
        setting = self.start.state.setting
        actions = len(setting.tokens)
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions,
            num_players=setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, params or {})

    def new_initial_state(self) -> LudoState:
        return LudoState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.start.state, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class LudoState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel around one of ours. Rewards are by rank, -1 to 1, and sum to 0."""

    def __init__(self, game: LudoGame) -> None:
        super().__init__(game)
        self.held = deepcopy(game.start)

    def current_player(self) -> int:
        who = int(self.held.state.actor())
        if who == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if who == OVER else who

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances = self.held.state.chances()
        total = sum(weight for _, weight in chances)
        return [(action, weight / total) for action, weight in chances]

    def _apply_action(self, action: int) -> None:
        self.held.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.held.state.setting.tokens[action]

    def is_terminal(self) -> bool:
        return int(self.held.state.actor()) == OVER

    def returns(self) -> list[float]:
        state = self.held.state
        return gains(state) if state.actor() == OVER else [0.0] * state.setting.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LudoState:
        """Another table that looks the same to the player: all that it cannot know is drawn anew."""
        other: LudoState = self.clone()
        other.held = self.held.resampled(player, int(sampler() * 2**53))
        return other

    def __str__(self) -> str:
        return msgspec.json.encode(self.held.state.position()).decode()


class Observer:
    """The row of numbers with its named fields; as text, the view or (with perfect recall) all that was seen."""

    def __init__(self, start: State, kind: Any) -> None:
        self.features = start.setting.features
        self.recalls = kind.perfect_recall
        self.public = kind.public_info
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.pen = Pen(self.features.size)
        self.row = np.frombuffer(memoryview(self.pen.out), np.int32)
        self.tensor = np.zeros(self.features.size, np.float32)
        self.dict, at = {}, 0
        for field in self.features.fields:
            self.dict[field.name] = self.tensor[at : at + field.size]
            at += field.size

    def set_from(self, state: LudoState, player: int) -> None:
        self.pen.at = 0
        self.features.fill(state.held.state, player, self.pen)
        self.tensor[:] = self.row

    def string_from(self, state: LudoState, player: int) -> str:
        """Return a spectator's view where only public information is asked for."""
        if self.recalls:
            return state.held.told(player)
        watcher = player if self.private else None
        return msgspec.json.encode(state.held.state.observe(watcher)).decode()


def defaults(game: Game[Any]) -> dict[str, Any]:
    """Return the parameters and what they are when left out."""
    options = {option.name: option.values[0] for option in game.options}
    return {"seats": (game.min_seats + game.max_seats) // 2, "edition": "", **options}


def game_type(game: Game[Any]) -> Any:
    """Tell OpenSpiel what it wants to know. A game that masks nothing has perfect information."""
    hidden = type(game).masked is not Game.masked
    kinds = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=PREFIX + game.slug,
        long_name=f"Ludothèque: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.IMPERFECT_INFORMATION if hidden else kinds.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
        default_loadable=True,
        provides_factored_observation_string=False,
    )


def register() -> None:
    """``pyspiel.load_game("ludotheque_<slug>(seats=…)")``."""
    known = set(pyspiel.registered_names())
    for slug in slugs():
        if PREFIX + slug not in known:
            _register(load(slug))


def _register(game: Game[Any]) -> None:
    class Named(LudoGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    pyspiel.register_game(game_type(game), Named)


register()
