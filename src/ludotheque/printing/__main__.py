"""The press as a process of its own, for the house: an order comes in as JSON, the PDF goes out.

Drawing and setting take seconds and a compiler's memory; the house stays free, and ends the process when it takes
too long.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.extras import need
from ludotheque.kernel.errors import LudoError
from ludotheque.registry import load

NICE = 19  # on a machine of one core, too, people's moves come first


class Order(msgspec.Struct, frozen=True):
    """What is to be printed; ``values`` are somebody's own, None for the house edition."""

    game: str
    language: str
    paper: str
    app: str
    values: dict[str, Any] | None = None


def main() -> int:
    """Read an order, write the PDF; the exit code."""
    os.nice(NICE)
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
    try:
        need("print", "Printing")
        from ludotheque.printing.pdf import pressed

        game = load(order.game)
        made = pressed(game, game.edition_of(order.values), order.language, order.paper, Path(order.app))
    except LudoError as error:
        sys.stderr.write(str(error))
        return 2
    sys.stdout.buffer.write(made)
    return 0


if __name__ == "__main__":
    sys.exit(main())
