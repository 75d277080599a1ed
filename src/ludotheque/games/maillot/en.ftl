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
where-riding = space { $col }, lane { $lane }
where-across = arrived, { $over ->
    [one] one space
   *[other] { $over } spaces
} beyond the line
where-out = out at space { $col }
mark-puncture = [puncture: misses its next turn]
mark-assist = [helping: misses its next turn]
turn = { $rider } is to play.
way-tow = It tows the rider on its wheel.
way-shift = It side-steps.
way-pact = It leads a pact.
way-paired = It must end abreast.
with-partner = Pact with { $rider }.
announced = Breakaway announced: { $safe } safe, { $risk } at risk.
punctured = Puncture!
asked = To be asked for help: { $riders }.
declined = Declined to help { $rider }: { $others }.
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
token-tow = tow the rider on your wheel (one unit of energy)
token-tow-dice = tow the rider on your wheel (the dice name the price)
token-shift = side-step to the next lane first
token-alone = ride alone: nobody gets a tow
token-alone-free = ride alone, without a pact
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
token-to = ride to space { $col }, lane { $lane }
token-finish = cross the finishing line
token-assist = help { $rider } and miss a turn of your own
token-decline = help nobody
clause = ({ $number })
log-first = Chance names player { $seat }, who goes first { $clause }.
log-pick = Player { $seat } chooses { $rider } { $clause }.
log-deal = Player { $seat } is dealt { $rider } { $clause }.
log-tow = { $rider } (player { $seat }) tows the rider on its wheel { $clause }.
log-tow-dice = { $rider } has no energy left: the dice name the price { $clause }.
log-shift = { $rider } (player { $seat }) side-steps first { $clause }.
log-alone = { $rider } (player { $seat }) rides alone{ $followed ->
    [yes] : nobody gets a tow
   *[no] , without a pact
} { $clause }.
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
log-puncture = { $rider } has a puncture: the risky spaces are lost { $clause }.
log-tow-puncture = { $rider } has a puncture: no risky breakaway this turn { $clause }.
log-to-miss = { $rider } will miss its next turn { $clause }.
log-skipped = { $rider } misses its turn { $clause }.
log-collapse = { $rider } cannot pay: it collapses and is out { $clause }.
log-spent = { $rider } has neither energy nor form left: it is out { $clause }.
log-late = { $riders } { $count ->
    [one] is beyond the time limit and leaves
   *[other] are beyond the time limit and leave
} the tour { $clause }.
log-to = { $rider } (player { $seat }) rides to space { $col }, lane { $lane }.
log-finish = { $rider } (player { $seat }) crosses the line, { $over ->
    [one] one space
   *[other] { $over } spaces
} beyond { $clause }.
log-finish-last = { $rider } (player { $seat }) crosses the line { $clause }.
log-drawn = { $riders } { $count ->
    [one] gets
   *[other] get
} a tow of one space { $clause }.
log-asked = { $rider } asks { $other } (player { $seat }) for help { $clause }.
log-assist = { $rider } (player { $seat }) helps { $other } and will miss its turn of { $when ->
    [now] this minute
   *[next] the next minute
} { $clause }.
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
option-teams-0 = every player for themselves
option-teams-2 = two teams
option-teams-3 = three teams
option-teams-4 = four teams
option-draft = Sharing out the riders
option-draft-choose = everybody chooses in turn
option-draft-deal = at random
option-slipstream = Slipstream: tow the rider on your wheel, or side-step
option-slipstream-on = yes
option-slipstream-off = no
option-pact = Pact: two riders side by side tow nobody
option-pact-on = yes
option-pact-off = no
option-assist = Help: miss a turn in place of a punctured rider
option-assist-on = yes
option-assist-off = no
option-terrain = From one terrain to the next
option-terrain-stop = stars end at the change of terrain
option-terrain-start = the stars of the starting space count for the whole turn
option-blocking = Occupied spaces
option-blocking-solid = ridden round; a full row can be ridden through
option-blocking-pass = ridden through, but nobody ends on one
option-stage_winner = Stage winner
option-stage_winner-furthest = the furthest beyond the line, within the same minute
option-stage_winner-first = the first across the line
preset-complete = Complete rules
preset-base = Basic rules
over-standing = Behind (min)
prompt-pick = Choose a rider
prompt-wake = Decide how to ride: tow, side-step, pact or alone
prompt-wake-alone-pact = Propose a pact, or ride alone
prompt-wake-shift-stay = Side-step, or stay in place
prompt-wake-shift-stay-tow = Tow the rider on your wheel, side-step, or stay in place
prompt-wake-stay-tow = Tow the rider on your wheel, or stay in place
prompt-wake-pact-stay-tow = Tow, propose a pact, or stay in place
prompt-wake-pact-shift-stay-tow = Tow, side-step, propose a pact, or stay in place
prompt-answer = Accept or refuse the pact
prompt-break = Announce a breakaway, or ride without one
prompt-move = Choose the space you ride to
prompt-assist = Help the punctured rider, or decline

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
slate-title-wake-free = { $rider } may propose a pact
slate-title-answer = { $other } proposes a pact
slate-title-break = { $rider } breaks away: spaces ridden
slate-title-move = { $rider }: { $cells ->
    [one] one space
   *[other] { $cells } spaces
} to ride
slate-title-assist = { $rider }: help { $other }?
slate-asked = { $when ->
    [now] would miss this turn
   *[next] would miss the next turn
}
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
slate-alone = Ride alone
slate-stay = Stay in place
slate-pact = Pact with { $rider }
slate-accept = Accept
slate-refuse = Refuse
slate-assist = Help { $rider }
slate-decline = Decline
slate-finish = Cross the line
cell-cost = { $cost ->
    [0] ride to space { $col }, lane { $lane }, without a breakaway
   *[other] break away by { $cost } safely to space { $col }, lane { $lane }
}
sign-cell = Space { $col }, lane { $lane }
sign-cell-cost = Space { $col }, lane { $lane }: −{ $cost } energy
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
    [one] one space
   *[other] { $over } spaces
} beyond the line
card-you = You
card-robot = , bot
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
card-assist = Helping: misses its next turn
stamp-across = FINISHED +{ $over }
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
}, in spaces
panel-hint = A safe space costs one energy. With dice, the roll sets the price.
panel-sum = { $stars ->
    [one] one star
   *[other] { $stars } stars
} + { $extra } = { $cells ->
    [one] one space
   *[other] { $cells } spaces
}.
panel-go = Announce
panel-clear = Clear
panel-prices = What the dice cost for { $risk ->
    [one] one space
   *[other] { $risk } spaces
}, in 36 throws
panel-puncture = flat
remark-stars = plain { $plain }, climb { $climb }, descent { $descent }
remark-tow = { $rider } moves up one space and plays right after
remark-shift = nobody gets a tow; the first step is sideways
remark-alone = nothing to pay, nobody gets a tow
remark-alone-free = announce and ride as usual
remark-stay-wake = nothing to pay, nobody gets a tow
remark-stay = keeps its space
remark-stay-paid = keeps its space; the breakaway stays paid
remark-gain-pact = { $saved ->
    [proposer] you keep the unit that the rider on your wheel costs
   *[partner] { $rider } keeps the unit that the rider on its wheel costs
}; no dice, finish side by side
remark-accept = { $rider } will play at once and end beside { $other }
remark-gain-accept = { $saved ->
    [proposer] { $other } keeps a unit, you lose nothing
   *[partner] you keep the unit that the rider on your wheel costs
}
remark-refuse = { $other } must decide otherwise
remark-safe = energy { $energy } then { $left }
remark-free = no dice
remark-risk = at worst { $worst ->
    [one] { $worst } unit
   *[other] { $worst } units
}; { $odds ->
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
remark-assist = { $rider } will play, { $helper } misses { $when ->
    [now] this turn
   *[next] the next turn
}
remark-range = { $least } to −{ $most }
remark-turn = −1 turn
grave-break = Announce, may end at 0/0
grave-tow = Tow, may end at 0/0
where = { $stage ->
    [0] Choice of riders
   *[other] Stage { $stage } of 3 · minute { $round }
}
other-pick = Chooses a rider
other-wake = Decides how to ride
other-answer = Answers a pact
other-break = Announces a breakaway
other-move = Chooses a space
other-assist = May help a punctured rider
print-energy = Energy
print-figure = { $rider }, figure
print-leader = { $rider } in yellow, figure
print-plate = Plate of player { $number }
print-tyre = Flat tyre, a turn to miss
print-prices = Price of spaces at risk
print-cells = spaces
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
        [one] The risky space is worth its price
       *[other] The { $risk } risky spaces are worth their price
    }, with { $left } units in reserve.
}
hint-save = { $stars ->
    [one] The strength will do more good next turn.
   *[other] Good ground: save your strength for where the rider struggles.
}
hint-sprint = Energy left at the line is lost: put it into the sprint.
hint-safe = { $stars ->
    [one] Weak ground: each space of energy gains nearly a minute here.
   *[other] This energy would do no more good further on.
}
hint-tow = The energy lost at the head of the string costs less than a side-step.
hint-shift = A step aside: nobody profits from your wheel, and the energy stays.
hint-alone = The stars lead nowhere: only a breakaway moves this rider on, and nobody gets a tow.
hint-alone-free = The follower is the neighbour's: keep the dice and all your spaces.
hint-stay = Staying tows nobody and costs nothing but the turn.
hint-pact = Side by side you both move on without losing anything or towing anybody.
hint-pact-partner = The pact costs you nothing and saves your side a unit.
hint-accept = The pact takes you as far as a turn of your own, and nothing is lost.
hint-refuse = Alone, this rider will go further.
hint-assist = The rider to be helped has better chances than this one.
hint-decline = A turn lost here would bring your side nothing.
hint-finish = The line is in reach: every minute counts.
hint-wait = No space is better.
hint-wheel = On a rival's wheel: the rival must step aside or tow you.
hint-change = Space { $col } borders on the next terrain: no star is lost next turn.
hint-far = Space { $col } leaves the fewest minutes to ride.
hint-lane = { $free ->
    [0] Lane { $lane }: a rival is right ahead.
    [one] Lane { $lane }: one free space straight ahead.
   *[other] Lane { $lane }: { $free } free spaces straight ahead.
  }

## ghost tickets
ghost-tow = no free space ahead within your stars
ghost-shift = no free space to the side within your stars
ghost-alone = only if you can neither tow nor side-step
ghost-refused = has already refused this turn

# What a puzzle is about.
theme-line = The finishing line
theme-tow = Slipstream and agreements
theme-effort = How much to spend
theme-draft = A rival’s wheel
theme-place = The right cell
