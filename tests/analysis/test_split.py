"""The arithmetic of the split: parts that add up exactly, turning points that are the largest changes."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.analysis.attribution import changes, luck, turning_points
from ludotheque.analysis.decisions import shares
from ludotheque.analysis.task import WHOLE, Judgement

chance = st.integers(0, WHOLE)
SEATS = 3


def judged(step: int, seat: int, chances: tuple[int, ...], played: int) -> Judgement:
    return Judgement(step, seat, chances, played, ())


games = st.lists(st.tuples(st.integers(0, SEATS - 1), st.tuples(chance, chance, chance), chance), max_size=12).map(
    lambda found: [judged(step, *one) for step, one in enumerate(found)]
)


@given(games, st.sampled_from([(WHOLE, 0, 0), (0, WHOLE // 2, WHOLE // 2)]))
def test_choice_and_chance_add_up_to_the_change(judgements: list[Judgement], outcome: tuple[int, ...]) -> None:
    found = changes(judgements, outcome)
    assert len(found) == len(judgements)
    for number, (one, change) in enumerate(zip(judgements, found, strict=True)):
        later = judgements[number + 1].chances if number + 1 < len(judgements) else outcome
        assert (change.before, change.after) == (one.chances[one.seat], later[one.seat])
        assert change.choice + change.chance == change.after - change.before
    assert sum(luck(found, SEATS)) == sum(change.chance for change in found)


def test_what_the_choice_did_and_what_chance_did() -> None:
    found = changes([judged(0, 1, (4000, 6000), 6000), judged(3, 0, (7000, 3000), 5000)], (WHOLE, 0))
    assert [(one.choice, one.chance) for one in found] == [(0, -3000), (-2000, 5000)]
    assert luck(found, 2) == [5000, -3000]


def test_turning_points_are_the_largest_changes_and_lie_apart() -> None:
    curve = [(5000, 5000), (5100, 4900), (2000, 8000), (2600, 7400), (2500, 7500), (9000, 1000), (9100, 900)]
    judgements = [judged(10 * step, step % 2, chances, chances[step % 2]) for step, chances in enumerate(curve)]
    turns = turning_points(judgements, (WHOLE, 0), 70)
    assert [(turn.step, abs(turn.change)) for turn in turns] == [(10, 3100), (40, 6500), (60, 900)]
    assert turning_points([], (WHOLE, 0), 0) == []


def test_a_game_of_one_decision_and_one_of_none() -> None:
    only = [judged(2, 0, (4000, 6000), 4500)]
    assert [(one.choice, one.chance) for one in changes(only, (WHOLE, 0))] == [(500, 5500)]
    assert [turn.change for turn in turning_points(only, (WHOLE, 0), 9)] == [6000]
    assert changes([], (WHOLE, 0)) == []
    assert luck([], 2) == [0, 0]


def test_a_tie_divides_the_victory() -> None:
    assert shares([1, 1, 1]) == (3333, 3333, 3333)
    assert shares([3, 1, 2]) == (0, WHOLE, 0)
