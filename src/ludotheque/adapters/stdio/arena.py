"""Matches between bots from outside and levels of the house, with a referee."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from ludotheque.adapters.stdio.external_bot import Failed, Fault, Outsider
from ludotheque.bots.bot import Bot
from ludotheque.bots.budget import Budget
from ludotheque.bots.history import note
from ludotheque.bots.random_choice import random_choice
from ludotheque.kernel.rng import Rng, child_seed
from ludotheque.kernel.state import CHANCE, OVER, State

Player = Outsider | Bot


@dataclass
class Report:
    """How a match went. ``faults``: what each seat did wrong, and at which step; ``seconds``: per decision."""

    ranks: list[int]
    scores: list[int]
    faults: list[tuple[int, int, Fault]] = field(default_factory=list)
    seconds: dict[int, list[float]] = field(default_factory=dict)


class Match:
    """One game. Whoever does not answer is replaced by a random legal choice, for this decision or, when the process
    is lost, to the end of the game; the others notice nothing but bad play."""

    def __init__(
        self, state: State, players: Sequence[Player], deal: int, budgets: Mapping[str, Budget] | None = None
    ) -> None:
        self.state = state
        self.players = players
        self.deal = deal
        self.budgets = budgets or {}
        self.strollers = Rng(deal).spawn("strollers")
        self.report = Report([], [], seconds={seat: [] for seat in range(len(players))})
        self.lost: set[int] = set()
        self.events: list[list[tuple[int, str]]] = [[] for _ in players]
        self.histories: list[list[int]] = [[] for _ in players]
        self.step = 0

    def play(self) -> Report:
        """To the end."""
        state, chance = self.state, Rng(self.deal).spawn("chance")
        for seat, player in enumerate(self.players):
            if isinstance(player, Outsider):
                self._try(seat, lambda player=player, seat=seat: player.begin(state.setting, seat))
        while (who := int(state.actor())) != OVER:
            self._happen(state.sample(chance) if who == CHANCE else self._decide(who))
        self.report.ranks, self.report.scores = state.ranks(), state.scores()
        for seat, player in enumerate(self.players):
            if isinstance(player, Outsider) and seat not in self.lost:
                self._try(seat, lambda player=player: player.finish(self.report.scores, self.report.ranks))
        return self.report

    def _happen(self, action: int) -> None:
        """Everybody sees what it may."""
        state, game = self.state, self.state.setting.game
        token, who = game.token(state, action), int(state.actor())
        for seat, player in enumerate(self.players):
            if isinstance(player, Outsider):
                self.events[seat].append((who, game.masked(state, token, seat)))
            else:
                note(self.histories[seat], state, seat, action)
        state.advance(action)
        self.step += 1

    def _decide(self, who: int) -> int:
        player, began = self.players[who], perf_counter()
        action = self._of_house(player, who) if isinstance(player, Bot) else self._of_outsider(player, who)
        self.report.seconds[who].append(perf_counter() - began)
        return action

    def _of_house(self, bot: Bot, who: int) -> int:
        seed = child_seed(self.deal, f"seat {who}", self.step)
        return bot.decide(self.state, who, self.budgets.get(bot.level.slug), seed, self.histories[who])

    def _of_outsider(self, player: Outsider, who: int) -> int:
        state, game = self.state, self.state.setting.game
        if who not in self.lost:
            events, self.events[who] = self.events[who], []
            chosen: list[str] = []
            self._try(who, lambda: chosen.append(player.decide(events, state.observe(who), game.legal_tokens(state))))
            if chosen:
                return game.action(state, chosen[0])
        return random_choice(state, self.strollers)

    def _try(self, seat: int, work: object) -> None:
        """Do it, and write down what goes wrong."""
        assert callable(work)
        try:
            work()
        except Failed as failure:
            self.report.faults.append((seat, self.step, failure.fault))
            if failure.fatal:
                self.lost.add(seat)
