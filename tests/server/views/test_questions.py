"""What somebody asks about in their own words, in both languages."""

from __future__ import annotations

import pytest

from ludotheque.server.errors import Refusal
from ludotheque.server.views import questions
from ludotheque.server.views.explain import why
from server.views.test_explain import at_phase


@pytest.mark.parametrize(
    ("words", "token"), [("Passer", "pass"), ("passe", "pass"), ("pass", "pass"), ("Piocher et jouer", "play")]
)
def test_the_words_of_a_ticket_name_it(words: str, token: str) -> None:
    assert why(at_phase("lemans", 3, "turn"), words).token == token


def test_english_words_are_understood_at_a_french_table() -> None:
    state = at_phase("macadam", 3, "menu")
    assert why(state, "roll the die").token == "roll"
    assert why(state, "lancer le dé").token == "roll"


def test_unclear_words_offer_the_three_nearest_questions() -> None:
    found = why(at_phase("marathon", 3, "turn"), "pétanque case")
    assert found.clause is None
    assert len(found.offers) == 3
    assert all("petanque" in one.token for one in found.offers)


def test_words_of_the_rulebook_lead_to_its_clauses() -> None:
    found = why(at_phase("lemans", 3, "turn"), "surchauffe")
    assert (len(found.offers), len(found.clauses)) == (0, 3)
    assert all(number.startswith("LM-") for number in found.clauses)


def test_nonsense_is_refused() -> None:
    with pytest.raises(Refusal):
        why(at_phase("lemans", 3, "turn"), "xyzzy")


def test_a_question_does_not_put_every_token_of_a_large_edition_into_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes a part of a millisecond, however many there will be; what is legal is looked at first."""
    state = at_phase("marathon", 3, "turn")
    monkeypatch.setattr(questions, "MAX_SEARCHED", 20)
    named = dict(questions.naming(state))
    legal = state.setting.game.legal_tokens(state)
    assert len(state.setting.tokens) > 20
    assert list(named)[: len(legal)] == legal[:20]
    assert len(named) == 20
    told = list[str]()
    monkeypatch.setattr(questions, "_told", lambda state, seen, token: told.append(token) or token)
    with pytest.raises(Refusal):
        why(state, "xyzzy")
    assert len(told) == 20
