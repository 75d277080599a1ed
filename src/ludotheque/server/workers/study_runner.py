"""Run the studies of admins, one at a time, each in processes of its own."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from contextlib import suppress
from pathlib import Path

import msgspec

from ludotheque.extras import need
from ludotheque.kernel.errors import LudoError
from ludotheque.lab.plan import RULES, Plan
from ludotheque.registry import load
from ludotheque.server.errors import Refusal
from ludotheque.server.ids import new_id
from ludotheque.server.protocol.studies import Status, StudyInfo

PAUSE = 5  # seconds for a study to end when it is stopped


class StudyRunner:
    """Folders of studies under one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.running: tuple[str, asyncio.subprocess.Process] | None = None
        self.lock = asyncio.Lock()  # two that begin at once are looked at one after the other

    def path(self, name: str) -> Path:
        """Return the folder of a study; a name from outside never leads elsewhere."""
        found = self.folder / name
        if re.fullmatch(r"[A-Za-z0-9_-]+", name) is None or not (found / "plan.json").exists():
            raise Refusal("not_found", "There is no such study.")
        return found

    async def start(self, plan: Plan, language: str, rollouts: int) -> StudyInfo:
        """Begin a study, or refuse while another one runs."""
        async with self.lock:
            self._refuse_two()
            name = new_id()
            path = self.folder / name
            path.mkdir(parents=True)
            (path / RULES).write_text(str(load(plan.game).rules_version), encoding="utf-8")
            (path / "plan.json").write_bytes(msgspec.json.encode(plan))
            await self._run(name, language, rollouts)
        return self.info(name)

    async def resume(self, name: str, language: str, rollouts: int) -> StudyInfo:
        """Go on with a stopped or failed study: the games played so far count."""
        path = self.path(name)
        async with self.lock:
            self._refuse_two()
            if (path / "report.html").exists():
                raise Refusal("conflict", "This study is done; its report is there.")
            (path / "fault.txt").unlink(missing_ok=True)
            await self._run(name, language, rollouts)
        return self.info(name)

    def _refuse_two(self) -> None:
        if self._busy() is not None:
            raise Refusal("conflict", "A study is under way; stop it or wait for its end.")

    async def _run(self, name: str, language: str, rollouts: int) -> None:
        path = self.folder / name
        workers = max(1, (os.cpu_count() or 2) - 1)
        words = (sys.executable, "-m", "ludotheque.lab", str(path), str(workers), str(rollouts), language)
        with (path / "trouble.txt").open("wb") as trouble:
            process = await asyncio.create_subprocess_exec(*words, stderr=trouble, start_new_session=True)
        self.running = (name, process)

    async def stop(self, name: str) -> StudyInfo:
        """Stop it; the games played so far are kept."""
        self.path(name)
        if self._busy() == name:
            await self.close()
        return self.info(name)

    async def close(self) -> None:
        """Stop the study under way."""
        if self.running is None or self.running[1].returncode is not None:
            return
        process = self.running[1]
        _tell(process, signal.SIGTERM)
        try:
            await asyncio.wait_for(process.wait(), PAUSE)
        except TimeoutError:
            _tell(process, signal.SIGKILL)
            await process.wait()

    def plan(self, name: str) -> Plan:
        """Return what was ordered."""
        return msgspec.json.decode((self.path(name) / "plan.json").read_bytes(), type=Plan)

    def list(self) -> list[StudyInfo]:
        """All studies that can be read, the newest first; folders of other versions are passed over."""
        names = [path.parent for path in self.folder.glob("*/plan.json")]
        found = []
        for path in sorted(names, key=lambda path: -path.stat().st_mtime):
            with suppress(Refusal, msgspec.MsgspecError):
                found.append(self.info(path.name))
        return found

    def info(self, name: str) -> StudyInfo:
        path = self.path(name)
        plan = self.plan(name)
        progress = {"done": 0, "rate": 0.0}
        if (path / "progress.json").exists():
            progress = msgspec.json.decode((path / "progress.json").read_bytes())
        total = plan.games * len(plan.seats) * len(plan.variants)
        status, fault = self._status(name, path)
        return StudyInfo(
            *(name, plan.game, list(plan.seats), list(plan.bots), total),
            *(int(progress["done"]), float(progress["rate"]), status, fault),
        )

    def report(self, name: str) -> str:
        path = self.path(name) / "report.html"
        if not path.exists():
            raise Refusal("not_found", "This study has no report yet.")
        return path.read_text(encoding="utf-8")

    def _busy(self) -> str | None:
        if self.running is None or self.running[1].returncode is not None:
            return None
        return self.running[0]

    def _status(self, name: str, path: Path) -> tuple[Status, str]:
        if (path / "report.html").exists():
            return "done", ""
        if self._busy() == name:
            return "running", ""
        fault = path / "fault.txt"
        return ("failed", fault.read_text(encoding="utf-8")[:300]) if fault.exists() else ("stopped", "")


def _tell(process: asyncio.subprocess.Process, word: signal.Signals) -> None:
    """To the study and its own workers, unless it has just ended by itself."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, word)


def checked(plan: Plan) -> Plan:
    """Return the plan, playable and with chunks of a good size, or refuse it in one sentence."""
    try:
        need("lab", "A study")
        from ludotheque.lab.plan import chunk_size
        from ludotheque.lab.study import length_of

        plan.check()
        return msgspec.structs.replace(plan, chunk=chunk_size(length_of(plan), plan.bots))
    except LudoError as error:
        raise Refusal("bad_plan", str(error)) from None
