"""A row: the six place cards, face up or face down, and the pawns on them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.marathon.rules.actions import CIRCLE, COLUMN, EXPEL, LINE, PATH, QUEUE, TABLE
from ludotheque.games.marathon.rules.garden import Garden
from ludotheque.games.marathon.rules.green import AWAY, Green
from ludotheque.games.marathon.rules.ground import ABSENT, Ground
from ludotheque.games.marathon.rules.lodge import GARDEN, GROUND, LOUNGE, PETANQUE, PLACES, UPSTAIRS, Lodge
from ludotheque.games.marathon.rules.lounge import Lounge
from ludotheque.games.marathon.rules.petanque import Petanque
from ludotheque.games.marathon.rules.upstairs import Upstairs

FACE_DOWN: Final = -1  # in place of an Escale card


@final
@mypyc_attr(acyclic=True)
class Row:
    """A face-down row has no Escale card, no dice and no pawns."""

    def __init__(self, lodge: Lodge, seats: i64) -> None:
        self.lodge: Lodge = lodge
        self.card: i64 = FACE_DOWN
        self.dice: vec[i64] = lodge.no_dice[:]
        self.upstairs: Upstairs = Upstairs(lodge.upstairs)
        self.lounge: Lounge = Lounge(lodge.lounge, seats)
        self.ground: Ground = Ground(lodge.ground, seats)
        self.garden: Garden = Garden(lodge.garden, seats)
        self.petanque: Petanque = Petanque(lodge.petanque)
        self.green: Green = Green(lodge.green, seats)

    def copy_from(self, other: "Row") -> None:
        if other.card == FACE_DOWN:
            if self.card != FACE_DOWN:
                self.turn_down()
            return
        self.card = other.card
        place: i64 = 0
        while place < PLACES:
            self.dice[place] = other.dice[place]
            place += 1
        self.upstairs.copy_from(other.upstairs)
        self.lounge.copy_from(other.lounge)
        self.ground.copy_from(other.ground)
        self.garden.copy_from(other.garden)
        self.petanque.copy_from(other.petanque)
        self.green.copy_from(other.green)

    def turn_down(self) -> None:
        """Take pawns, dice and Escale card away and turn the six cards face down (MA-31)."""
        self.card = FACE_DOWN
        place: i64 = 0
        while place < PLACES:
            self.dice[place] = 0
            place += 1
        self.upstairs.clear()
        self.lounge.clear()
        self.ground.clear()
        self.garden.clear()
        self.petanque.clear()
        self.green.clear()

    def is_open(self) -> bool:
        return self.card != FACE_DOWN

    # -- placing -----------------------------------------------------------------------------

    def accepts(self, seat: i64) -> bool:
        """Say whether the seat may put a pawn anywhere here; a card to expel from has a free cell too (MA-59)."""
        return self.is_open() and (
            self.garden.room > 0
            or self.petanque.room > 0
            or self.upstairs.room > 0
            or self.lounge.room > 0
            or self.ground.cell[seat] == ABSENT
            or self.green.place[seat] == AWAY
        )

    def fill(self, seat: i64, out: vec[i64], count: i64, first: i64) -> i64:
        """Fill in what the seat may do on this row, as actions counted from first (MA-15, MA-17).

        The places write every spot, but count only those that are open: the next spot replaces the others.
        """
        if not self.is_open():
            return count
        count = self.upstairs.fill(out, count, first + COLUMN)
        count = self.lounge.fill(out, count, first + LINE)
        if self.ground.cell[seat] == ABSENT:  # MA-50
            out[count] = first + PATH
            count += 1
        if self.garden.room > 0:  # MA-55
            out[count] = first + TABLE
            count += 1
        count = self.petanque.fill(seat, out, count, first + CIRCLE, first + EXPEL)
        if self.green.place[seat] == AWAY:  # MA-64
            count = self.green.fill(out, count, first + QUEUE)
        return count

    def cost(self, spot: i64) -> i64:
        """Find the periods that the spot costs now (MA-16)."""
        if spot < LINE:
            return self.lodge.upstairs.costs[spot - COLUMN]  # MA-39
        if spot < PATH:
            return self.lodge.lounge.costs[spot - LINE]  # MA-43
        if spot == PATH:
            return self.ground.cost()
        if spot == TABLE:
            return self.garden.cost()
        if spot < QUEUE:
            return self.lodge.petanque.costs[spot - CIRCLE]  # MA-56
        if spot < EXPEL:
            return self.green.cost(spot - QUEUE)
        return self.petanque.expulsion_cost(spot - EXPEL)

    def put(self, seat: i64, spot: i64) -> None:
        """Put a pawn on a spot that is no expulsion (MA-14)."""
        if spot < LINE:
            self.upstairs.put(seat, spot - COLUMN)
        elif spot < PATH:
            self.lounge.put(seat, spot - LINE)
        elif spot == PATH:
            self.ground.put(seat)
        elif spot == TABLE:
            self.garden.put(seat)
        elif spot < QUEUE:
            self.petanque.put(seat, spot - CIRCLE)
        else:
            self.green.put(seat, spot - QUEUE)

    # -- scoring -----------------------------------------------------------------------------

    def tally(self, place: i64, pawns: vec[i64], scores: vec[i64]) -> None:
        """Count every seat's pawns on one card and what it writes for that card."""
        seat: i64 = 0
        while seat < len(pawns):
            pawns[seat] = 0
            scores[seat] = 0
            seat += 1
        self.tally_points(place, pawns, scores)
        sign: i64 = self.lodge.sign(self.card, place)
        die: i64 = self.dice[place]
        seat = 0
        while seat < len(pawns):
            if pawns[seat] == 0:
                scores[seat] = -self.lodge.malus[place]  # MA-33: whatever the sign
            elif place == LOUNGE and not self.lounge.has_majority(seat, pawns):
                scores[seat] = 0  # MA-44
            else:
                scores[seat] = sign * (die + scores[seat])  # MA-34, MA-36
            seat += 1

    def tally_points(self, place: i64, pawns: vec[i64], points: vec[i64]) -> None:
        if place == UPSTAIRS:
            self.upstairs.tally(pawns, points)
        elif place == LOUNGE:
            self.lounge.tally(pawns, points)
        elif place == GROUND:
            self.ground.tally(pawns, points)
        elif place == GARDEN:
            self.garden.tally(pawns, points)
        elif place == PETANQUE:
            self.petanque.tally(pawns, points)
        else:
            self.green.tally(pawns, points)
