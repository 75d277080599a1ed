"""Print and play: the pieces of an edition as a vector PDF at true size, from the drawings of the screen."""
