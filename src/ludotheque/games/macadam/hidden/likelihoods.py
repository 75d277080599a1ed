"""Know how likely each type of card lies in a hand, under the talon or on it.

Cards are not spread by chance alone: people lead their pedestrians first and keep vehicles, bury what has become
worthless (a paper too many, an arrow whose signal is covered, a motor without its permit) and hardly ever points. Dealt
all alike, the other hands would be poorer than true ones, and a seat would think too much of its chances. The numbers
are rounded, and none is nothing: they hold for people, who have habits of their own.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.macadam.rules.board import Board
from ludotheque.games.macadam.rules.cards import (
    AGENT,
    BICYCLE,
    INSURANCE,
    MOPED,
    MOTOR,
    PERMITTED,
    TYPES,
    Pack,
    one,
)

# Where a card lies: in a hand, as the papers on that table (0 to 3), or
UNDER: Final = 4  # + the papers on its author's table: among the buried cards
ABOVE: Final = 8  # among the fresh ones
PLACES: Final = 9
EVEN: Final = 100
SETTLED: Final = 6  # coups after which a hand is what its player made of it; before, it is more as it was dealt
SECOND_PAPER: Final = 12  # of no use from the first coup on
SPENT: Final = 4  # coups after which a second agent is spent or buried: everybody has led


@final
@mypyc_attr(acyclic=True)
class Likelihoods:
    """Holds for each place the weight of each type: among types in one place; of a paper, among places."""

    def __init__(self, pack: Pack, board: Board) -> None:
        self.weights: vec[i64] = vec[i64]([i64(EVEN)] * (PLACES * TYPES))
        self.twins: vec[i64] = vec[i64]([i64(EVEN)] * TYPES)  # of another card of a type in the same hand
        admitted: i64 = pack.reach[board.open]
        coups: i64 = min(board.tokens, i64(SETTLED))
        spent: i64 = min(board.tokens, i64(SPENT))
        card: i64 = 0
        while card < TYPES:
            self.fill(card, admitted & one(card) != 0, coups)
            self.twins[card] = EVEN + (another(card) - EVEN) * spent // SPENT
            card += 1

    def fill(self, card: i64, is_open: bool, coups: i64) -> None:
        """Fill in one type; it is open while an uncovered signal admits it."""
        papers: i64 = 0
        while papers < UNDER:
            held: i64 = in_hand(card, papers, is_open)
            if held != SECOND_PAPER:
                held = EVEN + (held - EVEN) * coups // SETTLED
            self.weights[papers * TYPES + card] = held
            self.weights[(UNDER + papers) * TYPES + card] = buried(card, papers, is_open)
            papers += 1

    def of(self, card: i64, lies: i64) -> i64:
        return self.weights[lies * TYPES + card]


def in_hand(card: i64, papers: i64, is_open: bool) -> i64:
    """Weigh a type in a hand, as against 100 for a fresh card."""
    if card < BICYCLE:
        return 85 if is_open else 110  # pedestrians are played first
    if card == BICYCLE:
        return 130
    if card == MOPED:
        return 150
    if card == MOTOR:
        return 150 if papers & PERMITTED != 0 else 75
    if card == AGENT:
        return 200
    if card >= INSURANCE:
        if papers & one(card - INSURANCE) != 0:
            return SECOND_PAPER
        return 170 if card == INSURANCE else 80
    return 120 if is_open else 50  # arrows


def another(card: i64) -> i64:
    """Weigh a second card of a type in one hand, as against the first: a second agent is spent or buried."""
    if card == AGENT:
        return 10
    return 40 if card < BICYCLE else 100


def buried(card: i64, papers: i64, is_open: bool) -> i64:
    """Weigh a type among the buried cards, as against 1000 for a motor without permit; a paper, 100 for a fresh one."""
    if card < BICYCLE:
        return 4 if is_open else 10
    if card == BICYCLE:
        return 3
    if card == MOPED:
        return 50
    if card == MOTOR:
        return 800 if papers & PERMITTED != 0 else 1000
    if card == AGENT:
        return 110
    if card >= INSURANCE:
        return 350 if papers & one(card - INSURANCE) != 0 else 150
    return 150 if is_open else 2000  # arrows
