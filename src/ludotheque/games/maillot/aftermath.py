"""Tell what followed an act by itself: strings drawn, riders out, rounds, stages, the end of the tour."""

from __future__ import annotations

from ludotheque.games.maillot.rules.tour import STAGES
from ludotheque.games.maillot.text import rider_name
from ludotheque.games.maillot.views import MaillotView
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Say


def aftermath(
    before: MaillotView, kind: str, rest: list[str], after: MaillotView, edition: Edition, say: Say
) -> list[str]:
    """Return one sentence for each thing that two views show to have happened."""
    lines = _drawn(before, after, say) + _to_miss(before, kind, after, say)
    if kind != "dice":
        lines += _spent(before, after, say)
    lines += _asked(before, after, say)
    lines += _paired(before, after, say)
    lines += _skipped(before, kind, rest, after, say)
    lines += _late(before, after, say)
    if len(after["results"]) > len(before["results"]):
        lines += _stage_ends(before, after, say)
    if after["phase"] == "over":
        return lines + _end(after, say)
    if after["stage"] > before["stage"]:
        return [*lines, _stage_begins(after, edition, say)]
    if after["round"] > before["round"]:
        lines.append(say("log-round", round=after["round"], clause=_by("MJ-12", say)))
    return lines


def _by(number: str, say: Say) -> str:
    return say("clause", number=number)


def _names(names: list[str], say: Say) -> str:
    return ", ".join(rider_name(name, say) for name in names)


def _in_turn(view: MaillotView) -> str | None:
    return view["turn"]["rider"] if view["turn"] else None


def _same_road(before: MaillotView, after: MaillotView) -> list[str]:
    """List the riders that were and still are on the road of the same stage."""
    if before["stage"] != after["stage"]:
        return []
    pairs = [(name, rider, after["riders"][name]) for name, rider in before["riders"].items()]
    return [name for name, old, new in pairs if old["status"] == new["status"] == "riding"]


def _drawn(before: MaillotView, after: MaillotView, say: Say) -> list[str]:
    """Name everybody else who has moved up (MJ-50)."""
    moved = [
        name
        for name in _same_road(before, after)
        if name != _in_turn(before) and after["riders"][name]["col"] > before["riders"][name]["col"]
    ]
    return [say("log-drawn", riders=_names(moved, say), count=len(moved), clause=_by("MJ-50", say))] if moved else []


def _to_miss(before: MaillotView, kind: str, after: MaillotView, say: Say) -> list[str]:
    """Tell that a punctured rider, still on the road after its move, will miss a turn (MJ-35)."""
    turn = before["turn"]
    if turn is None or not turn["punctured"] or kind not in ("to", "stay"):
        return []
    if turn["rider"] not in _same_road(before, after):
        return []
    return [say("log-to-miss", rider=rider_name(turn["rider"], say), clause=_by("MJ-35", say))]


def _out(before: MaillotView, after: MaillotView) -> list[str]:
    return [
        name
        for name, rider in before["riders"].items()
        if rider["status"] != "out" and after["riders"][name]["status"] == "out"
    ]


def _spent(before: MaillotView, after: MaillotView, say: Say) -> list[str]:
    """Tell that the rider in turn has nothing left (MJ-40)."""
    gone = [name for name in _out(before, after) if name == _in_turn(before) and _is_spent(after, name)]
    return [say("log-spent", rider=_names(gone, say), clause=_by("MJ-40", say))] if gone else []


def _is_spent(view: MaillotView, name: str) -> bool:
    rider = view["riders"][name]
    return rider["energy"] == rider["form"] == 0


def _late(before: MaillotView, after: MaillotView, say: Say) -> list[str]:
    """Name those whom the time limit has put out (MJ-43)."""
    gone = [name for name in _out(before, after) if not _is_spent(after, name)]
    return [say("log-late", riders=_names(gone, say), count=len(gone), clause=_by("MJ-43", say))] if gone else []


def _paired(before: MaillotView, after: MaillotView, say: Say) -> list[str]:
    """Tell that the partner of a pact plays at once (MJ-59)."""
    turn = after["turn"]
    if turn is None or turn["way"] != "paired" or turn["rider"] == _in_turn(before):
        return []
    other = rider_name(str(turn["partner"]), say)
    return [say("log-paired", rider=rider_name(turn["rider"], say), other=other, clause=_by("MJ-59", say))]


def _asked(before: MaillotView, after: MaillotView, say: Say) -> list[str]:
    """Tell whom a punctured rider asks for help now (MJ-72)."""
    turn = after["turn"]
    if turn is None or not turn["asked"] or not turn["punctured"]:
        return []
    asked = turn["asked"][0]
    words = {"rider": rider_name(turn["rider"], say), "other": rider_name(asked, say)}
    return [say("log-asked", **words, seat=after["riders"][asked]["seat"], clause=_by("MJ-72", say))]


def _skipped(before: MaillotView, kind: str, rest: list[str], after: MaillotView, say: Say) -> list[str]:
    """Tell the turns that have been missed, perhaps at once (MJ-35, MJ-73)."""
    turn = before["turn"]
    missing = {name for name, rider in before["riders"].items() if rider["skip"]}
    if kind == "assist" and turn is not None:
        missing = missing - {rest[0]} | {turn["asked"][0]}
    done = [name for name in _same_road(before, after) if name in missing and not after["riders"][name]["skip"]]
    return [say("log-skipped", rider=rider_name(name, say), clause=_by("MJ-35", say)) for name in done]


def _stage_begins(after: MaillotView, edition: Edition, say: Say) -> str:
    terrains = {half: edition.word(f"course.stage{after['stage']}.{half}") for half in ("first", "second")}
    rule = "MJ-13" if after["stage"] == 1 else "MJ-14"
    rider = rider_name(str(_in_turn(after)), say)
    return say("log-stage", stage=after["stage"], rider=rider, **terrains, clause=_by(rule, say))


def _stage_ends(before: MaillotView, after: MaillotView, say: Say) -> list[str]:
    """Tell places, delays and the yellow jersey (MJ-63, MJ-64, MJ-66)."""
    row = after["results"][-1]
    times = [say("delay", rider=rider_name(name, say), delay=result["delay"]) for name, result in row.items()]
    told = ", ".join(times) or say("nobody")
    lines = [say("log-result", stage=len(after["results"]), times=told, clause=_by("MJ-64", say))]
    if after["jersey"]:
        kept = "yes" if after["jersey"] == before["jersey"] else "no"
        lines.append(say("log-jersey", rider=rider_name(after["jersey"], say), kept=kept, clause=_by("MJ-66", say)))
    return lines


def _end(after: MaillotView, say: Say) -> list[str]:
    """Tell that the tour is over: after the last stage (MJ-03), or because one side is left (MJ-44)."""
    whole = len(after["results"]) == STAGES
    rule = "MJ-03" if whole else "MJ-44"
    lines = [say("log-end", whole="yes" if whole else "no", clause=_by(rule, say))]
    winners = [str(seat) for seat, rank in enumerate(after["ranks"] or []) if rank == 1]
    rider = rider_name(after["classification"][0], say)
    told = say("log-winners", rider=rider, seats=", ".join(winners), count=len(winners), clause=_by("MJ-69", say))
    return [*lines, told]
