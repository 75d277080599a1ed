"""Games played by chance alone, with their proofs, as a house would write them."""

from __future__ import annotations

import hashlib
from typing import Any

from msgspec import structs

import ludotheque as ludo
from ludotheque.fairness import drawing
from ludotheque.fairness.odds import draws
from ludotheque.fairness.proof import PERSON, Duplicate, Proof, listed, write
from ludotheque.fairness.transcript import terms, transcript

BOT = "habitue"
BOTS_SEAT = 1


def played(
    slug: str,
    name: str = "a game",
    seats: int = 3,
    steps: int = 100_000,
    scheme: int = 3,
    deal: Duplicate | None = None,
    bot: str = BOT,
    bots_pledge: str = "",
    house: dict[str, Any] | None = None,
) -> ludo.Record:
    """A random game whose chance comes from a seed made of its name; a bot sits on seat 1, at every table of a deal.

    ``bot``, ``bots_pledge``, ``house``: what a house that cheats might have written from the start.
    """
    seed = hashlib.sha256(name.encode()).digest()
    game, rng = ludo.load(slug), ludo.Rng(int.from_bytes(seed[:6], "big"))
    state = game.new(seats)
    record, numbers = ludo.Record.begin(state), drawing.Numbers(deal is not None)
    begun = _begun(seed, name, seats, scheme, 1 if deal is None else deal.tables, bot, bots_pledge)
    begun = structs.replace(begun, duplicate=deal)
    mixed = [terms(record, begun)] if scheme >= 3 else begun.nonces
    played_by = {}
    while state.actor() != ludo.OVER and len(record.steps) < steps:
        if state.actor() == ludo.CHANCE:
            chances = state.chances()
            number = numbers.next(state.setting.tokens[chances[0][0]])
            action = drawing.choose(chances, drawing.draw(seed, mixed, number, sum(w for _, w in chances)))
        else:
            if state.actor() == BOTS_SEAT:
                played_by[str(len(record.steps) + 1)] = bot
            choices = state.legal()
            action = choices[rng.below(len(choices))]
        record.play(state, action)
    odds, used = listed(draws(record, game))
    record.extra["house"] = {"played_by": played_by, **(house or {})}
    record.extra["fairness"] = {**write(begun), "odds": odds, "draws": used}
    if scheme >= 3:
        record.extra["fairness"]["transcript"] = transcript(record)
    return record


def _begun(seed: bytes, name: str, seats: int, scheme: int, tables: int, bot: str, bots_pledge: str) -> Proof:
    """What is fixed before the first draw."""
    nonces = [hashlib.md5(f"{name}{place}".encode()).hexdigest() for place in range(seats * tables)]
    committed = drawing.commitment(seed, scheme)
    if scheme < 3:
        nonces[BOTS_SEAT] = drawing.house_nonce(seed, BOTS_SEAT)
        return Proof(committed, seed.hex(), nonces, [BOTS_SEAT], scheme)
    pledges = [drawing.pledge(nonce) for nonce in nonces]
    for place in range(BOTS_SEAT, len(nonces), seats):
        pledges[place], nonces[place] = bots_pledge, drawing.house_nonce(seed, place, bot)
    chairs = [bot if place % seats == BOTS_SEAT else PERSON for place in range(len(nonces))]
    return Proof(committed, seed.hex(), nonces, None, scheme, table="table", chairs=chairs, pledges=pledges)
