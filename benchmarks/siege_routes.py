"""What an attacker asks for: every route of the house that costs something; and why the others are left out."""

from __future__ import annotations

import random
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

DAYS = {f"2026-{month:02}-{day:02}": {"mark": "o", "lemans": "xh"} for month in range(1, 11) for day in range(1, 29)}
TELLING: dict[str, Any] = {
    "language": "fr",
    "zone": "UTC",
    "quiet_from": None,
    "quiet_to": None,
    "digest": 60,
    "channels": {},
}
WEEK_AHEAD = (date.today() + timedelta(days=7)).isoformat()
WEBHOOK = {"url": "https://hooks.example.org/" + "x" * 100, "shape": "slack"}
TOURNAMENT = {"title": "Siège", "game": "mark", "seats": 2, "most": 256, "entry": "link"}


@dataclass
class Prepared:
    """What the attacker has at hand: a name, things of their own, and the text of the longest record."""

    port: int
    address: str  # of the attacker, one of the loopback addresses
    cookie: str
    record: str  # imported: the longest that is accepted
    analysed: str  # imported and analysed, with a step that is worth trying again
    step: int
    table: str  # at which they play
    code: str
    ended: str  # a table whose game is over
    group: str  # of tables with one deal
    tournament: str  # the largest, announced, of bots alone
    feed: str
    text: str

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": self.cookie}


def routes(at_hand: Prepared) -> dict[str, tuple[str, str, Any]]:
    """Every attack by a request: method, path, body."""
    return {
        **_of_replays(at_hand),
        **_of_tables(at_hand),
        **_of_tournaments(f"/api/tournaments/{at_hand.tournament}"),
        **_of_games(),
        **_of_a_person(at_hand),
        **_of_the_house(),
    }


def _of_replays(at_hand: Prepared) -> dict[str, tuple[str, str, Any]]:
    record, moment = f"/api/tables/{at_hand.record}", f"/api/tables/{at_hand.analysed}/moments/{at_hand.step}"
    return {
        "replay": ("GET", f"{record}/replay", None),
        "moment": ("GET", f"{record}/replay/{random.randrange(1000)}", None),
        "record": ("GET", f"{record}/record", None),
        "edition": ("GET", f"{record}/edition", None),
        "analysis": ("GET", f"/api/tables/{at_hand.analysed}/analysis", None),
        "analyse": ("POST", f"{record}/analysis", None),
        "play-on": ("POST", f"{record}/play-on", {"step": 1000}),
        "import": ("POST", "/api/records", at_hand.text),
        "bad import": ("POST", "/api/records", "[" * 200_000),
        "retry shown": ("GET", moment, None),
        "retry": ("POST", f"{moment}/try", {"token": "pass"}),
        "retry answer": ("POST", f"{moment}/answer", None),
        "retry aim": ("POST", f"{moment}/aim", {"token": "pass"}),
        "retry why": ("POST", f"{moment}/why", {"token": "pass"}),
        "dice": ("GET", f"/api/tables/{at_hand.ended}/dice", None),
    }


def _of_tables(at_hand: Prepared) -> dict[str, tuple[str, str, Any]]:
    table, group = f"/api/tables/{at_hand.table}", f"/api/duplicates/{at_hand.group}"
    return {
        "open tables": ("POST", "/api/tables", {"game": "maillot", "seats": 9}),
        "look": ("GET", table, None),
        "since": ("GET", f"{table}/since/0", None),
        "home": ("GET", "/api/home", None),
        "waiting bots": ("GET", "/api/bots", None),
        "invite a bot": ("POST", f"{table}/commands", {"do": "invite", "bot": "nobody", "seat": 0}),
        "hints": ("POST", f"{table}/commands", {"do": "hint", "seat": 0}),
        "talk": ("POST", f"{table}/commands", {"do": "say", "text": "x" * 200}),
        "invitation": ("GET", f"/api/invitations/{at_hand.table}", None),
        "codes": ("GET", f"/api/codes/{at_hand.code}", None),
        "an invitation's page": ("GET", f"/t/{at_hand.code}", None),
        "a table's page": ("GET", f"/table/{at_hand.table}", None),
        "QR code": ("GET", f"{table}/qr", None),
        "pairing": ("POST", "/api/pairing", {"game": "lemans"}),
        "waits": ("GET", "/api/pairing/lemans", None),
        "same deal": ("POST", "/api/duplicates", {"plan": {"game": "maillot", "seats": 9}, "tables": 8}),
        "deal": ("GET", group, None),
        "close a deal": ("POST", f"{group}/close", None),
        "company at a table": ("GET", f"{table}/company", None),
        "invite somebody": ("POST", f"{table}/invitations", {"companion": "x" * 22}),
        "report": ("POST", "/api/reports", {"table": at_hand.table, "seat": 1, "reason": "other"}),
    }


def _of_tournaments(one: str) -> dict[str, tuple[str, str, Any]]:
    return {
        "tournaments": ("GET", "/api/tournaments", None),
        "announce": ("POST", "/api/tournaments", TOURNAMENT),
        "tournament": ("GET", one, None),
        "tournament wall": ("GET", f"{one}/wall", None),
        "tournament sheet": ("GET", f"{one}/sheets/1", None),
        "tournament as csv": ("GET", f"{one}/exports/csv", None),
        "tournament as json": ("GET", f"{one}/exports/json", None),
        "tournament codes": ("GET", "/api/tournament-codes/QQQQQQ", None),
        "enter a tournament": ("POST", f"{one}/commands", {"do": "enter"}),
        "bots for a tournament": ("POST", f"{one}/commands", {"do": "bots", "count": 64}),
    }


def _of_games() -> dict[str, tuple[str, str, Any]]:
    lesson, puzzle = "/api/games/macadam/lessons/1/1", "/api/games/lemans/puzzles/today"
    return {
        "games": ("GET", "/api/games", None),
        "rulebook": ("GET", "/api/games/maillot/rulebook", None),
        "house edition": ("GET", "/api/games/maillot/edition", None),
        "ready editions": ("GET", "/api/games/mark/editions", None),
        "edition keys": ("GET", "/api/games/maillot/edition/keys", None),
        "words": ("GET", "/api/games/maillot/words/fr", None),
        "try an edition": ("POST", "/api/games/mark/edition/try", {"values": {"roll_limit": 1_000}, "seats": 4}),
        "print": ("GET", "/api/games/mark/print.pdf", None),
        "print own values": ("POST", "/api/games/mark/print.pdf", {"values": {"roll_limit": 999}}),
        "lessons": ("GET", "/api/games/macadam/lessons", None),
        "lesson": ("POST", lesson, {"tokens": []}),
        "lesson aim": ("POST", f"{lesson}/aim", {"tokens": [], "token": "pass"}),
        "lesson why": ("POST", f"{lesson}/why", {"tokens": [], "token": "pass"}),
        "puzzles of today": ("GET", "/api/puzzles", None),
        "puzzles": ("GET", "/api/games/lemans/puzzles", None),
        "puzzle": ("GET", puzzle, None),
        "puzzle try": ("POST", f"{puzzle}/try", {"token": "pass"}),
        "puzzle hint": ("POST", f"{puzzle}/hint", None),
        "puzzle answer": ("POST", f"{puzzle}/answer", None),
        "puzzle aim": ("POST", f"{puzzle}/aim", {"token": "pass"}),
        "puzzle why": ("POST", f"{puzzle}/why", {"token": "pass"}),
    }


def _of_a_person(at_hand: Prepared) -> dict[str, tuple[str, str, Any]]:
    return {
        "say a name": ("POST", "/api/me", {"name": "Siège"}),
        "my games": ("GET", "/api/me/games", None),
        "my history": ("GET", "/api/me/history", None),
        "my data": ("GET", "/api/me/export", None),
        "my dice": ("GET", "/api/me/dice", None),
        "like me": ("GET", "/api/me/like/mark", None),
        "rating change": ("GET", f"/api/me/ratings/{at_hand.ended}", None),
        "standings": ("GET", "/api/standings", None),
        "keep my puzzles": ("POST", "/api/me/puzzles", {"days": DAYS}),
        "tokens": ("POST", "/api/tokens", {"label": "x" * 40}),
        "feed": ("GET", at_hand.feed, None),
        "push": ("POST", "/api/push", {"endpoint": "https://push.example/1", "keys": {"auth": "x", "p256dh": "y"}}),
        "how to tell me": ("PUT", "/api/me/notices", TELLING),
        "webhook": ("PUT", "/api/me/webhook", WEBHOOK),
        "test a notice": ("POST", "/api/me/notices/test", {"channel": "push"}),
        "my company": ("GET", "/api/company", None),
        "avoid": ("POST", "/api/company/avoided", {"companion": "x" * 22}),
        "avoid no more": ("DELETE", "/api/company/avoided/" + "x" * 22, None),
        "holidays": ("POST", "/api/me/holidays", {"first": WEEK_AHEAD, "last": WEEK_AHEAD}),
        "passwords": ("POST", "/api/sign-in", {"login": "somebody", "password": "x" * 60}),
        "recovery codes": ("POST", "/api/recover", {"login": "somebody", "code": "x" * 20, "password": "y" * 60}),
        "login links": ("POST", "/api/sign-in/link", {"secret": "x" * 43}),
    }


def _of_the_house() -> dict[str, tuple[str, str, Any]]:
    return {
        "the page": ("GET", "/", None),
        "a picture": ("GET", "/covers/mark.png", None),
        "the lab": ("GET", "/api/lab", None),
        "the office": ("GET", "/api/office", None),
        "OpenAPI": ("GET", "/openapi/openapi.json", None),
        "health": ("GET", "/health", None),
        "nowhere": ("GET", "/api/nowhere", None),
    }


LEFT_OUT = {  # why a route is not attacked: its method and path
    "one row of the asker's, found by its key": (
        *("GET /api/me", "POST /api/sign-out", "GET /api/sessions", "DELETE /api/sessions", "GET /api/tokens"),
        *("DELETE /api/sessions/{session:str}", "DELETE /api/tokens", "DELETE /api/tokens/{digest:str}"),
        *("GET /api/feeds", "GET /api/me/notices", "GET /api/me/holidays", "GET /api/me/puzzles"),
        "GET /api/me/invitations",
    ),
    "words that lie in memory": (
        *("GET /api/push/key", "GET /api/letters", "GET /api/address", "GET /api/house", "GET /api/announcements"),
    ),
    "writes one row of the asker's, as PUT /api/me/notices and POST /api/push do": (
        *("POST /api/feeds", "DELETE /api/push", "DELETE /api/me/email", "DELETE /api/me/webhook"),
        *("POST /api/email/confirm", "POST /api/email/stop/{link:str}", "DELETE /api/me/holidays/{first:str}"),
        "DELETE /api/me/invitations/{table:str}",
    ),
    "hashes one password, as signing in does, or asks for one first": (
        *("POST /api/account", "POST /api/me/recovery", "DELETE /api/me", "PUT /api/me/email"),
    ),
    "sends a letter where the house has a mail server, five at once for an address and then one a minute": (
        "POST /api/sign-in/email",
    ),
    "looks whether an admin asks, as GET /api/office and GET /api/lab do": (
        *("GET /api/office/people", "GET /api/office/tables", "GET /api/office/tournaments", "GET /api/office/log"),
        *("GET /api/office/tournaments/{tournament:str}", "GET /api/office/reports", "GET /api/office/disk"),
        *("POST /api/office/acts", "POST /api/office/tidy", "GET /office", "GET /metrics"),
        *("POST /api/lab/studies", "GET /api/lab/studies/{name:str}", "DELETE /api/lab/studies/{name:str}"),
        *("POST /api/lab/studies/{name:str}/resume", "GET /api/lab/studies/{name:str}/report"),
    ),
    "a file of the built pages": (
        *("GET /icon.svg", "GET /icon-180.png", "GET /icon-192.png", "GET /icon-512.png"),
        *("GET /icon-maskable-512.png", "GET /manifest.webmanifest", "GET /sw.js", "GET /assets/{file_path:path}"),
    ),
    "the same document": ("GET /openapi", "GET /openapi/{path:str}"),
}
PAGES = "the one page of the app, as GET / or, where it names a table, GET /t/{code:str}"
