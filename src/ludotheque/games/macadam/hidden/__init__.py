"""Imagine what a seat of Macadam cannot know."""
