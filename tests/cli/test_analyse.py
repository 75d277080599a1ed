"""``ludo analyse``: the analysis of a record, printed."""

from __future__ import annotations

import re
from pathlib import Path

from click.testing import CliRunner, Result

import ludotheque as ludo
from ludotheque.cli import ludo as command
from support import random_action


def run(*words: str) -> Result:
    return CliRunner().invoke(command, list(words))


def recorded(path: Path, most: int = 10_000) -> ludo.Record:
    state, rng = ludo.load("macadam").new(2), ludo.Rng(6)
    record = ludo.Record.begin(state)
    while state.actor() != ludo.OVER and len(record.steps) < most:
        record.play(state, random_action(state, rng))
    path.write_text(record.write(), encoding="utf-8")
    return record


def test_a_game_is_analysed_decision_by_decision(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    recorded(path)
    words = ("analyse", str(path), "--games", "2", "--workers", "1", "--lang", "en")
    shown = run(*words, "--all")
    assert shown.exit_code == 0, f"{shown.output} {shown.exception}"
    found = re.search(r"(\d+) decisions, 2 imagined games a choice", shown.output)
    assert found
    assert len(re.findall(r"^ +\d+ seat [01]  ", shown.output, re.MULTILINE)) == int(found[1])
    assert all(
        re.search(rf"^Seat {seat}: (chance made|what chance did)", shown.output, re.MULTILINE) for seat in (0, 1)
    )
    assert len(re.findall(r"chance to win \d+ ± \d+ %, then \d+ ± \d+ %", shown.output)) == int(found[1])
    assert "points" in shown.output
    told = re.findall(r"([+-]\d+) ± (\d+)", shown.output)
    assert all(abs(int(points)) >= int(margin) - 1 for points, margin in told)  # both are rounded


def test_a_game_that_is_not_over_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    recorded(path, most=9)
    assert "not over" in str(run("analyse", str(path)).exception)


def test_a_picture_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "photo.json"
    path.write_bytes(b"\x89PNG\r\n")
    for name in ("analyse", "verify", "dice", "replay"):
        assert "not a text" in str(run(name, str(path)).exception)
