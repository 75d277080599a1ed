"""What a player can imagine of the cards he does not see (MC-28).

A hidden card is a slot: the set of types it may still be. The notes of the diary are gone
through once more from the opening of the round: cards come and go slot by slot, and every fact
about a hand narrows the slots in it. Where the diary leaves open which slot it was, one is
picked. At last the unseen cards are dealt to the slots. Nothing but what the watcher has seen
enters, so that two tables which look alike to him are imagined alike.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ludotheque.games.macadam.rules.cards import (
    AGENT,
    AGENTS,
    EVERYTHING,
    INSURANCE,
    INSURED,
    NONE,
    PERMIT,
    PERMITTED,
    TYPES,
    Pack,
    one,
)
from ludotheque.games.macadam.rules.dealing import Dealing, lowest
from ludotheque.games.macadam.rules.diary import (
    BURIED,
    DREW,
    DUG,
    FAILED,
    HAS,
    LAIN,
    PASSED,
    PLAYED,
    SHUFFLED,
    THREW,
    Diary,
    sought,
)
from ludotheque.games.macadam.rules.picks import Picks
from ludotheque.games.macadam.rules.player import Player
from ludotheque.games.macadam.rules.slots import Row, Slots
from ludotheque.games.macadam.rules.talon import Talon
from ludotheque.kernel.rng import Rng


@final
@mypyc_attr(acyclic=True)
class Beliefs:
    """One watcher (a seat, or a spectator) at one moment."""

    def __init__(
        self, pack: Pack, players: vec[Player], talon: Talon, diary: Diary, centre: i64, watcher: i64, rng: Rng
    ) -> None:
        self.pack: Pack = pack
        self.players: vec[Player] = players
        self.talon: Talon = talon
        self.diary: Diary = diary
        self.watcher: i64 = watcher
        self.notes: i64 = diary.count()
        self.opening: vec[i64] = vec[i64]([player.size for player in players])  # hands when the diary was begun
        self.learned: vec[i64] = vec[i64]([i64(EVERYTHING)] * int(self.notes))  # what he learned later of a note's card
        self.meant: vec[i64] = vec[i64]([i64(NONE)] * int(self.notes))  # the slot of a note's card
        self.shuffles: i64 = 0
        self.look_back()
        room: i64 = pack.size + self.notes + self.shuffles * pack.agents
        self.picks: Picks = Picks(rng, 6 * self.notes + 8)
        self.slots: Slots = Slots(room, self.picks)
        self.hands: vec[Row] = vec[Row]([Row(room) for _ in players])
        self.buried: Row = Row(room)
        self.pile: Row = Row(room)  # slots shuffled into the fresh talon (MC-65)
        self.loose: i64 = 0  # fresh cards beside them
        self.other: i64 = EVERYTHING  # what any other card may be
        self.dealing: Dealing = Dealing(self.unseen(centre), room, rng)

    def unseen(self, centre: i64) -> vec[i64]:
        """The pack less the exposed cards, the agents played and the watcher's own hand."""
        counts: vec[i64] = vec[i64]([card.copies for card in self.pack.cards])
        counts[AGENT] -= centre
        seat: i64 = 0
        while seat < i64(len(self.players)):
            player = self.players[seat]
            card: i64 = 0
            while card < TYPES:
                counts[card] -= i64(player.exposed[card])
                if seat == self.watcher:
                    counts[card] -= i64(player.hand[card])
                card += 1
            seat += 1
        return counts

    def look_back(self) -> None:
        """How many cards each hand began with, and which buried cards the watcher dug up himself."""
        queue = Row(self.notes)
        note: i64 = 0
        while note < self.notes:
            what: i64 = self.diary.what(note)
            seat: i64 = self.diary.seat(note)
            if what == PLAYED or what == BURIED:
                self.opening[seat] += 1
            elif what == DREW or what == DUG:
                self.opening[seat] -= 1
            if what == BURIED or what == LAIN:
                queue.add(note)
                if seat == self.watcher:
                    self.learned[note] = one(self.diary.card(note))
            elif what == DUG:
                origin: i64 = queue.take(0)
                if seat == self.watcher:
                    self.learned[origin] = one(self.diary.card(note))
            elif what == SHUFFLED:
                self.shuffles += 1
                queue.count = 0
            note += 1

    def imagine(self, acting: i64, must: i64) -> None:
        """Attempt until all fits; the acting hand can expose something of the set it must hold."""
        while not self.attempt(acting, must):
            self.picks.again()
        self.reveal()

    def attempt(self, acting: i64, must: i64) -> bool:
        self.begin()
        note: i64 = 0
        while note < self.notes:
            if not self.recall(note):
                return False
            note += 1
        if must != 0 and acting != self.watcher:
            if not self.could(self.hands[acting], must, self.players[acting].papers):
                return False
        return self.deal()

    def begin(self) -> None:
        self.slots.count = 0
        self.buried.count = 0
        self.pile.count = 0
        self.loose = self.pack.size  # more than enough until the first shuffle
        self.other = EVERYTHING
        seat: i64 = 0
        while seat < i64(len(self.hands)):
            hand = self.hands[seat]
            hand.count = 0
            while seat != self.watcher and hand.count < self.opening[seat]:
                hand.add(self.slots.new(EVERYTHING))
            seat += 1

    # -- the notes ---------------------------------------------------------------------------

    def recall(self, note: i64) -> bool:
        """Live through one note; False if it cannot have been so."""
        what: i64 = self.diary.what(note)
        seat: i64 = self.diary.seat(note)
        if what == SHUFFLED:
            return self.shuffle(self.diary.card(note))
        if what == LAIN:
            self.meant[note] = self.slots.new(self.learned[note])
            self.buried.add(self.meant[note])
            return True
        if what == DREW or what == DUG or what == BURIED:
            return self.move(note, what, seat)
        if seat == self.watcher or what == THREW:
            return True
        hand = self.hands[seat]
        if what == PLAYED:
            place: i64 = self.slots.narrow(hand, one(self.diary.card(note)))
            if place != NONE:
                hand.take(place)
            return place != NONE
        return self.learn(hand, what, sought(self.pack, self.diary.card(note)), self.diary.mark(note))

    def move(self, note: i64, what: i64, seat: i64) -> bool:
        """A card passes between a hand and the talon."""
        own: bool = seat == self.watcher
        slot: i64 = NONE
        if what == BURIED:
            slot = self.slots.new(self.learned[note]) if own else self.leave(self.hands[seat], self.learned[note])
            if slot != NONE:
                self.buried.add(slot)
        else:
            slot = self.buried.take(0) if what == DUG else self.top(one(self.diary.card(note)) if own else EVERYTHING)
            if slot != NONE and not own:
                self.hands[seat].add(slot)
        self.meant[note] = slot
        return slot != NONE

    def leave(self, hand: Row, types: i64) -> i64:
        """A card of these types leaves the hand."""
        place: i64 = self.slots.narrow(hand, types)
        return NONE if place == NONE else hand.take(place)

    def top(self, types: i64) -> i64:
        """A fresh card of these types is drawn: one that was shuffled in, or any other."""
        known: i64 = self.slots.able(self.pile, types)
        loose: i64 = self.loose if types & self.other != 0 else 0
        if self.picks.in_order and loose > 1:
            loose = 1
        if known + loose == 0:
            return NONE
        number: i64 = self.picks.below(known + loose)
        if number >= known:
            self.loose -= 1
            return self.slots.new(types & self.other)
        slot: i64 = self.pile.take(self.slots.nth(self.pile, types, number))
        self.slots.sets[slot] &= types
        return slot

    def shuffle(self, fresh: i64) -> bool:
        """MC-65: from now on the buried cards and all the agents lie anywhere in the fresh talon."""
        while self.buried.count > 0:
            self.pile.add(self.buried.take(0))
        for hand in self.hands:
            if not self.slots.exclude(hand, AGENTS):
                return False
        if not self.slots.exclude(self.pile, AGENTS):
            return False
        agents: i64 = 0
        while agents < self.pack.agents:
            self.pile.add(self.slots.new(AGENTS))
            agents += 1
        self.other = EVERYTHING ^ AGENTS
        self.loose = fresh - self.pile.count
        return True

    # -- the facts ---------------------------------------------------------------------------

    def learn(self, hand: Row, what: i64, types: i64, papers: i64) -> bool:
        """A fact about a hand: it could, or could not, expose one of these types."""
        if what == HAS:
            return self.could(hand, types, papers)
        if not self.could_not(hand, types, papers):
            return False
        if what == FAILED:
            return self.slots.exclude(hand, AGENTS)
        return what != PASSED or self.could(hand, AGENTS, papers)

    def ready(self, types: i64, papers: i64) -> i64:
        """Those of the types that need no paper from the hand."""
        found: i64 = types & self.pack.unpapered
        if papers & INSURED != 0:
            found |= types & self.pack.insured
        if papers & PERMITTED != 0:
            found |= types & self.pack.permitted
        return found

    def could_not(self, hand: Row, types: i64, papers: i64) -> bool:
        """None of the types that need nothing; of the others, not together with its paper."""
        ready: i64 = self.ready(types, papers)
        if not self.slots.exclude(hand, ready):
            return False
        types &= ~ready
        if not self.not_both(hand, types & self.pack.insured, one(INSURANCE)):
            return False
        return self.not_both(hand, types & self.pack.permitted, one(PERMIT))

    def not_both(self, hand: Row, vehicles: i64, paper: i64) -> bool:
        """MC-22: the vehicle or its paper is missing; papers are rare, so more often the paper."""
        if self.slots.able(hand, vehicles) == 0 or self.slots.able(hand, paper) == 0:
            return True
        return self.slots.exclude(hand, paper if self.picks.first(3, 1) else vehicles)

    def could(self, hand: Row, types: i64, papers: i64) -> bool:
        """One of the types that need nothing, or one of the others together with its paper."""
        ready: i64 = self.ready(types, papers)
        if self.slots.certain(hand, ready):
            return True
        types &= ~ready
        insured: bool = self.can_both(hand, types & self.pack.insured, one(INSURANCE))
        permitted: bool = self.can_both(hand, types & self.pack.permitted, one(PERMIT))
        if self.slots.able(hand, ready) > 0:
            if not (insured or permitted) or self.picks.first(7, 1):
                return self.slots.narrow(hand, ready) != NONE
        if insured and (not permitted or self.picks.first(1, 1)):
            return self.both(hand, types & self.pack.insured, one(INSURANCE))
        return permitted and self.both(hand, types & self.pack.permitted, one(PERMIT))

    def can_both(self, hand: Row, vehicles: i64, paper: i64) -> bool:
        return self.slots.able(hand, vehicles) > 0 and self.slots.able(hand, paper) > 0 and hand.count > 1

    def both(self, hand: Row, vehicles: i64, paper: i64) -> bool:
        """A vehicle and its paper: two different cards, so that the first can no longer be the second."""
        if self.slots.narrow(hand, vehicles) == NONE:
            return False
        return self.slots.narrow(hand, paper) != NONE

    # -- the cards ---------------------------------------------------------------------------

    def deal(self) -> bool:
        """First to the slots of which something is known."""
        self.dealing.begin()
        return self.serve(True) and self.serve(False)

    def serve(self, narrowed: bool) -> bool:
        sets = self.slots.sets
        for hand in self.hands:
            if not self.dealing.serve(hand, sets, narrowed):
                return False
        return self.dealing.serve(self.buried, sets, narrowed) and self.dealing.serve(self.pile, sets, narrowed)

    def reveal(self) -> None:
        """Lay the imagined cards on the table, and write them into the diary."""
        seat: i64 = 0
        while seat < i64(len(self.players)):
            if seat != self.watcher:
                self.fill_hand(self.players[seat], self.hands[seat])
            seat += 1
        self.fill_talon()
        note: i64 = 0
        while note < self.notes:
            if self.meant[note] != NONE:
                self.diary.rewrite(note, self.type_of(self.meant[note]))
            note += 1

    def fill_hand(self, player: Player, hand: Row) -> None:
        player.empty_hand()
        i: i64 = 0
        while i < hand.count:
            player.gain(self.type_of(hand.slots[i]))
            i += 1

    def fill_talon(self) -> None:
        """The cards that are left at last are set aside or fresh; nobody knows which."""
        talon = self.talon
        i: i64 = 0
        while i < self.buried.count:
            talon.buried[talon.top + i] = u8(self.type_of(self.buried.slots[i]))
            i += 1
        i = 0
        while i < TYPES:
            talon.aside[i] = 0
            i += 1
        i = 0
        while i < talon.aside_size:
            talon.aside[self.dealing.pick(EVERYTHING)] += 1
            i += 1
        i = 0
        while i < TYPES:
            talon.fresh[i] = u8(self.dealing.left[i])
            i += 1
        i = 0
        while i < self.pile.count:
            talon.fresh[self.type_of(self.pile.slots[i])] += 1
            i += 1

    def type_of(self, slot: i64) -> i64:
        """What was dealt to the slot; a card seen since is the one type it can be."""
        types: i64 = self.slots.sets[slot]
        return lowest(types) if types & (types - 1) == 0 else self.dealing.types[slot]
