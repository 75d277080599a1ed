"""Pieces laid out on sheets: rows of equal pieces that share their cuts, large boards over several sheets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import groupby
from math import ceil, floor

from ludotheque.printing.paper import CLEAR, MARK, Line, Page, Paper, Placed, marks_around

GAP = 2 * (CLEAR + MARK) + 1.0  # between blocks of different pieces
OVERLAP = 10.0  # of the sheets of a large board
NARROW = 12.0  # margin above and below a part of a board
LEAST = 0.01


@dataclass(frozen=True)
class Piece:
    """One copy of an item: its pictures are numbers."""

    kind: str
    front: int
    back: int | None
    width: float
    height: float


def laid_out(pieces: list[Piece], paper: Paper) -> list[Page]:
    """Every page, in the order in which it is printed; a page of backs follows its page of fronts."""
    pages: list[Page] = []
    small = [piece for piece in pieces if _fits(piece, paper)]
    for _, group in groupby(sorted(small, key=lambda p: p.back is None), key=lambda piece: piece.back is None):
        pages += _blocks(list(group), paper)
    for piece in pieces:
        if not _fits(piece, paper):
            pages += _tiles(piece, paper)
    return pages


def _fits(piece: Piece, paper: Paper) -> bool:
    """May it lie on one sheet, whichever way the sheet is turned?"""
    return any(piece.width <= p.room[0] + LEAST and piece.height <= p.room[1] + LEAST for p in (paper, paper.turned))


def _blocks(pieces: list[Piece], paper: Paper) -> list[Page]:
    """Rows of equal pieces, block under block."""
    pages: list[Page] = []
    bottom = 0.0  # of what lies on the last page
    for (width, height), group in groupby(pieces, key=lambda piece: (piece.width, piece.height)):
        waiting = list(group)
        sheet = _best(paper, width, height, len(waiting))
        across = floor((sheet.room[0] + LEAST) / width)
        while waiting:
            page = pages[-1] if pages and pages[-1].paper == sheet else None
            top = bottom + GAP if page and page.placed else sheet.along
            free = sheet.height - sheet.along - top
            if page is None or free + LEAST < height:
                page, top = Page(sheet, ""), sheet.along
                pages.append(page)
                free = sheet.room[1]
            rows = min(floor((free + LEAST) / height), ceil(len(waiting) / across))
            block, waiting = waiting[: rows * across], waiting[rows * across :]
            bottom = _put(page, block, across, top)
    for page in pages:
        _centre(page)
    return [side for page in pages for side in _sides(page, pieces)]


def _best(paper: Paper, width: float, height: float, count: int) -> Paper:
    """Turn the sheet the way that needs fewest sheets; upright, if that is no worse."""

    def needed(sheet: Paper) -> float:
        holds = floor((sheet.room[0] + LEAST) / width) * floor((sheet.room[1] + LEAST) / height)
        return ceil(count / holds) if holds else float("inf")

    return min((paper, paper.turned), key=needed)


def _put(page: Page, block: list[Piece], across: int, top: float) -> float:
    """Lay rows of equal pieces from ``top`` down; where they end."""
    first = block[0]
    columns = min(across, len(block))
    left = (page.paper.width - columns * first.width) / 2
    rows = ceil(len(block) / columns)
    for number, piece in enumerate(block):
        x = left + number % columns * first.width
        y = top + number // columns * first.height
        page.placed.append(Placed(piece.front, x, y, piece.width, piece.height))
    cuts = [[at * size for at in range(count + 1)] for count, size in ((columns, first.width), (rows, first.height))]
    page.lines += marks_around(left, top, cuts[0], cuts[1])
    page.title = " · ".join(dict.fromkeys([*filter(None, page.title.split(" · ")), *(p.kind for p in block)]))
    return top + rows * first.height


def _centre(page: Page) -> None:
    """Place a full page of cards in the middle; a page that is not full keeps to the top."""
    bottom = max(placed.y + placed.height for placed in page.placed)
    spare = page.paper.height - page.paper.along - bottom
    if spare < 2 * page.paper.along:
        page.placed = [replace(placed, y=placed.y + spare / 2) for placed in page.placed]
        page.lines = [replace(line, y=line.y + spare / 2) for line in page.lines]


def _sides(page: Page, pieces: list[Piece]) -> list[Page]:
    """Lay out the page, and its backs mirrored for printing on both sides along the long edge."""
    backs = {piece.front: piece.back for piece in pieces}
    if all(backs[placed.picture] is None for placed in page.placed):
        return [page]
    verso = Page(page.paper, page.title, verso=True)
    for placed in page.placed:
        back = backs[placed.picture]
        if back is not None:
            x = page.paper.width - placed.x - placed.width
            y = placed.y
            if page.paper.width > page.paper.height:  # lying: the long edge is at the top
                x, y = placed.x, page.paper.height - placed.y - placed.height
            verso.placed.append(replace(placed, picture=back, x=x, y=y))
    return [page, verso]


def _tiles(piece: Piece, paper: Paper) -> list[Page]:
    """Lay a large board over several sheets that overlap; it may come nearer to the edge than cards do."""
    paper = replace(paper, along=min(paper.along, NARROW))
    sheet = min((paper, paper.turned), key=lambda p: _count(piece.width, p.room[0]) * _count(piece.height, p.room[1]))
    room = sheet.room
    across, down = _count(piece.width, room[0]), _count(piece.height, room[1])
    wide = (piece.width + (across - 1) * OVERLAP) / across
    high = (piece.height + (down - 1) * OVERLAP) / down
    return [
        _tile(
            piece, sheet, (column * (wide - OVERLAP), row * (high - OVERLAP), wide, high), (column, row), (across, down)
        )
        for row in range(down)
        for column in range(across)
    ]


def _count(length: float, room: float) -> int:
    return max(1, ceil((length - OVERLAP - LEAST) / (room - OVERLAP)))


def _tile(
    piece: Piece,
    sheet: Paper,
    shown: tuple[float, float, float, float],
    place: tuple[int, int],
    of: tuple[int, int],
) -> Page:
    column, row = place
    wide, high = shown[2], shown[3]
    x, y = (sheet.width - wide) / 2, (sheet.height - high) / 2
    page = Page(sheet, piece.kind, tile=f"{'ABCDEFGHIJ'[row]}{column + 1}")
    page.placed.append(Placed(piece.front, x, y, piece.width, piece.height, shown))
    page.lines += marks_around(x, y, [0, wide], [0, high])
    if column + 1 < of[0]:
        page.lines.append(Line(x + wide - OVERLAP, y, 0, high, dashed=True))
    if row + 1 < of[1]:
        page.lines.append(Line(x, y + high - OVERLAP, wide, 0, dashed=True))
    return page
