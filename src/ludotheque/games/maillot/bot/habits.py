"""What many games have taught a Champion: how much better a choice is than the plan of a rider alone says.

Each choice is looked up in several lists at once: by the ground, by what is left after it, by who is around the place
where it ends, and by how the rider stands. ``tools/learn`` finds the numbers; without any, nothing is added.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.maillot.bot.solo_plan import Plan
from ludotheque.games.maillot.bot.surroundings import MARGIN, Surroundings
from ludotheque.games.maillot.rules.actions import ACCEPT, ALONE, PACT, SHIFT, STAY, TOW
from ludotheque.games.maillot.rules.race import Race
from ludotheque.games.maillot.rules.rider import NONE, Rider
from ludotheque.kernel.habits import Habits

LISTS: Final = 4
NOWHERE: Final = 0  # the place of whatever is in none of the lists below

# How many are told apart of each: halves of stages, stars, energy, form in threes, standings.
HALVES: Final = 6
STARS: Final = 3
ENERGIES: Final = 7
RISKS: Final = 5
FORMS: Final = 8
STANDS: Final = 8
CROWDS: Final = 144  # those just ahead 3, abreast 4, just behind 3, coming up 4

# Where each list begins. A product with another file's number would be no constant to the compiler, but an object to
# look up for each choice.
BREAK_GROUND: Final = 1  # half, stars, safe, risk
BREAK_LEFT: Final = BREAK_GROUND + 630  # half, energy and form left, whether at risk
BREAK_NEAR: Final = BREAK_LEFT + 672  # the crowd where the safe cells end, whether at risk
BREAK_STANDING: Final = BREAK_NEAR + 288  # standing, half, cells in all 4, at risk 3
MOVE_SHORT: Final = BREAK_STANDING + 576  # cells not used 10, stars where it ends, half
MOVE_WHEELS: Final = MOVE_SHORT + 180  # ahead 3, behind 3, left 2, right 2, half
MOVE_AROUND: Final = MOVE_WHEELS + 216  # diagonally ahead 3, two ahead 2, coming up in the lane 3, at all 4, stars
MOVE_STANDING: Final = MOVE_AROUND + 216  # standing, half, columns gained 4
WAKE_GROUND: Final = MOVE_STANDING + 192  # kind 5, stars, energy, half
WAKE_AROUND: Final = WAKE_GROUND + 630  # kind, followers 4, free cells ahead 4, abreast 3
WAKE_STANDING: Final = WAKE_AROUND + 240  # kind, standing, half
WAKE_PARTNER: Final = WAKE_STANDING + 240  # difference of stars 5, partner followed, oneself followed, partner is ahead
ANSWERS: Final = WAKE_PARTNER + 40  # accepted, difference of stars 5, followed, proposer followed, half
ANSWER_STANDING: Final = ANSWERS + 240  # accepted, standing, half
SIZE: Final = ANSWER_STANDING + 96


@final
@mypyc_attr(acyclic=True)
class MaillotHabits(Habits):
    """Up to four numbers for each choice, in hundredths of a round."""

    def __init__(self, plan: Plan, numbers: list[int]) -> None:
        super().__init__(numbers, SIZE, LISTS)
        self.plan: Plan = plan
        self.around: Surroundings = Surroundings(plan)
        self.half: i64 = 0
        self.col: i64 = -1  # the column whose crowd was told apart last,
        self.told: i64 = 0  # and what was found
        self.stars: i64 = 0

    def look(self, race: Race, rider: Rider) -> None:
        """Note what is the same for all choices of a moment."""
        self.around.look(race, rider)
        self.col = -1
        self.half = self.half_of(race.stage, rider.col)
        self.stars = self.stars_at(race, rider, rider.col)

    def half_of(self, stage: i64, col: i64) -> i64:
        half: i64 = (stage - 1) * 2
        if col >= self.plan.tour.change:
            half += 1
        return half

    def stars_at(self, race: Race, rider: Rider, col: i64) -> i64:
        """Return the stars from that column on, less one."""
        return min(race.tour.stars_at(rider.number, race.stage, min(col, self.plan.columns)), i64(STARS)) - 1

    def total(self) -> i64:
        """Add up what was found."""
        found = self.found
        numbers = self.numbers
        return numbers[found[0]] + numbers[found[1]] + numbers[found[2]] + numbers[found[3]]

    def nothing(self) -> i64:
        """Look up a choice that no list knows."""
        i: i64 = 0
        while i < LISTS:
            self.found[i] = NOWHERE
            i += 1
        return 0

    def of_break(self, race: Race, rider: Rider, safe: i64, risk: i64, near: i64) -> i64:
        """Look up an announcement, by the column in which its safe cells end."""
        found = self.found
        dares: i64 = 0
        if risk > 0:
            dares = 1
        safe = min(safe, i64(ENERGIES - 1))
        risk = min(risk, i64(RISKS - 1))
        found[0] = BREAK_GROUND + ((self.half * STARS + self.stars) * ENERGIES + safe) * RISKS + risk
        left: i64 = min(max(rider.energy - safe, i64(0)), i64(ENERGIES - 1))
        form: i64 = min(rider.form // 3, i64(FORMS - 1))
        found[1] = BREAK_LEFT + ((self.half * ENERGIES + left) * FORMS + form) * 2 + dares
        found[2] = NOWHERE
        if near <= self.plan.columns:
            found[2] = BREAK_NEAR + self.crowd(near) * 2 + dares
        cells: i64 = safe + risk
        much: i64 = 0
        if cells > 5:
            much = 3
        elif cells > 2:
            much = 2
        elif cells > 0:
            much = 1
        bold: i64 = dares
        if risk > 2:
            bold = 2
        found[3] = BREAK_STANDING + ((self.around.standing * HALVES + self.half) * 4 + much) * 3 + bold
        return self.total()

    def crowd(self, col: i64) -> i64:
        """Tell apart who is around a column of the road, below CROWDS."""
        if col == self.col:
            return self.told
        self.col = col
        settled = self.around.settled
        at: i64 = col + MARGIN
        ahead: i64 = min(settled[at + 1], i64(2))
        abreast: i64 = min(settled[at], i64(3))
        behind: i64 = min(settled[at - 1], i64(2))
        self.told = ((ahead * 4 + abreast) * 3 + behind) * 4 + min(self.around.coming_up(col), i64(3))
        return self.told

    def of_move(self, race: Race, rider: Rider, col: i64, lane: i64) -> i64:
        """Look up a cell of the road on which the turn would end."""
        found = self.found
        around = self.around
        stars: i64 = self.stars_at(race, rider, col)
        short: i64 = rider.col + self.stars + 1 + race.turn.extra() - col
        short = max(min(short, i64(9)), i64(0))
        found[0] = MOVE_SHORT + (short * STARS + stars) * HALVES + self.half
        if col == 0:
            found[1] = NOWHERE
            found[2] = NOWHERE
        else:
            columns: i64 = self.plan.columns
            ahead: i64 = 0
            aslant: i64 = 0
            beyond: i64 = 0
            if col < columns:
                ahead = self.who(race, rider, col + 1, lane)
                aslant = self.any_on(race, rider, col + 1, lane - 1) + self.any_on(race, rider, col + 1, lane + 1)
            if col + 1 < columns:
                beyond = self.any_on(race, rider, col + 2, lane)
            behind: i64 = 0
            if col > 1:
                behind = self.who(race, rider, col - 1, lane)
            left: i64 = self.any_on(race, rider, col, lane - 1)
            right: i64 = self.any_on(race, rider, col, lane + 1)
            found[1] = MOVE_WHEELS + (((ahead * 3 + behind) * 2 + left) * 2 + right) * HALVES + self.half
            chasing: i64 = self.chasing(race, rider, col, lane)
            coming: i64 = min(around.coming_up(col), i64(3))
            found[2] = MOVE_AROUND + (((aslant * 2 + beyond) * 3 + chasing) * 4 + coming) * STARS + stars
        gained: i64 = min(max(col - rider.col, i64(0)), i64(3))
        found[3] = MOVE_STANDING + (around.standing * HALVES + self.half) * 4 + gained
        return self.total()

    def who(self, race: Race, rider: Rider, col: i64, lane: i64) -> i64:
        """Tell who is on a cell: 0 nobody else, 1 somebody who has played this round, 2 somebody who will."""
        number: i64 = race.road.rider_on(col, lane)
        if number == NONE or number == rider.number:
            return 0
        found: i64 = 1
        if self.around.is_queued(number):
            found = 2
        return found

    def any_on(self, race: Race, rider: Rider, col: i64, lane: i64) -> i64:
        """Count the others on a cell: none or one."""
        return min(self.who(race, rider, col, lane), i64(1))

    def chasing(self, race: Race, rider: Rider, col: i64, lane: i64) -> i64:
        """Count those in the lane who may come up in this round, two at most."""
        found: i64 = 0
        i: i64 = max(col - 6, i64(1))
        while i < col:
            if self.who(race, rider, i, lane) == 2:
                found += 1
            i += 1
        return min(found, i64(2))

    def of_wake(self, race: Race, rider: Rider, action: i64) -> i64:
        """Look up a decision about those in the wheel."""
        found = self.found
        kind: i64 = 4
        if action == STAY:
            kind = 0
        elif action == TOW:
            kind = 1
        elif action == SHIFT:
            kind = 2
        elif action == ALONE:
            kind = 3
        energy: i64 = min(rider.energy, i64(ENERGIES - 1))
        found[0] = WAKE_GROUND + ((kind * STARS + self.stars) * ENERGIES + energy) * HALVES + self.half
        followers: i64 = 0
        col: i64 = rider.col - 1
        while followers < 3 and col > 0 and self.who(race, rider, col, rider.lane) == 2:
            followers += 1
            col -= 1
        free: i64 = 0
        while free < 3 and rider.col + free < self.plan.columns:
            if self.who(race, rider, rider.col + free + 1, rider.lane) > 0:
                break
            free += 1
        abreast: i64 = self.any_on(race, rider, rider.col, rider.lane - 1)
        abreast += self.any_on(race, rider, rider.col, rider.lane + 1)
        found[1] = WAKE_AROUND + ((kind * 4 + followers) * 4 + free) * 3 + abreast
        found[2] = WAKE_STANDING + (kind * STANDS + self.around.standing) * HALVES + self.half
        found[3] = NOWHERE
        if kind == 4:
            partner = race.riders[action - PACT]
            case: i64 = self.stars_at(race, partner, partner.col) - self.stars + 2
            case = case * 2 + (1 if race.is_followed(partner) else 0)
            case = case * 2 + (1 if race.is_followed(rider) else 0)
            found[3] = WAKE_PARTNER + case * 2 + (1 if partner.time < rider.time else 0)
        return self.total()

    def of_answer(self, race: Race, mate: Rider, action: i64) -> i64:
        """Look up what is said to a pact."""
        found = self.found
        lead = race.in_turn()
        accepted: i64 = 1 if action == ACCEPT else 0
        case: i64 = accepted * 5 + self.stars_at(race, lead, lead.col) - self.stars + 2
        case = case * 2 + (1 if race.is_followed(mate) else 0)
        case = case * 2 + (1 if race.is_followed(lead) else 0)
        found[0] = ANSWERS + case * HALVES + self.half
        found[1] = ANSWER_STANDING + (accepted * STANDS + self.around.standing) * HALVES + self.half
        found[2] = NOWHERE
        found[3] = NOWHERE
        return self.total()
