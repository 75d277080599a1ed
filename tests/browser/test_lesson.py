"""Lessons, walked to their end by what is seen on the page."""

import re

import pytest

from browser.play import sideways, unspoken

AT_ONCE = "localStorage.setItem('ludo.others', '0')"  # others' moves without their film


def open_lesson(visitor, width=1280):
    """A stranger finds the lesson on the shelf."""
    page = visitor(width=width)
    page.context.add_init_script(AT_ONCE)
    page.goto("/")
    page.get_by_role("link", name="Apprendre 24 Heures en jouant").click()
    teacher = page.get_by_role("region", name="Le maître de jeu")
    teacher.get_by_text("Bienvenue au départ").wait_for()
    return page, teacher


def taught(page):
    """The token that is right now: Montrez-moi aims at it."""
    page.get_by_role("button", name="Montrez-moi").click()
    return page.locator(".act .ticket.vise, .act [data-token].vise").first


@pytest.mark.parametrize("width", [1280, 390])
def test_a_lesson_is_walked_to_its_end(visitor, width):
    page, teacher = open_lesson(visitor, width)
    scenes = teacher.get_by_role("button", name=re.compile(r"^Scène \d sur \d")).count()
    for scene in range(1, scenes + 1):
        assert page.url.endswith("/lesson/lemans" if scene == 1 else f"/lesson/lemans#{scene}")
        for _ in range(25):
            if teacher.locator(".btn.rouge").count():
                break
            words = teacher.get_by_role("status").inner_text()
            for _ in range(20):  # a press before the new tickets are there aims at nothing
                taught(page)
                page.wait_for_timeout(250)
                if page.locator(".ticket.vise").count():
                    break
            token = page.locator(".ticket.vise").first.get_attribute("data-token")
            page.locator(f".act [data-token='{token}']").first.dispatch_event("click")
            page.wait_for_function(
                "words => document.querySelector('main [role=status]').innerText !== words", arg=words
            )
        assert sideways(page) <= 0
        assert unspoken(page) == []
        if scene < scenes:
            teacher.get_by_role("button", name="Suivant").click()
            teacher.locator(".btn.rouge").wait_for(state="detached")
    teacher.get_by_role("button", name="Jouer maintenant").click()
    page.wait_for_url("**/table/*")  # at once, against bots
    page.locator(".plaque").wait_for()


def test_a_move_that_is_not_taught_may_be_tried_again(visitor):
    page, teacher = open_lesson(visitor)
    page.locator(".act [data-token='pass']").first.click()
    teacher.get_by_text("une voiture arrêtée ne marque rien").wait_for()
    page.locator(".act [data-token='play']").first.click()
    teacher.get_by_text("Vous tenez deux cartes").wait_for()
    page.get_by_role("button", name="Reprendre la scène").click()
    teacher.get_by_text("Bienvenue au départ").wait_for()


def test_a_lesson_speaks_both_languages_and_keeps_its_scene(visitor):
    page, teacher = open_lesson(visitor)
    title = page.request.get("/api/games/lemans/lessons").json()[0]["scenes"][2]["title"]
    teacher.get_by_role("button", name=re.compile("^Scène 3 sur")).click()
    teacher.locator(".cap").get_by_text(title["fr"]).wait_for()
    page.reload()
    teacher.locator(".cap").get_by_text(title["fr"]).wait_for()
    page.get_by_role("button", name="Read in English").click()
    page.locator(".cap").get_by_text(title["en"]).wait_for()
    assert unspoken(page) == []


def test_the_rulebook_and_the_new_table_lead_to_the_lesson(visitor):
    page = visitor("Odile")
    for path in ("/rules/lemans", "/new/lemans"):
        page.goto(path)
        page.locator("main a[href='/lesson/lemans']").wait_for()
        page.get_by_role("group", name="Imprimer 24 Heures", include_hidden=True).wait_for(state="attached")


def test_the_second_lesson_follows_the_first_and_keeps_its_address(visitor):
    page = visitor(width=390)
    page.context.add_init_script(AT_ONCE)
    page.goto("/rules/maillot")
    page.get_by_role("link", name="Courir à plusieurs").click()
    teacher = page.get_by_role("region", name="Le maître de jeu")
    teacher.get_by_text("proposez une entente").wait_for()
    teacher.get_by_role("button", name=re.compile("^Scène 3 sur 5")).click()
    teacher.get_by_text("La Bonnal grimpe mal").wait_for()
    assert page.url.endswith("/lesson/maillot?lesson=2#3")
    page.reload()
    teacher.get_by_text("La Bonnal grimpe mal").wait_for()
    page.goto("/lesson/maillot#8")
    for token in ("break:3:0", "finish"):
        page.locator(f"[data-token='{token}']").first.dispatch_event("click")
    teacher.get_by_role("button", name="Leçon suivante").click()
    teacher.get_by_text("proposez une entente").wait_for()
    assert sideways(page) <= 0
