"""What each route costs, and the allowance of an address that it is spent from.

A route says its cost with ``spends``: the milliseconds that its worst case takes of this machine, on the event loop or
beside it; 0 for what takes less than one. `tests/security/test_budget.py` holds that every route says it.
"""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from ludotheque.server.people.rate_limits import DEAR, client_address

TURN = "ludotheque.turn"  # in the scope of a request: that of its work
UNSAID = 5  # milliseconds of a route that does not say it: those of the OpenAPI document


async def spend_allowance(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Let the address that asks pay for the route; Refusal('too_fast') when it cannot.

    What is dear begins when the dear request before, of the same address, has ended (`end_turn`).
    """
    spends = int(handler.opt.get("spends", UNSAID))
    if not spends:
        return
    limits, address = connection.app.state.node.rate_limits, client_address(connection.scope)
    await limits.spend(address, spends)
    if spends >= DEAR:
        connection.scope[TURN] = await limits.work_turns.begin(address)  # type: ignore[literal-required]
        await limits.turns.next(address)  # not in the very turn of the loop in which the one before has ended


def end_turn(scope: Any) -> None:
    """Let the next request of the same address begin its work: this one is answered."""
    if TURN in scope:
        scope[TURN].end()
