"""One contract, every game: run over all games, seat counts and random options."""

from __future__ import annotations

import contextlib
import json
from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import ludotheque as ludo
from support import conserved, random_action, walk

SLUGS = ludo.slugs()
LONGEST = 6000  # events; no game of the house comes near
every_game = pytest.mark.parametrize("slug", SLUGS)


@st.composite
def settings_of(draw: st.DrawFn, slug: str) -> tuple[int, dict[str, Any], int]:
    """Seats, options and a seed for a game; every refused combination is refused with BadOption."""
    game = ludo.load(slug)
    seats = draw(st.integers(game.min_seats, game.max_seats))
    options = {option.name: draw(st.sampled_from(option.values)) for option in game.options}
    try:
        game.setting(seats, options)
    except ludo.BadOption:
        assume(False)
    return seats, options, draw(st.integers(0, 2**32))


def everybody(state: ludo.State) -> list[int | None]:
    return [None, *range(state.setting.seats)]


def bytes_of(state: ludo.State, seat: int | None) -> bytes:
    return msgspec.json.encode(state.observe(seat))


def now_and_then(seed: int) -> ludo.Rng:
    """A stream for choosing which moments to look at closely."""
    return ludo.Rng(seed + 1)


@every_game
@given(data=st.data())
def test_every_game_ends_with_scores_and_ranks(slug: str, data: st.DataObject) -> None:
    seats, options, seed = data.draw(settings_of(slug))
    state = ludo.load(slug).new(seats, options)
    events = sum(1 for _ in walk(state, seed))
    assert events < LONGEST
    assert state.legal() == [] == state.chances()
    ranks = state.ranks()
    assert len(state.scores()) == len(ranks) == seats
    assert min(ranks) == 1
    assert all(rank <= sum(r <= rank for r in ranks) for rank in ranks)


@every_game
@given(data=st.data())
def test_nothing_is_lost_or_made(slug: str, data: st.DataObject) -> None:
    seats, options, seed = data.draw(settings_of(slug))
    check = conserved(slug)
    for state in walk(ludo.load(slug).new(seats, options), seed):
        check(state)


@every_game
@given(data=st.data())
def test_legal_is_what_apply_accepts(slug: str, data: st.DataObject) -> None:
    game = ludo.load(slug)
    seats, options, seed = data.draw(settings_of(slug))
    looks = now_and_then(seed)
    for state in walk(game.new(seats, options), seed):
        if looks.below(12):
            continue
        accepted = set(state.legal()) or {action for action, _ in state.chances()}
        before = json.dumps(state.position())
        for action, token in enumerate(state.setting.tokens):
            if action in accepted:
                assert game.why_not(state, token) is None
                state.clone().apply(action)
            elif looks.below(4) == 0:
                with pytest.raises(ludo.IllegalAction) as refused:
                    state.apply(action)
                assert refused.value.clause in game.rulebook.clauses
                assert game.why_not(state, token) == refused.value.clause
        assert json.dumps(state.position()) == before


@every_game
@given(data=st.data())
def test_clones_are_independent(slug: str, data: st.DataObject) -> None:
    game = ludo.load(slug)
    seats, options, seed = data.draw(settings_of(slug))
    scratch = game.new(seats, options)
    looks = now_and_then(seed)
    for state in walk(game.new(seats, options), seed):
        if looks.below(20) or state.actor() == ludo.OVER:
            continue
        before = json.dumps(state.position())
        for other in (state.clone(), scratch):
            other.copy_from(state)
            assert json.dumps(other.position()) == before
            for _ in range(30):
                if other.actor() != ludo.OVER:
                    other.apply(random_action(other, looks))
            assert json.dumps(state.position()) == before


@every_game
@given(data=st.data())
def test_tokens_and_actions_are_a_bijection(slug: str, data: st.DataObject) -> None:
    game = ludo.load(slug)
    seats, options, _ = data.draw(settings_of(slug))
    state = game.new(seats, options)
    for action, token in enumerate(state.setting.tokens):
        assert game.action(state, token) == action
        assert game.token(state, action) == token
        assert sum(form.fits(token) for form in game.forms) == 1
    for form in game.forms:
        assert form.clause in game.rulebook.clauses


@every_game
@given(data=st.data(), nonsense=st.text(max_size=30))
def test_nonsense_is_answered_with_the_grammar(slug: str, data: st.DataObject, nonsense: str) -> None:
    game = ludo.load(slug)
    assume(not any(form.fits(nonsense) for form in game.forms))
    seats, options, _ = data.draw(settings_of(slug))
    state = game.new(seats, options)
    for ask in (game.why_not, game.action):
        with pytest.raises(ludo.BadToken) as refused:
            ask(state, nonsense)
        assert game.forms[0].shown in str(refused.value)


@every_game
@given(data=st.data())
def test_records_replay_to_the_same_scores(slug: str, data: st.DataObject) -> None:
    game = ludo.load(slug)
    seats, options, seed = data.draw(settings_of(slug))
    state, rng = game.new(seats, options), ludo.Rng(seed)
    record = ludo.Record.begin(state)
    while state.actor() != ludo.OVER:
        record.play(state, random_action(state, rng))
    again = ludo.Record.read(record.write())
    assert again == record
    final = again.validate(game)
    assert (final.scores(), final.ranks()) == (state.scores(), state.ranks())


@every_game
@given(data=st.data())
def test_hidden_means_hidden(slug: str, data: st.DataObject) -> None:
    """Resampling what a seat cannot know leaves what it is sent and may do byte-identical."""
    seats, options, seed = data.draw(settings_of(slug))
    looks = now_and_then(seed)
    check = conserved(slug)
    for state in walk(ludo.load(slug).new(seats, options), seed):
        if looks.below(8):
            continue
        for seat in everybody(state):
            other = state.resample(seat, looks)
            check(other)
            assert bytes_of(other, seat) == bytes_of(state, seat)
            assert other.actor() == state.actor()
            if state.actor() == seat:
                assert other.legal() == state.legal()


@every_game
@given(data=st.data())
def test_only_what_a_seat_has_of_its_own_is_not_as_a_spectator_sees_it(slug: str, data: st.DataObject) -> None:
    game = ludo.load(slug)
    seats, options, seed = data.draw(settings_of(slug))
    looks = now_and_then(seed)
    for state in walk(game.new(seats, options), seed):
        if looks.below(16) and state.actor() != ludo.OVER:
            continue
        public = state.observe(None)
        for seat in everybody(state):
            assert msgspec.json.encode({**public, **game.own(state, seat)}) == bytes_of(state, seat)


@every_game
@given(data=st.data())
def test_resampled_games_can_be_played_on(slug: str, data: st.DataObject) -> None:
    seats, options, seed = data.draw(settings_of(slug))
    looks = now_and_then(seed)
    check = conserved(slug)
    for state in walk(ludo.load(slug).new(seats, options), seed):
        if looks.below(40) or state.actor() == ludo.OVER:
            continue
        other = state.resample(int(looks.below(seats)), looks)
        for later in walk(other, seed):
            assert later.actor() < 0 or later.legal()
        check(other)


@every_game
@given(data=st.data())
def test_chance_weights_are_positive_and_drawn(slug: str, data: st.DataObject) -> None:
    seats, options, seed = data.draw(settings_of(slug))
    looks = now_and_then(seed)
    for state in walk(ludo.load(slug).new(seats, options), seed):
        if state.actor() != ludo.CHANCE or looks.below(10):
            continue
        weights = dict(state.chances())
        assert weights
        assert all(weight > 0 for weight in weights.values())
        assert all(state.sample(looks) in weights for _ in range(20))


@every_game
def test_draws_follow_the_weights(slug: str) -> None:
    """A chi-square over all chance events of a few fixed moments, at a fixed seed."""
    rng, seen, draws = ludo.Rng(7), 0, 3000
    for state in walk(ludo.load(slug).new(), 3):
        if state.actor() != ludo.CHANCE or seen == 6:
            continue
        seen += 1
        weights = dict(state.chances())
        total = sum(weights.values())
        found = Counter(state.sample(rng) for _ in range(draws))
        chi = sum((found[a] - draws * w / total) ** 2 / (draws * w / total) for a, w in weights.items())
        assert chi < len(weights) + 5 * (2 * len(weights)) ** 0.5 + 5


@every_game
@given(data=st.data())
def test_positions_come_back(slug: str, data: st.DataObject) -> None:
    game = ludo.load(slug)
    seats, options, seed = data.draw(settings_of(slug))
    looks = now_and_then(seed)
    for state in walk(game.new(seats, options), seed):
        if looks.below(10) and state.actor() != ludo.OVER:
            continue
        position = json.loads(json.dumps(state.position()))
        other = game.from_position(position)
        assert other.position() == position
        assert (other.actor(), other.legal(), other.chances()) == (state.actor(), state.legal(), state.chances())
        assert (other.scores(), other.ranks()) == (state.scores(), state.ranks())
        for seat in everybody(state):
            assert bytes_of(other, seat) == bytes_of(state, seat)


@every_game
@given(data=st.data())
def test_broken_positions_are_refused(slug: str, data: st.DataObject) -> None:
    """A fact removed, renamed or of another type is a BadPosition, never another error."""
    game = ludo.load(slug)
    seats, options, seed = data.draw(settings_of(slug))
    moments = [json.dumps(state.position()) for state in walk(game.new(seats, options), seed)]
    position = json.loads(data.draw(st.sampled_from(moments)))
    key = data.draw(st.sampled_from(sorted(position)))
    junk = data.draw(st.sampled_from([None, -7, 10**9, "x", [], {}, [[1]], True]))
    assume(position[key] != junk)
    broken = {**position, key: junk}
    with contextlib.suppress(ludo.BadPosition):
        state = game.from_position(broken)
        assert state.actor() < 0 or state.legal()
    with pytest.raises(ludo.BadPosition):
        game.from_position({**position, "no_such_key": junk})


@every_game
@given(data=st.data())
def test_playout_is_the_same_game_faster(slug: str, data: st.DataObject) -> None:
    seats, options, seed = data.draw(settings_of(slug))
    state = ludo.load(slug).new(seats, options)
    other = state.clone()
    events = other.playout(ludo.Rng(seed))
    rng, slow, out = ludo.Rng(seed), 0, state.scratch[:]
    while state.actor() != ludo.OVER:
        chance = state.actor() == ludo.CHANCE
        action = state.draw(rng) if chance else out[rng.below(state.fill_legal(out))]
        state.apply(int(action))
        slow += 1
    assert events == slow
    assert other.position() == state.position()


@every_game
@given(data=st.data())
def test_the_table_can_be_told_in_both_languages(slug: str, data: st.DataObject) -> None:
    game = ludo.load(slug)
    seats, options, seed = data.draw(settings_of(slug))
    looks = now_and_then(seed)
    for state in walk(game.new(seats, options), seed):
        if looks.below(24):
            continue
        seat = int(state.actor()) if state.actor() >= 0 else None
        view = state.observe(seat)
        for language in ("fr", "en"):

            def say(message: str, language: str = language, **args: Any) -> str:
                return game.messages.say(language, message, **args)

            assert all(game.table(view, state.setting.edition, say))
            actions = state.legal() or [action for action, _ in state.chances()]
            for action in actions[:: 1 + len(actions) // 12]:
                assert game.explain(view, game.token(state, action), state.setting.edition, say)
