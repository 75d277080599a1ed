"""The shelf: finds the games, one folder each."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from typing import Any

from ludotheque import games
from ludotheque.kernel.errors import UnknownGame
from ludotheque.kernel.game import Game
from ludotheque.kernel.nearest import did_you_mean


def slugs() -> list[str]:
    """Return the games of the house, in the order of their names."""
    return sorted(found.name for found in pkgutil.iter_modules(games.__path__) if found.ispkg)


def load(slug: str) -> Game[Any]:
    """Load the game in that folder.

    >>> load("mark").min_seats
    2
    """
    if slug not in _loaded:
        if slug not in slugs():
            raise UnknownGame(
                f"there is no game {slug!r}{did_you_mean(slug, slugs())}; accepted are {', '.join(slugs())}"
            )
        _loaded[slug] = import_module(f"{games.__name__}.{slug}").GAME
    return _loaded[slug]


_loaded: dict[str, Game[Any]] = {}
