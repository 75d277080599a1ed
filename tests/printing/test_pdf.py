"""Printed editions: true size, right counts, real text, own values."""

from __future__ import annotations

import io
from collections import Counter
from typing import Any

import pypdf
import pytest

import ludotheque as ludo
from ludotheque.printing.drawings import sheets
from ludotheque.printing.errors import CannotPrint
from ludotheque.printing.paper import PAPERS
from ludotheque.printing.pdf import pressed
from support import HOUSE

POINTS = 72 / 25.4  # in a millimetre
OWN = {  # a value of each game that somebody's own box might have otherwise
    "lemans": "cards.y6.score = 9",
    "macadam": "cards.agent.copies = 8",
    "maillot": "riders.renault.plain = 3",
    "marathon": "garden.malus = 5",
    "mark": "prices.a = [5, 6, 7, 8, 11]",
}


def counted(slug: str, values: dict[str, Any]) -> dict[str, int]:
    """How many pieces of a kind the edition counts."""
    copies = sum(value for key, value in values.items() if key.endswith(".copies"))
    if slug == "lemans":
        return {"cards": copies}
    if slug == "macadam":
        tickets = sum(values[f"tickets.{name}"] for name in ("insurance", "permit", "loss"))
        return {"cards": copies, "tokens": values["tokens"], "notes": tickets}
    if slug == "maillot":
        return {"cards": sum(key.startswith("riders.") and key.endswith(".plain") for key in values)}
    if slug == "marathon":
        return {"cards": sum(key.startswith("cards.") for key in values)}
    return {"tokens": 5 * values["pieces"], "boards": 1}


def read(pdf: bytes) -> pypdf.PdfReader:
    return pypdf.PdfReader(io.BytesIO(pdf))


@pytest.mark.parametrize("paper", PAPERS)
def test_a_page_is_as_large_as_its_paper(app, paper):
    game = ludo.load("lemans")
    document = read(pressed(game, game.edition, "en", paper, app))
    wanted = (PAPERS[paper].width * POINTS, PAPERS[paper].height * POINTS)
    for page in document.pages:
        size = (float(page.mediabox.width), float(page.mediabox.height))
        assert sorted(size) == pytest.approx(sorted(wanted), abs=0.1)
    pieces = [page for page in document.pages if "24 Heures ·" in page.extract_text()]
    assert len(pieces) == 2 * 6 + 1  # 52 cards, nine on a sheet, and their backs; the sheet of aids and scores


@pytest.mark.parametrize("slug", HOUSE)
def test_as_many_pieces_as_the_edition_counts(app, slug):
    game = ludo.load(slug)
    printed = Counter[str]()
    for item in sheets(game, game.edition, "fr", app).items:
        printed[item.kind] += item.copies
    for kind, number in counted(slug, game.edition.values).items():
        assert printed[kind] == number, kind


@pytest.mark.parametrize("slug", HOUSE)
def test_an_own_value_changes_what_is_drawn(app, slug):
    game = ludo.load(slug)
    own = game.read_edition(OWN[slug])
    house = [(item.front.markup, item.copies) for item in sheets(game, game.edition, "fr", app).items]
    mine = [(item.front.markup, item.copies) for item in sheets(game, own, "fr", app).items]
    assert house != mine


@pytest.mark.parametrize("slug", HOUSE)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_game_prints_in_both_languages_with_real_text_and_fonts(app, slug, language):
    game = ludo.load(slug)
    document = read(pressed(game, game.edition, language, "a4", app))
    assert game.title in document.pages[0].extract_text()
    assert game.edition.hash[:12] in document.pages[0].extract_text()
    fonts = {str(font["/BaseFont"]) for page in document.pages for font in _fonts(page)}
    assert all("Ludo" in font for font in fonts), fonts  # no other font had to help out
    assert not any(page.images for page in document.pages)  # vectors only


@pytest.mark.parametrize("slug", HOUSE)
def test_the_rules_are_printed_on_one_page_and_clause_by_clause(app, slug):
    game = ludo.load(slug)
    pages = [" ".join(page.extract_text().split()) for page in read(pressed(game, game.edition, "en", "a4", app)).pages]
    assert "What else you need" in pages[0]
    assert sum("The rules on one page" in page for page in pages) == 1
    assert "Three tips" in pages[1]  # the summary is the second page, whole
    assert "All the rules" in pages[2]
    whole = " ".join(pages)
    assert [number for number in game.rulebook.clauses if number not in whole] == []


@pytest.mark.parametrize("slug", HOUSE)
def test_every_back_is_printed_behind_its_front(app, slug):
    game = ludo.load(slug)
    pages = [page.extract_text() for page in read(pressed(game, game.edition, "en", "a4", app)).pages]
    backs = [number for number, text in enumerate(pages, 1) if " · back · " in text]
    assert all(number % 2 == 0 for number in backs)  # printed on both sides, an even page is the back of the one before
    assert bool(backs) == any(item.back for item in sheets(game, game.edition, "en", app).items)


def _fonts(page: pypdf.PageObject) -> list[dict[str, object]]:
    resources = page["/Resources"]
    found = [font.get_object() for font in resources.get("/Font", {}).values()]
    for form in resources.get("/XObject", {}).values():
        inside = form.get_object().get("/Resources")
        found += [font.get_object() for font in (inside or {}).get("/Font", {}).values()]
    return found


@pytest.mark.parametrize("slug", HOUSE)
def test_sizes_keep_the_proportions_of_the_drawings(app, slug):
    game = ludo.load(slug)
    for item in sheets(game, game.edition, "fr", app).items:
        _, _, width, height = (float(number) for number in item.box.split())
        assert item.width / item.height == pytest.approx(width / height, rel=0.02), item.title


def test_an_own_edition_is_what_is_printed(app):
    game = ludo.load("lemans")
    own = game.read_edition("[cards.y7]\nscore = 9\ncopies = 3\n")
    house = sheets(game, game.edition, "fr", app)
    mine = sheets(game, own, "fr", app)
    assert sum(item.copies for item in mine.items) == sum(item.copies for item in house.items) + 3
    assert ">9<" in "".join(item.front.markup for item in mine.items)
    text = read(pressed(game, own, "fr", "a4", app)).pages[0].extract_text()
    assert own.hash[:12] in text
    assert "2 valeurs sont les vôtres" in text


def test_another_paper_is_refused(app):
    game = ludo.load("lemans")
    with pytest.raises(CannotPrint, match="a4, letter"):
        pressed(game, game.edition, "fr", "a5", app)


def test_without_the_web_build_one_sentence_says_what_to_do(tmp_path):
    game = ludo.load("lemans")
    with pytest.raises(CannotPrint, match=r"run \./play"):
        pressed(game, game.edition, "fr", "a4", tmp_path)
