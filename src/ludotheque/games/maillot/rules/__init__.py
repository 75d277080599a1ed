"""The rules of Maillot Jaune, compiled."""
