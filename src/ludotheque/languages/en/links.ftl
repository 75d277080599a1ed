# What chat apps show of a link.
link-house = Rare French board games to play in the browser, with friends or against bots.
link-invitation = { $name } invites you: { $title }
link-table = A table of { $title }
link-chairs = { $n ->
    [0] Every seat is taken
    [one] One free seat of { $seats }
   *[other] { $n } free seats of { $seats }
}
link-live = live, { $n } s a move
link-post = correspondence, { $n ->
    [one] one day a move
   *[other] { $n } days a move
}
link-free = no time limit
link-playing = The game is under way: come and watch.
link-paused = The game is paused.
link-over = The game is over: come and see it again.
link-closed = The table is closed.
link-puzzle = Puzzle of the day: { $title }
link-puzzle-text = One choice is clearly the best. Which one?
