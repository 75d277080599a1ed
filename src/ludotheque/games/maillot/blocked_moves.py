"""List what a beginner would expect to do in Maillot Jaune, with the clause that may stand against it."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.games.maillot.text import explain
from ludotheque.games.maillot.views import MaillotView
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Say
from ludotheque.kernel.ticket import Ghost


def ghosts(view: MaillotView, edition: Edition, say: Say) -> Iterator[Ghost]:
    """Yield what a followed rider cannot decide (MJ-46), and that it cannot simply ride on (MJ-75)."""
    if view["phase"] != "wake" or view["turn"] is None:
        return
    expected = [("tow", "ghost-tow", "MJ-49"), ("shift", "ghost-shift", "MJ-54")]
    expected += [(f"pact:{rider}", "ghost-refused", "MJ-57") for rider in view["turn"]["refused"]]
    expected.append(("alone", "ghost-alone", "MJ-75"))
    for token, why, clause in expected:
        yield Ghost(token, explain(view, token, edition, say), say(why), clause)
