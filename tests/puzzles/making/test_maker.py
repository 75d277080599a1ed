"""The maker on tiny budgets."""

from pathlib import Path

import pytest

import ludotheque as ludo
from ludotheque.kernel.rng import Rng
from ludotheque.puzzles.making.candidates import MOMENTS, classes, moments
from ludotheque.puzzles.making.maker import make, puzzles_of
from ludotheque.puzzles.making.solving import Effort, holds, solve
from ludotheque.puzzles.making.worlds import Worlds
from ludotheque.puzzles.puzzle import read_bank
from support import HOUSE

TINY = Effort(glance=60, search=200, lead=0.0, sift=20, games=60, margin=0.05, bands=1.0)


def test_the_same_seed_makes_the_same_bank_and_goes_on_where_it_stopped(tmp_path: Path):
    game = ludo.load("marathon")
    at_once, in_two = tmp_path / "once", tmp_path / "two"
    told: list[tuple[int, int]] = []
    assert make(game, at_once, 3, 7, TINY, lambda source, found: told.append((source, found))) == 3
    make(game, in_two, 1, 7, TINY)
    first = in_two.read_text()
    make(game, in_two, 3, 7, TINY)
    assert in_two.read_text() == at_once.read_text()
    assert in_two.read_text().startswith(first)
    assert told[-1][1] == 3
    bank = read_bank(at_once.read_text())
    assert len({puzzle.source for puzzle in bank}) == 3  # one of a game: neighbours would resemble each other
    for puzzle in bank:
        assert set(puzzle.answer) <= set(game.legal_tokens(puzzle.state(game)))
        assert puzzle.margin >= 500


@pytest.mark.parametrize("slug", HOUSE)
def test_moments_are_decisions_as_their_seats_could_know_them(slug):
    game = ludo.load(slug)
    found = moments(game, 0, 1)
    assert 0 < len(found) <= MOMENTS
    for state in found:
        seat = int(state.actor())
        assert len(classes(state)) > 1
        again = state.resample(seat, Rng(9))
        assert again.observe(seat) == state.observe(seat)


def test_tables_of_several_sizes_are_played():
    assert len({int(moments(ludo.load("lemans"), source, 1)[0].seats) for source in range(12)}) >= 3


def test_every_choice_meets_the_same_worlds():
    state = moments(ludo.load("lemans"), 0, 1)[0]
    first, second = state.legal()[:2]
    worlds, other = Worlds(state, 3), Worlds(state, 3)
    worlds.play(first, 8)
    worlds.play(second, 8)
    other.play(second, 5)
    assert worlds.shares[second][:5] == other.shares[second]
    lead, band = worlds.lead(first, first)
    assert (lead, band) == (0, 0)


def test_what_was_really_hidden_changes_no_verdict():
    """The solver is given a world drawn anew: another world that looks the same has the same solution."""
    game = ludo.load("macadam")
    for state in moments(game, 1, 1)[:4]:
        again = state.resample(int(state.actor()), Rng(77))
        effort = TINY._replace(margin=0.0, bands=0.0)
        assert solve(state, 5, effort) == solve(again, 5, effort)


def test_a_choice_of_equals_is_no_puzzle():
    """With a margin that nothing reaches there are none; the maker does not lower it."""
    game = ludo.load("lemans")
    assert list(puzzles_of(game, 0, 1, TINY._replace(margin=1.1))) == []


def test_an_answer_that_only_habitues_answer_badly_is_none():
    """To pit for a fresh start in the last round: 6 points better among habitués, 11 worse among who has learned."""
    game = ludo.load("lemans")
    piles = (
        "y1 b2 y2 b1 b1 b5 stand b1 y1 y1 b2 y1 y3 weather_yellow y3 stand b2",
        "incident stand b3 stand b3 y2 y1 y2 y3 stand b4 y2 b3",
        "weather_blue y1 b1 y4 b4 b2 weather_blue weather_blue",
    )
    hands = (["stand", "b6"], ["y4"], ["b1"])
    cars = [{"hand": hand, "pile": pile.split(), "retired": False} for hand, pile in zip(hands, piles, strict=True)]
    state = game.from_position(
        {
            "game": "lemans",
            "seats": 3,
            "phase": "card",
            "round": 6,
            "pole": 1,
            "starter": 0,
            "turn": 0,
            "cars": cars,
            "history": [[3, 0, 0], [0, 12, 8], [0, 0, 7], [18, 9, 9], [0, 6, 0]],
        }
    )
    stand, hot = (game.action(state, token) for token in ("card:stand", "card:b6"))
    worlds = Worlds(state, 1)
    worlds.play(stand, 600)
    worlds.play(hot, 600)
    lead, band = worlds.lead(stand, hot)
    assert lead > band
    assert not holds(state, stand, [hot], 1, 600)
    assert holds(state, hot, [stand], 1, 600)
