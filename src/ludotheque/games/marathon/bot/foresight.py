"""Where the end of a marathon is looked up: what each seat has in the open rows, its sheet and its time.

A row is looked up by its places as they stand, by the time that the others have left before it is written, and by
what is still to be visited. ``tools/learn marathon --foresight`` finds the numbers.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.marathon.rules.lodge import GARDEN, GROUND, LOUNGE, PETANQUE, PLACES, UPSTAIRS, Lodge
from ludotheque.games.marathon.rules.row import Row
from ludotheque.games.marathon.rules.state import MarathonState
from ludotheque.kernel.foresight import Foresight
from ludotheque.kernel.state import State

CASES: Final = 4  # sign, doubled
LATES: Final = 12  # how much time the others have left before a row is written,
TIMES: Final = 5  # and the seat itself
PERIODS: Final = 14  # of the seat, one by one
POINTS: Final = 17  # upstairs: 0 to 15, or not there
CELLS: Final = 13  # free upstairs
FEW: Final = 4  # pawns in the lounge that are told apart
LEADS: Final = 3  # who has the majority there: somebody else, several, the seat alone
PIPS: Final = 7
QUEUES: Final = 8  # places on the path, in the queue; none
CHAIRS: Final = 9
GUESTS: Final = 7
SCORES: Final = 25  # at pétanque: 0 to 23, or not there
ROOMS: Final = 10
HANDS: Final = 11
BANKS: Final = 128  # points that a row would bring now, from LEAST_BANK
LEAST_BANK: Final = -48
PHASES: Final = 14  # of the whole game
SCALES: Final = 42  # parts of the whole game, in which a difference counts differently
TOTALS: Final = 130  # points written, two by two, from LEAST_TOTAL
LEAST_TOTAL: Final = -60
TICKS: Final = 8
CROSSED: Final = 20  # points that are crossed out, four by four
CLOCKS: Final = 40
GAPS: Final = 27  # periods ahead of the others on average
ORDERS: Final = 6
NEXTS: Final = 8

# Where each list begins. Number 0 is for a row that is closed.
SHELVES: Final = 1
SHELF_ROOM: Final = SHELVES + CASES * POINTS * LATES * TIMES
SEATED: Final = SHELF_ROOM + CASES * POINTS * CELLS
STAKE: Final = SEATED + CASES * FEW * FEW * LEADS * LATES * TIMES
PATH: Final = STAKE + CASES * LEADS * 2 * PIPS * LATES
TABLE: Final = PATH + CASES * QUEUES * QUEUES * LATES
BOWLS: Final = TABLE + CASES * 2 * CHAIRS * GUESTS * LATES
QUEUE: Final = BOWLS + CASES * SCORES * ROOMS * LATES
VISITS: Final = QUEUE + CASES * QUEUES * QUEUES * LATES
LACKS: Final = VISITS + 2 * 7 * PERIODS * HANDS
BANK: Final = LACKS + 2 * 64 * PERIODS
TOTAL: Final = BANK + 2 * BANKS * LATES
CROSSES: Final = TOTAL + PHASES * TOTALS
CLOCK: Final = CROSSES + PHASES * TICKS * CROSSED
GAP: Final = CLOCK + CLOCKS * HANDS
NEXT: Final = GAP + PHASES * ORDERS * GAPS
SCALE: Final = NEXT + PHASES * ORDERS * NEXTS
SIZE: Final = SCALE + SCALES
ROW_LISTS: Final = 11
LISTS: Final = 27  # 2 * ROW_LISTS + 5

MOST_TIME: Final = 200  # periods that all others together are told apart by
STEPS: Final = (1, 3, 6, 10, 15, 21, 28, 37, 50, 65, 90)  # where another time of the others begins,
FEW_STEPS: Final = (1, 3, 6, 10)  # and one of the seat
LATE: Final = vec[i64]([i64(sum(time >= step for step in STEPS)) for time in range(MOST_TIME)])
TIME: Final = vec[i64]([i64(sum(time >= step for step in FEW_STEPS)) for time in range(MOST_TIME)])


@final
@mypyc_attr(acyclic=True)
class MarathonForesight(Foresight):
    """Sees all that lies on the table, for every seat."""

    def __init__(self, lodge: Lodge, numbers: list[int]) -> None:
        super().__init__(numbers, SIZE, LISTS, len(lodge.nobody))
        self.lodge: Lodge = lodge
        self.pawns: vec[i64] = lodge.nobody[:]
        self.points: vec[i64] = lodge.nobody[:]
        self.banks: vec[i64] = lodge.nobody[:]
        self.masks: vec[i64] = lodge.nobody[:]
        self.lates: vec[i64] = lodge.nobody[:]  # for each seat the time that the others have left, as it is told apart
        self.times: vec[i64] = lodge.nobody[:]

    def look(self, state: State) -> None:
        assert isinstance(state, MarathonState)
        self.look_at_row(state, state.scored, 0)
        if state.opened > state.scored + 1:
            self.look_at_row(state, state.scored + 1, ROW_LISTS)
        else:
            self.look_at_none(ROW_LISTS)
        self.look_at_seats(state)

    def look_at_none(self, first: i64) -> None:
        seat: i64 = 0
        while seat < self.seats:
            at: i64 = seat * LISTS + first
            end: i64 = at + ROW_LISTS
            while at < end:
                self.found[at] = 0
                at += 1
            seat += 1

    def look_at_row(self, state: MarathonState, leg: i64, first: i64) -> None:
        """Look up what each seat has in a row, place by place and in all."""
        row = state.row_of(leg)
        doubled: i64 = 1 if leg == self.lodge.laps - 1 else 0
        self.look_at_times(state, (leg + 1) * self.lodge.periods)
        place: i64 = 0
        while place < PLACES:
            self.look_at_place(row, place, doubled, first)
            place += 1
        seat: i64 = 0
        while seat < self.seats:
            self.look_at_visits(state, seat, doubled, first)
            seat += 1

    def look_at_times(self, state: MarathonState, end: i64) -> None:
        """Note the time that each seat, and that the others have left before a row is written."""
        seats: i64 = self.seats
        total: i64 = 0
        seat: i64 = 0
        while seat < seats:
            left: i64 = max(end - state.guests[seat].clock, 0)
            self.times[seat] = left
            total += left
            self.banks[seat] = 0
            self.masks[seat] = 0
            seat += 1
        seat = 0
        while seat < seats:
            self.lates[seat] = LATE[min(total - self.times[seat], i64(MOST_TIME - 1))]
            seat += 1

    def look_at_place(self, row: Row, place: i64, doubled: i64, first: i64) -> None:
        """Look up what each seat has in a place, and note what the place would bring it now."""
        pawns, points = self.pawns, self.points
        seats: i64 = self.seats
        seat: i64 = 0
        while seat < seats:
            pawns[seat] = 0
            points[seat] = 0
            seat += 1
        row.tally_points(place, pawns, points)
        sign: i64 = self.lodge.signs[row.card * PLACES + place]
        case: i64 = doubled + (0 if sign > 0 else 2)
        die: i64 = row.dice[place]
        seat = 0
        while seat < seats:
            if pawns[seat] > 0:
                self.masks[seat] += i64(1) << place
            pays: bool = self.look_at_seat(row, place, seat, case, seat * LISTS + first)
            if pays:
                self.banks[seat] += sign * (die + points[seat])
            seat += 1

    def look_at_seat(self, row: Row, place: i64, seat: i64, case: i64, at: i64) -> bool:
        """Look up one seat in one place; tell whether it would write points there."""
        found = self.found
        late: i64 = self.lates[seat]
        here: i64 = 1 if self.pawns[seat] > 0 else 0
        points: i64 = self.points[seat]
        if place == UPSTAIRS:
            point: i64 = min(points, i64(POINTS - 2)) if here == 1 else POINTS - 1
            time: i64 = TIME[self.times[seat]]
            found[at] = SHELVES + ((case * POINTS + point) * LATES + late) * TIMES + time
            found[at + 1] = SHELF_ROOM + (case * POINTS + point) * CELLS + min(row.upstairs.room, i64(CELLS - 1))
        elif place == LOUNGE:
            return self.look_at_lounge(row, seat, case, late, at)
        elif place == GROUND:
            cell: i64 = row.ground.cell[seat] + 1
            found[at + 4] = PATH + ((case * QUEUES + cell) * QUEUES + row.ground.taken) * LATES + late
        elif place == GARDEN:
            taken: i64 = min(row.garden.card.cells - row.garden.room, i64(CHAIRS - 1))
            found[at + 5] = TABLE + (((case * 2 + here) * CHAIRS + taken) * GUESTS + row.garden.players) * LATES + late
        elif place == PETANQUE:
            score: i64 = min(points, i64(SCORES - 2)) if here == 1 else SCORES - 1
            found[at + 6] = (
                BOWLS + ((case * SCORES + score) * ROOMS + min(row.petanque.room, i64(ROOMS - 1))) * LATES + late
            )
        else:
            spot: i64 = row.green.place[seat] + 1
            found[at + 7] = QUEUE + ((case * QUEUES + spot) * QUEUES + row.green.length) * LATES + late
        return here == 1

    def look_at_lounge(self, row: Row, seat: i64, case: i64, late: i64, at: i64) -> bool:
        """Look up who would have the majority; tell whether the seat would."""
        pawns = self.pawns
        rival: i64 = 0
        lead: i64 = 2
        other: i64 = 0
        mine: i64 = pawns[seat]
        while other < self.seats:
            if other != seat:
                rival = max(rival, pawns[other])
                if mine > 0 and pawns[other] >= mine and lead > 0:
                    if row.lounge.is_before(other, seat, pawns):
                        lead = 0
                    elif not row.lounge.is_before(seat, other, pawns):
                        lead = 1
            other += 1
        if mine == 0:
            lead = 0
        time: i64 = TIME[self.times[seat]]
        few: i64 = min(mine, i64(FEW - 1))
        many: i64 = min(rival, i64(FEW - 1))
        self.found[at + 2] = SEATED + ((((case * FEW + few) * FEW + many) * LEADS + lead) * LATES + late) * TIMES + time
        there: i64 = 1 if mine > 0 else 0
        self.found[at + 3] = STAKE + (((case * LEADS + lead) * 2 + there) * PIPS + row.dice[LOUNGE]) * LATES + late
        return lead > 0

    def look_at_visits(self, state: MarathonState, seat: i64, doubled: i64, first: i64) -> None:
        """Look up the places of a row that a seat has still to visit, and what the row would bring it now."""
        found = self.found
        at: i64 = seat * LISTS + first
        period: i64 = min(self.times[seat], i64(PERIODS - 1))
        mask: i64 = self.masks[seat]
        lacking: i64 = 0
        place: i64 = 0
        while place < PLACES:
            lacking += 1 - ((mask >> place) & 1)
            place += 1
        hand: i64 = min(state.guests[seat].hand, i64(HANDS - 1))
        found[at + 8] = VISITS + ((doubled * 7 + lacking) * PERIODS + period) * HANDS + hand
        found[at + 9] = LACKS + (doubled * 64 + mask) * PERIODS + period
        bank: i64 = max(min(self.banks[seat] - LEAST_BANK, i64(BANKS - 1)), i64(0))
        found[at + 10] = BANK + (doubled * BANKS + bank) * LATES + self.lates[seat]

    def look_at_seats(self, state: MarathonState) -> None:
        lodge = self.lodge
        found = self.found
        seats: i64 = self.seats
        total: i64 = 0
        seat: i64 = 0
        while seat < seats:
            total += state.guests[seat].clock
            seat += 1
        left: i64 = max(lodge.end * seats - total, 0)
        phase: i64 = min(left // (3 * seats), i64(PHASES - 1))
        self.scale = SCALE + min(left // seats, i64(SCALES - 1))
        order: i64 = 0
        while order < seats:
            seat = state.order[order]
            guest = state.guests[seat]
            at: i64 = seat * LISTS + 2 * ROW_LISTS
            written: i64 = guest.written(state.scored) - guest.penalty
            found[at] = TOTAL + phase * TOTALS + max(min((written - LEAST_TOTAL) // 2, i64(TOTALS - 1)), i64(0))
            crossed: i64 = 0
            if guest.ticks > 0:
                crossed = max(min(guest.crossed_out(state.scored) // 4, i64(CROSSED - 1)), i64(0))
            found[at + 1] = CROSSES + (phase * TICKS + min(guest.ticks, i64(TICKS - 1))) * CROSSED + crossed
            clock: i64 = min(guest.clock, i64(CLOCKS - 1))
            found[at + 2] = CLOCK + clock * HANDS + min(guest.hand, i64(HANDS - 1))
            ahead: i64 = guest.clock - (total - guest.clock) // (seats - 1) + GAPS // 2
            found[at + 3] = GAP + (phase * ORDERS + order) * GAPS + max(min(ahead, i64(GAPS - 1)), i64(0))
            gap: i64 = 0
            if order + 1 < seats:
                gap = min(state.guests[state.order[order + 1]].clock - guest.clock, i64(NEXTS - 1))
            found[at + 4] = NEXT + (phase * ORDERS + order) * NEXTS + gap
            order += 1
