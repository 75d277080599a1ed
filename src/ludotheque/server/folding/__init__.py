"""How each event changes a table. Pure: the same events give the same table, for ever."""

from ludotheque.server.folding.fold import fold, take

__all__ = ["fold", "take"]
