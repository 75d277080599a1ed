"""Puzzles: positions from bots' games with one clearly best choice."""
