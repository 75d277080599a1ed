"""The ladder: balanced tables, comparisons of rank, intervals, ratings, and its command."""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from ludotheque import intervals
from ludotheque.bots.budget import Budget
from ludotheque.cli import ludo as command
from ludotheque.ladder import pairings as pairing_module
from ludotheque.ladder.ladder import Ladder, played, share
from ludotheque.ladder.match import Outcome, Pairing, play
from ludotheque.ladder.pairings import pairings
from ludotheque.ladder.strengths import Strength, note, read

FOUR = ["debutant", "habitue", "fine-mouche", "champion"]


def outcome(levels: tuple[str, ...], ranks: list[int], deal: int = 1) -> Outcome:
    return Outcome(Pairing("lemans", levels, deal), ranks, ranks, {})


def test_every_level_sits_on_every_chair_with_every_deal() -> None:
    for seats in range(2, 7):
        made = list(pairings("lemans", FOUR, seats, 100))
        chairs = Counter((level, seat) for pairing in made for seat, level in enumerate(pairing.levels))
        assert len(set(chairs.values())) == 1
        by_deal = Counter(pairing.deal for pairing in made)
        assert min(by_deal.values()) >= min(seats, 6)


def test_ties_are_half() -> None:
    assert share(outcome(("a", "b"), [1, 1]), "a", "b") == 0.5
    assert share(outcome(("a", "b", "a"), [1, 2, 3]), "a", "b") == 0.5
    assert share(outcome(("a", "b", "b"), [1, 2, 2]), "a", "b") == 1.0


def test_the_better_one_is_rated_higher() -> None:
    table = Ladder(["a", "b"])
    for deal in range(20):
        table.add(outcome(("a", "b"), [2, 1], deal))
    assert table.ratings()["b"].skill > table.ratings()["a"].skill
    assert table.duels["b", "a"].share == 1.0
    assert table.duels["b", "a"].interval[0] > 0.8


def width(deals: list[tuple[float, float]]) -> float:
    found = intervals.share_by_deals(deals)
    assert found.low < found.value < found.high
    return found.high - found.low


def test_deals_in_which_luck_changes_sides_tell_more_than_their_games() -> None:
    """Who won the first game of a deal lost the second, but for a few; or whoever won the first won both."""
    apart = width([(1.0, 2), (1.0, 2), (1.0, 2), (1.0, 2), (2.0, 2)] * 4)
    alone = width([(1.0, 1)] * 24 + [(0.0, 1)] * 16)
    together = width([(2.0, 2)] * 12 + [(0.0, 2)] * 8)
    assert apart < alone < together


def test_how_sure_a_match_is_holds_95_times_in_100() -> None:
    rng, held, true = random.Random(7), 0, (0.5 + 0.68) / 2  # 1.2 - luck is more than 1 for a fifth of the deals
    for _ in range(400):
        lucks = [rng.random() for _ in range(12)]  # of each deal, for whoever sits first
        deals = [(float((rng.random() < luck) + (rng.random() < 1.2 - luck)), 2.0) for luck in lucks]
        found = intervals.share_by_deals(deals)
        held += found.low <= true <= found.high
    assert 0.92 <= held / 400 <= 0.985


def test_the_same_deal_is_the_same_game() -> None:
    pairing = Pairing("lemans", ("habitue", "champion"), 9, {}, {"champion": Budget(simulations=20)})
    assert play(pairing).ranks == play(pairing).ranks


def test_the_command_prints_a_cross_table() -> None:
    words = [
        "ladder",
        "lemans",
        "--games",
        "8",
        "--workers",
        "1",
        "--budget",
        "champion=10",
        "--budget",
        "fine-mouche=5",
    ]
    shown = CliRunner().invoke(command, words)
    assert shown.exit_code == 0, shown.output
    assert "Champion" in shown.output
    told = json.loads(CliRunner().invoke(command, [*words, "--json"]).output)
    assert told["games"] >= 8
    assert set(told["ratings"]) == set(FOUR)


def test_bad_levels_and_budgets_are_refused() -> None:
    for words in (["--levels", "expert"], ["--levels", "habitue"], ["--budget", "champion=much"]):
        assert CliRunner().invoke(command, ["ladder", "lemans", *words]).exit_code != 0


CURVE = ["ladder", "lemans", "-n", "2", "--levels", "champion", "--games", "2", "--workers", "1", "--curve"]


def test_the_curve_shows_what_more_time_is_worth() -> None:
    shown = CliRunner().invoke(command, [*CURVE, "--steps", "2,4,8", "--json"])
    told = json.loads(shown.output)
    assert [(step["smaller"], step["larger"], step["games"]) for step in told["steps"]] == [
        ("2", "4", 2),
        ("4", "8", 2),
    ]


@pytest.mark.parametrize("steps", ["0.3s", "", "2,many", "0.3s,0.3s", "0,2"])
def test_a_curve_needs_two_budgets(steps: str) -> None:
    failed = CliRunner().invoke(command, [*CURVE, "--steps", steps])
    assert str(failed.exception) == f"--steps: found {steps!r}, accepted are at least two budgets like 0.3s,1.2s"


def test_a_match_ends_by_the_clock_with_whole_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count()  # a minute goes by between two looks
    monkeypatch.setattr(pairing_module, "monotonic", lambda: 60.0 * next(clock))
    made = list(pairings("lemans", ["a", "b"], 3, 1000, minutes=2))
    whole = list(pairings("lemans", ["a", "b"], 3, 1))
    assert len(made) == 2 * len(whole)
    assert made[: len(whole)] == whole


def test_a_match_without_time_plays_one_round_of_deals() -> None:
    assert list(pairings("lemans", ["a", "b"], 2, 1000, minutes=0.0)) == list(pairings("lemans", ["a", "b"], 2, 1))


def test_several_workers_ask_for_games_one_after_the_other() -> None:
    asked: list[int] = []

    def wanted() -> Iterator[Pairing]:
        for number in range(6):
            asked.append(number)
            yield Pairing("lemans", ("random", "random"), number)

    run = played(wanted(), 2)
    first = next(run)
    assert (first.pairing.deal, len(asked)) == (0, 3)
    assert [outcome.pairing.deal for outcome in run] == [1, 2, 3, 4, 5]


def test_what_neighbours_won_is_noted_and_measured_anew(tmp_path: Path) -> None:
    book = tmp_path / "strengths.json"
    note(book, [Strength.measured(4, "champion", "fine-mouche", 10, intervals.share(8, 10), {"champion": "0.1s"})])
    words = ["ladder", "lemans", "-n", "2", "--levels", "random,debutant", "--games", "4", "--workers", "1"]
    for _ in range(2):
        assert CliRunner().invoke(command, [*words, "--note", str(book)]).exit_code == 0
    first, second = read(book)
    assert (first.seats, first.level, first.against, first.games) == (2, "debutant", "random", 4)
    assert first.low <= first.share <= first.high
    assert second.held == {"champion": "0.1s"}
