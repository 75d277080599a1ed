"""Resolve Fluent messages: texts, variables, selections and plurals, all that the catalogues use.

The parser is that of ``fluent.syntax``. A catalogue that wants more (terms, attributes, functions) is refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

from ludotheque.kernel import languages

Args = Mapping[str, Any]
Part = Callable[[Args], Any]  # what a placeable stands for: a text or a number

ELIDED = re.compile(r"\b([Dd]|[Qq]u)e $")
SOFT = re.compile(r"[aehiouàâäéèêëîïôöûüœ]|y(?![aeiou])", re.IGNORECASE)  # Odile, Hélène, Yves; not Yann
NAMED = re.compile(r"([A-Za-z][A-Za-z0-9_-]*) *=")  # how a message begins
GOES_ON = re.compile(r"[ }\[*]")
SINGULAR_BELOW_TWO = ("fr", "pt")  # in the other languages only 1 takes the singular


class Catalogue:
    """The messages of one language by their names; each is parsed when it is first said: all together take long.

    >>> words = Catalogue("en", "cars = { $n ->\\n [one] one car\\n *[other] { $n } cars\\n }")
    >>> words.say("cars", {"n": 1}), words.say("cars", {"n": 2400})
    ('one car', '2,400 cars')
    """

    def __init__(self, language: str, source: str) -> None:
        self.language = language
        self.sources = split_messages(source)
        self.prepared: dict[str, Part] = {}

    def __contains__(self, message: str) -> bool:
        return message in self.sources

    def say(self, message: str, args: Args) -> str:
        """Return the text; KeyError if there is no such message, ValueError if an argument is missing."""
        if message not in self.prepared:
            self.prepared[message] = self._pattern(parsed(self.sources[message]))
        return str(self.prepared[message](args))

    def _pattern(self, pattern: ast.Pattern) -> Part:
        parts = [self._element(element) for element in pattern.elements]
        if len(parts) == 1:
            return lambda args: self._text(parts[0](args))
        joined = elided if languages.language(self.language).typography == "french" else "".join
        return lambda args: joined([self._text(part(args)) for part in parts])

    def _element(self, element: ast.TextElement | ast.Placeable) -> Part:
        if isinstance(element, ast.TextElement):
            text = element.value
            return lambda args: text
        return self._expression(element.expression)

    def _expression(self, expression: Any) -> Part:
        if isinstance(expression, ast.Placeable):
            return self._expression(expression.expression)
        if isinstance(expression, ast.StringLiteral):
            text = expression.parse()["value"]
            return lambda args: text
        if isinstance(expression, ast.NumberLiteral):
            value = expression.parse()["value"]
            return lambda args: value
        if isinstance(expression, ast.VariableReference):
            name = expression.id.name
            return lambda args: _argument(args, name)
        if isinstance(expression, ast.SelectExpression):
            return self._selection(expression)
        raise ValueError(f"a catalogue cannot use {type(expression).__name__} here")

    def _selection(self, expression: ast.SelectExpression) -> Part:
        selector = self._expression(expression.selector)
        variants = {_key(variant.key): self._pattern(variant.value) for variant in expression.variants}
        otherwise = next(_key(variant.key) for variant in expression.variants if variant.default)

        def chosen(args: Args) -> Any:
            value = selector(args)
            found = variants.get(value)
            if found is None and not isinstance(value, str):
                found = variants.get("one" if self._is_singular(value) else "other")
            return (found or variants[otherwise])(args)

        return chosen

    def _is_singular(self, value: float) -> bool:
        return abs(value) < 2 if self.language in SINGULAR_BELOW_TWO else abs(value) == 1

    def _text(self, value: Any) -> str:
        return value if isinstance(value, str) else number(self.language, value)


def split_messages(source: str) -> dict[str, str]:
    """Cut a catalogue into its messages, by their names; ValueError for what is none.

    >>> split_messages("# cars\\none = a\\ntwo = { $n ->\\n *[other] b\\n }\\n")
    {'one': 'one = a', 'two': 'two = { $n ->\\n *[other] b\\n }\\n'}
    """
    found: dict[str, list[str]] = {}
    lines: list[str] | None = None  # of the message that goes on
    for line in source.split("\n"):
        begins = NAMED.match(line)
        if begins:
            lines = found[begins[1]] = [line]
        elif line.startswith("#"):
            lines = None
        elif line and (lines is None or not GOES_ON.match(line)):
            raise ValueError(f"this is not Fluent: {line!r}")
        elif lines is not None:
            lines.append(line)
    return {name: "\n".join(lines) for name, lines in found.items()}


def parsed(message: str) -> ast.Pattern:
    """Parse one message; ValueError if it is none, or only attributes."""
    body = FluentParser(with_spans=False).parse(message).body
    if len(body) != 1 or not isinstance(body[0], ast.Message) or body[0].value is None:
        raise ValueError(f"this is not Fluent: {message!r}")
    return body[0].value


def elided(parts: list[str]) -> str:
    """Join the parts of a French sentence: "de" and "que" lose their vowel before another.

    >>> elided(["Crevaison de ", "Agfa", " ; plus que ", "Yves"]), elided(["la roue de ", "Renault"])
    ("Crevaison d'Agfa ; plus qu'Yves", 'la roue de Renault')
    """
    found = ""
    for part in parts:
        if SOFT.match(part):
            found = ELIDED.sub(r"\1'", found)
        found += part
    return found


def _argument(args: Args, name: str) -> Any:
    value = args.get(name)
    if not isinstance(value, (str, int, float)):
        raise ValueError(f"${name} is {value!r}, accepted are a text and a number")
    return value


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | float:
    return key.name if isinstance(key, ast.Identifier) else float(key.value)


def number(language: str, value: float) -> str:
    """Write a number with at most three decimals.

    >>> number("fr", -1234.5), number("en", 1234567)
    ('-1\\u202f234,5', '1,234,567')
    """
    facts = languages.language(language)
    plain = f"{value:,d}" if isinstance(value, int) else f"{value:,.3f}".rstrip("0").rstrip(".")
    return plain.translate({ord(","): facts.thousands, ord("."): facts.decimal})
