"""Mark: the advice of the bots. Reasons in both languages, likely bids, an evaluation that adds up."""

from __future__ import annotations

import pytest

import ludotheque as ludo
from games.mark.tables import game, stand, start
from ludotheque.games.mark.bot.advice import MarkAdvice
from ludotheque.kernel.advice import WHOLE
from support import play, walk


def advice(state: ludo.State) -> MarkAdvice:
    made = state.setting.advice
    assert isinstance(made, MarkAdvice)
    return made


def reason(state: ludo.State, token: str) -> str:
    return advice(state).reasons(state, game.action(state, token))[0].message


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_choice_has_a_reason_in_words(language: str) -> None:
    told = set()
    for now in walk(start(3), 5):
        if now.actor() < 0:
            continue
        for action in now.legal()[:12]:
            found = advice(now).reasons(now, action)[0]
            words = game.messages.say(language, found.message, **found.arguments)
            assert words.endswith(".")
            assert "hint-" not in words
            told.add(found.message)
    assert len(told) > 12


def test_reasons_tell_what_matters() -> None:
    last = play(stand(["..../b..w"], market="e:blue:4 a:white:1"), "roll:blue:white")
    assert reason(last, "sell:blue:0:e") == "hint-sell-last"
    assert reason(last, "take:blue:0") == "hint-take-glut"
    full = play(stand(["wbgr/...."]), "roll:green:hammer")
    assert reason(full, "bid:3") == "hint-bid-full"
    race = play(stand(["..../r...", "..../rr.."], market="d:red:3"), "roll:red:white")
    assert reason(race, "sell:red:0:d") == "hint-sell-race"


def test_sealed_bids_are_imagined_as_a_habitue_would_make_them() -> None:
    """MK-34: not evenly from nothing to all that a rival owns, and never from the bid that was really made."""
    shown = set()
    for real in (0, 30):
        state = play(start(3), f"roll:white:hammer bid:{real}")
        bids = []
        for seed in range(20):
            table, rng = state.resample(1, ludo.Rng(seed)), ludo.Rng(seed)
            advice(state).imagine(table, 1, rng)
            bids.append(table.position()["bids"][0])
        assert max(bids) <= 5
        shown.add(tuple(bids))
    assert len(shown) == 1


def test_the_richer_stand_better_and_the_shares_add_up() -> None:
    state = stand(["..../b...", "b.../....", "..../...."], seats=3, money=[40, 30, 30], market="e:blue:3 a:white:5")
    values = state.scratch[:3]
    advice(state).fill_values(state, values)
    shares = [int(value) for value in values]
    assert shares[0] > shares[1] > shares[2]
    assert abs(sum(shares) - 3 * WHOLE // 2) <= 3
