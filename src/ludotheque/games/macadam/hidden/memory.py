"""Read the diary once, before the hidden cards are imagined."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.macadam.hidden.picks import Picks
from ludotheque.games.macadam.hidden.slots import Row
from ludotheque.games.macadam.rules.cards import (
    AGENTS,
    EVERYTHING,
    INSURANCE,
    NONE,
    PERMIT,
    Pack,
    one,
)
from ludotheque.games.macadam.rules.diary import (
    BURIED,
    DREW,
    DUG,
    FAILED,
    HAS,
    LACKS,
    LAIN,
    SHUFFLED,
    Diary,
    sought,
)

FOREVER: Final = 1000  # more draws than any diary has


def ready(pack: Pack, types: i64, papers: i64) -> i64:
    """Return those of the types that can be exposed without a paper from the hand."""
    return types & pack.allowed[papers]


@final
@mypyc_attr(acyclic=True)
class Memory:
    """Holds for each note what the watcher knows of its card, and what the hand was known to lack."""

    def __init__(self, pack: Pack, diary: Diary, seats: i64, watcher: i64, picks: Picks) -> None:
        blank: vec[i64] = vec[i64]([i64(0)] * int(diary.count()))
        self.pack: Pack = pack
        self.diary: Diary = diary
        self.seats: i64 = seats
        self.watcher: i64 = watcher
        self.picks: Picks = picks
        self.known: vec[i64] = vec[i64]([i64(EVERYTHING)] * int(diary.count()))  # what the card of the note may be
        self.denied: vec[i64] = blank[:]  # the types which the note denies a hand
        self.insured: vec[i64] = blank[:]  # the vehicles denied together with an insurance
        self.permitted: vec[i64] = blank[:]  # those denied together with a permit
        self.barred: vec[i64] = blank[:]  # those denied to the hand since its last draw
        self.barred_now: vec[i64] = vec[i64]([i64(0)] * int(seats))
        self.order: vec[i64] = blank[:]  # the notes of all burials
        self.burials: i64 = 0
        self.before: vec[i64] = blank[:]  # burials before a shuffle
        self.waiting: vec[i64] = blank[:]  # of which so many had not come up
        self.shuffle: vec[i64] = vec[i64](
            [i64(NONE)] * int(diary.count())
        )  # the last one before a fresh card was drawn
        self.draws_left: vec[i64] = vec[i64]([i64(0)] * int(pack.size))
        self.read()

    def read(self) -> None:
        """Go once through the diary, from its opening."""
        up: i64 = 0  # burials that have come up again
        shuffle: i64 = NONE
        note: i64 = 0
        while note < self.diary.count():
            what: i64 = self.diary.what(note)
            seat: i64 = self.diary.seat(note)
            self.barred[note] = self.barred_now[seat]
            if what >= LACKS and what != HAS:
                self.deny(note, what, seat)
            elif what in (BURIED, LAIN):
                self.order[self.burials] = note
                self.burials += 1
                self.recognise(note, seat)
            elif what == DREW:
                self.barred_now[seat] = 0
                self.shuffle[note] = shuffle
                self.recognise(note, seat)
            elif what == DUG:
                self.barred_now[seat] = 0
                self.link(note, self.order[up])
                up += 1
            elif what == SHUFFLED:
                self.before[note] = self.burials
                self.waiting[note] = self.burials - up
                up = self.burials
                shuffle = note
                self.bar_agents()
            note += 1

    def bar_agents(self) -> None:
        """Bar agents from every hand: all are in the talon (MC-65)."""
        seat: i64 = 0
        while seat < self.seats:
            self.barred_now[seat] |= AGENTS
            seat += 1

    def deny(self, note: i64, what: i64, seat: i64) -> None:
        """Deny the hand the types that need nothing; of the others, the vehicle or its paper."""
        types: i64 = sought(self.pack, self.diary.card(note))
        free: i64 = ready(self.pack, types, self.diary.mark(note))
        self.denied[note] = free | AGENTS if what == FAILED else free
        self.insured[note] = types & ~free & self.pack.insured
        self.permitted[note] = types & ~free & self.pack.permitted
        self.barred_now[seat] |= self.denied[note]

    def recognise(self, note: i64, seat: i64) -> None:
        """Recognise the watcher's own card; another's burial is none of what that hand lacked."""
        if seat == self.watcher:
            self.known[note] = one(self.diary.card(note))
        elif self.diary.what(note) == BURIED:
            self.known[note] = EVERYTHING & ~self.barred[note]

    def link(self, note: i64, burial: i64) -> None:
        """Link a buried card that has come up: what is known of it at one end is known at the other."""
        if self.diary.seat(note) == self.watcher:
            self.known[burial] = one(self.diary.card(note))
        self.known[note] = self.known[burial]

    def burial(self, burials: i64, number: i64) -> i64:
        """Return the note of a burial, after so many: number 0 is the last of them."""
        return self.order[burials - 1 - number]

    def measure(self, note: i64, seat: i64, hand: Row, sets: vec[i64]) -> i64:
        """Count the draws, this one included, that are left for each card that the hand lacked earlier.

        As many such cards as draws left: one of these is due now, and that number is the answer;
        more: it cannot be (-1); else 0.
        """
        self.count_draws(note, seat, hand, sets)
        draws: i64 = 1
        while draws <= hand.count:
            due: i64 = self.count_due(hand, draws)
            if due > draws:
                return -1
            if due == draws:
                return draws
            draws += 1
        return 0

    def count_draws(self, note: i64, seat: i64, hand: Row, sets: vec[i64]) -> None:
        """Count for each card the draws back to the moment at which the hand cannot have held it."""
        place: i64 = 0
        while place < hand.count:
            self.draws_left[place] = FOREVER
            place += 1
        lacked: i64 = 0
        draws: i64 = 1
        while note > 0:
            note -= 1
            what: i64 = self.diary.what(note)
            if what == SHUFFLED:
                lacked |= AGENTS
                self.mark_lacked(hand, sets, lacked, draws)
            elif self.diary.seat(note) == seat:
                if what in (DREW, DUG):
                    draws += 1
                    continue
                if self.denied[note] & ~lacked != 0:
                    lacked |= self.denied[note]
                    self.mark_lacked(hand, sets, lacked, draws)
                self.part(hand, sets, self.insured[note], one(INSURANCE), draws)
                self.part(hand, sets, self.permitted[note], one(PERMIT), draws)

    def mark_lacked(self, hand: Row, sets: vec[i64], lacked: i64, draws: i64) -> None:
        place: i64 = 0
        while place < hand.count:
            if self.draws_left[place] == FOREVER and sets[hand.slots[place]] & ~lacked == 0:
                self.draws_left[place] = draws
            place += 1

    def part(self, hand: Row, sets: vec[i64], vehicles: i64, paper: i64, draws: i64) -> None:
        """Decide whether vehicles or their paper, both in hand now, came later (MC-22)."""
        if vehicles == 0:
            return
        papers: i64 = self.count_older(hand, sets, paper, draws)
        others: i64 = self.count_older(hand, sets, vehicles, draws)
        if papers == 0 or others == 0:
            return
        later: i64 = vehicles
        if papers <= draws and (others > draws or self.picks.first(1, 1)):
            later = paper
        place: i64 = 0
        while place < hand.count:
            if sets[hand.slots[place]] & ~later == 0 and self.draws_left[place] > draws:
                self.draws_left[place] = draws
            place += 1

    def count_older(self, hand: Row, sets: vec[i64], types: i64, draws: i64) -> i64:
        """Count the certain cards of these types that are not known to have come later."""
        found: i64 = 0
        place: i64 = 0
        while place < hand.count:
            if sets[hand.slots[place]] & ~types == 0 and self.draws_left[place] > draws:
                found += 1
            place += 1
        return found

    def count_due(self, hand: Row, draws: i64) -> i64:
        due: i64 = 0
        place: i64 = 0
        while place < hand.count:
            if self.draws_left[place] <= draws:
                due += 1
            place += 1
        return due
