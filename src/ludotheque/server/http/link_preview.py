"""Say in the head of a page what its link leads to: chat apps show it with a picture before anybody opens it."""

from __future__ import annotations

import re
from html import escape
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from msgspec import Struct

from ludotheque.kernel.game import Game
from ludotheque.kernel.languages import FIRST, LANGUAGES, in_language
from ludotheque.kernel.messages import house_messages
from ludotheque.server import protocol
from ludotheque.server.protocol.invitations import Invited

ICON = "/icon-512.png"
WIDTH, HEIGHT = 1200, 630  # of the pictures, as chat apps ask for them


class Preview(Struct, frozen=True):
    """What a chat app shows of a link. ``image``: a path of the house."""

    title: str
    text: str
    image: str


def preferred(accepted: str) -> str:
    """Return the language that a browser asks for, else the first one of the house.

    >>> preferred("en-GB,en;q=0.9,fr;q=0.5"), preferred("de"), preferred("")
    ('en', 'fr', 'fr')
    """
    wanted = re.findall(r"[a-z]{2}", accepted.lower())
    return next((code for code in wanted if code in LANGUAGES), FIRST)


def of_house(language: str) -> Preview:
    """Return the preview of the house itself."""
    return Preview("Ludothèque", _say(language, "link-house"), ICON)


def of_game(game: Game[Any], language: str) -> Preview:
    """Return the preview of a page about one game."""
    return Preview(game.title, in_language(game.meta.tagline, language), cover(game.slug))


def of_puzzle(game: Game[Any], language: str) -> Preview:
    """Return the preview of a puzzle: nothing of the position, and nothing of the answer."""
    return Preview(
        _say(language, "link-puzzle", title=game.title), _say(language, "link-puzzle-text"), cover(game.slug)
    )


def of_invitation(found: Invited, game: Game[Any], language: str) -> Preview:
    """Return the preview of an invitation: who, what, how many chairs, at which pace."""
    title = _say(language, "link-invitation" if found.host else "link-table", name=found.host, title=game.title)
    if found.status != "lobby":
        return Preview(title, _say(language, f"link-{found.status}"), cover(game.slug))
    chairs = _say(language, "link-chairs", n=found.free, seats=found.seats)
    return Preview(title, f"{chairs} · {pace_in_words(found.pace, language)}", cover(game.slug))


def pace_in_words(pace: protocol.Pace, language: str) -> str:
    """Say how fast a table plays.

    >>> pace_in_words(protocol.Live(), "en"), pace_in_words(protocol.Post(), "fr")
    ('live, 60 s a move', 'par correspondance, 3 j par coup')
    """
    if isinstance(pace, protocol.Live):
        return _say(language, "link-live", n=pace.move)
    if isinstance(pace, protocol.Post):
        return _say(language, "link-post", n=pace.days)
    return _say(language, "link-free")


def cover(slug: str) -> str:
    """Return the path of a game's picture; a game without one is shown by the icon of the house."""
    return f"/covers/{slug}.png" if picture(slug).is_file() else ICON


def picture(slug: str) -> Traversable:
    """Return the file of a game's picture (tools/covers draws it), which there may not be."""
    return resources.files("ludotheque.games").joinpath(slug, "cover.png")


def tags(preview: Preview, base: str, path: str) -> str:
    """Return the lines for the head of the page; addresses are whole, as chat apps want them."""
    large = preview.image != ICON
    properties = {
        "og:type": "website",
        "og:site_name": "Ludothèque",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": base + path,
        "og:image": base + preview.image,
        **({"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)} if large else {}),
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    lines.append(f'<meta name="twitter:card" content="{"summary_large_image" if large else "summary"}" />')
    return "\n    ".join(lines)


def _say(language: str, message: str, **args: object) -> str:
    return house_messages("links").say(language, message, **args)
