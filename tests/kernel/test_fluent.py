"""The words of the catalogues as Fluent defines them."""

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import ludotheque
from ludotheque.kernel import fluent
from ludotheque.kernel.fluent import Catalogue, number, parsed, split_messages

CARS = """
cars = { $n ->
    [0] no car
    [one] one car
   *[other] { $n } cars
}
who = { $colour ->
    [blue] the blue
   *[other] another
}, { $name }{ " " }!
lines = one
    two
"""


def say(message: str, language: str = "en", **args: Any) -> str:
    return Catalogue(language, CARS).say(message, args)


def test_an_exact_number_comes_before_the_plural() -> None:
    assert [say("cars", n=n) for n in (0, 1, 2, 1.5)] == ["no car", "one car", "2 cars", "1.5 cars"]


def test_french_takes_the_singular_below_two() -> None:
    assert [say("cars", "fr", n=n) for n in (1, 1.5, 2)] == ["one car", "one car", "2 cars"]


def test_words_are_selected_and_literals_kept() -> None:
    assert say("who", colour="blue", name="Léa") == "the blue, Léa !"
    assert say("who", colour="1", name=1234) == "another, 1,234 !"
    assert say("lines") == "one\ntwo"


@pytest.mark.parametrize("args", [{}, {"n": None}])
def test_a_missing_argument_is_refused(args: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\$n is None, accepted are a text and a number"):
        say("cars", **args)


def test_an_unknown_message_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        say("bikes")
    assert "bikes" not in Catalogue("en", CARS)


def test_what_is_not_fluent_is_refused() -> None:
    with pytest.raises(ValueError, match="this is not Fluent: 'cars"):
        Catalogue("en", "cars = { ").say("cars", {})
    with pytest.raises(ValueError, match="this is not Fluent: 'what"):
        Catalogue("en", "cars = a\nwhat is this?")


def test_what_the_catalogues_do_not_use_is_refused() -> None:
    with pytest.raises(ValueError, match="FunctionReference"):
        Catalogue("en", 'when = { DATETIME($day, month: "long") }').say("when", {"day": 1})


@pytest.mark.parametrize(("value", "text"), [(0, "0"), (-1234.5, "-1\u202f234,5"), (0.0004, "0"), (12.3456, "12,346")])
def test_numbers_have_the_marks_of_the_language(value: float, text: str) -> None:
    assert number("fr", value) == text


CATALOGUES = sorted(Path(ludotheque.__file__).parent.rglob("*.ftl"))


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_every_message_of_ours_is_fluent(path: Path) -> None:
    """Cut and parsed one by one they are what the parser makes of the whole file; none is parsed before it is said."""
    source = path.read_text(encoding="utf-8")
    whole = FluentParser(with_spans=False).parse(source).body
    found = split_messages(source)
    assert {name: parsed(text).to_json() for name, text in found.items()} == {
        entry.id.name: entry.value.to_json() for entry in whole if isinstance(entry, ast.Message) and entry.value
    }
    assert not any(isinstance(entry, ast.Junk | ast.Term) for entry in whole)


def test_messages_are_parsed_when_they_are_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game's take a tenth of a second, for which every move would wait when its first table is shown."""
    asked: list[str] = []
    monkeypatch.setattr(fluent, "parsed", lambda message: (asked.append(message), parsed(message))[1])
    words = Catalogue("en", "one = a\ntwo = b")
    assert "two" in words
    assert asked == []
    assert words.say("two", {}) == "b"
    assert asked == ["two = b"]
