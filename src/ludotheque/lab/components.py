"""Which components of the game a decision uses: from the game's ``components.toml``, else from its notation."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.game import Game
from ludotheque.kernel.languages import FIRST, LANGUAGES, Text, completed
from ludotheque.kernel.messages import house_messages
from ludotheque.kernel.setting import Setting
from ludotheque.lab.engine.trace import LINKS, NONE


class BadComponents(LudoError):
    """A components.toml that cannot be used."""


@dataclass(frozen=True)
class Component:
    """One thing that a study counts: a card, a cell, a rider, a way to decide. What is ``common`` has no worth."""

    group: Text
    label: Text
    common: bool = False

    @property
    def names(self) -> dict[str, str]:
        """Group and label together, by language."""
        return {language: named(language, self.group, self.label) for language in LANGUAGES}


def named(language: str, group: Text, label: Text) -> str:
    """Group and label, put together as the language does."""
    return house_messages("lab").say(language, "component-name", group=group[language], label=label[language])


@dataclass(frozen=True)
class Components:
    """All of a setting, and for each action the ones that it uses."""

    all: tuple[Component, ...]
    links: tuple[int, ...]  # LINKS numbers for each action, NONE where fewer


def components_of(setting: Setting) -> Components:
    """Return the components of a table.

    >>> from ludotheque.registry import load
    >>> found = components_of(load("lemans").setting(2)).all
    >>> [one.label["en"] for one in found][:2], found[0].group["en"]
    (['draw and play', 'pass'], 'Decisions')
    """
    rows = _rows(setting.game)
    found: dict[tuple[str, str], tuple[int, Component]] = {}
    links: list[int] = []
    for token in setting.tokens:
        used = []
        for row in rows:
            one = _used(setting.game, row, token)
            if one is not None:
                key = (one.group[FIRST], one.label[FIRST])
                used.append(found.setdefault(key, (len(found), one))[0])
            if len(used) > LINKS:
                raise BadComponents(f"{setting.game.slug}/components.toml: {token!r} uses more than {LINKS} components")
        links += [*used, *[NONE] * (LINKS - len(used))]
    return Components(tuple(one for _, one in found.values()), tuple(links))


def _rows(game: Game[Any]) -> list[Mapping[str, Any]]:
    """Return the groups of the game's own file; else one for each form of its notation."""
    try:
        rows: list[Mapping[str, Any]] = tomllib.loads(game.file("components.toml"))["group"]
    except FileNotFoundError:
        other = {language: house_messages("lab").say(language, "components-other") for language in LANGUAGES}
        return [{"title": other, "token": form.pattern, "label": _same(form.shown)} for form in game.forms]
    return rows


def _same(text: str) -> Text:
    return {language: text.replace("{", "{{").replace("}", "}}") for language in LANGUAGES}


def _used(game: Game[Any], row: Mapping[str, Any], token: str) -> Component | None:
    """Return the component of this group that the token uses."""
    match = re.fullmatch(row["token"], token)
    if match is None:
        return None
    words = match.groupdict()
    if "message" in row:
        message = row["message"].format(**words)
        label = {one: game.messages.say(one, message) for one in LANGUAGES}
    else:
        label = {one: text.format(**words) for one, text in completed(row["label"]).items()}
    return Component(completed(row["title"]), label, row.get("common", False))
