"""Studies: many games between bots, what they show, and what a change of the game would change."""
