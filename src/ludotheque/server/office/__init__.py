"""What an admin may do in the house: acts, their log, what nodes make of them."""
