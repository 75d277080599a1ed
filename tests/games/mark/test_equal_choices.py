"""Mark: choices that come to the same are one choice, and only those."""

from __future__ import annotations

from collections.abc import Iterator

import ludotheque as ludo
from ludotheque.kernel.state import State
from ludotheque.server.views.seat import seat_view

GAME = ludo.load("mark")


def decisions(games: int) -> Iterator[State]:
    """Every decision of some games played by chance."""
    for number in range(games):
        rng = ludo.Rng(3).spawn("game", number)
        state = GAME.new(seats=3)
        while state.actor() != ludo.OVER:
            if state.actor() == ludo.CHANCE:
                state.apply(state.sample(rng))
                continue
            yield state
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])


def seen_after(state: State, token: str) -> tuple[object, object]:
    """The actor's company after the token and its mirror image, and all that is seen besides."""
    seat = state.actor()
    after = state.clone()
    after.apply(GAME.action(after, token))
    view = dict(after.observe(seat))
    company = dict(view["companies"][seat])
    rows = company["first"], company["second"]
    mirrored = rows[0][::-1], rows[1][::-1]
    others = [one for number, one in enumerate(view["companies"]) if number != seat]
    market = sorted((str(row["colour"]), row["prices"], row["sold"]) for row in view["market"])
    return min(str(rows), str(mirrored)), (company["money"], others, market, view["bank"], view["phase"])


def test_alike_means_the_same_table_up_to_the_mirror() -> None:
    merged = 0
    for state in decisions(6):
        view, legal = state.observe(state.actor()), GAME.legal_tokens(state)
        if legal[0].startswith("bid"):
            continue
        for token in legal[1:]:
            if GAME.alike(view, token) == GAME.alike(view, legal[0]):
                assert seen_after(state, token) == seen_after(state, legal[0]), (legal[0], token)
                merged += 1
    assert merged > 20


def test_on_an_empty_dock_two_places_are_left_to_choose() -> None:
    for state in decisions(20):
        company = state.observe(state.actor())["companies"][state.actor()]
        takes = [token for token in GAME.legal_tokens(state) if token.startswith("take:")]
        if len(takes) >= 4 and not any(company["first"]) and not any(company["second"]):
            colour = takes[0].split(":")[1]
            found = {one.token: one.like for one in seat_view(state, state.actor(), acts=True).choices}
            assert [found[f"take:{colour}:{column}"] for column in range(4)] == [
                "",
                "",
                f"take:{colour}:1",
                f"take:{colour}:0",
            ]
            return
    raise AssertionError("no empty dock")
