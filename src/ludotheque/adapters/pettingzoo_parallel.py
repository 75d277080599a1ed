"""Mark as a parallel PettingZoo environment: its sealed bids are the one place where seats decide at the same time.

In the other games one seat decides at a time, always: for them PettingZoo's ``turn_based_aec_to_parallel`` is enough.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.extras import MissingExtra

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import ParallelEnv
except ImportError:
    raise MissingExtra("The PettingZoo adapter", "rl") from None

from ludotheque.adapters.one_game import OneGame
from ludotheque.adapters.single_loop import REFUSED
from ludotheque.adapters.spaces import columns, gains, scales, seen_space, table
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.errors import BadOption, IllegalAction
from ludotheque.kernel.state import OVER, State

SIMULTANEOUS = ("mark",)  # MK-34


class SealedEnv(OneGame, ParallelEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """All seats give an action at every step; those with nothing to decide give ``wait``, the last action.

    An illegal action is refused; with ``forfeit`` it ends the game instead, and whoever played it loses to all.
    """

    def __init__(
        self,
        slug: str = "mark",
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        edition: Edition | None = None,
        forfeit: bool = False,
        render_mode: str | None = None,
    ) -> None:
        if slug not in SIMULTANEOUS:
            accepted = ", ".join(SIMULTANEOUS)
            raise BadOption(f"in {slug} seats decide one at a time: use env(); parallel_env() is for {accepted}")
        self._hold(table(slug, seats, options, edition))
        self.forfeit = forfeit
        self.render_mode = render_mode
        self.metadata = {"name": f"ludotheque_{slug}_parallel_v0", "render_modes": []}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.agents: list[str] = []
        self.wait = len(self.setting.tokens)
        self.columns = columns(self.features)
        self.scales = scales(self.features)
        self._seen = {agent: seen_space(self.features, self.wait + 1) for agent in self.possible_agents}
        self._choices = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._seeds = np.random.default_rng(0)
        self._asked: dict[int, list[int]] = {}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._choices[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self._game.begin(int(self._seeds.integers(2**62)))
        self._asked = asked(self._game.state)
        return self._observe(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        """IllegalAction, and nothing changed, if any seat's action is not allowed by its mask."""
        culprits = [seat for seat, agent in enumerate(self.possible_agents) if not self._allows(seat, actions[agent])]
        if culprits and not self.forfeit:
            agent = self.possible_agents[culprits[0]]
            raise IllegalAction(f"{agent}: action {actions[agent]} is not legal; its mask says which are")
        for seat in self._asked if not culprits else ():
            if self._game.play(int(actions[self.possible_agents[seat]])) == REFUSED:
                raise AssertionError("a sealed choice never takes another one away")
        state = self._game.state
        over = bool(culprits) or state.actor() == OVER
        self._asked = {} if over else asked(state)
        won = self._won(culprits) if over else [0.0] * self.setting.seats
        seen, agents = self._observe(), self.agents
        if over:
            self.agents = []
        return (
            seen,
            {agent: won[seat] for seat, agent in enumerate(agents)},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _allows(self, seat: int, action: int) -> bool:
        return int(action) in self._asked.get(seat, [self.wait])

    def _won(self, culprits: list[int]) -> list[float]:
        """By rank; or every seat against every other, those who played illegally having lost to those who did not."""
        if not culprits:
            return gains(self._game.state)
        seats = range(self.setting.seats)
        return [sum((o in culprits) - (s in culprits) for o in seats) / max(1, len(seats) - 1) for s in seats]

    def _observe(self) -> dict[str, Any]:
        return {agent: self._seen_by(seat) for seat, agent in enumerate(self.possible_agents)}

    def _seen_by(self, seat: int) -> dict[str, Any]:
        self._game.look(seat)
        mask = np.zeros(self.wait + 1, np.int8)
        mask[self._asked.get(seat, [self.wait])] = 1
        return {"observation": self._row.copy(), "action_mask": mask}


def asked(state: State) -> dict[int, list[int]]:
    """Yield the seats that decide now and their choices, one after the other as long as nobody sees what was chosen."""
    trial = state.clone()
    found = {int(trial.actor()): trial.legal()}
    while _is_sealed(trial):
        trial.advance(trial.legal()[0])
        who = int(trial.actor())
        if who in found or not _is_sealed(trial):
            break
        found[who] = trial.legal()
    return found


def _is_sealed(state: State) -> bool:
    """Tell whether a seat chooses now and its choice is kept from the others."""
    who = int(state.actor())
    return who >= 0 and state.hides((who + 1) % int(state.seats), state.legal()[0])


parallel_env = SealedEnv
