"""Positions of Marathon: the whole state as JSON and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.games.marathon.edition import CARDS, PLACES, ROWS, lodge
from ludotheque.games.marathon.pawns import lay, pawns, take
from ludotheque.games.marathon.position_checks import check_phase
from ludotheque.games.marathon.position_schema import ExpelledFacts, Facts
from ludotheque.games.marathon.rules.guest import Guest
from ludotheque.games.marathon.rules.row import Row
from ludotheque.games.marathon.rules.state import MarathonState
from ludotheque.games.marathon.views import PHASES, dice, discarded, expelled, order, sheet
from ludotheque.kernel.position import require, shaped
from ludotheque.kernel.setting import Setting


def facts(state: MarathonState) -> dict[str, Any]:
    """Write the state as the facts of a position."""
    rows: dict[str, Any] = dict.fromkeys(ROWS)
    for leg in range(state.scored, state.opened):
        shown = state.row_of(leg)
        rows[ROWS[leg % 2]] = {"card": CARDS[shown.card], "dice": dice(state, leg), **pawns(shown, int(state.seats))}
    return {
        "phase": PHASES[state.phase],
        "guests": [_guest(state, guest) for guest in state.guests],
        "order": order(state),
        "rows": rows,
        "discarded": discarded(state),
        "forced": bool(state.forced),
        "expelled": expelled(state),
    }


def _guest(state: MarathonState, guest: Guest) -> dict[str, Any]:
    return {
        "clock": int(guest.clock),
        "ticks": int(guest.ticks),
        "penalty": int(guest.penalty),
        "sheet": sheet(state, guest),
    }


def place(setting: Setting, data: Mapping[str, Any]) -> MarathonState:
    """Make the state with these facts; raise BadPosition where a marathon could not stand so."""
    given = shaped(data, Facts)
    state = MarathonState(setting, lodge(setting.seats, setting.edition, setting.options))
    state.phase = PHASES.index(given.phase)
    state.forced = given.forced
    _place_cards(state, given)
    _place_guests(state, given)
    _place_order(state, given)
    _place_rows(state, given)
    if given.expelled is not None:
        _place_expelled(state, given.expelled)
    check_phase(state, given)
    if given.phase in ("turn", "send"):
        state.turn = state.order[0]  # MA-10, MA-11
    return state


def _place_cards(state: MarathonState, given: Facts) -> None:
    """Take the Escale cards, which say what legs are scored and what rows are open."""
    laps = int(state.lodge.laps)
    scored = len(given.discarded)
    require(scored <= laps, "$.discarded", f"found {scored} cards, accepted is one for each of {laps} legs")
    for name in given.discarded:
        _take(state, name, "$.discarded")
    state.scored = state.opened = scored
    rows = [given.rows.a, given.rows.b]
    wanted = sum(row is not None for row in rows)
    while state.opened < scored + wanted:
        row = rows[state.opened % 2]
        where = f"$.rows.{ROWS[state.opened % 2]}"
        require(state.opened < laps, "$.rows", f"found {wanted} open, but {scored} of {laps} legs are scored")
        require(row is not None, where, f"this row serves leg {state.opened}, which is open (MA-07)")
        assert row is not None
        state.row_of(state.opened).card = _take(state, row.card, f"{where}.card")
        state.opened += 1


def _take(state: MarathonState, name: str, where: str) -> int:
    require(name in CARDS, where, f"found {name!r}, accepted are {', '.join(CARDS)}")
    number = CARDS.index(name)
    require(state.deck[number] == 1, where, f"there is only one {name}")
    state.deck[number] = 0
    state.deck_size -= 1
    return number


def _place_guests(state: MarathonState, given: Facts) -> None:
    n, end, legs = state.setting.seats, int(state.lodge.end), int(state.scored)
    require(len(given.guests) == n, "$.guests", f"found {len(given.guests)}, accepted is one for each of {n} seats")
    penalties = [missing * (missing + 1) // 2 for missing in range(state.lodge.periods)]
    for seat, told in enumerate(given.guests):
        guest, where = state.guests[seat], f"$.guests[{seat}]"
        require(0 <= told.clock <= end, f"{where}.clock", f"found {told.clock}, accepted is 0 to {end}")
        most = legs * len(PLACES)
        require(0 <= told.ticks <= most, f"{where}.ticks", f"found {told.ticks}, accepted is 0 to {most}")
        fits = told.penalty in (penalties if told.clock == end else [0])
        text = f"found {told.penalty}, accepted is 0, or 1, 3, 6 and so on for a seat on the end space (MA-67)"
        require(fits, f"{where}.penalty", text)
        guest.clock, guest.ticks, guest.penalty = told.clock, told.ticks, told.penalty
        lines = [[0] * len(PLACES)] * legs if told.sheet is None else told.sheet
        fits = len(lines) == legs and all(len(line) == len(PLACES) for line in lines)
        require(fits, f"{where}.sheet", f"accepted are {len(PLACES)} cells for each of {legs} legs scored")
        for cell, value in enumerate(value for line in lines for value in line):
            guest.sheet[cell] = value


def _place_order(state: MarathonState, given: Facts) -> None:
    n = state.setting.seats
    clocks = [guest.clock for guest in given.guests]
    default = [] if given.phase == "pile" else sorted(range(n), key=lambda seat: clocks[seat])
    seats = default if given.order is None else given.order
    if given.phase == "pile":
        fits = len(set(seats)) == len(seats) < n - 1 and set(seats) <= set(range(n))
        require(fits, "$.order", f"accepted are at most {n - 2} different seats while the pile is built")
    else:
        fits = sorted(seats) == list(range(n)) and [clocks[seat] for seat in seats] == sorted(clocks)
        require(fits, "$.order", "accepted is every seat once, the furthest behind first")
    for seat in reversed(seats):
        state.put_on_top(seat)


def _place_rows(state: MarathonState, given: Facts) -> None:
    for number, told in enumerate([given.rows.a, given.rows.b]):
        if told is None:
            continue
        row, where = state.rows[number], f"$.rows.{ROWS[number]}"
        opening = given.phase == "roll" and number == (state.opened - 1) % 2
        _place_dice(state, row, told.dice, opening, f"{where}.dice")
        held = _in_hand(state)
        lay(state, row, told, where)
        require(not opening or _in_hand(state) == held, where, "no pawn lies here before all dice are rolled (MA-20)")


def _in_hand(state: MarathonState) -> int:
    return sum(int(guest.hand) for guest in state.guests)


def _place_dice(state: MarathonState, row: Row, dice_told: list[int], opening: bool, where: str) -> None:
    faces, count, all_dice = int(state.lodge.faces), len(dice_told), len(PLACES)
    if opening:
        require(count < all_dice, where, f"found {count}, accepted are fewer than {all_dice} while they are rolled")
        state.rolled = count
    else:
        require(count == all_dice, where, f"found {count}, accepted are {all_dice}")
    require(all(1 <= pips <= faces for pips in dice_told), where, f"accepted are dice from 1 to {faces}")
    for number, pips in enumerate(dice_told):
        row.dice[number] = pips


def _place_expelled(state: MarathonState, told: ExpelledFacts) -> None:
    """Hold the pawn that waits; the seat to play has taken its cell (MA-57)."""
    where, number = "$.expelled", ROWS.index(told.row)
    require(state.rows[number].is_open(), f"{where}.row", f"row {told.row} is face down")
    take(state, told.seat, f"{where}.seat")
    petanque, turn = state.rows[number].petanque, int(state.order[0])
    require(1 <= told.cell <= petanque.card.cells, f"{where}.cell", f"accepted is 1 to {petanque.card.cells}")
    fits = petanque.holder[told.cell - 1] == turn != told.seat
    require(fits, f"{where}.cell", f"the cell must be held by the seat to play, {turn}, and taken from another")
    require(petanque.room > 0, f"{where}.row", "nobody can be expelled without a free cell (MA-59)")
    state.expelled, state.expelled_row, state.expelled_cell = told.seat, number, told.cell - 1
