"""The start: everybody is ready, and the first deal is made."""

from __future__ import annotations

from ludotheque.kernel.errors import LudoError, OtherRules
from ludotheque.kernel.state import State
from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.cast import Cast, cast_of, terms_of, unshown
from ludotheque.server.tables.commands.chance import run_chance
from ludotheque.server.tables.commands.outcome import Outcome
from ludotheque.server.tables.commands.permissions import require_host, require_lobby, require_own_chair
from ludotheque.server.tables.reducers.play import start_position
from ludotheque.server.tables.state import TableState


def ready(table: TableState, who: Person, command: protocol.Ready) -> ev.ReadyChanged:
    """Say that one is ready, or is not after all."""
    require_lobby(table)
    require_own_chair(table, command.seat, who)
    return ev.ReadyChanged(command.seat, command.ready)


def require_ready(table: TableState, who: Person) -> None:
    """Refuse the start while a chair is free or somebody is not ready; the host, who starts, is."""
    require_host(table, who)
    if any(chair.is_free or not (chair.ready or chair.person == who.id) for chair in table.chairs):
        raise Refusal("not_ready")


def start(table: TableState, seed: bytes, who: Person, rules: str) -> Outcome:
    """Call the start: the game begins at once if no nonce is to be shown first."""
    require_ready(table, who)
    return Outcome(ev.Sealed()) if unshown(table) else begin(table, seed, rules)


def begin(table: TableState, seed: bytes, rules: str, cast: Cast | None = None) -> Outcome:
    """Deal for the first time. ``cast``: of all tables of the group, if there is one."""
    if table.status != "lobby":
        raise Refusal("not_lobby")
    if any(chair.is_free for chair in table.chairs):
        raise Refusal("not_ready")
    state, version = _start_position(table), table.game.rules_version
    if table.scheme < 3:  # opened by an earlier house
        cast = cast or Cast([])
        mixed = cast.nonces or table.nonces()
    else:
        cast = cast or cast_of(table.chairs, seed)
        mixed = [terms_of(table, cast)]
    tokens = run_chance(table, seed, state, mixed)
    event = ev.Started(tokens, rules, cast.nonces, cast.drawn, version, chairs=cast.chairs, pledges=cast.pledges)
    return Outcome(event, state)


def _start_position(table: TableState) -> State:
    """Return the game when the table starts; refuse if the rules have changed since the table was opened."""
    played, origin = table.game.rules_version, table.origin
    try:
        if origin is not None and origin.rules_version != played:
            raise OtherRules(table.plan.game, origin.rules_version, played)
        return start_position(table)
    except LudoError as error:
        raise Refusal("bad_plan", f"The rules have changed since this table was opened: {error}.") from None
