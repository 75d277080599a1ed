"""The drawings of a game, made by the Svelte components of its folder: one script of the web build, run in V8."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import msgspec
from py_mini_racer import JSEvalException, MiniRacer

from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Game
from ludotheque.printing.errors import CannotPrint

SCRIPT = "print.js"  # in the folder of the web build
Size = Annotated[float, msgspec.Meta(gt=0, le=2000)]  # millimetres


class Drawing(msgspec.Struct, frozen=True):
    """Markup and styles, as a component gives them."""

    markup: str
    styles: str


class Item(msgspec.Struct, frozen=True):
    """A piece to be printed; see web/src/print/contract.ts."""

    title: str
    kind: str
    front: Drawing
    box: str
    width: Size
    height: Size
    copies: Annotated[int, msgspec.Meta(ge=0, le=1000)]
    back: Drawing | None = None


class Sheets(msgspec.Struct, frozen=True):
    """Everything of a game that is printed, with the colours its drawings use."""

    items: list[Item]
    inks: str
    house: str  # the style sheets of the house


def sheets(game: Game[Any], edition: Edition, language: str, app: Path) -> Sheets:
    """Draw the pieces of the edition; ``app`` is the folder of the web build."""
    script = app / SCRIPT
    if not script.exists():
        raise CannotPrint("the web app has not been built, and its drawings are needed: run ./play once")
    asked = {"edition": dict(edition.values), "language": language, "words": game.catalogue(language)}
    with MiniRacer() as engine:  # left open, it may keep the process from ending
        engine.eval(script.read_text(encoding="utf-8"))
        try:
            answer = engine.eval(f"ludoPrint({json.dumps(game.slug)}, {json.dumps(json.dumps(asked))})")
        except JSEvalException as error:
            cause = [line for line in str(error).splitlines() if "Error" in line and len(line) < 300]
            raise CannotPrint(f"a drawing of {game.title} failed: {cause[-1] if cause else 'unknown cause'}") from None
    try:
        found = msgspec.json.decode(str(answer), type=Sheets | None)
    except msgspec.ValidationError as error:
        raise CannotPrint(f"the sheets of {game.title} cannot be printed: {error}") from None
    if found is None or not any(item.copies for item in found.items):
        raise CannotPrint(f"{game.title} has no printed pieces yet")
    return found
