"""Describe the facts of a position of Macadam, as they are written down."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludotheque.games.macadam.diary import NoteFacts

Phase = Literal["dealer", "deal", "menu", "rolling", "drawing", "discard", "lead", "show", "extra", "follow", "over"]
Counts = dict[str, int]


class PlayerFacts(msgspec.Struct, forbid_unknown_fields=True):
    """Describes one seat; ``walked`` are the pedestrians of earlier rounds (MC-84)."""

    hand: Counts = {}
    exposed: Counts = {}
    tickets: list[str] = []
    penalties: int = 0
    walked: int = 0


class BuriedFacts(msgspec.Struct, forbid_unknown_fields=True):
    """Describes one buried card."""

    card: str
    author: int


class Facts(msgspec.Struct, forbid_unknown_fields=True):
    """The keys of a position after its heading. Cards named nowhere are out of play, or fresh while dealing."""

    players: list[PlayerFacts]
    phase: Phase = "menu"
    round: int = 1
    dealer: int | None = 0
    coup: int = 1
    turn: int | None = None
    demand: str | None = None
    reversed: bool = False
    rolled: bool = False
    drawn: bool = False
    covered: list[str] = []
    fresh: Counts = {}
    buried: list[BuriedFacts] = []
    centre: int = 0
    history: list[list[int]] = []
    diary: list[NoteFacts] = []
