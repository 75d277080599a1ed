"""Every request that the interface describes, with every kind of value: no fault of the house, no changed table.

The operations come from the house's own OpenAPI document, so a new route is under fire from its first day.
"""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

from profiles import PROFILE
from server.houses import Guest, RunningHouse, two_at_a_table

SLOW_PRESS = "print.pdf"  # a real game is printed for seconds: only made-up ones are asked for


class Stranger:
    """Somebody with a name, a browser and a token, and the table of two others that must not change."""

    def __init__(self, house: RunningHouse) -> None:
        self.house, self.session = house, requests.Session()
        asyncio.run(self.settle())

    async def settle(self) -> None:
        lea, _, self.table = await two_at_a_table(self.house, "mark")
        self.lea = httpx.Client(base_url=self.house.url, headers=lea.cookie(), timeout=60)
        stranger = await Guest(self.house, "Inconnu").come_in()
        made = (await stranger.http.post("/api/tokens", json={"label": "fuzz"})).json()
        self.token, self.cookie = {"authorization": f"Bearer {made['token']}"}, stranger.cookie()

    def seen(self) -> dict[str, Any]:
        shown: dict[str, Any] = self.lea.get(f"/api/tables/{self.table}").json()
        return {name: shown[name] for name in ("seq", "step", "status", "plan", "mine", "seats", "turn", "commitment")}


CALM = settings(
    max_examples=PROFILE.api_examples,
    deadline=None,
    derandomize=not PROFILE.is_whole,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    phases=[Phase.explicit, Phase.generate],
)


def test_no_request_breaks_the_house(house: RunningHouse) -> None:
    stranger = Stranger(house)
    schema = schemathesis.openapi.from_url(f"{house.url}/openapi/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        operation = found.ok()
        given(case=operation.as_strategy())(CALM(lambda case: asked(case, stranger)))()
        tried += 1
    assert tried > 30


def asked(case: Any, stranger: Stranger) -> None:
    """One request; whatever it was, the house stands and the others' table is as it was."""
    aimed(case, stranger.table)
    before = stranger.seen()
    stranger.session.cookies.clear()
    own = "me" in (case.operation.tags or ())  # what a token may not do; whoever was deleted by it goes on unknown
    answer = case.call(headers=stranger.cookie if own else stranger.token, timeout=60, session=stranger.session)
    assert answer.status_code < 500, (case.method, case.path, answer.status_code, answer.text[:300])
    after = stranger.seen()
    if answer.status_code == 200 and case.path.endswith("/commands"):
        after["seq"] = before["seq"]  # a stranger may speak, which is written down, and do nothing else
    assert after == before


def aimed(case: Any, table: str) -> None:
    """Every second request goes to a table and a game that exist."""
    parts = case.path_parameters or {}
    if "table" in parts and len(str(parts)) % 2:
        parts["table"] = table
    if "slug" in parts and len(str(parts)) % 2 and SLOW_PRESS not in case.path:
        parts["slug"] = "lemans"
