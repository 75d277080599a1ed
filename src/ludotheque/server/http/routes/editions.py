"""Editions under the pen: what each value may be, whether they can be played, and a bot game on them."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Router, get, post
from litestar.datastructures import State as AppState

from ludotheque.bots.bot import Bot
from ludotheque.kernel.edition import Edition, Whole, Wholes, Word
from ludotheque.kernel.errors import BadEdition, LudoError
from ludotheque.kernel.game import Game
from ludotheque.kernel.rng import Rng, child_seed
from ludotheque.kernel.state import CHANCE, OVER, State
from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.http.dependencies import known_game
from ludotheque.server.people.rate_limits import client_address
from ludotheque.server.protocol.catalogue import EditionTried, EditionTry, KeyInfo
from ludotheque.server.views import seat as seat_views

MAX_EVENTS = 20_000  # of a bot game


@get("/games/{slug:str}/edition/keys", summary="What each value of an edition may be", sync_to_thread=False)
def keys(slug: str) -> list[KeyInfo]:
    return [_key(key, kind) for key, kind in known_game(slug).schema.items()]


@post("/games/{slug:str}/edition/try", summary="Check own values and play on them", status_code=200)
async def attempt(slug: str, state: AppState, request: Request[Any, Any, Any], data: EditionTry) -> EditionTried:
    game = known_game(slug)
    state.node.rate_limits.take(client_address(request.scope), "tries")  # anybody may, and each is a whole game of bots
    return await asyncio.to_thread(tried, game, data)


def tried(game: Game[Any], data: EditionTry) -> EditionTried:
    """Try the values: a game on them, or what is wrong."""
    try:
        edition = game.edition_of(data.values)
        state: State = game.new(data.seats, None, edition)
    except BadEdition as error:
        return EditionTried(str(error), error.key)
    except LudoError as error:
        raise Refusal("bad_plan", str(error)) from None
    return _played(game, edition, state, data)


def _played(game: Game[Any], edition: Edition, state: State, data: EditionTry) -> EditionTried:
    """Play a game of Habitués with that seed, up to the wanted moment."""
    chance, bot, step, wanted = Rng(data.seed).spawn("chance"), Bot("habitue"), 0, state.clone()
    line: protocol.LogLine | None = None
    while (who := int(state.actor())) != OVER and step < MAX_EVENTS:
        seed = child_seed(data.seed, "bot", step)
        action = state.sample(chance) if who == CHANCE else bot.decide(state, who, None, seed)
        before = state.clone() if step + 1 == data.step else None
        state.advance(action)
        step += 1
        if before is not None:
            token = game.masked(before, game.token(before, action), None)
            line = _line(game, edition, before, who, token, state, step)
            wanted = state.clone()
    if data.step >= step:
        wanted = state
    standard, own = game.edition.values, edition.values
    actor = int(wanted.actor())
    return EditionTried(
        values=dict(own),
        changed=sum(standard[key] != own[key] for key in own),
        step=min(data.step, step),
        steps=step,
        turn=actor if actor >= 0 else None,
        seen=seat_views.observe(wanted, None, words=True),
        line=line,
        result=protocol.Result(state.scores(), state.ranks()) if state.actor() == OVER else None,
    )


def _line(
    game: Game[Any], edition: Edition, before: State, actor: int, token: str, after: State, step: int
) -> protocol.LogLine:
    from ludotheque.kernel.marked import mark

    told = game.narrate(before.observe(None), actor, token, after.observe(None), edition, mark)
    return protocol.LogLine(step - 1, 0, actor, token, told)


def _key(key: str, kind: Whole | Wholes | Word) -> KeyInfo:
    if isinstance(kind, Word):
        return KeyInfo(key, words=list(kind.words))
    if isinstance(kind, Wholes):
        return KeyInfo(key, kind.low, kind.high, kind.shortest, kind.longest)
    return KeyInfo(key, kind.low, kind.high)


router = Router("/", route_handlers=[keys, attempt], tags=["games"])
