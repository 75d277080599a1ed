"""Hold what the bots of Macadam know."""
