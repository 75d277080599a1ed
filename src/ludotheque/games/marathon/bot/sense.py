"""Leave out the moves of Marathon that anybody at the table would call absurd: those that another one beats in all."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.marathon.bot.places import place_of
from ludotheque.games.marathon.bot.row_notes import RowNotes
from ludotheque.games.marathon.rules.actions import CIRCLE, EXPEL, PER_ROW, QUEUE, SEND
from ludotheque.games.marathon.rules.lodge import PETANQUE, PLACES, UPSTAIRS
from ludotheque.games.marathon.rules.state import MarathonState
from ludotheque.kernel.advice import keep


@final
@mypyc_attr(acyclic=True)
class Sense:
    """Compares the choices of one decision with each other."""

    def __init__(self, actions: i64) -> None:
        self.expels: bool = False  # may a rival be expelled, whatever that costs? For who looks at what comes of it
        self.dropped: vec[bool] = vec[bool]([False] * int(actions))
        self.costs: vec[i64] = vec[i64]([i64(0)] * int(actions))  # of each choice: its periods,
        self.places: vec[i64] = self.costs[:]  # its place, counted through both rows,
        self.signs: vec[i64] = self.costs[:]  # and the sign of that place

    def sift(self, state: MarathonState, notes: vec[RowNotes], actions: vec[i64], count: i64) -> i64:
        """Keep the choices that a person would consider."""
        if actions[0] < SEND:
            self.look(state, notes, actions, count)
        i: i64 = 0
        while i < count:
            if actions[i] >= SEND:
                self.dropped[i] = self.is_worse_cell(state, actions, count, actions[i])
            else:
                self.dropped[i] = self.is_beaten(state, notes, actions, count, i)
            i += 1
        return keep(actions, count, self.dropped)

    def look(self, state: MarathonState, notes: vec[RowNotes], actions: vec[i64], count: i64) -> None:
        """Note what each choice is compared by."""
        i: i64 = 0
        while i < count:
            which: i64 = 1 if actions[i] >= PER_ROW else 0
            spot: i64 = actions[i] - which * PER_ROW
            place: i64 = place_of(spot)
            self.costs[i] = state.rows[which].cost(spot)
            self.places[i] = which * PLACES + place
            self.signs[i] = notes[which].signs[place]
            i += 1

    def is_worse_cell(self, state: MarathonState, actions: vec[i64], count: i64, action: i64) -> bool:
        """Would another cell be worse for the pawn that is sent away, or better if its owner sends it?"""
        points = state.lodge.petanque.points
        sign: i64 = -state.lodge.sign(state.rows[state.expelled_row].card, PETANQUE)
        if state.lodge.owner_sends:
            sign = -sign
        i: i64 = 0
        while i < count:
            if sign * points[actions[i] - SEND] > sign * points[action - SEND]:
                return True
            i += 1
        return False

    def is_beaten(self, state: MarathonState, notes: vec[RowNotes], actions: vec[i64], count: i64, one: i64) -> bool:
        """Tell whether another spot costs no more and brings as much for sure, and one of the two better."""
        which: i64 = 1 if actions[one] >= PER_ROW else 0
        spot: i64 = actions[one] - which * PER_ROW
        place: i64 = self.places[one] - which * PLACES
        if (place != UPSTAIRS and place != PETANQUE) or (spot >= EXPEL and self.expels):
            return False
        sign: i64 = self.signs[one]
        worth: i64 = self.petanque_points(state, spot) * sign
        adds_loss: bool = notes[which].visits[place] and sign < 0 and (place == UPSTAIRS or worth < 0)
        free = state.rows[which].upstairs.free
        i: i64 = 0
        while i < count:
            cheaper: i64 = self.costs[one] - self.costs[i]
            if cheaper >= 0 and i != one:
                if self.places[i] == self.places[one]:
                    other: i64 = actions[i] - which * PER_ROW
                    if place == UPSTAIRS:
                        if cheaper > 0 and free[other] == free[spot]:
                            return True
                    else:
                        better: i64 = self.petanque_points(state, other) * sign - worth
                        if better >= 0 and cheaper + better > 0:
                            return True
                if adds_loss and self.signs[i] > 0:
                    return True
            i += 1
        return False

    def petanque_points(self, state: MarathonState, spot: i64) -> i64:
        """Return the printed points of a cell; 0 elsewhere."""
        if spot >= EXPEL:
            return state.lodge.petanque.points[spot - EXPEL]
        if spot >= CIRCLE and spot < QUEUE:
            return state.lodge.petanque.points[spot - CIRCLE]
        return 0
