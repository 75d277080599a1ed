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
