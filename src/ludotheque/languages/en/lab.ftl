title = { $game }: a study of { $games } games
subtitle = { $variants ->
    [one] Seats: { $seats }. Bots: { $bots }. Seed { $seed }.
   *[other] Seats: { $seats }. Bots: { $bots }. Seed { $seed }. { $variants } versions, each with the same dice and cards.
}
terms-options = Options: { $terms }.
terms-edition = Values other than those of the house: { $terms }.
house-version = the house edition
versions-title = What is compared
versions-first = Every version is compared with the first one ({ $label }); they differ in what is listed here and in nothing else.
versions-value = value
versions-same = nothing: it is the same as the first
sweep-title = Over { $key }
sweep-why = The figures that change most for sure, at each value, with their intervals; the first version is one of the points.
sweep-wins-why = How often each seat wins at each value.
says-title = What this study says in five sentences
says-games = { $versions ->
    [one] Bots ({ $bots }) played { $games } games at { $seats } seats.
   *[other] Bots ({ $bots }) played { $games } games of each of { $versions } versions at { $seats } seats, with the same dice and cards.
}
says-equal = At { $seats } seats nothing speaks against equal chances: seat { $best } wins most often, { $most }, and seat { $worst } least, { $least }.
says-unequal = At { $seats } seats the chances are not equal: seat { $best } wins { $most }, seat { $worst } only { $least }.
says-course = A game takes { $decisions } decisions, each among { $branching } choices on average, and { $dead } of them leave no choice.
says-luck = Of what decides a game, { $luck } is luck and the rest is choice.
says-tension = The winner is ahead for good after { $decided } of the game; { $comeback } of the games are won from behind, and { $runaway } are runaways.
says-component = What goes most with winning or losing is “{ $name }”: { $worth } of the others beaten for one use more.
says-no-component = No component goes with winning or losing for sure.
says-change = { $count ->
    [one] One figure changes for sure: with { $version } at { $seats } seats, “{ $figure }” goes from { $old } to { $new }.
   *[other] { $count } figures change for sure, most of all with { $version } at { $seats } seats: “{ $figure }” goes from { $old } to { $new }.
}
says-no-change = No change of the versions makes a difference for sure: what differs may well be noise.
how-to-read = Behind each figure stands its 95 % interval: where the true figure lies 95 times in 100. Two figures whose intervals overlap may well be equal. Bots are no people: read what they show as a hint, and try it at a table.
chapter = { $variant ->
    [house] { $seats } seats
   *[other] { $seats } seats, { $variant }
}
chapter-games = { $games } games
seats-title = The seats
seats-equal = Nothing speaks against equal seats: such a spread of wins comes up { $chance } of the time between equal seats.
seats-unequal = The seats are not equal: such a spread of wins comes up { $chance } of the time between equal seats.
seat = seat { $seat }
won = games won
wins-why = How often each seat wins, in the order in which they sit, counted from 0; the line marks equal seats, and a shared win is shared.
scores = score
scores-why = The mean final score of each seat.
course-title = The course of a game
decisions = Decisions per game
decisions-why = How many decisions all seats together take in a game.
lengths-why = How many games had how many decisions: a long tail to the right means a few games that drag on.
turns = Turns per game
turns-why = How often the decision passes from one seat to another.
branching = Choices per decision
branching-why = Among how many legal choices a seat decides on average.
dead = Decisions without a choice
dead-why = The share of decisions with only one legal choice: dead turns.
lead_changes = Changes of the lead
lead_changes-why = How often in a game somebody else takes the lead alone, by the score as it stands.
decided = Decided after
decided-why = The part of the game after which nobody but the winner led or shared the lead; late is tense.
decided-bars-why = In how many games the winner took the lead for good at which part of the game.
comeback = Comebacks
comeback-why = Games won by a seat that stood in the lower half at half-time.
runaway = Runaways
runaway-why = Games in which the winner leads alone from the first third to the end.
drama = Drama
drama-why = How far back the eventual winner stood, on average over the game: 0 % is always first, 100 % always last.
tie = Shared wins
tie-why = Games in which two or more seats share the first place.
margin = Winning margin
margin-why = By how many points the best score beats the second.
score = Mean score
score-why = The mean final score over all seats.
luck-title = Luck and skill
luck = Share of luck
luck-why = Of everything that moves the chances of winning during a game between bots of the level Regular, the part done by dice and cards.
choice = Share of choices
choice-why = The rest: what is done by decisions, each compared with the others that such a bot might have taken there.
skill = { $level } beats { $below }
skill-why = How often a seat of the stronger level ends ahead of one of the weaker level at the same table, ties half: 50 % would mean that skill counts for nothing.
levels-title = The levels of this study
levels-why = The share of the other seats that each level beats at mixed tables, ties half.
levels-axis = others beaten
effect-axis = change in standard deviations
uses-title = The components
uses-why = Uses per game, the share of games with any use, and the worth: how many percentage points more of the others a seat beats with one use more than the mean of its table's seats of the same level. Worth is what goes with use, not proof of a cause; a dash stands where too few games tell the seats apart, or where a component is common to all.
component = component
uses = uses per game
used = games
worth = worth of one more
worth-why = The worth of one use more of each component, with its interval: right of the line goes with winning, left of it with losing.
never-used = Never used: { $names }.
winners-title = What winners did
winners-why = How often winners and the others used each component, the difference in standard deviations (0.2 is small, 0.5 middling, 0.8 large), and how often the seat that used it most at its table won (equal seats would give { $equal }).
winners-mixed = At these tables levels were mixed: the stronger level wins more, so what it does more often stands here, too.
by-winners = winners
by-others = others
effect = effect
most-wins = wins of the one who used it most
ways-title = Ways of playing
ways-why = Seats (of the strongest level) that shared out their decisions alike, whatever came of it, are put together: what each way does more and less often than the others at its tables, how many seats play so, and how often they win.
ways-plot-why = How often each way of playing wins; the line is { $equal }, the mean of all of them.
way = way
way-number = way { $number }
way-more = does more
way-less = does less
way-seats = seats
sure = sure
sure-yes = yes
sure-no = no
compare-title = What the change does
compare-why = Each figure of the changed version less that of the first, game by game with the same dice and cards; "sure" means that the difference stands when all figures of the study are taken together (Holm's correction at 5 %).
compare-effects-why = The sure changes in standard deviations of single games, so that figures of all kinds may be compared: 0.2 is small, 0.5 middling, 0.8 large.
compare-none = No figure changes for sure.
figure = figure
first = first
changed = changed
change = change
win-of = wins of seat { $seat }
score-of = score of seat { $seat }
games = games
made = Made by Ludothèque { $version }. The games are in games.parquet, the figures in figures.json beside this page.
suggest-title = Suggestions
suggest-why = The numbered versions come closer to the aim by more than noise, and are beaten by no other one both in the aim and in staying close to the house edition; each is in suggestion-N.toml beside this page. The best of many tries look better than they are, so they were played once more with other dice: their figures are of these games alone.
suggest-found = { $count ->
    [one] One version comes closer to the aim for sure: number { $number }, by { $gain }.
   *[other] { $count } versions come closer to the aim for sure; number { $number } the most, by { $gain }.
}
suggest-noise = These keys cannot move the aim: of { $tries } versions none comes closer than chance alone would, in { $games } games each ({ $keys }). Let other keys vary, or play more games.
suggest-tries = What was tried
suggest-why-none = No suggestion is written: the differences between these versions are within the noise.
suggest-heading = { $game }: looking for better values
aim-seats = Aim: equal seats. The distance from it is the mean gap between a seat's wins and an equal share.
aim-length = Aim: games of { $goal } decisions. The distance from it is the gap in percent.
aim-use = Aim: all components used alike. The distance from it is 0 % when they are, 100 % when only one is used.
suggest-plot-why = Each dot is a version that was tried: further left is closer to the house edition, lower is closer to the aim. The line is the trade-off: what each step away from the house edition buys.
version = version
miss = distance from the aim
distance = distance from the house edition
unchanged = unchanged

# Numbers and components
percent = { $number } %
component-name = { $group }: { $label }
components-other = Decisions
