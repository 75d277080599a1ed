"""Put the diary of a round into words, for views and positions, and check that it can be true."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, Literal

import msgspec

from ludotheque.games.macadam.edition import DIE, KINDS, PAPERS, ROAD_USERS, TYPES
from ludotheque.games.macadam.rules import diary as notes
from ludotheque.games.macadam.rules.cards import AGENT, ANY_VEHICLE
from ludotheque.games.macadam.rules.diary import BURIED, DREW, DUG, LAIN, PLAYED, SHUFFLED, THREW
from ludotheque.games.macadam.rules.state import MacadamState
from ludotheque.kernel.position import require

What = Literal[
    "drew", "dug", "buried", "lain", "played", "shuffled", "threw", "lacks", "failed", "passed", "has", "declined"
]
WHATS = ["drew", "dug", "buried", "lain", "played", "shuffled", "threw", "lacks", "failed", "passed", "has", "declined"]
HIDDEN = (DREW, DUG, BURIED, LAIN)  # notes whose card is not for everybody
DEMANDS = dict(enumerate(ROAD_USERS)) | {ANY_VEHICLE: "any_vehicle"}

# What can be sought, in words.
SOUGHT = DEMANDS | {notes.COMPANION: "companion", notes.PAPER: "paper"}
SOUGHT |= {notes.OR_PAPER + number: f"paper_or:{name}" for number, name in DEMANDS.items()}
SOUGHT |= {
    notes.SIGNALS + kinds: "signal:" + "+".join(kind for bit, kind in enumerate(KINDS) if kinds >> bit & 1)
    for kinds in range(1, 1 << len(KINDS))
}
CODES = {name: code for code, name in SOUGHT.items()}


class NoteFacts(msgspec.Struct, forbid_unknown_fields=True):
    """Holds one note of a position's diary; which keys it has depends on what happened."""

    what: What
    seat: int = 0
    card: str | None = None
    author: int | None = None
    fresh: int | None = None
    face: int | None = None
    of: str | None = None
    papers: list[str] = []


def papers(bits: int) -> list[str]:
    """List the names of a set of papers."""
    return [name for bit, name in enumerate(PAPERS) if bits >> bit & 1]


def paper_bits(names: list[str], where: str) -> int:
    """Return the names of papers as a set."""
    for name in names:
        require(name in PAPERS, where, f"found {name!r}, accepted are {', '.join(PAPERS)}")
    require(len(set(names)) == len(names), where, "each paper once")
    return sum(1 << PAPERS.index(name) for name in names)


def told(state: MacadamState, note: int, hide: bool) -> dict[str, Any]:
    """Put a note into words; a hidden card is null."""
    diary = state.diary
    return {**_worded(int(diary.what(note)), int(diary.seat(note)), int(diary.card(note)), int(diary.mark(note)), hide)}


@lru_cache(maxsize=8192)  # the same few notes in every view of every table
def _worded(what: int, seat: int, card: int, mark: int, hide: bool) -> dict[str, Any]:
    if what == SHUFFLED:
        return {"what": WHATS[what], "fresh": card}
    if what == THREW:
        return {"what": WHATS[what], "seat": seat, "face": card + 1}
    if what not in (*HIDDEN, PLAYED):
        return {"what": WHATS[what], "seat": seat, "of": SOUGHT[card], "papers": papers(mark)}
    name = None if hide else TYPES[card]
    told_card = {"what": WHATS[what], "seat": seat, "card": name}
    return {**told_card, "author": mark} if what == DUG else told_card


def all_told(state: MacadamState) -> list[dict[str, Any]]:
    """Tell the whole diary, with all its cards."""
    return [told(state, note, False) for note in range(state.diary.count())]


def told_to(state: MacadamState, seat: int | None) -> list[dict[str, Any]]:
    """Tell the diary as the seat knows it: its own draws and burials, and what became of these."""
    return [told(state, note, not _may_read(state, note, seat)) for note in range(state.diary.count())]


def _may_read(state: MacadamState, note: int, seat: int | None) -> bool:
    what = state.diary.what(note)
    if what not in HIDDEN:
        return True
    return state.diary.seat(note) == seat or (what == DUG and state.diary.mark(note) == seat)


def write(state: MacadamState, note: NoteFacts, where: str) -> None:
    """Add a note of a position to the state's diary."""
    what, last = WHATS.index(note.what), state.seats - 1
    require(0 <= note.seat <= last, f"{where}.seat", f"found {note.seat}, accepted is 0 to {last}")
    card, mark = 0, 0
    if what == SHUFFLED:
        require(
            note.fresh is not None and 0 <= note.fresh <= state.pack.size, f"{where}.fresh", "not a number of cards"
        )
        card = note.fresh or 0
    elif what == THREW:
        require(note.face is not None and str(note.face) in DIE, f"{where}.face", "not a face of the die")
        card = (note.face or 1) - 1
    elif what in (*HIDDEN, PLAYED):
        require(note.card in TYPES, f"{where}.card", f"found {note.card!r}, accepted are {', '.join(TYPES)}")
        card = TYPES.index(str(note.card))
    else:
        require(note.of in CODES, f"{where}.of", f"found {note.of!r}, accepted is a demand, a companion or signals")
        card, mark = CODES[str(note.of)], paper_bits(note.papers, f"{where}.papers")
    if what == DUG:
        require(note.author is not None and 0 <= note.author <= last, f"{where}.author", f"accepted is 0 to {last}")
        mark = note.author or 0
    state.diary.write(what, note.seat, card, mark)


def check(state: MacadamState) -> None:
    """Raise BadPosition unless the diary can have led to the hands and the talon of the state."""
    _check_hands(state)
    _check_talon(state)


def _check_hands(state: MacadamState) -> None:
    """Go back from the present hands: every card came from somewhere, and every fact was true."""
    diary, pack = state.diary, state.pack
    hands = [Counter({card: int(n) for card, n in enumerate(player.hand) if n}) for player in state.players]
    played: list[Counter[int]] = [Counter() for _ in state.players]
    for note in reversed(range(diary.count())):
        what, seat, card, mark = diary.what(note), int(diary.seat(note)), int(diary.card(note)), diary.mark(note)
        hand, where = hands[seat], f"$.diary[{note}]"
        if what in (PLAYED, BURIED):
            hand[card] += 1
            played[seat][card] += what == PLAYED
        elif what in (DREW, DUG):
            hand[card] -= 1
            require(hand[card] >= 0, where, "the hand does not hold that card afterwards")
        elif what == SHUFFLED:
            require(not any(other[AGENT] for other in hands), where, "a hand holds an agent at that moment")
        elif what not in (LAIN, THREW):
            held = sum(1 << kind for kind, n in hand.items() if n)
            require(_holds(state, what, notes.sought(pack, card), held, mark), where, "the hand contradicts it")
            require(mark & ~state.players[seat].papers == 0, f"{where}.papers", "a paper never goes away")
    for seat, player in enumerate(state.players):
        fits = all(n <= player.exposed[card] for card, n in played[seat].items() if card != AGENT)
        require(fits, f"$.players[{seat}].exposed", "cards played according to the diary are missing")


def _holds(state: MacadamState, what: int, wanted: int, held: int, on_table: int) -> bool:
    """Ask whether a fact is true of a hand with these types."""
    able = state.pack.exposable(held, on_table) & wanted != 0
    agent = held >> AGENT & 1 == 1
    if what == notes.HAS:
        return able
    return not able and (what in (notes.LACKS, notes.DECLINED) or agent == (what == notes.PASSED))


def _check_talon(state: MacadamState) -> None:
    """Go forward through the talon: cards come up in order, and fresh ones are there to be drawn."""
    diary, talon = state.diary, state.talon
    fresh = Counter({card: int(n) for card, n in enumerate(talon.fresh)})
    joined: dict[int, Counter[int]] = {}
    queue: list[tuple[int, int]] = []
    for note in range(diary.count()):
        what, seat, card = diary.what(note), int(diary.seat(note)), int(diary.card(note))
        if what in (BURIED, LAIN):
            queue.append((card, seat))
        elif what == DUG:
            fits = bool(queue) and queue.pop(0) == (card, int(diary.mark(note)))
            require(fits, f"$.diary[{note}]", "another card was to come up")
        elif what == DREW:
            fresh[card] += 1
        elif what == SHUFFLED:
            joined[note] = Counter([card for card, _ in queue] + [AGENT] * state.pack.agents)
            fresh.subtract(joined[note])
            queue = []
    buried = [(int(talon.buried[i]), int(talon.authors[i])) for i in range(talon.top, talon.bottom)]
    require(queue == buried, "$.buried", "the diary tells otherwise")
    require(min(fresh.values()) >= 0, "$.fresh", "cards of the diary are missing")
    _check_fresh(state, fresh, joined)


def _check_fresh(state: MacadamState, fresh: Counter[int], joined: dict[int, Counter[int]]) -> None:
    """Check from the opening that each fresh card drawn was there, and that each shuffle had so many cards."""
    for note in range(state.diary.count()):
        what, card = state.diary.what(note), int(state.diary.card(note))
        if what == DREW:
            fresh[card] -= 1
            require(fresh[card] >= 0, f"$.diary[{note}]", "no such card was fresh")
        elif what == SHUFFLED:
            fresh.update(joined[note])
            fits = fresh.total() == card and fresh[AGENT] == state.pack.agents
            require(fits, f"$.diary[{note}]", f"found {card} fresh cards, accepted is {fresh.total()} with all agents")
