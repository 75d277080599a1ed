"""The table in the terminal: answers of every kind, and no crash on any of them."""

from __future__ import annotations

import re

import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st

import ludotheque as ludo
from ludotheque.cli import ludo as command
from support import HOUSE


def at_keyboard(slug: str, keyboard: str | bytes, *words: str) -> Result:
    return CliRunner().invoke(
        command, ["play", slug, "--bots", "random", "--seed", "1", "--lang", "en", *words], input=keyboard
    )


def test_numbers_tokens_and_beginnings_are_answers() -> None:
    output = at_keyboard("lemans", "play\n1\npl\nca\npass\nq\n", "-n", "2").output
    assert "Several tokens begin so: card:" in output
    assert "Left the game after" in output


def test_why_not_and_clauses() -> None:
    output = at_keyboard("lemans", "? card:y1\nfly\nLM-25\n?\nq\n", "-n", "2").output
    assert "card:y1 is not allowed (LM-23)." in output
    assert '"fly" is not a token of this game. Accepted: play, pass, card:<type>' in output
    assert ludo.load("lemans").rulebook.clauses["LM-25"].text("en") in " ".join(output.split())
    assert "Type a token, its number" in output


def test_an_allowed_token_is_said_to_be_so() -> None:
    assert "pass is allowed." in at_keyboard("lemans", "? pass\nq\n", "-n", "2").output


def test_the_end_of_input_leaves_politely() -> None:
    result = at_keyboard("lemans", "")
    assert result.exit_code == 0
    assert "Left the game" in result.output


def test_hands_are_hidden_between_two_people() -> None:
    output = at_keyboard("lemans", "\npass\n\nq\n", "-n", "2", "--people", "all").output
    assert "Pass the keyboard to seat" in output


def test_secret_draws_are_not_told() -> None:
    """Seat 0 sees its own draws and none of the bots'."""
    output = at_keyboard("lemans", "pass\n" * 400, "-n", "3", "--people", "0").output
    dealt = re.findall(r"draw:\w+", output)
    assert "draw:?" in output
    assert 1 <= len(dealt) <= 6  # one card dealt to seat 0 in each round, and not one more


@pytest.mark.parametrize("slug", HOUSE)
def test_a_person_can_play_to_the_end_with_first_choices(slug: str) -> None:
    result = at_keyboard(slug, "1\n" * 5000)
    assert result.exit_code == 0, result.exception
    assert "The game is over" in result.output


@pytest.mark.parametrize("slug", HOUSE)
@given(answers=st.lists(st.text(max_size=12), max_size=12))
def test_no_answer_breaks_the_table(slug: str, answers: list[str]) -> None:
    keyboard = "\n".join(answers).encode("utf-8", "surrogatepass")
    assert at_keyboard(slug, keyboard).exit_code == 0
