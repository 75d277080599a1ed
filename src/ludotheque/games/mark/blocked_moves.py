"""What a beginner would expect to do in Mark, and the clause that may stand against it."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.games.mark.text import face
from ludotheque.games.mark.views import MarkView
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Say
from ludotheque.kernel.ticket import Ghost


def ghosts(view: MarkView, edition: Edition, say: Say) -> Iterator[Ghost]:
    """Yield the three actions with every colour that the dice allow, sales first: they are what one hopes for most."""
    if view["phase"] != "act":
        return
    for make in (_sale, _take, _move):
        for colour in view["usable"]:
            yield from make(view, colour, say)


def _sale(view: MarkView, colour: str, say: Say) -> Iterator[Ghost]:
    """Yield a sale without a piece on a roof (MK-20)."""
    name = face(colour, say)
    if colour not in view["companies"][view["actor"]]["second"]:
        yield Ghost(f"sell:{colour}:0:a", say("ghost-sell", colour=name), say("ghost-no-roof", colour=name), "MK-20")


def _take(view: MarkView, colour: str, say: Say) -> Iterator[Ghost]:
    """Yield a take without stock or room (MK-18)."""
    why = "ghost-no-stock" if view["bank"][colour] == 0 else "ghost-no-room"
    yield Ghost(f"take:{colour}:0", say("ghost-take", colour=face(colour, say)), say(why), "MK-18")


def _move(view: MarkView, colour: str, say: Say) -> Iterator[Ghost]:
    """Yield a move without a piece on the dock (MK-19)."""
    name, first = face(colour, say), view["companies"][view["actor"]]["first"]
    if colour not in first:
        why = say("ghost-not-on-dock", colour=name)
        yield Ghost(f"move:{colour}:0:0", say("ghost-move", colour=name), why, "MK-19")
