before-first = The first player has not been drawn yet.
before-start = Player { $seat } goes first. The riders are being shared out.
stage = Stage { $stage } ({ $first ->
    [plain] plain
    [climb] climb
   *[descent] descent
} then { $second ->
    [plain] plain
    [climb] climb
   *[descent] descent
}), minute { $round }.
seat = Player { $seat }: { $riders }.
jersey = Yellow jersey: { $rider }.
rider = { $place }. { $rider } (player { $seat }): { $where }, energy { $energy }, form { $form }{ $stars ->
    [0] {""}
    [one] , one star
   *[other] , { $stars } stars
}, { $time ->
    [one] { $time } minute
   *[other] { $time } minutes
} behind. { $marks }
where-banner = at the start
where-riding = column { $col }, lane { $lane }
where-across = arrived, { $over ->
    [one] one cell
   *[other] { $over } cells
} beyond the line
where-out = out at column { $col }
mark-puncture = [puncture: misses its next turn]
mark-help = [helping: misses its next turn]
turn = { $rider } is to play.
way-tow = It tows the rider in its wheel.
way-shift = It side-steps.
way-pact = It leads a pact.
way-paired = It must end abreast.
with-partner = Pact with { $rider }.
announced = Breakaway announced: { $safe } safe, { $risk } at risk.
punctured = Puncture!
queue = Then: { $riders }.
result = Stage { $stage }: { $times }.
delay = { $rider } +{ $delay } min
nobody = nobody arrived
rider-renault = Renault
rider-providence = La Providence
rider-bonnal = La Bonnal
rider-vandamme = Vandamme
rider-ptt = PTT
rider-redoute = La Redoute
rider-agfa = Agfa
rider-noel = Noël
rider-escale = L'Escale
token-pick = choose { $rider }
token-deal = { $rider } is drawn
token-first = player { $seat } goes first
token-tow = tow the rider in the wheel (one unit of energy)
token-tow-dice = tow the rider in the wheel (the dice name the price)
token-shift = side-step to the next lane first
token-stay = stay in place
token-pact = propose a pact to { $rider }
token-accept = accept the pact
token-refuse = refuse the pact
token-break = { $safe ->
    [0] { $risk ->
        [0] ride without a breakaway
       *[other] try { $risk } at the risk of the dice
    }
   *[other] { $risk ->
        [0] break away by { $safe } safely
       *[other] break away by { $safe } safely and try { $risk } at the risk of the dice
    }
}
token-dice = the dice show { $low } and { $high }
token-to = ride to column { $col }, lane { $lane }
token-finish = cross the finishing line
token-assist = help { $rider } and miss one's own next turn
token-decline = help nobody
option-riders = Riders a player
option-riders-0 = by the number of players
option-riders-1 = one
option-riders-2 = two
option-riders-3 = three
option-riders-4 = four
option-teams = Teams
option-teams-0 = everybody for themselves
option-teams-2 = two teams
option-teams-3 = three teams
option-teams-4 = four teams
option-draft = Sharing out the riders
option-draft-choose = everybody chooses in turn
option-draft-deal = at random
option-slipstream = Slipstream and side-step
option-slipstream-on = yes
option-slipstream-off = no
option-pact = Pact of two riders abreast
option-pact-on = yes
option-pact-off = no
option-assist = Help after a puncture
option-assist-on = yes
option-assist-off = no
option-terrain = Change of terrain
option-terrain-stop = stars end at the change of terrain
option-terrain-start = the stars of the starting cell count for the whole turn
option-blocking = Occupied cells
option-blocking-solid = cannot be crossed
option-blocking-pass = can be ridden through but not ended on
preset-complete = Complete rules
preset-base = Basic rules
