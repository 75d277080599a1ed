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
way-tow = It tows the rider on its wheel.
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
       *[other] risk { $risk } on the dice
    }
   *[other] { $risk ->
        [0] break away by { $safe } safely
       *[other] break away by { $safe } safely and risk { $risk } on the dice
    }
}
token-dice = the dice show { $low } and { $high }
token-to = ride to column { $col }, lane { $lane }
token-finish = cross the finishing line
token-assist = help { $rider } and miss one's own next turn
token-decline = help nobody
clause = ({ $number })
log-first = Chance names player { $seat }, who goes first { $clause }.
log-pick = Player { $seat } chooses { $rider } { $clause }.
log-deal = Player { $seat } is dealt { $rider } { $clause }.
log-tow = { $rider } (player { $seat }) tows the rider on its wheel { $clause }.
log-tow-dice = { $rider } has no energy left: the dice name the price { $clause }.
log-shift = { $rider } (player { $seat }) side-steps first { $clause }.
log-stay = { $rider } (player { $seat }) stays in place { $clause }.
log-pact = { $rider } (player { $seat }) proposes a pact to { $other } { $clause }.
log-accept = Player { $seat } accepts the pact for { $rider } { $clause }.
log-refuse = Player { $seat } refuses the pact for { $rider } { $clause }.
log-paired = { $rider } plays at once and must end abreast of { $other } { $clause }.
log-break = { $rider } (player { $seat }) { $safe ->
    [0] { $risk ->
        [0] rides without a breakaway
       *[other] risks { $risk } on the dice
    }
   *[other] { $risk ->
        [0] breaks away by { $safe } safely
       *[other] breaks away by { $safe } safely and risks { $risk } on the dice
    }
} { $clause }.
log-dice = The dice show { $low } and { $high }.
log-paid = { $rider } pays { $kind ->
    [energy] { $energy } energy
    [form] { $form } form
    [both] { $energy } energy and { $form } form
   *[nothing] nothing
} { $clause }.
log-puncture = { $rider } has a puncture: the risky cells are lost { $clause }.
log-tow-puncture = { $rider } has a puncture: no risky breakaway this turn { $clause }.
log-to-miss = { $rider } will miss its next turn { $clause }.
log-skipped = { $rider } misses its turn { $clause }.
log-collapse = { $rider } cannot pay: it collapses and is out { $clause }.
log-spent = { $rider } has neither energy nor form left: it is out { $clause }.
log-late = { $riders } { $count ->
    [one] is beyond the time limit and leaves
   *[other] are beyond the time limit and leave
} the tour { $clause }.
log-to = { $rider } (player { $seat }) rides to column { $col }, lane { $lane }.
log-finish = { $rider } (player { $seat }) crosses the line, { $over ->
    [one] one cell
   *[other] { $over } cells
} beyond { $clause }.
log-finish-last = { $rider } (player { $seat }) crosses the line { $clause }.
log-drawn = { $riders } { $count ->
    [one] is drawn
   *[other] are drawn
} up one cell { $clause }.
log-assist = { $rider } (player { $seat }) helps { $other } and will miss its own turn { $clause }.
log-decline = { $rider } (player { $seat }) helps nobody { $clause }.
log-round = Minute { $round } begins { $clause }.
log-stage = Stage { $stage } begins ({ $first ->
    [plain] plain
    [climb] climb
   *[descent] descent
} then { $second ->
    [plain] plain
    [climb] climb
   *[descent] descent
}), { $rider } starts first { $clause }.
log-result = Stage { $stage } is over: { $times } { $clause }.
log-jersey = { $rider } { $kept ->
    [yes] keeps
   *[no] takes
} the yellow jersey { $clause }.
log-end = The tour is over{ $whole ->
    [yes] {""}
   *[no] : one side is left
} { $clause }.
log-winners = { $rider } wins the tour for { $count ->
    [one] player { $seats }
   *[other] players { $seats }
} { $clause }.
option-riders = Riders per player
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
prompt-pick = Choose a rider
prompt-wake = Decide about the rider on your wheel
prompt-answer = Accept or refuse the pact
prompt-break = Announce a breakaway, or ride without one
prompt-move = Choose the cell you ride to
prompt-assist = Help a punctured rider, or ride on

## board

scene = The course of stage { $stage }
road-start = START
road-finish = FINISH
road-col = COL
terrain-plain = plain
terrain-climb = climb
terrain-descent = descent
short-renault = Renault
short-providence = Provid.
short-bonnal = Bonnal
short-vandamme = Vand.
short-ptt = PTT
short-redoute = Redoute
short-agfa = Agfa
short-noel = Noël
short-escale = Escale
slate-safe = safe
slate-title-wake = { $rider } has a rider on its wheel
slate-title-answer = { $other } proposes a pact
slate-title-break = { $rider } breaks away: cells ridden
slate-title-move = { $rider }: { $cells ->
    [one] one cell
   *[other] { $cells } cells
} to ride
slate-title-assist = A puncture beside { $rider }
slate-watch = { $rider } is playing
slate-announced = { $safe ->
    [0] announces +{ $risk } with dice
   *[other] { $risk ->
        [0] announces +{ $safe } safe
       *[other] +{ $safe } safe, +{ $risk } with dice
    }
}
slate-way-tow = tows the rider on its wheel
slate-way-shift = side-steps by a lane
slate-way-pact = pact with { $rider }
slate-way-paired = must end beside { $rider }
slate-tow = Tow
slate-shift = Side-step
slate-stay = Stay in place
slate-pact = Pact with { $rider }
slate-accept = Accept
slate-refuse = Refuse
slate-assist = Help { $rider }
slate-decline = Ride on
slate-finish = Cross the line
cell-cost = { $cost ->
    [0] ride to column { $col }, lane { $lane }, without a breakaway
   *[other] break away by { $cost } safely to column { $col }, lane { $lane }
}
sign-cell = Column { $col }, lane { $lane }
sign-cell-cost = Column { $col }, lane { $lane }: −{ $cost } energy
sign-next = energy { $energy }; next { $terrain }, { $stars ->
    [one] one star
   *[other] { $stars } stars
}
sign-out = out: no energy, no form left
sign-finish = { $cost ->
    [0] Cross the line
   *[other] Cross the line: −{ $cost } energy
}
sign-line = the end of the stage
sign-over = { $over ->
    [one] one cell
   *[other] { $over } cells
} beyond the line
card-you = You
card-robot = , robot
card-free = free
card-time = { $time ->
    [one] { $time } minute
   *[other] { $time } minutes
} behind in all
card-energy = Energy { $energy } of { $most }
card-stars = { $terrain }: { $stars ->
    [one] one star
   *[other] { $stars } stars
}
card-form = Form
card-form-count = Form { $form } of { $most }
card-puncture = Puncture: misses its next turn
card-help = Helped: misses its next turn
stamp-across = HOME +{ $over }
stamp-out = OUT
profile = The tour in three stages{ $stage ->
    [0] {""}
   *[other] , we are in stage { $stage }
}
profile-stage = Stage { $stage }
profile-won = Stage { $stage }: { $rider }
results-title = General classification
results-note = minutes behind, place in the stage
results-rider = Rider
results-stage = Stage { $stage }
results-total = Total
results-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
results-out = out
podium-takes = { $rider } takes the yellow jersey
podium-wears = { $rider } wears the yellow jersey
panel-title = Announcement
panel-count = { $count ->
    [one] one possible
   *[other] { $count } possible
}, in cells
panel-hint = A safe cell costs one energy. With dice, the roll sets the price.
panel-sum = { $stars ->
    [one] one star
   *[other] { $stars } stars
} + { $extra } = { $cells ->
    [one] one cell
   *[other] { $cells } cells
}.
panel-go = Announce
panel-clear = Clear
panel-prices = What the dice cost for { $risk ->
    [one] one cell
   *[other] { $risk } cells
}, in 36 throws
panel-puncture = flat
remark-stars = plain { $plain }, climb { $climb }, descent { $descent }
remark-tow = { $rider } moves up one cell and plays right after
remark-shift = nobody is drawn; the first step is sideways
remark-stay-wake = nothing to pay, nobody is drawn
remark-stay = keeps its cell
remark-stay-paid = keeps its cell; the breakaway stays paid
remark-pact = no dice, end side by side; nobody is drawn
remark-accept = { $rider } will play at once and end beside { $other }
remark-refuse = { $other } must decide otherwise
remark-safe = energy { $energy } then { $left }
remark-free = no dice
remark-risk = at worst −{ $worst }, { $odds ->
    [0] no puncture
   *[other] puncture { $odds } in { $of }
}
remark-next = next { $terrain }, { $stars ->
    [one] one star
   *[other] { $stars } stars
}
remark-wheel = on the wheel of { $rider }; next { $stars ->
    [one] one star
   *[other] { $stars } stars
}
remark-finish = in minute { $round } of the stage
remark-assist = { $rider } will play, yours will miss a turn
remark-range = { $least } to −{ $most }
remark-turn = −1 turn
grave-break = Announce, may end at 0/0
grave-tow = Tow, may end at 0/0
where = { $stage ->
    [0] Choice of riders
   *[other] Stage { $stage } of 3 · minute { $round }
}
other-pick = Chooses a rider
other-wake = Decides about the rider on the wheel
other-answer = Answers a pact
other-break = Announces a breakaway
other-move = Chooses a space
other-assist = May help a punctured rider
print-energy = Energy
print-figure = { $rider }, figure
print-leader = { $rider } in yellow, figure
print-plate = Plate of player { $number }
print-tyre = Flat tyre, a turn to miss
print-prices = Price of cells at risk
print-cells = cells
print-flat = puncture
slate-flat = Puncture
slate-nothing = Nothing to pay
results-rank = Place
strip = The riders in the order of play

## hints
hint-pick = A rider that often wins, whoever the rivals are.
hint-risk = { $stars ->
    [one] Weak ground: this is where a risky breakaway brings most.
   *[other] { $risk ->
        [one] The risky cell is worth its price
       *[other] The { $risk } risky cells are worth their price
    }, with { $left } units in reserve.
}
hint-save = { $stars ->
    [one] The strength will do more good next turn.
   *[other] Good ground: save your strength for where the rider struggles.
}
hint-sprint = Energy left at the line is lost: put it into the sprint.
hint-safe = { $stars ->
    [one] Weak ground: each cell of energy gains nearly a minute here.
   *[other] This energy would do no more good further on.
}
hint-tow = The energy lost at the head of the string costs less than a side-step.
hint-shift = A step aside: nobody profits from your wheel, and the energy stays.
hint-stay = Staying draws nobody and costs nothing but the turn.
hint-pact = Abreast, you both move on without losing anything or drawing anybody.
hint-accept = The pact takes you as far as a turn of your own, and nothing is lost.
hint-refuse = Alone, this rider will go further.
hint-assist = The rider to be helped has better chances than this one.
hint-decline = A turn lost here would bring your side nothing.
hint-finish = The line is in reach: every minute counts.
hint-wait = No cell is better.
hint-wheel = In a rival's wheel: he must step aside or draw you.
hint-change = Column { $col } borders on the next terrain: no star is lost next turn.
hint-far = Column { $col } leaves the fewest minutes to ride.

## ghost tickets
ghost-tow = no free cell ahead within your stars
ghost-shift = no free cell to the side within your stars
ghost-refused = has already refused this turn
