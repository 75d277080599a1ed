"""What a Champion has learned: from what his seat may see alone, at every table, and never outside its numbers."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from bots.moments import moments, option_sets
from ludotheque.bots.levels import LEVELS
from ludotheque.kernel import learned
from ludotheque.kernel.experience import Experience
from ludotheque.kernel.instinct import FINE, YES, Eye, FeaturesEye, Instinct
from ludotheque.lab.engine.school import HEAD, School
from support import HOUSE

SLOTS = 14
TABLES = [(slug, seats) for slug in HOUSE for seats in range(ludo.load(slug).min_seats, ludo.load(slug).max_seats + 1)]
LEARNED = [
    (slug, seats) for slug, seats in TABLES if isinstance(ludo.load(slug).new(seats).setting.experience, Experience)
]
every_learned_table = pytest.mark.parametrize(("slug", "seats"), LEARNED)


def experience(state: ludo.State) -> Experience:
    found = state.setting.experience
    assert isinstance(found, Experience)
    return found


def seen(state: ludo.State) -> list[int]:
    """The facts that the acting seat sees."""
    found = experience(state)
    found.look(state)
    return [int(found.instinct.eye.facts[i]) for i in range(found.instinct.eye.count)]


def test_macadam_alone_has_learned() -> None:
    assert [("macadam", seats) for seats in range(2, 7)] == LEARNED


def test_what_was_learned_with_the_usual_rules_serves_there_only(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ludo.load("mark")
    usual, other = game.new(3).setting, game.new(3, {game.options[0].name: game.options[0].values[1]}).setting
    some = [1] * (len(usual.tokens) + usual.seats)
    monkeypatch.setattr(learned, "numbers", lambda file: some if file.name.startswith("instinct") else [])
    assert isinstance(game.experience(usual), Experience)
    assert not isinstance(game.experience(other), Experience)


def has_habits(slug: str, seats: int) -> bool:
    """Tell whether habits are kept for that table."""
    game = ludo.load(slug)
    return bool(game.kept(game.new(seats).setting, "habits"))


def test_habits_are_kept_at_these_tables_and_no_others() -> None:
    kept = {table for table in TABLES if has_habits(*table)}
    everywhere = {(slug, seats) for slug in ("marathon", "lemans") for seats in range(3, 7)}
    assert kept == everywhere | {("maillot", 5), ("mark", 3)}


@pytest.mark.parametrize(
    ("slug", "seats"), [table for table in TABLES if table not in LEARNED and not has_habits(*table)]
)
def test_where_nothing_was_learned_experience_is_the_advice(slug: str, seats: int) -> None:
    setting = ludo.load(slug).new(seats).setting
    assert setting.experience is setting.advice


@every_learned_table
def test_only_the_champion_weighs_by_it(slug: str, seats: int) -> None:
    setting = ludo.load(slug).new(seats).setting
    assert LEVELS["champion"].advice(setting) is setting.experience
    assert LEVELS["fine-mouche"].advice(setting) is setting.advice
    assert LEVELS["habitue"].advice(setting) is setting.advice
    assert setting.advice is not setting.experience


@every_learned_table
def test_the_eye_sees_no_secrets(slug: str, seats: int) -> None:
    for state in moments(slug, seats, {}, 3 + seats, 4):
        before = seen(state)
        for seed in range(3):
            assert seen(state.resample(int(state.actor()), ludo.Rng(seed))) == before


@every_learned_table
def test_the_facts_are_known_ones_at_every_table(slug: str, seats: int) -> None:
    for options in option_sets(slug, seats) if slug == "macadam" else [{}]:
        for state in moments(slug, seats, options, 5, 3):
            facts = seen(state)
            assert len(facts) == len(set(facts))
            assert all(0 <= fact < experience(state).instinct.eye.number for fact in facts)


def test_macadam_sees_unusual_editions_as_the_nearest_usual_ones() -> None:
    game = ludo.load("macadam")
    many = {"cards.bicycle.copies": 20, "cards.agent.copies": 20, "deal.4": 20, "tickets.loss_points": 1000}
    state = game.new(4, None, game.edition_of(many))
    rng = ludo.Rng(1)
    while state.actor() != ludo.OVER:
        if state.actor() >= 0 and len(state.legal()) > 1:
            assert all(0 <= fact < experience(state).instinct.eye.number for fact in seen(state))
        state.apply(state.sample(rng) if state.actor() == ludo.CHANCE else state.legal()[-1])


def test_numbers_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="7 numbers do not fit 3 facts, 1 choices, 0 seats"):
        Instinct(Eye(3, 1), 1, 0, [0] * 7)


def test_a_neuron_speaks_when_it_is_awake() -> None:
    class OneFact(Eye):
        holds = 0

        def look(self, state: ludo.State) -> None:
            self.note(self.holds)

    eye = OneFact(2, 1)
    instinct = Instinct(eye, 2, 0, [1024, -1024, 512, 640, -64, 0, 128])  # fact 0 wakes it, fact 1 puts it to sleep
    found = []
    for eye.holds in (0, 1):
        instinct.look(ludo.load("macadam").new(2))
        found.append([int(instinct.correct(choice)) for choice in (0, 1)])
    assert found == [[15, 0], [0, 2]]  # 1.5 of 10 and of -1, and 2 in any case: rounded down


def test_neurons_that_share_a_number_do_not_disturb_each_other() -> None:
    """Two stand in one number: what is said must be the sum over each neuron alone, for any width and any sign."""

    class SomeFacts(Eye):
        def look(self, state: ludo.State) -> None:
            for fact, amount in seen_facts:
                self.note_amount(fact, amount)

    facts, choices, rng = 5, 3, ludo.Rng(21)
    state = ludo.load("macadam").new(2)
    for width in (1, 2, 7, 8, 9, 16, 17):
        numbers = [int(rng.below(16000)) - 8000 for _ in range(width * (facts + 1 + choices) + choices)]
        seen_facts = [(fact, int(rng.below(1025)) - 512) for fact in (0, 2, 3)]
        instinct = Instinct(SomeFacts(facts, facts), choices, 0, numbers)
        instinct.look(state)
        bias, last = numbers[facts * width : (facts + 1) * width], numbers[(facts + 1) * width :]
        heard = [
            YES * bias[j] + sum(amount * numbers[fact * width + j] for fact, amount in seen_facts) for j in range(width)
        ]
        for choice in range(choices):
            said = sum(max(heard[j], 0) // YES * last[choice * width + j] for j in range(width))
            assert instinct.said(choice) == said + last[choices * width + choice] * FINE


def test_numbers_that_would_disturb_a_neighbour_are_refused() -> None:
    with pytest.raises(ValueError, match="the numbers of neuron 1 are too large"):
        Instinct(Eye(200, 200), 0, 0, [0, 32767] * 201)


def test_a_neuron_speaks_of_every_seat_from_the_acting_one_on() -> None:
    class HalfAFact(Eye):
        def look(self, state: ludo.State) -> None:
            self.note_amount(0, YES // 2)

    instinct = Instinct(HalfAFact(1, 1), 1, 2, [2048, 0, 0, 512, -2048, 0, 256, 1024])
    state = next(moments("lemans", 2, {}, 8, 1))
    values = state.scratch[:2]
    instinct.fill_values(state, values)
    own, other = int(state.actor()), 1 - int(state.actor())
    assert (values[own], values[other]) == (7500, 0)  # a quarter, and half of one; one, less two: not below nothing


@pytest.mark.parametrize("slug", HOUSE)
def test_the_eye_of_every_game_sees_no_secrets(slug: str) -> None:
    """What learners of any game see is the same whatever is hidden, in scale, and told apart."""
    game = ludo.load(slug)
    for seats in (game.min_seats, game.max_seats):
        for state in moments(slug, seats, {}, 3 + seats, 3):
            eye = FeaturesEye(state.setting.features)
            before = noted(eye, state)
            assert before
            assert all(0 <= fact < eye.number for fact, _ in before)
            for seed in range(2):
                assert noted(eye, state.resample(int(state.actor()), ludo.Rng(seed))) == before


def noted(eye: Eye, state: ludo.State) -> list[tuple[int, int]]:
    eye.count = 0
    eye.look(state)
    return [(int(eye.facts[i]), int(eye.amounts[i])) for i in range(eye.count)]


@pytest.mark.parametrize("slug", HOUSE)
def test_a_beginner_weighs_as_the_advice_does(slug: str) -> None:
    game = ludo.load(slug)
    state = next(moments(slug, game.min_seats, {}, 9, 1))
    learner = game.learner(state.setting, [])
    choices, plain, learned = state.scratch[:], state.scratch[:], state.scratch[:]
    count = state.fill_legal(choices)
    learner.plain.weigh_all(state, choices, count, plain)
    learner.weigh_all(state, choices, count, learned)
    assert [int(learned[i]) for i in range(count)] == [int(plain[i]) for i in range(count)]


@pytest.mark.parametrize("slug", HOUSE)
def test_a_school_writes_down_every_real_decision(slug: str) -> None:
    game = ludo.load(slug)
    state = game.new()
    seats = int(state.seats)
    school = School(state, game.learner(state.setting, []), SLOTS)
    everybody = (1 << seats) - 1
    ends = school.play(7, everybody, True, 150.0, 1)
    lines = [list(school.book[at : at + school.line]) for at in range(0, school.lines * school.line, school.line)]
    assert seats * 5000 - seats <= sum(ends) <= seats * 5000  # shares are rounded down
    assert len(lines) > 20
    for line in lines:
        who, choices, chosen = line[:HEAD]
        assert 0 <= who < seats
        assert 1 < choices <= SLOTS
        assert 0 <= chosen < choices
        assert any(line[HEAD : HEAD + int(school.experience.instinct.eye.number)])
    assert school.play(7, everybody, True, 150.0, 1) == ends
    assert [
        list(school.book[at : at + school.line]) for at in range(0, school.lines * school.line, school.line)
    ] == lines
