"""Tell what happened on the tour from the views before and after."""

from __future__ import annotations

from ludotheque.games.maillot.aftermath import aftermath
from ludotheque.games.maillot.text import rider_name
from ludotheque.games.maillot.views import MaillotView, TurnView
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Say

Words = dict[str, str | int]  # arguments of a message: the rider in turn and its seat


def narrate(before: MaillotView, actor: int, token: str, after: MaillotView, edition: Edition, say: Say) -> list[str]:
    """Tell the act first, then what followed by itself."""
    kind, *rest = token.split(":")
    if kind == "first":
        return [say("log-first", seat=int(rest[0]), clause=_by("MJ-07", say))]
    if kind in ("pick", "deal"):
        rule = "MJ-08" if kind == "pick" else "MJ-09"
        name, seat = rider_name(rest[0], say), after["riders"][rest[0]]["seat"]
        lines = [say(f"log-{kind}", seat=seat, rider=name, clause=_by(rule, say))]
    else:
        turn = before["turn"]
        assert turn is not None
        lines = _in_turn(before, turn, kind, rest, after, say)
    return lines + aftermath(before, kind, rest, after, edition, say)


def _by(number: str, say: Say) -> str:
    return say("clause", number=number)


def _in_turn(
    before: MaillotView, turn: TurnView, kind: str, rest: list[str], after: MaillotView, say: Say
) -> list[str]:
    """Tell what the rider in turn does, or what the dice do to it."""
    if kind == "dice":
        return _thrown(before, turn, rest, after, say)
    if kind in ("accept", "refuse"):
        partner = str(turn["partner"])
        seat = before["riders"][partner]["seat"]
        return [say(f"log-{kind}", seat=seat, rider=rider_name(partner, say), clause=_by("MJ-57", say))]
    rider: Words = {"rider": rider_name(turn["rider"], say), "seat": before["riders"][turn["rider"]]["seat"]}
    if kind == "break":
        return _announced(rider, int(rest[0]), int(rest[1]), say)
    if kind == "to":
        return [say("log-to", **rider, col=int(rest[0]), lane=int(rest[1]))]
    if kind == "tow":
        return _towed(before, turn, rider, say)
    if kind == "finish":
        return [_crossed(turn, rider, after, say)]
    if kind == "pact":
        rule = "MJ-56" if before["followed"] else "MJ-76"
        return [say("log-pact", **rider, other=rider_name(rest[0], say), clause=_by(rule, say))]
    if kind in ("assist", "decline"):
        return [_helped(before, turn, kind, rest, say)]
    if kind == "alone":
        rule = "MJ-75" if before["followed"] else "MJ-77"
        return [say("log-alone", **rider, followed="yes" if before["followed"] else "no", clause=_by(rule, say))]
    rule = "MJ-54" if kind == "shift" else "MJ-55" if before["phase"] == "wake" else "MJ-17"
    return [say(f"log-{kind}", **rider, clause=_by(rule, say))]


def _helped(before: MaillotView, turn: TurnView, kind: str, rest: list[str], say: Say) -> str:
    """Tell the answer of the rider that is asked (MJ-37, MJ-72), and which turn it misses (MJ-73)."""
    helper = turn["asked"][0]
    words: Words = {"rider": rider_name(helper, say), "seat": before["riders"][helper]["seat"]}
    rule = "MJ-72" if turn["punctured"] else "MJ-37"
    if kind == "decline":
        return say("log-decline", **words, clause=_by(rule, say))
    when = "now" if helper in before["queue"] else "next"
    return say("log-assist", **words, other=rider_name(rest[0], say), when=when, clause=_by("MJ-73", say))


def _announced(rider: Words, safe: int, risk: int, say: Say) -> list[str]:
    """Tell the announcement (MJ-25) and what its safe cells cost at once (MJ-26)."""
    lines = [say("log-break", **rider, safe=safe, risk=risk, clause=_by("MJ-25", say))]
    return [*lines, _paid(rider["rider"], safe, 0, "MJ-26", say)] if safe else lines


def _paid(name: str | int, energy: int, form: int, rule: str, say: Say) -> str:
    kind = "both" if energy and form else "energy" if energy else "form" if form else "nothing"
    return say("log-paid", rider=name, kind=kind, energy=energy, form=form, clause=_by(rule, say))


def _towed(before: MaillotView, turn: TurnView, rider: Words, say: Say) -> list[str]:
    lines = [say("log-tow", **rider, clause=_by("MJ-46", say))]
    if before["riders"][turn["rider"]]["energy"]:
        return [*lines, _paid(rider["rider"], 1, 0, "MJ-47", say)]
    return [*lines, say("log-tow-dice", rider=rider["rider"], clause=_by("MJ-48", say))]


def _crossed(turn: TurnView, rider: Words, after: MaillotView, say: Say) -> str:
    """Tell how far beyond the line (MJ-20); the view no longer knows it once the last rider is across."""
    over = after["riders"][turn["rider"]]["over"]
    if over is None:
        return say("log-finish-last", **rider, clause=_by("MJ-20", say))
    return say("log-finish", **rider, over=over, clause=_by("MJ-20", say))


def _thrown(before: MaillotView, turn: TurnView, dice: list[str], after: MaillotView, say: Say) -> list[str]:
    """Tell the price, a puncture or a collapse (MJ-28, MJ-33, MJ-39)."""
    lines = [say("log-dice", low=int(dice[0]), high=int(dice[1]))]
    name = rider_name(turn["rider"], say)
    old, new = before["riders"][turn["rider"]], after["riders"][turn["rider"]]
    if new["status"] == "out":
        return [*lines, say("log-collapse", rider=name, clause=_by("MJ-39", say))]
    if after["turn"] and after["turn"]["punctured"]:
        message, rule = ("log-puncture", "MJ-33") if before["phase"] == "dice" else ("log-tow-puncture", "MJ-48")
        return [*lines, say(message, rider=name, clause=_by(rule, say))]
    rule = "MJ-48" if before["phase"] == "tow_dice" else "MJ-29"
    return [*lines, _paid(name, old["energy"] - new["energy"], old["form"] - new["form"], rule, say)]
