"""What a bot knows of Marathon: advice, and the table as numbers; compiled with the rules."""
