"""Where pieces lie on paper."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ludotheque.printing.layout import OVERLAP, Piece, laid_out
from ludotheque.printing.paper import PAPERS

A4 = PAPERS["a4"]


def card(front: int = 0, back: int | None = None) -> Piece:
    return Piece("Cards", front, back, 63, 88.2)


@pytest.mark.parametrize("paper", PAPERS.values(), ids=list(PAPERS))
def test_nine_cards_on_a_sheet_of_either_paper(paper):
    pages = laid_out([card()] * 20, paper)
    assert [len(page.placed) for page in pages] == [9, 9, 2]


@pytest.mark.parametrize("paper", PAPERS.values(), ids=list(PAPERS))
@pytest.mark.parametrize("size", [(63, 88.2), (20, 20), (180, 120), (120, 260), (45, 30)])
def test_no_two_pieces_lie_on_each_other_or_off_the_sheet(paper, size):
    pages = laid_out([Piece("x", 0, None, *size)] * 30 + [Piece("y", 1, None, 25, 25)] * 7, paper)
    assert sum(len(page.placed) for page in pages) == 37
    for page in pages:
        boxes = [(p.x, p.y, p.x + p.width, p.y + p.height) for p in page.placed]
        for left, top, right, bottom in boxes:
            assert 4 < left < right < page.paper.width - 4
            assert 4 < top < bottom < page.paper.height - 4
        for one, (l1, t1, r1, b1) in enumerate(boxes):
            for l2, t2, r2, b2 in boxes[one + 1 :]:
                assert r1 <= l2 + 0.01 or r2 <= l1 + 0.01 or b1 <= t2 + 0.01 or b2 <= t1 + 0.01


def test_backs_lie_behind_their_fronts():
    fronts, backs = laid_out([card(1, 2)] * 2 + [card(3, 4)], A4)
    assert (fronts.verso, backs.verso) == (False, True)
    assert [p.picture for p in backs.placed] == [2, 2, 4]
    for front, back in zip(fronts.placed, backs.placed, strict=True):
        assert back.x == pytest.approx(A4.width - front.x - front.width)
        assert back.y == front.y


def test_pieces_that_share_a_cut_touch():
    (page,) = laid_out([card()] * 9, A4)
    columns = sorted({round(p.x, 3) for p in page.placed})
    assert columns[1] - columns[0] == pytest.approx(63)
    assert sum(not line.dashed for line in page.lines) == 2 * (4 + 4)


@pytest.mark.parametrize("paper", PAPERS.values(), ids=list(PAPERS))
def test_a_large_board_is_whole_when_its_sheets_overlap(paper):
    board = Piece("Boards", 0, None, 500, 300)
    pages = laid_out([board], paper)
    shown = [page.placed[0].shown for page in pages]
    assert len({page.tile for page in pages}) == len(pages) > 1
    assert max(x + w for x, _, w, _ in shown) == pytest.approx(500)
    assert max(y + h for _, y, _, h in shown) == pytest.approx(300)
    columns = sorted({(round(x, 3), round(x + w, 3)) for x, _, w, _ in shown})
    for (_, end), (begin, _) in pairwise(columns):
        assert end - begin == pytest.approx(OVERLAP)
    for page in pages:
        _, _, w, h = page.placed[0].shown
        assert w <= page.paper.room[0] + 0.01
        assert h <= page.paper.room[1] + 0.01
