"""Updates of which only what changed is sent: put together they are the whole updates."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimorio import games
from grimorio.web.game.changes import changed, changes
from tests.web.helpers import Person, Server, asked_of, hurried

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(0, 2) | st.text("ab", max_size=1),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner),
    max_leaves=10,
)
MESSAGES = st.dictionaries(st.sampled_from("xyz"), JSON)


@given(MESSAGES, MESSAGES)
def test_an_old_message_and_what_changed_make_the_new_one(old: dict[str, Any], new: dict[str, Any]) -> None:
    before = repr(old)
    parts = changes(old, new)
    made = changed(old, parts)
    assert made == new
    assert repr(old) == before
    assert changes(new, new) == []


def test_only_what_changed_is_named() -> None:
    old = {"view": {"hand": [{"name": "Shock"}, {"name": "Forest"}], "stack": []}, "state": "playing"}
    new = {"view": {"hand": [{"name": "Shock"}, {"name": "Swamp"}], "stack": [1]}, "state": "playing"}
    assert changes(old, new) == [(["view", "hand", 1, "name"], "Swamp"), (["view", "stack"], [1])]


@pytest.mark.parametrize("game", games.names())
def test_pages_that_are_told_changes_see_what_others_see(server: Server, game: str) -> None:
    id, tokens = server.two(game=game, seed=7)
    luck = random.Random(game)
    seats = (*tokens, None)
    whole = [Person(server.url, id, token, changes=False) for token in seats]
    pages = [server.person(id, token) for token in seats]
    undone = 0
    for answers in range(60):
        asked = asked_of(whole[:2])
        if asked is None:
            break
        seat, choice = asked
        person = whole[seat]
        assert person.update is not None
        if answers % 3 == 2 and person.update["can_undo"]:
            person.say(kind="undo")
            if person.wait("rewound", "refusal")["kind"] == "rewound":
                undone += 1
                for other in whole:
                    if other is not person:
                        other.wait("rewound")
                    other.wait("update")
            continue
        if answers == 20:  # who comes again is sent the whole table, and then only changes
            pages[seat].open.close()
            pages[seat] = server.person(id, tokens[seat])
            pages[seat].wait("update")
        options = choice["options"]
        person.answer(choice["number"], hurried(luck, options))
    for page, other in zip(pages, whole, strict=True):
        for person in (page, other):
            person.say(kind="ping")
            person.wait("pong")
        count = min(len(page.updates), len(other.updates)) - 1
        assert count > 10
        assert page.updates[-count:] == other.updates[-count:]
        assert page.log == other.log
        kinds = [frame[9 : frame.index('"', 9)] for frame in page.frames]
        assert kinds.count("changed") >= count and kinds.count("update") == 1
        assert sum(map(len, page.frames)) < sum(map(len, other.frames)) / 2
        page.open.close()
        other.open.close()
    assert undone or game not in ("magic", "magecraft")
