"""The lodge: the printed cards and the numbers of Marathon, as the edition and the options give them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.marathon.rules.actions import CARDS
from ludotheque.games.marathon.rules.garden import GardenCard
from ludotheque.games.marathon.rules.green import GreenCard
from ludotheque.games.marathon.rules.ground import GroundCard
from ludotheque.games.marathon.rules.lounge import LoungeCard
from ludotheque.games.marathon.rules.petanque import PetanqueCard
from ludotheque.games.marathon.rules.upstairs import UpstairsCard

UPSTAIRS: Final = 0
LOUNGE: Final = 1
GROUND: Final = 2
GARDEN: Final = 3
PETANQUE: Final = 4
GREEN: Final = 5
PLACES: Final = 6


@final
@mypyc_attr(acyclic=True)
class Lodge:
    """The six place cards, the Escale cards, the time track and what the players agreed on."""

    def __init__(
        self,
        upstairs: UpstairsCard,
        lounge: LoungeCard,
        ground: GroundCard,
        garden: GardenCard,
        petanque: PetanqueCard,
        green: GreenCard,
        seats: int,
        malus: list[int],
        signs: list[int],
        periods: int,
        laps: int,
        pawns: int,
        faces: int,
        owner_sends: bool,
        crosses_out: bool,
    ) -> None:
        self.upstairs: UpstairsCard = upstairs
        self.lounge: LoungeCard = lounge
        self.ground: GroundCard = ground
        self.garden: GardenCard = garden
        self.petanque: PetanqueCard = petanque
        self.green: GreenCard = green
        self.malus: vec[i64] = vec[i64]([i64(points) for points in malus])
        self.signs: vec[i64] = vec[i64]([i64(sign) for sign in signs])  # card by card, one for each place
        self.periods: i64 = periods  # MA-08
        self.laps: i64 = laps
        self.end: i64 = periods * laps  # MA-09
        self.pawns: i64 = pawns
        self.faces: i64 = faces
        self.owner_sends: bool = owner_sends  # option expelled_by
        self.crosses_out: bool = crosses_out  # option unvisited
        self.nobody: vec[i64] = vec[i64]([i64(0)] * seats)
        self.no_dice: vec[i64] = vec[i64]([i64(0)] * PLACES)
        self.no_sheet: vec[i64] = vec[i64]([i64(0)] * (laps * PLACES))
        self.all_cards: vec[i64] = vec[i64]([i64(1)] * CARDS)

    def sign(self, card: i64, place: i64) -> i64:
        """Read the sign of a place, +1 or -1, on the Escale card (MA-34)."""
        return self.signs[card * PLACES + place]
