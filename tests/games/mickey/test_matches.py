"""Matches of Wizards of Mickey: what is kept from one game for the next."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio import games
from grimorio.events import Match
from grimorio.kernel import Setup


@pytest.mark.rule("WOM-IT-6.4-1")
def test_the_support_is_exchanged_as_each_game_begins_from_the_deck_that_was_entered() -> None:
    ready = [deck.to_json() for deck in games.part("mickey", "decks")().field({}, None)[:2]]
    one = Match.begin(Setup("mickey", 2, cards={"decks": ready}))
    mickey = games.get("mickey")
    for number in range(2):
        position = mickey.start(one.next(seed=number))
        while position.choice.ask != "swap":
            position.answer(0)
        before = mickey.table(position, 0)["sides"][0]["support"]["cards"]
        assert sorted(before) == sorted(cards_of(ready[0]["sideboard"]))
        position.answer(0)
        assert mickey.table(position, 0)["sides"][0]["support"]["cards"] != before
        one = one.after(number, chooser=None)
    assert not one.rules.exchanges
    with pytest.raises(ValueError, match="stay as they are"):
        one.lay(0, one.laid[1])


def cards_of(entries: list[list[Any]]) -> list[str]:
    return [name for count, name in entries for _ in range(count)]
