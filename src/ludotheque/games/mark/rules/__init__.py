"""The rules of Mark, compiled."""
