"""A house that has grown by folders alone: a sixth game, and a third language made of the English one."""
