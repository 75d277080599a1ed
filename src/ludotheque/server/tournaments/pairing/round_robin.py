"""Round robin in groups: everybody of a group meets everybody as equally often as can be (T-40)."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.server.tournaments.events import Seated
from ludotheque.server.tournaments.pairing.company import Apart, make_question
from ludotheque.server.tournaments.pairing.draft import Draft, Pool
from ludotheque.server.tournaments.pairing.field import split_byes
from ludotheque.server.tournaments.rules.groups import groups_of
from ludotheque.server.tournaments.state import TournamentState

Tables = list[tuple[int, ...]]
POLYNOMIALS = {4: 0b111, 8: 0b1011}


def draft_round_robin(state: TournamentState, apart: Apart) -> Draft:
    """Draft the next round of every group: by a known schedule where there is one, else by the solver."""
    pools, byes = list[Pool](), list[int]()
    for number, group in enumerate(groups_of(state), 1):
        pool, resting = _draft_group(state, number, group, apart)
        pools.append(pool)
        byes += resting
    return Draft([pool for pool in pools if pool.players], sorted(byes))


def _draft_group(state: TournamentState, number: int, group: Sequence[int], apart: Apart) -> tuple[Pool, list[int]]:
    playing = [one for one in group if state.entrants[one].left is None]
    seats, turn = state.plan.seats, len(state.rounds)
    if len(playing) == len(group):  # somebody who left would leave holes in a schedule
        tables = scheduled(len(group), seats, turn, state.plan.bots is not None)
        if tables is not None:
            return _from_schedule(state, number, group, tables)
    players, byes = split_byes(state, playing) if playing else ([], [])
    if not players:
        return Pool(number, []), byes
    return Pool(number, players, make_question(state, players, apart=apart)), byes


def _from_schedule(state: TournamentState, number: int, group: Sequence[int], tables: Tables) -> tuple[Pool, list[int]]:
    """Seat the group by a schedule; the place after the last is the bye, or a bot."""
    bot = Seated(level=state.plan.bots)
    players = [*(Seated(one) for one in group), bot]
    kept = [table for table in tables if len(group) not in table or state.plan.bots is not None]
    byes = [group[place] for table in tables if table not in kept for place in table if place < len(group)]
    return Pool(number, players, tables=kept), byes


def scheduled(size: int, seats: int, turn: int, bots: bool) -> Tables | None:
    """Return the tables of a round by a schedule in which nobody meets anybody again too early; None if none is known.

    For tables of two an odd group has one place more, ``size``: whoever meets it has a bye.
    """
    if seats == 2:
        return circle(size + size % 2, turn)
    if size == seats:
        return [tuple(range(size))]
    if size == seats * seats and seats in (3, 4, 5, 7, 8):
        return plane(seats, turn)
    return None


def circle(size: int, turn: int) -> Tables:
    """Return a round of the circle method: one stays, the others move on by one place.

    >>> [circle(4, turn) for turn in range(3)]
    [[(0, 3), (1, 2)], [(0, 2), (3, 1)], [(0, 1), (2, 3)]]
    """
    turn %= size - 1
    others = list(range(1, size))
    others = others[-turn:] + others[:-turn] if turn else others
    order = [0, *others]
    return [(order[place], order[-1 - place]) for place in range(size // 2)]


def plane(seats: int, turn: int) -> Tables:
    """Return a round of an affine plane over the field of so many elements: in seats + 1 rounds all meet once.

    >>> plane(3, 0), plane(3, 3)
    ([(0, 1, 2), (3, 4, 5), (6, 7, 8)], [(0, 3, 6), (1, 4, 7), (2, 5, 8)])
    """
    slope = turn % (seats + 1)
    if slope == seats:  # the columns
        return [tuple(seats * row + column for row in range(seats)) for column in range(seats)]
    return [
        tuple(sorted(seats * _line(seats, slope, column, start) + column for column in range(seats)))
        for start in range(seats)
    ]


def _line(seats: int, slope: int, column: int, start: int) -> int:
    """Return slope * column + start in the field: of a prime by remainders, of 4 and 8 by polynomials over two."""
    if seats not in POLYNOMIALS:
        return (slope * column + start) % seats
    product = 0
    for bit in range(slope.bit_length()):
        product ^= (column << bit) * (slope >> bit & 1)
    for bit in range(product.bit_length() - 1, seats.bit_length() - 2, -1):
        if product >> bit & 1:
            product ^= POLYNOMIALS[seats] << (bit - seats.bit_length() + 1)
    return product ^ start
