"""Rows of numbers: of the promised size, and honest: what a seat cannot know leaves no trace in them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ludotheque as ludo
from ludotheque.adapters.spaces import columns, named, scales
from ludotheque.kernel.sight import Pen
from support import HOUSE, walk

every_game = pytest.mark.parametrize("slug", ludo.slugs())


def row(state: ludo.State, seat: int) -> Any:
    """What the sight writes; the room is exactly as long as promised, and the pen ends at its end."""
    sight = state.setting.sight
    pen = Pen(sight.size)
    sight.fill(state, seat, pen)
    assert pen.at == sight.size
    return np.frombuffer(memoryview(pen.out), np.int32)


def fields(state: ludo.State, seat: int) -> dict[str, Any]:
    return named(state.setting.sight, row(state, seat))


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
def test_rows_tell_more_than_nothing(slug: str) -> None:
    """Every field is used in some random games, but for what rarely happens in them, and stays near its scale."""
    game = ludo.load(slug)
    state = game.new(game.min_seats + 1)
    sight, rows = state.setting.sight, []
    for seed in range(6):
        rows += [row(moment, seed % 2).copy() for moment in walk(state.clone(), seed)]
    seen = np.array(rows)
    rare = {"aside", "turn_partner", "turn_refused", "round", "over", "time", "insurance_ticket", "permit_ticket"}
    for name, where in columns(sight).items():
        assert name.rpartition(".")[2] in rare or seen[:, where].any(), name
    assert np.abs(seen / scales(sight)).max() < 4


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
