"""Random games with random legal decks of all cards: no card is lost, no game is stuck, every game ends."""

from __future__ import annotations

from itertools import product

import pytest

from grimorio.games.mickey.random_decks import random_deck
from grimorio.kernel import Setup
from tests.fuzzing import named, seeds
from tests.games.mickey.laid import GAME
from tests.games.mickey.playouts import MATCHES, play

VARIED: tuple[dict[str, str], ...] = (
    {},
    {"rulebook": "origines"},
    {"spell-colours": "any", "support-size": "up-to-ten"},
    {"solitary": "forbidden", "castle-copies": "with-support"},
)


@pytest.mark.parametrize("seed", range(24))
def test_random_games_end_and_lose_no_card(seed: int) -> None:
    assert play(seed, GAME).over


@pytest.mark.parametrize(
    ("match", "options"),
    list(product(MATCHES, VARIED)),
)
def test_random_decks_are_legal_and_hold_any_card(match: str, options: dict[str, str]) -> None:
    setup = Setup("mickey", 2, 1, {"match": match, **options})
    book = GAME.book(setup)
    seen = set()
    for seed in range(60):
        deck = random_deck(book, seed)
        assert deck == random_deck(book, seed)
        assert GAME.offences(deck, setup) == ()
        seen |= {card for _, card in deck.main}
    several = {face.key for face in book.faces if face.kind != 3 and len(face.card.colours) > 1}
    assert len(seen) > 150
    assert bool(seen & several) is (options.get("rulebook") != "origines")


def test_a_seat_that_imagines_a_deck_that_fits_no_team_can_go_on() -> None:
    """Spells of the opponent's Support may be imagined in the deck, where they may be too many."""
    options = {"match": "official"}
    book = GAME.book(Setup("mickey", 2, 0, options))
    met = 0
    for seed in range(40):
        decks = [random_deck(book, 2 * seed + seat) for seat in range(2)]
        setup = Setup("mickey", 2, seed, options, {"decks": [deck.to_json() for deck in decks]})
        p = GAME.start(setup, stops=3)
        q = p.imagine(0, seed)
        q.answer(0)
        assert q.choice.ask == "team"
        assert len(q.choice.options) >= 1
        met += bool(decks[1].sideboard)
    assert met > 10


@pytest.mark.fuzz
@pytest.mark.timeout(0)
def test_fuzz_random_games() -> None:
    """Random decks and answers for a share of GRIMORIO_FUZZ seconds; a failure names its seed."""
    for seed in seeds(1 / 4, 450):
        with named(f"play({seed}, GAME)"):
            play(seed, GAME)
