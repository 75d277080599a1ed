"""A moment tried again: what another choice would have been worth, in the imagined games of the analysis."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.analysis.judging import label
from ludotheque.analysis.plan import CLOSER, seed_of_second_look
from ludotheque.bots.measured import Measured
from ludotheque.bots.reasons import reasons_of
from ludotheque.bots.worlds import Worlds, imagined, of
from ludotheque.kernel.rng import Rng, child_seed
from ludotheque.kernel.state import State


class Weighed(NamedTuple):
    """A choice: its chance to win, and how much less that is than with the Champion's answer."""

    token: str
    chance: Measured
    behind: Measured
    label: str
    reason: str


def weighed(state: State, step: int, tokens: list[str], games: int, seed: int) -> list[Weighed]:
    """Weigh choices of the seat that decides, the first of them being the Champion's answer.

    ``games``, ``seed``: those of the whole analysis, so that what it has told is told again.
    """
    seat, game = int(state.actor()), state.setting.game
    own = child_seed(seed_of_second_look(seed), "step", step)
    actions = list(dict.fromkeys(game.action(state, token) for token in tokens))
    worlds = Worlds(state, CLOSER * games, own)
    curve, (_, found) = worlds.curve(seat), worlds.compared(seat, actions)
    won = {action: of(shares, seat) for action, shares in found.items()}
    reasons = reasons_of(imagined(state, seat, Rng(own)), actions)
    return [
        Weighed(
            game.token(state, action),
            curve.chance(won[action]),
            curve.difference(won[actions[0]], won[action]),
            label(state, seat, action),
            reasons[action],
        )
        for action in actions
    ]
