"""Try an edition: check its values, and let bots play a game on them."""

from __future__ import annotations

from typing import Any

from ludotheque.bots.bot import Bot
from ludotheque.kernel.edition import Edition
from ludotheque.kernel.errors import BadEdition, LudoError
from ludotheque.kernel.game import Game
from ludotheque.kernel.marked import mark
from ludotheque.kernel.rng import Rng, child_seed
from ludotheque.kernel.state import CHANCE, OVER, State
from ludotheque.registry import load
from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.protocol.catalogue import EditionTried, EditionTry
from ludotheque.server.views import seat as seat_views

MAX_EVENTS = 20_000  # of a bot game


def tried(question: tuple[str, EditionTry]) -> EditionTried:
    """Return what the values are worth: a game on them, or what is wrong."""
    slug, data = question
    game = load(slug)
    try:
        edition = game.edition_of(data.values)
        state: State = game.new(data.seats, None, edition)
    except BadEdition as error:
        return EditionTried(str(error), error.key)
    except LudoError as error:
        raise Refusal("bad_plan", str(error)) from None
    return _played(game, edition, state, data)


def _played(game: Game[Any], edition: Edition, state: State, data: EditionTry) -> EditionTried:
    """Play a game of Habitués with that seed; return its wanted moment."""
    chance, bot, step, wanted = Rng(data.seed).spawn("chance"), Bot("habitue"), 0, state.clone()
    line: protocol.LogLine | None = None
    while (who := int(state.actor())) != OVER and step < MAX_EVENTS:
        seed = child_seed(data.seed, "bot", step)
        action = state.sample(chance) if who == CHANCE else bot.decide(state, who, None, seed)
        before = state.clone() if step + 1 == data.step else None
        state.advance(action)
        step += 1
        if before is not None:
            token = game.masked(before, game.token(before, action), None)
            line = _line(game, edition, before, who, token, state, step)
            wanted = state.clone()
    if data.step >= step:
        wanted = state
    standard, own = game.edition.values, edition.values
    actor = int(wanted.actor())
    return EditionTried(
        values=dict(own),
        changed=sum(standard[key] != own[key] for key in own),
        step=min(data.step, step),
        steps=step,
        turn=actor if actor >= 0 else None,
        seen=seat_views.observe(wanted, None, words=True),
        line=line,
        result=protocol.Result(state.scores(), state.ranks()) if state.actor() == OVER else None,
    )


def _line(
    game: Game[Any], edition: Edition, before: State, actor: int, token: str, after: State, step: int
) -> protocol.LogLine:
    told = game.narrate(before.observe(None), actor, token, after.observe(None), edition, mark)
    return protocol.LogLine(step - 1, 0, actor, token, told)
