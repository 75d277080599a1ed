"""What runs once for every event of a study; compiled with the rules."""
