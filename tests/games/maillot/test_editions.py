"""Editions: other components make another game, and what cannot be played is refused."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as ludo
from games.maillot.tables import facts, furthest, game, tank, view
from support import legal, play


def own(text: str, spots: str = "ptt@2.1", **more: Any) -> ludo.State:
    return game.from_position(facts("ptt agfa", spots, **more), game.read_edition(text))


def test_the_house_says_where_each_value_comes_from() -> None:
    house = game.edition
    stated = ["columns", "energy", "form", "risk", "riders.renault.descent", "riders.bonnal.plain", "price.double3"]
    assert {house.origin(key) for key in stated} == {"stated"}
    ours = ["lanes", "limit", "riders.bonnal.climb", "riders.ptt.plain", "riders.escale.plain"]
    assert {house.origin(key) for key in ours} == {"reconstructed"}


def test_stars() -> None:
    assert furthest(play(own("[riders.ptt]\nplain = 3"), "break:0:0")) == 5


def test_lanes() -> None:
    state = play(own("lanes = 6", ""), "break:0:0")
    assert legal(state) == ["stay", *(f"to:1:{lane}" for lane in range(1, 7))]
    assert state.playout(ludo.Rng(3)) > 0


def test_columns_and_change() -> None:
    state = play(own("columns = 10\nchange = 5", "ptt@4.1"), "break:0:0")
    assert furthest(state) == 5
    line = play(own("columns = 10\nchange = 5", "ptt@10.2"), "break:0:0")
    assert "finish" in legal(line)


def test_course() -> None:
    assert view(own('[course.stage1]\nfirst = "climb"'))["riders"]["ptt"]["stars"] == 3


def test_energy_form_and_risk() -> None:
    state = own("energy = 9\nform = 4\nrisk = 4")
    assert tank(state, "ptt") == (9, 4)
    assert "break:9:4" in legal(state)


def test_prices_and_punctures() -> None:
    text = "[price]\ndouble5 = [0, 0, 1, 2]\ntotal7 = [1, 1, 1, 1]"
    state = own(text)
    assert tank(play(own(text), "break:0:1 dice:1:6"), "ptt") == (5, 20)
    assert furthest(play(state, "break:0:3 dice:5:5")) == 6
    flat = own("[price]\ndouble6 = []")
    play(flat, "break:0:3 dice:6:6 stay")
    assert view(flat)["riders"]["ptt"]["skip"] == "puncture"


def test_the_time_limit() -> None:
    state = play(own("limit = 2"), "break:0:0 stay break:0:0 stay")
    assert state.actor() == ludo.OVER


def test_a_shorter_table_of_prices() -> None:
    rows: dict[str, list[int]] = {f"double{face}": [] for face in (3, 4, 5)}
    prices = "\n".join(f"{key} = {rows.get(key, [1, 2])}" for key in _price_rows())
    state = own(f"risk = 2\n[price]\n{prices}")
    assert "break:0:2" in legal(state)
    assert "break:0:3" not in state.setting.numbers
    assert state.playout(ludo.Rng(1)) > 0


def _price_rows() -> list[str]:
    return [key.partition(".")[2] for key in game.schema if key.startswith("price.")]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("lanes = 0", "lanes"),
        ("columns = 60", "columns"),
        ("columns = 50", "columns"),
        ("change = 28", "change"),
        ("columns = 14", "change"),
        ("energy = 0", "energy"),
        ("risk = 5", "price.double1"),
        ("limit = 0", "limit"),
        ("wheels = 2", "wheels"),
        ("[riders.ptt]\nplain = 4", "riders.ptt.plain"),
        ("[riders.ptt]\nplain = true", "riders.ptt.plain"),
        ('[course.stage1]\nfirst = "sea"', "course.stage1.first"),
        ("[price]\ntotal7 = []", "price.total7"),
        ("[price]\ntotal7 = [0, 0, 0]", "price.total7"),
        ("[price]\ndouble1 = [0, 0]", "price.double1"),
    ],
)
def test_refused(text: str, key: str) -> None:
    with pytest.raises(ludo.BadEdition) as refused:
        game.read_edition(text)
    assert refused.value.key == key
    assert refused.value.accepted
    assert refused.value.found is not None
