"""The shelf: games, their options, rulebooks, words and editions."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, Router, get
from litestar.exceptions import NotFoundException
from msgspec import Struct

from ludotheque.kernel.edition import Edition
from ludotheque.kernel.errors import UnknownGame
from ludotheque.kernel.game import Game
from ludotheque.kernel.rulebook import LANGUAGES
from ludotheque.shelf import load, slugs


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


class RulebookInfo(Struct):
    """The rulebook in both languages."""

    sections: dict[str, dict[str, str]]
    clauses: list[ClauseInfo]
    rulings: list[RulingInfo]


class EditionInfo(Struct):
    """Component values and where each comes from."""

    name: str
    hash: str
    values: dict[str, Any]
    origins: dict[str, str]


def known_game(slug: str) -> Game[Any]:
    """The game of that name, or 404."""
    try:
        return load(slug)
    except UnknownGame as error:
        raise NotFoundException(str(error)) from None


def info(game: Game[Any]) -> GameInfo:
    """A game as a list shows it."""
    options = [OptionInfo(option.name, list(option.values), list(option.clauses)) for option in game.options]
    presets = [PresetInfo(preset.name, dict(preset.values)) for preset in game.presets]
    return GameInfo(
        game.slug,
        game.title,
        game.min_seats,
        game.max_seats,
        options,
        presets,
        game.edition.hash,
        game.lesson is not None,
    )


def edition_info(box: Edition) -> EditionInfo:
    """An edition with the origin of each value."""
    return EditionInfo(box.name, box.hash, dict(box.values), dict(box.origins))


@get("/games", summary="All games", sync_to_thread=False)
def games() -> list[GameInfo]:
    return [info(load(slug)) for slug in slugs()]


@get("/games/{slug:str}/rulebook", summary="The rulebook of a game", sync_to_thread=False)
def rulebook(slug: str) -> RulebookInfo:
    book = known_game(slug).rulebook
    clauses = [
        ClauseInfo(clause.number, clause.section, [ClausePart(part.mark, dict(part.text)) for part in clause.parts])
        for clause in book.clauses.values()
    ]
    rulings = [
        RulingInfo(r.number, list(r.clauses), r.option, dict(r.gap), dict(r.ruling), dict(r.why))
        for r in book.rulings.values()
    ]
    return RulebookInfo({name: dict(text) for name, text in book.sections.items()}, clauses, rulings)


@get("/games/{slug:str}/edition", summary="The house edition of a game", sync_to_thread=False)
def edition(slug: str) -> EditionInfo:
    return edition_info(known_game(slug).edition)


@get("/games/{slug:str}/words/{lang:str}", summary="The game's messages (Fluent)", sync_to_thread=False)
def words(slug: str, lang: str) -> Response[str]:
    if lang not in LANGUAGES:
        raise NotFoundException(f"Languages are {', '.join(LANGUAGES)}.")
    headers = {"cache-control": "public, max-age=300"}
    return Response(known_game(slug).file(f"{lang}.ftl"), media_type=MediaType.TEXT, headers=headers)


router = Router("/", route_handlers=[games, rulebook, edition, words], tags=["games"])
