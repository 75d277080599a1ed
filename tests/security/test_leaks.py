"""Hidden means hidden, to the byte: two tables that differ only in what one chair cannot know sound the same to it."""

from __future__ import annotations

import os

import pytest

import ludotheque as ludo
from ludotheque.bots import service as thinking
from ludotheque.bots.budget import Budget
from profiles import PROFILE
from security.twins import Twins, settings
from support import HOUSE

# games of each kind, events of each game; LUDO_LEAK_GAMES=2000 LUDO_LEAK_EVENTS=100000 for a long look
GAMES = int(os.environ.get("LUDO_LEAK_GAMES", "") or PROFILE.leak_games)
MOST_EVENTS = int(os.environ.get("LUDO_LEAK_EVENTS", "") or PROFILE.leak_events)
FIRST = int(os.environ.get("LUDO_LEAK_FIRST", "") or 0)  # number of the first game: a long look in several processes
ASKED, TOLD_AGAIN = 12, 60  # one event in so many is asked about; is told again from the beginning
HIDDEN = {  # what each game hides, by the names of its positions (docs/positions.md); the others hide only chance
    "lemans": {"cars"},
    "macadam": {"players", "fresh", "buried"},
    "mark": {"bids"},
}


class FewThoughts:
    """A budget counted in simulations: the same thoughts on every machine."""

    def budget(self, advice: object) -> Budget:
        return Budget(simulations=4000)


@pytest.mark.parametrize("slug", HOUSE)
def test_every_byte_is_the_same_until_the_rules_show_the_difference(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "level", lambda _: FewThoughts())
    differed: set[str] = set()
    events = unlike = 0
    for number in range(FIRST, FIRST + GAMES):
        rng = ludo.Rng(1_000_003 * (number + 1))
        seats, options = settings(slug, number, rng)
        observer = None if number % 4 == 3 else int(rng.below(seats))
        twins = Twins(slug, seats, options, observer, rng)
        while True:
            facts = twins.apart()
            differed |= facts
            events += 1
            unlike += bool(facts)
            twins.compare()
            if rng.below(ASKED) == 0:
                twins.compare_answers()
            if rng.below(TOLD_AGAIN) == 0 and twins.truth.table.steps:
                twins.compare_pasts()
            if twins.truth.table.seq > MOST_EVENTS or not twins.step():
                break
    assert differed >= HIDDEN.get(slug, set())
    assert (unlike > events / 20) == (slug in HIDDEN), (unlike, events)
    print(f"{slug}: {GAMES} games, {events} events compared, {unlike} of them with other facts hidden")
