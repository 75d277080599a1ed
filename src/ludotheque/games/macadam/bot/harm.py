"""Reckon what a demand does to those who still have to play in this coup."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.macadam.bot.odds import CERTAIN, Odds
from ludotheque.games.macadam.bot.weights import HUNDRED, POINT, Weights
from ludotheque.games.macadam.rules.cards import (
    AGENT,
    ANY_VEHICLE,
    GREEN_ARROW,
    NONE,
    VEHICLES,
    Pack,
    answers,
)
from ludotheque.games.macadam.rules.table import Table

UNKNOWN: Final = 1_000_000


@final
@mypyc_attr(acyclic=True)
class Harm:
    """Values their losses for the acting seat, by demand: its lead over the others on average."""

    def __init__(self, pack: Pack, seats: i64, weights: Weights) -> None:
        self.pack: Pack = pack
        self.weights: Weights = weights
        self.odds: Odds = Odds(pack, seats)
        self.found: vec[i64] = vec[i64]([i64(UNKNOWN)] * (ANY_VEHICLE + 1))
        self.known: bool = False  # have the odds of this moment been looked at?

    def look(self, table: Table) -> None:
        self.known = False
        demand: i64 = 0
        while demand <= ANY_VEHICLE:
            self.found[demand] = UNKNOWN
            demand += 1

    def look_at_hands(self, table: Table) -> None:
        """Look at what can be told of the hands, once for a moment."""
        self.odds.look(table)
        self.known = True

    def of(self, table: Table, demand: i64) -> i64:
        if self.found[demand] == UNKNOWN:
            if not self.known:
                self.look_at_hands(table)
            self.found[demand] = self.reckon(table, demand)
        return self.found[demand]

    def reckon(self, table: Table, demand: i64) -> i64:
        """Add up what each follower will get: a match, an agent, or a loss."""
        points: i64 = self.weights.any_vehicle
        if demand != ANY_VEHICLE:
            points = self.pack.cards[demand].points * POINT
        points = points * self.weights.match // HUNDRED
        miss: i64 = self.miss(demand)
        step: i64 = self.step(table, demand)
        seat: i64 = table.turn
        left: i64 = table.seats - 1 - table.followed
        changes: i64 = 0
        while left > 0:
            seat = (seat + step) % table.seats
            matching: i64 = self.odds.matches(table, seat, demand)
            armed: i64 = self.odds.holds(table, seat, AGENT)
            other: i64 = armed * (self.weights.armed + miss) // CERTAIN - miss
            changes += (matching * points + (CERTAIN - matching) * other) // CERTAIN
            left -= 1
        return self.share(table, -changes)

    def step(self, table: Table, demand: i64) -> i64:
        """Return the step to the next seat; a green arrow that leads turns the coup (MC-33)."""
        turned: bool = table.backwards
        if table.turn == table.leader:
            turned = demand == GREEN_ARROW
        if turned:
            return table.seats - 1
        return 1

    def share(self, table: Table, loss: i64) -> i64:
        return loss * self.weights.harm // (HUNDRED * (table.seats - 1))

    def miss(self, demand: i64) -> i64:
        """Return what it costs not to follow (MC-70, MC-72)."""
        if answers(demand) & VEHICLES != 0 and not self.pack.vehicle_penalty:
            return 0
        return self.pack.loss * POINT

    def standing(self, table: Table) -> i64:
        """Value the demand as it stands; a leader's agent alone ends the coup (MC-42)."""
        if table.demand == NONE:
            return 0
        return self.of(table, table.demand)

    def cut(self, table: Table) -> i64:
        """Value the loss of all who have not played yet (MC-64)."""
        return self.share(table, (table.seats - 1 - table.followed) * self.pack.loss * POINT)
