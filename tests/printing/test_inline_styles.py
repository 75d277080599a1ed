"""A drawing is made independent of style sheets, and what paper cannot take is refused with one sentence."""

from __future__ import annotations

import pytest

from ludotheque.printing.errors import CannotPrint
from ludotheque.printing.inline_styles import Ink

HOUSE = """
:root { --s1: #CE3420; --titre: 'Bowlby One', sans-serif }
.num { font-family: var(--titre) }
[data-jeu=mark] { --tapis: #3C5A54 }
"""


class Voices:
    """Stands for the fonts: says what was asked for."""

    def face(self, family, weight=400, stretch=100, italic=False):
        return f"{family}/{weight}/{stretch}/{italic}"


def svg(markup, styles="", inks="--mk-ink:#223047", box="0 0 10 10"):
    return Ink(HOUSE, inks, "mark", Voices()).svg(markup, styles, box)


def test_variables_come_from_the_house_the_game_and_the_drawing():
    made = svg(
        '<g style="--c: var(--s1)"><path class="a"></path></g><rect fill="var(--mk-ink)"></rect>',
        "<style>.a{fill:var(--c);stroke:var(--tapis)}</style>",
    )
    assert 'fill="#CE3420"' in made
    assert 'stroke="#3C5A54"' in made
    assert 'fill="#223047"' in made
    assert "var(" not in made
    assert "class" not in made


def test_the_cascade_is_that_of_a_browser():
    styles = "<style>path{fill:#111} .b{fill:#222} g path.b{fill:#333} .c{fill:#444!important}</style>"
    made = svg('<g><path class="b" fill="#000"></path><path class="b c" style="fill:#555"></path></g>', styles)
    assert 'fill="#333"' in made
    assert 'fill="#444"' in made


def test_every_text_names_its_voice():
    style = "font:700 12px/1 var(--texte, sans-serif);font-stretch:80%"
    made = svg(f'<g style="{style}"><text>a</text><text class="num">4</text></g>')
    assert "Bricolage Grotesque Variable/700/80/False" in made
    assert "Bowlby One/700/80/False" in made
    assert 'font-size="12px"' in made


def test_a_component_may_bring_its_own_svg():
    made = svg('<svg viewBox="0 0 100 140" width="57" height="80"><rect></rect></svg>')
    assert 'viewBox="0 0 100 140"' in made
    assert "57" not in made


@pytest.mark.parametrize(
    ("markup", "said"),
    [
        ('<path fill="var(--nowhere)"></path>', "--nowhere"),
        ("<div>words</div>", "<div>"),
        ("<path>", "not well formed"),
        ('<path style="--a:var(--b);--b:var(--a);fill:var(--a)"></path>', "circle"),
    ],
)
def test_what_cannot_be_printed_is_said(markup, said):
    with pytest.raises(CannotPrint, match=said):
        svg(markup)
