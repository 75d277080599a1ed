"""The siege attacks every route of the house, or says why one is left out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields

import pytest
from benchmarks.siege_routes import LEFT_OUT, PAGES, Prepared, routes

from ludotheque.server.app import make_http_app
from ludotheque.server.http.spa import ROUTES
from ludotheque.server.node import Node
from ludotheque.server.settings import Settings
from ludotheque.server.storage.store import Store

DEAR = 3  # milliseconds: what a route may cost that is left out because it reads or writes one row
PARTS = {"str": r"[^/]+", "int": r"\d+", "path": r".+"}


def operations() -> Iterator[tuple[str, int]]:
    """Every route of the house, and what it spends."""
    settings = Settings(database="sqlite://")
    for route in make_http_app(Node(settings, Store(settings.database))).routes:
        for handler in getattr(route, "route_handlers", [getattr(route, "route_handler", None)]):
            for method in getattr(handler, "http_methods", {"GET"}) - {"HEAD", "OPTIONS"}:
                yield f"{method} {route.path}", int(handler.opt["spends"])


def attacks() -> list[str]:
    at_hand = Prepared(**{field.name: 1 if field.name in ("port", "step") else "x" for field in fields(Prepared)})
    at_hand.feed = "/feed/x/atom"
    return [f"{method} {path}" for method, path, _ in routes(at_hand).values()]


def is_at(operation: str, attack: str) -> bool:
    pattern = re.sub(r"\\{\w+:(\w+)\\}", lambda part: PARTS[part[1]], re.escape(operation))
    return re.fullmatch(pattern, attack) is not None


@pytest.mark.filterwarnings("ignore")  # of Litestar, about the style of the handlers
def test_every_route_is_attacked_or_left_out_for_a_reason() -> None:
    found = dict(operations())
    assert len(found) > 150
    left_out = {name: reason for reason, names in LEFT_OUT.items() for name in names}
    own = ("/", "/t/{code:str}", "/table/{table:str}")  # the last one brings the whole table
    left_out |= {f"GET {path}": PAGES for path in ROUTES if path not in own}
    assert set(left_out) <= set(found), "left out, though there is no such route"
    attacked = {name for name in found if name not in left_out and any(is_at(name, one) for one in attacks())}
    assert set(found) - attacked - set(left_out) == set()
    unknown = [one for one in attacks() if not any(is_at(name, one) for name in found)]
    assert unknown == ["GET /api/nowhere"]


@pytest.mark.filterwarnings("ignore")
def test_what_is_left_out_as_cheap_says_so_itself() -> None:
    found = dict(operations())
    rows, memory, *_ = LEFT_OUT.values()
    assert [name for name in (*rows, *memory) if found[name] >= DEAR] == []
