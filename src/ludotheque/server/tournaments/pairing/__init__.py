"""Who plays with whom in the next round."""
