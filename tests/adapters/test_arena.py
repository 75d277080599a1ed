"""Bots from outside: the two examples, and everything that bots do wrong."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import ludotheque as ludo
from ludotheque.adapters.stdio.arena import Match, Report
from ludotheque.adapters.stdio.external_bot import Clock, Outsider
from ludotheque.bots.bot import Bot
from ludotheque.bots.budget import Budget
from ludotheque.cli import ludo as command
from support import HOUSE

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
PRUDENT = f"{sys.executable} {EXAMPLES / 'prudent.py'}"
STROLLER = f"node {EXAMPLES / 'stroller.mjs'}"

# A bot whose decisions are one line of Python, given as its argument.
SCRIPT = """
import json, os, sys, time
for line in sys.stdin:
    m = json.loads(line)
    if m["do"] == "hello": print('{"is": "hello", "name": "Odd"}', flush=True)
    if m["do"] == "new": print('{"is": "ready"}', flush=True)
    if m["do"] == "legal": legal = m["tokens"]
    if m["do"] == "observe": view, events = m["view"], m["events"]
    if m["do"] == "decide":
        answer = {"is": "decision", "token": legal[0]}
        exec(sys.argv[1])
        print(json.dumps(answer), flush=True)
"""


@pytest.fixture
def odd(tmp_path: Path) -> object:
    (tmp_path / "odd.py").write_text(SCRIPT)

    def make(habit: str) -> str:
        return f"{sys.executable} {tmp_path / 'odd.py'} {shlex.quote(habit)}"

    return make


def match(bot: str, clock: Clock | None = None, slug: str = "lemans") -> tuple[Report, Outsider]:
    outsider = Outsider(bot, clock)
    state = ludo.load(slug).new(3)
    try:
        return Match(state, [Bot("habitue"), outsider, Bot("random")], 3).play(), outsider
    finally:
        outsider.close()


@pytest.mark.parametrize("bot", [PRUDENT, STROLLER])
@pytest.mark.parametrize("slug", HOUSE)
def test_the_examples_play_every_game(bot: str, slug: str) -> None:
    report, outsider = match(bot, Clock(30), slug)
    assert report.faults == []
    assert min(report.ranks) == 1
    assert outsider.name in ("Prudent", "Stroller")


@pytest.mark.parametrize(
    ("habit", "kind", "often"),
    [
        ("sys.exit('oh no')", "crashed", False),
        ("os.close(1); time.sleep(9)", "crashed", False),
        ("time.sleep(9)", "late", False),
        ("answer['token'] = 'fly'", "illegal", True),
        ("answer = 'what?'", "garbled", True),
        ("answer = {'is': 'ready'}", "garbled", True),
        ("print('x' * 1100000, end='', flush=True); time.sleep(9)", "crashed", False),
    ],
)
def test_what_goes_wrong_is_reported_and_the_game_goes_on(odd: object, habit: str, kind: str, often: bool) -> None:
    assert callable(odd)
    report, _ = match(odd(habit), Clock(0.3))
    kinds = [fault.kind for _, _, fault in report.faults]
    assert set(kinds) == {kind}
    assert (len(kinds) > 1) == often
    assert {seat for seat, _, _ in report.faults} == {1}
    assert len(report.ranks) == 3
    if habit.startswith("sys.exit"):
        assert "oh no" in report.faults[0][2].text


def test_a_bot_that_answers_without_reading_does_not_hang_the_arena(
    odd: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert callable(odd)
    monkeypatch.setattr("ludotheque.adapters.stdio.process.DEAF", 0.3)
    habit = "print('\\n'.join([json.dumps(answer)] * 5000), flush=True); time.sleep(9)"
    report, _ = match(odd(habit), Clock(30), "mark")  # whose views fill the pipe soonest
    kinds = [fault.kind for _, _, fault in report.faults]
    assert kinds[-1] == "late"
    assert "does not read" in report.faults[-1][2].text
    assert len(report.ranks) == 3


def test_a_bot_that_greets_with_nonsense_is_started_anew_for_the_next_game(tmp_path: Path) -> None:
    (tmp_path / "rude.py").write_text("import sys\nfor line in sys.stdin: print('hum', flush=True)")
    outsider = Outsider(f"{sys.executable} {tmp_path / 'rude.py'}")
    for deal in (1, 2):
        report = Match(ludo.load("lemans").new(2), [Bot("random"), outsider], deal).play()
        assert [fault.kind for _, _, fault in report.faults] == ["garbled"]
    outsider.close()


def test_a_bot_sees_its_own_cards_and_nobody_elses(odd: object) -> None:
    assert callable(odd)
    habit = "assert view['seat'] == 1 and all(t == 'draw:?' for a, t in events if t.startswith('draw') and a != -1)"
    report, _ = match(odd(habit + "; print(json.dumps({'is': 'info', 'text': str(events)}), flush=True)"), Clock(30))
    assert report.faults == []


def test_infos_are_kept_and_the_bank_is_used(odd: object) -> None:
    assert callable(odd)
    habit = "print(json.dumps({'is': 'info', 'text': 'hm'}), flush=True); time.sleep(0.005)"
    report, outsider = match(odd(habit), Clock(0.001, 60))
    assert report.faults == []
    assert outsider.told[0] == "hm"
    assert outsider.bank < 60


def arena(*words: str) -> Result:
    return CliRunner().invoke(command, ["arena", *words])


def test_the_command(odd: object) -> None:
    assert callable(odd)
    crash = odd("sys.exit(3)")
    result = arena("--bot", PRUDENT, "--bot", crash, "--seats", "2", "--games", "2", "--move", "30", "--json")
    assert result.exit_code == 0, result.output
    told = json.loads(result.output)
    assert told["games"] == 2
    assert [kind for _, kind, _ in told["faults"]] == ["crashed", "crashed"]
    shown = arena("--bot", STROLLER, "--bot", "random", "--seats", "3", "--games", "1", "--move", "30")
    assert "Stroller" in shown.output
    assert "crashed" not in shown.output


def test_a_bot_plays_itself() -> None:
    result = arena("--bot", PRUDENT, "--bot", PRUDENT, "--seats", "2", "--games", "2", "--move", "30")
    assert result.exit_code == 0, result.output
    assert "Prudent   Prudent #2" in result.output
    told = json.loads(arena("--bot", "random", "--bot", "random", "--seats", "2", "--games", "4", "--json").output)
    assert {(duel["level"], duel["against"]) for duel in told["duels"]} == {
        ("random", "random #2"),
        ("random #2", "random"),
    }


def test_what_a_bot_says_cannot_paint_the_terminal(tmp_path: Path) -> None:
    script = SCRIPT.replace('"Odd"', json.dumps("\x1b]0;owned\x07\x1b[31mOdd\u202e\n" + "x" * 60).replace("\\", "\\\\"))
    (tmp_path / "odd.py").write_text(script)
    habit = "print(json.dumps({'is': 'info', 'text': 'red \\x1b[31m'}), flush=True)"
    report, outsider = match(f"{sys.executable} {tmp_path / 'odd.py'} {shlex.quote(habit)}", Clock(30))
    assert report.faults == []
    assert outsider.name == "]0;owned[31mOdd xxxxxxxx"
    assert outsider.told[0] == "red [31m"


class SlowSearch:
    """Simulations that take their time, on a clock of their own."""

    def __init__(self, each: float) -> None:
        self.now, self.each, self.done = 0.0, each, 0

    def run(self, count: int) -> None:
        self.now += count * self.each
        self.done += count

    def is_settled(self, left: int) -> bool:
        return False

    def is_clear(self) -> bool:
        return False


@pytest.mark.parametrize("each", [0.0001, 0.003, 0.04, 0.2])
def test_a_level_of_the_house_keeps_to_its_time(each: float, monkeypatch: pytest.MonkeyPatch) -> None:
    search = SlowSearch(each)
    monkeypatch.setattr("ludotheque.bots.budget.perf_counter", lambda: search.now)
    Budget(seconds=0.1).spend(search)  # type: ignore[arg-type]
    assert search.done >= 1
    assert search.now <= 0.1 + each  # never more than one simulation too late
    search = SlowSearch(each)
    Budget(simulations=20, seconds=100.0).spend(search)  # type: ignore[arg-type]
    assert search.done == 20


@pytest.mark.parametrize(
    "words",
    [
        ("--bot", "habitue"),
        ("--bot", "habitue", "--bot", "/no/such/bot"),
        ("--bot", "habitue", "--bot", "true"),
        ("--bot", "habitue", "--bot", ""),
        ("join", "nowhere", "ABCDEF", "--bot", PRUDENT, "--token", "t"),
        ("join", "http://127.0.0.1:9", "ABCDEF", "--bot", PRUDENT, "--token", "t"),
    ],
)
def test_bad_input_is_one_sentence(words: tuple[str, ...]) -> None:
    result = arena(*words)
    assert isinstance(result.exception, ludo.LudoError)
