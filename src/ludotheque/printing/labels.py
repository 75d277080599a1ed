"""The values of an edition in a reader's words, as the editor calls them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from ludotheque.kernel.edition import Edition, Leaf
from ludotheque.kernel.game import Game

KINDS = ("edition", "card", "rider", "place", "signal", "material", "terrain")  # as web/src/edition/names.ts


class Labels:
    """The names of one game's values in one language."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.catalogues = (game.edition_messages, game.messages)
        self.language = language

    def part(self, part: str, parent: str = "") -> str:
        """Name a part of a key, or a word that a value may be; itself where the game has no name for it."""
        for message in (f"edition-{parent}-{part}", *(f"{kind}-{part}" for kind in KINDS)):
            for catalogue in self.catalogues:
                if catalogue.has(self.language, message):
                    return catalogue.say(self.language, message)
        return part

    def thing(self, path: str) -> str:
        """Name what a key belongs to: ``cards.y3`` is a yellow 3."""
        parts = path.split(".")
        if len(parts) == 1:
            return self.part(path) if path else ""
        return " · ".join(self.part(part, parent) for parent, part in pairwise(parts))

    def value(self, value: Leaf) -> str:
        """Write a value: a number, a list of numbers, or a word by its name."""
        if isinstance(value, list):
            return " ".join(str(one) for one in value)
        return self.part(value) if isinstance(value, str) else str(value)

    def values_of(self, path: str, values: Mapping[str, Leaf]) -> dict[str, str]:
        """Write the values of one thing, by their names."""
        parent = path.rpartition(".")[2]
        return {self.part(name, parent): self.value(value) for name, value in values.items()}


def reconstructed(edition: Edition) -> list[str]:
    """List the keys whose values are ours; a thing without copies is in nobody's box."""
    keys = [key for key in edition.values if edition.origin(key) == "reconstructed"]
    return [key for key in keys if edition.values.get(f"{key.rpartition('.')[0]}.copies") != 0]
