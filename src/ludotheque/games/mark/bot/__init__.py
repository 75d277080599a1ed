"""What the bots know of Mark, compiled."""
