"""What `ludo bench server` reads and reports, without a server."""

from __future__ import annotations

from collections import Counter

import pytest
from benchmarks.cli_server import DEFAULT_LOADS, parse_load
from benchmarks.echo_server import make_echo
from benchmarks.server_comparison import Compared, Line, shares_of
from benchmarks.server_load import Crowd, Load
from benchmarks.stages import Stopwatch

from ludotheque.kernel.errors import BadOption


def test_loads_are_read() -> None:
    assert [parse_load(text) for text in ("7:9", "7:9:3", "7:9:3:0")] == [(7, 9, 2, 0), (7, 9, 3, 0), (7, 9, 3, 0)]
    assert [parse_load(text)[2:] for text in DEFAULT_LOADS] == [(2, 0), (2, 0), (9, 10)]


@pytest.mark.parametrize("text", ["", "7", "7:", "0:9", "7:0", "7:9:0", "a:b", "7:9:2:0:1", "-7:9", "7:9:²"])
def test_a_bad_load_is_named(text: str) -> None:
    with pytest.raises(BadOption, match="--load"):
        parse_load(text)


def line(name: str, cpu: float, wait: float) -> Line:
    return Line(Load(name, 1000, 10, done=100, seconds=1, cpu=cpu, waits=[wait] * 100), Crowd(10, 9, 10), 1.0)


def test_ratios_are_ours_by_theirs() -> None:
    found = Compared([line("lemans", 0.1, 0.01)], [line("colyseus", 0.2, 0.04), line("idle", 0.0, 0.04)]).ratios()
    assert [(one["against"], one["moves_per_cpu_second"], one["p99"]) for one in found] == [("colyseus", 2.0, 0.25)]
    assert found[0]["tables"] == "10 × 9 + 10"
    assert Crowd(10, 9, 10).sockets == 190


def test_the_stopwatch_counts_each_stage_without_those_within_it() -> None:
    ticks = iter(range(0, 1000, 10))
    watch = Stopwatch(Counter(), lambda: next(ticks))

    def fail() -> None:
        raise ValueError

    json = watch.around("JSON", lambda: None)
    failing = watch.around("rules", fail)
    watch.around("fan-out", lambda: (json(), json()))()
    with pytest.raises(ValueError, match=r"^$"):
        failing()
    assert watch.spent == {"JSON": 20, "fan-out": 30, "rules": 10}
    assert watch.stack == []


def test_shares_make_a_whole() -> None:
    found = shares_of({"JSON": 1_000_000, "commit": 3_000_000, "all": 10_000_000}, 10, 0.0002)
    assert found == {"socket": 0.2, "JSON": 0.1, "commit": 0.3, "all else": 0.4}


def test_the_echo_takes_any_size() -> None:
    assert callable(make_echo(0, 70_000))
