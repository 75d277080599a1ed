"""Name in the head of a table's page what it will ask for, so that all comes together and not one after the other.

The fonts come after it: they weigh as much as all the rest, and a board can be read without them.
"""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

import msgspec

PAGE = (
    "pages/Table.svelte",
    "games/{game}/Board.svelte",
    "games/{game}/Choices.svelte",
    "{language}/app.ftl?all",
)
ANSWERS = ("/api/me", "/api/games", "/api/games/{game}/words/{language}")
FONT = re.compile(r'\s*<link [^>]*as="font"[^>]*>')


def of_table(app: Path, game: str, language: str, brought: bool = False) -> str:
    """Return the links for the page of a table of that game; nothing where the app was built without a manifest.

    ``brought``: the answers come with the page (``brought.py``), which will not ask for them.
    """
    manifest = _manifest(app / "manifest.json")
    wanted = tuple("/" + name.format(game=game, language=language) for name in PAGE)
    files = _files(manifest, [name for name in manifest if name.endswith(wanted)])
    answers = [path.format(game=game, language=language) for path in ANSWERS] if files and not brought else []
    links = [*map(_link, files), *(f'<link rel="preload" as="fetch" crossorigin href="{path}">' for path in answers)]
    return "".join(f"{link}\n    " for link in links)


def without_fonts(page: str) -> str:
    """Return a page that does not ask for its fonts at once.

    >>> without_fonts('<link rel="icon" href="/i"> <link rel="preload" href="/a.woff2" as="font" crossorigin="">')
    '<link rel="icon" href="/i">'
    """
    return FONT.sub("", page)


@lru_cache(maxsize=2)
def _manifest(file: Path) -> dict[str, dict[str, Any]]:
    """Read what the build wrote down of its files: each with what it imports."""
    return msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, Any]]) if file.exists() else {}


def _files(manifest: dict[str, dict[str, Any]], entries: list[str]) -> list[str]:
    """Return the scripts and styles of the entries and of all that they import, each once; the page has its own."""
    index = next((name for name, one in manifest.items() if one.get("isEntry")), "")
    known, found = set(_reached(manifest, [index])), []
    for name in _reached(manifest, entries):
        if name not in known:
            found += [manifest[name]["file"], *manifest[name].get("css", [])]
    return list(dict.fromkeys(found))


def _reached(manifest: dict[str, dict[str, Any]], entries: list[str]) -> list[str]:
    found: list[str] = []
    waiting = [name for name in entries if name in manifest]
    while waiting:
        name = waiting.pop(0)
        if name not in found:
            found.append(name)
            waiting += manifest[name].get("imports", [])
    return found


def _link(file: str) -> str:
    if file.endswith(".css"):
        return f'<link rel="stylesheet" crossorigin href="/{escape(file)}">'
    return f'<link rel="modulepreload" crossorigin href="/{escape(file)}">'
