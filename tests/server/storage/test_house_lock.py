"""One house, one process: a second one on the same file is refused with one sentence."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.server.settings import BadSettings
from ludotheque.server.storage.house_lock import hold_house
from server.houses import RunningHouse, free_port, ludo_command

HOLD = (
    "import sys; from ludotheque.server.storage.house_lock import hold_house; hold_house(sys.argv[1]); sys.stdin.read()"
)


def test_a_second_house_on_one_file_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    house = RunningHouse(url, tmp_path).start()
    second = ludo_command("serve", "--database", url, "--port", str(free_port()))
    assert second.returncode != 0
    assert "is open in another house already" in second.stderr
    assert "Traceback" not in second.stderr
    assert ludo_command("backup", str(tmp_path / "copy"), "--database", url).returncode == 0
    house.kill()
    house.start().kill()  # whoever was killed holds nothing


def test_the_lock_is_of_this_very_file(tmp_path: Path) -> None:
    hold_house(f"sqlite:///{tmp_path / 'one.db'}")
    hold_house(f"sqlite:///{tmp_path / 'two.db'}")
    hold_house("postgresql://somewhere/house")
    hold_house("sqlite://")
    with pytest.raises(BadSettings, match="in another house already"):
        hold_house(f"sqlite:///{tmp_path / 'one.db'}")
    with pytest.raises(BadSettings, match="cannot be opened"):
        hold_house(f"sqlite:///{tmp_path / 'nowhere' / 'house.db'}")


def test_it_ends_with_its_process(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    with subprocess.Popen([sys.executable, "-c", HOLD, url], stdin=subprocess.PIPE) as other:
        other.communicate(timeout=60)
    hold_house(url)
