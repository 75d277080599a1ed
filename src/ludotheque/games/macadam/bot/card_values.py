"""Value the cards in the acting hand if they are kept."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.macadam.bot.ending import coups_left
from ludotheque.games.macadam.bot.weights import HUNDRED, POINT, Weights
from ludotheque.games.macadam.rules.cards import (
    AGENT,
    BLUE_ARROW,
    GREEN_ARROW,
    INSURANCE,
    MOPED,
    MOTOR,
    PERMIT,
    TYPES,
    VEHICLES,
    Pack,
    one,
)
from ludotheque.games.macadam.rules.player import Player
from ludotheque.games.macadam.rules.table import TO_DISCARD, Table

MOST_LEADS: Final = 40
WHOLE: Final = 1024


@final
@mypyc_attr(acyclic=True)
class CardValues:
    """Holds for each type its points, and its worth in hand, in tenths of a point."""

    def __init__(self, pack: Pack, weights: Weights) -> None:
        self.pack: Pack = pack
        self.weights: Weights = weights
        self.points: vec[i64] = vec[i64]([card.points * POINT for card in pack.cards])
        self.keep: vec[i64] = vec[i64]([i64(0)] * TYPES)
        chances = [int(WHOLE * (1 - (2 / 3) ** leads)) for leads in range(MOST_LEADS + 1)]
        self.papers: vec[i64] = vec[i64]([i64(chance) for chance in chances])  # to win a missing paper in so many leads
        self.leads: i64 = 0  # that the seat still has after this coup, or with it while burying
        self.follows: i64 = 0  # coups that it will follow in

    def look(self, table: Table) -> None:
        player = table.players[table.turn]
        self.count_coups(table)
        ready: i64 = player.exposable(self.pack)
        admitted: i64 = self.pack.reach[table.board.open]
        card: i64 = 0
        while card < AGENT:
            if player.hand[card] > 0:
                self.keep[card] = self.keep_user(player, card, ready, admitted)
            card += 1
        self.keep[AGENT] = self.keep_agent(player)
        self.keep[INSURANCE] = self.keep_paper(player, INSURANCE, self.weights.insurance, self.weights.per_moped, MOPED)
        self.keep[PERMIT] = self.keep_paper(player, PERMIT, self.weights.permit, self.weights.per_motor, MOTOR)

    def count_coups(self, table: Table) -> None:
        coups: i64 = coups_left(table, self.weights.pace)
        self.leads = leads_left(table, coups)
        self.follows = coups - self.leads
        if table.phase == TO_DISCARD:
            self.follows += 1

    def placing(self, player: Player, ready: i64, points: i64) -> i64:
        """Estimate for which share of the cards with so many points there will be a coup."""
        cards: i64 = 0
        card: i64 = 0
        while card < GREEN_ARROW:
            if ready & one(card) != 0:
                if self.points[card] >= points:
                    cards += i64(player.hand[card]) * HUNDRED
                else:
                    cards += i64(player.hand[card]) * self.weights.poorer
            card += 1
        room: i64 = (self.leads * HUNDRED + self.follows * self.weights.follow) * self.weights.places
        if cards * HUNDRED <= room:
            return WHOLE
        return room * WHOLE // (cards * HUNDRED)

    def keep_user(self, player: Player, card: i64, ready: i64, admitted: i64) -> i64:
        """Value a pedestrian, a vehicle or an arrow."""
        if card >= GREEN_ARROW and card <= BLUE_ARROW:
            if admitted & one(card) == 0:
                return 0
            return self.weights.arrow
        safety: i64 = self.weights.safety
        if one(card) & VEHICLES != 0 and not self.pack.vehicle_penalty:  # MC-48
            safety = self.weights.harmless
        if self.follows < self.weights.follows:
            safety = safety * self.follows // self.weights.follows
        if player.hand[card] > 1:
            safety = safety * self.weights.twin // HUNDRED
        placing: i64 = self.placing(player, ready, self.points[card])
        keep: i64 = (self.points[card] * self.weights.points // HUNDRED + safety) * placing // WHOLE
        if admitted & one(card) == 0:
            keep = keep * self.weights.closed // HUNDRED
        if ready & one(card) == 0:
            leads: i64 = min(self.leads, i64(MOST_LEADS))
            keep = keep * self.papers[leads] // WHOLE
        return keep

    def keep_agent(self, player: Player) -> i64:
        """Value an agent: less in the last coups, less of a second one."""
        keep: i64 = self.weights.agent
        if self.leads + self.follows < self.weights.late:
            keep = self.weights.late_agent
        if player.hand[AGENT] > 1:
            keep = keep * self.weights.second_agent // HUNDRED
        return keep

    def keep_paper(self, player: Player, card: i64, base: i64, each: i64, vehicle: i64) -> i64:
        """Value a paper; a second one is worth nothing."""
        paper: i64 = card - INSURANCE + 1
        if player.papers & paper != 0 or player.hand[card] > 1:
            return 0
        return base + each * i64(player.hand[vehicle])


def leads_left(table: Table, coups: i64) -> i64:
    """Count the coups to come that the acting seat leads; while burying, with this one."""
    wait: i64 = (table.turn + table.seats - (table.dealer + table.coup) % table.seats) % table.seats
    leads: i64 = 0
    if wait < coups:
        leads = (coups - wait - 1) // table.seats + 1
    if table.phase == TO_DISCARD:
        leads += 1
    return leads
