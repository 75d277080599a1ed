"""A house that has grown by folders alone: its pages show a sixth game, and all of them speak a third language."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pypdf
import pytest

import ludotheque as ludo
from browser.conftest import ROOT
from browser.play import started
from grown.commands import untranslated
from grown.package import environment, grown
from grown.pseudo import CODE, accented, plain_words
from grown.shared import once
from server.houses import PATIENCE, answers, free_port
from support import HOUSE

STILL = ["/", "/me", "/credits", "/planche", "/palmares", "/verifier", "/des", "/lab"]
NAMES = [
    "ludothèque",
    "odile",
    "basile",
    "gaston",
    "jeanne",
    "lucette",
    "marthe",
    "atom",
    "json",
    "openapi",
    "lire",
    "français",
    "chrome",
    "linux",
    "english",
    "discord",
    "matrix",
    "slack",
    "utc",
]
CODES = r"\b[A-Z]{6}\b|\S*/\S+|\d{1,2} \w+\.? \d{4}"  # of tables, addresses, and days, which the browser writes
OF_A_GAME = ["/new/{}", "/rules/{}", "/edition/{}"]
# What is read or heard on the page: words, labels, titles, hints. Words printed on objects are part of a drawing.
READ = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node.closest?.("svg, figure[aria-hidden], code, noscript, script")
      ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node instanceof Text) found.push(node.data);
    else for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(node.getAttribute(name) ?? "");
  }
  return found.join(" ");
}"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The grown package with its pages, built from its own folders."""
    return once(tmp_path_factory, "grown-pages", build)


def build(folder: Path) -> None:
    grown(folder)
    built = {**environment(folder), "LUDO_PACKAGE": str(folder / "ludotheque")}
    words = [sys.executable, "tools/web.py", "run", "--silent", "build"]
    done = subprocess.run(words, cwd=ROOT, env=built, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def url(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house of the grown package."""
    port, folder = free_port(), tmp_path_factory.mktemp("house")
    words = ["serve", "--port", str(port), "--database", f"sqlite:///{folder}/house.db", "--log-level", "warning"]
    quick = {
        "LUDO_ROBOT_PAUSE": "0",
        "LUDO_ROBOT_EFFORT": "0.02",
        "LUDO_REQUESTS_PER_SECOND": "1000",
        "LUDO_WORK_PER_SECOND": "100000",
    }
    house = subprocess.Popen([sys.executable, "-m", "ludotheque", *words], env={**environment(package), **quick})
    deadline = time.monotonic() + PATIENCE
    while not answers(port):
        assert house.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.1)
    yield f"http://127.0.0.1:{port}"
    house.terminate()
    house.wait(PATIENCE)


def spoken(page: Any) -> str:
    """What the page says once it is complete."""
    page.locator("h1, .plaque").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    return re.sub(CODES, "", page.evaluate(READ))


def test_a_sixth_game_stands_on_the_shelf_with_its_cover_inks_and_texts(visitor: Any, url: str) -> None:
    page = visitor("Odile", url=url)
    page.goto("/")
    box = page.locator("article.jeu", has=page.get_by_role("heading", name="Cochon"))
    box.locator("[data-cover=cochon]").wait_for()
    assert page.locator("article.jeu h2").all_inner_texts()[-1] == "Cochon"  # after the five, as meta.toml says
    assert "Encore un lancer, juste un." in box.inner_text()
    assert "1 h 15" in box.inner_text()
    assert box.locator("svg path").first.evaluate("(spine) => getComputedStyle(spine).fill") == "rgb(91, 31, 54)"
    page.goto(f"/table/{started(page, 'cochon', 2)}")
    page.locator(".plaque").wait_for()
    cloth = page.locator("[data-jeu=cochon]").first.evaluate(
        "(one) => getComputedStyle(one).getPropertyValue('--tapis')"
    )
    assert cloth.upper() == "#7A2F4A"
    page.locator("svg.em[style*='--s6']").first.wait_for(state="attached")  # the other seat's may come a frame later
    inks = page.locator("svg.em").evaluate_all("(all) => all.map((one) => one.style.getPropertyValue('--c'))")
    assert set(inks) == {"var(--s9)", "var(--s6)"}
    page.goto("/credits")
    page.get_by_text("vieux jeu de dés").wait_for()


def test_every_page_speaks_a_third_language(visitor: Any, url: str) -> None:
    page = visitor("Odile", url=url)
    page.goto("/")
    page.get_by_role("button", name="Read in English").click()
    page.get_by_role("button", name=accented("Read in English")).click()
    page.get_by_text(accented("Sort, transform, sell.")).wait_for()
    tables = [started(page, slug, max(ludo.load(slug).min_seats, 2)) for slug in ludo.slugs()]
    lessons = [f"/lesson/{slug}" for slug in HOUSE]
    of_games = [path.format(slug) for slug in ludo.slugs() for path in OF_A_GAME]
    known = {*untranslated(), *NAMES}
    for path in (*STILL, *of_games, *lessons, *(f"/table/{table}" for table in tables)):
        page.goto(path)
        assert plain_words(spoken(page), known) == set(), path
    page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")
    page.get_by_text(accented("Home")).first.wait_for()


def test_paper_speaks_it_too(package: Path, tmp_path: Path) -> None:
    words = [sys.executable, "-m", "ludotheque", "print", "mark", "--lang", CODE, "-o", str(tmp_path / "mark.pdf")]
    done = subprocess.run(words, env=environment(package), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    first = pypdf.PdfReader(tmp_path / "mark.pdf").pages[0].extract_text()
    assert plain_words(first, untranslated()) == set()
