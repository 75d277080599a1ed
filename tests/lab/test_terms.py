"""A report says under which options and values its games were played."""

from ludotheque.lab.plan import Variant
from ludotheque.lab.report.terms import term_parts
from ludotheque.lab.report.words import Words


def test_options_and_own_values_are_told_in_words() -> None:
    base = Variant("house", {"weather": "heat"}, {"overheat": 2, "hidden": 4})
    options, values = term_parts("lemans", base, Words("en"))
    assert options == "<p>Options: What a weather card does (weather) – one heat more (a rough game).</p>"
    assert values == "<p>Values other than those of the house: overheat = 2 · hidden = 4.</p>"
    (told,) = term_parts("macadam", Variant("house", {"extra_card": "papers"}), Words("fr"))
    assert "un papier seulement" in told


def test_the_game_of_the_house_needs_no_words() -> None:
    assert term_parts("mark", Variant("house"), Words("fr")) == []
