"""Note who rides where around a rider that decides: what its habits are looked up by."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.maillot.bot.outlook import outlook
from ludotheque.games.maillot.bot.solo_plan import ROUND, Plan
from ludotheque.games.maillot.rules.race import Race
from ludotheque.games.maillot.rules.rider import NONE, RIDING, Rider

BEHIND: Final = 6  # columns from which a rider comes up in one turn, most often
AHEAD: Final = 4  # columns within which somebody may be in the way
MARGIN: Final = 8  # columns noted before the road, and beyond it
MIDDLE: Final = 4  # of the standings, where nobody leads,
STANDINGS: Final = 8  # and how many are told apart: whole rounds ahead of the best rival, or behind him


@final
@mypyc_attr(acyclic=True)
class Surroundings:
    """Counts the others in each column: those who have played this round, and those who will. Reused."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Plan = plan
        self.size: i64 = plan.columns + 2 * MARGIN
        self.settled: vec[i64] = vec[i64]([i64(0)] * int(self.size))
        self.waiting: vec[i64] = vec[i64]([i64(0)] * int(self.size))
        self.queued: i64 = 0  # one bit for each rider that has still to play
        self.standing: i64 = MIDDLE

    def look(self, race: Race, rider: Rider) -> None:
        """Note the others as this rider meets them, and how it stands against the best of the other sides."""
        self.clear()
        self.queued = 0
        queue = race.queue
        bit: i64 = 1
        i: i64 = queue.next
        while i < queue.end:
            self.queued |= bit << queue.riders[i]
            i += 1
        sides = race.tour.sides
        own: i64 = sides[rider.seat]
        none: bool = True
        best: i64 = 0
        for other in race.riders:
            if other.seat != NONE and other.number != rider.number:
                if other.status == RIDING and other.col > 0:
                    if self.is_queued(other.number):
                        self.waiting[other.col + MARGIN] += 1
                    else:
                        self.settled[other.col + MARGIN] += 1
                if sides[other.seat] != own:
                    time: i64 = outlook(self.plan, race, other)
                    if none or time < best:
                        best = time
                        none = False
        lead: i64 = best - outlook(self.plan, race, rider)
        self.standing = max(min(lead // ROUND + MIDDLE, i64(STANDINGS - 1)), i64(0))

    def clear(self) -> None:
        i: i64 = 0
        while i < self.size:
            self.settled[i] = 0
            self.waiting[i] = 0
            i += 1

    def is_queued(self, number: i64) -> bool:
        return (self.queued >> number) & 1 == 1

    def coming_up(self, col: i64) -> i64:
        """Count those who have still to play and may end in the wheel of a rider in that column."""
        found: i64 = 0
        i: i64 = col + MARGIN - BEHIND
        while i < col + MARGIN:
            found += self.waiting[i]
            i += 1
        return found

    def in_front(self, col: i64) -> i64:
        """Count those who are a few columns ahead."""
        found: i64 = 0
        i: i64 = col + MARGIN + 1
        while i <= col + MARGIN + AHEAD:
            found += self.settled[i] + self.waiting[i]
            i += 1
        return found
