"""Write a whole state of Macadam as JSON, and read it back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from ludotheque.games.macadam import diary, position_checks
from ludotheque.games.macadam.diary import DEMANDS, all_told, paper_bits, papers
from ludotheque.games.macadam.edition import KINDS, PEDESTRIANS, TYPES, pack
from ludotheque.games.macadam.position_schema import Counts, Facts
from ludotheque.games.macadam.rules.cards import AGENT, INSURED, NONE, PERMITTED
from ludotheque.games.macadam.rules.diary import LAIN
from ludotheque.games.macadam.rules.player import Player
from ludotheque.games.macadam.rules.state import MacadamState
from ludotheque.games.macadam.rules.table import FINISHED, TO_DEAL, TO_DEALER
from ludotheque.games.macadam.views import PHASES, buried, counted, history, maybe
from ludotheque.kernel.position import require, shaped
from ludotheque.kernel.setting import Setting


def facts(state: MacadamState) -> dict[str, Any]:
    """Write the state as the facts of a position."""
    over = state.phase == FINISHED
    return {
        "phase": PHASES[state.phase],
        "round": int(state.round),
        "dealer": maybe(state.dealer),
        "coup": int(state.coup),
        "turn": maybe(state.turn),
        "demand": None if state.demand == NONE else DEMANDS[int(state.demand)],
        "reversed": state.backwards,
        "rolled": state.rolled,
        "drawn": state.drawn,
        "covered": [KINDS[state.board.covered[k]] for k in range(state.board.tokens)],
        "players": [_player_facts(player) for player in state.players],
        "fresh": counted(state.talon.fresh),
        "buried": [{"card": card, "author": author} for card, author in buried(state)],
        "centre": int(state.board.centre),
        "history": history(state)[: -1 if over else None],
        "diary": all_told(state),
    }


def _player_facts(player: Player) -> dict[str, Any]:
    exposed = counted(player.exposed)
    return {
        "hand": counted(player.hand),
        "exposed": exposed,
        "tickets": papers(int(player.tickets)),
        "penalties": int(player.penalties),
        "walked": int(player.pedestrians) - sum(exposed.get(name, 0) for name in PEDESTRIANS),
    }


def place(setting: Setting, data: Mapping[str, Any]) -> MacadamState:
    """Make the state with these facts, after checking that a game could stand so."""
    given = shaped(data, Facts)
    state = MacadamState(setting, pack(setting.edition, setting.seats, setting.options))
    n = setting.seats
    require(len(given.players) == n, "$.players", f"found {len(given.players)}, accepted is one for each of {n} seats")
    state.phase = PHASES.index(given.phase)
    state.round = _within(given.round, 1, state.pack.rounds, "$.round")
    state.coup = _within(given.coup, 0, state.pack.coups, "$.coup")
    state.dealer = NONE if given.dealer is None else _within(given.dealer, 0, n - 1, "$.dealer")
    require(given.dealer is not None or state.phase == TO_DEALER, "$.dealer", "the dealer is known by now")
    _place_players(state, given)
    _place_board(state, given)
    _place_talon(state, given)
    _place_history(state, given)
    if state.phase in (TO_DEALER, TO_DEAL):
        position_checks.deal(state)
        _check_idle(given)
    else:
        _place_coup(state, given)
    _place_diary(state, given)
    return state


def _place_players(state: MacadamState, given: Facts) -> None:
    for seat, found in enumerate(given.players):
        player, where = state.players[seat], f"$.players[{seat}]"
        for card, number in enumerate(_counts(found.exposed, f"{where}.exposed")):
            _take(state, card, number, f"{where}.exposed")
            require(card != AGENT or number == 0, f"{where}.exposed", "agents lie in the centre (MC-61)")
            for _ in range(number):
                player.lay(card, state.pack.cards[card].points)
        for card, number in enumerate(_counts(found.hand, f"{where}.hand")):
            _take(state, card, number, f"{where}.hand")
            for _ in range(number):
                player.gain(card)
        player.tickets = paper_bits(found.tickets, f"{where}.tickets")
        player.papers |= player.tickets
        player.penalties = _within(found.penalties, 0, state.coup, f"{where}.penalties")
        earlier = (state.round - 1) * sum(state.pack.cards[TYPES.index(name)].copies for name in PEDESTRIANS)
        player.pedestrians += _within(found.walked, 0, int(earlier), f"{where}.walked")
        position_checks.papers_laid(state, player, where)


def _place_board(state: MacadamState, given: Facts) -> None:
    board = state.board
    for k, kind in enumerate(given.covered):
        where = f"$.covered[{k}]"
        require(kind in KINDS, where, f"found {kind!r}, accepted are {', '.join(KINDS)}")
        require(board.uncovered[KINDS.index(kind)] > 0, where, f"no more {kind} signals on the board")
        board.cover(KINDS.index(kind))
    board.centre = _within(given.centre, 0, state.pack.agents, "$.centre")
    _take(state, AGENT, given.centre, "$.centre")
    board.insurances -= sum(player.tickets & INSURED != 0 for player in state.players)
    board.permits -= sum(player.tickets & PERMITTED != 0 for player in state.players)
    require(board.insurances >= 0 and board.permits >= 0, "$.players", "more tickets than there are (MC-10)")


def _place_talon(state: MacadamState, given: Facts) -> None:
    """Lay the talon; what is named nowhere is fresh while dealing, and out of play later."""
    talon = state.talon
    _check_length(given, state)
    for k, found in enumerate(given.buried):
        where = f"$.buried[{k}]"
        require(found.card in TYPES, f"{where}.card", f"found {found.card!r}, accepted are {', '.join(TYPES)}")
        author = _within(found.author, 0, state.seats - 1, f"{where}.author")
        _take(state, TYPES.index(found.card), 1, where)
        talon.bury(TYPES.index(found.card), author)
    fresh = _counts(given.fresh, "$.fresh")
    if state.phase in (TO_DEALER, TO_DEAL):
        whole = not given.fresh or fresh == [int(n) for n in talon.fresh]
        require(whole, "$.fresh", "while dealing, all cards that are not in hands are fresh")
        return
    for card, number in enumerate(fresh):
        _take(state, card, number, "$.fresh")
    talon.absent = talon.fresh
    talon.fresh = vec[u8]([u8(number) for number in fresh])
    talon.fresh_size = sum(fresh)


def _check_length(given: Facts, state: MacadamState) -> None:
    most = max(0, int(state.coup) - (not given.drawn))
    require(len(given.buried) <= most, "$.buried", f"found {len(given.buried)}, accepted is one a coup: {most}")


def _place_history(state: MacadamState, given: Facts) -> None:
    pack_, n, done = state.pack, state.seats, state.round - 1
    require(len(given.history) == done, "$.history", f"found {len(given.history)} rounds, accepted is {done}")
    most = sum(card.points * card.copies for card in pack_.cards)
    for r, scores in enumerate(given.history):
        where = f"$.history[{r}]"
        require(len(scores) == n, where, f"accepted are {n} scores")
        for seat, score in enumerate(scores):
            state.history[r * n + seat] = _within(score, -int(pack_.loss * pack_.coups), int(most), where)
            state.players[seat].total += score


def _place_coup(state: MacadamState, given: Facts) -> None:
    """Set leader, turn, signal, demand and direction of the coup."""
    state.dealt = state.pack.hand * state.seats
    state.leader = (state.dealer + state.coup - 1) % state.seats
    if given.demand is not None:
        require(
            given.demand in DEMANDS.values(), "$.demand", f"found {given.demand!r}, accepted are {[*DEMANDS.values()]}"
        )
        state.demand = next(code for code, name in DEMANDS.items() if name == given.demand)
    state.backwards, state.rolled, state.drawn = given.reversed, given.rolled, given.drawn
    if state.phase == FINISHED:
        require(given.turn is None, "$.turn", "nobody acts when the game is over")
    else:
        state.turn = state.leader if given.turn is None else _within(given.turn, 0, state.seats - 1, "$.turn")
        way = state.leader - state.turn if state.backwards else state.turn - state.leader
        state.followed = way % state.seats
    if state.phase != FINISHED and state.board.tokens == state.coup > 0:
        state.signal = int(state.board.covered[state.coup - 1])
    position_checks.coup(state)
    position_checks.phase(state)


def _check_idle(given: Facts) -> None:
    """Check that nobody acts and nothing is written while dealing."""
    idle = given.turn is None and given.demand is None and not (given.reversed or given.rolled or given.drawn)
    require(idle, "$.turn", "nobody acts before the first coup")
    require(not given.diary, "$.diary", "empty before the first coup")


def _place_diary(state: MacadamState, given: Facts) -> None:
    """Write the diary; without one, the present moment is its opening."""
    for k, note in enumerate(given.diary):
        diary.write(state, note, f"$.diary[{k}]")
    if not given.diary:
        for k in range(state.talon.bottom):
            state.diary.write(LAIN, int(state.talon.authors[k]), int(state.talon.buried[k]), 0)
    diary.check(state)


def _counts(found: Counts, where: str) -> list[int]:
    for name, number in found.items():
        require(name in TYPES, where, f"found {name!r}, accepted are {', '.join(TYPES)}")
        require(number >= 0, where, f"found {number} {name}, accepted is 0 or more")
    return [found.get(name, 0) for name in TYPES]


def _take(state: MacadamState, card: int, number: int, where: str) -> None:
    """Take so many cards of a type out of the pack, for the place that the position names."""
    copies = state.pack.cards[card].copies
    require(number <= state.talon.fresh[card], where, f"more than {copies} {TYPES[card]} in all")
    for _ in range(number):
        state.talon.take(card)


def _within(number: int, low: int, high: int, where: str) -> int:
    require(low <= number <= high, where, f"found {number}, accepted is {low} to {high}")
    return number
