"""Cochon: bonuses are those of the pack."""

from ludotheque.games.cochon.rules.state import CochonState


def check(state: CochonState) -> None:
    assert all(0 <= bonus < 4 for bonus in state.bonus)
    assert all(points >= 0 for points in state.points)
