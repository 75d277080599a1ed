"""A decision of a seat, with the chance events that follow it."""

from __future__ import annotations

from ludotheque.kernel.errors import BadToken, IllegalAction
from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.commands.chance import run_chance
from ludotheque.server.tables.commands.outcome import Outcome
from ludotheque.server.tables.commands.permissions import require_chair
from ludotheque.server.tables.state import TableState


def move(table: TableState, seed: bytes, command: protocol.Move, person: str | None, by: str = "") -> Outcome:
    """Play a token for a seat, by its person or (person None) by a bot or a stand-in."""
    if table.status != "playing" or table.state is None:
        raise Refusal("not_playing")
    chair = require_chair(table, command.seat)
    if person is not None and chair.person != person:
        raise Refusal("not_seated")
    if command.step != len(table.steps):
        raise Refusal("stale")
    if table.turn != command.seat:
        raise Refusal("not_your_turn")
    state = table.state.clone()
    try:
        state.apply(state.setting.game.action(state, command.token))
    except (IllegalAction, BadToken) as error:
        raise Refusal("illegal", str(error), getattr(error, "clause", None)) from None
    tokens = [command.token, *run_chance(table, seed, state)]
    return Outcome(ev.Moved(command.seat, tokens, by), state)


def is_repeated(table: TableState, command: protocol.Move) -> bool:
    """Is this the very move that was made at that step? Then it is answered again, not applied."""
    steps = table.steps
    return command.step < len(steps) and steps[command.step] == (command.seat, command.token)
