"""The puzzle of the day at the terminal, and the maker of banks."""

from datetime import timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner

import ludotheque as ludo
from ludotheque.cli import ludo as command
from ludotheque.puzzles import calendar
from ludotheque.puzzles.puzzle import bank
from ludotheque.puzzles.tries import tries_of
from support import HOUSE

SLUG = "lemans"


def shown(*words: str, keyboard: str = ""):
    return CliRunner().invoke(command, ["puzzle", *words], input=keyboard)


def todays(slug=SLUG):
    return calendar.of_day(bank(slug), calendar.today())


@pytest.mark.parametrize("slug", HOUSE)
@pytest.mark.parametrize(("lang", "found"), [("fr", "Trouvé !"), ("en", "Found!")])
def test_the_answer_is_found_and_explained(slug, lang, found):
    told = shown(slug, "--lang", lang, keyboard=f"h\n{todays(slug).answer[0]}\n")
    assert told.exit_code == 0, told.output
    assert found in told.output
    assert "±" in told.output
    assert ludo.load(slug).messages.say(lang, f"theme-{todays(slug).theme}") in told.output


def test_wrong_tries_are_counted_and_nonsense_is_not():
    puzzle = todays()
    wrong = next(
        token for token in ludo.load(SLUG).legal_tokens(puzzle.state(ludo.load(SLUG))) if token not in puzzle.answer
    )
    told = shown(SLUG, "--lang", "en", keyboard="nonsense\npole:0\n" + f"{wrong}\n" * tries_of(puzzle)).output
    assert "No. Here is the answer." in told
    assert "LM-" in told  # why the pole is not drawn now
    assert told.count("No") >= tries_of(puzzle)
    assert "±" not in shown(SLUG, "--lang", "en", keyboard="q\n").output


def test_a_day_gone_by_and_a_theme_may_be_asked_for():
    before = calendar.today() - timedelta(1)
    past = calendar.of_day(bank(SLUG), before)
    assert "Found!" in shown(SLUG, "--date", before.isoformat(), "--lang", "en", keyboard=f"{past.answer[0]}\n").output
    theme = calendar.collection(bank(SLUG), calendar.today())[0][0].theme
    assert "Puzzle of the day: 24 Heures" in shown(SLUG, "--theme", theme, "--lang", "en").output


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--date", "2099-01-01"), "The puzzle of 2099-01-01 has not come yet."),
        (("--date", "2020-01-01"), "24 Heures has no puzzle for 2020-01-01."),
        (("--date", "yesterday"), "does not match the format"),
        (("--theme", "nothing"), "24 Heures has no theme nothing; accepted are risk,"),
    ],
)
def test_what_is_not_there_is_told_in_one_sentence(words, sentence):
    told = shown(SLUG, *words, "--lang", "en")
    assert told.exit_code == 2
    assert sentence in told.output


def test_without_a_game_one_is_chosen_by_the_day():
    assert "Puzzle of the day: " in shown("--lang", "en").output


def test_a_full_bank_is_left_as_it_is(tmp_path: Path):
    """The command reads what is there and looks at no game more than it needs."""
    path = tmp_path / "bank.jsonl"
    text = ludo.load(SLUG).file("puzzles.jsonl")
    path.write_text(text, encoding="utf-8")
    told = CliRunner().invoke(command, ["puzzles", "make", SLUG, "--count", "1", "--out", str(path)])
    assert told.exit_code == 0, told.output
    assert path.read_text(encoding="utf-8") == text
