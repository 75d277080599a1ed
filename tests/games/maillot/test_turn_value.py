"""How far a rider comes is the same whether its cells are ridden one by one or a free lane is seen at once."""

from __future__ import annotations

import pytest

from bots.moments import moments
from ludotheque.games.maillot.bot.solo_plan import Plan
from ludotheque.games.maillot.bot.turn_value import TurnValue, furthest
from ludotheque.games.maillot.rules.state import TO_BREAK, MaillotState


def ridden(state: MaillotState) -> list[int]:
    """Ride as far as each number of breakaway cells takes the rider in turn, from its star cells on."""
    race, rider = state.race, state.race.in_turn()
    far = []
    for extra in range(int(rider.energy + state.tour.risk) + 1):
        race.reach.ride(rider, race.turn.way, race.stars(rider), extra)
        far.append(int(furthest(race.reach, rider.col)))
    return far


@pytest.mark.parametrize(
    ("seats", "options"), [(5, {}), (9, {}), (9, {"blocking": "pass"}), (3, {"riders": 3, "terrain": "start"})]
)
def test_a_free_lane_leads_as_far_as_riding_does(seats: int, options: dict[str, str | int]) -> None:
    seen = 0
    value: TurnValue | None = None
    for state in moments("maillot", seats, options, 3, 60):
        assert isinstance(state, MaillotState)
        if state.phase == TO_BREAK and not state.race.turn.in_pact():
            value = value or TurnValue(Plan(state.tour))
            value.look(state.race, state.race.in_turn(), state.race.turn.way)
            far = ridden(state)
            assert [int(col) for col in value.far[: len(far)]] == far
            seen += 1
    assert seen > 10
