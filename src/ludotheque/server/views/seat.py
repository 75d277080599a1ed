"""Show what one seat sees of a game and may do, made from ``observe(seat)`` and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.kernel.languages import FIRST
from ludotheque.kernel.marked import END, SEP, mark
from ludotheque.kernel.state import State
from ludotheque.server import protocol

MAX_GHOSTS = 1  # one is help, several are noise


def observe(state: State, seat: int | None, words: bool) -> protocol.Seen:
    """Show the game through the eyes of a seat, None for a spectator; programs do without the words."""
    view = state.observe(seat)
    text = state.setting.game.table(view, state.setting.edition, mark) if words else []
    return protocol.Seen(view, text)  # type: ignore[arg-type]  # a view is a fresh dict of its game's own shape


def held(state: State) -> list[list[str]]:
    """Say what each seat has: the public line about it, and what it knows that is not on the table for all to see."""
    seats = range(state.setting.seats)
    public = observe(state, None, words=True).text
    own = [[line for line in observe(state, seat, words=True).text if line not in public] for seat in seats]
    about = [[line for line in public if _is_about(line, seat)] for seat in seats]
    shared = [line for line in about[0] if all(_kind(line) in map(_kind, lines) for lines in about)]  # said of all
    kind = _kind(shared[0]) if shared else None
    return [[line for line in about[seat] if _kind(line) == kind][:1] + own[seat] for seat in seats]


def _is_about(line: str, seat: int) -> bool:
    return any(f"{SEP}seat=#{seat}{end}" in line for end in (SEP, END))


def _kind(line: str) -> str:
    """Name the message of a marked line."""
    return line.partition(SEP)[0]


def seat_view(state: State, seat: int, acts: bool, words: bool = True) -> protocol.SeatView:
    """Show what the seat knows, and what it may do when it is to act."""
    shown = observe(state, seat, words)
    legal = state.setting.game.legal_tokens(state) if acts else []
    choices = [_choice(state, shown.view, token) for token in legal] if words else []
    prompt = _prompt(state, shown.view) if words and acts else None
    ghosts = find_ghosts(state, shown.view, legal)[:MAX_GHOSTS] if words and acts else []
    return protocol.SeatView(seat, shown.view, shown.text, legal, choices, prompt, ghosts)


def find_ghosts(state: State, view: Mapping[str, Any], legal: list[str]) -> list[protocol.Ghost]:
    """Find what one might expect and may not do now, for the reason that the game gives."""
    game, edition = state.setting.game, state.setting.edition
    expected = (ghost for ghost in game.ghosts(view, edition, mark) if ghost.token not in legal)
    return [protocol.Ghost(*ghost) for ghost in expected if game.why_not(state, ghost.token) == ghost.clause]


def _choice(state: State, view: dict[str, Any], token: str) -> protocol.Choice:
    game, edition = state.setting.game, state.setting.edition
    return protocol.Choice(token, game.explain(view, token, edition, mark), *game.remark(view, token, edition, mark))


def _prompt(state: State, view: dict[str, Any]) -> str | None:
    """Say what the phase asks of the seat that must decide."""
    message = f"prompt-{view.get('phase')}"
    return mark(message) if state.setting.game.messages.has(FIRST, message) else None
