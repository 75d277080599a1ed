"""Whole studies: the same for a seed, resumable, comparable, readable."""

from __future__ import annotations

import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import polars as pl
import pytest

import support
from ludotheque.bots.bot import Bot
from ludotheque.kernel.rng import Rng
from ludotheque.lab.executor import Hands, done
from ludotheque.lab.games import COLUMNS, play_chunk, rows
from ludotheque.lab.measures import measures
from ludotheque.lab.plan import BadStudy, Chunk, Plan, Variant, levels_at
from ludotheque.lab.report.page import page
from ludotheque.lab.study import study
from ludotheque.lab.study_store import Folder
from ludotheque.lab.summary import Summary
from ludotheque.lab.tally import Tally
from ludotheque.lab.versions import changed, swept
from ludotheque.registry import load

ODD_SWEEPS = (("rounds=1..2..3..4", "2..6"), ("rounds=1..", "2..6"), ("rounds=2..6..0", "2..6"), ("rounds=6..2", "0 v"))
PLAN = Plan("lemans", (2, 3), ("habitue", "random"), 6, seed=5, chunk=4)


def test_the_same_games_whatever_the_number_of_workers(tmp_path: Path) -> None:
    study(PLAN, tmp_path / "one", workers=1)
    study(PLAN, tmp_path / "two", workers=2)
    one, two = (pl.read_parquet(tmp_path / name / "games.parquet") for name in ("one", "two"))
    assert one.equals(two)
    assert len(one) == 12
    other = msgspec.structs.replace(PLAN, seed=6)
    study(other, tmp_path / "other", workers=1)
    assert not one.equals(pl.read_parquet(tmp_path / "other" / "games.parquet"))


def test_no_piece_of_work_is_lost_or_done_twice() -> None:
    with ThreadPoolExecutor(2) as pool:
        for pieces in (0, 1, 5, 6, 7, 40):
            assert sorted(done(Hands(pool, 2), str, range(pieces))) == [(one, str(one)) for one in range(pieces)]


def test_a_stopped_study_goes_on(tmp_path: Path) -> None:
    study(PLAN, tmp_path / "whole")
    folder = Folder(tmp_path / "stopped")
    folder.open(PLAN)
    first = PLAN.chunks()[1]
    folder.keep(first, play_chunk(first))
    heard: list[int] = []
    study(PLAN, folder.path, progress=heard.append)
    assert sum(heard) == 12 - first.games
    whole = pl.read_parquet(tmp_path / "whole" / "games.parquet")
    assert whole.equals(pl.read_parquet(folder.games))
    assert study(PLAN, folder.path, progress=heard.append) is not None
    assert sum(heard) == 12 - first.games  # nothing is played twice


def test_another_plan_is_not_mixed_in(tmp_path: Path) -> None:
    study(PLAN, tmp_path)
    with pytest.raises(BadStudy, match="another folder"):
        study(msgspec.structs.replace(PLAN, seed=9), tmp_path)


@pytest.mark.parametrize("kept", ["1", None])
def test_games_of_other_rules_are_not_counted_with_these(tmp_path: Path, kept: str | None) -> None:
    """A folder that does not say its version is of the first."""
    Folder(tmp_path).open(PLAN)
    Folder(tmp_path).open(PLAN)
    file = tmp_path / "rules.json"
    assert file.read_text() == "2"
    if kept is None:
        file.unlink()
    else:
        file.write_text(kept)
    with pytest.raises(BadStudy, match="under version 1 of the rules of 'lemans', played here is version 2: choose"):
        study(PLAN, tmp_path)


def test_habitue_plays_in_a_study_as_at_a_table() -> None:
    """The compiled loop and ``Bot.decide`` give the same decision for the same thoughts."""
    from ludotheque.lab.engine.table import GREEDY, Table

    table = Table(load("lemans").new(3))
    rng = Rng(3)
    for _ in range(60):
        table.state.advance(table.state.sample(rng) if table.state.actor() < 0 else table.state.legal()[0])
        seat = int(table.state.actor())
        if seat >= 0:
            count = table.state.fill_legal(table.legal)
            mine = table.decide(seat, GREEDY, count, Rng(77), None)
            assert int(mine) == Bot("habitue").decide(table.state, seat, None, seed=77)


def test_games_leave_nothing_behind_in_memory() -> None:
    chunk = Chunk(Plan("lemans", (4,), ("habitue", "random"), 100), 0, 4, 0, 40)
    rows(chunk)
    before = sys.getallocatedblocks()
    for _ in range(3):
        rows(chunk)
    assert sys.getallocatedblocks() - before < 60  # less than one for two games


def test_bots_that_search_play_too() -> None:
    plan = Plan("marathon", (3,), ("champion", "habitue"), 1, simulations=3, chunk=1)
    assert rows(plan.chunks()[0]) == rows(plan.chunks()[0])


def test_levels_go_round_the_table() -> None:
    seated = [levels_at(("a", "b", "c"), game, 2) for game in range(6)]
    assert seated == [["a", "b"], ["b", "a"], ["b", "c"], ["c", "b"], ["c", "a"], ["a", "c"]]


@pytest.mark.parametrize(("bots", "seats"), [(("a", "b"), 3), (("a", "b", "c"), 4), (("a", "b"), 4), (("a",), 2)])
def test_every_chair_meets_the_same_company(bots: tuple[str, ...], seats: int) -> None:
    tables = [levels_at(bots, game, seats) for game in range(seats * len(bots))]
    company = [sorted((one[seat], *sorted(one[:seat] + one[seat + 1 :])) for one in tables) for seat in range(seats)]
    assert all(met == company[0] for met in company)


def test_a_change_that_changes_nothing_shows_nothing_and_a_real_one_shows(tmp_path: Path) -> None:
    game = load("lemans")
    same = Variant("same", {"starter": "rotate"})
    hotter = changed(game, Variant("house"), "overheat", 2)
    plan = Plan("lemans", (3,), ("habitue",), 60, variants=(Variant("house"), same, hotter), chunk=30).check()
    found = study(plan, tmp_path).differences
    assert all(one.change.value == 0 and one.corrected == 1.0 for one in found if one.variant == "same")
    shorter = next(one for one in found if (one.variant, one.figure) == ("overheat=2", "decisions"))
    assert shorter.change.high < 0
    assert shorter.corrected < 0.001
    assert shorter.change.value == pytest.approx(shorter.other - shorter.base)


def test_the_report_opens_without_network_or_script(tmp_path: Path) -> None:
    plan = Plan("marathon", (3,), ("habitue",), 40, variants=swept(load("marathon"), Variant("house"), "pawns=8"))
    summary = study(plan.check(), tmp_path, rollouts=3200)
    text = page(summary, "en")
    assert "<script" not in text
    assert not re.findall(r'(?:src|href|url\()\s*=?\s*"?(https?:|//)', text)
    for words in ("Share of luck", "Part du hasard", "Comebacks", "Remontées", "Runaways", "What winners did"):
        assert words in text
    assert text.count("<svg") >= 10
    kept = msgspec.json.decode((tmp_path / "figures.json").read_bytes(), type=Summary)
    assert kept.chapters[0].games == 40


def test_one_game_is_told_without_pretending_to_know(tmp_path: Path) -> None:
    hotter = changed(load("lemans"), Variant("house"), "overheat", 2)
    plan = Plan("lemans", (2,), ("random",), 1, variants=(Variant("house"), hotter), chunk=1)
    summary = study(plan, tmp_path)
    assert all(one.corrected == 1.0 for one in summary.differences)
    assert all(use.worth is None for chapter in summary.chapters for use in chapter.uses)
    text = page(summary, "en")
    assert "No figure changes for sure." in text
    decisions = summary.chapters[0].scalars["decisions"].value
    assert f"<strong>{decisions:.1f}</strong> <small></small>" in text  # no interval


def test_seats_of_one_level_at_a_table_count_as_one_game() -> None:
    """Of three Habitués one beats both others, one one and one none, whatever happens: the mean is sure."""
    plan = Plan("lemans", (3,), ("habitue",), 30)
    tally = Tally(3, 18)
    frame = pl.DataFrame(rows(Chunk(plan, 0, 3, 0, 30)), schema=COLUMNS, orient="row")
    tally.add(measures(frame, 3))
    beaten = tally.levels["habitue"].mean(0)
    assert (beaten.value, beaten.low, beaten.high) == pytest.approx((0.5, 0.5, 0.5))
    assert tally.levels["habitue"].count == 30


def test_luck_is_measured_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("marathon", (3,), ("habitue",), 4, chunk=4)
    monkeypatch.setattr("ludotheque.lab.study.DUELS", 4)
    first = study(plan, tmp_path, rollouts=1).chapters[0]
    monkeypatch.setattr("ludotheque.lab.study.probe", None)
    again = study(plan, tmp_path, rollouts=1).chapters[0]
    assert first.luck is not None
    assert (again.luck, again.skill) == (first.luck, first.skill)
    assert study(plan, tmp_path).chapters[0].luck is None


def test_sweeps_and_plans_are_checked() -> None:
    game = load("lemans")
    assert [one.label for one in swept(game, Variant("house"), "weather=points,heat")] == ["house", "weather=heat"]
    for text, words in (
        ("rounds", "accepted is KEY"),
        ("rounds=a..b", "2..6"),
        ("rounds=1..900", "versions"),
        *ODD_SWEEPS,
    ):
        with pytest.raises(BadStudy, match=words):
            swept(game, Variant("house"), text)
    with pytest.raises(ValueError, match="no such key"):
        swept(game, Variant("house"), "wheels=1..2")
    with pytest.raises(ValueError, match="2 to 6 seats"):
        Plan("lemans", (9,), ("habitue",), 5).check()
    with pytest.raises(ValueError, match="no level"):
        Plan("lemans", (2,), ("expert",), 5).check()


@pytest.mark.parametrize("slug", support.HOUSE)
def test_every_game_can_be_studied(slug: str) -> None:
    game = load(slug)
    plan = Plan(slug, (game.min_seats,), ("random",), 1, chunk=1).check()
    (row,) = rows(Chunk(plan, 0, game.min_seats, 0, 1))
    assert len(row[4]) == game.min_seats
    assert sum(row[8]) == row[7] > 0
    assert sum(row[-1]) > 0
