"""Many single-seat games as one Gymnasium vector environment, all in one compiled loop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ludotheque.adapters.spaces import checked_seat, opponents, seen_space
from ludotheque.adapters.vector import Games
from ludotheque.kernel.edition import Edition

Seen = dict[str, Any]


class SeatsEnv(VectorEnv[Seen, NDArray[Any], NDArray[Any]]):
    """The learner sits on one chair of every game; ``against`` may be ``flaneur`` and ``habitue``, which are quick.

    A game that is over begins again in the same step: ``info["ended"]`` says where, and there ``info["scores"]`` are
    its own. The row that is seen is that of the new game; of the old one nothing more is told.
    The reward is by rank, at the end. Illegal actions are refused, and no game has changed.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  as its base does

    def __init__(
        self,
        slug: str,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        edition: Edition | None = None,
        against: Sequence[str] = ("habitue",),
        seat: int = 0,
        render_mode: str | None = None,
    ) -> None:
        chairs = Games(slug, 1, seats, options, edition).seats
        others = opponents(against, chairs - 1)
        checked_seat(seat, chairs)
        self.games = Games(slug, num_envs, chairs, options, edition, [*others[:seat], "learner", *others[seat:]])
        self.seat = seat
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space = seen_space(self.games.sight, len(self.games.setting.tokens))
        self.single_action_space = spaces.Discrete(len(self.games.setting.tokens))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        if isinstance(seed, list):
            seed = seed[0]
        if seed is None:
            seed = int(self.np_random.integers(2**31))
        self.games.reset(seed)
        return self._seen(), {}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Seen, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        games = self.games
        games.step(np.asarray(actions))
        ended = games.ended.copy()
        info = {"ended": ended, "scores": games.scores.copy()}
        return self._seen(), games.gains[:, self.seat], ended, np.zeros(self.num_envs, np.bool_), info

    def _seen(self) -> Seen:
        return {"observation": self.games.observations.copy(), "action_mask": self.games.masks.copy()}
