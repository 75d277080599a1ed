"""What a demand does to those who still have to play in this coup."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.macadam.rules.cards import (
    AGENT,
    ANY_VEHICLE,
    GREEN_ARROW,
    NONE,
    VEHICLES,
    Pack,
    answers,
)
from ludotheque.games.macadam.rules.odds import CERTAIN, Odds
from ludotheque.games.macadam.rules.table import Table
from ludotheque.games.macadam.rules.worth import HUNDRED, POINT, Worth

UNKNOWN: Final = 1_000_000


@final
@mypyc_attr(acyclic=True)
class Harm:
    """How welcome their losses are to the acting seat, by demand: its lead over the others on average."""

    def __init__(self, pack: Pack, seats: i64, worth: Worth) -> None:
        self.pack: Pack = pack
        self.worth: Worth = worth
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
        """What can be told of them, once for a moment."""
        self.odds.look(table)
        self.known = True

    def of(self, table: Table, demand: i64) -> i64:
        if self.found[demand] == UNKNOWN:
            if not self.known:
                self.look_at_hands(table)
            self.found[demand] = self.reckon(table, demand)
        return self.found[demand]

    def reckon(self, table: Table, demand: i64) -> i64:
        """Follower by follower: he matches, or has an agent, or loses."""
        points: i64 = self.worth.any_vehicle
        if demand != ANY_VEHICLE:
            points = self.pack.cards[demand].points * POINT
        points = points * self.worth.match // HUNDRED
        miss: i64 = self.miss(demand)
        step: i64 = self.step(table, demand)
        seat: i64 = table.turn
        left: i64 = table.seats - 1 - table.followed
        changes: i64 = 0
        while left > 0:
            seat = (seat + step) % table.seats
            matching: i64 = self.odds.matches(table, seat, demand)
            armed: i64 = self.odds.holds(table, seat, AGENT)
            other: i64 = armed * (self.worth.armed + miss) // CERTAIN - miss
            changes += (matching * points + (CERTAIN - matching) * other) // CERTAIN
            left -= 1
        return self.share(table, -changes)

    def step(self, table: Table, demand: i64) -> i64:
        """MC-33: a green arrow that leads turns the coup."""
        turned: bool = table.backwards
        if table.turn == table.leader:
            turned = demand == GREEN_ARROW
        if turned:
            return table.seats - 1
        return 1

    def share(self, table: Table, loss: i64) -> i64:
        return loss * self.worth.harm // (HUNDRED * (table.seats - 1))

    def miss(self, demand: i64) -> i64:
        """MC-70, MC-72: what it costs not to follow."""
        if answers(demand) & VEHICLES != 0 and not self.pack.vehicle_penalty:
            return 0
        return self.pack.loss * POINT

    def standing(self, table: Table) -> i64:
        """The demand stays as it is; MC-42: a leader's agent alone ends the coup."""
        if table.demand == NONE:
            return 0
        return self.of(table, table.demand)

    def cut(self, table: Table) -> i64:
        """MC-64: all the others lose."""
        return self.share(table, (table.seats - 1 - table.followed) * self.pack.loss * POINT)
