"""Positions: a whole state as documented JSON, validated on the way back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from ludotheque.kernel.edition import Edition
from ludotheque.kernel.errors import BadEdition, BadOption, BadPosition, BadSeats
from ludotheque.kernel.setting import Setting

if TYPE_CHECKING:
    from ludotheque.kernel.game import Game

HEADING = ("game", "rules", "seats", "options", "edition")
T = TypeVar("T")


def heading(setting: Setting) -> dict[str, Any]:
    """Return the first keys of every position."""
    return {
        "game": setting.game.slug,
        "rules": setting.game.rules_version,
        "seats": setting.seats,
        "options": dict(setting.options),
        "edition": setting.edition.hash,
    }


def opened(game: Game[Any], data: object, edition: Edition | None) -> tuple[Setting, dict[str, Any]]:
    """Return the setting that a position's heading describes, and the rest of it."""
    if not isinstance(data, Mapping):
        raise BadPosition("$", f"found {type(data).__name__}, accepted is an object")
    if data.get("game") != game.slug:
        raise BadPosition("$.game", f"found {data.get('game')!r}, accepted is {game.slug!r}")
    if data.get("rules", game.rules_version) != game.rules_version:
        raise BadPosition("$.rules", f"found version {data['rules']!r}, played here is version {game.rules_version}")
    box = edition or game.edition
    if data.get("edition", box.hash) != box.hash:
        raise BadPosition("$.edition", f"found {data['edition']!r}, accepted is {box.hash!r} (edition {box.name})")
    options = data.get("options", {})
    if not isinstance(options, Mapping):
        raise BadPosition("$.options", f"found {options!r}, accepted is an object")
    seats: Any = data.get("seats")
    try:
        setting = game.setting(seats, options, box)
    except BadSeats as error:
        raise BadPosition("$.seats", str(error)) from None
    except (BadOption, BadEdition) as error:
        raise BadPosition("$.options", str(error)) from None
    return setting, {key: value for key, value in data.items() if key not in HEADING}


def shaped(facts: Mapping[str, Any], shape: type[T]) -> T:
    """Read the facts as a typed structure (a msgspec Struct); BadPosition names the place."""
    try:
        return msgspec.convert(dict(facts), shape)
    except msgspec.ValidationError as error:
        text, _, path = str(error).partition(" - at ")
        raise BadPosition(path.strip("`") or "$", text) from None


def require(holds: bool, path: str, text: str) -> None:
    """BadPosition at the path unless the condition holds."""
    if not holds:
        raise BadPosition(path, text)
