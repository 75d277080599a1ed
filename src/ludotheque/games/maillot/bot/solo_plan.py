"""Solve the tour of one rider alone on the road: the rounds it still needs.

The dice are the only chance; nobody is in the way. All values are hundredths of a round, the fewer the better.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from ludotheque.games.maillot.bot.same_stars import first_like
from ludotheque.games.maillot.rules.actions import RIDERS
from ludotheque.games.maillot.rules.tour import PUNCTURE, STAGES, Tour

ROUND: Final = 100
OUT_OF_IT: Final = 60 * ROUND  # what leaving the tour costs
BEYOND: Final = 8  # what a cell beyond the line is worth: places cut ties


@final
@mypyc_attr(acyclic=True)
class Plan:
    """Holds the rounds to come for each rider, stage, column, energy and form, with and without a risk to take."""

    def __init__(self, tour: Tour) -> None:
        self.tour: Tour = tour
        self.columns: i64 = tour.columns
        self.per_form: i64 = tour.form + 1
        self.per_energy: i64 = tour.energy + 1
        self.flats: i64 = 0  # of the throws, those that are punctures
        self.throws: i64 = i64(len(tour.throws))
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
        cells: i64 = RIDERS * STAGES * (self.columns + 1) * self.per_energy * self.per_form
        self.rounds: vec[i64] = vec[i64]([i64(OUT_OF_IT)] * int(cells))
        self.daring: vec[i64] = vec[i64]([i64(OUT_OF_IT)] * int(cells))
        self.thrown: vec[i32] = vec[i32]([i32(0)] * int(cells * tour.risk))  # for each risk: see throw
        stage: i64 = STAGES
        while stage > 0:
            rider: i64 = 0
            while rider < RIDERS:
                if self.likes[rider] == rider:
                    self.solve(rider, stage)
                rider += 1
            stage -= 1

    def cell(self, rider: i64, stage: i64, col: i64, energy: i64, form: i64) -> i64:
        lap: i64 = self.likes[rider] * STAGES + stage - 1
        return ((lap * (self.columns + 1) + col) * self.per_energy + energy) * self.per_form + form

    def left(self, rider: i64, stage: i64, col: i64, energy: i64, form: i64) -> i64:
        """Return the rounds to come for a rider that ends its turn there, or beyond the line."""
        if col <= self.columns:
            return self.rounds[self.cell(rider, stage, col, energy, form)]
        sprint: i64 = (col - self.columns) * BEYOND
        if stage == STAGES:
            return -sprint
        return self.rounds[self.cell(rider, stage + 1, 0, self.tour.energy, form)] - sprint

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
                best = min(best, ROUND + self.daring[self.cell(rider, stage, base + safe, energy - safe, form)])
            safe += 1
        cell: i64 = self.cell(rider, stage, col, energy, form)
        self.rounds[cell] = best
        risk: i64 = 1
        while risk <= self.tour.risk:
            best = min(best, self.dare(rider, stage, col, col + risk, risk, energy, form))
            risk += 1
        self.daring[cell] = best

    def dare(self, rider: i64, stage: i64, near: i64, far: i64, risk: i64, energy: i64, form: i64) -> i64:
        """Return the rounds to come after a throw that takes the rider far, or leaves it near with a flat tyre."""
        total: i64 = self.flats * self.left(rider, stage, near, energy, form)
        if near <= self.columns:
            total += self.flats * ROUND
        if far <= self.columns:
            total += i64(self.thrown[self.cell(rider, stage, far, energy, form) * self.tour.risk + risk - 1])
        else:
            total += self.throw(rider, stage, far, risk, energy, form)
        return total // self.throws

    def expect(self, rider: i64, stage: i64, col: i64) -> None:
        """Note what throws bring that end in a column: bots ask for them more than for anything else."""
        energy: i64 = 0
        while energy <= self.tour.energy:
            form: i64 = 0
            while form <= self.tour.form:
                first: i64 = self.cell(rider, stage, col, energy, form) * self.tour.risk
                risk: i64 = 1
                while risk <= self.tour.risk:
                    self.thrown[first + risk - 1] = i32(self.throw(rider, stage, col, risk, energy, form))
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
