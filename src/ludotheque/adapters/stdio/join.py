"""A bot from outside at a table of a running house, with an API token."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack, suppress
from http.client import HTTPException
from time import sleep
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from ludotheque.adapters.stdio.external_bot import Failed, Outsider
from ludotheque.kernel.errors import LudoError
from ludotheque.kernel.plain_text import plain
from ludotheque.registry import load

MOST_BYTES = 2**22
SILENCE = 60.0  # seconds without a message until the bot says what it waits for
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0  # seconds between two tries to reach a house that has hung up
PATIENT = 600.0  # seconds until it is given up
PATIENCE = 30.0  # seconds for the house to answer
Tell = Callable[[str], None]


class HouseRefused(LudoError):
    """The house cannot be reached, or does not want this."""


class SentAway(HouseRefused):
    """There is no game for the bot: the host has freed its chair, or never starts."""


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

    def socket(self, calls: ExitStack) -> ClientConnection:
        """Open a line to the house, for as long as the calls are."""
        address = self.url.replace("http", "ws", 1) + "/ws"
        try:
            return calls.enter_context(
                connect(address, additional_headers=self.headers, max_size=MOST_BYTES, open_timeout=PATIENCE)
            )
        except (OSError, WebSocketException) as error:
            raise HouseRefused(f"{address} cannot be reached: {error}") from None


def join(
    guest: Guest, code: str, bot: Outsider, tell: Tell, seat: int | None = None, patience: float | None = None
) -> dict[str, Any]:
    """Sit down at the table of that code (or id), play to the end, and give back the result.

    The bot's own clock holds here, too; where it does not decide, a legal token is played, so that nobody waits.
    ``patience``: seconds of silence before the game until the bot leaves again; None: it waits as long as it takes.
    """
    name = bot.greet().name
    path, key = ("codes", "table") if len(code) == 6 else ("tables", "id")
    table = guest.ask(f"/api/{path}/{quote(code, safe='')}")[key]
    words: dict[str, Any] = {"name": name} | ({} if seat is None else {"seat": seat})
    if not guest.ask(f"/api/tables/{table}")["mine"]:
        guest.do(table, "sit", **words)
    shown = guest.ask(f"/api/tables/{table}")
    sent_away = SentAway(f"the host of table {shown['code']} has freed the chair of {name}")
    if not shown["mine"]:
        raise sent_away
    chair = shown["mine"][0] if seat is None else seat
    if shown["status"] == "lobby":
        guest.do(table, "ready", seat=chair)
    tell(f"{name} sits on chair {chair} of table {shown['code']} ({shown['plan']['game']})")
    visit = Visit(guest, table, chair, bot, tell, patience)
    result = visit.play()
    if result is not None:
        return result
    if visit.silent:
        guest.do(table, "stand", seat=visit.chair)
        raise SentAway(f"table {shown['code']} has not begun for {visit.silent / 60:.0f} minutes: {name} leaves it")
    raise sent_away


class Visit:
    """The course of one game, as the socket tells it; when the socket is lost, it is opened again.

    ``called``: where a bot that waits at a table of its own is wanted: the code of a table, and perhaps a seat.
    """

    def __init__(
        self, guest: Guest, table: str, chair: int, bot: Outsider, tell: Tell, patience: float | None = None
    ) -> None:
        self.guest, self.table, self.chair, self.bot, self.tell = guest, table, chair, bot, tell
        self.patience = patience
        self.silent = 0.0  # seconds in which nothing happened before the game
        self.calls = ExitStack()
        self.line: ClientConnection | None = None
        self.begun = False
        self.lost = False
        self.answered = -1  # the last step that was decided
        self.heard = -1  # the last step of the log that was heard
        self.events: list[tuple[int, str]] = []
        self.sent: tuple[int, str] | None = None  # a move that the house may not have taken yet: its step and token
        self.waits_for = ""
        self.called: dict[str, Any] | None = None
        self.started = False  # the game, not the bot in it

    def play(self) -> dict[str, Any] | None:
        """Play to the end and return the result; None when the bot is wanted elsewhere or not any more."""
        try:
            while True:
                message = self._hear()
                if message is None:
                    self.tell(self.waits_for)
                    if self._is_tired():
                        return None
                elif message["is"] == "refused":
                    self._refused(message)
                elif message["is"] in ("table", "step"):
                    table, self.silent = message["table"], 0.0
                    self.started = table["status"] != "lobby"
                    if not self.started and not self._stay(table):
                        return None
                    result = self._look(table, message["log"])
                    if result is not None:
                        return result
        finally:
            self._hang_up()

    def _hear(self) -> dict[str, Any] | None:
        """Hear the next message, None after a long silence. A house that hangs up is called again, for some minutes."""
        silent = 0.0
        while True:
            try:
                line = self._connected()
                found: dict[str, Any] = json.loads(line.recv(SILENCE))
                return found
            except TimeoutError:
                return None
            except (ConnectionClosed, HouseRefused) as error:
                self._hang_up()
                if silent >= PATIENT:
                    raise HouseRefused(f"the house has not answered for {silent / 60:.0f} minutes: {error}") from None
                pause = min(LONGEST_PAUSE, max(FIRST_PAUSE, silent))
                self.tell(f"the house does not answer ({error}); the next try is in {pause:.0f} s")
                sleep(pause)
                silent += pause

    def _connected(self) -> ClientConnection:
        if self.line is None:
            self.line = self.guest.socket(self.calls)
            self._watch()
        return self.line

    def _watch(self) -> None:
        """Ask for the table as it stands; whatever was decided is decided again if the house does not know it."""
        self.answered = -1
        self._say({"do": "watch", "table": self.table})

    def _say(self, command: dict[str, Any]) -> None:
        """Send a command; what cannot be said now is found missing by ``_hear``."""
        if self.line is not None:
            with suppress(ConnectionClosed):
                self.line.send(json.dumps(command))

    def _hang_up(self) -> None:
        self.calls.close()
        self.line = None

    def _refused(self, message: dict[str, Any]) -> None:
        """Somebody was quicker (a stand-in, a move taken back), or the house is busy: look at the present again."""
        code = message["code"]
        if code in ("later", "too_fast"):
            self.tell(f"the house is busy: {message['text']}")
            sleep(FIRST_PAUSE)
            self._watch()
        elif code in ("stale", "conflict", "not_your_turn", "paused"):
            self.answered = -1
        elif code not in ("not_ready", "not_lobby"):  # asked to start too early or twice: the next message says when
            raise HouseRefused(f"the house refuses: {message['text']}")

    def _is_tired(self) -> bool:
        """Has the bot waited in vain for the game to begin?"""
        self.silent += 0.0 if self.started else SILENCE
        return self.patience is not None and self.silent >= self.patience

    def _stay(self, table: dict[str, Any]) -> bool:
        """Follow one's chair before the game, be ready when the plan has changed; go when called or sent away."""
        alone = all(one["kind"] == "free" for one in table["chairs"] if one["seat"] not in table["mine"])
        self.called = table.get("challenge") if alone else None
        if self.called or not table["mine"]:
            return False
        if self.chair not in table["mine"]:
            self.chair = table["mine"][0]
        if not table["chairs"][self.chair]["ready"]:
            self._say({"do": "ready", "table": self.table, "seat": self.chair})
        return True

    def _look(self, table: dict[str, Any], log: list[dict[str, Any]]) -> dict[str, Any] | None:
        self.heard = min(self.heard, table["step"] - 1)  # what was taken back happens again
        self.events += [(entry["actor"], entry["token"]) for entry in log if entry["step"] > self.heard]
        self.heard = max([self.heard, *(entry["step"] for entry in log)])
        if table["status"] in ("over", "closed"):
            return self._end(table)
        if self.sent is not None and table["step"] > self.sent[0]:
            self.sent = None
        self._note_wait(table)
        if table["status"] == "lobby" and table["host"] and all(chair["ready"] for chair in table["chairs"]):
            self._say({"do": "start", "table": self.table})
        if table["status"] != "playing" or table["turn"] != self.chair or table["step"] == self.answered:
            return None
        self.answered = table["step"]
        own = next(one for one in table["seats"] if one["seat"] == self.chair)
        token = self._sent_before(table["step"], own["legal"]) or self._decide(table["plan"], own)
        self.sent = (table["step"], token)
        self._say({"do": "move", "table": self.table, "seat": self.chair, "step": table["step"], "token": token})
        return None

    def _sent_before(self, step: int, legal: list[str]) -> str | None:
        """Return the move that was on its way when the house was lost; the bot has decided, and is not asked twice."""
        found = self.sent[1] if self.sent is not None and self.sent[0] == step else None
        return found if found in legal else None

    def _note_wait(self, table: dict[str, Any]) -> None:
        """Remember what the bot waits for; before the game it is told at once, later after a long silence."""
        before, self.waits_for = self.waits_for, waiting(table, self.chair)
        if table["status"] == "lobby" and self.waits_for != before:
            self.tell(self.waits_for)

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


def waiting(table: dict[str, Any], chair: int) -> str:
    """Say what a table waits for, to somebody on one of its chairs."""
    chairs = table["chairs"]
    if table["status"] == "lobby":
        free = sum(one["kind"] == "free" for one in chairs)
        if free:
            return f"waits for {free} more at the table"
        slow = [plain(one["name"] or "") for one in chairs if not one["ready"]]
        return f"waits for {', '.join(slow)} to be ready" if slow else "waits for the host to start"
    if table["status"] == "paused" or table["turn"] is None:
        return "waits for the table, which is paused"
    if table["turn"] == chair:
        return "waits for the house to take the move"
    one = chairs[table["turn"]]
    return f"waits for {plain(one['name'] or one['level'] or '')} on chair {one['seat']}"


def _detail(error: HTTPError) -> str:
    """Refusals of the house have a text, errors of HTTP a detail."""
    try:
        found = json.load(error)
        return str(found.get("text") or found.get("detail") or error.reason)
    except (ValueError, AttributeError):
        return str(error.reason)
