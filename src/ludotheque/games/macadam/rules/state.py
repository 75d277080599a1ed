"""Play Macadam: the flow of the rounds and of their coups."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.macadam.hidden.beliefs import Beliefs
from ludotheque.games.macadam.rules.actions import (
    AGENT_PLAYED,
    DEALER,
    DIE,
    DISCARD,
    DRAW,
    EXTRA,
    EXTRA_NONE,
    PASS,
    PLAY,
    ROLL,
    SHOW,
    SHOW_NONE,
    SIGNAL,
    TAKE,
)
from ludotheque.games.macadam.rules.cards import (
    AGENT,
    ANY_VEHICLE,
    FACES,
    GREEN_ARROW,
    INSURANCE,
    NONE,
    ROAD_USERS,
    VEHICLES,
    WAIT,
    answers,
    one,
)
from ludotheque.games.macadam.rules.choices import (
    extra_sought,
    extras,
    fill_choices,
    fill_evenly,
    may_roll_too,
    must_hold,
    offered_kinds,
)
from ludotheque.games.macadam.rules.diary import (
    BURIED,
    COMPANION,
    DECLINED,
    DREW,
    DUG,
    FAILED,
    HAS,
    LACKS,
    PASSED,
    PLAYED,
    SHUFFLED,
    SIGNALS,
    THREW,
)
from ludotheque.games.macadam.rules.player import Player
from ludotheque.games.macadam.rules.table import (
    FINISHED,
    TO_DEAL,
    TO_DEALER,
    TO_DISCARD,
    TO_DRAW,
    TO_EXTRA,
    TO_FOLLOW,
    TO_LEAD,
    TO_MENU,
    TO_ROLL,
    TO_SHOW,
    Table,
)
from ludotheque.kernel.rng import Rng
from ludotheque.kernel.state import CHANCE, OVER


@final
@mypyc_attr(acyclic=True)
class MacadamState(Table):
    """Holds one moment at the crossroads."""

    def clone(self) -> "MacadamState":
        other = MacadamState(self.setting, self.pack)
        other.copy_from(self)
        return other

    # -- what is legal, chance -----------------------------------------------------------

    def fill_legal(self, out: vec[i64]) -> i64:
        return fill_choices(self, out)

    def fill_chances(self, out: vec[i64], weights: vec[i64]) -> i64:
        if self.phase == TO_DEALER:
            return fill_evenly(out, weights, DEALER, self.seats)  # MC-23
        if self.phase == TO_ROLL:
            return fill_evenly(out, weights, DIE, FACES)
        return self.talon.fill_chances(out, weights, TAKE)

    def draw(self, rng: Rng) -> i64:
        if self.phase == TO_DEALER:
            return DEALER + rng.below(self.seats)
        if self.phase == TO_ROLL:
            return DIE + rng.below(FACES)
        return TAKE + self.talon.pick(rng)

    def advance(self, action: i64) -> None:
        if self.phase == TO_DEAL:
            self.deal(action - TAKE)
        elif self.phase == TO_FOLLOW:
            self.follow(action)
        elif self.phase == TO_MENU:
            self.choose(action)
        elif self.phase == TO_LEAD:
            self.lead(action)
        elif self.phase == TO_EXTRA:
            self.expose_extra(action)
        elif self.phase == TO_SHOW:
            self.show(action)
        elif self.phase == TO_DRAW:
            self.take(action - TAKE)
        elif self.phase == TO_DISCARD:
            self.discard(action)
        elif self.phase == TO_ROLL:
            self.throw(action - DIE)
        else:
            self.dealer = action - DEALER  # MC-23
            self.phase = TO_DEAL

    # -- before the signal -------------------------------------------------------------------

    def deal(self, card: i64) -> None:
        """Deal one by one, clockwise, the first card to the dealer's left (MC-24)."""
        self.talon.take(card)
        self.players[(self.dealer + 1 + self.dealt) % self.seats].gain(card)
        self.dealt += 1
        if self.dealt == self.pack.hand * self.seats:  # MC-25, MC-26
            self.begin_coup()  # MC-27: the cards left are the talon

    def begin_coup(self) -> None:
        """Pass the lead clockwise, whatever happened (MC-31)."""
        self.leader = (self.dealer + self.coup) % self.seats
        self.turn = self.leader
        self.coup += 1
        self.forget_coup()
        self.phase = TO_MENU

    def choose(self, action: i64) -> None:
        if action == ROLL:
            self.rolled = True
            self.phase = TO_ROLL
        elif action == DRAW:
            self.drawn = True
            self.phase = TO_DRAW
        else:
            self.cover(action - SIGNAL)

    def throw(self, face: i64) -> None:
        """Give what the face shows (MC-55): a ticket, if that paper is missing and in stock (MC-57)."""
        player = self.players[self.turn]
        paper: i64 = self.pack.die[face] & self.board.winnable(player.papers)
        self.diary.write(THREW, self.turn, face, 0)
        if paper != 0:
            self.board.hand_out(paper)
            player.tickets |= paper
            player.papers |= paper
        if self.turn == self.leader:
            self.phase = TO_MENU
        else:
            self.answer(player)

    def take(self, card: i64) -> None:
        """Take the top card (MC-51), a buried one when no fresh card is left (MC-53)."""
        player = self.players[self.turn]
        if self.talon.fresh_size > 0:
            self.talon.take(card)
            self.diary.write(DREW, self.turn, card, 0)
        else:
            self.diary.write(DUG, self.turn, card, i64(self.talon.authors[self.talon.top]))
            self.talon.top += 1
        self.phase = TO_DISCARD
        if player.size == 0:  # MC-52
            self.phase = TO_MENU
        player.gain(card)

    def discard(self, action: i64) -> None:
        card: i64 = action - DISCARD
        self.players[self.turn].lose(card)
        self.talon.bury(card, self.turn)
        self.diary.write(BURIED, self.turn, card, 0)
        self.phase = TO_MENU

    # -- the leader's card -------------------------------------------------------------------

    def cover(self, kind: i64) -> None:
        """Cover the signal, then ask for a card or an agent (MC-40), or give up (MC-43)."""
        player = self.players[self.turn]
        self.signal = kind
        self.board.cover(kind)
        if player.has_agent() or player.exposable(self.pack) & self.pack.admits[kind] != 0:
            self.phase = TO_LEAD
        else:
            self.give_up(player, FAILED)

    def give_up(self, player: Player, what: i64) -> None:
        """End the coup of a stuck leader: it is void and nobody loses anything (MC-43)."""
        self.diary.write(what, self.turn, SIGNALS + offered_kinds(self), player.papers)
        self.end_coup()

    def lead(self, action: i64) -> None:
        player = self.players[self.turn]
        if action == PASS:
            self.give_up(player, PASSED)
        elif action == AGENT_PLAYED:
            self.play_agent(player, SIGNALS + one(self.signal))
        else:
            card: i64 = action - PLAY
            self.expose(player, card)
            demand: i64 = card
            if self.signal == WAIT:  # MC-47
                demand = ANY_VEHICLE
            self.open_with(card, demand)

    def expose(self, player: Player, card: i64) -> None:
        """Expose a card (MC-34), with the paper that it needs and that is not yet on the table (MC-22)."""
        self.lay(player, card)
        paper: i64 = self.pack.cards[card].paper
        if paper != 0 and player.papers & paper == 0:
            self.lay(player, INSURANCE + paper - 1)

    def lay(self, player: Player, card: i64) -> None:
        player.lose(card)
        player.lay(card, self.pack.cards[card].points)
        self.diary.write(PLAYED, self.turn, card, 0)

    def open_with(self, card: i64, demand: i64) -> None:
        """Open the coup with its first card; a green arrow turns it (MC-33)."""
        self.demand = demand
        self.backwards = card == GREEN_ARROW
        player = self.players[self.turn]
        if extras(self, player) != 0:
            self.phase = TO_EXTRA
            return
        self.diary.write(LACKS, self.turn, extra_sought(self), player.papers)
        self.next_follower()

    def expose_extra(self, action: i64) -> None:
        """Expose the extra card, which does not change the demand (MC-58, MC-59, MC-96)."""
        player = self.players[self.turn]
        if action == EXTRA_NONE:
            self.diary.write(HAS, self.turn, extra_sought(self), player.papers)
        else:
            self.expose(player, action - EXTRA)
        self.next_follower()

    # -- the followers -----------------------------------------------------------------------

    def next_follower(self) -> None:
        """Ask the next player, each once (MC-30); who can do nothing misses at once (MC-48)."""
        self.followed += 1
        while self.followed < self.seats:
            self.pass_turn()
            self.rolled = False
            player = self.players[self.turn]
            if self.has_answer(player) or may_roll_too(self, player):  # MC-92
                self.phase = TO_FOLLOW
                return
            self.miss(player, FAILED)
            self.followed += 1
        self.end_coup()

    def has_answer(self, player: Player) -> bool:
        """Ask for a card that matches the demand, or an agent (MC-46, MC-60)."""
        return player.has_agent() or player.exposable(self.pack) & answers(self.demand) != 0

    def answer(self, player: Player) -> None:
        """Let the follower answer the demand after the throw, or miss at once (MC-92)."""
        if self.has_answer(player):
            self.phase = TO_FOLLOW
        else:
            self.miss(player, FAILED)
            self.next_follower()

    def miss(self, player: Player, what: i64) -> None:
        """Give a penalty (MC-48, MC-49, MC-70); for a vehicle none, unless so agreed (MC-72)."""
        self.diary.write(what, self.turn, self.demand, player.papers)
        if self.pack.vehicle_penalty or answers(self.demand) & VEHICLES == 0:
            player.penalties += 1

    def follow(self, action: i64) -> None:
        player = self.players[self.turn]
        if action == ROLL:  # MC-92
            self.rolled = True
            self.phase = TO_ROLL
        elif action == AGENT_PLAYED:
            self.play_agent(player, self.demand)
        elif action == PASS:
            what: i64 = PASSED
            if may_roll_too(self, player):
                what = DECLINED
            self.miss(player, what)
            self.next_follower()
        else:
            self.expose(player, action - PLAY)
            self.next_follower()

    def play_agent(self, player: Player, lacking: i64) -> None:
        """Play an agent to the centre (MC-61), alone when there is nothing to expose (MC-62)."""
        self.diary.write(LACKS, self.turn, lacking, player.papers)  # MC-42, MC-60
        player.lose(AGENT)
        self.board.centre += 1
        self.diary.write(PLAYED, self.turn, AGENT, 0)
        if player.exposable(self.pack) & ROAD_USERS != 0:
            self.phase = TO_SHOW
        else:
            self.diary.write(LACKS, self.turn, COMPANION, player.papers)
            self.change_traffic(NONE)

    def show(self, action: i64) -> None:
        player = self.players[self.turn]
        if action == SHOW_NONE:
            self.diary.write(HAS, self.turn, COMPANION, player.papers)
            self.change_traffic(NONE)
        else:
            self.expose(player, action - SHOW)
            self.change_traffic(action - SHOW)

    def change_traffic(self, companion: i64) -> None:
        """Demand the companion (MC-63); a follower's arrow does not turn the coup (MC-66)."""
        if self.turn == self.leader:
            if companion == NONE:
                self.end_coup()  # MC-42
            else:
                self.open_with(companion, companion)  # MC-42: to be followed as it is
        elif self.demand == GREEN_ARROW:
            self.cut_off()
        else:
            if companion != NONE:
                self.demand = companion
            self.next_follower()

    def cut_off(self) -> None:
        """Penalise all who have not played yet, whatever they hold (MC-64, MC-73)."""
        self.followed += 1
        while self.followed < self.seats:
            self.pass_turn()
            self.players[self.turn].penalties += 1
            self.followed += 1
        self.end_coup()

    # -- the end -----------------------------------------------------------------------------

    def end_coup(self) -> None:
        """Return the agents first, then look for the end of the round (MC-77)."""
        if self.board.centre == self.pack.agents:  # MC-65
            self.talon.return_agents(self.board.centre)
            self.board.centre = 0
            self.diary.write(SHUFFLED, 0, self.talon.fresh_size, 0)
        if self.coup == self.pack.coups or self.is_eliminated():  # MC-75
            self.end_round()
        else:
            self.begin_coup()

    def is_eliminated(self) -> bool:
        """Ask whether the talon is exhausted and a hand empty (MC-76); by agreement a hand is enough (MC-93)."""
        if not self.pack.first_out and not self.talon.is_exhausted():
            return False
        for player in self.players:
            if player.size == 0:
                return True
        return False

    def end_round(self) -> None:
        """Begin the next round, dealt by the next player clockwise, or end the game (MC-86)."""
        if self.round == self.pack.rounds:
            self.forget_coup()
            self.turn = NONE
            self.phase = FINISHED
            return
        seat: i64 = 0
        while seat < self.seats:
            points: i64 = self.round_score(seat)
            self.history[(self.round - 1) * self.seats + seat] = points
            self.players[seat].total += points
            seat += 1
        self.round += 1
        self.dealer = (self.dealer + 1) % self.seats
        self.clear()
        self.phase = TO_DEAL

    def redraw(self, seat: i64, rng: Rng) -> None:
        """Imagine all hidden cards anew; when the game is over none is hidden."""
        if self.phase != FINISHED:
            Beliefs(self.pack, self.players, self.talon, self.diary, self.board, seat, rng).imagine(
                self.turn, must_hold(self)
            )

    def hides(self, seat: i64, action: i64) -> bool:
        """Hide a card dealt, drawn or buried from all but the seat that receives or buries it (MC-28)."""
        if action >= TAKE and action < DIE:
            if self.phase == TO_DEAL:
                return seat != (self.dealer + 1 + self.dealt) % self.seats
            return seat != self.turn
        return action >= DISCARD and action < PLAY and seat != self.turn

    def playout(self, rng: Rng) -> i64:
        out = self.scratch[:]
        events: i64 = 0
        who: i64 = self.actor()
        while who != OVER:
            if who == CHANCE:
                self.advance(self.draw(rng))
            else:
                self.advance(out[rng.below(self.fill_legal(out))])
            events += 1
            who = self.actor()
        return events
