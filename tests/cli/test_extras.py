"""What is not installed is named in one sentence, or fetched where ./play set things up."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from ludotheque import extras
from ludotheque.extras import EXTRAS, MissingExtra, is_installed, need, needs

ROOT = Path(__file__).parents[2]
NOT_THERE = "no_such_module_of_ours"


def test_every_extra_of_the_package_is_known() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert set(EXTRAS) == set(declared) - {"all", "bench"}
    assert set(declared["all"][0].partition("[")[2].rstrip("]").split(",")) == set(EXTRAS)


def test_every_part_has_a_lock() -> None:
    locks = {path.stem for path in (ROOT / "requirements").glob("*.txt")}
    assert locks == {"bench", "build", "dev", "house", "node", *EXTRAS} - {"server"}


def test_the_base_is_small() -> None:
    base = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    assert len(base) == 7


def test_a_missing_extra_is_named_with_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(extras.LAUNCHER, raising=False)
    monkeypatch.setitem(EXTRAS, "lab", (NOT_THERE,))
    with pytest.raises(MissingExtra, match=r"ludo study needs a part .* pip install 'ludotheque\[lab\]'") as found:
        need("lab", "ludo study")
    assert isinstance(found.value, ImportError)
    assert not is_installed("lab")
    assert is_installed("lab", "json")


def test_a_decorated_command_needs_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(extras.LAUNCHER, raising=False)
    monkeypatch.setitem(EXTRAS, "print", (NOT_THERE,))
    with pytest.raises(MissingExtra):
        needs("print", "ludo print")(int)("3")
    assert needs("print", "ludo print", "json")(int)("3") == 3


def test_the_launcher_fetches_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    launcher = tmp_path / "play.py"
    launcher.write_text(f"import pathlib, sys; pathlib.Path({str(tmp_path)!r}, 'new_part.py').write_text(sys.argv[2])")
    monkeypatch.setenv(extras.LAUNCHER, str(launcher))
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(EXTRAS, "rl", ("new_part",))
    need("rl", "a test")
    assert (tmp_path / "new_part.py").read_text() == "rl"


def test_the_rules_bots_and_terminal_need_no_extra() -> None:
    banned = sorted({module for modules in EXTRAS.values() for module in modules})
    script = f"""
import sys
class Closed:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {banned!r}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Closed())
from click.testing import CliRunner
from ludotheque.cli import COMMANDS, ludo
helps = [[name, "--help"] for name in COMMANDS if name != "bench"]
for words in (["--help"], *helps, ["games"], ["perft", "mark", "--depth", "1"]):
    done = CliRunner().invoke(ludo, words)
    assert done.exit_code == 0, (words, done.output, done.exception)
from ludotheque.adapters import batch_loop, single_loop
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
