"""Every game as a PettingZoo environment, one seat after the other (AEC).

>>> from ludotheque.adapters import pettingzoo
>>> env = pettingzoo.env("mark", seats=4)
>>> env.reset(seed=1)
>>> env.agent_selection
'seat_0'
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ludotheque.extras import MissingExtra

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError:
    raise MissingExtra("The PettingZoo adapter", "rl") from None

from ludotheque.adapters.one_game import OneGame
from ludotheque.adapters.single_loop import REFUSED
from ludotheque.adapters.spaces import Mask, Numbers, bounds, checked_reward, columns, gains, scales, seen_space, table
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.errors import BadOption, IllegalAction
from ludotheque.kernel.languages import ENGLISH
from ludotheque.kernel.state import OVER

Seen = dict[str, Any]
MODES = (None, "ansi", "human")


class LudoEnv(OneGame, AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """Seats are agents ``seat_0``, ``seat_1`` …; actions are the kernel's own numbers; chance happens by itself.

    ``reward="rank"``: at the end, from -1 (beaten by all) to 1 (beats all), ties between, the sum is 0.
    ``reward="score"``: whenever a seat's score changes, by how much; the sum over a game is the final score.
    """

    def __init__(
        self,
        slug: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        edition: Edition | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in MODES:
            raise BadOption(f"render_mode: found {render_mode!r}, accepted is None, 'ansi' or 'human'")
        self._hold(table(slug, seats, options, edition))
        self.by_score = checked_reward(reward) == "score"
        self.render_mode = render_mode
        self.metadata = {
            "name": f"ludotheque_{slug}_v0",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.agents: list[str] = []
        self.columns = columns(self.features)
        self.scales = scales(self.features)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seen = {agent: seen_space(self.features, len(self.setting.tokens)) for agent in self.possible_agents}
        self._choices = {agent: spaces.Discrete(len(self.setting.tokens)) for agent in self.possible_agents}
        self._no_mask: Mask = np.zeros(len(self.setting.tokens), np.int8)
        self._seeds = np.random.default_rng(0)
        self._over = False
        self._who = 0  # the seat that acts
        low, high = (np.tile(limit, self.setting.seats) for limit in bounds(self.features))
        self.state_space = spaces.Box(low, high, dtype=np.int32)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. Without a seed, the next one in the course that the last seed began."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._over = False
        self._who = who = self._game.begin(int(self._seeds.integers(2**62)))
        self._scores = self._game.state.scores() if self.by_score else []
        self.agent_selection = self.possible_agents[who]

    def observe(self, agent: str) -> Seen:
        """Return what the seat may know; nothing is legal for a seat that does not act."""
        self._game.look(self._seats[agent])
        acts = agent == self.agent_selection and not self._over
        return {"observation": self._row.copy(), "action_mask": (self._mask if acts else self._no_mask).copy()}

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        """As PettingZoo's own, without its detours."""
        agent = self.agent_selection
        if self._over:
            end = self.observe(agent) if observe else None
            return end, self._cumulative_rewards[agent], True, False, self.infos[agent]
        seen = None
        if observe:
            self._game.look(self._who)
            seen = {"observation": self._row.copy(), "action_mask": self._mask.copy()}
        return seen, self._cumulative_rewards[agent], False, False, self.infos[agent]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Yield the agent to act, as long as there is one; step() between two of them."""
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def step(self, action: int | None) -> None:
        """Play the acting seat's choice; IllegalAction, and nothing changed, if the mask does not allow it."""
        agent = self.agent_selection
        if self._over:
            self._was_dead_step(action)
            return
        who = REFUSED if action is None else self._game.play(int(action))
        if who == REFUSED:
            raise self._refusal(action)
        self._cumulative_rewards[agent] = 0.0
        if self.by_score:
            self._pay_scores()
        if who == OVER:
            self._end()
        else:
            self._who = who
            self.agent_selection = self.possible_agents[who]
        if self.render_mode == "human":
            self.render()

    def _refusal(self, action: int | None) -> Exception:
        if action is None:
            return IllegalAction(f"{self.agent_selection} must decide: None is for seats whose game is over")
        state = self._game.state
        return self.setting.game.refusal(state, int(action))

    def _pay_scores(self) -> None:
        scores = self._game.state.scores()
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = float(scores[seat] - self._scores[seat])
            self._cumulative_rewards[agent] += self.rewards[agent]
        self._scores = scores

    def _end(self) -> None:
        """Every seat learns at once that the game is over, from the first seat on."""
        self._over = True
        state = self._game.state
        ranks, scores, won = state.ranks(), state.scores(), gains(state)
        for seat, agent in enumerate(self.agents):
            if not self.by_score:
                self.rewards[agent] = won[seat]
                self._cumulative_rewards[agent] += self.rewards[agent]
            self.terminations[agent] = True
            self.infos[agent] = {"rank": ranks[seat], "score": scores[seat]}
        self.agent_selection = self.agents[0]

    def state(self) -> Numbers:
        """For training with a central critic: the rows of all seats, one after the other."""
        rows = []
        for seat in range(self.setting.seats):
            self._game.look(seat)
            rows.append(self._row.copy())
        return np.concatenate(rows)

    def render(self) -> str | None:
        """Return the table as text, seen by a spectator."""
        game, state = self.setting.game, self._game.state

        def say(message: str, **arguments: Any) -> str:
            return game.messages.say(ENGLISH, message, **arguments)

        text = "\n".join(game.table(state.observe(None), self.setting.edition, say))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""


env = raw_env = LudoEnv  # it checks every action itself: it needs none of PettingZoo's wrappers
