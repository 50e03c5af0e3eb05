"""Random games and bots' games of decks full of keyword abilities: nothing breaks, nothing hidden is seen."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from grimorio.bots.roster import make_bot
from grimorio.decks import Deck
from grimorio.games.magic.cardset import to_json
from grimorio.games.magic.game import Magic
from grimorio.games.magic.state.hidden import secret_of
from grimorio.games.magic.state.objects import FACE_UP
from grimorio.kernel import WATCHER, Position, Setup
from tests.games.magic.mechanisms import CARDS

MAGIC = Magic()
NAMES = [card.name for card in CARDS]
BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
VERBS = {"cycle", "flashback", "morph", "turn-up", "activate", "cast"}


def begun(seed: int) -> Position:
    deck = Deck.of("Keywords", [*NAMES * 2, *BASICS * 4], []).to_json()
    cards: dict[str, Any] = {"decks": [deck, deck], "cards": {"cards": [to_json(card) for card in CARDS]}}
    return MAGIC.start(Setup("magic", 2, seed, cards=cards))


def unseen(p: Position) -> None:
    """Check that only its controller, and who played it, see what lies face down."""
    for seat in (0, 1, WATCHER):
        for row in p.seen_by(seat)["table"]["play"]:
            thing = p.things[row["id"]]
            if (
                secret_of(thing) != FACE_UP
                and seat not in (thing.controller, thing.under)
                and p.result is None
            ):
                assert row["secret"] is None and row["name"] == "face-down creature"


def test_random_games_reach_every_keyword_and_keep_what_is_hidden() -> None:
    verbs: Counter[str] = Counter()
    for seed in range(12):
        luck = random.Random(seed)
        p = begun(seed)
        for step in range(260):
            if not p.waiting:
                break
            options = list(p.choice.options)
            weights = [1 if option == ("pass",) else 3 for option in options]
            place = luck.choices(range(len(options)), weights)[0]
            verbs[str(options[place][0])] += 1
            p.answer(place)
            if step % 40 == 0:
                unseen(p)
                again = MAGIC.position(p.to_json())
                assert again.to_json() == p.to_json()
                imagined = p.imagine(seed % 2, step)
                for _ in range(10):
                    if imagined.waiting:
                        imagined.answer(luck.randrange(len(imagined.choice.options)))
    assert set(verbs) >= VERBS, VERBS - set(verbs)


def test_bots_answer_every_choice_of_such_a_game() -> None:
    p = begun(3)
    bots = [make_bot("greedy", MAGIC, seat) for seat in range(2)]
    verbs: Counter[str] = Counter()
    for _ in range(700):
        if not p.waiting:
            break
        seat = p.choice.seat
        place = bots[seat].choose(p.seen_by(seat), lambda luck, seat=seat: p.imagine(seat, luck))  # type: ignore[misc]
        verbs[str(p.choice.options[place][0])] += 1
        p.answer(place)
    assert verbs["cast"] and verbs["cycle"] + verbs["flashback"] + verbs["morph"] > 0
