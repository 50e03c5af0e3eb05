"""Draft evenings of bots: legal decks, Swiss rounds, and equal results with equal seeds."""

from __future__ import annotations

import pytest

from grimorio.decks import Deck
from grimorio.decks.file import parse
from grimorio.events.evening import Evening, evening
from grimorio.events.event import champion
from grimorio.games.magic.deck import offences
from grimorio.games.magic.names import fact, find
from grimorio.simulator.many import Progress


def held(seed: int) -> tuple[Evening, list[Progress]]:
    shown: list[Progress] = []
    return evening(["greedy", "random", "greedy:1"], seed=seed, best_of=1, progress=shown.append), shown


@pytest.mark.deep
def test_an_evening_is_played_to_its_end_and_again() -> None:
    ended, shown = held(4)
    event = ended.event
    assert event.over and len(event.state.rounds) == event.swiss == 3
    assert [(each.done, each.games) for each in shown] == [(1, 3), (2, 3), (3, 3)]
    assert champion(event) in ended.builds
    for player, pool in ended.pools.items():
        deck = parse(event.state.member(player).deck, find).deck
        assert deck == ended.deck(player)
        received = Deck.of("", [card for card in pool if not fact(card).basic])
        assert offences(deck, "limited", received) == ()
    again, _ = held(4)
    assert again.event == event
    assert held(5)[0].pools != ended.pools


def test_matches_are_of_one_three_or_five_games() -> None:
    with pytest.raises(ValueError):
        evening(["random", "random"], best_of=2)
