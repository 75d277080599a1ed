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
car = Car { $seat }: { $score } points, heat { $heat }, yellow tyres { $yellow }, blue tyres { $blue }, total { $total }. In front of it: { $cards }. { $marks }
covered = Under the Stand of car { $seat }: { $cards }.
nothing = nothing
mark-pole = [pole]
mark-retired = [overheated: out of the round]
mark-incident = [incident: any heat and it overheats]
pending = Waiting for its target: { $card }.
hand = Your hand: { $cards }.
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
card-hidden = a hidden card
card-stand = Stand
card-weather_yellow = yellow Weather
card-weather_blue = blue Weather
card-incident = technical Incident
token-play = draw a card, then lay one
token-pass = pass
token-pass-closes = pass: the round ends
token-card = lay { $card }
token-target = aim at car { $seat }
token-pole = car { $seat } starts from pole
token-draw = draw { $card }
clause = ({ $number })
log-pole = Car { $seat } draws the pole position { $clause }.
log-deal = Car { $seat } is dealt: { $card }.
log-deal-hidden = Car { $seat } is dealt a card.
log-draw = Car { $seat } draws: { $card }.
log-draw-hidden = Car { $seat } draws a card.
log-play = Car { $seat } plays.
log-pass = Car { $seat } passes.
log-card = Car { $seat } lays: { $card }.
log-target = Car { $seat } aims at car { $target } { $clause }.
log-stand = Car { $seat } pulls in: its earlier cards count no more { $clause }.
log-weather = The card falls by itself on car { $seat }, which has the most tyres of its colour { $clause }.
log-overheat = Car { $seat } overheats with { $heat } heat { $clause }.
log-stopped = Car { $seat } overheats because of the incident { $clause }.
log-round-end = Round { $round } ends: { $end ->
    [deck] the deck is empty
    [last_car] one car is left
   *[all_passed] every car in the round has passed
} { $clause }.
log-points = Points written: { $points } { $clause }.
log-points-of = car { $seat } +{ $points }
log-round = Car { $seat } opens round { $round } { $clause }.
log-night = { $falls ->
    [yes] Night falls
   *[no] The night goes on
}: { $hidden } cards are set aside { $clause }.
log-day = Day breaks { $clause }.
log-eliminated = Car { $seat } overheated in the last round: it is eliminated { $clause }.
log-winner = Car { $seat } wins the race with { $total ->
    [one] { $total } point
   *[other] { $total } points
}{ $tied ->
    [yes] , having started after the other car on that total
   *[no] {""}
} { $clause }.
option-starter = Who opens rounds 2 to 6
option-starter-rotate = the next seat clockwise
option-starter-pole = always the pole position
option-starter-leader = the leader on total
option-weather = What a weather card does
option-weather-points = three points less
option-weather-heat = one heat more (a rough game)
option-retired = Overheated cars
option-retired-out = count no more and receive nothing
option-retired-targets = count for the tyres and may receive cards, without effect
option-finale = Overheating in round 6
option-finale-eliminate = eliminates from the race
option-finale-zero = scores zero for the round, as in any other
prompt-turn = Draw a card, or pass
prompt-card = Lay one of your two cards
prompt-target = Choose the car to aim at
