"""The rules of Macadam, compiled."""
