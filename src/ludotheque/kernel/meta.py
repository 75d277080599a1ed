"""What a game's folder says of the game itself: its ``meta.toml``, which the shelf, the pages and the credits read."""

from __future__ import annotations

import tomllib
from typing import Annotated

import msgspec
from msgspec import Meta

INKS = 9  # that the house has for seats

Texts = Annotated[dict[str, Annotated[str, Meta(min_length=1)]], Meta(min_length=1)]  # by language


class Pieces(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The pieces of the board travel as one file; those named here come when they are wanted."""

    later: list[str] = []


class GameMeta(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A game as the shelf shows it. ``inks``: the house's inks of its seats, by their numbers, in their order."""

    title: Annotated[str, Meta(min_length=1)]
    order: Annotated[int, Meta(ge=1)]
    tagline: Texts
    credits: Texts
    minutes: Annotated[int, Meta(ge=1)] | None = None
    age: Annotated[int, Meta(ge=1)] | None = None
    inks: list[Annotated[int, Meta(ge=1, le=INKS)]] = []
    pieces: Pieces | None = None

    @classmethod
    def read(cls, source: str) -> GameMeta:
        """Read the text of a ``meta.toml``.

        >>> GameMeta.read('title = "Go"\\norder = 6\\ntagline = { en = "Stones." }\\ncredits = { en = "Old." }').title
        'Go'
        """
        return msgspec.convert(tomllib.loads(source), cls)
