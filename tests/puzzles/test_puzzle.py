"""Banks as files."""

import pytest

import ludotheque as ludo
from ludotheque.puzzles.puzzle import BadPuzzle, read_bank, write_line
from puzzles.samples import numbered, sample


def test_a_bank_is_read_as_it_was_written():
    bank = numbered(3)
    assert read_bank("".join(map(write_line, bank))) == bank


@pytest.mark.parametrize("line", ["{", "[]", '{"id": "x"}', '{"id": 3}'])
def test_a_line_that_is_no_puzzle_is_named(line):
    with pytest.raises(BadPuzzle, match=r"^line 2: "):
        read_bank(write_line(sample("x")) + line)


def test_a_position_of_other_rules_is_refused_in_one_sentence():
    with pytest.raises(BadPuzzle, match=r"^puzzle x of mark: "):
        sample("x").state(ludo.load("mark"))
