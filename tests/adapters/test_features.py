"""Rows of numbers: of the promised size, and honest: what a seat cannot know leaves no trace in them."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import numpy as np
import pytest

import ludotheque as ludo
from ludotheque.adapters.spaces import bounds, columns, named, scales
from ludotheque.kernel.edition import Whole
from ludotheque.kernel.features import LEAST, MOST, Pen
from support import HOUSE, walk

LONG = {"limit", "roll_limit"}  # of rounds or rolls: their most would make endless games
every_game = pytest.mark.parametrize("slug", ludo.slugs())


def row(state: ludo.State, seat: int) -> Any:
    """What the features write: as long as promised, the pen ends at its end, and every cell keeps its bounds."""
    features = state.setting.features
    pen = Pen(features.size)
    features.fill(state, seat, pen)
    assert pen.at == features.size
    found = np.frombuffer(memoryview(pen.out), np.int32)
    low, high = bounds(features)
    outside = np.flatnonzero((found < low) | (found > high))
    assert not outside.size, [
        (name, found[cells]) for name, cells in columns(features).items() if cells.start in outside
    ]
    return found


def fields(state: ludo.State, seat: int) -> dict[str, Any]:
    return named(state.setting.features, row(state, seat))


@every_game
def test_rows_are_honest_and_as_long_as_promised(slug: str) -> None:
    game, looks = ludo.load(slug), ludo.Rng(5)
    for seats in range(game.min_seats, game.max_seats + 1):
        for state in walk(game.new(seats), seats):
            if looks.below(12):
                continue
            for seat in range(seats):
                seen = row(state, seat).tobytes()
                assert row(state.resample(seat, looks), seat).tobytes() == seen


@pytest.mark.parametrize("slug", HOUSE)
def test_every_field_says_what_it_means_and_how_far_it_goes(slug: str) -> None:
    game = ludo.load(slug)
    for edition in (game.edition, *game.ready_editions.values()):
        for field in game.setting(game.max_seats, edition=edition).features.fields:
            assert field.text, field.name
            assert LEAST < field.low <= field.high < MOST, field.name


@pytest.mark.parametrize("slug", HOUSE)
def test_the_bounds_hold_in_other_editions(slug: str) -> None:
    """An edition with the least and one with the most of every value, as far as they can be played together."""
    game = ludo.load(slug)
    tried = [*game.ready_editions.values(), *extremes(game)]
    assert tried
    for edition in tried:
        for moment, state in enumerate(walk(game.new(game.min_seats, edition=edition), 8)):
            if moment % 5 == 0:
                row(state, state.setting.seats - 1)


def extremes(game: ludo.Game[Any]) -> list[ludo.Edition]:
    """Push one value after the other to its end and keep what the game accepts."""
    found = []
    for end in ("low", "high"):
        values: dict[str, Any] = {}
        for key, kind in game.schema.items():
            if isinstance(kind, Whole) and key not in LONG:
                with suppress(ludo.LudoError):
                    game.edition_of({**values, key: getattr(kind, end)})
                    values[key] = getattr(kind, end)
        found.append(game.edition_of(values, end))
    return found


@pytest.mark.parametrize("slug", HOUSE)
def test_rows_tell_more_than_nothing(slug: str) -> None:
    """Every field is used in some random games, but for what rarely happens in them, and stays near its scale."""
    game = ludo.load(slug)
    state = game.new(game.min_seats + 1)
    features, rows = state.setting.features, []
    for seed in range(24):
        rows += [row(moment, seed % 2).copy() for moment in walk(state.clone(), seed)]
    seen = np.array(rows)
    rare = {"insurance_ticket", "permit_ticket"}
    rare |= {"turn_partner", "turn_refused", "turn_asked", "declined", "round", "over", "crossed", "time"}
    for name, where in columns(features).items():
        assert name.rpartition(".")[2] in rare or seen[:, where].any(), name
    assert np.abs(seen / scales(features)).max() < 4


def test_a_row_of_24_heures_agrees_with_the_view() -> None:
    for state in walk(ludo.load("lemans").new(3), 4):
        for seat in range(3):
            told, view = fields(state, seat), state.observe(seat)
            assert sum(told["seen"]) == sum(view["seen"].values())
            assert sum(told["hand"]) + sum(told["drawn"]) == len(view["hand"])
            assert told["seat0.heat"] == view["cars"][seat]["heat"]
            assert told["seat1.total"] == view["totals"][(seat + 1) % 3]
            assert told["seat2.cards"] == view["cars"][(seat + 2) % 3]["hand"]


def test_a_row_of_mark_agrees_with_the_view() -> None:
    for state in walk(ludo.load("mark").new(3), 4):
        told, view = fields(state, 1), state.observe(1)
        assert told["bid"] == (-1 if view["bid"] is None else view["bid"])
        assert [told[f"seat{k}.has_bid"] for k in range(3)] == [int(view["has_bid"][(1 + k) % 3]) for k in range(3)]
        assert told["seat0.money"] == view["companies"][1]["money"]
        assert told["bank"] == list(view["bank"].values())
        assert sum(told["seat2.first"]) == sum(cell is not None for cell in view["companies"][0]["first"])


def test_a_row_of_macadam_agrees_with_the_view() -> None:
    for state in walk(ludo.load("macadam").new(3), 4):
        told, view = fields(state, 2), state.observe(2)
        assert sum(told["hand"]) == sum(view["hand"].values())
        assert told["buried"] == len(view["buried"])
        assert sum(told["own_buried"]) == sum(buried["author"] == 2 for buried in view["buried"])
        assert told["seat1.score"] == view["players"][0]["score"]


def test_rows_of_the_open_games_agree_with_the_view() -> None:
    for state in walk(ludo.load("maillot").new(3), 4):
        told, view = fields(state, 1), state.observe(1)
        assert told["scores"] == [view["scores"][(1 + k) % 3] for k in range(3)]
        assert sum(told[f"rider{k}.energy"] for k in range(9)) == sum(r["energy"] for r in view["riders"].values())
    for state in walk(ludo.load("marathon").new(3), 4):
        told, view = fields(state, 1), state.observe(1)
        assert told["seat0.clock"] == view["guests"][1]["clock"]
        assert told["row0.open"] + told["row1.open"] == len(view["rows"])
        for shown in view["rows"]:
            assert sum(told[f"row{'ab'.index(shown['row'])}.garden"]) == len(shown["garden"])
