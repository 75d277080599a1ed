"""``ludo perft``: count sequences of events, a fingerprint of the rules."""

from __future__ import annotations

from typing import Any

import click

from ludotheque.bots.flaneur import Flaneur
from ludotheque.cli.common import game_argument, new_state, setting_options
from ludotheque.kernel.game import Game
from ludotheque.kernel.perft import divide
from ludotheque.kernel.perft import perft as count
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import CHANCE, OVER, State


def random_start(state: State, events: int, seed: int) -> State:
    """Return the state after so many random events: a fixed start in the middle of a game."""
    rng, stroller = Rng(seed), Flaneur()
    for _ in range(events):
        if state.actor() == OVER:
            break
        state.apply(state.sample(rng) if state.actor() == CHANCE else stroller.decide(state, rng))
    return state


@click.command()
@game_argument
@click.option("--depth", "-d", type=click.IntRange(1), required=True, help="Events in a sequence.")
@setting_options
@click.option("--after", type=click.IntRange(0), default=0, help="Start after so many random events.")
@click.option("--seed", type=int, default=1, show_default=True, help="Seed of those events.")
@click.option("--divide", "split", is_flag=True, help="Show the count below each first token.")
def perft(
    game: Game[Any],
    depth: int,
    seats: int | None,
    pairs: tuple[str, ...],
    box: str | None,
    after: int,
    seed: int,
    split: bool,
) -> None:
    """Count the sequences of events of GAME by depth."""
    state = random_start(new_state(game, seats, pairs, box), after, seed)
    if split:
        for action, below in divide(state, depth):
            click.echo(f"{game.token(state, action)}  {below}")
        return
    for level in range(1, depth + 1):
        click.echo(f"{level}  {count(state, level)}")
