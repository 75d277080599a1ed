"""A drawing made independent: every style of it worked out and written on the elements themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from xml.etree import ElementTree as Tree

import cssselect2
import tinycss2

from ludotheque.printing.errors import CannotPrint
from ludotheque.printing.fonts import BOWLBY, BRICOLAGE, SPECTRAL, Fonts
from ludotheque.printing.values import opened_font, plain_transform, resolved

SVG = "http://www.w3.org/2000/svg"
SHAPES = ("path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "use")
HOLDERS = ("svg", "g", "defs", "clipPath", "mask", "pattern", "linearGradient", "stop", "symbol", "title", "desc")
TAGS = frozenset((*SHAPES, *HOLDERS))
DROPPED = frozenset(("class", "style", "role", "tabindex", "data-jeu"))
INHERITED_FONT = ("font-family", "font-weight", "font-stretch", "font-style", "text-transform")
# the declarations that become attributes, by how their names begin
WRITTEN = ("fill", "stroke", "stop-", "clip-", "mask", "opacity", "color", "display", "visibility", "paint-order")
WRITTEN_TEXT = ("font-size", "letter-spacing", "word-spacing", "text-anchor", "text-decoration", "dominant-baseline")
VOICES = {BOWLBY: BOWLBY, BRICOLAGE: BRICOLAGE, "Bricolage Grotesque": BRICOLAGE, SPECTRAL: SPECTRAL}
Declarations = dict[str, str]


@dataclass(frozen=True)
class Computed:
    """What an element hands on to its children."""

    variables: Mapping[str, str]
    font: Mapping[str, str]


class Ink:
    """Works out the styles of one game's drawings."""

    def __init__(self, house: str, inks: str, slug: str, fonts: Fonts) -> None:
        self.slug, self.fonts = slug, fonts
        self.sheet = house + f":root{{{inks}}}"
        self.matchers: dict[str, cssselect2.Matcher] = {}

    def svg(self, markup: str, styles: str, box: str) -> str:
        """Write the drawing as an SVG file that needs nothing else."""
        root = _root(markup, box)
        root.set("data-jeu", self.slug)
        if styles not in self.matchers:
            self.matchers[styles] = _matcher(self.sheet + re.sub(r"</?style[^>]*>", "", styles))
        matcher = self.matchers[styles]
        font = {"font-family": BRICOLAGE, "font-weight": "450", "font-stretch": "100%", "font-style": "normal"}
        self._dress(cssselect2.ElementWrapper.from_xml_root(root), matcher, Computed({}, font))
        return Tree.tostring(root, encoding="unicode")

    def _dress(self, wrapped: cssselect2.ElementWrapper, matcher: cssselect2.Matcher, above: Computed) -> None:
        element: Tree.Element = wrapped.etree_element
        tag = element.tag.rpartition("}")[2]
        if tag not in TAGS:
            raise CannotPrint(f"<{tag}> cannot be printed: pieces are drawn with SVG alone")
        declared = _declared(wrapped, matcher, element)
        variables = dict(above.variables)
        variables.update({name: value for name, value in declared.items() if name.startswith("--")})
        computed = Computed(variables, self._font(element, declared, above, variables))
        self._write(element, declared, computed, tag)
        for child in wrapped.iter_children():
            self._dress(child, matcher, computed)

    def _font(
        self, element: Tree.Element, declared: Declarations, above: Computed, variables: Mapping[str, str]
    ) -> Mapping[str, str]:
        font = dict(above.font)
        for name in INHERITED_FONT:
            value = declared.get(name) or element.attrib.pop(name, None)
            if value and value != "inherit":
                font[name] = resolved(value, variables)
        return font

    def _write(self, element: Tree.Element, declared: Declarations, computed: Computed, tag: str) -> None:
        for name, value in list(element.attrib.items()):
            if name in DROPPED or name.startswith(("aria-", "data-", "on")) or name in INHERITED_FONT:
                del element.attrib[name]
            else:
                element.set(name, resolved(value, computed.variables))
        for name, value in declared.items():
            if name.startswith((*WRITTEN, *WRITTEN_TEXT)):
                element.set(name, resolved(value, computed.variables))
            elif name == "transform" and value != "none":
                element.set(name, plain_transform(resolved(value, computed.variables)))
        if tag in ("text", "tspan"):
            element.set("font-family", self._voice(computed.font))
            if computed.font.get("text-transform") == "uppercase":
                element.text = (element.text or "").upper()
        if tag in ("title", "desc"):
            element.text = ""

    def _voice(self, font: Mapping[str, str]) -> str:
        first = font["font-family"].split(",")[0].strip().strip("'\"")
        weight = {"normal": 400, "bold": 700}.get(font["font-weight"]) or int(float(font["font-weight"]))
        stretch = {"normal": "100", "condensed": "75"}.get(font["font-stretch"], font["font-stretch"])
        italic = font["font-style"] == "italic"
        return self.fonts.face(VOICES.get(first, BRICOLAGE), weight, round(float(stretch.rstrip("%"))), italic)


def _root(markup: str, box: str) -> Tree.Element:
    """Put the drawing inside one <svg> with the box as its view."""
    Tree.register_namespace("", SVG)
    try:
        root = Tree.fromstring(f'<svg xmlns="{SVG}" viewBox="{box}">{markup}</svg>')
    except Tree.ParseError as error:
        raise CannotPrint(f"the drawing is not well formed ({error})") from None
    inside = list(root)
    if len(inside) == 1 and inside[0].tag == f"{{{SVG}}}svg":
        root = inside[0]  # the component brings its own <svg>
        for name in ("width", "height", "x", "y"):
            root.attrib.pop(name, None)
        root.attrib.setdefault("viewBox", box)
    return root


def _matcher(sheet: str) -> cssselect2.Matcher:
    matcher = cssselect2.Matcher()
    for rule in tinycss2.parse_stylesheet(sheet, skip_comments=True, skip_whitespace=True):
        if rule.type != "qualified-rule":
            continue  # what depends on the screen does not concern paper
        try:
            selectors = cssselect2.compile_selector_list(rule.prelude)
        except cssselect2.SelectorError:
            continue
        for selector in selectors:
            if selector.pseudo_element is None:
                matcher.add_selector(selector, list(_declarations(rule.content)))
    return matcher


def _declarations(content: object) -> Iterator[tuple[str, str, bool]]:
    for found in tinycss2.parse_blocks_contents(content, skip_comments=True, skip_whitespace=True):
        if found.type == "declaration":
            yield found.name, tinycss2.serialize(found.value).strip(), found.important


def _declared(wrapped: cssselect2.ElementWrapper, matcher: cssselect2.Matcher, element: Tree.Element) -> Declarations:
    """Return the declarations that win on this element, shorthands opened."""
    layers = [payload for _, _, _, payload in sorted(matcher.match(wrapped), key=lambda found: found[:2])]
    layers.append(list(_declarations(element.get("style", ""))))
    found: Declarations = {}
    for important in (False, True):
        for name, value, marked in (one for layer in layers for one in layer):
            if marked == important:
                found.update(opened_font(value) if name == "font" else {name: value})
    return found
