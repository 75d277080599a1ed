"""What happened at a table of Mark, told from what one reader saw before and after."""

from __future__ import annotations

from ludotheque.games.mark.text import face
from ludotheque.games.mark.views import AuctionView, MarkView
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Say


def narrate(before: MarkView, actor: int, token: str, after: MarkView, edition: Edition, say: Say) -> list[str]:
    """Tell the act first, then what followed by itself."""
    kind, *rest = token.split(":")
    if kind == "roll":
        lines = _rolled(before, rest, after, say)
    elif kind == "bid":
        lines = _bid(actor, rest[0], after, say)
    else:
        lines = [_decision(before, actor, kind, rest, after, say)]
    lines += _closed(before, after, say)
    if after["roller"] != before["roller"]:
        lines += _turn_begins(before, after, say)
    return lines + _end(after, say) if after["phase"] == "over" else lines


def _by(number: str, say: Say) -> str:
    return say("clause", number=number)


def _decision(before: MarkView, actor: int, kind: str, rest: list[str], after: MarkView, say: Say) -> str:
    """Tell what a seat did; columns are counted from 1, as people do."""
    if kind == "lot":
        return say("log-lot", seat=actor, piece=_piece(rest[0], say), clause=_by("MK-32", say))
    if kind == "place":
        return say("log-place", seat=actor, piece=_piece(str(before["lot"]), say), column=int(rest[0]) + 1)
    if kind == "return":
        company = before["companies"][actor]
        cells = company["first"] if rest[0] == "first" else company["second"]
        return say("log-return", seat=actor, piece=_piece(str(cells[int(rest[1])]), say), clause=_by("MK-52", say))
    piece, column = _piece(rest[0], say), int(rest[1]) + 1
    if kind == "take":
        return say("log-take", seat=actor, piece=piece, column=column)
    if kind == "move":
        return say("log-move", seat=actor, piece=piece, column=column, to=int(rest[2]) + 1)
    return _sale(before, actor, piece, rest[2], after, say)


def _sale(before: MarkView, actor: int, piece: str, name: str, after: MarkView, say: Say) -> str:
    """Tell a sale with the price of the cell just filled (MK-44, MK-47)."""
    row = next(row for row in before["market"] if row["row"] == name)
    price = after["companies"][actor]["money"] - before["companies"][actor]["money"]
    message, rule = ("log-open", "MK-44") if row["colour"] is None else ("log-sell", "MK-47")
    return say(message, seat=actor, piece=piece, row=name.upper(), price=price, clause=_by(rule, say))


def _piece(colour: str, say: Say) -> str:
    return say(f"piece-{colour}")


def _rolled(before: MarkView, dice: list[str], after: MarkView, say: Say) -> list[str]:
    star, hammer = dice
    seat = before["roller"]
    lines = [say("log-roll", seat=seat, star=face(star, say), hammer=face(hammer, say))]
    if hammer == "hammer":
        return [*lines, _struck(before, star, after, say)]
    if after["phase"] == "act" and after["actions_left"] > 1:
        return [*lines, say("log-double", seat=seat, clause=_by("MK-25", say))]
    if after["phase"] == "act":
        return lines
    closed = all(colour in before["closed"] for colour in dice)
    message, rule = ("log-all-closed", "MK-56") if closed else ("log-no-action", "MK-22")
    return [*lines, say(message, seat=seat, clause=_by(rule, say))]


def _struck(before: MarkView, star: str, after: MarkView, say: Say) -> str:
    """Tell what the hammer puts up for auction (MK-31 to MK-33)."""
    if after["lot"]:
        return say("log-auction", piece=_piece(after["lot"], say), clause=_by("MK-31", say))
    if after["phase"] == "lot":
        return say("log-names", seat=before["roller"], clause=_by("MK-32", say))
    rule = "MK-58" if star in before["closed"] else "MK-33"
    return say("log-no-auction", clause=_by(rule, say))


def _bid(actor: int, amount: str, after: MarkView, say: Say) -> list[str]:
    lines = [say("log-sealed", seat=actor) if amount == "?" else say("log-bid", seat=actor, amount=int(amount))]
    if after["phase"] == "bid" or after["last_auction"] is None:
        return lines
    return lines + _shown(after["last_auction"], say)


def _shown(auction: AuctionView, say: Say) -> list[str]:
    """Tell all bids, who wins and why (MK-35 to MK-41)."""
    bids = ", ".join(say("log-bid-of", seat=seat, amount=bid) for seat, bid in enumerate(auction["bids"]))
    lines = [say("log-shown", bids=bids, clause=_by("MK-35", say))]
    winner = auction["winner"]
    if winner is None:
        return [*lines, say("log-refused", clause=_by("MK-39", say))]
    amount = auction["bids"][winner]
    tied = auction["bids"].count(amount) > 1
    why = "single" if not tied else "roller" if winner == auction["roller"] else "clockwise"
    rule = "MK-37" if tied else "MK-36"
    lines.append(say("log-wins", seat=winner, amount=amount, why=why, clause=_by(rule, say)))
    if not auction["delivered"]:
        lines.append(say("log-no-room", seat=winner, clause=_by("MK-41", say)))
    return lines


def _closed(before: MarkView, after: MarkView, say: Say) -> list[str]:
    """Tell which colours have just closed (MK-54), and that a second action is lost."""
    new = [colour for colour in after["closed"] if colour not in before["closed"]]
    lines = [
        say("log-closed", colour=face(name, say), removed=after["removed"][name], clause=_by("MK-54", say))
        for name in new
    ]
    if before["actions_left"] > 1 and after["actions_left"] == 0 and after["phase"] != "over":
        rule = "MK-55" if new else "MK-27"
        lines.append(say("log-second-lost", seat=before["roller"], clause=_by(rule, say)))
    return lines


def _turn_begins(before: MarkView, after: MarkView, say: Say) -> list[str]:
    """Tell the storage fee of the next seat (MK-48 to MK-50)."""
    seat = after["roller"]
    paid = before["companies"][seat]["money"] - after["companies"][seat]["money"]
    if paid:
        return [say("log-fee", seat=seat, paid=paid, clause=_by("MK-48", say))]
    if after["phase"] == "return":
        return [say("log-cannot-pay", seat=seat, clause=_by("MK-50", say))]
    return []


def _end(after: MarkView, say: Say) -> list[str]:
    rows = int(after["options"]["end_rows"])
    full = len(after["closed"]) >= rows
    rule = "MK-64" if not full else "MK-59" if rows == len(after["market"]) else "MK-60"
    lines = [say("log-end", full="yes" if full else "no", rows=rows, clause=_by(rule, say))]
    winners = [seat for seat, rank in enumerate(after["ranks"] or []) if rank == 1]
    money = after["companies"][winners[0]]["money"]
    if len(winners) == 1:
        return [*lines, say("log-winner", seat=winners[0], money=money, clause=_by("MK-62", say))]
    return [*lines, say("log-winners", seats=", ".join(map(str, winners)), money=money, clause=_by("MK-63", say))]
