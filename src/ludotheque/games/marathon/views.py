"""What everybody at the table of Marathon knows: all of it is public."""

from __future__ import annotations

from typing import Any, TypedDict

from ludotheque.games.marathon.edition import CARDS, ROWS
from ludotheque.games.marathon.pawns import PawnsView, pawns
from ludotheque.games.marathon.rules.actions import PER_ROW
from ludotheque.games.marathon.rules.guest import Guest
from ludotheque.games.marathon.rules.lodge import PLACES
from ludotheque.games.marathon.rules.state import DOUBLED, NOBODY, TO_ROLL, TO_TURN, MarathonState
from ludotheque.kernel.state import OVER

PHASES = ("pile", "draw", "roll", "turn", "send", "over")


class RowView(PawnsView):
    """A row that is face up."""

    row: str
    leg: int
    newest: bool
    card: str
    signs: list[int]
    dice: list[int]
    crown: list[int]  # who holds the majority in the lounge now
    worth: list[list[int]]  # seat by seat, the six scores if the row were counted now


class GuestView(TypedDict):
    """One seat: time, pawns and sheet."""

    clock: int
    hand: int
    ticks: int
    penalty: int
    sheet: list[list[int]]
    crossed: list[int]  # cells of the sheet, leg after leg, that are crossed out; none before the end
    threatened: list[int]  # before the end: the cells that the ticks would cross out now
    score: int  # provisional until the game is over


class ExpelledView(TypedDict):
    """A pawn that waits for a free cell at pétanque, and the cell it was expelled from."""

    seat: int
    row: str
    cell: int


class MarathonView(TypedDict):
    """What is on the table, the same for all seats and spectators."""

    game: str
    seats: int
    options: dict[str, Any]
    phase: str
    actor: int
    leg: int | None
    order: list[int]
    rows: list[RowView]
    deck: list[str]
    discarded: list[str]
    guests: list[GuestView]
    expelled: ExpelledView | None
    costs: dict[str, int]
    ranks: list[int] | None


def view(state: MarathonState, seat: int | None) -> MarathonView:
    opened = [row(state, leg) for leg in range(state.scored, state.opened)]
    return {
        "game": state.setting.game.slug,
        "seats": int(state.seats),
        "options": dict(state.setting.options),
        "phase": PHASES[state.phase],
        "actor": int(state.actor()),
        "leg": int(state.opened) - 1 if state.opened else None,
        "order": order(state),
        "rows": sorted(opened, key=lambda shown: shown["row"]),
        "deck": [card for number, card in enumerate(CARDS) if state.deck[number]],
        "discarded": discarded(state),
        "guests": [_guest(state, seat) for seat in range(state.seats)],
        "expelled": expelled(state),
        "costs": costs(state),
        "ranks": state.ranks() if state.actor() == OVER else None,
    }


def own(state: MarathonState, seat: int | None) -> dict[str, Any]:
    """Show what depends on who looks: nothing."""
    return {}


def order(state: MarathonState) -> list[int]:
    """List the seats on the track in playing order: the furthest behind first, from the top of each pile."""
    return [int(seat) for seat in state.order][state.seats - state.piled :]


def row(state: MarathonState, leg: int) -> RowView:
    """Show the open row of a leg."""
    shown = state.row_of(leg)
    return RowView(
        row=ROWS[leg % 2],
        leg=leg,
        newest=leg == state.opened - 1,
        card=CARDS[shown.card],
        signs=[int(state.lodge.sign(shown.card, place)) for place in range(PLACES)],
        dice=dice(state, leg),
        crown=crown(state, leg),
        worth=worth(state, leg),
        **pawns(shown, int(state.seats)),
    )


def dice(state: MarathonState, leg: int) -> list[int]:
    """List the dice that lie on a row, places 1 to 6."""
    return [int(pips) for pips in state.row_of(leg).dice][: state.rolled if is_rolling(state, leg) else PLACES]


def is_rolling(state: MarathonState, leg: int) -> bool:
    """Say whether the row of the leg is being opened (MA-19)."""
    return state.phase == TO_ROLL and leg == state.opened - 1


def crown(state: MarathonState, leg: int) -> list[int]:
    """List the seats that the lounge would pay now (MA-44 to MA-48)."""
    shown, pawns, points = state.row_of(leg), state.lodge.nobody[:], state.lodge.nobody[:]
    shown.lounge.tally(pawns, points)
    return [seat for seat in range(state.seats) if pawns[seat] and shown.lounge.has_majority(seat, pawns)]


def worth(state: MarathonState, leg: int) -> list[list[int]]:
    """Work out what each seat would write if the row were scored now; nothing before all dice lie (MA-31 to MA-36)."""
    if is_rolling(state, leg):
        return []
    shown, pawns, scores = state.row_of(leg), state.lodge.nobody[:], state.lodge.nobody[:]
    factor = DOUBLED if leg == state.lodge.laps - 1 else 1
    found: list[list[int]] = [[] for _ in range(state.seats)]
    for place in range(PLACES):
        shown.tally(place, pawns, scores)
        for seat in range(state.seats):
            found[seat].append(int(factor * scores[seat]))
    return found


def to_cross_out(state: MarathonState, guest: Guest) -> list[int]:
    """Find the highest cells written so far, as many as there are ticks (MA-70, MA-71)."""
    if not state.lodge.crosses_out:
        return []
    return [cell for cell in range(state.scored * PLACES) if guest.is_among_highest(cell, state.scored)]


def discarded(state: MarathonState) -> list[str]:
    """List the Escale cards of the legs already scored."""
    shown = [state.row_of(leg).card for leg in range(state.scored, state.opened)]
    return [card for number, card in enumerate(CARDS) if not state.deck[number] and number not in shown]


def sheet(state: MarathonState, guest: Guest) -> list[list[int]]:
    """List the lines written so far."""
    cells = [int(cell) for cell in guest.sheet]
    return [cells[leg * PLACES : (leg + 1) * PLACES] for leg in range(state.scored)]


def expelled(state: MarathonState) -> ExpelledView | None:
    if state.expelled == NOBODY:
        return None
    return {"seat": int(state.expelled), "row": ROWS[state.expelled_row], "cell": int(state.expelled_cell) + 1}


def costs(state: MarathonState) -> dict[str, int]:
    """Tell the periods that each legal placement costs."""
    if state.phase != TO_TURN:
        return {}
    tokens = state.setting.tokens
    return {tokens[action]: int(state.rows[action // PER_ROW].cost(action % PER_ROW)) for action in state.legal()}


def _guest(state: MarathonState, seat: int) -> GuestView:
    guest = state.guests[seat]
    cells, over = to_cross_out(state, guest), state.actor() == OVER  # MA-75: nothing is crossed out before the end
    return {
        "clock": int(guest.clock),
        "hand": int(guest.hand),
        "ticks": int(guest.ticks),
        "penalty": int(guest.penalty),
        "sheet": sheet(state, guest),
        "crossed": cells if over else [],
        "threatened": [] if over else cells,
        "score": int(state.score(seat)),
    }
