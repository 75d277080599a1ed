"""Write what a seat of Macadam may know as numbers; what the diary tells of past coups is left to the view."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ludotheque.games.macadam.rules.cards import INSURED, KINDS, PEDESTRIANS, PERMITTED, TYPES, Pack
from ludotheque.games.macadam.rules.state import MacadamState
from ludotheque.games.macadam.rules.table import FINISHED
from ludotheque.kernel.features import Features, Field, Pen, flag, number, of_seats, one_hot
from ludotheque.kernel.state import State


def fields(seats: int, pack: Pack) -> list[Field]:
    """List the fields in the order in which they are written."""
    hand, coups, copies = int(pack.hand), int(pack.coups), max([int(card.copies) for card in pack.cards])
    points = sum([int(card.copies * card.points) for card in pack.cards])
    lost = -int(pack.loss) * coups  # at most one ticket in a coup
    walkers = sum([int(pack.cards[card].copies) for card in range(TYPES) if PEDESTRIANS >> card & 1])
    rounds = int(pack.rounds)
    return [
        one_hot(
            "phase",
            FINISHED + 1,
            "what is decided now: dealer, deal, menu, rolling, drawing, discard, lead, show, extra, follow, over",
        ),
        one_hot("actor", seats, "the seat that decides; none while cards are dealt or the die is rolled"),
        number("round", rounds, "the round, from 1", low=1),
        number("coup", coups, "the coup of this round, from 1; 0 before the first"),
        one_hot("dealer", seats, "the seat that deals"),
        one_hot("leader", seats, "the seat that leads the coup"),
        one_hot("turn", seats, "the seat whose turn it is in the coup"),
        flag("reversed", "the coup goes counter-clockwise (MC-33)"),
        number("followed", seats, "followers that have had their turn in this coup"),
        one_hot("signal", KINDS, "the signal: walk, wait, cycle, motorway, green arrow, blue arrow"),
        one_hot("demand", TYPES + 1, "the card that must be followed, by type; the last cell is any vehicle"),
        flag("rolled", "the die has been rolled in this turn"),
        flag("drawn", "a card has been drawn in this turn"),
        number("uncovered", max([int(count) for count in pack.signals]), "signals left, by kind", 4, size=KINDS),
        number("fresh", int(pack.size), "cards of the talon that nobody has seen"),
        number("buried", coups + 1, "cards of the talon that somebody has buried", scale=10),
        number("centre", int(pack.agents), "agents in the middle", scale=4),
        number("insurances", int(pack.insurances), "insurance tickets left", scale=4),
        number("permits", int(pack.permits), "permit tickets left", scale=4),
        number("hand", copies, "the watcher's cards, by type", scale=3, size=TYPES),
        number("own_buried", copies, "cards that the watcher buried in the talon, by type", scale=3, size=TYPES),
        *of_seats(
            seats,
            number("cards", hand + 1, "cards in hand", scale=hand),
            number("exposed", copies, "cards on the table, by type", scale=3, size=TYPES),
            flag("insured", "has an insurance"),
            flag("permitted", "has a permit"),
            flag("insurance_ticket", "the insurance is a ticket"),
            flag("permit_ticket", "the permit is a ticket"),
            number("penalties", coups, "loss tickets of this round", scale=5),
            number("pedestrians", rounds * walkers, "pedestrians exposed in all rounds (MC-84)", scale=10),
            number("round_score", points, "points of this round", scale=1000, low=lost),
            number("score", rounds * points, "points of all rounds", scale=1000, low=rounds * lost),
        ),
    ]


@final
@mypyc_attr(acyclic=True)
class MacadamFeatures(Features):
    """Writes everything but the other hands, the talon and what others buried (MC-28)."""

    def __init__(self, seats: int, pack: Pack) -> None:
        super().__init__(fields(seats, pack))

    def fill(self, state: State, seat: i64, pen: Pen) -> None:
        assert isinstance(state, MacadamState)
        pen.hot(state.phase, FINISHED + 1)
        pen.seat(state.actor(), seat, state.seats)
        pen.put(state.round)
        pen.put(state.coup)
        pen.seat(state.dealer, seat, state.seats)
        pen.seat(state.leader, seat, state.seats)
        pen.seat(state.turn, seat, state.seats)
        pen.flag(state.backwards)
        pen.put(state.followed)
        pen.hot(state.signal, KINDS)
        pen.hot(state.demand, TYPES + 1)
        pen.flag(state.rolled)
        pen.flag(state.drawn)
        self.fill_counts(state.board.uncovered, pen)
        self.fill_middle(state, pen)
        self.fill_counts(state.players[seat].hand, pen)
        self.fill_buried(state, seat, pen)
        k: i64 = 0
        while k < state.seats:
            self.fill_player(state, (seat + k) % state.seats, pen)
            k += 1

    def fill_counts(self, counts: vec[u8], pen: Pen) -> None:
        for count in counts:
            pen.put(i64(count))

    def fill_middle(self, state: MacadamState, pen: Pen) -> None:
        pen.put(state.talon.fresh_size)
        pen.put(state.talon.buried_size())
        pen.put(state.board.centre)
        pen.put(state.board.insurances)
        pen.put(state.board.permits)

    def fill_buried(self, state: MacadamState, seat: i64, pen: Pen) -> None:
        """Count by type the cards that this seat buried and that still lie in the talon."""
        talon = state.talon
        first: i64 = pen.at
        pen.hot(-1, TYPES)
        i: i64 = talon.top
        while i < talon.bottom:
            if i64(talon.authors[i]) == seat:
                pen.out[first + i64(talon.buried[i])] += 1
            i += 1

    def fill_player(self, state: MacadamState, seat: i64, pen: Pen) -> None:
        player = state.players[seat]
        pen.put(player.size)
        self.fill_counts(player.exposed, pen)
        pen.flag(player.papers & INSURED != 0)
        pen.flag(player.papers & PERMITTED != 0)
        pen.flag(player.tickets & INSURED != 0)
        pen.flag(player.tickets & PERMITTED != 0)
        pen.put(player.penalties)
        pen.put(player.pedestrians)
        pen.put(state.round_score(seat))
        pen.put(state.score(seat))
