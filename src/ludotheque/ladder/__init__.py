"""Matches between bots: who beats whom, how often, and how sure one can be."""
