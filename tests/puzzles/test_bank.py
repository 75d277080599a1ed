"""The banks that come with the games: every puzzle is one under the present rules, and tells its seat no secret."""

import msgspec
import pytest

import ludotheque as ludo
from ludotheque.bots.bot import Bot, considered
from ludotheque.bots.budget import Budget
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import CHANCE, OVER
from ludotheque.puzzles.making.candidates import classes
from ludotheque.puzzles.making.maker import identity
from ludotheque.puzzles.making.rating import difficulty
from ludotheque.puzzles.making.solving import Effort, searched
from ludotheque.puzzles.making.worlds import Worlds
from ludotheque.puzzles.puzzle import bank
from ludotheque.puzzles.themes import themes
from ludotheque.server.views import exercise
from support import HOUSE

EFFORT = Effort()
LEAST = 60
SAMPLE = 4  # of each bank, that a small search looks at
LEARNED_SAMPLE = 12  # that is played on by Champions without a search


@pytest.fixture(params=HOUSE)
def game(request):
    return ludo.load(request.param)


def test_every_game_has_a_bank(game):
    assert len(bank(game.slug)) >= LEAST
    assert len({puzzle.id for puzzle in bank(game.slug)}) == len(bank(game.slug))


def test_every_puzzle_is_one_under_the_present_rules(game):
    names = {theme.slug for theme in themes(game.slug)}
    for puzzle in bank(game.slug):
        state = puzzle.state(game)
        legal = game.legal_tokens(state)
        assert state.actor() == puzzle.seat, puzzle.id
        assert state.actor() not in (CHANCE, OVER)
        assert set(puzzle.answer) <= set(legal), puzzle.id
        assert {option.token for option in puzzle.options} | set(puzzle.levels.values()) <= set(legal), puzzle.id
        assert identity(state) == puzzle.id
        assert len(classes(state)) == puzzle.choices > 1
        assert puzzle.theme in names
        assert puzzle.difficulty == difficulty(puzzle.found, puzzle.levels["debutant"] in puzzle.answer)


def test_every_answer_is_clearly_best_and_not_the_habitues(game):
    for puzzle in bank(game.slug):
        assert puzzle.margin >= EFFORT.margin * 10_000 - 1, puzzle.id
        assert puzzle.margin >= EFFORT.bands * puzzle.band - 1, puzzle.id
        assert puzzle.games >= EFFORT.games
        assert puzzle.levels["habitue"] not in puzzle.answer
        assert puzzle.options[0].token in puzzle.answer
        assert puzzle.options[0].share == max(option.share for option in puzzle.options)


def test_no_answer_is_a_move_that_the_house_calls_absurd(game):
    for puzzle in bank(game.slug):
        state = puzzle.state(game)
        kept = {state.setting.tokens[action] for action in considered(state, state.setting.experience)}
        assert kept & set(puzzle.answer), puzzle.id


def test_the_answer_is_every_token_that_comes_to_the_same(game):
    for puzzle in bank(game.slug):
        state = puzzle.state(game)
        groups = [sorted(state.setting.tokens[action] for action in group) for group in classes(state).values()]
        assert sorted(puzzle.answer) in groups, puzzle.id


def test_small_searches_of_other_seeds_still_prefer_the_answers(game):
    """Of a sample, at half of the budget that found them: nearly all."""
    puzzles = bank(game.slug)
    agree = []
    for puzzle in puzzles[:: -(-len(puzzles) // SAMPLE)]:
        state = puzzle.state(game)
        groups = list(classes(state).values())
        found = searched(state, groups, EFFORT.search // 2, seed=11)
        agree.append(state.setting.tokens[groups[found.order[0]][0]] in puzzle.answer)
    assert sum(agree) >= 0.75 * len(agree), agree


def test_answers_hold_among_rivals_who_have_learned(game):
    """Of a sample, none is behind beyond doubt what it was compared with."""
    puzzles = bank(game.slug)
    for puzzle in puzzles[:: -(-len(puzzles) // LEARNED_SAMPLE)]:
        state = puzzle.state(game)
        worlds = Worlds(state, 17, state.setting.experience)
        best, *others = (game.action(state, option.token) for option in puzzle.options)
        for action in (best, *others):
            worlds.play(action, 60)
            lead, band = worlds.lead(best, action)
            assert action == best or lead + band > 0, puzzle.id


def test_the_page_gets_nothing_that_the_seat_may_not_know(game):
    """The bytes of the position are the same whatever is drawn anew for what is hidden."""
    for puzzle in bank(game.slug):
        state = puzzle.state(game)
        sent = msgspec.json.encode(exercise.exercise(state))
        for seed in range(3):
            other = state.resample(puzzle.seat, Rng(seed))
            assert msgspec.json.encode(exercise.exercise(other)) == sent, puzzle.id


def test_the_reason_depends_on_nothing_hidden(game):
    for puzzle in bank(game.slug):
        worlds = [puzzle.state(game).resample(puzzle.seat, Rng(seed)) for seed in range(2)]
        action = game.action(worlds[0], puzzle.answer[0])
        first, second = (world.setting.advice.reasons(world, action) for world in worlds)
        assert first == second, puzzle.id


def test_the_habitue_still_misses_most(game):
    """A level that changes may find some; a bank of which it finds many must be made anew."""
    puzzles = bank(game.slug)
    found = 0
    for puzzle in puzzles:
        state = puzzle.state(game)
        action = Bot("habitue").decide(state, puzzle.seat, Budget(simulations=1), seed=1)
        found += state.setting.tokens[action] in puzzle.answer
    assert found <= len(puzzles) // 10
