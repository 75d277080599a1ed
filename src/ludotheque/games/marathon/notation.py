"""The notation of Marathon."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.games.marathon.edition import CARDS, ROWS
from ludotheque.games.marathon.rules.actions import CIRCLES, COLUMNS, FACES, LINES, SEATS
from ludotheque.kernel.notation import Form

ROW = f"[{''.join(ROWS)}]"
CELL = "([1-9]|1[0-2])"  # 1 to CIRCLES

FORMS = (
    Form("place:<row>:upstairs:<column>", f"place:{ROW}:upstairs:[1-{COLUMNS}]", "MA-37"),
    Form("place:<row>:lounge:<line>", f"place:{ROW}:lounge:[1-{LINES}]", "MA-43"),
    Form("place:<row>:ground", f"place:{ROW}:ground", "MA-49"),
    Form("place:<row>:garden", f"place:{ROW}:garden", "MA-52"),
    Form("place:<row>:petanque:<cell>", f"place:{ROW}:petanque:{CELL}", "MA-56"),
    Form("place:<row>:green:<place>", f"place:{ROW}:green:[1-{SEATS}]", "MA-62"),
    Form("expel:<row>:petanque:<cell>", f"expel:{ROW}:petanque:{CELL}", "MA-57"),
    Form("send:<cell>", f"send:{CELL}", "MA-58"),
    Form("pile:<seat>", f"pile:[0-{SEATS - 1}]", "MA-04"),
    Form("draw:<card>", f"draw:({'|'.join(CARDS)})", "MA-05"),
    Form("roll:<pips>", f"roll:[1-{FACES}]", "MA-19"),
)

LEADS: Mapping[str, tuple[str, ...]] = {
    "place": ("expel", "send"),
    "expel": ("place",),
    "send": ("expel",),
}  # what is played on the way to a kind of token


def tokens() -> list[str]:
    """List every token; its index is the action, as numbered in rules/actions.py."""
    return [
        *(token for row in ROWS for token in row_tokens(row)),
        *numbered("send", CIRCLES),
        *(f"pile:{seat}" for seat in range(SEATS)),
        *(f"draw:{card}" for card in CARDS),
        *numbered("roll", FACES),
    ]


def row_tokens(row: str) -> list[str]:
    """List all that can be done with a pawn on the row."""
    return [
        *numbered(f"place:{row}:upstairs", COLUMNS),
        *numbered(f"place:{row}:lounge", LINES),
        f"place:{row}:ground",
        f"place:{row}:garden",
        *numbered(f"place:{row}:petanque", CIRCLES),
        *numbered(f"place:{row}:green", SEATS),
        *numbered(f"expel:{row}:petanque", CIRCLES),
    ]


def numbered(head: str, count: int) -> list[str]:
    """Write a token with each number from 1 to count."""
    return [f"{head}:{number}" for number in range(1, count + 1)]
