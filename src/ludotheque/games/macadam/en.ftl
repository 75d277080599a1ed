before-dealer = The dealer has not been drawn yet.
round = Round { $round } of { $rounds }, dealer: player { $dealer }.
coup = Trick { $coup } of { $coups }, led by player { $leader }.
uncovered = Free signals: { $signals }.
signal = Signal covered by token { $token }: { $signal }.
demand = To be followed: { $demand }{ $way ->
    [back] , play going the other way round
   *[on] {""}
}.
turn = Player { $turn } to play; then: { $rest }.
nobody = nobody
nothing = nothing
times = { $what }{ $number ->
    [1] {""}
   *[other] {" "}× { $number }
}
player = Player { $seat }: { $score } points (round: { $round }), { $penalties } { $penalties ->
    [one] penalty
   *[other] penalties
}, { $hand } { $hand ->
    [one] card in hand
   *[other] cards in hand
}. On the table: { $cards }. Papers: { $papers }.
talon = Draw pile: { $fresh ->
    [0] exhausted (no fresh card)
    [one] { $fresh } fresh card
   *[other] { $fresh } fresh cards
}, { $buried } underneath. Traffic officers in the centre: { $centre }. Tickets left: { $insurances } insurance, { $permits } permit.
buried = Under the draw pile, in order: { $cards }.
buried-by = a card of player { $seat }
hand = Your hand: { $cards }.
hand-theirs = Hand of player { $seat }: { $cards }.
finished-round = Scores of round { $round }: { $scores }.
shown-hand = Hand of player { $seat }: { $cards }.
shown-talon = Fresh cards of the draw pile: { $fresh }.
ranks = Ranks: { $ranks }.
note-drew = Player { $seat } drew: { $card }.
note-dug = Player { $seat } drew a card that had been put under the pile: { $card }.
note-buried = Player { $seat } put under the draw pile: { $card }.
note-lain = Player { $seat } had put under the draw pile: { $card }.
note-played = Player { $seat } played: { $card }.
note-shuffled = The traffic officers are shuffled back into the draw pile: { $fresh } fresh cards.
note-threw = Player { $seat } threw the die: { $face }.
note-lacks = Player { $seat } could not play: { $sought }.
note-failed = Player { $seat } had no traffic officer and could not play: { $sought }.
note-passed = Player { $seat } kept a traffic officer, unable to play: { $sought }.
note-declined = Player { $seat } passed, unable to play: { $sought }.
note-has = Player { $seat } could have played: { $sought }.
sought-signals = a card for { $signals }
sought-companion = a card beside the traffic officer
sought-paper_or = { $demand }, or a paper
sought-paper = a paper
card-unknown = a card
card-ped_green = green pedestrian
card-ped_red = red pedestrian
card-ped_blue = blue pedestrian
card-ped_yellow = yellow pedestrian
card-bicycle = bicycle
card-moped = moped
card-motor = car or motorcycle
card-green_arrow = green arrow
card-blue_arrow = blue arrow
card-agent = traffic officer
card-insurance = insurance
card-permit = insurance and permit
card-any_vehicle = any vehicle
ticket-insurance = insurance (ticket)
ticket-permit = insurance and permit (ticket)
signal-walk = "Walk"
signal-wait = "Wait"
signal-cycle = cycle crossing
signal-motorway = motorway entry
signal-green_arrow = green arrow
signal-blue_arrow = blue arrow
token-roll = throw the die
token-draw = draw
token-agent = play a traffic officer
token-agent-stops = play a traffic officer: the trick stops
token-pass = play nothing{ $lost ->
    [0] , at no cost
   *[other] {" "}and lose { $lost } points
}
token-signal = { $signal }
token-discard = put under the draw pile: { $card }
token-play = play: { $card }
token-show = play beside the officer: { $card }
token-show-none = play the officer alone
token-extra = play as an extra card: { $card }
token-extra-none = no extra card
token-dealer = player { $seat } deals
token-take = the card drawn is: { $card }
token-die = the die shows { $face }: { $won ->
    [insurance] an insurance
    [permit] a permit
   *[nothing] nothing
}
clause = ({ $number })
log-dealer = Chance names player { $seat } as dealer { $clause }.
log-dealt = Player { $seat } is dealt: { $card }.
log-dealt-hidden = Player { $seat } is dealt a card.
log-roll = Player { $seat } throws the die.
log-die = The die of player { $seat } shows { $face }: { $won ->
    [insurance] an insurance
    [permit] a permit
   *[nothing] nothing
} { $clause }.
log-die-vain = The die of player { $seat } shows { $face }: a paper already owned, or out of stock { $clause }.
log-draw = Player { $seat } draws.
log-took = Player { $seat } takes: { $card }.
log-took-hidden = Player { $seat } takes the top card.
log-discard = Player { $seat } puts under the draw pile: { $card }.
log-discard-hidden = Player { $seat } puts a card under the draw pile.
log-signal = Player { $seat } covers a signal with token { $token }: { $signal } { $clause }.
log-play = Player { $seat } plays: { $card }.
log-agent = Player { $seat } plays a traffic officer { $clause }.
log-agent-alone = Player { $seat } has nothing to play beside the officer { $clause }.
log-show = Player { $seat } plays beside the officer: { $card } { $clause }.
log-show-none = Player { $seat } plays nothing beside the officer { $clause }.
log-extra = Player { $seat } plays as an extra card: { $card } { $clause }.
log-extra-none = Player { $seat } plays no extra card { $clause }.
log-pass = Player { $seat } plays nothing.
log-paper = Player { $seat } lays down the paper needed: { $paper } { $clause }.
log-stuck = Player { $seat } can serve no signal: the trick is over, nobody loses anything { $clause }.
log-stopped = The officer is played alone: the trick is over { $clause }.
log-turned = Green arrow: play goes the other way round { $clause }.
log-any-vehicle = Any vehicle will do to follow { $clause }.
log-demand = Now to be followed: { $demand } { $clause }.
log-penalty = { $why ->
    [cut] The trick is stopped: player { $seat } loses { $lost } points
    [passed] { $lost ->
        [0] Player { $seat } does not follow, at no cost
       *[other] Player { $seat } does not follow and loses { $lost } points
    }
   *[failed] { $lost ->
        [0] Player { $seat } cannot follow, at no cost
       *[other] Player { $seat } cannot follow and loses { $lost } points
    }
} { $clause }.
log-agents = The { $agents } traffic officers of the centre are shuffled back into the draw pile { $clause }.
log-coup = Player { $seat } leads trick { $coup } { $clause }.
log-round-end = Round { $round } is over: { $why ->
    [signals] all signals are covered
    [talon] the draw pile is exhausted and a hand is empty
   *[hand] a hand is empty
} { $clause }.
log-score-of = player { $seat }: { $score }
log-scores = Scores of the round: { $scores } { $clause }.
log-next-dealer = Player { $seat } deals round { $round } { $clause }.
log-winners = { $count ->
    [one] Player { $seats } wins with { $score } points{ $by ->
        [pedestrians] {" "}and the most pedestrians
       *[points] {""}
    }
   *[other] Players { $seats } win together with { $score } points
} { $clause }.
option-rounds = Number of rounds
option-rounds-1 = one round
option-rounds-2 = two rounds
option-rounds-3 = three rounds
option-rounds-4 = four rounds
option-rounds-5 = five rounds
option-rounds-6 = six rounds
option-extra_card = Extra card for the leader
option-extra_card-valid = a card that fits this trick, or a paper
option-extra_card-papers = a paper only
option-vehicle_penalty = Penalty for failing to follow a vehicle
option-vehicle_penalty-true = yes, as for a pedestrian or an arrow
option-vehicle_penalty-false = no
option-die = Throwing the die for a paper
option-die-leader = only when you lead the trick
option-die-everyone = also when you follow
option-finish = An empty hand ends the round
option-finish-talon = once the draw pile has no fresh card
option-finish-first_out = in any case, at the end of the trick
option-six_deal = Six players: cards each
option-six_deal-9 = nine, and two in the draw pile
option-six_deal-8 = eight, and eight in the draw pile
preset-base = Basic game
preset-no_mercy = No mercy
prompt-menu = Cover a signal, or prepare first
prompt-menu-signal = Cover a signal
prompt-menu-draw = Draw a card first
prompt-menu-draw-roll = Draw a card or roll the die
prompt-discard = Put a card under the draw pile
prompt-lead = Answer your own signal, or play nothing
prompt-lead-play = Answer your own signal
prompt-lead-agent = Play a traffic officer
prompt-lead-agent-pass = Play a traffic officer, or nothing
prompt-lead-pass = Nothing answers your signal: play nothing
prompt-show = Play a card beside the officer, or play the officer alone
prompt-extra = Play one more card, or leave it there
prompt-follow = Follow with a card or a traffic officer, or play nothing
prompt-follow-play = Follow with a card
prompt-follow-agent-pass = Play a traffic officer, or nothing
prompt-follow-pass = You cannot follow: play nothing
## board
board-gesture = { $signal }, with { $card }
board-crossroads = Crossroads: sixteen signals, { $covered } covered
board-you = You
board-any-vehicle = any vehicle
board-coup = Trick { $coup }
board-coup-over = Trick { $coup }, over
board-led = leads
board-followed = follows
board-leads = leads
board-plays = to play
board-to-come = to come
board-cut = cut off
board-missed = nothing
board-missed-free = nothing, no loss
board-agent-then = officer, then { $card }
board-agent-alone = officer alone
board-nothing-exposed = nothing played
board-in-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
board-no-insurance = no insurance
board-no-permit = no permit
board-round-score = this round: { $points }
board-talon = Draw pile
board-fresh = { $n ->
    [0] exhausted
   *[other] { $n } fresh
}
board-exhausted = Draw pile exhausted: an empty hand ends the round.
board-first-out = An empty hand ends the round.
board-cost-short = { $points ->
    [0] no loss
   *[other] −{ $points }
}
board-cost = { $points ->
    [0] Not following costs nothing.
   *[other] Not following costs { $points } points.
}
board-buried = { $n } below
board-under = Below:
board-die = The die
board-die-shows = The die shows { $face }
board-die-insurance = { $faces }: insurance
board-die-permit = { $faces }: permit
board-stock-insurance = { $n ->
    [one] { $n } insurance ticket
   *[other] { $n } insurance tickets
}
board-stock-permit = { $n ->
    [one] { $n } permit ticket
   *[other] { $n } permit tickets
}
board-stock-loss = { $n ->
    [one] { $n } loss ticket
   *[other] { $n } loss tickets
}
board-needs-insurance = insurance?
board-needs-permit = permit?
board-just-drawn = drawn
board-empty-hand = No card in hand
board-idle-pass = play nothing
board-idle-show-none = the officer alone
board-idle-extra-none = nothing more
board-signal = { $n ->
    [one] { $signal }, the last one
   *[other] { $signal }, { $n } free
}
board-sign-walk = Walk
board-sign-wait = Wait
board-sign-cycle = Cycle crossing
board-sign-motorway = Motorway entry
board-sign-green_arrow = Green arrow
board-sign-blue_arrow = Blue arrow
board-admits-walk = Pedestrians pass, of any colour.
board-admits-wait = Every vehicle passes; all others follow with any vehicle.
board-admits-cycle = Bicycle and moped pass.
board-admits-motorway = Only car and motorcycle pass.
board-admits-green_arrow = The green arrow card, and nothing else.
board-admits-blue_arrow = The blue arrow card, and nothing else.
board-fits = You have: { $cards }.
board-fits-none = You have nothing for it.
board-worth = { $points ->
    [0] { $card }
   *[other] { $card } ({ $points })
}
board-demand = To follow: { $demand }
board-reversed = The green arrow has turned the trick round.
board-cannot = You have nothing to follow with.
board-advice-menu = Aim at a signal: the cards that it lets pass rise.
board-advice-discard = One card too many: choose the one that goes under the draw pile.
board-advice-lead = Play a card that your signal lets pass.
board-advice-lead-agent = No card for this signal: the officer goes first, the card beside it leads.
board-advice-show = The card played beside the officer becomes the one to follow.
board-advice-extra = One more card scores now, but will not serve to follow later.
board-advice-follow = Follow, if you can.
board-shown = The cards that stayed hidden
board-short-ped_green = green pedestrian
board-short-ped_red = red pedestrian
board-short-ped_blue = blue pedestrian
board-short-ped_yellow = yellow pedestrian
board-short-bicycle = bicycle
board-short-moped = moped
board-short-motor = car
board-short-green_arrow = green arrow
board-short-blue_arrow = blue arrow
board-short-agent = officer
board-short-insurance = insurance
board-short-permit = permit
## remarks
order-tickets = signal walk wait cycle motorway play show extra discard ped_green ped_red ped_blue ped_yellow bicycle moped motor green_arrow blue_arrow agent insurance permit draw roll
sheet-penalties = Lose-100 tickets
effect-gain = +{ $points }
effect-loss = −{ $points }
effect-agent = officer
effect-before = before
effect-others = −{ $points } × { $players }
remark-signal = { $signal ->
    [walk] a pedestrian of any colour
    [wait] the others follow with any vehicle
    [cycle] bicycle or moped
    [motorway] car or motorcycle
    [green_arrow] the green arrow card only
   *[blue_arrow] the blue arrow card only
}, { $free ->
    [one] the last one
   *[other] { $free } free
}
remark-discard = { $points ->
    [0] worth no points
   *[other] would be worth { $points } on the table
}
remark-roll = { $sixths ->
    [0] no face helps
    [one] one face in six gives a paper
    [2] a missing paper one time in three
    [3] a missing paper one time in two
    [4] a missing paper two times in three
   *[other] { $sixths } faces in six give a paper
}
remark-draw = one more card, then one to put under the pile
remark-pass = { $spare ->
    [yes] your officer stays in hand
   *[no] no card played in this trick
}
remark-pass-free = at no cost
remark-pass-grave = Play nothing, lose { $lost } points
remark-agent-stops = { $players ->
    [one] the trick stops, one opponent is cut off
   *[other] the trick stops, { $players } opponents are cut off
}
remark-agent-saves = { $lost ->
    [0] then a card of your choice
   *[other] no penalty, then a card of your choice
}
remark-agent-opens = the card beside it will lead
remark-show-none = the card to follow stays the same
remark-extra-none = your hand stays as it is
remark-paper = laid down early, it scores nothing
remark-lays-paper = { $paper ->
    [insurance] your insurance goes down with it
   *[permit] your permit goes down with it
}
remark-extra = one more, the card to follow stays the same
remark-follows = you follow, nothing to lose
remark-last = nobody plays after you
remark-turns = the trick turns the other way round
remark-any-vehicle = { $players ->
    [one] one player will follow, with any vehicle
   *[other] { $players } players will follow, with any vehicle
}
remark-demands = { $players ->
    [one] one player will have to follow
   *[other] { $players } players will have to follow
}
## print
board-print-token = token { $n }
board-print-board = the crossroads
board-print-loss = lose { $points } points
## hints
hint-roll = The die costs nothing and may bring a missing paper.
hint-draw = Drawing costs nothing: the worst card goes back.
hint-draw-last = It is the last fresh card: drawing it brings the end nearer, and you are not ahead.
hint-pass = Your officer will do more good in another trick.
hint-hold = This card will serve later, to follow or to lead.
hint-alone = Your other cards are worth more in hand than in this trick.
hint-agent = { $lost ->
    [0] The officer lets a card of your choice pass.
   *[other] The officer saves you the loss and lets a card of your choice pass.
}
hint-cut = { $players ->
    [one] Against the green arrow, the officer makes the next player lose.
   *[other] Against the green arrow, the officer makes the next { $players } players lose.
}
hint-nothing = None of your cards passes this signal: you may as well cover it now.
hint-last = { $points ->
    [0] Nobody can answer it any more.
   *[other] { $points } points, and nobody can answer them any more.
}
hint-lead = { $points ->
    [0] An opponent has about a { $percent }% chance to follow.
   *[other] { $points } points; an opponent has about a { $percent }% chance to follow.
}
hint-follow = { $points ->
    [0] You follow and lose nothing.
   *[other] You follow and score { $points } points.
}
hint-extra = { $points ->
    [0] The card leaves your hand and brings nothing.
   *[other] { $points } points at once, if you hold more cards than tricks to place them.
}
hint-bury-unready = Without its paper, this vehicle may never get out.
hint-bury-idle = This card brings no points.
hint-bury = Of your cards the one that will be missed least, in spite of its { $points } points.

## ghost tickets
ghost-covered = all these signals are covered
ghost-thrown = the die has been thrown
ghost-papers = you lack no paper that could be won
ghost-drawn = you have already drawn
ghost-must-follow = you are able to follow
ghost-no-agent = you hold no traffic officer

## header
where = { $coup ->
    [0] Cards are being dealt
   *[other] Round { $round } · trick { $coup } · { $reversed ->
        [true] anticlockwise
       *[false] clockwise
    }
}

# What a puzzle is about.
theme-officer = The officer
theme-signal = The leading signal
theme-buried = The card to lay aside
theme-papers = The die and the stock
theme-extra = The extra card
theme-trick = The card for the trick
