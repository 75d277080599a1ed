"""What strangers may send, as functions of bytes: each may refuse with one sentence, and do nothing else.

``tools/fuzz`` gives them to atheris; ``test_fuzz.py`` gives them what was found before, and what hypothesis thinks of.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

import ludotheque as ludo
from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.notifications import web_push
from ludotheque.server.people import cookies
from ludotheque.server.tables.commands.plan import check_plan
from ludotheque.server.text import plain
from support import HOUSE

SECRET = b"s" * 32


def text_of(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def record(data: bytes) -> None:
    """A record: read, replayed, compared."""
    try:
        found = ludo.Record.read(text_of(data))
        found.validate(ludo.load(found.game))
    except ludo.LudoError:
        return
    assert ludo.Record.read(found.write()) == found


def edition(data: bytes) -> None:
    """An edition: of the game that the first byte says, as a TOML file and as values of a plan."""
    game, text = ludo.load(HOUSE[data[0] % len(HOUSE)] if data else HOUSE[0]), text_of(data[1:])
    with contextlib.suppress(ludo.LudoError):
        game.new(None, None, game.read_edition(text))
    try:
        values = json.loads(text)
    except (ValueError, RecursionError):
        return
    if isinstance(values, dict):
        try:
            check_plan(protocol.Plan(game.slug, game.min_seats, {}, edition=values))
        except Refusal:
            return


@cache
def moments(slug: str) -> list[ludo.State]:
    """A few moments of one game, at which a seat must decide."""
    state, rng, found = ludo.load(slug).new(), ludo.Rng(11), []
    while state.actor() != ludo.OVER and len(found) < 8:
        if state.actor() >= 0 and rng.below(6) == 0:
            found.append(state.clone())
        choices = state.legal()
        state.apply(state.sample(rng) if not choices else choices[rng.below(len(choices))])
    return found


def token(data: bytes) -> None:
    """A token at some moment of some game: an action, or a reason why not; the table is as it was."""
    slug = HOUSE[data[0] % len(HOUSE)] if data else HOUSE[0]
    game, state, text = ludo.load(slug), moments(slug)[data[1] % 8 if len(data) > 1 else 0], text_of(data[2:])
    before = state.position()
    for ask in (game.action, game.why_not):
        try:
            ask(state, text)
        except ludo.LudoError:
            continue
    with contextlib.suppress(ludo.LudoError):
        state.clone().apply(game.action(state, text))
    assert state.position() == before


def command(data: bytes) -> None:
    """A message on the socket."""
    try:
        found = protocol.decode_command(data)
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError, UnicodeError):
        return
    assert protocol.decode_command(protocol.encode(found)) == found


def credentials(data: bytes) -> None:
    """A cookie, a push address and a name."""
    text = text_of(data)
    found = cookies.signed_text(SECRET, text)
    assert found is None or cookies.sign(SECRET, found) == text
    cookies.read_old_cookie(text)
    web_push.is_acceptable(text)
    web_push.keys_fit({"p256dh": text, "auth": text})
    assert plain(plain(text)) == plain(text)


TARGETS: dict[str, Callable[[bytes], Any]] = {
    target.__name__: target for target in (record, edition, token, command, credentials)
}
