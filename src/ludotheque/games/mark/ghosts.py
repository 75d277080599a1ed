"""What a beginner would expect to do in Mark, and the clause that may stand against it."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.games.mark.text import face
from ludotheque.games.mark.views import MarkView
from ludotheque.kernel.game import Say
from ludotheque.kernel.ticket import Ghost


def ghosts(view: MarkView, say: Say) -> Iterator[Ghost]:
    """The three actions with every colour that the dice allow: selling is what one hopes for most."""
    if view["phase"] != "act":
        return
    for make in (_sale, _take, _move):
        for colour in view["usable"]:
            yield from make(view, colour, say)


def _sale(view: MarkView, colour: str, say: Say) -> Iterator[Ghost]:
    """MK-20: what is sold comes from a roof."""
    name = face(colour, say)
    if colour not in view["companies"][view["actor"]]["second"]:
        yield Ghost(f"sell:{colour}:0:a", say("ghost-sell", colour=name), say("ghost-no-roof", colour=name), "MK-20")


def _take(view: MarkView, colour: str, say: Say) -> Iterator[Ghost]:
    """MK-18: a piece in the bank, and room for it."""
    why = "ghost-no-stock" if view["bank"][colour] == 0 else "ghost-no-room"
    yield Ghost(f"take:{colour}:0", say("ghost-take", colour=face(colour, say)), say(why), "MK-18")


def _move(view: MarkView, colour: str, say: Say) -> Iterator[Ghost]:
    """MK-19: a piece of the first row, and a free roof opposite."""
    name, first = face(colour, say), view["companies"][view["actor"]]["first"]
    if colour not in first:
        why = say("ghost-no-delivery", colour=name)
        yield Ghost(f"move:{colour}:0:0", say("ghost-move", colour=name), why, "MK-19")
