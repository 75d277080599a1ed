"""What every command keeps to: words as written, the language, 80 columns, a guess at typing errors."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from ludotheque.analysis.attribution import Change, Turn
from ludotheque.analysis.report import Report
from ludotheque.analysis.task import Judgement
from ludotheque.bots.measured import Measured
from ludotheque.cli import COMMANDS
from ludotheque.cli import ludo as command
from ludotheque.cli.commands import analyse
from ludotheque.cli.common import ENVIRONMENT, console, home_language, own_messages, say_in, styled
from ludotheque.cli.faces import face_name
from ludotheque.kernel.record import Record
from ludotheque.registry import load


def shown(*words: str, keyboard: str = "") -> str:
    return CliRunner().invoke(command, list(words), input=keyboard).output


@pytest.mark.parametrize("text", ["place:a:garden", "pip install 'ludotheque[bench]'", "[bold]x[/]", ":smile: [/] \\"])
def test_words_are_shown_as_they_are_written(text: str) -> None:
    with console.capture() as caught:
        console.print(text)
        console.print(styled("[bold]{text}[/]", text=text))
    assert caught.get().splitlines() == [text, text]


def test_tokens_of_every_kind_reach_the_terminal(tmp_path: Path) -> None:
    path = str(tmp_path / "game.json")
    told = shown("play", "marathon", "-p", "none", "--bots", "random", "--seed", "3", "--record", path)
    again = shown("replay", path)
    tokens = [token for _, token in Record.read(Path(path).read_text(encoding="utf-8")).steps]
    assert any(token.startswith("place:a:garden") for token in tokens)
    assert all(token in told and token in again for token in tokens)


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LUDO_LANG": "en"}, "en"),
        ({"LANG": "fra"}, "en"),
    ],
)
def test_the_language_of_the_environment(
    wanted: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ENVIRONMENT:
        monkeypatch.delenv(name, raising=False)
    for name, value in wanted.items():
        monkeypatch.setenv(name, value)
    assert home_language() == language


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("rlues", "rules"),
        ("play mrak", "mark"),
        ("play lemans --bots champoin", "champion"),
        ("play mark -o end_row=4", "end_rows"),
        ("study marathn", "marathon"),
    ],
)
def test_a_typing_error_is_met_with_a_guess(words: str, meant: str) -> None:
    found = CliRunner().invoke(command, words.split())
    assert f"(did you mean {meant}?)" in f"{found.output} {found.exception}"
    assert found.exit_code != 0


def test_a_token_typed_wrong_is_met_with_a_guess() -> None:
    told = shown("play", "lemans", "--bots", "random", "--seed", "1", "--lang", "en", keyboard="pasz\nq\n")
    assert "Did you mean pass?" in told


def test_seats_are_counted_from_0_everywhere() -> None:
    assert face_name(load("lemans"), "en", "pole", "0") == "Seat 0"
    assert "accepted are seats 0 to 1" in str(
        CliRunner().invoke(command, ["play", "mark", "-n", "2", "-p", "2"]).exception
    )


def test_help_fits_80_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    told = CliRunner().invoke(command, ["--help"], terminal_width=80).output
    assert all(name in told for name in COMMANDS)
    assert "..." not in told.partition("Commands:")[2]
    assert max(map(len, told.splitlines())) <= 80


def test_a_turning_point_names_the_seat_that_turned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 0 decides, and seat 1 gains most by it."""
    monkeypatch.setenv("COLUMNS", "80")
    token = "expel:a:petanque:3"
    record = Record("marathon", 3, {}, "", [(0, token)])
    even = (Measured(3333, 0),) * 3
    judgement = Judgement(0, 0, even, even, even, ())
    change = Change(0, 0, Measured(3333, 0), Measured(0, 0), Measured(0, 0), Measured(-3333, 0))
    turns, luck = [Turn(0, 1, Measured(7000, 150))], [Measured(0, 0)] * 3
    report = Report(400, (3333,) * 3, (0, 10000, 0), [judgement], [change], turns, luck, [])
    with console.capture() as caught:
        analyse._print(report, record, say_in(own_messages(), "en"), everything=False)
    lines = caught.get().splitlines()
    assert lines[0] == f"   1 seat 0  {token}"
    assert "turning point of seat 1: +70 ± 2 points" in lines[3]
    assert max(map(len, lines)) <= 80


def test_the_shell_completes_commands_and_games() -> None:
    from click.shell_completion import BashComplete

    shell = BashComplete(command, {}, "ludo", "_LUDO_COMPLETE")
    assert [item.value for item in shell.get_completions([], "pl")] == ["play"]
    assert [item.value for item in shell.get_completions(["play"], "mar")] == ["marathon", "mark"]
    assert isinstance(command, click.Group)
    page = (Path(__file__).parents[2] / "docs/terminal.md").read_text(encoding="utf-8")
    assert re.findall("_LUDO_COMPLETE=[a-z]+_source", page) == [
        f"_LUDO_COMPLETE={name}_source" for name in ("bash", "zsh", "fish")
    ]
