"""Reckon what the acting seat can tell of the hands that it does not see."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.macadam.bot.unseen import count_unseen
from ludotheque.games.macadam.hidden.memory import ready
from ludotheque.games.macadam.rules.cards import (
    AGENTS,
    ANY_VEHICLE,
    BICYCLE,
    INSURANCE,
    MOTOR,
    TYPES,
    Pack,
    one,
)
from ludotheque.games.macadam.rules.diary import DUG, FAILED, HAS, LACKS, sought
from ludotheque.games.macadam.rules.table import Table

CERTAIN: Final = 1024  # a chance of one
STEPS: Final = 256  # of the share of a type among the unseen cards
LARGEST: Final = 24  # a hand of more cards is taken for one of so many


@final
@mypyc_attr(acyclic=True)
class Odds:
    """Holds the unseen cards by type, and for each seat what it was seen to lack since its last draw."""

    def __init__(self, pack: Pack, seats: i64) -> None:
        self.pack: Pack = pack
        self.unseen: vec[i64] = vec[i64]([i64(0)] * TYPES)
        self.number: i64 = 0
        self.lacks: vec[i64] = vec[i64]([i64(0)] * int(seats))
        self.drew: vec[bool] = vec[bool]([False] * int(seats))
        self.hits: vec[i64] = vec[i64](
            [i64(hit(share, cards)) for share in range(STEPS + 1) for cards in range(LARGEST + 1)]
        )

    def look(self, table: Table) -> None:
        """Look at the table and the acting seat's own hand."""
        self.number = max(count_unseen(table, self.unseen), i64(1))
        self.remember(table)

    def remember(self, table: Table) -> None:
        """Read back through the diary until everybody has drawn a card."""
        seat: i64 = 0
        while seat < table.seats:
            self.lacks[seat] = 0
            self.drew[seat] = False
            seat += 1
        waiting: i64 = table.seats
        diary = table.diary
        note: i64 = diary.count() - 1
        while note >= 0 and waiting > 0:
            what: i64 = diary.what(note)
            seat = diary.seat(note)
            if what <= DUG:
                if not self.drew[seat]:
                    self.drew[seat] = True
                    waiting -= 1
            elif what >= LACKS and what != HAS and not self.drew[seat]:
                self.lacks[seat] |= ready(self.pack, sought(self.pack, diary.card(note)), diary.mark(note))
                if what == FAILED:
                    self.lacks[seat] |= AGENTS
            note -= 1

    def holds(self, table: Table, seat: i64, card: i64) -> i64:
        """Return the chance that the seat holds a card of this type."""
        if self.lacks[seat] & one(card) != 0:
            return 0
        cards: i64 = min(table.players[seat].size, i64(LARGEST))
        return self.hits[self.unseen[card] * STEPS // self.number * (LARGEST + 1) + cards]

    def exposes(self, table: Table, seat: i64, card: i64) -> i64:
        """Return the chance that the seat can expose one: with its paper, on the table or in hand."""
        chance: i64 = self.holds(table, seat, card)
        paper: i64 = self.pack.cards[card].paper
        if paper != 0 and table.players[seat].papers & paper == 0:
            return chance * self.holds(table, seat, INSURANCE + paper - 1) // CERTAIN
        return chance

    def matches(self, table: Table, seat: i64, demand: i64) -> i64:
        """Return the chance that the seat can match the demand."""
        if demand != ANY_VEHICLE:
            return self.exposes(table, seat, demand)
        none: i64 = CERTAIN
        card: i64 = BICYCLE
        while card <= MOTOR:
            none = none * (CERTAIN - self.exposes(table, seat, card)) // CERTAIN
            card += 1
        return CERTAIN - none


def hit(share: int, cards: int) -> int:
    """Return the chance that so many cards hold one of a type which is such a share of all."""
    return int(CERTAIN * (1 - (1 - share / STEPS) ** cards))
