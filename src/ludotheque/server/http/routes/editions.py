"""Editions under the pen: what each value may be, whether they can be played, and a bot game on them."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.datastructures import State as AppState

from ludotheque.kernel.edition import Whole, Wholes, Word
from ludotheque.server.http.dependencies import known_game
from ludotheque.server.protocol.catalogue import EditionTried, EditionTry, KeyInfo
from ludotheque.server.workers.trials import tried


@get("/games/{slug:str}/edition/keys", summary="What each value of an edition may be", sync_to_thread=False, spends=2)
def keys(slug: str) -> list[KeyInfo]:
    return [_key(key, kind) for key, kind in known_game(slug).schema.items()]


@post("/games/{slug:str}/edition/try", summary="Check own values and play on them", status_code=200, spends=40)
async def attempt(slug: str, state: AppState, address: str, data: EditionTry) -> EditionTried:
    game = known_game(slug)
    state.node.rate_limits.take(address, "tries")  # anybody may, and each is a whole game of bots
    tried_out: EditionTried = await state.node.reading.read(address, tried, (game.slug, data))
    return tried_out


def _key(key: str, kind: Whole | Wholes | Word) -> KeyInfo:
    if isinstance(kind, Word):
        return KeyInfo(key, words=list(kind.words))
    if isinstance(kind, Wholes):
        return KeyInfo(key, kind.low, kind.high, kind.shortest, kind.longest)
    return KeyInfo(key, kind.low, kind.high)


router = Router("/", route_handlers=[keys, attempt], tags=["games"])
