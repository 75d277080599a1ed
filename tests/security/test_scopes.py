"""What a token may do: play or only read, never what opens its person's things."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import httpx
import pytest

from ludotheque.server.app import make_http_app
from ludotheque.server.node import Node
from ludotheque.server.settings import Settings
from ludotheque.server.storage.store import Store
from server.houses import Guest, RunningHouse, hear, two_at_a_table

# What belongs to the person alone: all that the interface files under "me" or "news", but for reading these.
OPEN_TO_TOKENS = {
    "GET /api/me",
    "GET /api/me/games",
    "GET /api/me/history",
    "GET /api/me/dice",
    "GET /api/me/ratings/{table}",
    "GET /api/me/like/{slug}",
    "GET /api/standings",
    "GET /api/push/key",
}
WITHOUT_SESSION = {  # passwords, codes and links, no tokens
    *("POST /api/sign-in", "POST /api/sign-out", "POST /api/recover", "POST /api/sign-in/link"),
    *("POST /api/sign-in/email", "POST /api/email/confirm", "POST /api/email/stop/{link}"),
}
PLAYING: dict[str, dict[str, Any]] = {
    "POST /api/tables": {"game": "mark", "seats": 2},
    "POST /api/tables/{table}/commands": {"do": "abandon", "seat": 0},
    "POST /api/tables/{table}/play-on": {"step": 1},
    "POST /api/duplicates": {"plan": {"game": "mark", "seats": 2}},
    "POST /api/tournaments": {"title": "Soirée", "game": "mark", "seats": 2},
}
BODIES = {
    "POST /api/company/avoided": {"companion": "x"},
    "POST /api/tables/{table}/invitations": {"companion": "x"},
    "POST /api/reports": {"table": "x", "reason": "other"},
    "POST /api/me": {"name": "Zoé"},
    "POST /api/account": {"login": "program", "password": "longues vacances"},
    "POST /api/me/recovery": {},
    "POST /api/tokens": {"label": "another"},
    "POST /api/push": {"endpoint": "https://push.example/1", "keys": {}},
    "DELETE /api/push": {"endpoint": "https://push.example/1"},
    "PUT /api/me/notices": {
        "language": "fr",
        "zone": "UTC",
        "quiet_from": None,
        "quiet_to": None,
        "digest": 60,
        "channels": {},
    },
    "PUT /api/me/email": {"address": "lea@example.org"},
    "PUT /api/me/webhook": {"url": "https://hooks.example/x", "shape": "slack"},
    "POST /api/me/notices/test": {"channel": "push"},
    "POST /api/me/holidays": {"first": "2030-01-01", "last": "2030-01-02"},
    "POST /api/me/puzzles": {"days": {}},
}
UNTOLD = {"recoverable": False, "recovery": None}  # to a program
PUZZLE_QUESTIONS = ("try", "hint", "answer", "aim", "why")  # strangers may ask them


async def program(guest: Guest, scope: str) -> tuple[Guest, dict[str, str]]:
    """A program of the person with a token of its own."""
    made = await guest.http.post("/api/tokens", json={"label": scope, "scope": scope, "days": 7})
    assert made.status_code == 201, made.text
    found, bearer = Guest(guest.house, scope), {"authorization": f"Bearer {made.json()['token']}"}
    found.http.headers.update(bearer)
    found.cookie = lambda: bearer  # type: ignore[method-assign]
    return found, bearer


def operations(house: RunningHouse) -> list[tuple[str, str, list[str]]]:
    paths = httpx.get(f"{house.url}/openapi/openapi.json").json()["paths"]
    return [
        (method.upper(), path, operation.get("tags", []))
        for path, methods in paths.items()
        for method, operation in methods.items()
        if path.startswith("/api/")
    ]


@pytest.mark.parametrize("scope", ["play", "read"])
def test_a_token_never_opens_more_than_it_was_made_for(house: RunningHouse, scope: str) -> None:
    """Of every operation that the house describes, so that a new one is tried from its first day."""

    async def story() -> None:
        lea, _, table = await two_at_a_table(house, "mark")
        robot, _ = await program(lea, scope)
        before = [(await lea.http.get(path)).json() for path in ("/api/me", "/api/sessions", "/api/feeds")]
        tried = 0
        for method, path, tags in operations(house):
            name = f"{method} {path}"
            own = {"me", "news"} & set(tags) and name not in OPEN_TO_TOKENS | WITHOUT_SESSION
            if not own and (scope == "play" or name not in PLAYING):
                continue
            body = BODIES.get(name) or PLAYING.get(name)
            where = (
                path.replace("{table}", table)
                .replace("{session}", "x")
                .replace("{digest}", "x")
                .replace("{companion}", "x")
            )
            answer = await robot.http.request(method, where, json=None if method == "GET" else body)
            assert (answer.status_code, answer.json().get("code")) == (403, "token_scope"), (name, answer.text)
            assert "set-cookie" not in answer.headers
            tried += 1
        assert tried > 12
        assert before == [(await lea.http.get(path)).json() for path in ("/api/me", "/api/sessions", "/api/feeds")]

    asyncio.run(story())


@pytest.mark.parametrize("scope", ["play", "read"])
def test_a_token_tells_nobody_how_its_person_signs_in(house: RunningHouse, scope: str) -> None:
    """Of every operation that reads; whoever keeps a token of somebody's need not know their login."""

    async def story() -> None:
        lea, _, table = await two_at_a_table(house, "mark")
        login = f"login-of-{lea.id[:8].lower()}"
        made = await lea.http.post("/api/account", json={"login": login, "password": "longues vacances"})
        assert made.status_code < 300, made.text
        body = {"label": scope, "scope": scope, "days": 7, "password": "longues vacances"}
        token = (await lea.http.post("/api/tokens", json=body)).json()["token"]
        assert (await lea.http.get("/api/me")).json()["login"] == login
        robot = {"authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(base_url=house.url, headers=robot, timeout=30) as http:
            assert (await http.get("/api/me")).json() == {"id": lea.id, "name": "Léa", "login": None} | UNTOLD
            assert (await http.get("/api/lab")).json()["allowed"] is False
            for method, path, _ in operations(house):
                if method == "GET" and "print.pdf" not in path:
                    answer = await http.get(re.sub(r"{\w+}", "mark", path.replace("{table}", table)))
                    assert login not in answer.text, path

    asyncio.run(story())


@pytest.mark.filterwarnings("ignore")  # of Litestar, about the style of the handlers
def test_every_route_that_writes_asks_who_it_is() -> None:
    """A token that only reads is refused by whoever gives a route its person; strangers may ask a few questions."""
    settings = Settings(database="sqlite://")
    app = make_http_app(Node(settings, Store(settings.database)))
    unasked = {
        f"{method} {route.path}"
        for route in app.routes
        for handler in getattr(route, "route_handlers", ())
        for method in handler.http_methods - {"GET", "HEAD", "OPTIONS"}
        if not {"who", "owner", "admin", "officer"} & set(handler.parsed_fn_signature.parameters) and not handler.guards
    }
    assert unasked == {
        *("POST /api/me", *(path.replace("{link}", "{link:str}") for path in WITHOUT_SESSION)),
        *("POST /api/games/{slug:str}/edition/try", "POST /api/games/{slug:str}/lessons/{lesson:int}/{scene:int}"),
        *(
            "POST /api/games/{slug:str}/lessons/{lesson:int}/{scene:int}/aim",
            "POST /api/games/{slug:str}/lessons/{lesson:int}/{scene:int}/why",
        ),
        *(f"POST /api/games/{{slug:str}}/puzzles/{{puzzle:str}}/{what}" for what in PUZZLE_QUESTIONS),
        *(f"POST /api/tables/{{table:str}}/moments/{{step:int}}/{what}" for what in ("try", "answer", "aim", "why")),
    }


def test_a_token_that_reads_sees_and_does_not_play(house: RunningHouse) -> None:
    async def story() -> None:
        lea, _, table = await two_at_a_table(house, "lemans")
        reader, _ = await program(lea, "read")
        player, _ = await program(lea, "play")
        shown = await reader.look(table)
        assert shown["mine"] == [0]
        async with reader.socket() as line:
            await reader.watch(line, table)
            commands: list[dict[str, Any]] = [
                {"do": "say", "text": "bonjour"},
                {"do": "hint", "seat": 0},
                {"do": "move", "seat": 0, "step": shown["step"], "token": "pass"},
            ]
            for command in commands:
                await line.send(json.dumps({**command, "table": table}))
                assert (await hear(line, "refused"))["code"] == "token_scope", command
            await line.send(json.dumps({"do": "ask", "table": table, "seat": 0, "token": "pass"}))
            assert (await hear(line, "why", "refused")).get("code") != "token_scope"
        assert (await player.do(table, "say", text="bonjour"))["is"] == "done"
        listed = {entry["label"]: entry for entry in (await lea.http.get("/api/tokens")).json()}
        assert {label: entry["scope"] for label, entry in listed.items()} == {"read": "read", "play": "play"}
        assert all(entry["expires"] - entry["made"] == 7 * 86_400_000 for entry in listed.values())

    asyncio.run(story())
