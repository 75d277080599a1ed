"""A decision of a seat, with the chance events that follow it."""

from __future__ import annotations

from ludotheque.kernel.errors import BadToken, IllegalAction
from ludotheque.server import events as ev
from ludotheque.server import wire
from ludotheque.server.commands.chance import run_chance
from ludotheque.server.commands.rights import chair
from ludotheque.server.ledger import Ledger
from ludotheque.server.outcome import Outcome
from ludotheque.server.refusal import Refusal


def move(ledger: Ledger, seed: bytes, command: wire.Move, person: str | None, by: str = "") -> Outcome:
    """A decision of a seat, by its person or (person None) by a bot or a stand-in."""
    if ledger.status != "playing" or ledger.state is None:
        raise Refusal("not_playing")
    place = chair(ledger, command.seat)
    if person is not None and place.person != person:
        raise Refusal("not_seated")
    if command.step != len(ledger.steps):
        raise Refusal("stale")
    if ledger.turn != command.seat:
        raise Refusal("not_your_turn")
    state = ledger.state.clone()
    try:
        state.apply(state.setting.game.action(state, command.token))
    except (IllegalAction, BadToken) as error:
        raise Refusal("illegal", str(error), getattr(error, "clause", None)) from None
    tokens = [command.token, *run_chance(ledger, seed, state)]
    return Outcome(ev.Moved(command.seat, tokens, by), state)


def already_done(ledger: Ledger, command: wire.Move) -> bool:
    """Is this the very move that was made at that step? Then it is answered again, not applied."""
    steps = ledger.steps
    return command.step < len(steps) and steps[command.step] == (command.seat, command.token)
