"""The figures of a house, and the rules and the dashboard that read them."""

from __future__ import annotations

import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any

import httpx

from server.houses import RunningHouse, play_on, two_at_a_table

DEPLOY = Path(__file__).parents[3] / "deploy"
LINE = re.compile(r'^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+$')
PAIRS = {")": "(", "]": "[", "}": "{"}


def expressions() -> list[str]:
    """What the alert rules and the panels of the dashboard ask for."""
    rules = re.findall(r"^ +expr: (.+)$", (DEPLOY / "alerts.yaml").read_text(), re.M)
    panels = json.loads((DEPLOY / "dashboard.json").read_text())["panels"]
    assert len(rules) >= 9
    assert len(panels) >= 12
    return [*rules, *(target["expr"] for panel in panels for target in panel["targets"])]


def is_balanced(text: str) -> bool:
    open_: list[str] = []
    for sign in text:
        if sign in PAIRS.values():
            open_.append(sign)
        elif sign in PAIRS and (not open_ or open_.pop() != PAIRS[sign]):
            return False
    return not open_


def test_rules_and_dashboard_ask_for_figures_that_the_house_gives(open_house: RunningHouse) -> None:
    text = httpx.get(f"{open_house.url}/metrics").text
    told = set(re.findall(r"^# TYPE (\w+) ", text, re.M))
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", text, re.M))
    used: set[str] = set()
    for expression in expressions():
        assert is_balanced(expression), expression
        for name in re.findall(r"\bludo_\w+", expression):
            plain = name.removesuffix("_bucket")
            assert plain in told, name
            assert (kinds[plain] == "histogram") == name.endswith("_bucket"), name
            used.add(plain)
        for name in re.findall(r"rate\((\w+?)(?:_bucket)?[{\[]", expression):
            assert kinds[name] in ("counter", "histogram"), expression
    assert used == told  # nothing is measured that nobody would see


def test_every_line_of_the_figures_can_be_read(open_house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom, table = await two_at_a_table(open_house, "lemans")
        before = figures(open_house)
        await asyncio.gather(*(play_on(who, table, n, random.Random(n)) for n, who in enumerate((lea, tom))))
        await lea.do(table, "move", seat=5, step=0, token="x")
        after = figures(open_house)
        for name in ("ludo_moves_total", "ludo_move_seconds_count", "ludo_commit_seconds_count"):
            assert after[name] > before[name]
        assert after['ludo_move_seconds_bucket{le="+Inf"}'] == after["ludo_move_seconds_count"]
        assert sum(value for name, value in after.items() if name.startswith("ludo_refusals_total")) >= 1

    asyncio.run(story())


def figures(house: RunningHouse) -> dict[str, float]:
    found: dict[str, Any] = {}
    for line in httpx.get(f"{house.url}/metrics").text.splitlines():
        if not line.startswith("#"):
            assert LINE.match(line), line
            name, _, value = line.rpartition(" ")
            found[name] = float(value)
    return found
