"""Hold the rules of Macadam, compiled."""
