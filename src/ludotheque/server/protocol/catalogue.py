"""What travels about games, rulebooks and editions."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from ludotheque.server.protocol.views import LogLine, Result, Seen


class OptionInfo(Struct):
    """An option; its words are the messages ``option-<name>`` and ``option-<name>-<value>``."""

    name: str
    values: list[int | str | bool]
    clauses: list[str]


class PresetInfo(Struct):
    """A named set of option values."""

    name: str
    values: dict[str, int | str | bool]


class GameInfo(Struct):
    """A game of the shelf."""

    slug: str
    title: str
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    presets: list[PresetInfo]
    edition: str
    lesson: bool = False


class ClausePart(Struct):
    """A sentence or two, marked rule, ruling or reconstructed."""

    mark: str
    text: dict[str, str]


class ClauseInfo(Struct):
    """One numbered clause."""

    number: str
    section: str
    parts: list[ClausePart]


class RulingInfo(Struct):
    """What the original leaves open, what we rule, and why."""

    number: str
    clauses: list[str]
    option: str | None
    gap: dict[str, str]
    ruling: dict[str, str]
    why: dict[str, str]


class SummaryInfo(Struct):
    """The rules on one page; ``needs`` is what one must bring to the printed game."""

    aim: dict[str, str]
    turn: list[dict[str, str]]
    scoring: list[dict[str, str]]
    tips: list[dict[str, str]]
    needs: list[dict[str, str]]


class RulebookInfo(Struct):
    """The rulebook in every language; ``synonyms`` are words that mean the same to whoever searches."""

    sections: dict[str, dict[str, str]]
    clauses: list[ClauseInfo]
    rulings: list[RulingInfo]
    summary: SummaryInfo | None
    synonyms: list[dict[str, list[str]]]


class EditionInfo(Struct):
    """Component values and where each comes from."""

    name: str
    hash: str
    values: dict[str, Any]
    origins: dict[str, str]


class KeyInfo(Struct, frozen=True):
    """What one key of an edition accepts: a number, a list of numbers (``longest`` > 0) or one of ``words``."""

    key: str
    low: int = 0
    high: int = 0
    shortest: int = 0
    longest: int = 0
    words: list[str] = []


class EditionTry(Struct, forbid_unknown_fields=True, frozen=True):
    """Own values, and the step of a bot game on them that is wanted; a large one is the end."""

    values: dict[str, Any]
    seats: Annotated[int, Meta(ge=1, le=9)]
    step: Annotated[int, Meta(ge=0)] = 0
    seed: Annotated[int, Meta(ge=0, le=2**31)] = 1


class EditionTried(Struct, frozen=True):
    """The table of that game after ``step`` of ``steps`` events, as everybody sees it; or what is wrong."""

    fault: str = ""
    key: str = ""
    values: dict[str, Any] = {}
    changed: int = 0
    step: int = 0
    steps: int = 0
    turn: int | None = None
    seen: Seen | None = None
    line: LogLine | None = None
    result: Result | None = None
