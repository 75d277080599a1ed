"""What the tickets of Mark add to their labels: a consequence, a gain or a cost, and the bids asked about twice."""

from __future__ import annotations

from ludotheque.games.mark.edition import COMPANY_ROWS
from ludotheque.games.mark.views import CompanyView, MarketRowView, MarkView
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Say
from ludotheque.kernel.ticket import Remark


def remark(view: MarkView, token: str, edition: Edition, say: Say) -> Remark:
    """Read the remark off the view; no rule is decided here."""
    kind, *rest = token.split(":")
    if kind == "roll" or view["actor"] < 0:
        return Remark()
    if kind == "bid":
        return _bid(view, rest[0], say)
    if kind == "sell":
        return _sale(view, rest[0], rest[2], say)
    if kind == "return":
        return _return(view, rest[0], int(rest[1]), edition, say)
    if kind == "lot":
        return Remark(_next(view, rest[0], say))
    return Remark(_stored(view, kind, rest, edition, say))


def _stored(view: MarkView, kind: str, rest: list[str], edition: Edition, say: Say) -> str:
    """Say what one more piece in a row costs to store, or else what matters about its colour."""
    row = "second" if kind == "move" else "first"
    company = view["companies"][view["actor"]]
    if _count(company, row) + 1 > edition.number("storage.free"):
        return say("remark-crowded", row=row, count=_count(company, row) + 1, fee=edition.number("storage.fee"))
    if kind == "place":
        return ""
    if kind == "move":
        return _next(view, rest[0], say)
    return say("remark-left", count=view["bank"][rest[0]] - 1)


def _next(view: MarkView, colour: str, say: Say) -> str:
    row = next((row for row in view["market"] if row["colour"] == colour), None)
    if row is None:
        return say("remark-no-row")
    return say("remark-next", price=row["prices"][row["sold"]])


def _sale(view: MarkView, colour: str, name: str, say: Say) -> Remark:
    row = next(row for row in view["market"] if row["row"] == name)
    effect = say("remark-gain", amount=row["prices"][row["sold"]])
    if row["sold"] + 1 == len(row["prices"]):
        return Remark(_closing(view, colour, say), effect)
    if row["colour"] is None:
        return Remark(say("remark-then", prices=", ".join(map(str, row["prices"][1:]))), effect)
    return Remark(_room(row, say), effect)


def _room(row: MarketRowView, say: Say) -> str:
    return say("remark-room", places=len(row["prices"]) - row["sold"] - 1, price=row["prices"][row["sold"] + 1])


def _closing(view: MarkView, colour: str, say: Say) -> str:
    """Say what leaves the game with the row that this sale fills (MK-54)."""
    held = [sum(_count(company, row, colour) for row in COMPANY_ROWS) for company in view["companies"]]
    own = held[view["actor"]] - 1
    return say("remark-closing", count=view["bank"][colour] + sum(held) - 1, own=own)


def _bid(view: MarkView, amount: str, say: Say) -> Remark:
    """Ask to confirm a bid above half of one's money."""
    if amount in ("0", "?"):
        return Remark()
    company, bid = view["companies"][view["actor"]], int(amount)
    full = None not in company["first"]
    detail = say("remark-for-nothing") if full else say("remark-money-left", amount=company["money"] - bid)
    grave = say("remark-seal", amount=bid) if bid * 2 > company["money"] > 1 else ""
    return Remark(detail, say("remark-cost", amount=bid), grave)


def _return(view: MarkView, row: str, column: int, edition: Edition, say: Say) -> Remark:
    company = view["companies"][view["actor"]]
    colour = _row(company, row)[column]
    left = _count(company, row) - 1 - edition.number("storage.free")
    detail = "" if colour is None else _next(view, colour, say)
    return Remark(" · ".join([part for part in (detail, say("remark-more", count=left) if left > 0 else "") if part]))


def _count(company: CompanyView, row: str, colour: str | None = None) -> int:
    """Count the pieces of a row, or those of one colour."""
    return sum(piece is not None and colour in (None, piece) for piece in _row(company, row))


def _row(company: CompanyView, row: str) -> list[str | None]:
    return company["first" if row == "first" else "second"]
