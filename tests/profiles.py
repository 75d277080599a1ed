"""How thorough the tests are: quick, full or long (``LUDO_TESTS``), each stronger than the one before in everything."""

from __future__ import annotations

import os
from typing import NamedTuple


class Profile(NamedTuple):
    """What one profile spends."""

    examples: int  # of each property
    kills: int  # of a running server
    leak_games: int  # of each game, watched for leaks
    leak_events: int  # at most, in each of those games
    api_examples: int  # of each route
    socket_examples: int  # conversations of random frames
    socket_steps: int  # frames in each of them
    is_whole: bool  # whole games in every way, every table, coverage-guided fuzzing


PROFILES = {
    "quick": Profile(6, 6, 2, 60, 1, 2, 15, is_whole=False),
    "full": Profile(30, 50, 6, 60, 3, 4, 20, is_whole=False),
    "long": Profile(1000, 200, 2000, 100_000, 300, 200, 60, is_whole=True),
}
NAME = os.environ.get("LUDO_TESTS", "quick")
if NAME not in PROFILES:
    raise SystemExit(f"LUDO_TESTS: found {NAME!r}, accepted are {', '.join(PROFILES)}")
PROFILE = PROFILES[NAME]
