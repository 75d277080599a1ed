"""Information-set Monte Carlo tree search, compiled with the rules."""
