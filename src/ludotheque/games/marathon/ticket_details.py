"""What the ticket of a placement adds to its label."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.games.marathon.edition import PLACES
from ludotheque.games.marathon.views import MarathonView, RowView
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Say
from ludotheque.kernel.ticket import Remark

HEAVY = 6  # points of penalty that are worth asking twice about
MINUS = "\u2212"


def remark(view: MarathonView, token: str, edition: Edition, say: Say) -> Remark:
    """Make what a ticket adds to its label: the time after it, the gain or loss, a heavy penalty."""
    kind, *rest = token.split(":")
    if kind == "send":
        return _sent(view, int(rest[0]), edition, say)
    if token not in view["costs"]:
        return Remark()
    row = next(row for row in view["rows"] if row["row"] == rest[0])
    spot = int(rest[2]) - 1 if len(rest) > 2 else 0
    avoided = _absence(row, rest[1], view["actor"])
    return Remark(
        detail=_visit(view, avoided, _detail(view, token, edition, say), say),
        effect=_effect(row, rest[1], spot, view, avoided - _penalty(view, token, edition), edition, say),
        grave=_grave(view, token, edition, say),
    )


def signed(points: int | None) -> str:
    """Write a gain or a loss with its sign."""
    if points is None:
        return ""
    return f"+{points}" if points >= 0 else f"{MINUS}{-points}"


def missing(view: MarathonView, token: str, edition: Edition) -> int:
    """Count the periods that a placement lacks at the end (MA-67)."""
    end = edition.number("track.periods") * edition.number("track.laps")
    return max(0, view["guests"][view["actor"]]["clock"] + view["costs"][token] - end)


def _penalty(view: MarathonView, token: str, edition: Edition) -> int:
    lacking = missing(view, token, edition)
    return lacking * (lacking + 1) // 2


def _grave(view: MarathonView, token: str, edition: Edition, say: Say) -> str:
    """Ask about a heavy penalty when a lighter one can be had."""
    penalty = _penalty(view, token, edition)
    lightest = min(_penalty(view, other, edition) for other in view["costs"])
    return say("grave-penalty", penalty=penalty) if penalty >= HEAVY and penalty > lightest else ""


def _detail(view: MarathonView, token: str, edition: Edition, say: Say) -> str:
    """Tell the time before and after (MA-16), and the days that it leads to (MA-18)."""
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


def _absence(row: RowView, place: str, seat: int) -> int:
    """Work out the points of an absence that a first pawn avoids (MA-33)."""
    stacks: dict[str, list[list[int]]] = {"upstairs": row["upstairs"], "lounge": row["lounge"]}
    queues: dict[str, Sequence[int | None]] = {
        "ground": row["ground"],
        "garden": row["garden"],
        "petanque": row["petanque"],
        "green": row["green"],
    }
    is_here = any(seat in stack for stack in stacks[place]) if place in stacks else seat in queues[place]
    return 0 if is_here or not row["worth"] else -row["worth"][seat][PLACES.index(place)]


def _visit(view: MarathonView, avoided: int, time: str, say: Say) -> str:
    """Add the absence that is avoided, and the cell that it would cross out (MA-33, MA-70)."""
    if not avoided:
        return time
    if view["options"]["unvisited"] != "cross_out":
        return say("detail-visit", time=time, malus=signed(-avoided), cell="kept")
    guest = view["guests"][view["actor"]]
    written = sorted((points for leg in guest["sheet"] for points in leg), reverse=True)
    next_cell = written[guest["ticks"]] if len(written) > guest["ticks"] else 0
    return say("detail-visit", time=time, malus=signed(-avoided), cell=max(0, next_cell))


def _effect(row: RowView, place: str, spot: int, view: MarathonView, besides: int, edition: Edition, say: Say) -> str:
    """Tell what the pawn may change in all, ``besides`` its own points; in the lounge all or nothing (MA-44)."""
    if place != "lounge":
        pays = _pays(row, place, spot, view["actor"], view, edition)
        return "" if pays is None else signed(pays + besides)
    points = _factor(row, place, edition) * (edition.number("lounge.bonus") + _die(row, place))
    return say("effect-majority", points=signed(points + besides), least=signed(besides) if besides else "0")


def _die(row: RowView, place: str) -> int:
    number = PLACES.index(place)
    return row["dice"][number] if number < len(row["dice"]) else 0


def _factor(row: RowView, place: str, edition: Edition) -> int:
    """Find the sign of the place (MA-34), doubled in the last days (MA-35)."""
    doubled = 2 if row["leg"] == edition.number("track.laps") - 1 else 1
    return doubled * row["signs"][PLACES.index(place)]


def _pays(row: RowView, place: str, spot: int, seat: int, view: MarathonView, edition: Edition) -> int | None:
    """Work out what the pawn would bring if nobody else came; the die counts for a first pawn only (MA-36)."""
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
    """Tell what the expelled pawn would be worth to its owner there (MA-58)."""
    victim = view["expelled"]
    assert victim is not None
    row = next(row for row in view["rows"] if row["row"] == victim["row"])
    points = _factor(row, "petanque", edition) * edition.numbers("petanque.points")[cell - 1]
    return Remark(detail=say("detail-send", other=victim["seat"], points=signed(points)))
