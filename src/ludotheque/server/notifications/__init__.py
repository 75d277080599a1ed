"""'Your turn' for people who are away."""
