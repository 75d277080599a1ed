"""Coming back, sharing a screen, looking on, talking, taking back, playing by keys."""

import re

from browser.play import autoplay, join, lay_table, seat_robots, sit, start, two_at


def turn_of(*pages):
    """The page whose person must decide, and the others."""
    for _ in range(200):
        for page in pages:
            if page.locator(".ticket").count():
                return page, [other for other in pages if other is not page]
        pages[0].wait_for_timeout(25)
    raise AssertionError("nobody may play")


def test_coming_back_shows_the_present_and_what_happened(visitor):
    actor, (other,) = turn_of(*two_at(visitor, "lemans"))
    address = other.url
    other.goto("about:blank")
    actor.locator('.ticket[data-token="play"]').click()
    actor.locator('.ticket[data-token^="card:"]').first.click()
    actor.wait_for_timeout(300)
    if actor.locator(".ticket").count():  # a card that needs a target
        actor.locator(".ticket").first.click()
        actor.wait_for_timeout(300)
    other.goto(address)
    sheet = other.get_by_role("region", name="Pendant votre absence")
    sheet.wait_for()
    assert sheet.locator("li").count() >= 2
    other.get_by_role("button", name="Aller au présent").click()
    sheet.wait_for(state="detached")


def test_a_fallen_line_comes_back_by_itself(visitor, own_house):
    odile = visitor("Odile", url=own_house.url)
    lay_table(odile, "lemans", 2)
    sit(odile)
    seat_robots(odile)
    start(odile)
    odile.locator(".ticket").first.wait_for()
    own_house.kill()
    odile.get_by_text("Connexion perdue").wait_for()
    assert odile.locator(".plateau, .board").first.is_visible()
    odile.locator(".ticket").first.click()  # kept, and sent when the house is back
    odile.get_by_text("Votre coup attend la connexion").wait_for()
    assert odile.locator(".ticket.vise").count() == 1
    own_house.start()
    odile.get_by_text("Connexion perdue").wait_for(state="detached", timeout=20_000)
    odile.locator(".carnet li").nth(3).wait_for()


def test_a_hot_seat_hides_hands_until_the_screen_is_handed_over(visitor):
    odile = visitor("Odile")
    lay_table(odile, "lemans", 2)
    sit(odile)
    odile.get_by_role("button", name="Joueur sur cet appareil").click()
    odile.get_by_placeholder("Son nom").fill("Basile")
    odile.get_by_role("button", name="Ajouter", exact=True).click()
    odile.get_by_role("button", name="Commencer la partie").click()
    odile.get_by_text("Passez l’écran à").wait_for()
    assert odile.locator(".plateau, .hand, .ticket").count() == 0
    taken = odile.locator(".hand-over .btn").inner_text()
    odile.locator(".hand-over .btn").click()
    odile.locator(".plateau").wait_for()
    odile.locator('.ticket[data-token="pass"]').click()
    odile.locator(".hand-over").wait_for()
    assert odile.locator(".plateau, .hand, .ticket").count() == 0
    assert odile.locator(".hand-over .btn").inner_text() != taken
    odile.locator(".hand-over .btn").click()
    odile.locator(".plateau").wait_for()
    assert odile.get_by_role("button", name="Annuler mon coup").count() == 0  # another's decision, made in secret
    assert "Vous" not in odile.locator(".pits").inner_text()  # two people share the screen


def test_a_spectator_sees_no_hand(visitor):
    odile, basile = two_at(visitor, "lemans")
    guest = visitor("Suzon")
    guest.goto(odile.url)
    guest.get_by_text("Vous regardez.").wait_for()
    assert guest.locator(".plateau [data-token]").count() == 0
    assert guest.locator(".ticket").count() == 0
    autoplay(odile)
    autoplay(basile)
    guest.locator(".carnet li").nth(12).wait_for()
    assert "Votre main" not in guest.locator("body").inner_text()


def test_people_talk_and_may_turn_the_talk_off(visitor):
    odile, basile = two_at(visitor, "mark")
    for page in (odile, basile):
        page.get_by_role("tab", name="Discussion").click()
    odile.get_by_label("Un mot à la table").fill("Bonne partie !")
    odile.get_by_role("button", name="Envoyer").click()
    basile.get_by_text("Bonne partie !").wait_for()
    basile.get_by_role("button", name="Couper la discussion").click()
    basile.get_by_text("Bonne partie !").wait_for(state="detached")
    basile.get_by_role("button", name="Rouvrir la discussion").click()
    basile.get_by_text("Bonne partie !").wait_for()


def test_a_decision_is_taken_back_by_consent(visitor):
    actor, (other,) = turn_of(*two_at(visitor, "lemans"))
    other.set_viewport_size({"width": 390, "height": 844})
    actor.locator('.ticket[data-token="pass"]').click()
    actor.get_by_role("button", name="Annuler mon coup").click()
    other.get_by_text("voudrait annuler").wait_for()
    agree = other.get_by_role("button", name="D’accord")
    assert 422 < agree.bounding_box()["y"] < 800  # on a telephone it lies where the thumb is, however far one scrolled
    agree.click()
    actor.locator('.ticket[data-token="pass"]').wait_for()
    assert other.locator(".ticket").count() == 0


def test_a_move_is_played_by_keys_alone(visitor):
    actor, _ = turn_of(*two_at(visitor, "lemans"))
    before = actor.locator(".carnet li").count()
    actor.keyboard.press("2")  # passing: nothing in it is left to chance
    actor.locator(".ticket.vise").wait_for()
    actor.locator(".apercu ins").first.wait_for(state="attached")  # the sentences that would change
    actor.keyboard.press("Enter")
    actor.locator(".carnet li").nth(before).wait_for()


def test_why_not_names_the_clause_and_opens_the_rulebook(visitor):
    actor, _ = turn_of(*two_at(visitor, "lemans"))
    actor.locator("summary").get_by_text("Pourquoi pas").click()
    actor.get_by_label("Quel coup n’est pas permis").fill("card:y1")
    actor.get_by_role("button", name="Demander", exact=True).click()
    actor.get_by_role("button", name=re.compile(r"Clause LM-\d\d")).click()
    sheet = actor.get_by_role("dialog")
    sheet.locator("article.open").wait_for()
    actor.keyboard.press("Escape")
    sheet.wait_for(state="detached")


def test_an_invitation_link_leads_to_the_table_after_a_name(visitor):
    odile = visitor("Odile")
    code = lay_table(odile, "macadam", 2)
    stranger = visitor()
    stranger.goto(f"/t/{code}")
    stranger.get_by_label("Comment vous appelle-t-on").fill("Suzon")
    stranger.get_by_role("button", name="Entrer", exact=True).click()
    stranger.get_by_text("Prenez place").wait_for()
    join(stranger, code)


def test_when_time_runs_out_a_stand_in_plays_until_the_person_is_back(visitor, calm_house):
    odile = visitor("Odile", url=calm_house.url)
    odile.goto("/new/lemans")
    odile.get_by_text("En direct").click()
    odile.get_by_label("Secondes par coup").last.fill("5")
    odile.get_by_label("Réserve, en minutes").last.fill("0")
    odile.get_by_label("Réserve, en minutes").last.blur()
    odile.get_by_role("button", name="Créer la table").click()
    sit(odile)
    seat_robots(odile)
    start(odile)
    odile.locator(".plaque .horloge").wait_for(timeout=30_000)  # the bot may begin, and takes its time
    odile.get_by_text("Un robot joue pour vous").wait_for(timeout=12_000)
    odile.locator(".carnet").get_by_text("remplaçant").first.wait_for()
    odile.get_by_role("button", name="Reprendre ma place").click()
    odile.get_by_text("Un robot joue pour vous").wait_for(state="detached")


def test_the_host_swaps_chairs(visitor):
    odile = visitor("Odile")
    lay_table(odile, "mark", 3)
    sit(odile)
    seat_robots(odile)
    odile.get_by_role("button", name="Déplacer Odile").click()
    odile.get_by_role("button", name="Échanger avec Marthe").click()
    odile.locator('[data-seat="2"]').get_by_text("Odile").wait_for()
