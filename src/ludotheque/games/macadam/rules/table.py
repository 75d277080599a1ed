"""Keep all that lies on the table, and score it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.macadam.rules.board import Board
from ludotheque.games.macadam.rules.cards import NONE, Pack
from ludotheque.games.macadam.rules.diary import Diary
from ludotheque.games.macadam.rules.player import Player
from ludotheque.games.macadam.rules.talon import Talon
from ludotheque.kernel.setting import Setting
from ludotheque.kernel.state import CHANCE, OVER, State

TO_DEALER: Final = 0
TO_DEAL: Final = 1
TO_MENU: Final = 2
TO_ROLL: Final = 3
TO_DRAW: Final = 4
TO_DISCARD: Final = 5
TO_LEAD: Final = 6
TO_SHOW: Final = 7
TO_EXTRA: Final = 8
TO_FOLLOW: Final = 9
FINISHED: Final = 10


@mypyc_attr(acyclic=True)
class Table(State):
    """Holds the players, the board, the talon, the diary, and where the coup stands."""

    def __init__(self, setting: Setting, pack: Pack) -> None:
        super().__init__(setting)
        self.pack: Pack = pack
        self.phase: i64 = TO_DEALER
        self.round: i64 = 1
        self.dealer: i64 = NONE
        self.dealt: i64 = 0
        self.coup: i64 = 0
        self.leader: i64 = NONE
        self.turn: i64 = NONE
        self.signal: i64 = NONE
        self.demand: i64 = NONE
        self.backwards: bool = False  # counter-clockwise (MC-33)
        self.followed: i64 = 0  # followers reached in this coup
        self.rolled: bool = False
        self.drawn: bool = False
        self.players: vec[Player] = vec[Player]([Player() for _ in range(self.seats)])
        self.board: Board = Board(pack)
        self.talon: Talon = Talon(pack)
        self.diary: Diary = Diary(pack.coups * (4 + self.seats))
        self.history: vec[i64] = vec[i64]([i64(0)] * int(pack.rounds * self.seats))

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Table)
        self.phase = other.phase
        self.round = other.round
        self.dealer = other.dealer
        self.dealt = other.dealt
        self.coup = other.coup
        self.leader = other.leader
        self.turn = other.turn
        self.signal = other.signal
        self.demand = other.demand
        self.backwards = other.backwards
        self.followed = other.followed
        self.rolled = other.rolled
        self.drawn = other.drawn
        self.board.copy_from(other.board)
        self.talon.copy_from(other.talon)
        self.diary.copy_from(other.diary)
        i: i64 = 0
        while i < self.seats:
            self.players[i].copy_from(other.players[i])
            i += 1
        i = 0
        while i < (other.round - 1) * self.seats:
            self.history[i] = other.history[i]
            i += 1

    def actor(self) -> i64:
        if self.phase == TO_DEALER or self.phase == TO_DEAL or self.phase == TO_ROLL or self.phase == TO_DRAW:
            return CHANCE
        if self.phase == FINISHED:
            return OVER
        return self.turn

    def forget_coup(self) -> None:
        """Begin each coup anew, clockwise, with nothing demanded (MC-33)."""
        self.signal = NONE
        self.demand = NONE
        self.backwards = False
        self.followed = 0
        self.rolled = False
        self.drawn = False

    def clear(self) -> None:
        """Take everything back before the next round (MC-87)."""
        for player in self.players:
            player.clear()
        self.board.clear(self.pack)
        self.talon.gather(self.pack)
        self.diary.used = 0
        self.dealt = 0
        self.coup = 0
        self.leader = NONE
        self.turn = NONE
        self.forget_coup()

    def pass_turn(self) -> None:
        """Pass the turn clockwise (MC-32), or counter-clockwise (MC-33)."""
        if self.backwards:
            self.turn = self.right_of(self.turn)
        else:
            self.turn = self.left_of(self.turn)

    def left_of(self, seat: i64) -> i64:
        """Find the next seat clockwise."""
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    def right_of(self, seat: i64) -> i64:
        """Find the next seat counter-clockwise."""
        if seat == 0:
            return self.seats - 1
        return seat - 1

    def round_score(self, seat: i64) -> i64:
        """Score the round (MC-82)."""
        player = self.players[seat]
        return player.points - self.pack.loss * player.penalties

    def score(self, seat: i64) -> i64:
        return self.players[seat].total + self.round_score(seat)

    def rank(self, seat: i64) -> i64:
        """Rank by points (MC-83), then by pedestrians (MC-84); else share the rank (MC-85)."""
        mine: i64 = self.score(seat)
        place: i64 = 1
        other: i64 = 0
        while other < self.seats:
            theirs: i64 = self.score(other)
            walkers: i64 = self.players[other].pedestrians - self.players[seat].pedestrians
            if theirs > mine or (theirs == mine and walkers > 0):
                place += 1
            other += 1
        return place
