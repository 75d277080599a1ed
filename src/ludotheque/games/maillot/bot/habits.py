"""What many games have taught a Champion: how much better a choice is than the plan of a rider alone says.

Each choice is looked up in several lists at once: by the ground, by what is left after it, by who is around the place
where it ends, and by how the rider stands. ``tools/learn`` finds the numbers; without any, nothing is added.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from ludotheque.games.maillot.bot.solo_plan import Plan
from ludotheque.games.maillot.bot.surroundings import BEHIND, COMING, Surroundings
from ludotheque.games.maillot.rules.actions import ACCEPT, ALONE, BREAK, FINISH, PACT, SHIFT, STAY, TOW
from ludotheque.games.maillot.rules.race import Race
from ludotheque.games.maillot.rules.rider import NONE, Rider
from ludotheque.kernel.habits import Habits

LISTS: Final = 4
NO_COLUMN: Final = -1
NOWHERE: Final = 0  # the place of whatever is in none of the lists below

# How many are told apart of each: halves of stages, stars, energy, form in threes, standings.
HALVES: Final = 6
STARS: Final = 3
ENERGIES: Final = 7
RISKS: Final = 5
FORMS: Final = 8
STANDS: Final = 8
AMOUNTS: Final = 4  # cells in all
BOLD: Final = 3  # cells at risk
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
        self.stars: i64 = 0
        self.first_stars: i64 = 0  # less one, in the first half of the stage,
        self.second_stars: i64 = 0  # and from this column on in the second
        self.second: i64 = plan.tour.change + (0 if plan.tour.stops else 1)
        self.start: i64 = 0  # the column from which the rider moves,
        self.most: i64 = 0  # as far as all its cells lead,
        self.nears: vec[i64] = vec[i64]([i64(0)] * int(plan.columns + 1))  # and who comes up to each column, by stars
        wide: i64 = plan.tour.risk + 1
        splits = [divmod(split, int(wide)) for split in range((plan.tour.energy + 1) * wide)]
        # Of each announcement: twice its safe cells, one more with a risk; its places by ground and by standing.
        self.pairs: vec[i64] = vec[i64]([i64(safe * 2 + min(risk, 1)) for safe, risk in splits])
        self.grounds: vec[i64] = vec[i64]([i64(ground_in(safe, risk)) for safe, risk in splits])
        self.amounts: vec[i64] = vec[i64]([i64(amount_in(safe, risk)) for safe, risk in splits])
        self.sums: vec[i32] = vec[i32]([i32(self.sum_of(at)) for at in range(HALVES * STARS * STANDS * len(splits))])

    def sum_of(self, at: i64) -> i64:
        """Add up what the ground and the standing say of an announcement, for a half, stars and a standing."""
        split: i64 = at % len(self.pairs)
        at //= len(self.pairs)
        ground: i64 = ground_of(at // (STARS * STANDS), at // STANDS % STARS) + self.grounds[split]
        standing: i64 = standing_of(at % STANDS, at // (STARS * STANDS)) + self.amounts[split]
        return self.numbers[ground] + self.numbers[standing]

    def look(self, race: Race, rider: Rider) -> None:
        """Note what is the same for all choices of a moment."""
        self.around.look(race, rider)
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

    def note(self, first: i64, second: i64, third: i64, fourth: i64) -> None:
        """Note where a choice was looked up, for those who learn."""
        found = self.found
        found[0] = first
        found[1] = second
        found[2] = third
        found[3] = fourth

    def total(self) -> i64:
        """Add up what was found."""
        found = self.found
        numbers = self.numbers
        return numbers[found[0]] + numbers[found[1]] + numbers[found[2]] + numbers[found[3]]

    def nothing(self) -> i64:
        """Look up a choice that no list knows."""
        self.note(NOWHERE, NOWHERE, NOWHERE, NOWHERE)
        return 0

    def add_to_breaks(self, rider: Rider, far: vec[i64], actions: vec[i64], count: i64, out: vec[i64]) -> None:
        """Look up announcements, by the column in which their safe cells end, and note where the last one was found."""
        numbers = self.numbers
        pairs = self.pairs
        sums = self.sums
        form: i64 = min(rider.form // 3, i64(FORMS - 1))
        begin: i64 = ((self.half * STARS + self.stars) * STANDS + self.around.standing) * len(pairs)
        left: i64 = NOWHERE
        near: i64 = NOWHERE
        pair: i64 = -1
        shared: i64 = 0  # by all risks with the same safe cells
        split: i64 = 0
        i: i64 = 0
        while i < count:
            split = actions[i] - BREAK
            if pairs[split] != pair:
                pair = pairs[split]
                safe: i64 = pair >> 1
                dares: i64 = pair & 1
                energy: i64 = min(max(rider.energy - min(safe, i64(ENERGIES - 1)), i64(0)), i64(ENERGIES - 1))
                left = BREAK_LEFT + ((self.half * ENERGIES + energy) * FORMS + form) * 2 + dares
                near = NOWHERE
                if far[safe] <= self.plan.columns:
                    near = BREAK_NEAR + self.around.crowd(far[safe]) * 2 + dares
                shared = numbers[left] + numbers[near]
            out[i] += shared + i64(sums[begin + split])
            i += 1
        ground: i64 = ground_of(self.half, self.stars) + self.grounds[split]
        self.note(ground, left, near, standing_of(self.around.standing, self.half) + self.amounts[split])

    def add_to_columns(self, race: Race, rider: Rider, last: i64, worths: vec[i64]) -> None:
        """Look up what all cells of a column share, from the rider's own to the last one."""
        self.around.look_at_lanes(race, rider)
        numbers = self.numbers
        nears = self.nears
        self.look_at_stars(race, rider)
        self.start = rider.col
        self.most = rider.col + self.stars + 1 + race.turn.extra()
        col: i64 = rider.col
        while col <= last:
            worths[col] += numbers[self.ground_at(col)] + numbers[self.standing_at(col)]
            nears[col] = self.around.coming_up(col) * STARS + self.stars_in(col)
            col += 1

    def ground_at(self, col: i64) -> i64:
        short: i64 = max(min(self.most - col, i64(9)), i64(0))
        return MOVE_SHORT + (short * STARS + self.stars_in(col)) * HALVES + self.half

    def standing_at(self, col: i64) -> i64:
        gained: i64 = min(max(col - self.start, i64(0)), i64(3))
        return MOVE_STANDING + (self.around.standing * HALVES + self.half) * 4 + gained

    def stars_in(self, col: i64) -> i64:
        """Return the stars from a column on, less one, once they were looked at."""
        stars: i64 = self.first_stars
        if col >= self.second:
            stars = self.second_stars
        return stars

    def add_to_moves(self, race: Race, rider: Rider, actions: vec[i64], count: i64, out: vec[i64]) -> None:
        """Look up who is around cells on which the turn would end, and note where the last one was found."""
        numbers = self.numbers
        others = self.around.others
        queuing = self.around.queuing
        nears = self.nears
        cols = race.tour.col_of
        lanes = race.tour.lane_of
        to: i64 = race.tour.to
        half: i64 = self.half
        col: i64 = NO_COLUMN
        wheels: i64 = NOWHERE
        near: i64 = NOWHERE
        i: i64 = 0
        while i < count:
            action: i64 = actions[i]
            if action != FINISH:
                col = rider.col
                lane: i64 = rider.lane
                if action != STAY:
                    col = i64(cols[action - to])
                    lane = i64(lanes[action - to])
                wheels = NOWHERE
                near = NOWHERE
                if col > 0:
                    here: i64 = (others[lane] << 1) >> col  # from the column behind on
                    left: i64 = others[lane - 1] >> col
                    right: i64 = others[lane + 1] >> col
                    waits: i64 = (queuing[lane] << BEHIND) >> col
                    ahead: i64 = ((here >> 2) & 1) + ((waits >> 7) & 1)
                    behind: i64 = (here & 1) + ((waits >> 5) & 1)
                    wheels = ((ahead * 3 + behind) * 2 + (left & 1)) * 2 + (right & 1)
                    wheels = MOVE_WHEELS + wheels * HALVES + half
                    aslant: i64 = ((left >> 1) & 1) + ((right >> 1) & 1)
                    near = (aslant * 2 + ((here >> 3) & 1)) * 3 + up_to_two(waits & COMING)
                    near = MOVE_AROUND + near * (4 * STARS) + nears[col]
                out[i] += numbers[wheels] + numbers[near]
            i += 1
        if col == NO_COLUMN:
            self.nothing()
        else:
            self.note(self.ground_at(col), wheels, near, self.standing_at(col))

    def look_at_stars(self, race: Race, rider: Rider) -> None:
        """Note the stars in both halves of the stage."""
        self.first_stars = self.stars_at(race, rider, 0)
        self.second_stars = self.stars_at(race, rider, self.second)

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


def ground_of(half: i64, stars: i64) -> i64:
    """Find where announcements on such ground begin in their list."""
    return BREAK_GROUND + (half * STARS + stars) * (ENERGIES * RISKS)


def ground_in(safe: int, risk: int) -> int:
    return min(safe, ENERGIES - 1) * RISKS + min(risk, RISKS - 1)


def standing_of(standing: i64, half: i64) -> i64:
    """Find where announcements of a rider who stands like that begin in their list."""
    return BREAK_STANDING + (standing * HALVES + half) * (AMOUNTS * BOLD)


def amount_in(safe: int, risk: int) -> int:
    """Tell announcements apart by their cells in all, none, one, three, six or more, and by those at risk."""
    cells = min(safe, ENERGIES - 1) + min(risk, RISKS - 1)
    much = 3 if cells > 5 else 2 if cells > 2 else min(cells, 1)
    bold = 2 if risk > 2 else min(risk, 1)
    return much * BOLD + bold


def up_to_two(columns: i64) -> i64:
    """Count bits, two at most."""
    found: i64 = 0
    if columns != 0:
        found = 1
    if columns & (columns - 1) != 0:
        found = 2
    return found
