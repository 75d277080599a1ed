"""Judge how good a choice looks to the acting seat, in tenths of a point."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.macadam.bot.harm import Harm
from ludotheque.games.macadam.bot.lead_values import LeadValues, demanded
from ludotheque.games.macadam.bot.weights import HUNDRED, Weights
from ludotheque.games.macadam.rules.actions import (
    AGENT_PLAYED,
    DISCARD,
    DRAW,
    EXTRA,
    EXTRA_NONE,
    PASS,
    PLAY,
    ROLL,
    SHOW,
    SHOW_NONE,
    SIGNAL,
)
from ludotheque.games.macadam.rules.cards import (
    AGENT,
    GREEN_ARROW,
    ROAD_USERS,
    Pack,
)
from ludotheque.games.macadam.rules.table import Table

FREE: Final = 3000  # throwing the die and drawing cost nothing: before all else
UNWELCOME: Final = -500  # a draw that brings the end near for somebody who is behind


@final
@mypyc_attr(acyclic=True)
class Judgement:
    """Judges the choices of one decision."""

    def __init__(self, pack: Pack, seats: i64, weights: Weights) -> None:
        self.pack: Pack = pack
        self.lead_values: LeadValues = LeadValues(pack, seats, weights)
        self.harm: Harm = self.lead_values.harm

    def look(self, table: Table) -> None:
        self.lead_values.look(table)

    def judge(self, table: Table, action: i64) -> i64:
        if action == ROLL:
            return FREE
        if action == DRAW:
            return UNWELCOME  # else it is done without a thought
        if action == AGENT_PLAYED:
            return self.agent(table)
        if action == PASS:
            return self.passing(table)
        if action < DISCARD:
            return self.signal(table, action - SIGNAL)
        if action < PLAY:
            return -self.lead_values.card_values.keep[action - DISCARD]
        if action < SHOW:
            return self.play(table, action - PLAY)
        if action < SHOW_NONE:
            return self.companion(table, action - SHOW)
        if action == SHOW_NONE:
            return self.harm.standing(table)
        if action < EXTRA_NONE:
            return self.lead_values.extra(action - EXTRA)
        return 0

    def play(self, table: Table, card: i64) -> i64:
        if table.turn != table.leader:
            return self.lead_values.gain(card) + self.harm.standing(table)
        return self.lead_values.lead(table, card, demanded(table.signal, card))

    def signal(self, table: Table, kind: i64) -> i64:
        """Judge the best lead on the signal; else an agent, or nothing."""
        player = table.players[table.turn]
        left: i64 = player.exposable(self.pack) & self.pack.admits[kind]
        if left == 0:
            worth: i64 = self.passing(table)
            if player.has_agent():
                agent: i64 = self.agent(table)
                worth = max(worth, agent)
            return worth
        best: i64 = -HUNDRED * HUNDRED
        card: i64 = 0
        while left != 0:
            if left & 1:
                lead: i64 = self.lead_values.lead(table, card, demanded(kind, card))
                best = max(best, lead)
            left >>= 1
            card += 1
        return best

    def passing(self, table: Table) -> i64:
        """Judge passing: a leader loses nothing (MC-43), a follower pays if this demand costs anything (MC-49)."""
        if table.turn == table.leader:
            return 0
        return self.harm.standing(table) - self.harm.miss(table.demand)

    def agent(self, table: Table) -> i64:
        """Judge an agent with the best companion."""
        player = table.players[table.turn]
        best: i64 = self.harm.standing(table)
        left: i64 = player.exposable(self.pack) & ROAD_USERS
        card: i64 = 0
        while left != 0:
            if left & 1:
                worth: i64 = self.companion(table, card)
                best = max(best, worth)
            left >>= 1
            card += 1
        return best - self.lead_values.card_values.keep[AGENT]

    def companion(self, table: Table, card: i64) -> i64:
        if table.turn == table.leader:
            return self.lead_values.lead(table, card, card)
        if table.demand == GREEN_ARROW:
            return self.lead_values.gain(card) + self.harm.cut(table)  # MC-64
        return self.lead_values.gain(card) + self.harm.of(table, card)
