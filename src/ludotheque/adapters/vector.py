"""Many games at once in one process, for learners: one compiled loop, columns of numpy without copies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.extras import MissingExtra

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError:
    raise MissingExtra("ludotheque.adapters.vector", "rl") from None

from ludotheque.adapters.batch_loop import FLANEUR, HABITUE, LEARNER, Fleet
from ludotheque.adapters.spaces import Mask, Numbers, columns, scales, table
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.errors import BadOption, BadSeats, IllegalAction
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import State

PLAYERS = {"learner": LEARNER, "flaneur": FLANEUR, "habitue": HABITUE}


class Games:
    """Games that are stepped together; one that is over begins again at once.

    ``players``: who decides on each chair, ``learner`` (the caller), ``flaneur`` or ``habitue``; all learners if not
    given. Each step takes one action for each game, of the learner's seat that acts there (``actors``).

    >>> games = Games("lemans", 8, seats=3)
    >>> games.reset(seed=1)
    >>> games.step(games.random_actions())
    >>> games.observations.shape == (8, games.features.size)
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
        self.count = count
        self.seats = self.setting.seats
        self.columns = columns(self.setting.features)
        self.scales = scales(self.setting.features)
        self.players = self._numbers(players)
        self.strollers = Rng(0)
        self._hold(start)

    def _hold(self, start: State) -> None:
        """Make the compiled loop, and show its buffers as numpy."""
        count = self.count
        self.features = self.setting.features
        self.fleet = Fleet(start, self.features, self.setting.advice, count, 0, self.players)
        self.observations: Numbers = np.frombuffer(memoryview(self.fleet.pen.out), np.int32).reshape(count, -1)
        self.masks: Mask = np.frombuffer(memoryview(self.fleet.masks), np.int8).reshape(count, -1)
        self.actors: Numbers = np.frombuffer(memoryview(self.fleet.actors), np.int32)
        self.ended: NDArray[np.bool_] = np.frombuffer(memoryview(self.fleet.ended), np.bool_)
        self._gains: Numbers = np.frombuffer(memoryview(self.fleet.gains), np.int32).reshape(count, -1)
        self._choices: Numbers = np.frombuffer(memoryview(self.fleet.choices), np.int32)
        self.scores: Numbers = np.frombuffer(memoryview(self.fleet.scores), np.int32).reshape(count, -1)

    def __getstate__(self) -> dict[str, Any]:
        """Pickle every game as its position. A copy does not remember what ended in the last step."""
        kept = ("setting", "count", "seats", "columns", "scales", "players", "strollers")
        fleet = self.fleet
        moments = [(fleet.states[game], fleet.rngs[game]) for game in range(self.count)]
        return {**{name: self.__dict__[name] for name in kept}, "start": fleet.start, "moments": moments}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        start, moments = kept["start"], kept["moments"]
        self.__dict__.update({name: value for name, value in kept.items() if name not in ("start", "moments")})
        self._hold(start)
        for game, (state, rng) in enumerate(moments):
            self.fleet.resume(game, state, rng)

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
        self.strollers = Rng(seed).spawn("strollers")
        self.fleet.begin(seed)

    def reset_one(self, game: int, seed: int) -> None:
        """One game from the start; the same seed, the same game for the same actions, wherever it stands."""
        self.fleet.begin_one(game, Rng(seed).spawn("game"))

    def watch_ends(self, seat: int) -> Numbers:
        """Keep what the seat sees at the end of each game; the rows are those of games that have just ended."""
        self.fleet.watcher = seat
        return np.frombuffer(memoryview(self.fleet.finals.out), np.int32).reshape(self.count, -1)

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
        """Draw a random legal action for each game."""
        self.fleet.stroll(self.strollers)
        return self._choices
