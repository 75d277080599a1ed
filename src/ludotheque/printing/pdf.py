"""The press: pieces of an edition in, a PDF out."""

from __future__ import annotations

import json
import tempfile
from dataclasses import asdict
from importlib import resources
from pathlib import Path
from typing import Any

import typst

from ludotheque.kernel.edition import Edition
from ludotheque.kernel.game import Game
from ludotheque.kernel.messages import Messages, house_messages
from ludotheque.printing.contents import contents, origin, rebuilt
from ludotheque.printing.drawings import Item, Sheets, sheets
from ludotheque.printing.errors import CannotPrint
from ludotheque.printing.fonts import BOWLBY, BRICOLAGE, SPECTRAL, Fonts
from ludotheque.printing.inline_styles import Ink
from ludotheque.printing.labels import Labels
from ludotheque.printing.layout import Piece, laid_out
from ludotheque.printing.paper import PAPERS, Paper
from ludotheque.printing.rules import clauses, said, summary_page

TEMPLATE = "sheet.typ"
HEADINGS = ("summary", "summary-aim", "summary-turn", "summary-scoring", "summary-tips", "rules")
WORDS = ("how", "ruler", "contents", "needs", "values", "verso", "ruling", "reconstructed", *HEADINGS)


def pressed(game: Game[Any], edition: Edition, language: str, paper: str, app: Path) -> bytes:
    """Make the edition a PDF; ``app`` is the folder of the web build, which holds drawings and fonts."""
    if paper not in PAPERS:
        raise CannotPrint(f"found paper {paper!r}, accepted are {', '.join(PAPERS)}")
    found, fonts = sheets(game, edition, language, app), Fonts(app)
    with tempfile.TemporaryDirectory(prefix="ludo-print-") as name:
        folder = Path(name)
        pieces = _pictures(game, found, fonts, _messages(), language, folder)
        job = _job(game, edition, language, PAPERS[paper], found, pieces, fonts)
        (folder / "job.json").write_text(json.dumps(job, ensure_ascii=False), encoding="utf-8")
        (folder / TEMPLATE).write_text(_file(TEMPLATE), encoding="utf-8")
        made = typst.compile(
            str(folder / TEMPLATE), root=str(folder), font_paths=[str(fonts.folder)], ignore_system_fonts=True
        )
    assert isinstance(made, bytes)
    return made


def _pictures(
    game: Game[Any], found: Sheets, fonts: Fonts, messages: Messages, language: str, folder: Path
) -> list[Piece]:
    """Each side of each item as a file, once; and every copy as a piece."""
    ink = Ink(found.house, found.inks, game.slug, fonts)
    numbers: dict[str, int] = {}

    def picture(item: Item, markup: str, styles: str) -> int:
        try:
            svg = ink.svg(markup, styles, item.box)
        except CannotPrint as error:
            raise CannotPrint(f"{game.title}, {item.title}: {error}") from None
        if svg not in numbers:
            numbers[svg] = len(numbers)
            (folder / f"p{numbers[svg]}.svg").write_text(svg, encoding="utf-8")
        return numbers[svg]

    pieces = []
    for item in found.items:
        front = picture(item, item.front.markup, item.front.styles)
        back = None if item.back is None else picture(item, item.back.markup, item.back.styles)
        kind = messages.say(language, f"kind-{item.kind}")
        pieces += [Piece(kind, front, back, item.width, item.height)] * item.copies
    return pieces


def _job(
    game: Game[Any], edition: Edition, language: str, paper: Paper, found: Sheets, pieces: list[Piece], fonts: Fonts
) -> dict[str, Any]:
    """Everything that the template sets."""
    messages = _messages()

    def say(message: str, **args: Any) -> str:
        return messages.say(language, message, **args)

    book = game.rulebook
    own = edition.hash != game.edition.hash
    return {
        "title": game.title,
        "language": language,
        "paper": asdict(paper),
        "fonts": {
            "title": fonts.face(BOWLBY),
            "text": fonts.face(BRICOLAGE, 450),
            "strong": fonts.face(BRICOLAGE, 700),
            "says": fonts.face(SPECTRAL, italic=True),
        },
        "words": {
            **{name: say(name) for name in WORDS},
            "subtitle": say("subtitle", edition=say("edition-own" if own else "edition-house")),
            "origin": origin(edition, say),
            "credits": say("credits", hash=edition.hash[:12]),
        },
        "contents": contents(found.items, say),
        "needs": [] if book.summary is None else said(book.summary.needs, language),
        "values": rebuilt(edition, Labels(game, language), say),
        "summary": summary_page(book.summary, language),
        "rules": clauses(book, language),
        "pages": [asdict(page) for page in laid_out(pieces, paper)],
    }


def _file(name: str) -> str:
    return resources.files("ludotheque.printing").joinpath(name).read_text(encoding="utf-8")


def _messages() -> Messages:
    return house_messages("printing")
