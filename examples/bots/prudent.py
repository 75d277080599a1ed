#!/usr/bin/env python3
"""An example bot for the line protocol of Ludothèque (docs/protocol.md); needs nothing but Python.

It plays any game at random, but at 24 Heures it drives with care: near the heat limit it passes.
"""

import json
import random
import sys


def prudent(legal: list[str], view: dict, edition: dict) -> list[str]:
    """The choices that a careful driver considers."""
    if view.get("phase") == "turn" and "pass" in legal:
        car = view["cars"][view["seat"]]
        return ["pass"] if car["heat"] >= edition["overheat"] - 1 else ["play"]
    return legal


def main() -> None:
    rng, view, legal, edition = random.Random(7), {}, [], {}
    for line in sys.stdin:
        message = json.loads(line)
        answer = None
        match message["do"]:
            case "hello":
                answer = {"is": "hello", "name": "Prudent", "author": "Ludothèque"}
            case "new":
                edition = message["edition"]
                answer = {"is": "ready"}
            case "observe":
                view = message["view"]
            case "legal":
                legal = message["tokens"]
            case "decide":
                answer = {"is": "decision", "token": rng.choice(prudent(legal, view, edition))}
            case "quit":
                return
        if answer is not None:
            print(json.dumps(answer), flush=True)


main()
