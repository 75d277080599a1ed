"""Keep the talon: fresh cards on top, buried ones below."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ludotheque.games.macadam.rules.cards import AGENT, TYPES, Pack
from ludotheque.kernel.rng import Rng


@final
@mypyc_attr(acyclic=True)
class Talon:
    """Counts fresh cards by type, because their order is chance; buried ones keep their order (MC-53).

    ``absent`` are cards that a position names nowhere: they are out of play. A game from its deal has none.
    """

    def __init__(self, pack: Pack) -> None:
        self.fresh: vec[u8] = vec[u8]([u8(int(card.copies)) for card in pack.cards])
        self.fresh_size: i64 = pack.size
        self.absent: vec[u8] = vec[u8]([u8(0)] * TYPES)
        self.buried: vec[u8] = vec[u8]([u8(0)] * int(pack.coups + 1))  # at most one card a coup
        self.authors: vec[u8] = vec[u8]([u8(0)] * int(pack.coups + 1))
        self.top: i64 = 0  # the next buried card to come up
        self.bottom: i64 = 0  # behind the last one

    def copy_from(self, other: "Talon") -> None:
        self.fresh_size = other.fresh_size
        self.top = other.top
        self.bottom = other.bottom
        fresh, absent = self.fresh, self.absent
        others_fresh, others_absent = other.fresh, other.absent
        i: i64 = 0
        while i < TYPES:
            fresh[i] = others_fresh[i]
            absent[i] = others_absent[i]
            i += 1
        i = other.top
        while i < other.bottom:
            self.buried[i] = other.buried[i]
            self.authors[i] = other.authors[i]
            i += 1

    def gather(self, pack: Pack) -> None:
        """Gather the whole pack, fresh again (MC-87)."""
        card: i64 = 0
        while card < TYPES:
            self.fresh[card] = u8(pack.cards[card].copies)
            self.absent[card] = 0
            card += 1
        self.fresh_size = pack.size
        self.top = 0
        self.bottom = 0

    def buried_size(self) -> i64:
        return self.bottom - self.top

    def is_empty(self) -> bool:
        return self.fresh_size == 0 and self.top == self.bottom

    def is_exhausted(self) -> bool:
        """Ask whether no fresh card is left, whatever lies buried (MC-53)."""
        return self.fresh_size == 0

    def pick(self, rng: Rng) -> i64:
        """Pick a fresh card type, by its copies; when none is fresh, the next buried card (MC-53)."""
        if self.fresh_size == 0:
            return i64(self.buried[self.top])
        fresh = self.fresh
        left: i64 = rng.below(self.fresh_size)
        card: i64 = 0
        copies: i64 = i64(fresh[0])
        while left >= copies:
            left -= copies
            card += 1
            copies = i64(fresh[card])
        return card

    def fill_chances(self, out: vec[i64], weights: vec[i64], first: i64) -> i64:
        """Write the cards that can come up, as first + card type, by their copies; return how many."""
        if self.fresh_size == 0:  # MC-53
            out[0] = first + i64(self.buried[self.top])
            weights[0] = 1
            return 1
        count: i64 = 0
        card: i64 = 0
        while card < TYPES:
            if self.fresh[card] > 0:
                out[count] = first + card
                weights[count] = i64(self.fresh[card])
                count += 1
            card += 1
        return count

    def take(self, card: i64) -> None:
        """Take a fresh card out of the talon."""
        self.fresh[card] -= 1
        self.fresh_size -= 1

    def bury(self, card: i64, author: i64) -> None:
        """Put a card under all the others (MC-51)."""
        self.buried[self.bottom] = u8(card)
        self.authors[self.bottom] = u8(author)
        self.bottom += 1

    def return_agents(self, agents: i64) -> None:
        """Shuffle agents, fresh and buried cards together; all are fresh then (MC-65)."""
        while self.top < self.bottom:
            self.fresh[i64(self.buried[self.top])] += 1
            self.fresh_size += 1
            self.top += 1
        self.fresh[AGENT] += u8(agents)
        self.fresh_size += agents
        self.top = 0
        self.bottom = 0
