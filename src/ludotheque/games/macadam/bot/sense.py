"""Leave out the moves of Macadam that anybody at the table would call absurd."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.macadam.rules.actions import (
    AGENT_PLAYED,
    DISCARD,
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
    BICYCLE,
    BLUE_ARROW,
    GREEN_ARROW,
    INSURANCE,
    MOPED,
    MOTOR,
    PERMIT,
    TYPES,
    VEHICLES,
    Pack,
    answers,
    one,
)
from ludotheque.games.macadam.rules.table import TO_DISCARD, TO_EXTRA, TO_FOLLOW, TO_LEAD, TO_MENU, TO_SHOW, Table
from ludotheque.kernel.advice import keep


@final
@mypyc_attr(acyclic=True)
class Sense:
    """Buries no points before a worthless card, leaves none behind in the last coup, and no throw that is free."""

    def __init__(self, pack: Pack, actions: i64) -> None:
        self.pack: Pack = pack
        self.dropped: vec[bool] = vec[bool]([False] * int(actions))

    def sift(self, table: Table, actions: vec[i64], count: i64) -> i64:
        """Keep the choices that a person would consider."""
        phase: i64 = table.phase
        if phase == TO_DISCARD:
            self.sift_discards(table, actions, count)
        elif phase == TO_MENU:
            self.sift_menu(table, actions, count)
        elif table.board.tokens == self.pack.coups:
            self.sift_last_coup(table, actions, count)
        else:
            return count
        return keep(actions, count, self.dropped)

    def sift_discards(self, table: Table, actions: vec[i64], count: i64) -> None:
        """Bury neither an agent nor points that a signal still admits while a card without any use is in hand."""
        worthless: bool = False
        card: i64 = 0
        while card < TYPES:
            worthless = worthless or (table.players[table.turn].hand[card] > 0 and self.is_worthless(table, card))
            card += 1
        live: i64 = self.pack.reach[table.board.open]
        i: i64 = 0
        while i < count:
            card = actions[i] - DISCARD
            scores: bool = card >= 0 and card <= BICYCLE and live & one(card) != 0
            self.dropped[i] = worthless and (scores or card == AGENT)
            i += 1

    def is_worthless(self, table: Table, card: i64) -> bool:
        """Can the card never bring anything: a paper too many, or an arrow without signal or agent?"""
        player = table.players[table.turn]
        if card in (INSURANCE, PERMIT):
            return player.papers & one(card - INSURANCE) != 0 or player.hand[card] > 1
        if card in (GREEN_ARROW, BLUE_ARROW):
            return self.pack.reach[table.board.open] & one(card) == 0 and player.hand[AGENT] == 0
        return False

    def sift_menu(self, table: Table, actions: vec[i64], count: i64) -> None:
        """Choose no signal before a free throw for which a vehicle waits."""
        player = table.players[table.turn]
        moped: bool = player.hand[MOPED] > 0 and player.hand[INSURANCE] == 0 and player.papers & one(0) == 0
        motor: bool = (
            player.hand[MOTOR] > 0 and player.hand[PERMIT] == 0 and player.papers & one(PERMIT - INSURANCE) == 0
        )
        throws: bool = False
        i: i64 = 0
        while i < count:
            throws = throws or actions[i] == ROLL
            i += 1
        i = 0
        while i < count:
            self.dropped[i] = throws and (moped or motor) and actions[i] >= SIGNAL and actions[i] < DISCARD
            i += 1

    def sift_last_coup(self, table: Table, actions: vec[i64], count: i64) -> None:
        """Lay down the richest card, for what is left in hand counts for nothing; pay no fine that an agent spares."""
        phase: i64 = table.phase
        most: i64 = 0
        agent: bool = False
        i: i64 = 0
        while i < count:
            most = max(most, self.points(phase, actions[i]))
            agent = agent or actions[i] == AGENT_PLAYED
            i += 1
        fined: bool = False
        if phase == TO_FOLLOW:
            fined = answers(table.demand) & VEHICLES == 0 or self.pack.vehicle_penalty
        i = 0
        while i < count:
            action: i64 = actions[i]
            worth: i64 = self.points(phase, action)
            self.dropped[i] = False
            if phase == TO_SHOW:
                self.dropped[i] = most > 0 and worth == 0
            elif phase == TO_EXTRA:
                self.dropped[i] = most > 0 and action == EXTRA_NONE
            elif phase in (TO_FOLLOW, TO_LEAD):
                if action == PASS:
                    self.dropped[i] = agent and fined
                elif action >= PLAY and action < SHOW:
                    self.dropped[i] = table.demand >= 0 and worth < most
            i += 1

    def points(self, phase: i64, action: i64) -> i64:
        """Return the points of the card that is laid down; 0 where none is."""
        first: i64 = PLAY
        if phase == TO_SHOW:
            first = SHOW
        elif phase == TO_EXTRA:
            first = EXTRA
        card: i64 = action - first
        if card < 0 or card >= TYPES or action in (SHOW_NONE, EXTRA_NONE):
            return 0
        return self.pack.cards[card].points
