"""The folder of a study: its plan, the games as they come, and at the end one Parquet file."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import msgspec
import polars as pl

from ludotheque.kernel.record import FIRST_RULES
from ludotheque.lab.games import COLUMNS
from ludotheque.lab.plan import RULES, BadStudy, Chunk, Plan
from ludotheque.registry import load

BATCH = 5_000  # games read at a time
Kept = TypeVar("Kept")


class Folder:
    """Nothing counts as done before it is whole on disk: a study may be stopped at any moment."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.parts = path / "parts"
        self.games = path / "games.parquet"
        self.report = path / "report.html"
        self.figures = path / "figures.json"

    def open(self, plan: Plan) -> None:
        """Begin, or go on with the same plan."""
        self.path.mkdir(parents=True, exist_ok=True)
        file = self.path / "plan.json"
        if file.exists():
            kept = self.plan()
            if kept.fingerprint != plan.fingerprint:
                raise BadStudy(f"{self.path} holds another study of {kept.game}: choose another folder with --out")
            self._check_rules(plan)
        else:
            self.put(RULES, load(plan.game).rules_version)
            write(file, msgspec.json.format(msgspec.json.encode(plan)))
        if not self.games.exists():
            self.parts.mkdir(exist_ok=True)

    def _check_rules(self, plan: Plan) -> None:
        """Games of two versions of the rules are not counted together."""
        kept, played = self.kept(RULES, int) or FIRST_RULES, load(plan.game).rules_version
        if kept != played:
            needs = f"version {kept} of the rules of {plan.game!r}, played here is version {played}"
            raise BadStudy(f"{self.path} holds a study under {needs}: choose another folder with --out")

    def plan(self) -> Plan:
        file = self.path / "plan.json"
        if not file.exists():
            raise BadStudy(f"{self.path} holds no study: there is no plan.json")
        try:
            return msgspec.json.decode(file.read_bytes(), type=Plan)
        except msgspec.MsgspecError as error:
            raise BadStudy(f"{file}: {error}") from None

    def missing(self, plan: Plan) -> list[Chunk]:
        """Return what is still to be played."""
        if self.games.exists():
            return []
        return [chunk for chunk in plan.chunks() if not self._part(chunk).exists()]

    def keep(self, chunk: Chunk, games: bytes) -> None:
        write(self._part(chunk), games)

    def gather(self, plan: Plan) -> None:
        """All parts in one file, in the order of the plan; memory does not grow with the games."""
        if self.games.exists():
            return
        parts = [self._part(chunk) for chunk in plan.chunks()]
        whole = self.path / "games.parquet.new"
        pl.scan_parquet(parts, schema=COLUMNS).sink_parquet(whole, compression="zstd", row_group_size=BATCH)
        os.replace(whole, self.games)
        shutil.rmtree(self.parts)

    def batches(self, plan: Plan, variant: int, seats: int) -> Iterator[pl.DataFrame]:
        """Yield the games of one variant at one number of seats, some at a time, in order."""
        first = (variant * len(plan.seats) + plan.seats.index(seats)) * plan.games
        frame = pl.scan_parquet(self.games)
        for offset in range(0, plan.games, BATCH):
            yield frame.slice(first + offset, min(BATCH, plan.games - offset)).collect()

    def kept(self, name: str, kind: type[Kept]) -> Kept | None:
        """Return what was put under that name; None if nothing was, or by another version of the library."""
        file = self.path / name
        try:
            return msgspec.json.decode(file.read_bytes(), type=kind) if file.exists() else None
        except msgspec.MsgspecError:
            return None

    def put(self, name: str, what: object) -> None:
        """Keep it as JSON beside the games."""
        write(self.path / name, msgspec.json.encode(what))

    def _part(self, chunk: Chunk) -> Path:
        return self.parts / f"{chunk.name}.parquet"


def write(path: Path, data: bytes) -> None:
    """Write the whole file or none of it."""
    new = path.with_name(path.name + ".new")
    new.write_bytes(data)
    os.replace(new, path)
