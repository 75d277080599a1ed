before-pole = The pole position has not been drawn yet.
round = Round { $round } ({ $time ->
    [night] night
   *[day] day
}), opened by car { $seat }.
deck = Deck: { $deck } { $deck ->
    [one] card
   *[other] cards
}{ $hidden ->
    [0] {""}
   *[other] , { $hidden } cards set aside
}.
car = Car { $seat }: { $score } { $score ->
    [one] point
   *[other] points
}, heat { $heat }, yellow tyres { $yellow }, blue tyres { $blue }, total { $total }. Cards laid: { $cards }. { $marks }
covered = Under the pit stop of car { $seat }: { $cards }.
nothing = nothing
mark-pole = [pole]
mark-retired = [overheated: out of the round]
mark-incident = [incident: any heat and it overheats]
pending = Waiting for its target: { $card }.
hand = Your hand: { $cards }.
hand-theirs = Hand of player { $seat }: { $cards }.
passes = Passes in a row: { $passes }.
place = Place { $rank }: car { $seat }.
eliminated = Place { $rank }: car { $seat }, eliminated.
round-ended = Round { $round } ended { $end ->
    [deck] when the deck ran out
    [last_car] with one car left
   *[all_passed] because everybody passed
}: { $points }.
card-race = { $colour ->
    [yellow] yellow
   *[blue] blue
} { $score }{ $heat ->
    [0] {""}
   *[other] {" "}({ $heat } heat)
}
card-y1 = yellow 1
card-y2 = yellow 2
card-y3 = yellow 3
card-y4 = yellow 4
card-y5 = yellow 5
card-y6 = yellow 6
card-y7 = yellow 7
card-y8 = yellow 8
card-b1 = blue 1
card-b2 = blue 2
card-b3 = blue 3
card-b4 = blue 4
card-b5 = blue 5
card-b6 = blue 6
card-b7 = blue 7
card-b8 = blue 8
card-hidden = a hidden card
card-stand = pit stop
card-weather_yellow = rain
card-weather_blue = sun
card-incident = technical incident
token-play = draw and play
token-pass = pass
token-pass-closes = pass: the round ends
token-card = play { $card }
token-target = target car { $seat }
token-pole = car { $seat } starts from pole
token-draw = draw { $card }
clause = ({ $number })
log-pole = The draw gives pole position to car { $seat } { $clause }.
log-deal = Car { $seat } is dealt: { $card }.
log-deal-hidden = Car { $seat } is dealt a card.
log-draw = Car { $seat } draws: { $card }.
log-draw-hidden = Car { $seat } draws a card.
log-play = Car { $seat } chooses to play.
log-pass = Car { $seat } passes.
log-card = Car { $seat } plays: { $card }.
log-target = Car { $seat } targets car { $target } { $clause }.
log-target-own = Car { $seat } targets their own car { $clause }.
log-stand = Car { $seat } makes a pit stop: earlier cards no longer count { $clause }.
log-weather = The card falls by itself on car { $seat }: most tyres of its colour { $clause }.
log-overheat = Car { $seat } overheats with { $heat } heat { $clause }.
log-stopped = Car { $seat } overheats because of the incident { $clause }.
log-round-end = Round { $round } ends: { $end ->
    [deck] the deck is empty
    [last_car] one car is left
   *[all_passed] every car in the round has passed
} { $clause }.
log-points = Points scored: { $points } { $clause }.
log-points-of = car { $seat } +{ $points }
log-round = Car { $seat } opens round { $round } { $clause }.
log-night = { $falls ->
    [yes] Night falls
   *[no] The night goes on
}: { $hidden } cards are set aside { $clause }.
log-day = Day breaks { $clause }.
log-eliminated = Car { $seat } overheated in the last round and is eliminated { $clause }.
log-winner = Car { $seat } wins the race with { $total ->
    [one] { $total } point
   *[other] { $total } points
}{ $tied ->
    [yes] , having started after the other car on that total
   *[no] {""}
} { $clause }.
option-starter = Who opens rounds 2 to 6
option-starter-rotate = each player in turn, clockwise
option-starter-pole = always the car on pole position
option-weather = What a weather card does
option-weather-points = three points less
option-weather-heat = one heat more (a rough game)
prompt-turn = Draw and play, or pass
prompt-card = Play one of your two cards
prompt-target = Choose the car to target

## board
board-you = You
board-total = total
board-round = round
board-night = night
board-badge = ROUND { $round }
board-frieze = Round { $round } of { $rounds }. Totals: { $standing }.
board-nothing = nothing played
board-holds = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
board-out = out of the round
board-overheated = OVERHEATED
board-passed = passed
board-pass-sign = PASS
board-aims = target to choose
board-away = away
board-robot = bot
board-opens = first to go
board-pole = pole position
board-leads = in the lead
board-pits = in the pits
board-eliminated = eliminated
board-place = { $rank ->
    [1] winner
   *[other] place { $rank }
}
board-tyres = Visible tyres: { $yellow } yellow, { $blue } blue
board-heat = Heat { $heat } of { $limit }
board-next-out = Incident: the next heat takes it out of the round
board-next-1 = next heat
board-next-2 = = out
board-deck = in the deck
board-hidden = set aside for the night
board-last-round = Last round: overheated = eliminated
board-play = Draw and play
board-pass = Pass
board-pad = Scores
board-ended = round { $round }: { $end ->
    [deck] the deck ran out
    [last_car] one car was left
   *[all_passed] everybody passed
}
board-engine = heat
the-race = the { $colour ->
    [yellow] yellow
   *[blue] blue
} { $score }
the-stand = the pit stop
the-weather_yellow = the rain card
the-weather_blue = the sun card
the-incident = the incident
board-if-card = If you play { $card }
board-if-target = If you target { $seat }
board-if-play = If you draw
board-if-pass = If you pass
board-then-ends = The round ends at once: { $points ->
    [0] you score nothing.
    [one] you score { $points } point.
   *[other] you score { $points } points.
}
board-then-out = Your engine gives out: the round brings you nothing.
board-then-pass = You keep your points and your card. { $left ->
    [one] If the last car passes too, the round ends.
   *[other] If the { $left } others pass too, the round ends.
}
board-then-target = You then choose the car it falls on.
board-then-safe = No card that you have not seen can put you out at one stroke yet.
board-then-odds = { $incident ->
    [yes] Under the incident
   *[no] { $heat ->
        [0] With a cold engine
       *[other] At { $heat } heat
    }
}, { $fatal ->
    [one] one card
   *[other] { $fatal } cards
} among the { $unseen } you have not seen would put you out{ $hidden ->
    [0] .
   *[other] {""}; { $hidden } sleep in the night.
}
board-next-short = = out
board-reminder = Reminder
board-reminder-cards = { $scores }: { $heat ->
    [0] cold
   *[other] { $heat } heat
}
board-reminder-out = { $limit } heat: out of the round
board-then-incident = While the incident is in sight, the least heat puts that car out. A pit stop wipes it away.
board-then-play-safe = No danger this turn: whatever you draw, you can play { $card }.
board-then-play-risk = The card in your hand would put you out. { $fatal ->
    [0] None
    [one] One
   *[other] { $fatal }
} of the { $unseen } cards you have not seen would do the same{ $hidden ->
    [0] .
   *[other] {""}; { $hidden } sleep in the night.
}

## tickets
remark-play-safe = no danger: you hold { $card }
remark-play-risk = { $fatal } of the { $unseen } unseen cards would put you out
remark-pass = you keep { $points } { $points ->
    [one] point
   *[other] points
}; { $missing } more { $missing ->
    [one] pass ends
   *[other] passes end
} the round
remark-pass-closes = { $points ->
    [0] you score nothing
    [one] you score { $points } point
   *[other] you score { $points } points
}
remark-gain = +{ $points }
remark-loss = −{ $points }
remark-heat = heat +{ $heat }
remark-cold = no heat: { $heat } of { $limit }
remark-hotter = heat { $before }, then { $after } of { $limit }
remark-overheats = overheats: the round is lost
remark-grave = Play it, eliminated from the race
remark-stand = wipes out { $points } { $points ->
    [one] point
   *[other] points
} and { $heat } heat
remark-incident = you choose the car that can bear no more heat
remark-weather = falls on { $seat }, most { $colour ->
    [yellow] yellow
   *[blue] blue
} tyres
remark-weather-own = falls on you, most { $colour ->
    [yellow] yellow
   *[blue] blue
} tyres
remark-weather-tied = { $colour ->
    [yellow] yellow
   *[blue] blue
} tyres tied ({ $tyres }): you choose
remark-target-points = round: { $before }, then { $after }
remark-target-incident = { $points } { $points ->
    [one] point
   *[other] points
}, heat { $heat } of { $limit }
remark-target-again = already under an incident

## hints

hint-close = You keep { $points } and the round closes.
hint-keep = You bring { $points } home, with a heat of { $heat }.
hint-insured = The card you hold cannot overheat you: draw without fear.
hint-risk = { $percent }% of the unknown cards would put you out, with { $points } at stake.
hint-target = This car stands at { $points }: here the blow counts.
hint-stand = The pit stop cools the car and wipes the slate.
hint-incident = The incident leaves a rival at the mercy of the next heat.
hint-weather = The weather hits the car that shows the most of these tyres.
hint-points = { $points } more, for a heat of { $heat }.

## ghost tickets
ghost-drawn = you have already drawn
ghost-tyres = does not have the most of these tyres
ghost-out = already out of the round

## header
where = { $round ->
    [0] Drawing lots for pole position
    [1] Round 1 · 16:00 to 20:00
    [2] Round 2 · 20:00 to midnight
    [3] Round 3 · midnight to 4:00
    [4] Round 4 · 4:00 to 8:00
    [5] Round 5 · 8:00 to noon
    [6] Round 6 · noon to 16:00
   *[other] Round { $round }
}

## score sheet
# the number of the round says enough
over-out = Overheated in the last round: unranked, no points
sheet-each-history = {""}

# What a puzzle is about.
theme-risk = Drive on or stop
theme-attack = The incident and its target
theme-weather = The weather
theme-pace = The card to lay
