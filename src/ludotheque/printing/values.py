"""CSS values as paper takes them: variables resolved, colours mixed, shorthands opened."""

from __future__ import annotations

import re
from collections.abc import Mapping

import tinycss2
from tinycss2.ast import FunctionBlock, Node
from tinycss2.color4 import parse_color

from ludotheque.printing.errors import CannotPrint

DEEPEST = 12  # variables that name variables
UNITS = re.compile(r"(?<=[\d.])(?:px|deg)\b")
FONT = re.compile(
    r"(?:(?P<style>italic|oblique|normal)\s+)?(?:(?P<weight>\d{3}|bold|normal)\s+)?"
    r"(?P<size>[\d.]+(?:px|em|rem|%)?)(?:/\S+)?\s+(?P<family>.+)"
)


def resolved(value: str, variables: Mapping[str, str], depth: int = 0) -> str:
    """Work out every ``var()`` and ``color-mix()`` of the value."""
    if "var(" not in value and "color-mix(" not in value:
        return value
    if depth > DEEPEST:
        raise CannotPrint(f"variables run in a circle: {value}")
    parts = [_part(node, variables, depth) for node in tinycss2.parse_component_value_list(value)]
    return "".join(parts).strip()


def _part(node: Node, variables: Mapping[str, str], depth: int) -> str:
    if not isinstance(node, FunctionBlock):
        return str(node.serialize())
    inside = tinycss2.serialize(node.arguments).strip()
    if node.lower_name == "var":
        name, comma, fallback = inside.partition(",")
        if name.strip() in variables:
            return resolved(variables[name.strip()], variables, depth + 1)
        if comma:
            return resolved(fallback.strip(), variables, depth + 1)
        raise CannotPrint(f"nothing gives a value to var({name.strip()})")
    inside = resolved(inside, variables, depth + 1)
    return mixed(inside) if node.lower_name == "color-mix" else f"{node.name}({inside})"


def mixed(arguments: str) -> str:
    """``in srgb, A 48%, B`` as one colour.

    >>> mixed("in srgb, #000000 25%, #ffffff")
    '#bfbfbf'
    """
    _, first, second = (part.strip() for part in arguments.split(","))
    (a, share), (b, other) = _shared(first), _shared(second)
    part = share if share is not None else 1 - other if other is not None else 0.5
    left, right = _rgb(a), _rgb(b)
    return "#" + "".join(f"{round(255 * (x * part + y * (1 - part))):02x}" for x, y in zip(left, right, strict=True))


def _shared(text: str) -> tuple[str, float | None]:
    found = re.fullmatch(r"(.+?)\s+([\d.]+)%", text)
    return (found[1], float(found[2]) / 100) if found else (text, None)


def _rgb(text: str) -> list[float]:
    colour = parse_color(text)
    if colour is None or colour == "currentcolor":
        raise CannotPrint(f"{text!r} is not a colour that can be mixed")
    return [float(part) for part in colour.to("srgb").coordinates]


def opened_font(value: str) -> dict[str, str]:
    """Take the shorthand ``font`` apart.

    >>> opened_font("italic 500 15px/1.4 Spectral, serif")
    {'font-style': 'italic', 'font-weight': '500', 'font-size': '15px', 'font-family': 'Spectral, serif'}
    """
    found = FONT.fullmatch(value.strip())
    if not found:
        return {}
    return {f"font-{name}": text for name, text in found.groupdict(default="normal").items()}


def plain_transform(value: str) -> str:
    """Write a CSS transform as the attribute is written: no units.

    >>> plain_transform("translate(10px, 4px) rotate(-5deg)")
    'translate(10, 4) rotate(-5)'
    """
    return UNITS.sub("", value)
