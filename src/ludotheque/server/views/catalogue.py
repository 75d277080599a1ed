"""Show games, rulebooks and editions, which everybody may know."""

from __future__ import annotations

from functools import cache
from typing import Any

from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Game
from ludotheque.kernel.rulebook import Rulebook, Summary
from ludotheque.registry import load, slugs
from ludotheque.server.protocol.catalogue import (
    ClauseInfo,
    ClausePart,
    EditionInfo,
    GameInfo,
    OptionInfo,
    PresetInfo,
    RulebookInfo,
    RulingInfo,
    SummaryInfo,
)


@cache
def read_all() -> None:
    """Read, once, what the first reader of each game would wait for, and all moves with them."""
    for slug in slugs():
        game = load(slug)
        game_info(game)
        rulebook_info(game.rulebook)
        assert game.messages


def game_info(game: Game[Any]) -> GameInfo:
    """Show a game as a list of games does."""
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
        bool(game.lessons),
    )


def rulebook_info(book: Rulebook) -> RulebookInfo:
    """Show a rulebook in all its languages."""
    clauses = [
        ClauseInfo(clause.number, clause.section, [ClausePart(part.mark, dict(part.text)) for part in clause.parts])
        for clause in book.clauses.values()
    ]
    rulings = [
        RulingInfo(r.number, list(r.clauses), r.option, dict(r.gap), dict(r.ruling), dict(r.why))
        for r in book.rulings.values()
    ]
    sections = {name: dict(text) for name, text in book.sections.items()}
    synonyms = [{language: list(words) for language, words in group.items()} for group in book.synonyms]
    return RulebookInfo(sections, clauses, rulings, _summary_info(book.summary), synonyms)


def _summary_info(summary: Summary | None) -> SummaryInfo | None:
    if summary is None:
        return None
    lists = (summary.turn, summary.scoring, summary.tips, summary.needs)
    return SummaryInfo(dict(summary.aim), *([dict(text) for text in texts] for texts in lists))


def edition_info(box: Edition) -> EditionInfo:
    """Show an edition with the origin of each value."""
    return EditionInfo(box.name, box.hash, dict(box.values), dict(box.origins))
