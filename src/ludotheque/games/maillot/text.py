"""Put the tour into words, for the terminal and for screen readers."""

from __future__ import annotations

from ludotheque.games.maillot.views import MaillotView, RiderView
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Say

WITH_RIDER = ("pick", "pact", "assist", "deal")


def table(view: MaillotView, edition: Edition, say: Say) -> list[str]:
    """List all that is known, one fact a line."""
    lines = [_heading(view, edition, say)]
    lines += [_seat(seat, owned, say) for seat, owned in enumerate(view["picks"]) if owned]
    if view["stage"] == 0:
        return lines
    if view["jersey"]:
        lines.append(say("jersey", rider=rider_name(view["jersey"], say)))
    for place, name in enumerate(view["classification"], 1):
        lines.append(_rider(place, name, view["riders"][name], say))
    if view["turn"]:
        lines.append(_turn(view, say))
        lines += _noes(view, say)
    if view["queue"]:
        lines.append(say("queue", riders=", ".join(rider_name(name, say) for name in view["queue"])))
    lines += [_result(stage, view, say) for stage in range(1, len(view["results"]) + 1)]
    return lines


def _heading(view: MaillotView, edition: Edition, say: Say) -> str:
    if view["first"] is None:
        return say("before-first")
    if view["stage"] == 0:
        return say("before-start", seat=view["first"])
    terrains = {half: edition.word(f"course.stage{view['stage']}.{half}") for half in ("first", "second")}
    return say("stage", stage=view["stage"], round=view["round"], **terrains)


def _seat(seat: int, owned: list[str], say: Say) -> str:
    return say("seat", seat=seat, riders=", ".join(rider_name(name, say) for name in owned))


def _rider(place: int, name: str, rider: RiderView, say: Say) -> str:
    where = say(f"where-{rider['status']}", col=rider["col"], lane=rider["lane"] or 0, over=rider["over"] or 0)
    if rider["status"] == "riding" and rider["col"] == 0:
        where = say("where-banner")
    marks = [say(f"mark-{rider['skip']}")] if rider["skip"] else []
    return say(
        "rider",
        place=place,
        rider=rider_name(name, say),
        seat=rider["seat"],
        where=where,
        energy=rider["energy"],
        form=rider["form"],
        stars=rider["stars"] or 0,
        time=rider["time"],
        marks=" ".join(marks),
    ).rstrip()


def _noes(view: MaillotView, say: Say) -> list[str]:
    """List the answers that hold (MJ-74)."""
    heard = {name: ", ".join(rider_name(no, say) for no in noes) for name, noes in view["declined"].items() if noes}
    return [say("declined", rider=rider_name(name, say), others=others) for name, others in heard.items()]


def _turn(view: MaillotView, say: Say) -> str:
    turn = view["turn"]
    assert turn is not None
    marks = [] if turn["way"] == "free" else [say(f"way-{turn['way']}")]
    if turn["partner"]:
        marks.append(say("with-partner", rider=rider_name(turn["partner"], say)))
    if turn["safe"] or turn["risk"]:
        marks.append(say("announced", safe=turn["safe"], risk=turn["risk"]))
    if turn["punctured"]:
        marks.append(say("punctured"))
    if turn["asked"]:
        marks.append(say("asked", riders=", ".join(rider_name(name, say) for name in turn["asked"])))
    return " ".join([say("turn", rider=rider_name(turn["rider"], say)), *marks])


def _result(stage: int, view: MaillotView, say: Say) -> str:
    row = view["results"][stage - 1]
    times = [say("delay", rider=rider_name(name, say), delay=result["delay"]) for name, result in row.items()]
    return say("result", stage=stage, times=", ".join(times) or say("nobody"))


def rider_name(name: str, say: Say) -> str:
    """Return the rider as the reader's language calls them."""
    return say(f"rider-{name}")


def explain(view: MaillotView, token: str, edition: Edition, say: Say) -> str:
    """Say what the token does now."""
    kind, _, rest = token.partition(":")
    if kind in WITH_RIDER:
        return say(f"token-{kind}", rider=rider_name(rest, say))
    if kind == "first":
        return say("token-first", seat=int(rest))
    if kind == "break":
        safe, risk = map(int, rest.split(":"))
        return say("token-break", safe=safe, risk=risk)
    if kind == "dice":
        return say("token-dice", low=int(rest[0]), high=int(rest[2]))
    if kind == "to":
        col, lane = map(int, rest.split(":"))
        return say("token-to", col=col, lane=lane)
    if kind == "tow":
        turn = view["turn"]
        assert turn is not None
        return say("token-tow" if view["riders"][turn["rider"]]["energy"] else "token-tow-dice")
    if kind == "alone" and not view["followed"]:
        return say("token-alone-free")
    return say(f"token-{kind}")
