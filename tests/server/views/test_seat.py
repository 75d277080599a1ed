"""What one seat is shown: which moves have no alternative, as everybody can see."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from ludotheque.kernel.marked import mark
from ludotheque.kernel.state import State
from ludotheque.server.views.seat import find_prompt, seat_view


def alone(slug: str, seats: int, phase: str, seed: int = 5) -> State:
    """A game at its first decision of that phase with a single legal move."""
    for number in range(200):
        rng = ludo.Rng(seed).spawn("game", number)
        state = ludo.load(slug).new(seats=seats)
        while state.actor() != ludo.OVER:
            if state.actor() == ludo.CHANCE:
                state.apply(state.sample(rng))
                continue
            legal = state.legal()
            if len(legal) == 1 and state.observe(state.actor())["phase"] == phase:
                return state
            state.apply(legal[rng.below(len(legal))])
    raise AssertionError(phase)


def is_shown_forced(state: State) -> bool:
    return seat_view(state, state.actor(), acts=True).forced


def test_a_single_move_in_a_game_without_secrets_is_forced() -> None:
    assert is_shown_forced(alone("maillot", 3, "move"))


def test_a_single_card_that_fits_is_known_to_its_owner_only() -> None:
    assert not is_shown_forced(alone("macadam", 3, "follow"))


def test_a_choice_is_never_forced() -> None:
    state = ludo.load("lemans").new(seats=2)
    state.apply(state.sample(ludo.Rng(1)))
    while state.actor() == ludo.CHANCE:
        state.apply(state.sample(ludo.Rng(1)))
    assert len(state.legal()) > 1
    assert not is_shown_forced(state)


PROMISES = {  # what the general words of a phase offer: they are only used where all of it is legal
    ("mark", "act"): {"take", "move", "sell"},
    ("macadam", "menu"): {"signal"},
    ("macadam", "lead"): {"play", "pass"},
    ("macadam", "follow"): {"play", "agent", "pass"},
    ("maillot", "wake"): {"tow", "shift", "pact", "alone"},
}


@pytest.mark.parametrize(("slug", "seats"), [("mark", 2), ("macadam", 4), ("maillot", 5)])
def test_a_prompt_offers_only_what_is_legal(slug: str, seats: int) -> None:
    game, seen = ludo.load(slug), set()
    for number in range(12):
        rng = ludo.Rng(11).spawn(slug, number)
        state = game.new(seats=seats)
        while state.actor() != ludo.OVER:
            if state.actor() == ludo.CHANCE:
                state.apply(state.sample(rng))
                continue
            legal, phase = game.legal_tokens(state), str(state.observe(state.actor())["phase"])
            if find_prompt(state, {"phase": phase}, legal) == mark(f"prompt-{phase}"):
                assert PROMISES.get((slug, phase), set()) <= {token.split(":")[0] for token in legal}
            seen.add(phase)
            choices = state.legal()
            state.apply(choices[rng.below(len(choices))])
    assert {phase for game_slug, phase in PROMISES if game_slug == slug} <= seen
