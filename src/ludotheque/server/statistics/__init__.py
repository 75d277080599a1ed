"""Results, ratings and the leaderboard."""
