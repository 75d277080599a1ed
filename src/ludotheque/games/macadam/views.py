"""Show what a seat or a spectator of Macadam may know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypedDict

from ludotheque.games.macadam.diary import DEMANDS, papers, told_to
from ludotheque.games.macadam.edition import KINDS, TYPES
from ludotheque.games.macadam.rules.cards import NONE
from ludotheque.games.macadam.rules.player import Player
from ludotheque.games.macadam.rules.state import MacadamState
from ludotheque.games.macadam.rules.table import FINISHED, TO_DEAL
from ludotheque.kernel.state import OVER

PHASES = ("dealer", "deal", "menu", "rolling", "drawing", "discard", "lead", "show", "extra", "follow", "over")


class PlayerView(TypedDict):
    """Shows what lies in front of a seat, open to all."""

    hand: int
    exposed: dict[str, int]
    papers: list[str]
    tickets: list[str]
    penalties: int
    pedestrians: int
    round_score: int
    score: int


class OwnView(TypedDict):
    """Shows what depends on who looks."""

    buried: list[dict[str, Any]]
    diary: list[dict[str, Any]]
    seat: int | None
    hand: dict[str, int] | None


class MacadamView(TypedDict):
    """Shows the table to one seat, or to a spectator."""

    game: str
    seats: int
    options: dict[str, Any]
    phase: str
    actor: int
    round: int
    dealer: int | None
    coup: int
    leader: int | None
    turn: int | None
    to_play: list[int]
    reversed: bool
    signal: str | None
    demand: str | None
    rolled: bool
    drawn: bool
    covered: list[dict[str, Any]]
    uncovered: dict[str, int]
    players: list[PlayerView]
    fresh: int
    buried: list[dict[str, Any]]
    centre: int
    stock: dict[str, int]
    diary: list[dict[str, Any]]
    history: list[list[int]]
    seat: int | None
    hand: dict[str, int] | None
    hands: list[dict[str, int]] | None
    fresh_cards: dict[str, int] | None
    ranks: list[int] | None


def view(state: MacadamState, seat: int | None) -> MacadamView:
    """Show all but the other hands and the talon (MC-28); at the end of the game all is laid open."""
    over, mine = state.actor() == OVER, own(state, seat)
    board, talon = state.board, state.talon
    return {
        "game": state.setting.game.slug,
        "seats": int(state.seats),
        "options": dict(state.setting.options),
        "phase": PHASES[state.phase],
        "actor": int(state.actor()),
        "round": int(state.round),
        "dealer": maybe(state.dealer),
        "coup": int(state.coup),
        "leader": maybe(state.leader),
        "turn": maybe(state.turn),
        "to_play": to_play(state),
        "reversed": state.backwards,
        "signal": None if state.signal == NONE else KINDS[state.signal],
        "demand": None if state.demand == NONE else DEMANDS[int(state.demand)],
        "rolled": state.rolled,
        "drawn": state.drawn,
        "covered": _covered(state),
        "uncovered": {kind: int(n) for kind, n in zip(KINDS, board.uncovered, strict=True)},
        "players": [_player(state, s) for s in range(state.seats)],
        "fresh": int(talon.fresh_size),
        "buried": mine["buried"],
        "centre": int(board.centre),
        "stock": _stock(state),
        "diary": mine["diary"],
        "history": history(state),
        "seat": mine["seat"],
        "hand": mine["hand"],
        "hands": [counted(player.hand) for player in state.players] if over else None,
        "fresh_cards": counted(talon.fresh) if over else None,
        "ranks": state.ranks() if over else None,
    }


def own(state: MacadamState, seat: int | None) -> OwnView:
    """Show what depends on who looks: their hand, what they buried and what they remember (MC-28)."""
    over = state.actor() == OVER
    return {
        "buried": [{"author": a, "card": card if over or a == seat else None} for card, a in buried(state)],
        "diary": told_to(state, seat),
        "seat": seat,
        "hand": None if seat is None else counted(state.players[seat].hand),
    }


def masked(state: MacadamState, token: str, seat: int | None) -> str:
    """Mask a card dealt, drawn or buried for all but the seat that receives or buries it (MC-28)."""
    kind, colon, _ = token.partition(":")
    if not colon or kind not in ("draw", "discard"):
        return token
    owner = (state.dealer + 1 + state.dealt) % state.seats if state.phase == TO_DEAL else state.turn
    return token if seat == owner else f"{kind}:?"


def counted(cards: Iterable[int]) -> dict[str, int]:
    """Count by card type, without those that are not there."""
    return {name: int(n) for name, n in zip(TYPES, cards, strict=True) if n}


def buried(state: MacadamState) -> list[tuple[str, int]]:
    """List the buried cards with their authors, from the next to come up to the last."""
    talon = state.talon
    return [(TYPES[talon.buried[i]], int(talon.authors[i])) for i in range(talon.top, talon.bottom)]


def to_play(state: MacadamState) -> list[int]:
    """List the seats that come after the acting one in this coup; clockwise until a green arrow lies."""
    if state.turn == NONE:
        return []
    step = -1 if state.backwards else 1
    return [int(state.turn + step * k) % int(state.seats) for k in range(1, state.seats - state.followed)]


def history(state: MacadamState) -> list[list[int]]:
    """List the scores of each finished round, seat by seat."""
    n = state.seats
    done = [[int(state.history[r * n + s]) for s in range(n)] for r in range(state.round - 1)]
    if state.phase == FINISHED:
        done.append([int(state.round_score(s)) for s in range(n)])
    return done


def maybe(seat: int) -> int | None:
    return None if seat == NONE else int(seat)


def _covered(state: MacadamState) -> list[dict[str, Any]]:
    """List each token with its signal and the leader who laid it (MC-11)."""
    return [
        {"token": k + 1, "signal": KINDS[state.board.covered[k]], "leader": int(state.dealer + k) % int(state.seats)}
        for k in range(state.board.tokens)
    ]


def _player(state: MacadamState, seat: int) -> PlayerView:
    player: Player = state.players[seat]
    return {
        "hand": int(player.size),
        "exposed": counted(player.exposed),
        "papers": papers(int(player.papers)),
        "tickets": papers(int(player.tickets)),
        "penalties": int(player.penalties),
        "pedestrians": int(player.pedestrians),
        "round_score": int(state.round_score(seat)),
        "score": int(state.score(seat)),
    }


def _stock(state: MacadamState) -> dict[str, int]:
    """Count the tickets left (MC-10); there may be more penalties than tickets for them (MC-71)."""
    losses = state.pack.losses - sum(player.penalties for player in state.players)
    return {"insurance": int(state.board.insurances), "permit": int(state.board.permits), "loss": max(0, int(losses))}
