"""How good a choice looks to the acting seat: tenths of a point."""

from typing import Final, final

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
    ANY_VEHICLE,
    GREEN_ARROW,
    PAPERS,
    ROAD_USERS,
    WAIT,
    Pack,
    answers,
    one,
)
from ludotheque.games.macadam.rules.harm import Harm
from ludotheque.games.macadam.rules.keeping import Keeping
from ludotheque.games.macadam.rules.table import Table
from ludotheque.games.macadam.rules.worth import HUNDRED, POINT, Worth

PAPER: Final = 50  # what is lost when a paper is laid down for nothing


@final
@mypyc_attr(acyclic=True)
class Judging:
    """The features of one decision, shared by its choices."""

    def __init__(self, pack: Pack, seats: i64) -> None:
        self.pack: Pack = pack
        self.worth: Worth = Worth()
        self.keeping: Keeping = Keeping(pack, self.worth)
        self.harm: Harm = Harm(pack, seats, self.worth)

    def look(self, table: Table) -> None:
        self.keeping.look(table)
        self.harm.look(table)

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
            return -self.keeping.keep[action - DISCARD]
        if action < SHOW:
            return self.play(table, action - PLAY)
        if action < SHOW_NONE:
            return self.companion(table, action - SHOW)
        if action == SHOW_NONE:
            return self.harm.standing(table)
        if action < EXTRA_NONE:
            return self.extra(action - EXTRA)
        return 0

    def gain(self, card: i64) -> i64:
        return self.keeping.points[card] - self.keeping.keep[card]

    def play(self, table: Table, card: i64) -> i64:
        if table.turn != table.leader:
            return self.gain(card) + self.harm.standing(table)
        return self.lead(table, card, demanded(table.signal, card))

    def lead(self, table: Table, card: i64, demand: i64) -> i64:
        """The card, the best extra card, and what it does to the others."""
        worth: i64 = self.gain(card) + self.harm.of(table, demand)
        if not self.pack.extra_card:
            return worth
        player = table.players[table.turn]
        more: i64 = 0
        left: i64 = player.exposable(self.pack) & answers(demand)
        other: i64 = 0
        while left != 0:
            if left & 1 and (other != card or player.hand[card] > 1):
                extra: i64 = self.extra(other)
                more = max(more, extra)
            left >>= 1
            other += 1
        return worth + more

    def extra(self, card: i64) -> i64:
        if one(card) & PAPERS != 0:
            return -PAPER
        return self.keeping.points[card] - self.keeping.keep[card] * self.worth.extra // HUNDRED

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
                lead: i64 = self.lead(table, card, demanded(kind, card))
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
        return best - self.keeping.keep[AGENT]

    def companion(self, table: Table, card: i64) -> i64:
        if table.turn == table.leader:
            return self.lead(table, card, card)
        if table.demand == GREEN_ARROW:
            return self.gain(card) + self.harm.cut(table)  # MC-64
        return self.gain(card) + self.harm.of(table, card)


def demanded(kind: i64, card: i64) -> i64:
    """What the others must match when the card leads on such a signal."""
    if kind == WAIT:
        return ANY_VEHICLE
    return card
