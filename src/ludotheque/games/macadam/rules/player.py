"""Keep a player's hand and what lies on the table in front of it."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ludotheque.games.macadam.rules.cards import AGENTS, INSURANCE, PAPERS, PEDESTRIANS, TYPES, Pack, one


@final
@mypyc_attr(acyclic=True)
class Player:
    """Counts cards by type; ``held`` is the set of types in hand."""

    def __init__(self) -> None:
        self.hand: vec[u8] = vec[u8]([u8(0)] * TYPES)
        self.exposed: vec[u8] = vec[u8]([u8(0)] * TYPES)
        self.held: i64 = 0
        self.size: i64 = 0  # cards in hand
        self.papers: i64 = 0  # papers on the table, cards and tickets alike
        self.tickets: i64 = 0  # of which tickets
        self.penalties: i64 = 0
        self.points: i64 = 0  # of the cards exposed in this round
        self.pedestrians: i64 = 0  # exposed in all rounds (MC-84)
        self.total: i64 = 0  # of the rounds before this one

    def copy_from(self, other: "Player") -> None:
        self.held = other.held
        self.size = other.size
        self.papers = other.papers
        self.tickets = other.tickets
        self.penalties = other.penalties
        self.points = other.points
        self.pedestrians = other.pedestrians
        self.total = other.total
        hand, exposed = self.hand, self.exposed
        others_hand, others_exposed = other.hand, other.exposed
        card: i64 = 0
        while card < TYPES:
            hand[card] = others_hand[card]
            exposed[card] = others_exposed[card]
            card += 1

    def clear(self) -> None:
        """Give everything back (MC-87)."""
        self.empty_hand()
        card: i64 = 0
        while card < TYPES:
            self.exposed[card] = 0
            card += 1
        self.papers = 0
        self.tickets = 0
        self.penalties = 0
        self.points = 0

    def empty_hand(self) -> None:
        card: i64 = 0
        while card < TYPES:
            self.hand[card] = 0
            card += 1
        self.held = 0
        self.size = 0

    def gain(self, card: i64) -> None:
        """Take the card into the hand."""
        self.hand[card] += 1
        self.held |= one(card)
        self.size += 1

    def lose(self, card: i64) -> None:
        """Take the card out of the hand."""
        left = self.hand[card] - 1
        self.hand[card] = left
        self.size -= 1
        if left == 0:
            self.held ^= one(card)

    def lay(self, card: i64, points: i64) -> None:
        """Lay the card face up in front of the player (MC-34)."""
        self.exposed[card] += 1
        self.points += points  # MC-80
        if one(card) & PEDESTRIANS:
            self.pedestrians += 1
        elif one(card) & PAPERS:
            self.papers |= one(card - INSURANCE)

    def has_agent(self) -> bool:
        return self.held & AGENTS != 0

    def exposable(self, pack: Pack) -> i64:
        """Return the set of card types which the player can expose."""
        return pack.exposable(self.held, self.papers)
