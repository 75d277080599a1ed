"""A study in a process of its own: ``python -m ludotheque.lab <folder> <workers> <rollouts> <language>``.

The folder holds plan.json; progress.json tells how far it is, report.html is there when it is done, and fault.txt says
in one sentence why it cannot be.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from time import perf_counter

import msgspec

from ludotheque.extras import need

NICE = 10  # tables come first


def main(path: Path, workers: int, rollouts: int, language: str) -> None:
    """Run it; what goes wrong is written down for whoever ordered it."""
    try:
        run(path, workers, rollouts, language)
    except Exception as error:
        (path / "fault.txt").write_text(str(error) or type(error).__name__, encoding="utf-8")
        raise


def run(path: Path, workers: int, rollouts: int, language: str) -> None:
    """Play, tell, report."""
    need("lab", "A study")
    from ludotheque.lab.report.page import page
    from ludotheque.lab.study import study
    from ludotheque.lab.study_store import Folder, write

    plan = Folder(path).plan()
    total = plan.games * len(plan.seats) * len(plan.variants)
    left = sum(chunk.games for chunk in Folder(path).missing(plan))
    done, began = total - left, perf_counter()
    fresh = 0

    def progress(games: int) -> None:
        nonlocal fresh
        fresh += games
        rate = fresh / max(perf_counter() - began, 1e-9)
        write(path / "progress.json", msgspec.json.encode({"done": done + fresh, "total": total, "rate": rate}))

    progress(0)
    summary = study(plan, path, workers, None, rollouts, progress)
    write(path / "report.html", page(summary, language).encode())


if __name__ == "__main__":
    os.nice(NICE)
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
