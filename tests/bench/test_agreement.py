"""Two analyses of one game: what counts as agreeing, and a run that goes on."""

from __future__ import annotations

from pathlib import Path

from benchmarks.agreement import Told, agreement, analysed, compared, kept, measure, recorded

import ludotheque as ludo


def test_numbers_agree_that_lie_no_further_apart_than_their_margins_allow() -> None:
    told = [Told(0, "chance", 300, 500)] * 19 + [Told(0, "chance", 501, 500), Told(1, "luck", 0, 70)]
    chance, luck = agreement(told)
    assert (chance.kind, chance.count, round(chance.agreed.value, 2)) == ("chance", 20, 0.95)
    assert (luck.kind, luck.count, luck.agreed.value) == ("luck", 1, 1)


def test_the_same_analysis_agrees_with_itself() -> None:
    record = recorded(ludo.load("mark"), 0, 3)
    report = analysed(record, 2, 5)
    told = list(compared(0, report, report))
    assert told
    assert {one.apart for one in told} == {0}


def test_a_run_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    game, path = ludo.load("mark"), tmp_path / "mark.jsonl"
    first = list(measure(game, 1, 2, 5, path))[-1]
    assert kept(path) == first
    assert list(measure(game, 1, 2, 5, path))[-1] == first
