"""A table is drawn from what came with its page, before its socket has told anything."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from browser.play import started


def test_the_board_is_there_though_the_socket_says_nothing(visitor):
    page = visitor("Odile")
    table = started(page, "lemans", 2)
    while page.context.request.get(f"/api/tables/{table}").json()["turn"] != 0:
        page.wait_for_timeout(50)  # the bot plays first
    page.route_web_socket("**/ws", lambda line: None)  # it opens, and nobody answers
    page.goto(f"/table/{table}")
    page.locator(".act .ticket").first.wait_for()


def test_nothing_is_asked_that_came_with_the_page(visitor):
    page = visitor("Odile")
    table = started(page, "mark", 2)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"/table/{table}")
    page.locator(".plateau").wait_for()
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "/api/" in url]


def test_the_page_of_another_is_another(visitor):
    page, other = visitor("Odile"), visitor("Basile")
    table = started(page, "macadam", 2)
    brought = []
    for one in (page, other):
        answer = one.goto(f"/table/{table}")
        assert answer.headers["cache-control"] == "no-store"
        brought.append(json.loads(one.locator("#brought").text_content()))
        expect(one.locator(".plateau")).to_be_visible()
    assert [found["/api/me"]["name"] for found in brought] == ["Odile", "Basile"]
    assert [len(found[table]["table"]["seats"]) for found in brought] == [1, 0]
