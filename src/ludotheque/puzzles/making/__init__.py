"""Make puzzles: bots play, a long search looks for clear choices, imagined games confirm them."""
