"""Why not, and what somebody meant who asked."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from ludotheque.kernel.state import State
from ludotheque.server.views.explain import why


def at_phase(slug: str, seats: int, phase: str) -> State:
    """A game played by chance up to the first decision of that phase."""
    rng, state = ludo.Rng(4), ludo.load(slug).new(seats=seats)
    while state.actor() != ludo.OVER:
        if state.actor() == ludo.CHANCE:
            state.apply(state.sample(rng))
            continue
        if state.observe(state.actor())["phase"] == phase:
            return state
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    raise AssertionError(phase)


def test_a_card_of_the_hand_before_drawing_means_to_draw() -> None:
    state = at_phase("lemans", 3, "turn")
    assert why(state, "card:y1").nearest == "play"
    assert why(state, "target:1").nearest == "play"


def test_a_card_before_its_signal_means_a_signal_that_admits_it() -> None:
    state = at_phase("macadam", 3, "menu")
    assert why(state, "play:bicycle").nearest in ("signal:cycle", "signal:wait")
    assert why(state, "play:ped_green").nearest == "signal:walk"
    assert why(state, "discard:ped_green").nearest == "draw"


def test_a_cell_before_the_announcement_means_the_announcement_that_reaches_it() -> None:
    state = at_phase("maillot", 3, "break")
    reach = state.observe(state.actor())["reach"]
    near, *_, far = sorted((token for token in reach if token.startswith("to:")), key=reach.__getitem__)
    assert why(state, near).nearest == "break:0:0"
    _, safe, risk = (why(state, far).nearest or "").split(":")
    assert (int(safe) + int(risk), int(risk) > 0) == (reach[far], True)  # beyond what is safe


@pytest.mark.parametrize(
    ("slug", "seats"), [("lemans", 2), ("mark", 2), ("maillot", 2), ("macadam", 2), ("marathon", 3)]
)
def test_what_is_offered_instead_is_legal_and_has_to_do_with_it(slug: str, seats: int) -> None:
    game = ludo.load(slug)
    rng, state = ludo.Rng(9), game.new(seats=seats)
    for _ in range(60):
        while state.actor() == ludo.CHANCE:
            state.apply(state.sample(rng))
        if state.actor() == ludo.OVER:
            break
        legal = game.legal_tokens(state)
        for token in state.setting.tokens[:: max(1, len(state.setting.tokens) // 40)]:
            meant = game.instead(state, token)
            kind = token.partition(":")[0]
            assert meant is None or (meant in legal and meant.partition(":")[0] in (kind, *game.leads.get(kind, ())))
        choices = state.legal()
        state.apply(choices[rng.below(len(choices))])
