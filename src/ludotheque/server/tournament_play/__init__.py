"""Tournaments in play: one command at a time, committed, applied; tables opened, begun and counted."""
