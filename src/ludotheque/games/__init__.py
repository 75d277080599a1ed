"""One folder is one game. See docs/adding-a-game.md."""
