"""The state machine that every game speaks. It knows no game and does no I/O of its own."""
