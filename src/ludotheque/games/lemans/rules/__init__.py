"""The rules of 24 Heures, compiled."""
