"""Fingerprints of the rules: perft counts and checksums of random games.

``PYTHONPATH=tests python tests/golden/fingerprints.py`` writes them anew, after a change of rules that is meant.
"""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Any

import ludotheque as ludo
from ludotheque.cli.commands.perft import random_start
from ludotheque.kernel.perft import perft
from support import HOUSE

FILE = Path(__file__).with_name("fingerprints.json")
STARTS = (0, 25, 60, 140)  # events played at random before counting
MOST = 20_000  # sequences at the deepest level
GAMES = 12  # random games in a checksum


def counts(state: ludo.State) -> list[int]:
    """Counts by depth, as deep as stays quick without a compiler."""
    found = [perft(state, 1)]
    while found[-1] and found[-1] * max(2, found[0]) <= MOST and len(found) < 8:
        found.append(perft(state, len(found) + 1))
    return [int(count) for count in found]


def checksum(game: ludo.Game[Any], seats: int) -> int:
    """One number for the final positions of a few random games."""
    total = 0
    for seed in range(GAMES):
        state = game.new(seats)
        events = state.playout(ludo.Rng(seed))
        text = json.dumps([int(events), state.position(), state.ranks()], sort_keys=True)
        total = zlib.crc32(text.encode(), total)
    return total


def fingerprint(slug: str, seats: int) -> dict[str, Any]:
    game = ludo.load(slug)
    starts = {str(after): counts(random_start(game.new(seats), after, seed=1)) for after in STARTS}
    return {"perft": starts, "checksum": checksum(game, seats)}


def all_fingerprints() -> dict[str, Any]:
    games = [ludo.load(slug) for slug in HOUSE]
    return {
        game.slug: {str(seats): fingerprint(game.slug, seats) for seats in range(game.min_seats, game.max_seats + 1)}
        for game in games
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(all_fingerprints(), indent=1) + "\n")
