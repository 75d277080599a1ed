"""What the solo plan has added up is what the thirty-six throws bring."""

from __future__ import annotations

from itertools import product

import ludotheque as ludo
from ludotheque.games.maillot.bot.advice import MaillotAdvice
from ludotheque.games.maillot.bot.solo_plan import OUT_OF_IT, ROUND, Plan
from ludotheque.games.maillot.rules.tour import PUNCTURE


def thrown(plan: Plan, rider: int, stage: int, near: int, risk: int, energy: int, form: int) -> int:
    """Add up the rounds to come after each throw, one after the other."""
    total = 0
    for throw in plan.tour.throws:
        price = int(plan.tour.price(throw, risk))
        if price == PUNCTURE:
            total += int(plan.left(rider, stage, near, energy, form)) + ROUND
        elif price > energy + form:
            total += OUT_OF_IT
        else:
            after = (energy - price, form) if price <= energy else (0, form + energy - price)
            total += int(plan.left(rider, stage, near + risk, *after))
    return total // len(plan.tour.throws)


def test_a_risk_is_worth_the_mean_of_all_throws() -> None:
    advice = ludo.load("maillot").new(5).setting.advice
    assert isinstance(advice, MaillotAdvice)
    plan = advice.plan
    risks = range(1, int(plan.tour.risk) + 1)
    for rider, stage, near, risk in product((0, 5), (1, 3), (0, 12, 26), risks):
        for energy, form in ((6, 20), (2, 1), (0, 3)):
            known = plan.dare(rider, stage, near, near + risk, risk, energy, form)
            assert known == thrown(plan, rider, stage, near, risk, energy, form)
