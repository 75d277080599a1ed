"""A real house, a real browser. Without chromium these tests are skipped aloud; where CI is set they fail."""

from __future__ import annotations

import os
import shutil
import warnings
from collections.abc import Callable, Iterator
from datetime import date
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from server.houses import RunningHouse

ROOT = Path(__file__).parents[2]
# Debian's chromium without windows does the same with two thirds of the work
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
APP = ROOT / "src" / "ludotheque" / "server" / "app" / "index.html"
# others' moves at once, and no move that plays itself while a test looks at it
HURRY = """
if (location.protocol === 'http:') for (const [name, value] of [['others', '0'], ['only-move', 'off']])
  localStorage.setItem(`ludo.${name}`, value)
"""
DAY = date(2026, 11, 18)  # whose puzzles are today's, so that the pages are the same whenever they are tested
HARMLESS = ("ERR_CONNECTION", "ERR_INTERNET", "ERR_FAILED", "WebSocket connection")  # a line that fell on purpose
KILLED = "ERR_EMPTY_RESPONSE"  # a house of the test's own, killed while it was asked for something


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    lack = _lack()
    if lack is None or os.environ.get("CI"):
        return
    here = Path(__file__).parent
    for item in items:
        if here in Path(item.fspath).parents:
            item.add_marker(pytest.mark.skip(reason=lack))
    warnings.warn(f"BROWSER TESTS SKIPPED: {lack}", stacklevel=1)


def _lack() -> str | None:
    if CHROMIUM is None:
        return "chromium is not installed (apt install chromium)"
    if not APP.exists():
        return "the web app is not built (cd web && npm ci && npm run build)"
    return None if find_spec("playwright") else "playwright is not installed"


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A server process on a free port and a file of its own."""
    folder = tmp_path_factory.mktemp("house")
    made = RunningHouse(f"sqlite:///{folder / 'house.db'}", folder, DAY, studies=str(folder / "studies")).start()
    yield made
    made.kill()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[RunningHouse]:
    """A house that a test may shut."""
    made = RunningHouse(f"sqlite:///{tmp_path / 'house.db'}", tmp_path).start()
    yield made
    made.kill()


@pytest.fixture
def calm_house(tmp_path: Path) -> Iterator[RunningHouse]:
    """A house whose bots take their time."""
    made = RunningHouse(f"sqlite:///{tmp_path / 'house.db'}", tmp_path, robot_pause=2).start()
    yield made
    made.kill()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Any]:
    """The browser; shut before other tests begin, for it keeps an event loop running."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


Visitor = Callable[..., Any]


@pytest.fixture
def visitor(chromium: Any, house: RunningHouse) -> Iterator[Visitor]:
    """Somebody with a browser of their own; what the console says against us fails the test."""
    contexts: list[Any] = []
    faults: list[str] = []

    def note(said: Any, meant: list[str]) -> None:
        if said.type in ("error", "warning") and not any(one in said.text for one in meant):
            faults.append(said.text)

    def come(
        name: str | None = None,
        width: int = 1280,
        url: str | None = None,
        film: bool = False,
        refused: str = "",
        **more: Any,
    ) -> Any:
        """``film``: moves are shown one by one and in motion, as people see them; other tests are in a hurry.

        ``refused``: the answer that this visitor is meant to get, which the console tells, as "409 (Conflict)".
        """
        base = url or house.url
        if not film:
            more.setdefault("reduced_motion", "reduce")
        size = {"width": width, "height": 844 if width < 500 else 900}
        context = chromium.new_context(viewport=size, locale="fr-FR", base_url=base, has_touch=width < 500, **more)
        contexts.append(context)
        if not film:
            context.add_init_script(HURRY)
        page = context.new_page()
        page.set_default_timeout(30_000)
        meant = [one for one in (refused, url and KILLED) if one]
        page.on("console", lambda said: note(said, meant))
        page.on("pageerror", lambda error: faults.append(str(error)))
        if name is not None:
            context.request.post("/api/me", data={"name": name})
        return page

    yield come
    for context in contexts:
        context.close()
    assert [fault for fault in faults if not any(known in fault for known in HARMLESS)] == []
