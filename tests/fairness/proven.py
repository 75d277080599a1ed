"""Games played by chance alone, with their proofs, as a house would write them."""

from __future__ import annotations

import hashlib

import ludotheque as ludo
from ludotheque.fairness import drawing
from ludotheque.fairness.odds import draws
from ludotheque.fairness.proof import SCHEME, Proof, listed, write


def played(slug: str, name: str = "a game", seats: int = 3, steps: int = 100_000) -> ludo.Record:
    """A random game whose chance comes from a seed made of its name; seat 1 brought no nonce."""
    seed = hashlib.sha256(name.encode()).digest()
    nonces = [hashlib.md5(f"{name}{seat}".encode()).hexdigest() for seat in range(seats)]
    nonces[1] = drawing.house_nonce(seed, 1)
    game, rng = ludo.load(slug), ludo.Rng(int.from_bytes(seed[:6], "big"))
    state = game.new(seats)
    record, number = ludo.Record.begin(state), 0
    while state.actor() != ludo.OVER and len(record.steps) < steps:
        if state.actor() == ludo.CHANCE:
            chances = state.chances()
            action = drawing.choose(chances, drawing.draw(seed, nonces, number, sum(w for _, w in chances)))
            number += 1
        else:
            choices = state.legal()
            action = choices[rng.below(len(choices))]
        record.play(state, action)
    odds, used = listed(draws(record, game))
    proof = Proof(drawing.commitment(seed), seed.hex(), nonces, [1], SCHEME, odds, used)
    record.extra["fairness"] = write(proof)
    return record
