"""Bots from outside: one that waits for a challenge is invited by its name."""

import subprocess
import sys
from contextlib import contextmanager

from browser.conftest import ROOT
from browser.play import lay_table, post, sideways

PRUDENT = f"{sys.executable} {ROOT / 'examples' / 'bots' / 'prudent.py'}"


@contextmanager
def waiting_bot(page, url):
    """Prudent waits for a challenge, until it is stopped."""
    token = post(page, "/api/tokens", {"label": "Prudent"})["token"]
    command = [sys.executable, "-m", "ludotheque", "arena", "wait", url, "--bot", PRUDENT, "--token", token]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
        try:
            assert "waits for a challenge" in bot.stdout.readline()
            assert "waits for 1 more" in bot.stdout.readline()  # by now the house hears it
            yield
        finally:
            bot.terminate()


def test_a_bot_that_waits_is_invited_from_the_lobby(visitor, house):
    with waiting_bot(visitor("Tom"), house.url):
        page = visitor("Odile", width=390)
        page.goto("/programs")
        page.get_by_text("Prudent", exact=True).wait_for()
        lay_table(page, "lemans", 2)
        chair = page.locator(".place.vide").last
        chair.get_by_role("button", name="Robot").click()
        page.get_by_role("dialog").get_by_role("button", name="Prudent").click()
        page.locator(".place", has_text="Prudent").get_by_text("prêt", exact=True).first.wait_for()
        assert not sideways(page)
