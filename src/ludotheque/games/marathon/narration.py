"""What happened in a marathon, told from the views before and after."""

from __future__ import annotations

from ludotheque.games.marathon.edition import PLACES, ROWS
from ludotheque.games.marathon.text import next_die
from ludotheque.games.marathon.views import MarathonView
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Say


def narrate(before: MarathonView, actor: int, token: str, after: MarathonView, edition: Edition, say: Say) -> list[str]:
    """Tell the act first, then what followed by itself."""
    kind, *rest = token.split(":")
    if kind == "pile":
        return _piled(before, int(rest[0]), after, say)
    if kind == "draw":
        return [_opened(rest[0], after, say)]
    cost = 0
    if kind == "roll":
        lines = [say("log-roll", place=say(f"place-{next_die(before)}"), pips=int(rest[0]))]
    elif kind == "expel":
        return [_expelled(actor, rest, after, say)]
    elif kind == "send":
        lines = [_sent(before, actor, int(rest[0]), say)]
        cost = _expulsion_cost(before, edition)
    else:
        lines = [_placed(actor, rest, say)]
        cost = before["costs"][token]
    lines += _paid(before, cost, after, edition, say) if cost else []
    lines += _forced(before, cost, after, edition, say)
    for leg in range(_scored(before), _scored(after)):
        lines += _row_scored(leg, after, edition, say)
    lines += _absent(before, after, say)
    if after["phase"] == "draw":
        lines.append(_new_leg(before, after, say))
    return lines + _end(after, say) if after["phase"] == "over" else lines


def _by(number: str, say: Say) -> str:
    return say("clause", number=number)


def _piled(before: MarathonView, seat: int, after: MarathonView, say: Say) -> list[str]:
    """Tell the starting pile; the last pawn goes on top by itself (MA-04)."""
    lines = [say("log-pile", seat=seat, clause=_by("MA-04", say))]
    if len(after["order"]) - len(before["order"]) > 1:
        lines.append(say("log-pile-top", seat=after["order"][0], clause=_by("MA-03", say)))
    return lines


def _opened(card: str, after: MarathonView, say: Say) -> str:
    row = next(row for row in after["rows"] if row["newest"])
    minus = [say(f"place-{place}") for place, sign in zip(PLACES, row["signs"], strict=True) if sign < 0]
    return say(
        "log-open",
        card=say(f"card-{card}"),
        row=row["row"],
        minus=", ".join(minus) or say("log-no-place"),
        **_days(row["leg"]),
        clause=_by("MA-19", say),
    )


def _days(leg: int) -> dict[str, int]:
    return {"first": 2 * leg + 1, "last": 2 * leg + 2}


def _placed(actor: int, rest: list[str], say: Say) -> str:
    row, place, *number = rest
    return say("log-place", seat=actor, where=_where(row, place, int(number[0]) if number else 0, say))


def _where(row: str, place: str, number: int, say: Say) -> str:
    return say(f"spot-{place}", row=row, number=number)


def _expelled(actor: int, rest: list[str], after: MarathonView, say: Say) -> str:
    victim = after["expelled"]
    assert victim is not None
    where = _where(rest[0], rest[1], int(rest[2]), say)
    return say("log-expel", seat=actor, other=victim["seat"], where=where, clause=_by("MA-57", say))


def _sent(before: MarathonView, actor: int, cell: int, say: Say) -> str:
    victim = before["expelled"]
    assert victim is not None
    return say("log-send", seat=actor, other=victim["seat"], cell=cell, clause=_by("MA-58", say))


def _expulsion_cost(before: MarathonView, edition: Edition) -> int:
    """Work out the price of an expulsion, due once the expelled pawn has its cell (MA-57)."""
    victim = before["expelled"]
    assert victim is not None
    return edition.numbers("petanque.costs")[victim["cell"] - 1] + edition.number("petanque.surcharge")


def _end_of_track(edition: Edition) -> int:
    return edition.number("track.periods") * edition.number("track.laps")


def _paid(before: MarathonView, cost: int, after: MarathonView, edition: Edition, say: Say) -> list[str]:
    """Tell what the first in the order pays (MA-16), and the penalty for periods missing at the end (MA-67)."""
    seat = before["order"][0]
    clock, end = before["guests"][seat]["clock"] + cost, _end_of_track(edition)
    lines = [say("log-pay", seat=seat, cost=cost, clock=min(clock, end), clause=_by("MA-16", say))]
    penalty = after["guests"][seat]["penalty"] - before["guests"][seat]["penalty"]
    if penalty:
        lines.append(say("log-penalty", seat=seat, missing=clock - end, penalty=penalty, clause=_by("MA-67", say)))
    return lines


def _forced(before: MarathonView, cost: int, after: MarathonView, edition: Edition, say: Say) -> list[str]:
    """Tell the time pawns that went further than what was paid (MA-24 to MA-26, MA-32)."""
    payer, end = before["order"][0] if cost else None, _end_of_track(edition)
    lines = []
    for seat, guest in enumerate(before["guests"]):
        clock = after["guests"][seat]["clock"]
        if clock == min(guest["clock"] + (cost if seat == payer else 0), end):
            continue
        pawns = guest["hand"] - (seat == payer)
        rule = "MA-32" if clock == end else "MA-25" if pawns else "MA-24"
        lines.append(say("log-forced", seat=seat, pawns=pawns, clock=clock, clause=_by(rule, say)))
    return lines


def _scored(view: MarathonView) -> int:
    return len(view["guests"][0]["sheet"])


def _row_scored(leg: int, after: MarathonView, edition: Edition, say: Say) -> list[str]:
    """Tell what each seat writes, place by place (MA-31), double in the last days (MA-35)."""
    doubled = leg == edition.number("track.laps") - 1
    rule, flag = ("MA-35", "yes") if doubled else ("MA-31", "no")
    lines = [say("log-scored", row=ROWS[leg % 2], **_days(leg), doubled=flag, clause=_by(rule, say))]
    for seat, guest in enumerate(after["guests"]):
        cells = guest["sheet"][leg]
        lines.append(say("log-line", seat=seat, cells=" · ".join(map(str, cells)), total=sum(cells)))
    return lines


def _absent(before: MarathonView, after: MarathonView, say: Say) -> list[str]:
    """Tell how many places of the rows just scored each seat has missed (MA-33)."""
    pairs = enumerate(zip(before["guests"], after["guests"], strict=True))
    missed = [(seat, new["ticks"] - old["ticks"]) for seat, (old, new) in pairs]
    return [say("log-absent", seat=seat, places=count, clause=_by("MA-33", say)) for seat, count in missed if count]


def _new_leg(before: MarathonView, after: MarathonView, say: Say) -> str:
    """Tell who is the first to reach the next days (MA-18)."""
    pairs = zip(before["guests"], after["guests"], strict=True)
    moved = [(new["clock"], seat) for seat, (old, new) in enumerate(pairs) if new["clock"] > old["clock"]]
    leg = 0 if after["leg"] is None else after["leg"] + 1
    return say("log-new-leg", seat=max(moved)[1], **_days(leg), clause=_by("MA-18", say))


def _end(after: MarathonView, say: Say) -> list[str]:
    """Tell the scores crossed out for missed places, then the result (MA-69 to MA-74)."""
    lines = [say("log-end", clause=_by("MA-69", say))]
    for seat, guest in enumerate(after["guests"]):
        cells = sorted((cell for line in guest["sheet"] for cell in line), reverse=True)[: guest["ticks"]]
        if cells and after["options"]["unvisited"] == "cross_out":
            lines.append(say("log-crossed", seat=seat, cells=" · ".join(map(str, cells)), clause=_by("MA-70", say)))
    scores = [say("log-score-of", seat=seat, score=guest["score"]) for seat, guest in enumerate(after["guests"])]
    lines.append(say("log-scores", scores=", ".join(scores), clause=_by("MA-72", say)))
    winners = [str(seat) for seat, rank in enumerate(after["ranks"] or []) if rank == 1]
    rule = "MA-73" if len(winners) == 1 else "MA-74"
    return [*lines, say("log-winners", seats=", ".join(winners), count=len(winners), clause=_by(rule, say))]
