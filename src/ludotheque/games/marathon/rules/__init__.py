"""The rules of Marathon, compiled."""
