"""How good a choice looks to the acting seat: tenths of a point."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.macadam.rules.actions import (
    AGENT_PLAYED,
    DISCARD,
    EXTRA,
    EXTRA_NONE,
    KEEP,
    PASS,
    PLAY,
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
from ludotheque.games.macadam.rules.harm import Harm
from ludotheque.games.macadam.rules.leading import Leading, demanded
from ludotheque.games.macadam.rules.table import Table
from ludotheque.games.macadam.rules.worth import HUNDRED, POINT, Worth


@final
@mypyc_attr(acyclic=True)
class Judging:
    """The features of one decision, shared by its choices."""

    def __init__(self, pack: Pack, seats: i64, worth: Worth) -> None:
        self.pack: Pack = pack
        self.leading: Leading = Leading(pack, seats, worth)
        self.harm: Harm = self.leading.harm

    def look(self, table: Table) -> None:
        self.leading.look(table)

    def judge(self, table: Table, action: i64) -> i64:
        if action == AGENT_PLAYED:
            return self.agent(table)
        if action == PASS:
            return self.passing(table)
        if action < DISCARD:
            if action == KEEP:
                return 0
            return self.signal(table, action - SIGNAL)
        if action < PLAY:
            return -self.leading.keeping.keep[action - DISCARD]
        if action < SHOW:
            return self.play(table, action - PLAY)
        if action < SHOW_NONE:
            return self.companion(table, action - SHOW)
        if action == SHOW_NONE:
            return self.harm.standing(table)
        if action < EXTRA_NONE:
            return self.leading.extra(action - EXTRA)
        return 0

    def play(self, table: Table, card: i64) -> i64:
        if table.turn != table.leader:
            return self.leading.gain(card) + self.harm.standing(table)
        return self.leading.lead(table, card, demanded(table.signal, card))

    def signal(self, table: Table, kind: i64) -> i64:
        """The best lead on it; else an agent, or nothing."""
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
                lead: i64 = self.leading.lead(table, card, demanded(kind, card))
                best = max(best, lead)
            left >>= 1
            card += 1
        return best

    def passing(self, table: Table) -> i64:
        """MC-43, MC-49: a penalty, if it is one at this table."""
        if table.turn == table.leader:
            if self.pack.stuck_penalty:
                return -self.pack.loss * POINT
            return 0
        return self.harm.standing(table) - self.harm.miss(table.demand)

    def agent(self, table: Table) -> i64:
        """With the best companion."""
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
        return best - self.leading.keeping.keep[AGENT]

    def companion(self, table: Table, card: i64) -> i64:
        if table.turn == table.leader:
            return self.leading.lead(table, card, card)
        if table.demand == GREEN_ARROW:
            return self.leading.gain(card) + self.harm.cut(table)  # MC-64
        return self.leading.gain(card) + self.harm.of(table, card)
