"""Tell what happened in Macadam, from what one reader saw before and after."""

from __future__ import annotations

from ludotheque.games.macadam.aftermath import after_throw, aftermath, coup_begins
from ludotheque.games.macadam.edition import PAPERS, ROAD_USERS
from ludotheque.games.macadam.views import MacadamView
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Say

CHANCE_KINDS = ("dealer", "die", "draw")
EXPOSING = ("play", "show", "extra")
MOVING_THE_COUP = (*EXPOSING, "signal", "agent", "pass")


def narrate(before: MacadamView, actor: int, token: str, after: MacadamView, edition: Edition, say: Say) -> list[str]:
    """Tell the act first, then what followed by itself."""
    kind, _, rest = token.partition(":")
    if rest and kind in CHANCE_KINDS:
        return _chance(before, kind, rest, after, edition, say)
    lines = _decision(before, actor, kind, rest, after, say)
    if kind in EXPOSING:
        lines += _papers(before, actor, rest, edition, say)
    if kind in MOVING_THE_COUP:
        lines += aftermath(before, actor, token, after, edition, say)
    return lines


def _by(number: str, say: Say) -> str:
    return say("clause", number=number)


def _chance(before: MacadamView, kind: str, rest: str, after: MacadamView, edition: Edition, say: Say) -> list[str]:
    if kind == "dealer":
        return [say("log-dealer", seat=int(rest), clause=_by("MC-23", say))]
    if kind == "die":
        return [_thrown(before, rest, after, edition, say), *after_throw(before, after, edition, say)]
    pairs = zip(before["players"], after["players"], strict=True)
    seat = next(seat for seat, (old, new) in enumerate(pairs) if new["hand"] > old["hand"])
    lines = [_secret("log-dealt" if before["phase"] == "deal" else "log-took", seat, rest, say)]
    return lines + coup_begins(after, say) if after["coup"] > before["coup"] else lines


def _secret(message: str, seat: int, card: str, say: Say) -> str:
    """Name a card that only its owner may know."""
    if card == "?":
        return say(f"{message}-hidden", seat=seat)
    return say(message, seat=seat, card=say(f"card-{card}"))


def _thrown(before: MacadamView, face: str, after: MacadamView, edition: Edition, say: Say) -> str:
    """Tell a throw (MC-55); a paper owned already, or out of stock, is not won (MC-57)."""
    seat = before["turn"]
    assert seat is not None
    won = edition.word(f"die.{face}")
    got = len(after["players"][seat]["tickets"]) > len(before["players"][seat]["tickets"])
    if won != "nothing" and not got:
        return say("log-die-vain", seat=seat, face=int(face), clause=_by("MC-57", say))
    return say("log-die", seat=seat, face=int(face), won=won, clause=_by("MC-55", say))


def _decision(before: MacadamView, actor: int, kind: str, rest: str, after: MacadamView, say: Say) -> list[str]:
    if kind == "signal":
        token = before["coup"]
        return [say("log-signal", seat=actor, signal=say(f"signal-{rest}"), token=token, clause=_by("MC-40", say))]
    if kind == "discard":
        return [_secret("log-discard", actor, rest, say)]
    if kind == "agent":
        return _agent(before, actor, after, say)
    if kind in ("show", "extra"):
        rule = "MC-62" if kind == "show" else "MC-59" if rest in PAPERS else "MC-58"
        if rest == "none":
            return [say(f"log-{kind}-none", seat=actor, clause=_by(rule, say))]
        return [say(f"log-{kind}", seat=actor, card=say(f"card-{rest}"), clause=_by(rule, say))]
    if kind == "play":
        return [say("log-play", seat=actor, card=say(f"card-{rest}"))]
    return [say(f"log-{kind}", seat=actor)]


def _agent(before: MacadamView, actor: int, after: MacadamView, say: Say) -> list[str]:
    """Tell an agent (MC-42, MC-60), alone if there is nothing to expose with it (MC-62)."""
    rule = "MC-42" if before["phase"] == "lead" else "MC-60"
    lines = [say("log-agent", seat=actor, clause=_by(rule, say))]
    if after["phase"] == "show":
        return lines
    return [*lines, say("log-agent-alone", seat=actor, clause=_by("MC-62", say))]


def _papers(before: MacadamView, actor: int, card: str, edition: Edition, say: Say) -> list[str]:
    """Tell the paper that is laid down by itself with a vehicle (MC-22)."""
    if card not in ROAD_USERS:
        return []
    paper = edition.word(f"cards.{card}.paper")
    if paper == "none" or paper in before["players"][actor]["papers"]:
        return []
    return [say("log-paper", seat=actor, paper=say(f"card-{paper}"), clause=_by("MC-22", say))]
