"""What a draw can show, in words: those of the game, as on the page of the dice (web/src/fair/faces.ts)."""

from __future__ import annotations

from typing import Any

from ludotheque.cli.common import own_messages
from ludotheque.kernel.game import Game

SEATED = frozenset(("pole", "first", "dealer", "pile"))  # draws that choose a seat
NAMED = ("card", "face", "rider")  # how the games name what is drawn; what none names is told in the notation


def kind_name(lang: str, kind: str) -> str:
    """Name a kind of draw: "draw" is "Cartes".

    >>> kind_name("en", "draw"), kind_name("en", "rune")
    ('Cards', 'rune')
    """
    words, name = own_messages(), f"dice-kind-{kind}"
    return words.say(lang, name) if words.has(lang, name) else kind


def face_name(game: Game[Any], lang: str, kind: str, face: str) -> str:
    """Name what came: a card, a face of a die, a rider, or a seat, counted from 0 as everywhere in the terminal."""
    if kind in SEATED:
        return own_messages().say(lang, "seat-number", n=int(face))
    name = next((f"{form}-{face}" for form in NAMED if game.messages.has(lang, f"{form}-{face}")), None)
    text = face if name is None else game.messages.say(lang, name)
    return text[:1].upper() + text[1:]
