"""What a seat of Macadam may know, as numbers. What the diary tells of past coups is left to the view."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ludotheque.games.macadam.rules.cards import INSURED, KINDS, PERMITTED, TYPES, Pack
from ludotheque.games.macadam.rules.state import MacadamState
from ludotheque.games.macadam.rules.table import FINISHED
from ludotheque.kernel.sight import Field, Pen, Sight, of_seats
from ludotheque.kernel.state import State


def fields(seats: int, pack: Pack) -> list[Field]:
    """In the order in which they are written."""
    return [
        Field("phase", FINISHED + 1),
        Field("actor", seats),
        Field("round", 1, int(pack.rounds)),
        Field("coup", 1, int(pack.coups)),
        Field("dealer", seats),
        Field("leader", seats),
        Field("turn", seats),
        Field("reversed", 1),
        Field("followed", 1, seats),
        Field("signal", KINDS),
        Field("demand", TYPES + 1),
        Field("rolled", 1),
        Field("drawn", 1),
        Field("uncovered", KINDS, 4),
        Field("fresh", 1, int(pack.size)),
        Field("buried", 1, 10),
        Field("aside", 1, 10),
        Field("centre", 1, 4),
        Field("insurances", 1, 4),
        Field("permits", 1, 4),
        Field("hand", TYPES, 3),
        Field("own_buried", TYPES, 3),
        *of_seats(
            seats,
            Field("cards", 1, int(pack.hand)),
            Field("exposed", TYPES, 3),
            Field("insured", 1),
            Field("permitted", 1),
            Field("insurance_ticket", 1),
            Field("permit_ticket", 1),
            Field("penalties", 1, 5),
            Field("pedestrians", 1, 10),
            Field("round_score", 1, 1000),
            Field("score", 1, 1000),
        ),
    ]


@final
@mypyc_attr(acyclic=True)
class MacadamSight(Sight):
    """MC-28: everything but the other hands, the talon and what others buried."""

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
        pen.put(state.talon.aside_size)
        pen.put(state.board.centre)
        pen.put(state.board.insurances)
        pen.put(state.board.permits)

    def fill_buried(self, state: MacadamState, seat: i64, pen: Pen) -> None:
        """The cards that this seat buried and that still lie in the talon, by type."""
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
