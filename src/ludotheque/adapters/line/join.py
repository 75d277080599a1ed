"""A bot from outside at a table of a running house, with an API token."""

from __future__ import annotations

import json
from collections.abc import Callable
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from ludotheque.adapters.line.outsider import Failed, Outsider
from ludotheque.kernel.errors import LudoError
from ludotheque.shelf import load

MOST_BYTES = 2**22
PATIENCE = 30.0  # seconds for the house to answer
Tell = Callable[[str], None]


class HouseRefused(LudoError):
    """The house cannot be reached, or does not want this."""


class Guest:
    """Somebody with a token, and the commands of docs/api.md."""

    def __init__(self, url: str, token: str) -> None:
        try:
            parts = urlsplit(url)
        except ValueError:
            parts = urlsplit("")
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise HouseRefused(f"found {url!r}, accepted is the address of a house such as http://localhost:8765")
        self.url = f"{parts.scheme}://{parts.netloc}"
        self.headers = {"Authorization": f"Bearer {token}"}

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """GET, or POST with a body."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.url + path, data, {**self.headers, "Content-Type": "application/json"})
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)
        except HTTPError as error:
            raise HouseRefused(f"{self.url} refuses {path}: {_detail(error)}") from None
        except OSError as error:
            raise HouseRefused(f"{self.url} cannot be reached: {error}") from None
        except (ValueError, HTTPException):
            raise HouseRefused(f"{self.url} does not answer as a house does; is the address right?") from None

    def do(self, table: str, command: str, **words: Any) -> dict[str, Any]:
        """One command at a table; HouseRefused if it is refused."""
        answer: dict[str, Any] = self.ask(f"/api/tables/{table}/commands", {"do": command, **words})
        if answer.get("is") == "refused":
            raise HouseRefused(f"the house refuses to {command}: {answer['text']}")
        return answer

    def socket(self) -> ClientConnection:
        address = self.url.replace("http", "ws", 1) + "/ws"
        try:
            return connect(address, additional_headers=self.headers, max_size=MOST_BYTES, open_timeout=PATIENCE)
        except (OSError, WebSocketException) as error:
            raise HouseRefused(f"{address} cannot be reached: {error}") from None


def join(guest: Guest, code: str, bot: Outsider, tell: Tell, seat: int | None = None) -> dict[str, Any]:
    """Sit down at the table of that code (or id), play to the end, and give back the result.

    The bot's own clock holds here, too; where it does not decide, a legal token is played, so that nobody waits.
    """
    name = bot.greet().name
    path, key = ("codes", "table") if len(code) == 6 else ("tables", "id")
    table = guest.ask(f"/api/{path}/{quote(code, safe='')}")[key]
    words: dict[str, Any] = {"name": name[:24]} | ({} if seat is None else {"seat": seat})
    if not guest.ask(f"/api/tables/{table}")["mine"]:
        guest.do(table, "sit", **words)
    shown = guest.ask(f"/api/tables/{table}")
    chair = shown["mine"][0] if seat is None else seat
    if shown["status"] == "lobby":
        guest.do(table, "ready", seat=chair)
    tell(f"{name} sits on chair {chair} of table {shown['code']} ({shown['plan']['game']})")
    with guest.socket() as line:
        line.send(json.dumps({"do": "watch", "table": table}))
        return _Visit(line, table, chair, bot, tell).play()


class _Visit:
    """The course of one game, as the socket tells it."""

    def __init__(self, line: ClientConnection, table: str, chair: int, bot: Outsider, tell: Tell) -> None:
        self.line, self.table, self.chair, self.bot, self.tell = line, table, chair, bot, tell
        self.begun = False
        self.lost = False
        self.answered = -1  # the last step that was decided
        self.events: list[tuple[int, str]] = []

    def play(self) -> dict[str, Any]:
        while True:
            message = json.loads(self._heard())
            if message["is"] == "refused":
                self._refused(message)
            elif message["is"] in ("table", "step"):
                result = self._look(message["table"], message["log"])
                if result is not None:
                    return result

    def _heard(self) -> str | bytes:
        try:
            return self.line.recv()
        except ConnectionClosed as error:
            raise HouseRefused(f"the house has hung up ({error}); join the table again to go on") from None

    def _refused(self, message: dict[str, Any]) -> None:
        """Somebody was quicker (a stand-in, a move taken back): the next message shows the present."""
        if message["code"] not in ("stale", "conflict", "not_your_turn", "paused"):
            raise HouseRefused(f"the house refuses: {message['text']}")
        self.answered = -1

    def _look(self, table: dict[str, Any], log: list[dict[str, Any]]) -> dict[str, Any] | None:
        self.events += [(entry["actor"], entry["token"]) for entry in log]
        if table["status"] in ("over", "closed"):
            return self._end(table)
        if table["status"] != "playing" or table["turn"] != self.chair or table["step"] == self.answered:
            return None
        self.answered = table["step"]
        own = next(one for one in table["seats"] if one["seat"] == self.chair)
        token = self._decide(table["plan"], own)
        move = {"do": "move", "table": self.table, "seat": self.chair, "step": table["step"], "token": token}
        self.line.send(json.dumps(move))
        return None

    def _decide(self, plan: dict[str, Any], own: dict[str, Any]) -> str:
        events, self.events = self.events, []
        try:
            if not self.begun:
                self.begun = True
                game = load(plan["game"])
                edition = game.edition_of(plan["edition"])
                self.bot.begin(game.setting(plan["seats"], plan["options"], edition), self.chair)
            if not self.lost:
                return self._told(self.bot.decide(events, own["view"], own["legal"]))
        except Failed as failure:
            self.tell(f"{failure.fault.kind}: {failure.fault.text}")
            self.lost = failure.fatal
        return str(own["legal"][self.answered % len(own["legal"])])

    def _told(self, token: str) -> str:
        """Whatever the bot wanted to say goes to whoever watches."""
        while self.bot.told:
            self.tell(f"{self.bot.name}: {self.bot.told.popleft()}")
        return token

    def _end(self, table: dict[str, Any]) -> dict[str, Any]:
        result: dict[str, Any] = table["result"] or {"scores": [], "ranks": []}
        if self.begun and not self.lost:
            try:
                self.bot.finish(result["scores"], result["ranks"])
            except Failed as failure:
                self.tell(f"{failure.fault.kind}: {failure.fault.text}")
        return result


def _detail(error: HTTPError) -> str:
    """Refusals of the house have a text, errors of HTTP a detail."""
    try:
        found = json.load(error)
        return str(found.get("text") or found.get("detail") or error.reason)
    except (ValueError, AttributeError):
        return str(error.reason)
