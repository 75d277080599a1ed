"""What a seat or a spectator of Mark may know."""

from __future__ import annotations

from typing import Any, TypedDict

from ludotheque.games.mark.edition import COLOURS, COMPANY_ROWS, HAMMER_FACES, MARKET_ROWS, STAR_FACES
from ludotheque.games.mark.rules.actions import SYMBOL
from ludotheque.games.mark.rules.auction import Auction
from ludotheque.games.mark.rules.company import NONE, Company, Row
from ludotheque.games.mark.rules.state import TO_ACT, TO_RETURN, MarkState
from ludotheque.kernel.state import OVER

PHASES = ("return", "roll", "lot", "bid", "place", "act", "over")


class CompanyView(TypedDict):
    """One seat's company and money; the fee that its owner's next turn would cost as things stand."""

    money: int
    first: list[str | None]
    second: list[str | None]
    fee: int


class MarketRowView(TypedDict):
    """One row of the market: its prices from the arrow, whose it is, how many cells are filled."""

    row: str
    prices: list[int]
    colour: str | None
    sold: int


class DiceView(TypedDict):
    """The faces of the last roll."""

    star: str
    hammer: str


class AuctionView(TypedDict):
    """The last auction whose bids were shown."""

    roller: int
    colour: str
    bids: list[int]
    winner: int | None
    delivered: bool


class OwnView(TypedDict):
    """What depends on who looks."""

    seat: int | None
    bid: int | None


class MarkView(TypedDict):
    """All that is seen at the table."""

    game: str
    seats: int
    options: dict[str, Any]
    phase: str
    actor: int
    roller: int
    rolls: int
    dice: DiceView | None
    usable: list[str]
    actions_left: int
    reducing: str | None
    companies: list[CompanyView]
    bank: dict[str, int]
    market: list[MarketRowView]
    closed: list[str]
    removed: dict[str, int]
    lot: str | None
    has_bid: list[bool]
    last_auction: AuctionView | None
    seat: int | None
    bid: int | None
    ranks: list[int] | None


def view(state: MarkState, seat: int | None) -> MarkView:
    """Show what the seat may know: everything (MK-65) but the amount of the others' sealed bids (MK-34)."""
    mine = own(state, seat)
    return {
        "game": state.setting.game.slug,
        "seats": int(state.seats),
        "options": dict(state.setting.options),
        "phase": PHASES[state.phase],
        "actor": int(state.actor()),
        "roller": int(state.roller),
        "rolls": int(state.rolls),
        "dice": dice(state),
        "usable": [name for colour, name in enumerate(COLOURS) if state.phase == TO_ACT and is_usable(state, colour)],
        "actions_left": int(state.actions_left),
        "reducing": name_of(COMPANY_ROWS, state.surplus_row()) if state.phase == TO_RETURN else None,
        "companies": [_company(state, company) for company in state.companies],
        "bank": {name: int(state.bank.pieces[colour]) for colour, name in enumerate(COLOURS)},
        "market": [_market_row(state, row) for row in range(len(MARKET_ROWS))],
        "closed": [name for colour, name in enumerate(COLOURS) if state.market.is_closed(colour)],
        "removed": {name: removed(state, colour) for colour, name in enumerate(COLOURS)},
        "lot": name_of(COLOURS, state.lot),
        "has_bid": [company.bid != NONE for company in state.companies],
        "last_auction": auction(state.last),
        "seat": mine["seat"],
        "bid": mine["bid"],
        "ranks": state.ranks() if state.actor() == OVER else None,
    }


def own(state: MarkState, seat: int | None) -> OwnView:
    """Show what depends on who looks: their sealed bid (MK-34)."""
    return {"seat": seat, "bid": None if seat is None else maybe(state.companies[seat].bid)}


def masked(state: MarkState, token: str, seat: int | None) -> str:
    """Hide the amount of a sealed bid from all but its owner (MK-34)."""
    return token if seat == state.bidder or not token.startswith("bid:") else "bid:?"


def is_usable(state: MarkState, colour: int) -> bool:
    """Ask for an open colour that a die shows or a star stands for (MK-16, MK-28, MK-30, MK-57)."""
    return not state.market.is_closed(colour) and (colour in (state.star, state.hammer) or state.star == SYMBOL)


def removed(state: MarkState, colour: int) -> int:
    """Count the pieces that left the game when their colour closed (MK-54)."""
    return int(state.box.pieces - state.box.cells) if state.market.is_closed(colour) else 0


def dice(state: MarkState) -> DiceView | None:
    if state.star == NONE:
        return None
    return {"star": STAR_FACES[state.star], "hammer": HAMMER_FACES[state.hammer]}


def auction(last: Auction) -> AuctionView | None:
    """Show what everybody saw of the last auction (MK-35)."""
    if last.roller == NONE:
        return None
    return {
        "roller": int(last.roller),
        "colour": COLOURS[last.colour],
        "bids": [int(bid) for bid in last.bids],
        "winner": maybe(last.winner),
        "delivered": last.delivered,
    }


def cells(row: Row) -> list[str | None]:
    """List the colours of a company row, column by column."""
    return [name_of(COLOURS, row.cells[column]) for column in range(row.columns)]


def maybe(number: int) -> int | None:
    return None if number == NONE else int(number)


def name_of(names: list[str], number: int) -> str | None:
    return None if number == NONE else names[number]


def _company(state: MarkState, company: Company) -> CompanyView:
    return {
        "money": int(company.money),
        "first": cells(company.first),
        "second": cells(company.second),
        "fee": int(state.box.fee * company.crowded(state.box.free)),
    }


def _market_row(state: MarkState, row: int) -> MarketRowView:
    first = row * state.box.cells
    return {
        "row": MARKET_ROWS[row],
        "prices": [int(price) for price in state.box.prices[first : first + state.box.cells]],
        "colour": name_of(COLOURS, state.market.colour_of[row]),
        "sold": int(state.market.sold[row]),
    }
