"""The lists of habits lie side by side, as long as the table is wide."""

from __future__ import annotations

from ludotheque.games.marathon.bot.habits import AFTER, CLOCKS, GRADES, HANDS, PAWNS, SIZE, SPOTS, TIMES, VISITS
from ludotheque.games.marathon.rules.actions import PER_ROW
from ludotheque.games.marathon.rules.lodge import PLACES


def test_every_list_begins_where_the_one_before_it_ends() -> None:
    assert (SPOTS, AFTER) == (0, PER_ROW * GRADES * 8)
    assert (VISITS - AFTER, PAWNS - VISITS) == (CLOCKS, (PLACES + 1) * TIMES * 2)
    assert SIZE - PAWNS == HANDS * TIMES
