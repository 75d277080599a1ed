"""List what a beginner would expect to do in Macadam, with the clause that may forbid it."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.games.macadam.text import explain
from ludotheque.games.macadam.views import MacadamView
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Say
from ludotheque.kernel.ticket import Ghost


def ghosts(view: MacadamView, edition: Edition, say: Say) -> Iterator[Ghost]:
    """Yield a signal that is gone, the die or the talon once more, an agent or a pass in place of a card."""
    for token, why, clause in _expected(view):
        yield Ghost(token, explain(view, token, edition, say), say(why), clause)


def _expected(view: MacadamView) -> Iterator[tuple[str, str, str]]:
    if view["phase"] == "menu":
        if view["drawn"]:
            yield "draw", "ghost-drawn", "MC-51"
        yield ("roll", "ghost-thrown", "MC-54") if view["rolled"] else ("roll", "ghost-papers", "MC-56")
        for kind in reversed(view["uncovered"]):  # the arrows, of which there are few, are missed most
            if view["uncovered"][kind] == 0:
                yield f"signal:{kind}", "ghost-covered", "MC-40"
    if view["phase"] == "follow":
        yield "agent", "ghost-must-follow", "MC-50"
        yield "agent", "ghost-no-agent", "MC-60"
        yield "pass", "ghost-must-follow", "MC-50"
