"""What the bots know of 24 Heures, compiled."""
