"""Note what is the same for all spots of a row, once for each decision."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.marathon.bot.habits import case_of
from ludotheque.games.marathon.bot.prospects import POINT, strongest_rival
from ludotheque.games.marathon.bot.visits import note_visits
from ludotheque.games.marathon.rules.lodge import LOUNGE, PLACES
from ludotheque.games.marathon.rules.state import DOUBLED, MarathonState


@final
@mypyc_attr(acyclic=True)
class RowNotes:
    """Holds where the seat to play has been in an open row, and what its places count."""

    def __init__(self, crossing: i64) -> None:
        self.crossing: i64 = crossing
        self.visits: vec[bool] = vec[bool]([False] * PLACES)
        self.unvisited: i64 = PLACES
        self.doubled: bool = False
        self.factor: i64 = 1
        self.signs: vec[i64] = vec[i64]([i64(0)] * PLACES)
        self.firsts: vec[i64] = vec[i64]([i64(0)] * PLACES)  # what a spot of each place adds as a first visit
        self.cases: vec[i64] = vec[i64]([i64(0)] * PLACES)  # and where habits look its spots up
        self.rival: i64 = 0  # pawns of the strongest other guest in the lounge

    def look(self, state: MarathonState, which: i64) -> None:
        """Note one of the two rows for the seat to play, unless it is closed."""
        row, lodge = state.rows[which], state.lodge
        if not row.is_open():
            return
        leg: i64 = state.opened - 1
        if which != leg & 1:
            leg -= 1
        self.doubled = leg == lodge.laps - 1
        self.factor = 1
        if self.doubled:
            self.factor = DOUBLED
        self.unvisited = PLACES - note_visits(row, state.turn, self.visits)
        self.rival = strongest_rival(row, state.turn)
        visits, signs, dice, malus = self.visits, lodge.signs, row.dice, lodge.malus
        place: i64 = 0
        while place < PLACES:
            sign: i64 = signs[row.card * PLACES + place]  # MA-34
            worth: i64 = 0
            if not visits[place]:
                worth = malus[place] * POINT
                if place != LOUNGE:
                    worth += sign * dice[place] * POINT
                worth = worth * self.factor + self.crossing
            self.signs[place] = sign
            self.firsts[place] = worth
            self.cases[place] = case_of(sign, not visits[place], self.doubled)
            place += 1
