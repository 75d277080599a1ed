"""What a forked house does first. Nothing is loaded here: the process has the server already."""

from __future__ import annotations

import os
import sys


def serve(words: list[str], environment: dict[str, str], log: str) -> None:
    """``ludo serve`` in this process, which says everything into a file."""
    os.environ.clear()
    os.environ.update(environment)
    with open(log, "ab", buffering=0) as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    sys.argv = ["ludo", "serve", *words]
    from ludotheque.cli import main

    main()
