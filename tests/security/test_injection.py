"""Texts of people stay texts: in every answer, on every page, in feeds and files."""

from __future__ import annotations

import asyncio
import json
import re
import unicodedata
from pathlib import Path
from xml.etree import ElementTree

import httpx

from ludotheque.server.assets import built
from ludotheque.server.text import plain
from server.houses import Guest, RunningHouse, two_at_a_table

# Fillers, a blank Braille cell, a joiner of letters, variation selectors, tags, blanks of other scripts
INVISIBLE = (
    "\u3164\uffa0\u2800\ufffc\u034f\ufe0f\u115f\u1160\u17b4\u180e\u2063\ufff3\U000e0041\U000e0100\U0001d159\U00013441"
)
IGNORABLE = (  # all of Default_Ignorable_Code_Point (DerivedCoreProperties.txt of Unicode 16), first and last
    *((0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F)),
    *((0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF)),
    *((0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
)
SCRIPT = "<img src=x onerror=alert(1)>"
ROOT = Path(__file__).parents[2]


def directives(policy: str) -> dict[str, list[str]]:
    parts = [part.split() for part in policy.split(";") if part.strip()]
    return {name: values for name, *values in parts}


def test_every_answer_forbids_scripts_that_are_not_files_of_ours(house: RunningHouse) -> None:
    paths = (
        "/",
        "/me",
        "/t/QQQQQQ",
        "/nowhere",
        "/api/nowhere",
        "/api/me",
        "/api/home",
        "/health",
        "/sw.js",
        "/assets/x",
    )
    for path in paths:
        answer = httpx.get(house.url + path)
        policy = directives(answer.headers["content-security-policy"])
        allowed = policy.get("script-src", policy["default-src"])
        assert allowed in (["'self'"], ["'none'"]), path
        assert policy["base-uri"] == policy["frame-ancestors"] == ["'none'"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"


def test_a_refused_request_carries_the_same_headers(house: RunningHouse) -> None:
    answer = httpx.post(f"{house.url}/api/me", content=b"{", headers={"origin": "https://evil.example"})
    assert answer.status_code == 403
    assert "content-security-policy" in answer.headers


def test_the_page_has_no_script_in_it(house: RunningHouse) -> None:
    """Neither the page that is served nor the built app (when there is one) holds script outside a file."""
    page = httpx.get(house.url).text
    for text in [page, *(file.read_text(encoding="utf-8") for file in built().glob("*.html"))]:
        assert all(inner.strip() == "" for inner in re.findall(r"<script[^>]*>(.*?)</script>", text, re.S | re.I))
        assert not re.search(r"\son\w+\s*=", text, re.I)
        assert "javascript:" not in text.lower()


def test_the_app_never_makes_markup_of_text() -> None:
    """Svelte escapes what is shown; these are the ways around it. The rulebook's own words are no way in."""
    sources = [*(ROOT / "web/src").rglob("*"), *(ROOT / "src/ludotheque/games").rglob("*.svelte")]
    ways = ("{@html", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function")
    for file in sources:
        if file.suffix in (".svelte", ".ts", ".js") and ".test." not in file.name:
            text = file.read_text(encoding="utf-8")
            assert not [way for way in ways if way in text], file


def test_names_and_talk_travel_as_json_text(house: RunningHouse) -> None:
    async def story() -> None:
        lea, _, table = await two_at_a_table(house, "lemans")
        await lea.http.post("/api/me", json={"name": SCRIPT[:24]})
        assert (await lea.do(table, "say", text=SCRIPT))["is"] == "done"
        async with lea.socket() as line:
            shown = await lea.watch(line, table)
        assert shown["chat"][0]["text"] == SCRIPT  # a text, the same text; escaping is the page's work
        answer = await lea.http.get("/api/me")
        assert answer.headers["content-type"] == "application/json"
        assert json.loads(answer.text)["name"] == SCRIPT[:24]

    asyncio.run(story())


def test_nothing_invisible_in_names_and_talk(house: RunningHouse) -> None:
    """No control characters, no overrides of direction, no second name that looks the same."""
    assert plain("Le\u0301a") == "Léa"
    assert plain("L\u200de\u0301a\u202e\u0007\ue000") == "Léa"
    assert plain("\u2066\u200b\u00ad") == ""
    assert plain("e\u034f\u0301") == "é"
    for unseen in INVISIBLE:
        assert plain(unseen * 3) == "", hex(ord(unseen))
        assert (
            plain(f"Léa{unseen}", joiners=True).removesuffix(unseen) == plain(f"Lé{unseen}a").replace(" ", "") == "Léa"
        )
    heart = "\u2764\ufe0f"
    assert plain(heart, joiners=True) == heart
    assert plain("\u200d\ufe0f", joiners=True) == ""
    family = "\U0001f468\u200d\U0001f469"
    assert plain(family, joiners=True) == family

    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        for name in ("\u202e", "\u0000", "\u200b\u200d", "\n\t", *INVISIBLE, "\u0301\u0302"):
            assert (await lea.http.post("/api/me", json={"name": name})).status_code == 400, name
        table = (await lea.open("lemans", 2))["id"]
        assert (await lea.do(table, "sit", name="T\u0000o\u202em"))["is"] == "done"
        assert (await lea.look(table))["chairs"][0]["name"] == "Tom"
        assert (await lea.do(table, "say", text="\u0000\u202e"))["code"] == "malformed"

    asyncio.run(story())


def test_no_name_is_made_of_what_nobody_sees(house: RunningHouse) -> None:
    """Everything that Unicode calls ignorable, every space, every mark that needs a letter to stand upon."""
    ignorable = [chr(point) for first, last in IGNORABLE for point in range(first, last + 1)]
    spaces = [letter for letter in map(chr, range(0x3001)) if unicodedata.category(letter) in ("Zs", "Zl", "Zp", "Cc")]
    spaces += ["\ufdd0", "\uffff", "\U0010fffe"]  # no characters at all
    marks = [letter for letter in map(chr, range(0x20000)) if unicodedata.category(letter)[0] == "M"]
    assert (len(ignorable), len(spaces) > 80, len(marks) > 2000) == (4174, True, True)
    for letter in (*ignorable, *spaces, *marks):
        assert plain(letter * 2) == plain(f" {letter} ") == "", hex(ord(letter))
    for letter in (*ignorable, *spaces):
        assert plain(f"{letter}Léa{letter}") == "Léa", hex(ord(letter))

    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        table = (await lea.open("lemans", 2))["id"]
        for letter in ("\u3164", "\u2800", "\u0301", "\u3000"):
            assert (await lea.do(table, "sit", name=letter))["is"] == "done"
            assert (await lea.look(table))["chairs"][0]["name"] == "Léa"  # her own, instead of nothing
            assert (await lea.do(table, "stand", seat=0))["is"] == "done"
            plan = {"title": letter * 3, "game": "mark", "seats": 2}
            assert (await lea.http.post("/api/tournaments", json=plan)).json()["code"] == "bad_plan"

    asyncio.run(story())


def test_feeds_and_files_escape_the_address_they_were_asked_by(house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        feeds = (await lea.http.get("/api/feeds")).json()
        answer = await lea.http.get(feeds["atom"], headers={"host": 'x"><script>y</script>'})
        assert answer.status_code in (200, 400)
        if answer.status_code == 200:
            root = ElementTree.fromstring(answer.text)
            assert not [tag for tag in root.iter() if tag.tag.endswith("script")]

    asyncio.run(story())


def test_editions_and_options_hold_no_text_of_people(house: RunningHouse) -> None:
    """Component values are numbers and known words: markup in them is refused with what is accepted."""

    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        for plan in (
            {"edition": {"name": SCRIPT}},
            {"edition": {SCRIPT: 1}},
            {"edition": {"box": {"x": [SCRIPT]}}},
            {"options": {"ending": SCRIPT}},
            {"options": {SCRIPT: True}},
        ):
            answer = await lea.http.post("/api/tables", json={"game": "lemans", "seats": 2, **plan})
            assert answer.status_code == 409, answer.text
            assert answer.json()["code"] == "bad_plan"
            assert answer.headers["content-type"] == "application/json"

    asyncio.run(story())
