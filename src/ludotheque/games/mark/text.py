"""The table of Mark in words: for the terminal and for screen readers."""

from __future__ import annotations

from ludotheque.games.mark.views import AuctionView, CompanyView, MarketRowView, MarkView
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Say


def table(view: MarkView, edition: Edition, say: Say) -> list[str]:
    """Write all that the seat may know, one fact a line."""
    lines = [say("turn", seat=view["roller"], rolls=view["rolls"])]
    if view["dice"]:
        lines.append(say("dice", star=face(view["dice"]["star"], say), hammer=face(view["dice"]["hammer"], say)))
    lines += [_market_row(row, say) for row in view["market"]]
    lines.append(say("bank", pieces=_counts(view["bank"], say)))
    if view["closed"]:
        lines.append(say("closed", pieces=_counts({name: view["removed"][name] for name in view["closed"]}, say)))
    lines += [_company(seat, company, say) for seat, company in enumerate(view["companies"])]
    lines += _moment(view, say)
    if view["last_auction"]:
        lines.append(_last_auction(view["last_auction"], say))
    return lines


def _market_row(row: MarketRowView, say: Say) -> str:
    prices = " ".join(map(str, row["prices"]))
    if row["colour"] is None:
        return say("row-free", row=row["row"].upper(), prices=prices)
    colour = face(row["colour"], say)
    if row["sold"] == len(row["prices"]):
        return say("row-full", row=row["row"].upper(), prices=prices, colour=colour)
    next_price = row["prices"][row["sold"]]
    return say("row-taken", row=row["row"].upper(), prices=prices, colour=colour, sold=row["sold"], next=next_price)


def _company(seat: int, company: CompanyView, say: Say) -> str:
    return say(
        "company",
        seat=seat,
        money=company["money"],
        first=_cells(company["first"], say),
        second=_cells(company["second"], say),
        fee=company["fee"],
    )


def _moment(view: MarkView, say: Say) -> list[str]:
    """Write what is being decided now."""
    lines = []
    if view["phase"] == "act":
        colours = ", ".join(face(name, say) for name in view["usable"])
        lines.append(say("usable", actions=view["actions_left"], colours=colours))
    if view["reducing"]:
        lines.append(say("reducing", seat=view["roller"], row=view["reducing"]))
    if view["lot"]:
        lines.append(say("lot", colour=face(view["lot"], say)))
    committed = [str(seat) for seat, done in enumerate(view["has_bid"]) if done]
    if committed:
        lines.append(say("has-bid", seats=", ".join(committed)))
    if view["bid"] is not None:
        lines.append(say("own-bid", seat=view["seat"], amount=view["bid"]))
    return lines


def _last_auction(auction: AuctionView, say: Say) -> str:
    if auction["winner"] is None:
        outcome = say("auction-refused")
    else:
        ending = "auction-delivered" if auction["delivered"] else "auction-no-room"
        outcome = say(ending, seat=auction["winner"], amount=auction["bids"][auction["winner"]])
    bids = " · ".join(map(str, auction["bids"]))
    return say("last-auction", colour=face(auction["colour"], say), bids=bids, outcome=outcome)


def face(name: str, say: Say) -> str:
    """Name a face of the dice; a colour is named by its material."""
    return say(f"face-{name}")


def _cells(cells: list[str | None], say: Say) -> str:
    return " | ".join(say("vacant") if name is None else face(name, say) for name in cells)


def _counts(counts: dict[str, int], say: Say) -> str:
    return ", ".join(f"{face(name, say)} {count}" for name, count in counts.items())


def explain(view: MarkView, token: str, edition: Edition, say: Say) -> str:
    """Say what the token does now; columns are counted from 1, as people do."""
    kind, *rest = token.split(":")
    if kind == "roll":
        return say("token-roll", star=face(rest[0], say), hammer=face(rest[1], say))
    if kind == "bid":
        return _bid(view, rest[0], say)
    if kind == "place":
        return say("token-place", column=int(rest[0]) + 1)
    if kind == "return":
        return _return(view, rest[0], int(rest[1]), say)
    return _with_colour(view, kind, rest, say)


def _return(view: MarkView, row: str, column: int, say: Say) -> str:
    """Name the piece that is given back, if there is one in the cell."""
    company = view["companies"][view["roller"]]
    piece = (company["first"] if row == "first" else company["second"])[column]
    if piece is None:
        return say("token-return", row=row, column=column + 1)
    return say("token-return-piece", row=row, column=column + 1, colour=face(piece, say))


def _with_colour(view: MarkView, kind: str, rest: list[str], say: Say) -> str:
    colour = face(rest[0], say)
    if kind == "lot":
        return say("token-lot", colour=colour)
    column = int(rest[1]) + 1
    if kind == "take":
        return say("token-take", colour=colour, column=column)
    if kind == "move":
        return say("token-move", colour=colour, column=column, to=int(rest[2]) + 1)
    row = next(row for row in view["market"] if row["row"] == rest[2])
    return _sale(row, colour, column, say)


def _sale(row: MarketRowView, colour: str, column: int, say: Say) -> str:
    """Say what a sale brings; a full row is shown at its last price."""
    price = row["prices"][min(row["sold"], len(row["prices"]) - 1)]
    opens = "token-open" if row["colour"] is None else "token-sell"
    return say(opens, colour=colour, column=column, row=row["row"].upper(), price=price)


def _bid(view: MarkView, amount: str, say: Say) -> str:
    if amount == "?":
        return say("token-bid-sealed")
    if amount == "0":
        return say("token-bid-none")
    bidder = view["actor"]
    full = bidder >= 0 and None not in view["companies"][bidder]["first"]
    return say("token-bid-no-room" if full else "token-bid", amount=amount)
