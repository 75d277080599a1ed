"""What each route costs, and the allowance of an address that it is spent from.

A route says its cost with ``spends``: the milliseconds that its worst case takes of this machine, on the event loop or
beside it; 0 for what takes less than one. `tests/security/test_budget.py` holds that every route says it.
"""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from ludotheque.server.people.rate_limits import client_address

UNSAID = 5  # milliseconds of a route that does not say it: those of the OpenAPI document


async def spend_allowance(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Let the address that asks pay for the route; Refusal('too_fast') when it cannot."""
    spends = int(handler.opt.get("spends", UNSAID))
    if spends:
        connection.app.state.node.rate_limits.take(client_address(connection.scope), "work", spends)
