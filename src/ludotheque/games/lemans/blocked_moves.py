"""What a beginner would expect to do in 24 Heures, and the clause that may stand against it."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.games.lemans.views import LemansView
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Say
from ludotheque.kernel.ticket import Ghost


def ghosts(view: LemansView, edition: Edition, say: Say) -> Iterator[Ghost]:
    """Yield what a beginner would try: to pass after drawing, or to hit another car."""
    if view["phase"] == "card":
        yield Ghost("pass", say("token-pass"), say("ghost-drawn"), "LM-23")
    if view["phase"] == "target":
        yield from _targets(view, say)


def _targets(view: LemansView, say: Say) -> Iterator[Ghost]:
    """Yield the rivals, the one with the highest total first (LM-42, LM-47)."""
    rivals = [seat for seat in range(view["seats"]) if seat != view["actor"]]
    for seat in sorted(rivals, key=lambda seat: -view["totals"][seat]):
        out = view["cars"][seat]["retired"]
        why, clause = ("ghost-out", "LM-47") if out else ("ghost-tyres", "LM-42")
        yield Ghost(f"target:{seat}", say("token-target", seat=seat), say(why), clause)
