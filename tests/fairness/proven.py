"""Games played by chance alone, with their proofs, as a house would write them."""

from __future__ import annotations

import hashlib

import ludotheque as ludo
from ludotheque.fairness import drawing
from ludotheque.fairness.odds import draws
from ludotheque.fairness.proof import PERSON, Proof, listed, write
from ludotheque.fairness.transcript import terms, transcript

BOT = "habitue"
BOTS_SEAT = 1


def played(slug: str, name: str = "a game", seats: int = 3, steps: int = 100_000, scheme: int = 3) -> ludo.Record:
    """A random game whose chance comes from a seed made of its name; a bot sits on seat 1."""
    seed = hashlib.sha256(name.encode()).digest()
    game, rng = ludo.load(slug), ludo.Rng(int.from_bytes(seed[:6], "big"))
    state = game.new(seats)
    record, number = ludo.Record.begin(state), 0
    begun = _begun(seed, name, seats, scheme)
    mixed = [terms(record, begun)] if scheme >= 3 else begun.nonces
    played_by = {}
    while state.actor() != ludo.OVER and len(record.steps) < steps:
        if state.actor() == ludo.CHANCE:
            chances = state.chances()
            action = drawing.choose(chances, drawing.draw(seed, mixed, number, sum(w for _, w in chances)))
            number += 1
        else:
            if state.actor() == BOTS_SEAT:
                played_by[str(len(record.steps) + 1)] = BOT
            choices = state.legal()
            action = choices[rng.below(len(choices))]
        record.play(state, action)
    odds, used = listed(draws(record, game))
    record.extra["house"] = {"played_by": played_by}
    record.extra["fairness"] = {**write(begun), "odds": odds, "draws": used}
    if scheme >= 3:
        record.extra["fairness"]["transcript"] = transcript(record)
    return record


def _begun(seed: bytes, name: str, seats: int, scheme: int) -> Proof:
    """What is fixed before the first draw."""
    nonces = [hashlib.md5(f"{name}{seat}".encode()).hexdigest() for seat in range(seats)]
    committed = drawing.commitment(seed, scheme)
    if scheme < 3:
        nonces[BOTS_SEAT] = drawing.house_nonce(seed, BOTS_SEAT)
        return Proof(committed, seed.hex(), nonces, [BOTS_SEAT], scheme)
    pledges = [drawing.pledge(nonce) for nonce in nonces]
    pledges[BOTS_SEAT], nonces[BOTS_SEAT] = "", drawing.house_nonce(seed, BOTS_SEAT, BOT)
    chairs = [BOT if seat == BOTS_SEAT else PERSON for seat in range(seats)]
    return Proof(committed, seed.hex(), nonces, None, scheme, table="table", chairs=chairs, pledges=pledges)
