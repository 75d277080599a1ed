"""Show what one seat sees of a game and may do, made from ``observe(seat)`` and nothing else."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from ludotheque.kernel.languages import FIRST
from ludotheque.kernel.marked import mark
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import State
from ludotheque.server import protocol

MAX_GHOSTS = 1  # one is help, several are noise
WORLDS = 12  # that look the same to another seat, and are compared


def observe(state: State, seat: int | None, words: bool) -> protocol.Seen:
    """Show the game through the eyes of a seat, None for a spectator; programs do without the words."""
    view = state.observe(seat)
    text = state.setting.game.table(view, state.setting.edition, mark) if words else []
    return protocol.Seen(view, text)  # type: ignore[arg-type]  # a view is a fresh dict of its game's own shape


def seat_view(state: State, seat: int, acts: bool, words: bool = True) -> protocol.SeatView:
    """Show what the seat knows, and what it may do when it is to act."""
    shown = observe(state, seat, words)
    legal = state.setting.game.legal_tokens(state) if acts else []
    choices = _choices(state, shown.view, legal) if words else []
    prompt = find_prompt(state, shown.view, legal) if words and acts else None
    ghosts = find_ghosts(state, shown.view, legal)[:MAX_GHOSTS] if words and acts else []
    forced = words and acts and is_forced(state, seat, legal)
    return protocol.SeatView(seat, shown.view, shown.text, legal, choices, prompt, ghosts, forced)


def is_forced(state: State, seat: int, legal: list[str]) -> bool:
    """Can everybody see that the seat has no other move? Then playing it at once tells nothing of a hand.

    Found from what the seat itself knows: in worlds that it may imagine, what would each other seat think possible?
    """
    if len(legal) != 1:
        return False
    game, rng = state.setting.game, Rng(len(legal[0]))
    others = [other for other in range(state.setting.seats) if other != seat]
    worlds = (state.resample(seat, rng).resample(other, rng) for other in others for _ in range(WORLDS))
    return all(game.legal_tokens(world) == legal for world in worlds)


def find_ghosts(state: State, view: Mapping[str, Any], legal: list[str]) -> list[protocol.Ghost]:
    """Find what one might expect and may not do now, for the reason that the game gives."""
    game, edition = state.setting.game, state.setting.edition
    expected = (ghost for ghost in game.ghosts(view, edition, mark) if ghost.token not in legal)
    return [protocol.Ghost(*ghost) for ghost in expected if game.why_not(state, ghost.token) == ghost.clause]


def _choices(state: State, view: dict[str, Any], legal: list[str]) -> list[protocol.Choice]:
    """Put every legal token into words, and say which of them come to the same."""
    game, first = state.setting.game, dict[Hashable, str]()
    found = ((token, first.setdefault(game.alike(view, token), token)) for token in legal)
    return [_choice(state, view, token, "" if like == token else like) for token, like in found]


def _choice(state: State, view: dict[str, Any], token: str, like: str) -> protocol.Choice:
    game, edition = state.setting.game, state.setting.edition
    label, remark = game.explain(view, token, edition, mark), game.remark(view, token, edition, mark)
    return protocol.Choice(token, label, *remark, like)


def find_prompt(state: State, view: Mapping[str, Any], legal: list[str]) -> str | None:
    """Say what the phase asks of the seat, in the words for just the kinds of move that are legal if there are such."""
    phase = f"prompt-{view.get('phase')}"
    kinds = sorted({token.split(":")[0] for token in legal})
    known = (
        message for message in ("-".join([phase, *kinds]), phase) if state.setting.game.messages.has(FIRST, message)
    )
    return next((mark(message) for message in known), None)
