"""Decisions of the searching bots for fixed seeds: the same compiled and uncompiled.

``PYTHONPATH=tests python tests/bots/decisions.py`` writes them anew, after a change of search or advice that is meant.
"""

from __future__ import annotations

import json
from pathlib import Path

import ludotheque as ludo
from bots.moments import moments
from ludotheque.bots.bot import Bot
from ludotheque.bots.budget import Budget
from support import HOUSE

FILE = Path(__file__).with_name("decisions.json")
MOMENTS = 4
BUDGET = Budget(simulations=16)


def decisions(slug: str) -> list[str]:
    """What Champion and Habitué decide at a few moments, and how long the search's tree has grown."""
    game, told = ludo.load(slug), []
    for seed, state in enumerate(moments(slug, (game.min_seats + game.max_seats) // 2, {}, 21, MOMENTS)):
        bot, seat = Bot("champion"), int(state.actor())
        best = game.token(state, bot.decide(state, seat, BUDGET, seed))
        plain = game.token(state, Bot("habitue").decide(state, seat, None, seed))
        assert bot.search is not None
        told.append(f"{best} {plain} {int(bot.search.tree.size)} {int(bot.search.playout.events)}")
    return told


if __name__ == "__main__":
    FILE.write_text(json.dumps({slug: decisions(slug) for slug in HOUSE}, indent=1) + "\n")
