"""Go through a game that was played: every step with the game before and after it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ludotheque.kernel.state import State


class Played(NamedTuple):
    """One step of a game: who acted (CHANCE or a seat), with which token, and the game before and after it."""

    before: State
    actor: int
    token: str
    after: State


def replay(state: State, tokens: Iterable[str]) -> Iterator[Played]:
    """Yield every step from ``state`` on, which itself is not changed; an error at a token that is not legal."""
    before = state
    for token in tokens:
        after = before.clone()
        after.apply(before.setting.game.action(before, token))
        yield Played(before, int(before.actor()), token, after)
        before = after


def play(state: State, tokens: Iterable[str]) -> State:
    """Apply the tokens to ``state`` and return it; an error at one that is not legal."""
    for token in tokens:
        state.apply(state.setting.game.action(state, token))
    return state
