"""What the bots know of Maillot Jaune."""
