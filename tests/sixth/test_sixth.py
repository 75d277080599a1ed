"""The miniature sixth game: adding a folder adds a game, everywhere."""

from __future__ import annotations

from click.testing import CliRunner

import ludotheque as ludo
from ludotheque.cli import ludo as command
from support import clause, legal, play


def test_the_shelf_finds_it() -> None:
    assert "cochon" in ludo.slugs()
    assert ludo.load("cochon").title == "Cochon"


def test_the_command_line_knows_it() -> None:
    assert "cochon" in CliRunner().invoke(command, ["games"]).output
    assert "CO-03" in CliRunner().invoke(command, ["rules", "cochon", "co-03"]).output


@clause("CO-01", "CO-02", "CO-03", "CO-04")
def test_a_whole_game() -> None:
    state = play(ludo.load("cochon").new(2), "bonus:0 bonus:3")
    assert legal(state) == ["throw"]
    play(state, "throw die:6 throw die:1 throw die:6 throw die:6 throw die:6 stop throw die:5")
    assert legal(state) == ["stop", "throw"]
    play(state, "throw die:6 throw die:6 throw die:6 stop")
    assert state.actor() == ludo.OVER
    assert (state.scores(), state.ranks()) == ([23, 21], [1, 2])
