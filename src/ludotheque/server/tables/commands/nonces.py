"""What each player adds to the dice: pledged before the start, shown when nobody can change it any more."""

from __future__ import annotations

from ludotheque.fairness import drawing
from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.commands.permissions import require_lobby, require_own_chair
from ludotheque.server.tables.state import TableState


def pledge(table: TableState, who: Person, command: protocol.PledgeNonce) -> ev.NoncePledged:
    """Pledge a nonce for one's own chair, instead of any pledged before."""
    require_lobby(table)
    require_own_chair(table, command.seat, who)
    if table.scheme < 3:
        raise Refusal("not_asked", "This table was opened by an earlier house, which takes nonces as people sit down.")
    return ev.NoncePledged(command.seat, command.pledge)


def show(table: TableState, who: Person, command: protocol.ShowNonce) -> ev.NonceShown:
    """Show the nonce that was pledged, once everybody's pledge is fixed."""
    chair = require_own_chair(table, command.seat, who)
    if not table.is_sealed or chair.nonce:
        raise Refusal("not_asked", "No nonce of this chair is to be shown now.")
    if drawing.pledge(command.nonce) != chair.pledge:
        raise Refusal("malformed", "This nonce is not the one that was pledged for this chair.")
    return ev.NonceShown(command.seat, command.nonce)
