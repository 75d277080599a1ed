"""Keep the middle of the table: the signals with their tokens, the agents played, the stock of tickets."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ludotheque.games.macadam.rules.cards import INSURED, KINDS, PERMITTED, Pack, one


@final
@mypyc_attr(acyclic=True)
class Board:
    """Counts signals by kind (MC-45); ``covered`` is the kind under each token."""

    def __init__(self, pack: Pack) -> None:
        self.uncovered: vec[u8] = vec[u8]([u8(int(number)) for number in pack.signals])
        self.open: i64 = 0  # the set of the kinds of which a signal is still uncovered
        self.covered: vec[u8] = vec[u8]([u8(0)] * int(pack.coups))
        self.tokens: i64 = 0  # laid so far
        self.centre: i64 = 0  # agents
        self.insurances: i64 = pack.insurances  # tickets in stock
        self.permits: i64 = pack.permits
        self.note_open()

    def copy_from(self, other: "Board") -> None:
        self.open = other.open
        self.tokens = other.tokens
        self.centre = other.centre
        self.insurances = other.insurances
        self.permits = other.permits
        uncovered, covered = self.uncovered, self.covered
        others_uncovered, others_covered = other.uncovered, other.covered
        i: i64 = 0
        while i < KINDS:
            uncovered[i] = others_uncovered[i]
            i += 1
        i = 0
        while i < other.tokens:
            covered[i] = others_covered[i]
            i += 1

    def clear(self, pack: Pack) -> None:
        """Take back tickets and tokens (MC-87)."""
        self.tokens = 0
        self.centre = 0
        self.insurances = pack.insurances
        self.permits = pack.permits
        kind: i64 = 0
        while kind < KINDS:
            self.uncovered[kind] = u8(pack.signals[kind])
            kind += 1
        self.note_open()

    def cover(self, kind: i64) -> None:
        """Cover a signal of this kind with the next token (MC-40, MC-11)."""
        self.uncovered[kind] -= 1
        if self.uncovered[kind] == 0:
            self.open ^= one(kind)
        self.covered[self.tokens] = u8(kind)
        self.tokens += 1

    def note_open(self) -> None:
        """Work out the set of the kinds of which a signal is still uncovered."""
        self.open = 0
        kind: i64 = 0
        while kind < KINDS:
            if self.uncovered[kind] > 0:
                self.open |= one(kind)
            kind += 1

    def winnable(self, papers: i64) -> i64:
        """Return the papers missing among these of which a ticket is left (MC-56, MC-57)."""
        found: i64 = 0
        if self.insurances > 0:
            found |= INSURED
        if self.permits > 0:
            found |= PERMITTED
        return found & ~papers

    def hand_out(self, paper: i64) -> None:
        """Hand out a ticket of the stock."""
        if paper == INSURED:
            self.insurances -= 1
        else:
            self.permits -= 1
