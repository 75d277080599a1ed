"""Add details to the tickets of Macadam: a line of consequence, points, the name of a costly act."""

from __future__ import annotations

from ludotheque.games.macadam.edition import KINDS, PAPERS, ROAD_USERS, TYPES
from ludotheque.games.macadam.rules.cards import admitted, one
from ludotheque.games.macadam.text import loss
from ludotheque.games.macadam.views import MacadamView
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Say
from ludotheque.kernel.ticket import Remark


def remark(view: MacadamView, token: str, edition: Edition, say: Say) -> Remark:
    """Describe a token from what the acting seat sees; nothing is played out."""
    kind, _, rest = token.partition(":")
    if kind == "signal":
        free = view["uncovered"][rest]
        return Remark(say("remark-signal", signal=rest, free=free), _promise(view, rest, edition, say))
    if kind == "discard":
        return Remark(_worth(rest, edition, say))
    if kind == "pass":
        return _passing(view, edition, say)
    if kind == "roll":
        return Remark(say("remark-roll", sixths=_winning_faces(view, edition)), say("effect-before"))
    if token == "draw":
        return Remark(say("remark-draw"), say("effect-before"))
    if kind == "agent":
        return _agent(view, edition, say)
    if kind in ("play", "show", "extra") and rest != "none":
        return _exposing(view, kind, rest, edition, say)
    return Remark(say(f"remark-{token.replace(':', '-')}"))


def _promise(view: MacadamView, kind: str, edition: Edition, say: Say) -> str:
    """Tell what a card of the hand would bring on this signal (MC-40), else an agent (MC-42), else nothing (MC-43)."""
    hand = view["hand"] or {}
    passing = admitted(KINDS.index(kind))
    cards = [card for card in TYPES if hand.get(card) and one(TYPES.index(card)) & passing]
    points = {edition.number(f"cards.{card}.points") for card in cards if _has_paper(view, card, edition)}
    if points:
        return ", ".join(say("effect-gain", points=each) for each in sorted(points, reverse=True) if each)
    return say("effect-agent") if hand.get("agent") else ""


def _has_paper(view: MacadamView, card: str, edition: Edition) -> bool:
    """Ask whether the vehicle's paper lies on the table or is in the hand (MC-22)."""
    paper = _paper_to_lay(view, card, edition)
    return paper is None or bool((view["hand"] or {}).get(paper))


def _passing(view: MacadamView, edition: Edition, say: Say) -> Remark:
    """Describe passing (MC-43, MC-49); giving up an agent that could be played is asked twice."""
    lost = loss(view, edition)
    if not lost:
        return Remark(say("remark-pass-free"))
    spare = bool(view["hand"] and view["hand"].get("agent"))
    grave = say("remark-pass-grave", lost=lost) if spare else ""
    return Remark(say("remark-pass", spare="yes" if spare else "no"), say("effect-loss", points=lost), grave)


def _agent(view: MacadamView, edition: Edition, say: Say) -> Remark:
    """Describe an agent (MC-61), which stops the coup against a green arrow (MC-64)."""
    waiting = len(view["to_play"])
    if view["demand"] == "green_arrow" and waiting:
        each = edition.number("tickets.loss_points")
        return Remark(say("remark-agent-stops", players=waiting), say("effect-others", points=each, players=waiting))
    if view["demand"] is None:
        return Remark(say("remark-agent-opens"))
    return Remark(say("remark-agent-saves", lost=loss(view, edition)))


def _exposing(view: MacadamView, kind: str, card: str, edition: Edition, say: Say) -> Remark:
    points = edition.number(f"cards.{card}.points")
    effect = say("effect-gain", points=points) if points else ""
    return Remark(_bringing(view, kind, card, edition, say), effect)


def _bringing(view: MacadamView, kind: str, card: str, edition: Edition, say: Say) -> str:
    """Tell what a card brings besides points: paper (MC-22), demand (MC-46, MC-47, MC-63), direction (MC-33)."""
    if card in PAPERS:
        return say("remark-paper")
    paper = _paper_to_lay(view, card, edition)
    if paper:
        return say("remark-lays-paper", paper=paper)
    if kind == "extra":
        return say("remark-extra")
    waiting, leads = len(view["to_play"]), view["demand"] is None
    if kind == "play" and not leads:
        return say("remark-follows")
    if not waiting:
        return say("remark-last")
    if leads and card == "green_arrow":
        return say("remark-turns")
    if kind == "play" and view["signal"] == "wait":
        return say("remark-any-vehicle", players=waiting)
    if not leads and view["demand"] == "green_arrow":
        return say("remark-agent-stops", players=waiting)
    return say("remark-demands", players=waiting)


def _paper_to_lay(view: MacadamView, card: str, edition: Edition) -> str | None:
    """Name the paper of the hand that goes down with the vehicle (MC-22)."""
    paper = edition.word(f"cards.{card}.paper") if card in ROAD_USERS else "none"
    seat = view["turn"]
    if paper == "none" or seat is None or paper in view["players"][seat]["papers"]:
        return None
    return paper


def _worth(card: str, edition: Edition, say: Say) -> str:
    points = edition.number(f"cards.{card}.points") if card in ROAD_USERS else 0
    return say("remark-discard", points=points)


def _winning_faces(view: MacadamView, edition: Edition) -> int:
    """Count the faces that give a paper which is missing and in stock (MC-55 to MC-57)."""
    seat = view["turn"]
    owned = [] if seat is None else view["players"][seat]["papers"]
    wanted = [name for name in PAPERS if name not in owned and view["stock"][name]]
    return sum(edition.word(f"die.{face}") in wanted for face in range(1, 7))
