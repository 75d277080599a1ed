"""Name the cards, the signals and the constants of Macadam, as the edition and the options give them.

A set of card types is a number with one bit for each type in it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

NONE: Final = -1  # no card, no seat, no signal

PED_GREEN: Final = 0
PED_RED: Final = 1
PED_BLUE: Final = 2
PED_YELLOW: Final = 3
BICYCLE: Final = 4
MOPED: Final = 5
MOTOR: Final = 6
GREEN_ARROW: Final = 7
BLUE_ARROW: Final = 8
AGENT: Final = 9
INSURANCE: Final = 10
PERMIT: Final = 11
TYPES: Final = 12
ANY_VEHICLE: Final = 12  # a demand beside the card types

PEDESTRIANS: Final = 0b000000001111
VEHICLES: Final = 0b000001110000
ROAD_USERS: Final = 0b000111111111  # pedestrians, vehicles and arrows: what a signal or a companion can be
AGENTS: Final = 0b001000000000
PAPERS: Final = 0b110000000000
EVERYTHING: Final = 0b111111111111

WALK: Final = 0
WAIT: Final = 1
CYCLE: Final = 2
MOTORWAY: Final = 3
GREEN_LIGHT: Final = 4
BLUE_LIGHT: Final = 5
KINDS: Final = 6

INSURED: Final = 1  # papers on a table: one bit each, in the order of the two paper cards
PERMITTED: Final = 2
PAPER_SETS: Final = 4  # of both papers
FACES: Final = 6


def one(number: i64) -> i64:
    """Return the set that holds only this card type (or this kind of signal)."""
    bit: i64 = 1
    return bit << number


def admitted(kind: i64) -> i64:
    """Return the card types which a signal lets pass as first card."""
    if kind == WALK:
        return PEDESTRIANS  # MC-13
    if kind == WAIT:
        return VEHICLES  # MC-14
    if kind == CYCLE:
        return one(BICYCLE) | one(MOPED)  # MC-15
    if kind == MOTORWAY:
        return one(MOTOR)  # MC-16
    return one(GREEN_ARROW) if kind == GREEN_LIGHT else one(BLUE_ARROW)  # MC-17, MC-18


def answers(demand: i64) -> i64:
    """Return the card types which match a demand (MC-46), or any vehicle (MC-47)."""
    if demand == ANY_VEHICLE:
        return VEHICLES
    return one(demand)


@final
@mypyc_attr(acyclic=True)
class Card:
    """Describes one type of card; paper is the bit of the paper it needs, or 0."""

    def __init__(self, copies: i64, points: i64, paper: i64) -> None:
        self.copies: i64 = copies
        self.points: i64 = points
        self.paper: i64 = paper


@final
@mypyc_attr(acyclic=True)
class Pack:
    """Holds all card types, the board, the tickets, and what the players agreed on."""

    def __init__(
        self,
        cards: list[Card],
        signals: list[int],
        insurances: int,
        permits: int,
        losses: int,
        loss: int,
        die: list[int],
        hand: int,
        rounds: int,
        vehicle_penalty: bool,
        only_papers: bool,
        everyone_rolls: bool,
        first_out: bool,
    ) -> None:
        self.cards: vec[Card] = vec[Card](cards)
        self.size: i64 = sum([int(card.copies) for card in cards])
        self.agents: i64 = cards[AGENT].copies
        self.allowed: vec[i64] = vec[i64]([self.allowed_with(i64(papers)) for papers in range(PAPER_SETS)])
        self.insured: i64 = EVERYTHING ^ self.allowed[PERMITTED]  # the types that need an insurance
        self.permitted: i64 = EVERYTHING ^ self.allowed[INSURED]  # those that need a permit
        self.signals: vec[i64] = vec[i64]([i64(number) for number in signals])
        self.admits: vec[i64] = vec[i64]([admitted(kind) for kind in range(KINDS)])
        self.reach: vec[i64] = vec[i64]([self.admitted_by(i64(kinds)) for kinds in range(1 << KINDS)])
        self.fitting: vec[i64] = vec[i64]([self.admitting(i64(types)) for types in range(ROAD_USERS + 1)])
        self.coups: i64 = sum(signals)  # MC-11
        self.insurances: i64 = insurances
        self.permits: i64 = permits
        self.losses: i64 = losses
        self.loss: i64 = loss
        self.die: vec[i64] = vec[i64]([i64(paper) for paper in die])
        self.hand: i64 = hand
        self.rounds: i64 = rounds
        self.vehicle_penalty: bool = vehicle_penalty
        self.only_papers: bool = only_papers  # as extra card (MC-96)
        self.everyone_rolls: bool = everyone_rolls
        self.first_out: bool = first_out

    def allowed_with(self, papers: i64) -> i64:
        """Return the types that may be exposed with these papers (MC-19, MC-20, MC-21); ``allowed`` knows it."""
        types: i64 = 0
        card: i64 = 0
        while card < TYPES:
            if self.cards[card].paper & ~papers == 0:
                types |= one(card)
            card += 1
        return types

    def exposable(self, held: i64, papers: i64) -> i64:
        """Return the types among those held that may be exposed; a paper in hand counts as owned (MC-22)."""
        return held & self.allowed[papers | (held >> INSURANCE)]

    def admitted_by(self, kinds: i64) -> i64:
        """Return the card types which at least one of these kinds of signal admits; ``reach`` knows it by heart."""
        found: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            if kinds & one(kind):
                found |= self.admits[kind]
            kind += 1
        return found

    def admitting(self, types: i64) -> i64:
        """Return the kinds of signal that admit one of these types; ``fitting`` knows it by heart."""
        found: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            if types & self.admits[kind] != 0:
                found |= one(kind)
            kind += 1
        return found
