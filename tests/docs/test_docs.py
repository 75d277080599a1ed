"""The pages name what is there: commands and their options, files, settings, words of the wire."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import click
import msgspec
import pytest

from ludotheque.cli import COMMANDS, ludo
from ludotheque.server import protocol
from ludotheque.server.errors import TEXTS
from ludotheque.server.settings import Settings

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
ROOMS = (
    "",
    "src",
    "src/ludotheque",
    "src/ludotheque/kernel",
    "src/ludotheque/analysis",
    "src/ludotheque/lab",
    *(str(folder.relative_to(ROOT)) for folder in (ROOT / "src/ludotheque/games").iterdir()),
    "docs",
    "tests",
    "tests/security",
    "web",
)
names = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


@pytest.mark.parametrize(
    "page", [*PAGES, *sorted((ROOT / "docs/measurements").glob("*.md"))], ids=lambda page: page.name
)
def test_links_lead_somewhere(page: Path) -> None:
    found = re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text(encoding="utf-8"))
    assert [link for link in found if not (page.parent / link).exists()] == []


def test_the_index_leads_to_every_page() -> None:
    text = (ROOT / "docs/README.md").read_text(encoding="utf-8")
    assert [page.name for page in (ROOT / "docs").glob("*.md") if f"({page.name})" not in text] == ["README.md"]


@names
def test_files_that_are_named_are_there(page: Path) -> None:
    named = re.findall(
        r"`((?:[\w.-]+/)+[\w.-]+\.(?:py|ts|toml|json|svelte|mjs|md|ftl|typ))(?:::\w+)?`",
        page.read_text(encoding="utf-8"),
    )
    assert [name for name in named if not any((ROOT / room / name).exists() for room in ROOMS)] == []


def commands(text: str) -> Iterator[list[str]]:
    """Every ``ludo …`` of the page, in blocks of code and within lines."""
    for found in re.findall(r"(?:^|`|\s{4})ludo ((?:[a-z]+\b|<command>)[^`\n]*)", text, re.M):
        yield re.split(r"\s{2,}|#|;|>", found)[0].split()


@names
def test_commands_and_their_options_are_known(page: Path) -> None:
    wrong = []
    for words in commands(page.read_text(encoding="utf-8")):
        known: click.Command | None = ludo
        left = list(words)
        while isinstance(known, click.Group) and left and not left[0].startswith("-"):
            known = known.get_command(click.Context(known), left.pop(0))
        options = {name for option in getattr(known, "params", []) for name in (*option.opts, *option.secondary_opts)}
        options |= {"--help", "-h"}  # every command has them
        used = [word.strip("[](),").partition("=")[0] for word in left if re.match(r"\[?\(?-", word)]
        if known is None or not {word for word in used if word} <= options:
            wrong.append(" ".join(words))
    assert wrong == []


def test_the_readme_lists_every_command() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [name for name in COMMANDS if f"ludo {name}" not in text] == []


def test_every_setting_is_explained_with_its_default() -> None:
    lines = [
        line for line in (ROOT / "docs/hosting.md").read_text(encoding="utf-8").splitlines() if line.startswith("| `")
    ]
    told: dict[str, str] = {}
    for line in lines:
        heads, defaults = (re.findall(r"`([^`]+)`", cell) for cell in line.split("|")[1:3])
        told.update(zip(heads, defaults or [""] * len(heads), strict=True))
    assert told == {name: shown(value) for name, value in msgspec.structs.asdict(Settings()).items()}


def shown(value: Any) -> str:
    """A default as the page writes it.

    >>> shown(20.0), shown(True), shown([])
    ('20', 'true', '')
    """
    if isinstance(value, bool | list):
        return str(value).lower() if isinstance(value, bool) else ",".join(value)
    return f"{value:g}" if isinstance(value, float) else str(value)


def test_every_word_of_the_wire_is_explained() -> None:
    text = (ROOT / "docs/api.md").read_text(encoding="utf-8")
    tags = [
        kind.__struct_config__.tag for union in (protocol.AnyCommand, protocol.AnyMessage) for kind in get_args(union)
    ]
    assert [word for word in (*tags, *TEXTS) if f"`{word}`" not in text] == []
