"""Finished games: replay, proof, import, export, analysis."""
