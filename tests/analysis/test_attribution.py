"""The split: parts that add up exactly, margins that grow with them, and nothing told that is swallowed."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.analysis.attribution import changes, losses, luck, moments, stretches, turning_points
from ludotheque.analysis.task import Alternative, Judgement
from ludotheque.bots.measured import WHOLE, Measured, total
from ludotheque.bots.worlds import shares

SEATS = 3
measured = st.builds(Measured, st.integers(0, WHOLE), st.integers(0, 700))
effect = st.builds(Measured, st.integers(-WHOLE, WHOLE), st.integers(0, 700))


def judged(step: int, seat: int, chances: tuple[int, ...], choice: int = 0, margin: int = 100) -> Judgement:
    effects = tuple(
        Measured(choice, margin) if choice and who == seat else Measured(0, 0) for who in range(len(chances))
    )
    before = tuple(Measured(one, margin) for one in chances)
    lefts = tuple(total(both) for both in zip(before, effects, strict=True))
    return Judgement(step, seat, before, effects, lefts, ())


def missed(step: int, seat: int, gap: int, margin: int, closer: bool = True) -> Judgement:
    made = Alternative("made", Measured(4000, margin), Measured(0, 0))
    better = Alternative("better", Measured(4000 + gap, margin), Measured(gap, margin))
    one = judged(step, seat, (5000, 5000))
    return one._replace(alternatives=(better, made), answer="better", closer=closer)


games = st.lists(
    st.tuples(st.integers(0, SEATS - 1), st.tuples(*[measured] * SEATS), st.tuples(*[effect] * SEATS), st.booleans()),
    max_size=12,
).map(lambda found: [Judgement(2 * n, who, a, b, a, (), is_open=o) for n, (who, a, b, o) in enumerate(found)])


@given(games, st.sampled_from([(WHOLE, 0, 0), (0, WHOLE // 2, WHOLE // 2)]), st.sets(st.integers(0, 30)))
def test_choice_and_chance_add_up_to_the_change(
    judgements: list[Judgement], outcome: tuple[int, ...], draws: set[int]
) -> None:
    found = changes(judgements, outcome, sorted(draws))
    assert len(found) == len(judgements)
    for one, change in zip(judgements, found, strict=True):
        assert change.choice.margin == one.effects[one.seat].margin
        assert change.choice.value + change.chance.value == change.after.value - change.before.value
        assert change.chance.margin <= change.after.margin + one.played.margin + 1


def test_what_the_choice_did_and_what_chance_did() -> None:
    found = changes([judged(0, 1, (4000, 6000)), judged(3, 0, (7000, 3000), -2000)], (WHOLE, 0), [1, 4])
    assert [(one.choice.value, one.chance.value) for one in found] == [(0, -3000), (-2000, 5000)]


def test_where_nothing_was_drawn_or_hidden_chance_did_nothing() -> None:
    quiet = judged(0, 1, (4000, 6000), -500)._replace(is_open=True)
    later = judged(1, 0, (4700, 5300))
    assert changes([quiet, later], (WHOLE, 0), [7])[0].chance == Measured(0, 0)
    assert changes([quiet._replace(is_open=False), later], (WHOLE, 0), [7])[0].chance.value == -200
    drawn = later._replace(step=2)
    assert changes([quiet, drawn], (WHOLE, 0), [1])[0].chance.value == -200


def test_luck_is_what_the_choices_do_not_explain_and_its_margin_is_theirs() -> None:
    first = judged(0, 0, (5000, 5000), -300, margin=30)
    second = judged(2, 0, (5000, 5000), 500, margin=40)
    usual = judged(4, 0, (5000, 5000))
    found = luck([first, second, usual], (5000, 5000), (WHOLE, 0), [1, 3])
    assert found == [Measured(4800, 50), Measured(-5000, 0)]
    assert luck([], (5000, 5000), (0, WHOLE), []) == [Measured(-5000, 0), Measured(5000, 0)]


def test_a_long_stretch_without_chance_is_measured_by_its_ends() -> None:
    """Where many choices follow each other openly, their noise does not add up."""
    many = [judged(step, 0, (5000 + step, 5000 - step), 1, margin=100)._replace(is_open=True) for step in range(50)]
    assert [len(part) for part in stretches(many, [])] == [50]
    assert [len(part) for part in stretches(many, [20])] == [50]  # a draw lies between steps, never at a decision
    assert [len(part) for part in stretches([one._replace(step=2 * one.step) for one in many], [21])] == [11, 39]
    assert [len(part) for part in stretches([one._replace(is_open=False) for one in many], [])] == [1] * 50
    assert luck(many, (5000, 5000), (WHOLE, 0), [])[0].margin < 200
    assert luck([one._replace(is_open=False) for one in many], (5000, 5000), (WHOLE, 0), [])[0].margin > 700


def test_turning_points_are_the_largest_changes_and_lie_apart() -> None:
    curve = [(5000, 5000), (5100, 4900), (2000, 8000), (2600, 7400), (2500, 7500), (9000, 1000), (9100, 900)]
    judgements = [judged(10 * step, step % 2, chances) for step, chances in enumerate(curve)]
    turns = turning_points(judgements, (WHOLE, 0), 70)
    assert [(turn.step, abs(turn.change.value)) for turn in turns] == [(10, 3100), (40, 6500), (60, 900)]
    assert turning_points([], (WHOLE, 0), 0) == []


def test_a_turn_that_its_margin_swallows_is_none() -> None:
    curve = [(5000, 5000), (3800, 6200), (0, WHOLE)]
    loud = [judged(10 * step, 0, chances, margin=900) for step, chances in enumerate(curve)]
    assert [turn.step for turn in turning_points(loud, (0, WHOLE), 30)] == [10]


def test_the_three_moments_cost_most_and_stand_out_of_their_margins() -> None:
    found = [missed(0, 0, 900, 300), missed(1, 0, 250, 300), missed(2, 0, 400, 100), missed(3, 1, 700, 600)]
    assert [(one.step, one.loss.value) for one in losses(found, 0)] == [(0, 900), (2, 400)]
    assert [one.step for one in losses(found, 0, most=1)] == [0]
    unsure = [*found, missed(4, 1, 5000, 100, closer=False)]  # one of hundreds, seen once
    assert [(one.seat, one.step) for one in moments(unsure, 2)] == [(0, 0), (0, 2), (1, 3)]
    assert moments([missed(0, 0, -500, 100), missed(1, 0, 150, 10)], 2) == []


def test_a_tie_divides_the_victory() -> None:
    assert shares([1, 1, 1]) == (3333, 3333, 3333)
    assert shares([3, 1, 2]) == (0, WHOLE, 0)
