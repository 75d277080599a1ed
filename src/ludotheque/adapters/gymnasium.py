"""One seat of a game as a Gymnasium environment, against bots of the house.

>>> from ludotheque.adapters import gymnasium
>>> env = gymnasium.SeatEnv("lemans", seats=3, against=("habitue", "flaneur"))
>>> seen, info = env.reset(seed=1)
>>> int(seen["action_mask"].sum())
2
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.extras import MissingExtra

try:
    import gymnasium as gym
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError:
    raise MissingExtra("The Gymnasium adapter", "rl") from None

from ludotheque.adapters.one_game import OneGame
from ludotheque.adapters.single_loop import REFUSED
from ludotheque.adapters.spaces import (
    checked_reward,
    checked_seat,
    columns,
    gains,
    opponents,
    scales,
    seen_space,
    table,
)
from ludotheque.bots.bot import Bot
from ludotheque.bots.budget import Budget
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.languages import ENGLISH
from ludotheque.kernel.state import OVER, State
from ludotheque.registry import slugs

Seen = dict[str, Any]
FORFEIT = -1.0


class SeatEnv(OneGame, gym.Env[Seen, Any]):
    """One chair for the learner, bots on the others, chance by itself.

    ``against``: the levels of the others, in the order of the seats, repeated as often as needed; ``budget`` is what a
    bot that searches may spend on one decision. ``seat=None``: another chair in each game, all as likely.
    ``reward="score"``: every change of the learner's score since the start. An illegal action ends the game: the
    learner gets -1, and ``info["refused"]`` says which clause forbids it.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 2}  # noqa: RUF012  as its base does

    def __init__(
        self,
        slug: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        edition: Edition | None = None,
        against: Sequence[str] = ("habitue",),
        budget: Budget | None = None,
        seat: int | None = 0,
        reward: str = "rank",
        render_mode: str | None = None,
    ) -> None:
        self._hold(table(slug, seats, options, edition))
        self.chair = None if seat is None else checked_seat(seat, self.setting.seats)
        self.by_score = checked_reward(reward) == "score"
        self.against = [Bot(level) for level in opponents(against, self.setting.seats - 1)]
        self.budget = budget
        self.render_mode = render_mode
        self.columns = columns(self.features)
        self.scales = scales(self.features)
        self.observation_space = seen_space(self.features, len(self.setting.tokens))
        self.action_space = spaces.Discrete(len(self.setting.tokens))
        self.seat = seat or 0
        self._score = 0

    @property
    def state(self) -> State:
        """The whole table, for looking at; a learner that reads it cheats."""
        return self._game.state

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(self.setting.seats)) if self.chair is None else self.chair
        self._score = self._game.start.scores()[self.seat]
        who = self._game.begin(int(self.np_random.integers(2**62)))
        self._wait(who)
        return self._seen(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        who = self._game.play(int(action))
        if who == REFUSED:
            sentence = str(self.setting.game.refusal(self.state, int(action)))
            self._game.clear()
            return self._seen(), FORFEIT, True, False, {"seat": self.seat, "refused": sentence}
        over = self._wait(who)
        reward = self._gain(over)
        info: dict[str, Any] = {"seat": self.seat}
        if over:
            info |= {"rank": self.state.ranks()[self.seat], "score": self.state.scores()[self.seat]}
        return self._seen(), reward, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Tell which actions are legal now, for learners that mask (MaskablePPO of sb3-contrib)."""
        return self._mask.astype(np.bool_)

    def _wait(self, who: int) -> bool:
        """Let the others play until it is the learner's turn; is the game over?"""
        while who not in (self.seat, OVER):
            bot = self.against[who - (who > self.seat)]
            action = bot.decide(self.state, who, self.budget, int(self.np_random.integers(2**62)))
            who = self._game.play(action)
        return who == OVER

    def _gain(self, over: bool) -> float:
        if not self.by_score:
            return gains(self.state)[self.seat] if over else 0.0
        score = self.state.scores()[self.seat]
        change, self._score = score - self._score, score
        return float(change)

    def _seen(self) -> Seen:
        self._game.look(self.seat)
        return {"observation": self._row.copy(), "action_mask": self._mask.copy()}

    def render(self) -> str:
        """Return the table as text, seen by the learner's seat."""
        game = self.setting.game

        def say(message: str, **arguments: Any) -> str:
            return game.messages.say(ENGLISH, message, **arguments)

        return "\n".join(game.table(self.state.observe(self.seat), self.setting.edition, say))


def register() -> None:
    """Make ``gymnasium.make("ludotheque/mark-v0", seats=4)`` work, and ``make_vec`` with one compiled loop."""
    for slug in slugs():
        name = f"ludotheque/{slug}-v0"
        if name not in gym.registry:
            gym.register(
                name,
                entry_point="ludotheque.adapters.gymnasium:SeatEnv",
                vector_entry_point="ludotheque.adapters.gymnasium_vector:SeatsEnv",
                kwargs={"slug": slug},
                disable_env_checker=True,
            )


register()
