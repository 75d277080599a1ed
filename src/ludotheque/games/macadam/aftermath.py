"""Tell what follows an act by itself: demands, penalties, the end of a coup, of a round, of the game."""

from __future__ import annotations

from ludotheque.games.macadam.edition import PAPERS, VEHICLES
from ludotheque.games.macadam.views import MacadamView
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Say


def aftermath(before: MacadamView, actor: int, token: str, after: MacadamView, edition: Edition, say: Say) -> list[str]:
    """Write one sentence for each thing that two views show to have happened."""
    kind, _, card = token.partition(":")
    ended = _coup_ended(before, after)
    if before["demand"] is None:
        lines = _led(before, actor, kind, card, ended, say)
    else:
        lines = _followed(before, actor, kind, card, ended, edition, say)
    demand = _demand(before, kind, card)
    if demand:
        rule = "MC-64" if ended and kind in ("agent", "show") and before["demand"] == "green_arrow" else "MC-48"
        for seat in _passed_over(before, actor, kind, card, None if ended else after["turn"]):
            lines.append(_penalty(before, seat, rule, demand, edition, say))
    return lines + _coup_ends(before, kind, after, edition, say) if ended else lines


def after_throw(before: MacadamView, after: MacadamView, edition: Edition, say: Say) -> list[str]:
    """Tell that a follower who can do nothing after the throw misses at once (MC-92)."""
    seat, ended = before["turn"], _coup_ended(before, after)
    if seat is None or seat == before["leader"] or (not ended and after["turn"] == seat):
        return []
    passed = [seat, *_passed_over(before, seat, "die", "", None if ended else after["turn"])]
    lines = [_penalty(before, one, "MC-48", str(before["demand"]), edition, say) for one in passed]
    return lines + _coup_ends(before, "die", after, edition, say) if ended else lines


def coup_begins(after: MacadamView, say: Say) -> list[str]:
    """Tell who leads the coup (MC-31)."""
    return [say("log-coup", coup=after["coup"], seat=after["leader"], clause=_by("MC-31", say))]


def _by(number: str, say: Say) -> str:
    return say("clause", number=number)


def _coup_ended(before: MacadamView, after: MacadamView) -> bool:
    return after["phase"] == "over" or (after["round"], after["coup"]) != (before["round"], before["coup"])


def _led(before: MacadamView, actor: int, kind: str, card: str, ended: bool, say: Say) -> list[str]:
    """Tell what a leader's act brings before anybody follows."""
    if kind == "pass" or (kind == "signal" and ended):
        return [say("log-stuck", seat=actor, clause=_by("MC-43", say))]
    if card == "none" or (kind == "agent" and ended):
        return [say("log-stopped", clause=_by("MC-42", say))]
    demand = _demand(before, kind, card)
    if demand is None:
        return []
    lines = [say("log-turned", clause=_by("MC-33", say))] if card == "green_arrow" else []
    if demand == "any_vehicle":
        lines.append(say("log-any-vehicle", clause=_by("MC-47", say)))
    elif kind == "show":
        lines.append(say("log-demand", demand=say(f"card-{demand}"), clause=_by("MC-42", say)))
    return lines


def _followed(
    before: MacadamView, actor: int, kind: str, card: str, ended: bool, edition: Edition, say: Say
) -> list[str]:
    """Tell what a follower's act brings to the follower and to the demand."""
    if kind == "pass":
        rule = "MC-92" if _may_throw(before, actor) else "MC-49"
        return [_penalty(before, actor, rule, str(before["demand"]), edition, say)]
    if kind == "show" and card != "none" and not ended:
        return [say("log-demand", demand=say(f"card-{card}"), clause=_by("MC-63", say))]
    return []


def _may_throw(before: MacadamView, seat: int) -> bool:
    """Ask whether a throw is open that passing declines (MC-92)."""
    if before["options"]["die"] != "everyone" or before["rolled"]:
        return False
    return any(before["stock"][paper] and paper not in before["players"][seat]["papers"] for paper in PAPERS)


def _demand(before: MacadamView, kind: str, card: str) -> str | None:
    """Name what is to be followed after the act, None if the coup is not open."""
    if kind == "show" and card != "none":
        return card
    if before["demand"] is not None or kind != "play":
        return before["demand"]
    return "any_vehicle" if before["signal"] == "wait" else card


def _passed_over(before: MacadamView, actor: int, kind: str, card: str, until: int | None) -> list[int]:
    """List the seats after the actor that could do nothing, in order of play (MC-33), up to the one that plays next."""
    turned = before["demand"] is None and card == "green_arrow"
    step = -1 if turned or before["reversed"] else 1
    line = [(actor + step * k) % before["seats"] for k in range(1, len(before["to_play"]) + 1)]
    if until == actor:
        return []
    return line if until is None else line[: line.index(until)]


def _penalty(before: MacadamView, seat: int, rule: str, demand: str, edition: Edition, say: Say) -> str:
    """Tell what a miss costs (MC-48, MC-49, MC-70), a vehicle only by agreement (MC-72), and who is cut off (MC-64)."""
    vehicle = demand in (*VEHICLES, "any_vehicle") and rule != "MC-64"
    agreed = bool(before["options"]["vehicle_penalty"])
    why = {"MC-48": "failed", "MC-64": "cut"}.get(rule, "passed")
    lost = 0 if vehicle and not agreed else edition.number("tickets.loss_points")
    return say("log-penalty", seat=seat, why=why, lost=lost, clause=_by("MC-72" if vehicle and agreed else rule, say))


def _coup_ends(before: MacadamView, kind: str, after: MacadamView, edition: Edition, say: Say) -> list[str]:
    """Tell first of the agents, then of the end of the round (MC-77)."""
    agents = before["centre"] + (kind == "agent")
    lines = []
    if agents == edition.number("cards.agent.copies"):
        lines.append(say("log-agents", agents=agents, clause=_by("MC-65", say)))
    if len(after["history"]) == len(before["history"]):
        return lines + coup_begins(after, say)
    lines += _round_ends(before, after, edition, say)
    if after["phase"] == "over":
        return lines + _game_ends(after, say)
    dealer = say("log-next-dealer", seat=after["dealer"], round=after["round"], clause=_by("MC-86", say))
    return [*lines, dealer]


def _round_ends(before: MacadamView, after: MacadamView, edition: Edition, say: Say) -> list[str]:
    first_out = before["options"]["finish"] == "first_out"
    rule = "MC-75" if before["coup"] == edition.number("tokens") else "MC-93" if first_out else "MC-76"
    why = {"MC-75": "signals", "MC-76": "talon", "MC-93": "hand"}[rule]
    scores = [say("log-score-of", seat=seat, score=score) for seat, score in enumerate(after["history"][-1])]
    return [
        say("log-round-end", round=before["round"], why=why, clause=_by(rule, say)),
        say("log-scores", scores=", ".join(scores), clause=_by("MC-82", say)),
    ]


def _game_ends(after: MacadamView, say: Say) -> list[str]:
    """Tell who wins, and by which rule (MC-83 to MC-85)."""
    winners = [seat for seat, rank in enumerate(after["ranks"] or []) if rank == 1]
    best = after["players"][winners[0]]["score"]
    tied = sum(player["score"] == best for player in after["players"])
    rule = "MC-85" if len(winners) > 1 else "MC-84" if tied > 1 else "MC-83"
    seats, by = ", ".join(map(str, winners)), "pedestrians" if rule == "MC-84" else "points"
    return [say("log-winners", seats=seats, count=len(winners), score=best, by=by, clause=_by(rule, say))]
