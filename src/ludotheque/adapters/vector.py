"""Many games at once in one process, for learners: one compiled loop, columns of numpy without copies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from ludotheque.adapters.fleet import FLANEUR, HABITUE, LEARNER, Fleet
from ludotheque.adapters.spaces import Mask, Numbers, columns, scales, table
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.errors import BadOption, BadSeats, IllegalAction
from ludotheque.kernel.rng import Rng

PLAYERS = {"learner": LEARNER, "flaneur": FLANEUR, "habitue": HABITUE}


class Games:
    """Games that are stepped together; one that is over begins again at once.

    ``players``: who decides on each chair, ``learner`` (the caller), ``flaneur`` or ``habitue``; all learners if not
    given. Each step takes one action for each game, of the learner's seat that acts there (``actors``).

    >>> games = Games("lemans", 8, seats=3)
    >>> games.reset(seed=1)
    >>> games.step(games.random_actions())
    >>> games.observations.shape == (8, games.sight.size)
    True
    """

    def __init__(
        self,
        slug: str,
        count: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        edition: Edition | None = None,
        players: Sequence[str] | None = None,
    ) -> None:
        if count < 1:
            raise BadOption(f"count: found {count}, accepted is 1 or more games")
        start = table(slug, seats, options, edition)
        self.setting = start.setting
        self.sight = self.setting.sight
        self.count = count
        self.seats = self.setting.seats
        self.columns = columns(self.sight)
        self.scales = scales(self.sight)
        self.fleet = Fleet(start, self.sight, self.setting.advice, count, 0, self._numbers(players))
        self.strollers = Rng(0)
        self.observations: Numbers = np.frombuffer(memoryview(self.fleet.pen.out), np.int32).reshape(count, -1)
        self.masks: Mask = np.frombuffer(memoryview(self.fleet.masks), np.int8).reshape(count, -1)
        self.actors: Numbers = np.frombuffer(memoryview(self.fleet.actors), np.int32)
        self.ended: NDArray[np.bool_] = np.frombuffer(memoryview(self.fleet.ended), np.bool_)
        self._gains: Numbers = np.frombuffer(memoryview(self.fleet.gains), np.int32).reshape(count, -1)
        self._choices: Numbers = np.frombuffer(memoryview(self.fleet.choices), np.int32)
        self.scores: Numbers = np.frombuffer(memoryview(self.fleet.scores), np.int32).reshape(count, -1)

    def _numbers(self, players: Sequence[str] | None) -> list[int]:
        named = ["learner"] * self.seats if players is None else list(players)
        if len(named) != self.seats:
            raise BadSeats(f"players: found {len(named)}, accepted is one for each of the {self.seats} seats")
        unknown = [name for name in named if name not in PLAYERS]
        if unknown or "learner" not in named:
            raise BadOption(f"players: found {named}, accepted are {', '.join(PLAYERS)}; one at least is a learner")
        return [PLAYERS[name] for name in named]

    def reset(self, seed: int = 0) -> None:
        """All games from the start; the same seed, the same games for the same actions."""
        self.strollers = Rng(seed + 1)
        self.fleet.begin(seed)

    def step(self, actions: NDArray[np.integer]) -> None:
        """One action for each game; IllegalAction, and nothing changed in any game, if one is not legal."""
        if actions.shape != (self.count,):
            raise BadOption(f"actions: found the shape {actions.shape}, accepted is one for each of {self.count} games")
        refused = self.fleet.step(np.ascontiguousarray(actions, np.int32).tobytes())
        if refused >= 0:
            raise IllegalAction(f"game {refused}: action {actions[refused]} is not legal; its mask says which are")

    @property
    def gains(self) -> NDArray[np.float32]:
        """For each game and seat, -1 (beaten by all) to 1 (beats all) where the game has just ended, else 0."""
        return (self._gains * self.ended[:, None] / max(1, self.seats - 1)).astype(np.float32)

    def random_actions(self) -> Numbers:
        """A random legal action for each game."""
        self.fleet.stroll(self.strollers)
        return self._choices
