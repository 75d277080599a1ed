"""The pack and the constants of 24 Heures, as the edition and the options give them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ludotheque.games.lemans.hidden.kept_cards import A_STAND, AN_ATTACK, KeptCards
from ludotheque.games.lemans.rules.actions import CARD, SEATS

RACE: Final = 0
STAND: Final = 1
WEATHER: Final = 2
INCIDENT: Final = 3

YELLOW: Final = 0
BLUE: Final = 1
NO_COLOUR: Final = 2


@final
@mypyc_attr(acyclic=True)
class Card:
    """One type of card."""

    def __init__(self, kind: i64, colour: i64, score: i64, heat: i64, tyres: i64, copies: i64) -> None:
        self.kind: i64 = kind
        self.colour: i64 = colour
        self.score: i64 = score
        self.heat: i64 = heat
        self.yellow: i64 = tyres if colour == YELLOW else 0
        self.blue: i64 = tyres if colour == BLUE else 0
        self.copies: i64 = copies


@final
@mypyc_attr(acyclic=True)
class Pack:
    """All card types, and the numbers of the game that are not on cards."""

    def __init__(
        self,
        cards: list[Card],
        rounds: int,
        nights: list[int],
        hidden: int,
        limit: int,
        pole_opens: bool,
    ) -> None:
        size = sum([int(card.copies) for card in cards])
        self.cards: vec[Card] = vec[Card](cards)
        self.copies: vec[i64] = vec[i64]([card.copies for card in cards])
        self.types: i64 = len(cards)
        self.draw: i64 = CARD + len(cards)  # the action of drawing the first type
        self.size: i64 = size
        self.rounds: i64 = rounds
        self.nights: vec[i64] = vec[i64]([i64(night) for night in nights])
        self.hidden: i64 = hidden
        self.limit: i64 = limit
        self.pole_opens: bool = pole_opens  # every round, not only the first
        self.kept: KeptCards = KeptCards([kind_kept(card) for card in cards], limit)
        self.empty_pile: vec[u8] = vec[u8]([u8(0)] * size)  # room for every card
        self.empty_pad: vec[i64] = vec[i64]([i64(0)] * (rounds * SEATS))

    def is_night(self, number: i64) -> bool:
        """Tell whether that round is driven by night (LM-10)."""
        for night in self.nights:
            if night == number:
                return True
        return False

    def aside(self, number: i64) -> i64:
        """Count the cards set aside unseen in that round (LM-60)."""
        if self.is_night(number):
            return self.hidden
        return 0


def kind_kept(card: Card) -> int:
    """Tell what the card is to somebody who wonders whether it was kept: its heat, if it is a race card."""
    if card.kind == STAND:
        return A_STAND
    if card.kind == RACE:
        return int(card.heat)
    return AN_ATTACK
