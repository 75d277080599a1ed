"""What somebody types at a position: a token, its number, or something that is not possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from ludotheque.cli.common import console
from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.game import Game
from ludotheque.kernel.state import State


def chosen(answer: str, tokens: Sequence[str]) -> str | None:
    """Return the token that is meant, by its number in the list or by its notation.

    >>> chosen("2", ["pass", "play"]), chosen("pass", ["pass", "play"]), chosen("3", ["pass", "play"])
    ('play', 'pass', None)
    """
    if answer.isdecimal() and 1 <= int(answer[:9]) <= len(tokens):
        return tokens[int(answer[:9]) - 1]
    return answer if answer in tokens else None


def refuse(game: Game[Any], state: State, answer: str, lang: str) -> None:
    """Say why it is not possible: the clause, or the grammar of tokens."""
    try:
        clause = game.why_not(state, answer)
    except LudoError as error:
        console.print(Text(str(error), "red"))
        return
    if clause is not None:
        console.print(Text(clause, "red"), game.rulebook.clauses[clause].text(lang))
