"""Every page to be taken, with somebody and something on it (tools/shots)."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

from shots_house import MOST, SEATS, Person

MOMENTS = {"early": 3, "middle": 14, "late": 45, "over": MOST}
SHORT = {"macadam": {"middle": 8, "late": 14}, "marathon": {"middle": 7, "late": 13}}  # games that have fewer decisions
STILL = {
    "new": "/new/maillot",
    "rules-clause": "/rules/maillot#MJ-22",
    **{f"rules-{slug}": f"/rules/{slug}" for slug in SEATS},
    **{f"lesson-{slug}": f"/lesson/{slug}" for slug in SEATS},
    "credits": "/credits",
    "planche": "/planche",
    "lost": "/nowhere",
    "unknown-code": "/t/KILO47",
    "verifier-empty": "/verifier",
    "edition": "/edition/mark",
}
STUDY = {"game": "lemans", "seats": [4], "bots": ["debutant"], "games": 200, "language": "fr"}
Asked = Callable[[str], bool]


class Street:
    """The people of the house, and what they do before the pictures are taken."""

    def __init__(self, url: str) -> None:
        self.jeanne, self.basile = Person(url, "Jeanne"), Person(url, "Basile")
        self.finished: dict[str, str] = {}

    def over(self, slug: str) -> str:
        """A finished game of Jeanne and Basile, played once."""
        if slug not in self.finished:
            self.finished[slug] = self.jeanne.play(slug, MOST, self.basile)
        return self.finished[slug]

    def analysed(self, slug: str) -> str:
        """Such a game with the curves of its analysis."""
        path = f"/api/tables/{self.over(slug)}/analysis"
        self.jeanne.post(path, {})
        while self.jeanne.get(path)["state"] != "done":
            time.sleep(0.3)
        return self.over(slug)

    def company(self) -> None:
        """Tables for the shop window: two wait for Jeanne, one does not, three are open."""
        self.jeanne.play("maillot", 6)
        self.jeanne.play("mark", 2)
        self.over("lemans")
        for slug in ("macadam", "lemans", "marathon"):
            self.basile.do(self.basile.lobby(slug, public=True), do="robot", seat=1)

    def lobby(self, host: Person, guest: Person) -> str:
        """Chairs taken by two people and two bots, others free, and a few words."""
        table = host.lobby("maillot", 9)
        guest.do(table, do="sit", seat=1)
        guest.do(table, do="ready", seat=1)
        host.do(table, do="robot", seat=3, level="habitue")
        host.do(table, do="robot", seat=6, level="fine-mouche")
        host.do(table, do="say", text="Qui prend les grimpeurs ? Je vise la plaine.")
        guest.do(table, do="say", text="Deux minutes, je finis la vaisselle.")
        return table

    def deal(self, played: bool) -> str:
        """The same deal at two tables and among bots."""
        plan = {"game": "macadam", "seats": 2}
        deal = self.jeanne.post("/api/duplicates", {"plan": plan, "tables": 2, "par": "debutant"})
        path = f"/api/duplicates/{deal['group']}"
        for table in deal["tables"]:
            if not table["par"]:
                self.seat(table["id"], robots=2 if played else 1)
        if played:
            self.jeanne.do(deal["tables"][0]["id"], do="start")
            while not self.jeanne.get(path)["over"]:
                time.sleep(0.1)
        return str(deal["group"])

    def seat(self, table: str, robots: int) -> None:
        free = [chair["seat"] for chair in self.jeanne.get(f"/api/tables/{table}")["chairs"] if chair["kind"] == "free"]
        for seat in free[:robots]:
            self.jeanne.do(table, do="robot", seat=seat)

    def study(self) -> None:
        """A finished study in the lab."""
        path = f"/api/lab/studies/{self.jeanne.post('/api/lab/studies', STUDY)['id']}"
        while self.jeanne.get(path)["status"] == "running":
            time.sleep(0.2)


def rooms(street: Street, asked: Asked) -> Iterator[tuple[str, str]]:
    """The pages that are not a table."""
    yield from ((name, path) for name, path in STILL.items() if asked(name))
    if asked("home"):
        yield "home-empty", "/"
        yield "home-empty-first", "/"
        street.company()
        yield "home", "/"
        yield "home-first", "/"
    if asked("lobby"):
        yield "lobby", f"/table/{street.lobby(street.jeanne, street.basile)}"
        yield "lobby-guest", f"/table/{street.lobby(street.basile, street.jeanne)}"
    if asked("door"):
        code = street.basile.get(f"/api/tables/{street.basile.lobby('marathon')}")["code"]
        yield "door-first", f"/t/{code}"
    if any(asked(name) for name in ("me", "palmares", "des", "verifier")):
        yield from records(street, asked)
    if asked("duplicata"):
        yield "duplicata-lobby", f"/duplicata/{street.deal(False)}"
        yield "duplicata", f"/duplicata/{street.deal(True)}"
    if asked("lab"):
        street.study()
        yield "lab", "/lab"


def records(street: Street, asked: Asked) -> Iterator[tuple[str, str]]:
    """What is left of games that are over."""
    table = street.over("lemans")
    if asked("palmares"):
        street.analysed("macadam")
    pages: dict[str, Any] = {"me": "/me", "palmares": "/palmares", "des": "/des", "des-table": f"/des?table={table}"}
    pages["verifier"] = f"/verifier?table={table}"
    yield from ((name, path) for name, path in pages.items() if asked(name))


def tables(street: Street, asked: Asked) -> Iterator[tuple[str, str]]:
    """The five tables at a few moments, and their replays."""
    for slug in SEATS:
        for moment, decisions in {**MOMENTS, **SHORT.get(slug, {})}.items():
            if not asked(f"table-{slug}-{moment}"):
                continue
            over = moment == "over"
            table = street.over(slug) if over else street.jeanne.play(slug, decisions)
            yield f"table-{slug}-{moment}", f"/table/{table}"
        if asked(f"replay-{slug}"):
            yield f"replay-{slug}", f"/replay/{street.analysed(slug)}?step=40"
