"""Several tables that play the same deal."""
