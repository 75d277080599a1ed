"""Players of the house. Honest: a bot decides from what its seat may know, nothing else."""
