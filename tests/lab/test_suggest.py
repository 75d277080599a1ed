"""The search for edition values, and the rulings that are studied."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import support
from ludotheque.cli import ludo as command
from ludotheque.kernel.rng import child_seed
from ludotheque.lab.executor import crew
from ludotheque.lab.gain import gains_of
from ludotheque.lab.measures import measures
from ludotheque.lab.objective import Aim, unevenness
from ludotheque.lab.plan import BadStudy, Plan, Variant
from ludotheque.lab.report.suggestions import suggestion_page, verdict
from ludotheque.lab.report.words import Words
from ludotheque.lab.rulings import RulingStudy, markdown, plan_for, study_ruling
from ludotheque.lab.study import play
from ludotheque.lab.study_store import Folder
from ludotheque.lab.suggest import Search, Try, front, suggest
from ludotheque.lab.tally import Tally
from ludotheque.registry import load


def test_no_version_on_the_front_is_beaten() -> None:
    tries = [Try({}, miss, 0, 0, change, 0) for miss, change in ((0.5, 0.0), (0.2, 1.0), (0.3, 2.0), (0.1, 3.0))]
    assert [one.best for one in front(tries)] == [True, True, False, True]


def test_a_shorter_game_is_found(tmp_path: Path) -> None:
    plan = Plan("lemans", (2,), ("random",), 20, chunk=20)
    search = Search(plan, Aim.read("length=20"), ("rounds", "hidden"), 5)
    found = suggest(search, tmp_path)
    assert len(found) == 6
    house, best = found[0], min(found, key=lambda one: one.miss)
    assert house.values == {}
    assert best.miss < house.miss
    assert best.values["rounds"] < 6
    written = [load("lemans").read_edition(path.read_text()) for path in tmp_path.glob("suggestion-*.toml")]
    assert best.values["rounds"] in [edition.number("rounds") for edition in written]
    assert "Propositions" in suggestion_page(found, search)
    assert [one.number for one in found if one.number] == list(range(1, len(written) + 1))
    assert all(one.gain is not None and one.gain.low > 0 for one in found if one.number)
    assert "for sure" in verdict(found, search, Words("en"))


def test_keys_that_cannot_move_the_aim_are_said_so(tmp_path: Path) -> None:
    """Whoever plays at random has the same chance on every seat, however long the race is."""
    search = Search(Plan("lemans", (2,), ("random",), 30, chunk=30), Aim("seats"), ("rounds",), 3)
    found = suggest(search, tmp_path)
    assert not list(tmp_path.glob("suggestion-*.toml"))
    told = verdict(found, search, Words("en"))
    assert told.startswith("These keys cannot move the aim: of 3 versions none")
    assert "(rounds)" in told
    text = suggestion_page(found, search, "en")
    assert "Suggestions</h2>" not in text
    assert told in text


def test_a_version_gains_nothing_on_itself(tmp_path: Path) -> None:
    same = (Variant("house"), Variant("same", {"starter": "rotate"}))
    plan = Plan("lemans", (2,), ("random",), 20, 1, same, 20)
    folder = Folder(tmp_path)
    with crew(1) as hands:
        play(plan, folder, hands)
    for aim in ("seats", "use", "length=20"):
        assert [(one.value, one.low, one.high) for one in gains_of(Aim.read(aim), folder)] == [(0.0, 0.0, 0.0)] * 2


def test_the_best_of_many_tries_are_measured_anew(tmp_path: Path) -> None:
    """What the search saw of them was chosen for being good: the figures told are of other games."""
    plan = Plan("lemans", (2,), ("random",), 20, chunk=20)
    found = suggest(Search(plan, Aim("seats"), ("rounds",), 3), tmp_path)
    again = Folder(tmp_path / "again").plan()
    assert again.seed == child_seed(plan.seed, "again") != plan.seed
    assert len(list(tmp_path.glob("suggestion-*.toml"))) < len(again.variants)  # what still stands
    tally = Tally(2, 18)
    for frame in Folder(tmp_path / "again").batches(again, 0, 2):
        tally.add(measures(frame, 2))
    assert found[0].miss == Aim("seats").miss(tally)[0]
    (tmp_path / "suggestion-9.toml").write_text("of an earlier search")
    suggest(Search(plan, Aim("seats"), ("rounds",), 3), tmp_path)
    assert not (tmp_path / "suggestion-9.toml").exists()


def test_an_interval_holds_its_own_figure() -> None:
    tally = Tally(2, 1)
    tally.wins.add(np.array([[1.0, 0.0], [0.0, 1.0]] * 20))
    tally.games = 40
    value, low, high = Aim("seats").miss(tally)
    assert low <= value == 0.0 <= high


def test_aims_and_keys_are_checked() -> None:
    for text in ("fun", "length", "length=many", "seats=3"):
        with pytest.raises(BadStudy, match="accepted are seats"):
            Aim.read(text)
    with pytest.raises(BadStudy, match="no number of the edition"):
        Search(Plan("lemans", (2,), ("random",), 1), Aim("seats"), ("wheels.*",), 1).free_keys()
    assert unevenness(np.array([4.0, 4.0, 4.0])) == pytest.approx(0.0, abs=1e-12)


@pytest.mark.parametrize("slug", support.HOUSE)
def test_every_contested_ruling_can_be_studied(slug: str) -> None:
    game = load(slug)
    contested = {ruling.option for ruling in game.rulebook.rulings.values() if ruling.option}
    assert contested <= {option.name for option in game.options}


def test_a_ruling_has_its_place_on_the_page(tmp_path: Path) -> None:
    game = load("lemans")
    option = next(option for option in game.options if option.name == "weather")
    plan = plan_for(game, option, 30, 1)
    assert [one.label for one in plan.variants] == ["house", "weather=heat"]
    found = study_ruling(RulingStudy("weather", ("R3",), plan), tmp_path, language=None)
    text = markdown([found])
    assert "R3: What a weather card does (`weather`)" in text
    assert "| figure | house | other |" in text


def test_an_option_is_studied_where_it_makes_a_difference() -> None:
    game = load("macadam")
    option = next(option for option in game.options if option.name == "six_deal")
    assert plan_for(game, option, 10, 1).seats == (6,)


def test_the_command_refuses_in_one_sentence(tmp_path: Path) -> None:
    for words in (["lemans", "dance"], ["lemans", "--seats", "many"], ["chess"], ["lemans", "--bots", "expert"]):
        done = CliRunner().invoke(command, ["study", *words, "--out", str(tmp_path / "x")])
        assert done.exit_code != 0
        assert isinstance(done.exception, ValueError)
        assert "accepted" in str(done.exception)


def test_the_command_writes_a_study(tmp_path: Path) -> None:
    words = [
        "study",
        "lemans",
        "--games",
        "6",
        "--seats",
        "2",
        "--bots",
        "random",
        "--workers",
        "1",
        "--rollouts",
        "0",
    ]
    done = CliRunner().invoke(command, [*words, "--out", str(tmp_path), "--lang", "en"])
    assert done.exit_code == 0, done.output
    assert (tmp_path / "report.html").exists()
    assert (tmp_path / "games.parquet").exists()
