"""A finished game looked at by the Champion: every number about a seat is made from what that seat could know."""
