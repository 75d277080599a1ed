"""What an edition of Cochon may hold."""

from ludotheque.kernel.edition import Kind, Whole

SCHEMA: dict[str, Kind] = {"goal": Whole(5, 100)}
