"""Many single-seat games as one Gymnasium vector environment, all in one compiled loop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.extras import MissingExtra

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError:
    raise MissingExtra("The Gymnasium adapter", "rl") from None

from ludotheque.adapters.spaces import checked_seat, opponents, seen_space, table
from ludotheque.adapters.vector import Games
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.errors import BadOption

Seen = dict[str, Any]


class SeatsEnv(VectorEnv[Seen, NDArray[Any], NDArray[Any]]):
    """The learner sits on one chair of every game; ``against`` may be ``random`` and ``habitue``, which are quick.

    A game that is over begins again in the same step. What is told then is what Gymnasium's own vector environments
    tell in that mode: ``final_obs`` and ``final_info`` (with ``rank`` and ``score``), and ``_final_obs`` says where.
    The reward is by rank, at the end. Illegal actions are refused, and no game has changed.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  as its base does

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
        chairs = table(slug, seats, options, edition).setting.seats
        others = opponents(against, chairs - 1)
        checked_seat(seat, chairs)
        self.games = Games(slug, num_envs, chairs, options, edition, [*others[:seat], "learner", *others[seat:]])
        self.seat = seat
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space = seen_space(self.games.features, len(self.games.setting.tokens))
        self.single_action_space = spaces.Discrete(len(self.games.setting.tokens))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._finals = self.games.watch_ends(seat)

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._finals = self.games.watch_ends(self.seat)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin all games anew, or those of ``options["reset_mask"]``.

        A number seeds all games, each with a chance of its own; a list seeds them one by one.
        """
        if isinstance(seed, int):
            super().reset(seed=seed)
        chosen = self._chosen(options)
        if isinstance(seed, list):
            if len(seed) != self.num_envs:
                raise BadOption(f"seed: found a list of {len(seed)}, accepted is one for each of {self.num_envs} games")
            seeds = seed
        elif chosen.all():
            self.games.reset(self._draw() if seed is None else seed)
            return self._seen(), self._info(chosen)
        else:
            seeds = [None] * self.num_envs
        for game in np.flatnonzero(chosen).tolist():
            own = seeds[game]
            self.games.reset_one(game, self._draw() if own is None else own)
        return self._seen(), self._info(chosen)

    def _chosen(self, options: dict[str, Any] | None) -> NDArray[np.bool_]:
        mask = (options or {}).get("reset_mask")
        if mask is None:
            return np.ones(self.num_envs, np.bool_)
        found = np.asarray(mask)
        if found.shape != (self.num_envs,) or found.dtype != np.bool_ or not found.any():
            accepted = f"{self.num_envs} truth values, one of them True at least"
            raise BadOption(f"options['reset_mask']: found {mask!r}, accepted are {accepted}")
        return found

    def _draw(self) -> int:
        return int(self.np_random.integers(2**62))

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Seen, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        games = self.games
        games.step(np.asarray(actions))
        ended = games.ended.copy()
        info = self._ends(ended) if ended.any() else {}
        info |= self._info(np.ones(self.num_envs, np.bool_))
        rewards = games.gains[:, self.seat].astype(np.float64)
        return self._seen(), rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def action_masks(self) -> NDArray[np.bool_]:
        """Tell which actions are legal now, a row for each game."""
        return self.games.masks.astype(np.bool_)

    def _seen(self) -> Seen:
        return {"observation": self.games.observations.copy(), "action_mask": self.games.masks.copy()}

    def _info(self, where: NDArray[np.bool_]) -> dict[str, Any]:
        return {"seat": np.where(where, self.seat, 0), "_seat": where.copy()}

    def _ends(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """Tell of the games that have just ended, as Gymnasium does: a column and a mask for each thing."""
        seen = np.full(self.num_envs, None, dtype=object)
        for game in np.flatnonzero(ended).tolist():
            mask = np.zeros(self.games.masks.shape[1], np.int8)
            seen[game] = {"observation": self._finals[game].copy(), "action_mask": mask}
        gains = self.games.gains
        ranks = 1 + (gains > gains[:, [self.seat]]).sum(axis=1)
        columns = {"seat": self.seat, "rank": ranks, "score": self.games.scores[:, self.seat].astype(np.int64)}
        final = {name: np.where(ended, column, 0) for name, column in columns.items()}
        masks = {f"_{name}": ended.copy() for name in final}
        return {"final_obs": seen, "_final_obs": ended.copy(), "final_info": final | masks, "_final_info": ended.copy()}
