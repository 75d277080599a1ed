"""Solve the tour of one rider alone on the road: the rounds it still needs.

The dice are the only chance; nobody is in the way. All values are hundredths of a round, the fewer the better.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr

from ludotheque.games.maillot.bot.same_stars import first_like
from ludotheque.games.maillot.rules.actions import RIDERS
from ludotheque.games.maillot.rules.tour import PUNCTURE, STAGES, Tour

ROUND: Final = 100
OUT_OF_IT: Final = 60 * ROUND  # what leaving the tour costs
BEYOND: Final = 8  # what a cell beyond the line is worth: places cut ties
FALLS: Final = 36  # of two dice


@final
@mypyc_attr(acyclic=True)
class Plan:
    """Holds the rounds to come for each rider, stage, form, column and energy, with and without a risk to take.

    The announcements of one turn spend energy for columns, and are compared with each other: the numbers for a column
    and an energy lie beside those for one column less and one unit more, so that they are few places of memory.
    """

    def __init__(self, tour: Tour) -> None:
        self.tour: Tour = tour
        self.columns: i64 = tour.columns
        self.risk: i64 = tour.risk
        self.last: i64 = tour.columns + max(tour.stars) + tour.energy + tour.risk  # as far as anybody comes
        self.per_col: i64 = tour.energy + 1
        self.per_energy: i64 = self.per_col + 1
        self.per_form: i64 = (self.last + 1 + tour.energy) * self.per_col
        self.flats: i64 = 0  # of the throws, those that are punctures
        assert len(tour.throws) == FALLS
        self.dearest: i64 = max(tour.prices)
        self.ways: vec[i64] = vec[i64]([i64(0)] * int((tour.risk + 1) * (self.dearest + 1)))
        for throw in tour.throws:
            if tour.price(throw, 1) == PUNCTURE:
                self.flats += 1
            else:
                risk: i64 = 1
                while risk <= tour.risk:
                    self.ways[risk * (self.dearest + 1) + tour.price(throw, risk)] += 1
                    risk += 1
        self.likes: vec[i64] = vec[i64]([first_like(tour, rider) for rider in range(RIDERS)])
        per_lap: i64 = (tour.form + 1) * self.per_form
        laps = [(like * STAGES + stage - 1) * per_lap for like in self.likes for stage in range(STAGES + 1)]
        self.laps: vec[i64] = vec[i64](laps)  # where the cells of each rider and stage begin
        cells: i64 = RIDERS * STAGES * per_lap
        self.rounds: vec[i16] = vec[i16]([i16(OUT_OF_IT)] * int(cells))
        self.daring: vec[i16] = vec[i16]([i16(OUT_OF_IT)] * int(cells))
        throws: i64 = (cells + tour.risk * self.per_col) * tour.risk
        self.thrown: vec[i32] = vec[i32]([i32(0)] * int(throws))  # for each risk: see throw
        stage: i64 = STAGES
        while stage > 0:
            rider: i64 = 0
            while rider < RIDERS:
                if self.likes[rider] == rider:
                    self.run_out(rider, stage)
                    self.solve(rider, stage)
                rider += 1
            stage -= 1

    def begin(self, rider: i64, stage: i64, form: i64) -> i64:
        """Return where the cells of a rider with that form begin."""
        return self.laps[rider * (STAGES + 1) + stage] + form * self.per_form

    def cell(self, rider: i64, stage: i64, col: i64, energy: i64, form: i64) -> i64:
        return self.begin(rider, stage, form) + col * self.per_col + energy * self.per_energy

    def throw_cell(self, first: i64, col: i64, risk: i64) -> i64:
        """Return where throws are noted that end in a column: those of one turn side by side, whatever their risk."""
        return (first + (col + self.risk - risk) * self.per_col) * self.risk + risk - 1

    def left(self, rider: i64, stage: i64, col: i64, energy: i64, form: i64) -> i64:
        """Return the rounds to come for a rider that ends its turn there, or beyond the line."""
        return i64(self.rounds[self.cell(rider, stage, col, energy, form)])

    def run_out(self, rider: i64, stage: i64) -> None:
        """Note what is left beyond the line: the stages to come, less what is gained by the cells."""
        col: i64 = self.last
        while col > self.columns:
            form: i64 = 0
            while form <= self.tour.form:
                left: i64 = (self.columns - col) * BEYOND
                if stage < STAGES:
                    left += self.left(rider, stage + 1, 0, self.tour.energy, form)
                energy: i64 = 0
                while energy <= self.tour.energy:
                    self.rounds[self.cell(rider, stage, col, energy, form)] = i16(left)
                    energy += 1
                form += 1
            self.expect(rider, stage, col)
            col -= 1

    def solve(self, rider: i64, stage: i64) -> None:
        """Solve all situations of a stage, from the line back to the banner."""
        col: i64 = self.columns
        while col >= 0:
            base: i64 = col + self.tour.stars_at(rider, stage, col)
            if self.tour.stops and col < self.tour.change:
                base = min(base, self.tour.change)
            energy: i64 = 0
            while energy <= self.tour.energy:
                form: i64 = 0
                while form <= self.tour.form:
                    if energy + form > 0:
                        self.settle(rider, stage, col, base, energy, form)
                    form += 1
                energy += 1
            self.expect(rider, stage, col)
            col -= 1

    def settle(self, rider: i64, stage: i64, col: i64, base: i64, energy: i64, form: i64) -> None:
        best: i64 = OUT_OF_IT
        safe: i64 = 0
        while safe <= energy:
            if base + safe > self.columns:
                best = min(best, ROUND + self.left(rider, stage, base + safe, energy - safe, form))
            else:
                cell: i64 = self.cell(rider, stage, base + safe, energy - safe, form)
                best = min(best, ROUND + i64(self.daring[cell]))
            safe += 1
        cell = self.cell(rider, stage, col, energy, form)
        self.rounds[cell] = i16(best)
        risk: i64 = 1
        while risk <= self.tour.risk:
            best = min(best, self.dare(rider, stage, col, col + risk, risk, energy, form))
            risk += 1
        self.daring[cell] = i16(best)

    def dare(self, rider: i64, stage: i64, near: i64, far: i64, risk: i64, energy: i64, form: i64) -> i64:
        """Return the rounds to come after a throw that takes the rider far, or leaves it near with a flat tyre."""
        return self.dare_from(self.begin(rider, stage, form) + energy * self.per_energy, near, far, risk)

    def dare_from(self, first: i64, near: i64, far: i64, risk: i64) -> i64:
        """Return the same for a rider whose cells with that energy begin there."""
        flat: i64 = self.flat(i64(self.rounds[first + near * self.per_col]), near)
        return (flat + i64(self.thrown[self.throw_cell(first, far, risk)])) // FALLS

    def flat(self, left: i64, near: i64) -> i64:
        """Add up the rounds to come after all punctures; a turn is missed, but not beyond the line."""
        if near <= self.columns:
            left += ROUND
        return self.flats * left

    def expect(self, rider: i64, stage: i64, col: i64) -> None:
        """Note what throws bring that end in a column: bots ask for them more than for anything else."""
        energy: i64 = 0
        while energy <= self.tour.energy:
            form: i64 = 0
            while form <= self.tour.form:
                first: i64 = self.cell(rider, stage, 0, energy, form)
                risk: i64 = 1
                while risk <= self.tour.risk:
                    total: i64 = self.throw(rider, stage, col, risk, energy, form)
                    self.thrown[self.throw_cell(first, col, risk)] = i32(total)
                    risk += 1
                form += 1
            energy += 1

    def throw(self, rider: i64, stage: i64, far: i64, risk: i64, energy: i64, form: i64) -> i64:
        """Add up the rounds to come after each of the throws that take the rider far and must be paid."""
        total: i64 = 0
        price: i64 = 0
        while price <= self.dearest:
            ways: i64 = self.ways[risk * (self.dearest + 1) + price]
            if ways > 0:
                if price <= energy:
                    total += ways * self.left(rider, stage, far, energy - price, form)
                elif price <= energy + form:
                    total += ways * self.left(rider, stage, far, 0, form + energy - price)
                else:
                    total += ways * OUT_OF_IT
            price += 1
        return total
