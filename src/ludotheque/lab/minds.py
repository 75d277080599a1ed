"""The bots of a game that search: what they have seen, and their answers."""

from __future__ import annotations

from ludotheque.bots.bot import Bot
from ludotheque.bots.budget import Budget
from ludotheque.bots.history import note
from ludotheque.kernel.rng import child_seed
from ludotheque.kernel.state import State


class Minds:
    """Budgets are simulations, never seconds: the same study gives the same games on any machine."""

    def __init__(self, levels: list[str], seed: int, simulations: int | None) -> None:
        self.bots = {seat: Bot(slug) for seat, slug in enumerate(levels) if Bot(slug).level.way == "search"}
        self.seen: dict[int, list[int]] = {seat: [] for seat in self.bots}
        self.seed = seed
        self.simulations = simulations
        self.asked = 0

    def ask(self, state: State, seat: int) -> int:
        """Choose what the seat plays."""
        bot = self.bots[seat]
        usual = bot.level.budget(state.setting).simulations
        self.asked += 1
        budget, seed = Budget(self.simulations or usual), child_seed(self.seed, "decision", self.asked)
        return bot.decide(state, seat, budget, seed, self.seen[seat])

    def tell(self, state: State, action: int) -> None:
        """Hear that an action is about to happen."""
        for seat, seen in self.seen.items():
            note(seen, state, seat, action)
