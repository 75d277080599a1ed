"""What the ticket of a placement adds to its label: the time after it, what the place would pay, a heavy penalty."""

from __future__ import annotations

from ludotheque.games.marathon.edition import PLACES
from ludotheque.games.marathon.views import MarathonView, RowView
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Say
from ludotheque.kernel.ticket import Remark

HEAVY = 6  # points of penalty that are worth asking twice about
MINUS = "\u2212"


def remark(view: MarathonView, token: str, edition: Edition, say: Say) -> Remark:
    """What a ticket adds to its label: mostly what the place costs."""
    kind, *rest = token.split(":")
    if kind == "send":
        return _sent(view, int(rest[0]), edition, say)
    if token not in view["costs"]:
        return Remark()
    row = next(row for row in view["rows"] if row["row"] == rest[0])
    spot = int(rest[2]) - 1 if len(rest) > 2 else 0
    place, seat = rest[1], view["actor"]
    return Remark(
        detail=_detail(view, token, edition, say),
        effect=_effect(row, place, spot, seat, view, edition, say),
        grave=_grave(view, token, edition, say),
    )


def signed(points: int | None) -> str:
    """A gain or a loss with its sign."""
    if points is None:
        return ""
    return f"+{points}" if points >= 0 else f"{MINUS}{-points}"


def missing(view: MarathonView, token: str, edition: Edition) -> int:
    """MA-67: the periods that a placement lacks at the end."""
    end = edition.number("track.periods") * edition.number("track.laps")
    return max(0, view["guests"][view["actor"]]["clock"] + view["costs"][token] - end)


def _penalty(view: MarathonView, token: str, edition: Edition) -> int:
    lacking = missing(view, token, edition)
    return lacking * (lacking + 1) // 2


def _grave(view: MarathonView, token: str, edition: Edition, say: Say) -> str:
    """A heavy penalty is asked about when a lighter one can be had."""
    penalty = _penalty(view, token, edition)
    lightest = min(_penalty(view, other, edition) for other in view["costs"])
    return say("grave-penalty", penalty=penalty) if penalty >= HEAVY and penalty > lightest else ""


def _detail(view: MarathonView, token: str, edition: Edition, say: Say) -> str:
    """MA-16: the time now and then; MA-18: the days that it leads to."""
    lap, clock = edition.number("track.periods"), view["guests"][view["actor"]]["clock"]
    then = clock + view["costs"][token]
    leg = then // lap
    if leg >= edition.number("track.laps"):
        time = say("detail-end", clock=clock, penalty=_penalty(view, token, edition))
    elif leg > clock // lap:
        time = say("detail-crosses", clock=clock, then=then, first=2 * leg + 1, last=2 * leg + 2)
    else:
        time = say("detail-time", clock=clock, then=then)
    if token.startswith("expel"):
        return say("detail-expel", time=time, by=str(view["options"]["expelled_by"]))
    return time


def _effect(row: RowView, place: str, spot: int, seat: int, view: MarathonView, edition: Edition, say: Say) -> str:
    """What the pawn may bring; in the lounge all or nothing (MA-44)."""
    if place != "lounge":
        return signed(_pays(row, place, spot, seat, view, edition))
    points = _factor(row, place, edition) * (edition.number("lounge.bonus") + _die(row, place))
    return say("effect-majority", points=signed(points))


def _die(row: RowView, place: str) -> int:
    number = PLACES.index(place)
    return row["dice"][number] if number < len(row["dice"]) else 0


def _factor(row: RowView, place: str, edition: Edition) -> int:
    """MA-34: the sign of the place; MA-35: double in the last days."""
    doubled = 2 if row["leg"] == edition.number("track.laps") - 1 else 1
    return doubled * row["signs"][PLACES.index(place)]


def _pays(row: RowView, place: str, spot: int, seat: int, view: MarathonView, edition: Edition) -> int | None:
    """What the pawn would bring its seat there if nobody else came; the die once for a first pawn (MA-36)."""
    points = edition.numbers(f"{place}.points")
    if place == "upstairs":
        if view["options"]["shelf_scoring"] != "own":
            return None
        here: list[int | None] = [one for column in row["upstairs"] for one in column]
        pushed = [line for line, owner in enumerate(row["upstairs"][spot]) if owner == seat]
        gain = points[0] + sum(points[line + 1] - points[line] for line in pushed)
    elif place == "garden":
        here = list(row["garden"])
        before = points[len(here) - 1] if seat in here else 0
        gain = points[len(here)] - before
    elif place == "petanque":
        here = row["petanque"]
        gain = points[spot]
    else:
        here = []
        gain = points[len(row["ground"]) if place == "ground" else spot]
    die = 0 if seat in here else _die(row, place)
    return _factor(row, place, edition) * (gain + die)


def _sent(view: MarathonView, cell: int, edition: Edition, say: Say) -> Remark:
    """MA-58: what the expelled pawn would be worth to its owner there."""
    victim = view["expelled"]
    assert victim is not None
    row = next(row for row in view["rows"] if row["row"] == victim["row"])
    points = _factor(row, "petanque", edition) * edition.numbers("petanque.points")[cell - 1]
    return Remark(detail=say("detail-send", other=victim["seat"], points=signed(points)))
