"""The table of Marathon in words: for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.games.marathon.edition import PLACES
from ludotheque.games.marathon.views import MarathonView, RowView
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Say


def table(view: MarathonView, edition: Edition, say: Say) -> list[str]:
    """Tell all that is on the table, one fact a line."""
    lines = [_days(view, edition, say)]
    if view["phase"] != "over":
        lines.append(say("order", seats=_seats(view["order"], say)))
    for row in view["rows"]:
        lines.append(say("row", row=row["row"], card=say(f"card-{row['card']}"), newest=_flag(row["newest"])))
        lines += [_place(row, number, edition, say) for number in range(len(PLACES))]
    if view["expelled"]:
        lines.append(say("expelled", **view["expelled"]))
    lines.append(say("deck", cards=len(view["deck"])))
    lines += [_guest(view, seat, say) for seat in range(view["seats"])]
    return lines


def _days(view: MarathonView, edition: Edition, say: Say) -> str:
    if view["phase"] == "over":
        return say("over")
    if view["leg"] is None:
        return say("before-start")
    first = 2 * view["leg"] + 1
    last_leg = view["leg"] == edition.number("track.laps") - 1
    days = {"first": first, "last": first + 1, "doubled": _flag(last_leg)}
    newest = next((row for row in view["rows"] if row["newest"]), None)
    return say("days", **days) if newest is None else say("days-card", **days, card=say(f"card-{newest['card']}"))


def _place(row: RowView, number: int, edition: Edition, say: Say) -> str:
    place, dice = PLACES[number], row["dice"]
    return say(
        "place",
        place=say(f"place-{place}"),
        sign="plus" if row["signs"][number] > 0 else "minus",
        die=dice[number] if number < len(dice) else say("no-die"),
        malus=edition.number(f"{place}.malus"),
        pawns=_pawns(row, place, edition, say),
    )


def _pawns(row: RowView, place: str, edition: Edition, say: Say) -> str:
    """Tell who is where on a card, with the prices that depend on it."""
    number, numbers = edition.number, edition.numbers
    if place == "upstairs":
        return _spots("shelf", [_seats(seats, say) for seats in row["upstairs"]], numbers("upstairs.costs"), say)
    if place == "lounge":
        return _spots("line", [_seats(seats, say) for seats in row["lounge"]], numbers("lounge.costs"), say)
    if place == "petanque":
        holders = [say("nobody") if seat is None else str(seat) for seat in row["petanque"]]
        return _spots("circle", holders, numbers("petanque.costs"), say)
    if place == "ground":
        costs = numbers("ground.costs")
        cost = costs[min(len(row["ground"]), len(costs) - 1)]
        return say("path", seats=_seats(row["ground"], say), cost=cost)
    if place == "garden":
        cost = number("garden.cost") + number("garden.per_player") * len(set(row["garden"]))
        return say("garden", seats=_seats(row["garden"], say), cost=cost)
    return say("queue", seats=_seats(row["green"], say), cost=number("green.cost"))


def _spots(message: str, held: list[str], costs: list[int], say: Say) -> str:
    spots = zip(held, costs, strict=True)
    told = [say(message, number=number, seats=seats, cost=cost) for number, (seats, cost) in enumerate(spots, 1)]
    return say("between").join(told)


def _guest(view: MarathonView, seat: int, say: Say) -> str:
    """Tell a seat's time, pawns and score, which is provisional before the end (MA-75)."""
    guest = view["guests"][seat]
    line = say(
        "guest",
        seat=seat,
        clock=guest["clock"],
        hand=guest["hand"],
        ticks=guest["ticks"],
        penalty=guest["penalty"],
        score=guest["score"],
        provisional=_flag(view["phase"] != "over"),
    )
    return f"{line} {say('rank', rank=view['ranks'][seat])}" if view["ranks"] else line


def _seats(seats: Sequence[int], say: Say) -> str:
    return ", ".join(map(str, seats)) or say("nobody")


def _flag(holds: bool) -> str:
    return "yes" if holds else "no"


def explain(view: MarathonView, token: str, edition: Edition, say: Say) -> str:
    """Tell what the token does now."""
    kind, *rest = token.split(":")
    if kind == "pile":
        return say("token-pile", seat=int(rest[0]))
    if kind == "draw":
        return say("token-draw", card=say(f"card-{rest[0]}"))
    if kind == "roll":
        return say("token-roll", pips=int(rest[0]), place=say(f"place-{next_die(view)}"))
    if kind == "send":
        return say("token-send", cell=int(rest[0]))
    row, place, *number = rest
    told = _at(view, kind, row, place, int(number[0]) if number else 0, edition, say)
    return told if token not in view["costs"] else f"{told} {_price(view, view['costs'][token], edition, say)}"


def _at(view: MarathonView, kind: str, row: str, place: str, number: int, edition: Edition, say: Say) -> str:
    """Tell where the pawn goes; name the row by its days when both are open, by its letter when it is closed."""
    circles = edition.numbers("petanque.points")
    points = circles[number - 1] if place == "petanque" and number <= len(circles) else 0
    where = say(f"at-{place}", number=number, points=points)
    shown = next((one for one in view["rows"] if one["row"] == row), None)
    if kind == "expel" and shown and points and shown["petanque"][number - 1] is not None:
        where = say("at-expel", other=shown["petanque"][number - 1], number=number)
    if shown is None:
        return say("at-row", where=where, row=row)
    first = 2 * shown["leg"] + 1
    return say("at-days", where=where, first=first, last=first + 1) if len(view["rows"]) > 1 else where


def next_die(view: MarathonView) -> str:
    """Find the place whose die is rolled next."""
    rolled = [len(row["dice"]) for row in view["rows"] if row["newest"]]
    return PLACES[min(rolled[0], len(PLACES) - 1)] if rolled else PLACES[0]


def _price(view: MarathonView, cost: int, edition: Edition, say: Say) -> str:
    """Tell the periods to pay, and the penalty beyond the end space (MA-67)."""
    end = edition.number("track.periods") * edition.number("track.laps")
    missing = view["guests"][view["actor"]]["clock"] + cost - end
    if missing <= 0:
        return say("price", cost=cost)
    return say("price-penalty", cost=cost, penalty=missing * (missing + 1) // 2)
