"""Value a card that is exposed now, in tenths of a point."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.macadam.bot.card_values import CardValues
from ludotheque.games.macadam.bot.harm import Harm
from ludotheque.games.macadam.bot.weights import HUNDRED, Weights
from ludotheque.games.macadam.rules.cards import ANY_VEHICLE, PAPERS, WAIT, Pack, answers, one
from ludotheque.games.macadam.rules.table import Table

PAPER: Final = 50  # what is lost when a paper is laid down for nothing


@final
@mypyc_attr(acyclic=True)
class LeadValues:
    """Values its points, less its worth in hand, and what it does to the others."""

    def __init__(self, pack: Pack, seats: i64, weights: Weights) -> None:
        self.pack: Pack = pack
        self.weights: Weights = weights
        self.card_values: CardValues = CardValues(pack, self.weights)
        self.harm: Harm = Harm(pack, seats, self.weights)

    def look(self, table: Table) -> None:
        self.card_values.look(table)
        self.harm.look(table)

    def gain(self, card: i64) -> i64:
        return self.card_values.points[card] - self.card_values.keep[card]

    def lead(self, table: Table, card: i64, demand: i64) -> i64:
        """Value the card, the best extra card, and what they do to the others."""
        worth: i64 = self.gain(card) + self.harm.of(table, demand)
        if self.pack.only_papers:  # MC-96
            return worth
        player = table.players[table.turn]
        more: i64 = 0
        left: i64 = player.exposable(self.pack) & answers(demand)
        other: i64 = 0
        while left != 0:
            if left & 1 and (other != card or player.hand[card] > 1):
                extra: i64 = self.extra(other)
                more = max(more, extra)
            left >>= 1
            other += 1
        return worth + more

    def extra(self, card: i64) -> i64:
        if one(card) & PAPERS != 0:
            return -PAPER
        return self.card_values.points[card] - self.card_values.keep[card] * self.weights.extra // HUNDRED


def demanded(kind: i64, card: i64) -> i64:
    """Name what the others must match when the card leads on such a signal."""
    if kind == WAIT:
        return ANY_VEHICLE
    return card
