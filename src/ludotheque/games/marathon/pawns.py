"""The pawns on the six cards of a row, as lists of seats and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

import msgspec

from ludotheque.games.marathon.rules.petanque import FREE
from ludotheque.games.marathon.rules.row import Row
from ludotheque.games.marathon.rules.state import MarathonState
from ludotheque.kernel.position import require


class PawnsView(TypedDict):
    """Every number is the seat whose pawn lies there."""

    upstairs: list[list[int]]  # column by column, from the bottom
    lounge: list[list[int]]  # line by line, from the top
    ground: list[int]  # along the arrow
    garden: list[int]
    petanque: list[int | None]  # cell by cell
    green: list[int]  # from the head of the queue


class PawnsFacts(msgspec.Struct, forbid_unknown_fields=True):
    """The pawns of a position; columns, lines and cells left out are empty."""

    upstairs: list[list[int]] = []
    lounge: list[list[int]] = []
    ground: list[int] = []
    garden: list[int] = []
    petanque: list[int | None] = []
    green: list[int] = []


def pawns(row: Row, seats: int) -> PawnsView:
    """List the pawns that lie on the row."""
    upstairs, lounge, everybody = row.upstairs, row.lounge, range(seats)
    return PawnsView(
        upstairs=[
            [int(upstairs.at(column, line)) for line in range(upstairs.filled(column))]
            for column in range(upstairs.card.columns)
        ],
        lounge=[
            [seat for seat in everybody for _ in range(lounge.pawns[line * seats + seat])]
            for line in range(lounge.card.lines)
        ],
        ground=sorted((seat for seat in everybody if row.ground.has(seat)), key=lambda seat: row.ground.cell[seat]),
        garden=[seat for seat in everybody for _ in range(row.garden.pawns[seat])],
        petanque=[None if seat == FREE else int(seat) for seat in row.petanque.holder],
        green=sorted((seat for seat in everybody if row.green.has(seat)), key=lambda seat: row.green.place[seat]),
    )


def lay(state: MarathonState, row: Row, told: PawnsFacts, where: str) -> None:
    """Put the pawns of a position on an empty row, each from its owner's hand."""
    _lay_upstairs(state, row, told.upstairs, f"{where}.upstairs")
    _lay_lounge(state, row, told.lounge, f"{where}.lounge")
    for seat in told.ground:
        take(state, seat, f"{where}.ground")
        require(not row.ground.has(seat), f"{where}.ground", f"seat {seat} is there twice (MA-50)")
        row.ground.put(seat)
    _fits(told.garden, row.garden.card.cells, f"{where}.garden")
    for seat in told.garden:
        take(state, seat, f"{where}.garden")
        row.garden.put(seat)
    _fits(told.petanque, row.petanque.card.cells, f"{where}.petanque")
    for cell, holder in enumerate(told.petanque):
        if holder is not None:
            take(state, holder, f"{where}.petanque")
            row.petanque.put(holder, cell)
    for seat in told.green:
        take(state, seat, f"{where}.green")
        require(not row.green.has(seat), f"{where}.green", f"seat {seat} is there twice (MA-64)")
        row.green.put(seat, row.green.length)


def _lay_upstairs(state: MarathonState, row: Row, columns: list[list[int]], where: str) -> None:
    _fits(columns, row.upstairs.card.columns, where)
    for column, seats in enumerate(columns):
        _fits(seats, row.upstairs.card.heights[column], f"{where}[{column}]")
        for seat in reversed(seats):  # the topmost came first
            take(state, seat, f"{where}[{column}]")
            row.upstairs.put(seat, column)


def _lay_lounge(state: MarathonState, row: Row, lines: list[list[int]], where: str) -> None:
    _fits(lines, row.lounge.card.lines, where)
    for line, seats in enumerate(lines):
        _fits(seats, row.lounge.card.cells[line], f"{where}[{line}]")
        for seat in seats:
            take(state, seat, f"{where}[{line}]")
            row.lounge.put(seat, line)


def _fits(found: Sequence[object], most: int, where: str) -> None:
    require(len(found) <= most, where, f"found {len(found)}, accepted are at most {most}")


def take(state: MarathonState, seat: int, where: str) -> None:
    """Take a pawn from the hand of a seat."""
    require(0 <= seat < state.seats, where, f"found seat {seat}, accepted is 0 to {state.seats - 1}")
    guest = state.guests[seat]
    require(guest.hand > 0, where, f"seat {seat} has only {state.lodge.pawns} pawns (MA-02)")
    guest.hand -= 1
