"""A bank held against the present Champion, on tiny budgets."""

from pathlib import Path

import msgspec
import pytest

import ludotheque as ludo
from ludotheque.puzzles.making import renewing
from ludotheque.puzzles.making.maker import make
from ludotheque.puzzles.making.renewing import renew, still_holds
from ludotheque.puzzles.making.solving import Effort
from ludotheque.puzzles.puzzle import Puzzle, read_bank

TINY = Effort(glance=60, search=200, lead=0.0, sift=20, games=60, margin=0.05, bands=1.0)
GAME = ludo.load("marathon")


@pytest.fixture
def bank(tmp_path: Path) -> Path:
    path = tmp_path / "bank"
    make(GAME, path, 3, 7, TINY)
    return path


def test_what_does_not_hold_gives_way_on_its_day(bank: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = read_bank(bank.read_text())
    monkeypatch.setattr(renewing, "still_holds", lambda game, puzzle, seed, effort: puzzle.id != old[1].id)
    told: list[tuple[int, int, int]] = []
    assert renew(GAME, bank, 8, TINY, lambda *numbers: told.append(numbers)) == 1
    new = read_bank(bank.read_text())
    assert [puzzle.id for puzzle in new][::2] == [puzzle.id for puzzle in old][::2]
    assert new[1].id not in {puzzle.id for puzzle in old}
    assert told == [(1, 3, 0), (2, 3, 1), (3, 3, 1)]


def test_what_holds_stays_but_for_its_rating(bank: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = read_bank(bank.read_text())
    monkeypatch.setattr(renewing, "still_holds", lambda game, puzzle, seed, effort: True)
    assert renew(GAME, bank, 8, TINY) == 0
    assert [unrated(puzzle) for puzzle in read_bank(bank.read_text())] == [unrated(puzzle) for puzzle in old]


def unrated(puzzle: Puzzle) -> Puzzle:
    return msgspec.structs.replace(puzzle, difficulty=0, found=0, levels={})


def test_an_answer_that_searches_do_not_find_does_not_hold(bank: Path) -> None:
    puzzle = read_bank(bank.read_text())[0]
    worst = puzzle.options[-1].token
    assert not still_holds(GAME, msgspec.structs.replace(puzzle, answer=[worst]), 1, TINY)
