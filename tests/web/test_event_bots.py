"""Bots in tournaments: their decks are legal in every format, and they play where people hand decks in."""

from __future__ import annotations

import msgspec
import pytest

from grimorio import games
from grimorio.events import formats
from grimorio.events.formats import checked, printings
from grimorio.web.events import decks
from tests.web.evening import Evening
from tests.web.helpers import Server

WITH_DECKS = sorted(
    name
    for name, format in formats.known().items()
    if format.game in games.having("decks") and not format.own_cards
)


@pytest.mark.parametrize("name", WITH_DECKS)
def test_a_bot_has_a_legal_deck_in_every_format(name: str) -> None:
    format = formats.known()[name]
    text = decks.ready_for(format, 3)
    assert text is not None
    deck, faults = checked(format, text, "")
    assert deck is not None and faults == ()
    sets = printings(format.game)
    assert sets is None or all(sets.plays(card) for _, card in deck.main)


def test_decks_of_bots_differ_and_are_the_same_each_time() -> None:
    format = formats.known()["onslaught-block"]
    texts = [decks.ready_for(format, number) for number in (0, 1, 0)]
    assert texts[0] == texts[2] != texts[1]


def test_a_banned_card_is_in_no_deck_of_a_bot() -> None:
    format = formats.known()["onslaught-block"]
    text = decks.ready_for(format, 0) or ""
    card = text.splitlines()[2].split(" ", 1)[1]
    barred = decks.ready_for(msgspec.structs.replace(format, banned=(card,)), 0) or ""
    assert barred and card not in barred


def test_people_and_bots_begin_a_tournament_of_a_format(server: Server) -> None:
    body = {"game": "magic", "format": "eighth-edition", "online": True}
    evening = Evening(server, "Ada", **body)
    for number in (1, 2, 3):
        assert evening.post("bot", {"name": f"Bot {number}", "bot": "random"}).status_code == 200
        assert evening.player(f"Bot {number}")["handed"]
    assert evening.pair().json()["error"] == "table-refused-decks", "Ada has no deck yet"
    short = evening.post("deck", {"deck": "12 Plains"}, evening.players["Ada"]).json()
    assert "60" in short["wrong"][0]["text"]
    evening.post("deck", {"deck": "60 Plains"}, evening.players["Ada"])
    assert evening.pair().status_code == 200
