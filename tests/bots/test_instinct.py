"""What a Champion has learned: from what his seat may see alone, at every table, and never outside its numbers."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from bots.moments import moments, option_sets
from ludotheque.bots.levels import LEVELS
from ludotheque.kernel.experience import Experience
from ludotheque.kernel.instinct import Eye, Instinct
from ludotheque.lab.engine.school import School
from support import HOUSE

SLOTS, ROOM = 14, 128
LEARNED = [slug for slug in HOUSE if isinstance(ludo.load(slug).new().setting.experience, Experience)]
every_learned_game = pytest.mark.parametrize("slug", LEARNED)


def experience(state: ludo.State) -> Experience:
    found = state.setting.experience
    assert isinstance(found, Experience)
    return found


def seen(state: ludo.State) -> list[int]:
    """The facts that the acting seat sees."""
    learned = experience(state)
    learned.look(state)
    return [int(learned.instinct.eye.facts[i]) for i in range(learned.instinct.eye.count)]


def test_macadam_has_learned() -> None:
    assert LEARNED == ["macadam"]


@pytest.mark.parametrize("slug", [slug for slug in HOUSE if slug not in LEARNED])
def test_where_nothing_was_learned_experience_is_the_advice(slug: str) -> None:
    setting = ludo.load(slug).new().setting
    assert setting.experience is setting.advice


@every_learned_game
def test_only_the_champion_weighs_by_it(slug: str) -> None:
    setting = ludo.load(slug).new().setting
    assert LEVELS["champion"].advice(setting) is setting.experience
    assert LEVELS["fine-mouche"].advice(setting) is setting.advice
    assert LEVELS["habitue"].advice(setting) is setting.advice
    assert setting.advice is not setting.experience


@every_learned_game
def test_the_eye_sees_no_secrets(slug: str) -> None:
    game = ludo.load(slug)
    for seats in range(game.min_seats, game.max_seats + 1):
        for state in moments(slug, seats, {}, 3 + seats, 4):
            before = seen(state)
            for seed in range(3):
                assert seen(state.resample(int(state.actor()), ludo.Rng(seed))) == before


@every_learned_game
def test_the_facts_are_known_ones_at_every_table(slug: str) -> None:
    game = ludo.load(slug)
    for seats in range(game.min_seats, game.max_seats + 1):
        for options in option_sets(slug, seats):
            for state in moments(slug, seats, options, 5, 3):
                facts = seen(state)
                assert len(facts) == len(set(facts)) <= ROOM
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
    with pytest.raises(ValueError, match="7 numbers do not fit 3 facts and 1 choices"):
        Instinct(Eye(3, 1), 1, [0] * 7)


def test_a_neuron_speaks_when_it_is_awake() -> None:
    class OneFact(Eye):
        holds = 0

        def look(self, state: ludo.State) -> None:
            self.note(self.holds)

    eye = OneFact(2, 1)
    instinct = Instinct(eye, 2, [1024, -1024, 512, 640, -64, 0, 128])  # fact 0 wakes it, fact 1 puts it to sleep
    found = []
    for eye.holds in (0, 1):
        instinct.look(ludo.load("macadam").new(2))
        found.append([int(instinct.correct(choice)) for choice in (0, 1)])
    assert found == [[15, 0], [0, 2]]  # 1.5 of 10 and of -1, and 2 in any case: rounded down


@every_learned_game
def test_a_school_writes_down_every_real_decision(slug: str) -> None:
    game = ludo.load(slug)
    state = game.new(4)
    school = School(state, experience(state), SLOTS, ROOM)
    everybody = (1 << 4) - 1
    ends = school.play(7, everybody, True, 150.0, 1)
    book = school.take()
    secrets = len(experience(state).instinct.eye.secrets(state))
    line = 2 + 2 * ROOM + secrets + SLOTS * 4 + 1
    assert sum(ends) in range(19_996, 20_001)  # thirds are rounded down
    assert len(book) % line == 0
    assert 40 < len(book) // line < 160
    for at in range(0, len(book), line):
        assert book[at] < 4
        assert 1 < book[at + 1] <= SLOTS
        assert book[at + line - 1] < book[at + 1]
    assert school.play(7, everybody, True, 150.0, 1) == ends
    assert school.take() == book
