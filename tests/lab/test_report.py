"""A report says what it compares, and what it found, before its figures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotheque.bots.levels import LEVELS
from ludotheque.kernel.languages import LANGUAGES
from ludotheque.kernel.messages import house_messages
from ludotheque.lab.changes import changed_values, sweeps
from ludotheque.lab.plan import Plan, Variant
from ludotheque.lab.report.page import page
from ludotheque.lab.report.sentences import sentences
from ludotheque.lab.report.versions import sweep_parts, version_parts
from ludotheque.lab.report.words import Words
from ludotheque.lab.study import study
from ludotheque.lab.summary import Summary
from ludotheque.lab.versions import swept
from ludotheque.registry import load

HOUSE = Variant("house")


@pytest.fixture(scope="module")
def sweep(tmp_path_factory: pytest.TempPathFactory) -> Summary:
    """Two values beside the house's own."""
    variants = swept(load("lemans"), HOUSE, "overheat=2..4")
    return study(Plan("lemans", (2,), ("random",), 30, 1, variants, 30).check(), tmp_path_factory.mktemp("sweep"))


def test_every_changed_value_is_told_old_and_new() -> None:
    other = Variant("other", {"weather": "heat"}, {"overheat": 2, "hidden": 4})
    plan = Plan("lemans", (2,), ("random",), 1, 1, (HOUSE, other)).check()
    told = "".join(version_parts(plan, Words("en")))
    house = load("lemans").edition.values
    assert "<td>overheat</td><td>3</td><td>2</td>" in told
    assert f"<td>hidden</td><td>{house['hidden']}</td><td>4</td>" in told
    assert "What a weather card does (weather)</td>" in told
    assert told.count("<tr>") == 1 + 3  # the heading and three values


def test_old_is_what_the_first_version_has_not_the_house() -> None:
    mine, other = Variant("mine", {}, {"overheat": 2}), Variant("other", {}, {"overheat": 5})
    plan = Plan("lemans", (2,), ("random",), 1, 1, (mine, other, HOUSE)).check()
    assert [(one.old, one.new) for one in changed_values(plan, 1)] == [(2, 5)]
    assert [(one.old, one.new) for one in changed_values(plan, 2)] == [(2, 3)]


def test_one_version_compares_nothing() -> None:
    assert version_parts(Plan("mark", (2,), ("random",), 1), Words("fr")) == []


def test_a_sweep_has_its_points_in_order(sweep: Summary) -> None:
    (found,) = sweeps(sweep.plan)
    assert (found.key, [value for value, _ in found.points]) == ("overheat", [2, 3, 4])
    assert sweeps(Plan("lemans", (2,), ("random",), 1, 1, sweep.plan.variants[:2])) == []  # two points are no curve


def test_a_sweep_is_drawn_over_its_value(sweep: Summary) -> None:
    told = "".join(sweep_parts(sweep, Words("en")))
    assert "<h2>Over overheat</h2>" in told
    assert told.count("<svg") >= 2  # a figure, and the wins of the seats
    assert ">overheat<" in told  # the axis


@pytest.mark.parametrize("language", LANGUAGES)
def test_five_sentences_come_before_the_figures(sweep: Summary, language: str) -> None:
    told = sentences(sweep, Words(language))
    assert len(told) == 5
    assert all(one.endswith(".") for one in told)
    text = page(sweep, language)
    text = text[text.index(f'<div lang="{language}">') :]
    places = [text.index(Words(language).say(name)) for name in ("versions-title", "says-title", "compare-title")]
    assert places == sorted(places)


def test_a_study_of_one_version_has_its_five_sentences(tmp_path: Path) -> None:
    summary = study(Plan("lemans", (2,), ("random",), 4, chunk=4), tmp_path)
    told = sentences(summary, Words("en"))
    assert len(told) == 5
    assert told[4] == "No component goes with winning or losing for sure."


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_are_called_as_on_the_pages(language: str) -> None:
    for slug in LEVELS:
        assert Words(language).level(slug) == house_messages("app").say(language, f"level-{slug}")
    catalogue = house_messages("lab")
    if language == "en":
        said = catalogue.say("en", "luck-why") + catalogue.say("en", "choice-why")
        assert not re.search("Habitué|Débutant", said)
