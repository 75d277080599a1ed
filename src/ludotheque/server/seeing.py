"""What one seat sees of a game, and what it may do: made from ``observe(seat)`` and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.kernel.marked import mark
from ludotheque.kernel.state import State
from ludotheque.server import wire

MOST_GHOSTS = 1  # one is help, several are noise


def seen(state: State, seat: int | None, words: bool) -> wire.Seen:
    """The game through the eyes of a seat, None for a spectator; programs do without the words."""
    view = state.observe(seat)
    text = state.setting.game.table(view, state.setting.edition, mark) if words else []
    return wire.Seen(view, text)  # type: ignore[arg-type]  # a view is a fresh dict of its game's own shape


def seat_shown(state: State, seat: int, acts: bool, words: bool = True) -> wire.SeatView:
    """What the seat knows, and what it may do when it is to act."""
    shown = seen(state, seat, words)
    legal = state.setting.game.legal_tokens(state) if acts else []
    choices = [_choice(state, shown.view, token) for token in legal] if words else []
    prompt = _prompt(state, shown.view) if words and acts else None
    ghosts = ghosts_of(state, shown.view, legal)[:MOST_GHOSTS] if words and acts else []
    return wire.SeatView(seat, shown.view, shown.text, legal, choices, prompt, ghosts)


def ghosts_of(state: State, view: Mapping[str, Any], legal: list[str]) -> list[wire.Ghost]:
    """What one might expect and may not do now, for the reason that the game gives."""
    game, edition = state.setting.game, state.setting.edition
    expected = (ghost for ghost in game.ghosts(view, edition, mark) if ghost.token not in legal)
    return [wire.Ghost(*ghost) for ghost in expected if game.why_not(state, ghost.token) == ghost.clause]


def _choice(state: State, view: dict[str, Any], token: str) -> wire.Choice:
    game, edition = state.setting.game, state.setting.edition
    return wire.Choice(token, game.explain(view, token, edition, mark), *game.remark(view, token, edition, mark))


def _prompt(state: State, view: dict[str, Any]) -> str | None:
    """What the phase asks of the seat that must decide."""
    message = f"prompt-{view.get('phase')}"
    return mark(message) if state.setting.game.messages.has("fr", message) else None
