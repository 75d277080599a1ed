"""How good a choice looks does not depend on the others that are weighed with it, nor on what was weighed before."""

from __future__ import annotations

from bots.moments import moments


def test_choices_weigh_the_same_alone_together_and_in_another_order() -> None:
    for seats in (3, 6):
        for state in moments("marathon", seats, {}, 3, 8):
            advice, actions, weights = state.setting.advice, state.scratch[:], state.scratch[:]
            count = state.fill_legal(actions)
            advice.weigh_all(state, actions, count, weights)
            together = {actions[i]: weights[i] for i in range(count)}
            for i, action in enumerate(sorted(together, reverse=True)):
                actions[i] = action
            advice.weigh_all(state, actions, count, weights)
            assert {actions[i]: weights[i] for i in range(count)} == together
            assert {action: advice.weigh(state, action) for action in together} == together
