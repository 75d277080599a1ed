"""Curves: the exponent is found through noise and constants, and the picture can be drawn from anything."""

from __future__ import annotations

import math
import xml.etree.ElementTree as ET

import pytest
from benchmarks.curves import Curve, Picture
from hypothesis import given
from hypothesis import strategies as st

SIZES = [10.0, 100.0, 1_000.0, 10_000.0]


@given(st.floats(-1, 3), st.floats(0.001, 1_000))
def test_a_pure_power_is_found(power: float, factor: float) -> None:
    curve = Curve("", [(size, factor * size**power) for size in SIZES])
    assert curve.exponent == pytest.approx(power, abs=1e-6)
    assert curve.last_exponent == pytest.approx(power, abs=1e-6)


def test_what_does_not_grow_weighs_less_at_the_end() -> None:
    curve = Curve("", [(size, 5 + size / 100) for size in SIZES])
    assert curve.exponent < curve.last_exponent < 1


@pytest.mark.parametrize("points", [[], [(10.0, 1.0)], [(10.0, 1.0), (10.0, 2.0)], [(10.0, 0.0), (20.0, 1.0)]])
def test_too_few_sizes_have_no_exponent(points: list[tuple[float, float]]) -> None:
    assert math.isnan(Curve("", points).exponent)
    assert Curve("", points).as_dict()["exponent"] is None


costs = st.lists(st.tuples(st.floats(1, 1e6), st.floats(1e-3, 1e5)), min_size=1, max_size=6)


@given(st.lists(costs, min_size=1, max_size=7))
def test_every_curve_is_drawn_within_the_picture(drawn: list[list[tuple[float, float]]]) -> None:
    picture = Picture("x", "A < B & C", "games", "ms")
    for number, points in enumerate(drawn):
        picture.curve(f"curve {number}").points = points
    root = ET.fromstring(picture.svg())
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    circles = [node for node in root.iter() if node.tag.endswith("circle")]
    assert len(circles) == sum(map(len, drawn))
    assert all(0 <= float(one.attrib["cx"]) <= width and 0 <= float(one.attrib["cy"]) <= height for one in circles)
    told = [node.text or "" for node in root.iter() if node.tag.endswith("text")]
    assert all(any(text.startswith(f"curve {number}:") for text in told) for number in range(len(drawn)))
