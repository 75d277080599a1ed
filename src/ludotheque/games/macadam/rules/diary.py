"""Keep the diary of a round: what everybody saw, and what it tells about the hands.

One note is four numbers: what happened, to whom, a card (or what was sought), and a mark (the
papers on the table, or the author of a buried card). Cards drawn and buried are written with
their true type; only those entitled to it may read it (MC-28).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ludotheque.games.macadam.rules.cards import PAPERS, ROAD_USERS, Pack, answers

DREW: Final = 0  # a fresh card came into the hand
DUG: Final = 1  # a buried card came into the hand; mark: who had buried it
BURIED: Final = 2  # a card of the hand went under the talon
LAIN: Final = 3  # a card that lay buried when the diary was begun
PLAYED: Final = 4  # a card left the hand for the table or the centre
SHUFFLED: Final = 5  # MC-65; instead of a card: the number of fresh cards afterwards
THREW: Final = 6  # the die; instead of a card: the face, counted from 0
LACKS: Final = 7  # could expose nothing of what was sought
FAILED: Final = 8  # could not either, and held no agent
PASSED: Final = 9  # could not either, and kept an agent
HAS: Final = 10  # could expose something of what was sought
DECLINED: Final = 11  # could not, and passed rather than throw the die (MC-92): perhaps with an agent, perhaps without

# What was sought: a demand (a card type or any vehicle), or one of these.
COMPANION: Final = 13
PAPER: Final = 14  # a paper card
OR_PAPER: Final = 16  # + demand: an answer to it, or a paper card
SIGNALS: Final = 64  # + set of kinds of signal: something that one of them admits

NOTE: Final = 4  # numbers in a note


def sought(pack: Pack, code: i64) -> i64:
    """Return the set of card types that was sought."""
    if code >= SIGNALS:
        return pack.reach[code - SIGNALS]
    if code >= OR_PAPER:
        return answers(code - OR_PAPER) | PAPERS
    if code == PAPER:
        return PAPERS
    if code == COMPANION:
        return ROAD_USERS
    return answers(code)


@final
@mypyc_attr(acyclic=True)
class Diary:
    """Holds the notes of the round, the oldest first."""

    def __init__(self, notes: i64) -> None:
        self.numbers: vec[u8] = vec[u8]([u8(0)] * int(notes * NOTE))
        self.used: i64 = 0  # numbers written

    def copy_from(self, other: "Diary") -> None:
        self.numbers = other.numbers[:]
        self.used = other.used

    def write(self, what: i64, seat: i64, card: i64, mark: i64) -> None:
        if self.used == i64(len(self.numbers)):
            self.grow()
        at = self.used
        numbers = self.numbers
        numbers[at] = u8(what)
        numbers[at + 1] = u8(seat)
        numbers[at + 2] = u8(card)
        numbers[at + 3] = u8(mark)
        self.used = at + NOTE

    def grow(self) -> None:
        """Make room for as many notes again."""
        size: i64 = i64(len(self.numbers)) + NOTE
        longer: vec[u8] = vec[u8]([u8(0)] * int(2 * size))
        i: i64 = 0
        while i < self.used:
            longer[i] = self.numbers[i]
            i += 1
        self.numbers = longer

    def count(self) -> i64:
        return self.used // NOTE

    def what(self, note: i64) -> i64:
        return i64(self.numbers[note * NOTE])

    def seat(self, note: i64) -> i64:
        return i64(self.numbers[note * NOTE + 1])

    def card(self, note: i64) -> i64:
        return i64(self.numbers[note * NOTE + 2])

    def mark(self, note: i64) -> i64:
        return i64(self.numbers[note * NOTE + 3])

    def rewrite(self, note: i64, card: i64) -> None:
        """Change the card of a note."""
        self.numbers[note * NOTE + 2] = u8(card)
