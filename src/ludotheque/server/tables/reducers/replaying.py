"""Written steps are played again, as far as the present rules allow them."""

from __future__ import annotations

from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.state import CHANCE, State
from ludotheque.server.tables.state import TableState


class NotReplayable(LudoError):
    """Written steps that the present rules do not allow."""


def carried_out(table: TableState, before: State, tokens: list[str]) -> State:
    """Return the state after these tokens; NotReplayable if these rules do not allow them."""
    state, game, first = before.clone(), table.game, len(table.steps) + 1
    for number, token in enumerate(tokens, first):
        if number > first and state.actor() != CHANCE:
            raise NotReplayable(f"step {number}: a seat must decide, but {token!r} is written as chance")
        try:
            state.apply(game.action(state, token))
        except LudoError as error:
            raise NotReplayable(f"step {number}: {error}") from None
    return state
