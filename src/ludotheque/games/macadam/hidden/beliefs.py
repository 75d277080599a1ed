"""Imagine the cards that a player does not see (MC-28).

A hidden card is a slot: the set of types it may be. The diary is undone from the present backwards:
a card played returns to its hand, a card drawn returns to the talon, and every fact about a hand
narrows the slots then in it. What the diary leaves open is picked. At last the unseen cards are dealt
to the slots. Only what the watcher has seen is used: two tables that look alike are imagined alike.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ludotheque.games.macadam.hidden.dealing import Dealing
from ludotheque.games.macadam.hidden.likelihoods import ABOVE, UNDER, Likelihoods
from ludotheque.games.macadam.hidden.memory import Memory
from ludotheque.games.macadam.hidden.papers import Papers
from ludotheque.games.macadam.hidden.picks import Picks
from ludotheque.games.macadam.hidden.slots import Row, Slots, lowest
from ludotheque.games.macadam.rules.board import Board
from ludotheque.games.macadam.rules.cards import (
    AGENT,
    AGENTS,
    EVERYTHING,
    INSURANCE,
    NONE,
    PERMIT,
    TYPES,
    Pack,
    one,
)
from ludotheque.games.macadam.rules.diary import (
    BURIED,
    DREW,
    DUG,
    HAS,
    LAIN,
    PASSED,
    PLAYED,
    SHUFFLED,
    THREW,
    Diary,
    sought,
)
from ludotheque.games.macadam.rules.player import Player
from ludotheque.games.macadam.rules.talon import Talon
from ludotheque.kernel.rng import Rng


@final
@mypyc_attr(acyclic=True)
class Beliefs:
    """Imagines for one watcher (a seat, or a spectator) at one moment."""

    def __init__(
        self, pack: Pack, players: vec[Player], talon: Talon, diary: Diary, board: Board, watcher: i64, rng: Rng
    ) -> None:
        self.pack: Pack = pack
        self.players: vec[Player] = players
        self.talon: Talon = talon
        self.diary: Diary = diary
        self.watcher: i64 = watcher
        notes: i64 = diary.count()
        blank: vec[i64] = vec[i64]([i64(NONE)] * int(pack.size + notes))  # more than there will be slots
        unseen: vec[i64] = self.count_unseen(board.centre)
        likelihoods = Likelihoods(pack, board)
        self.picks: Picks = Picks(rng)
        self.memory: Memory = Memory(pack, diary, i64(len(players)), watcher, self.picks)
        self.slots: Slots = Slots(blank, self.picks)
        self.alive: Row = Row()  # the slots of cards that are hidden now: first those in hands, then those buried
        self.held: i64 = 0  # how many of them are in hands
        self.papers: Papers = Papers(pack, self.slots, self.alive, unseen, likelihoods)
        self.dealing: Dealing = Dealing(unseen, self.slots, blank, likelihoods, rng)
        self.hidden: i64 = present(unseen)  # the types of which a card is hidden
        self.hands: vec[Row] = vec[Row]([Row() for _ in players])
        self.buried: Row = Row()  # the last one first
        self.pile: Row = Row()  # slots among the fresh cards
        self.loose: i64 = 0  # fresh cards beside them, of which nothing was to be told yet
        self.meant: vec[i64] = blank[:notes]  # the slot of each note's card

    def count_unseen(self, centre: i64) -> vec[i64]:
        """Count the pack less the exposed cards, the agents played and the watcher's own hand."""
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

    def imagine(self, acting: i64, must: i64) -> None:
        """Try until all fits; the acting hand can expose something of the set it must hold."""
        while not self.attempt(acting, must):
            self.picks.again()
        self.reveal()

    def attempt(self, acting: i64, must: i64) -> bool:
        self.begin()
        if must != 0 and acting != self.watcher:
            if not self.papers.could(self.hands[acting], must, self.players[acting].papers):
                return False
        note: i64 = self.diary.count() - 1
        while note >= 0:
            if not self.undo(note):
                return False
            note -= 1
        loose: i64 = self.dealing.size - self.alive.count
        if not self.papers.place(INSURANCE, loose) or not self.papers.place(PERMIT, loose):
            return False
        return self.dealing.deal(self.alive, self.held, self.talon.buried_size())

    def begin(self) -> None:
        """Begin with the present: so many cards in each hand, under the talon and on it."""
        self.papers.clear()
        self.slots.count = 0
        self.alive.count = 0
        self.pile.count = 0
        self.loose = self.talon.fresh_size
        seat: i64 = 0
        while seat < i64(len(self.players)):
            hand = self.hands[seat]
            hand.count = 0
            while seat != self.watcher and hand.count < self.players[seat].size:
                hand.add(self.conceal(self.hidden & ~self.memory.barred_now[seat], self.players[seat].papers, seat))
            seat += 1
        self.held = self.alive.count
        self.buried.count = 0
        while self.buried.count < self.talon.buried_size():
            note: i64 = self.memory.burial(self.memory.burials, self.buried.count)
            author: i64 = i64(self.talon.authors[self.talon.bottom - 1 - self.buried.count])
            lies: i64 = UNDER + self.players[author].papers
            self.buried.add(self.conceal(self.hidden & self.memory.known[note], lies, NONE))

    def conceal(self, types: i64, lies: i64, owner: i64) -> i64:
        """Add a card that is hidden now and lies there, or in that hand."""
        slot: i64 = self.slots.new(types)
        self.slots.lies[slot] = lies
        self.slots.owners[slot] = owner
        self.alive.add(slot)
        return slot

    # -- the notes, from the last to the first -----------------------------------------------

    def undo(self, note: i64) -> bool:
        """Undo one note; False if it cannot have been so."""
        what: i64 = self.diary.what(note)
        seat: i64 = self.diary.seat(note)
        if what == SHUFFLED:
            return self.unshuffle(note)
        if what in (LAIN, BURIED):
            return self.dig_out(note, what, seat)
        if what in (DREW, DUG):
            return self.put_back(note, what, seat)
        if seat == self.watcher or what == THREW:
            return True
        hand = self.hands[seat]
        if what == PLAYED:
            hand.add(self.slots.new(one(self.diary.card(note))))
            return True
        if what == HAS:
            return self.papers.could(hand, sought(self.pack, self.diary.card(note)), self.diary.mark(note))
        if not self.slots.exclude(hand, self.memory.denied[note]):
            return False
        if not self.papers.keep_apart(hand, self.memory.insured[note], one(INSURANCE)):
            return False
        if not self.papers.keep_apart(hand, self.memory.permitted[note], one(PERMIT)):
            return False
        return what != PASSED or self.papers.could(hand, AGENTS, 0)

    def dig_out(self, note: i64, what: i64, seat: i64) -> bool:
        """Return a buried card to the hand it came from."""
        slot: i64 = self.buried.take(0)
        self.meant[note] = slot
        if what == LAIN or seat == self.watcher:
            return True
        self.hands[seat].add(slot)
        return self.slots.limit(slot, ~self.memory.barred[note])

    def put_back(self, note: i64, what: i64, seat: i64) -> bool:
        """Return a card drawn to the talon."""
        slot: i64 = NONE
        if seat == self.watcher:
            slot = self.slots.new(self.memory.known[note])
        else:
            place: i64 = self.drawn(note, seat)
            if place == NONE:
                return False
            slot = self.hands[seat].take(place)
            self.meant[note] = slot
            if not self.slots.exclude(self.hands[seat], self.memory.barred[note]):
                return False
        if what == DREW:
            self.pile.add(slot)
        else:
            self.buried.add(slot)
        return True

    def drawn(self, note: i64, seat: i64) -> i64:
        """Pick the place of the card drawn: one that the hand cannot have held before, if there is one."""
        hand = self.hands[seat]
        types: i64 = self.memory.known[note]
        if self.memory.shuffle[note] != NONE and self.only_agents(self.memory.shuffle[note]):
            types &= AGENTS
        due: i64 = self.memory.measure(note, seat, hand, self.slots.sets)
        if due < 0:
            return NONE
        able: i64 = 0
        place: i64 = 0
        while place < hand.count:
            if self.fits(hand, place, types, due):
                able += 1
            place += 1
        if able == 0:
            return NONE
        number: i64 = self.picks.below(able)
        place = 0
        while number > 0 or not self.fits(hand, place, types, due):
            if self.fits(hand, place, types, due):
                number -= 1
            place += 1
        self.slots.sets[hand.slots[place]] &= types
        return place

    def only_agents(self, shuffle: i64) -> bool:
        """Ask whether all other cards of a shuffle are accounted for, so that this one was an agent."""
        others: i64 = self.diary.card(shuffle) - self.pack.agents
        others -= self.pile.count - self.slots.able(self.pile, AGENTS)
        if self.hidden & AGENTS == 0:
            others -= self.loose
        return others == 0

    def fits(self, hand: Row, place: i64, types: i64, due: i64) -> bool:
        """Ask whether it may be the card drawn; if some are due to leave, only one of these."""
        if self.slots.sets[hand.slots[place]] & types == 0:
            return False
        return due == 0 or self.memory.draws_left[place] <= due

    def unshuffle(self, note: i64) -> bool:
        """Return all the agents from the talon to the centre, and the buried cards below (MC-65)."""
        while self.loose > 0:
            self.pile.add(self.conceal(self.hidden, ABOVE, NONE))
            self.loose -= 1
        for hand in self.hands:
            if not self.slots.exclude(hand, AGENTS):
                return False
        agents: i64 = self.pack.agents
        while agents > 0:
            place: i64 = self.slots.surest(self.pile, AGENTS)
            if place == NONE:
                return False
            self.pile.take(place)
            agents -= 1
        if not self.slots.exclude(self.pile, AGENTS):
            return False
        return self.rebury(note)

    def rebury(self, note: i64) -> bool:
        """Place first the cards which the watcher knows, then the others."""
        waiting: i64 = self.memory.waiting[note]
        before: i64 = self.memory.before[note]
        number: i64 = 0
        while number < waiting:
            self.buried.add(NONE)
            number += 1
        for sure in (True, False):
            number = 0
            while number < waiting:
                known: i64 = self.memory.known[self.memory.burial(before, number)]
                if (known != EVERYTHING) == sure:
                    place: i64 = self.slots.narrow(self.pile, known)
                    if place == NONE:
                        return False
                    self.buried.slots[number] = self.pile.take(place)
                number += 1
        return True

    # -- the imagined table ------------------------------------------------------------------

    def reveal(self) -> None:
        """Lay the imagined cards on the table, and write them into the diary."""
        first: i64 = 0
        seat: i64 = 0
        while seat < i64(len(self.players)):
            if seat != self.watcher:
                first = self.fill_hand(self.players[seat], first)
            seat += 1
        self.fill_talon(first)
        note: i64 = 0
        while note < self.diary.count():
            if self.meant[note] != NONE:
                self.diary.rewrite(note, self.type_of(self.meant[note]))
            note += 1

    def fill_hand(self, player: Player, slot: i64) -> i64:
        """Fill a hand; the slots of the present lie in order: hand by hand, then the talon."""
        last: i64 = slot + player.size
        player.empty_hand()
        while slot < last:
            player.gain(self.type_of(slot))
            slot += 1
        return slot

    def fill_talon(self, slot: i64) -> None:
        """Fill the talon; what is left over is fresh, or out of play, and nobody knows which."""
        talon = self.talon
        place: i64 = talon.bottom
        while place > talon.top:
            place -= 1
            talon.buried[place] = u8(self.type_of(slot))
            slot += 1
        card: i64 = 0
        while card < TYPES:
            talon.fresh[card] = 0
            talon.absent[card] = 0
            card += 1
        fresh: i64 = talon.fresh_size
        i: i64 = slot
        while i < self.alive.count:
            talon.fresh[self.type_of(self.alive.slots[i])] += 1
            fresh -= 1
            i += 1
        while fresh > 0:
            talon.fresh[self.dealing.pick(EVERYTHING, ABOVE)] += 1
            fresh -= 1
        i = 0
        while i < TYPES:
            talon.absent[i] = u8(self.dealing.left[i])
            i += 1

    def type_of(self, slot: i64) -> i64:
        """Return the one type it can be, or what was dealt to it."""
        types: i64 = self.slots.sets[slot]
        return lowest(types) if types & (types - 1) == 0 else self.dealing.types[slot]


def present(counts: vec[i64]) -> i64:
    """Return the set of the types of which there is a card."""
    types: i64 = 0
    card: i64 = 0
    while card < TYPES:
        if counts[card] > 0:
            types |= one(card)
        card += 1
    return types
