"""``ludo ladder --peer open_spiel``: a level against OpenSpiel's IS-MCTS, with the same wall time."""

from __future__ import annotations

import json
from typing import Any

import click

from ludotheque.bots.levels import LEVELS
from ludotheque.cli.common import console
from ludotheque.kernel.errors import BadOption
from ludotheque.kernel.game import Game
from ludotheque.kernel.languages import ENGLISH
from ludotheque.kernel.state import State
from ludotheque.ladder.ladder import Ladder, mean
from ludotheque.ladder.pairings import pairings


def ladder_peer(game: Game[Any], state: State, slug: str, games: int, seconds: float, seed: int, as_json: bool) -> None:
    """All seat orders, the same deals; printed with intervals."""
    try:
        from ludotheque.ladder.open_spiel_peer import PEER, played
    except ImportError:
        raise BadOption("--peer open_spiel: OpenSpiel is not installed (pip install 'ludotheque[bench,rl]')") from None
    if type(game).masked is Game.masked:
        raise BadOption(f"--peer open_spiel: its IS-MCTS refuses {game.slug}, in which nothing is hidden")
    number = state.setting.seats
    ladder = Ladder([slug, PEER])
    for outcome in played(pairings(game.slug, [slug, PEER], number, games, seed, state.setting.options), seconds):
        ladder.add(outcome)
    if as_json:
        click.echo(json.dumps({"game": game.slug, "seats": number, "each": seconds, **ladder.as_dict()}, indent=1))
        return
    duel = ladder.duels[slug, PEER]
    low, high = duel.interval
    name = LEVELS[slug].name_in(ENGLISH)
    console.print(f"{game.title}, {number} seats, {duel.games} games, {seconds} s for each decision")
    console.print(f"{name} beats OpenSpiel's IS-MCTS in {100 * duel.share:.1f} % ({100 * low:.0f}–{100 * high:.0f})")
    for player in (slug, PEER):
        thought = ladder.thoughts[player]
        times = f"{mean(thought):.3f} s each, {thought.longest:.3f} s the longest"
        console.print(f"{player}: {thought.decisions} decisions, {times}")
