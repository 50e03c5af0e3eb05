"""A word on why a bot did something: it is true, and hidden cards change nothing in it."""

from __future__ import annotations

import random
from collections import deque
from typing import Any

import pytest

from grimorio import games
from grimorio.bots import make_bot
from grimorio.bots.game_bots import GameBots
from grimorio.bots.magic.why import laid_open
from grimorio.bots.mickey.why import Open
from grimorio.bots.roster import bots_of
from grimorio.bots.why import Deed, Deeds, Line, Reason
from grimorio.games.magic.state.objects import Player
from grimorio.kernel import WATCHER, Position, Setup
from grimorio.kernel.seats import Seat, seats_of
from grimorio.language import LANGUAGES, translator
from tests.games.magic.laid import A, B, Laid

LONG = {"magic": 170, "mickey": 110, "magecraft": 260, "live": 160}
"""How many answers of a game are looked at."""

Done = tuple[Seat, str, Position, list[Line]]
"""A deed: the seat, the kind of the choice, the position before, and the public events."""


def deeds_of(name: str, seats: int, seed: int) -> list[Done]:
    """All deeds of all seats at the beginning of a game between bots that think little."""
    game = games.get(name)
    position = game.start(Setup(name, seats, seed), journal=True)
    bots = [make_bot("greedy" if name == "live" else "greedy:1", game, seat) for seat in range(seats)]
    found = [Deeds(bots_of(name), seat) for seat in seats_of(seats)]
    for one in found:
        one.newest = deque()
    for _ in range(LONG[name]):
        if position.over:
            break
        choice = position.waiting[0]
        seat = choice.seat
        at = bots[seat].choose(position.seen_by(seat), lambda luck, seat=seat: position.imagine(seat, luck))
        before, position.journal = position.copy(), []
        position.answer(at, choice.number)
        lines = [line for event in position.journal if (line := event.seen_by(WATCHER)) is not None]
        for one in found:
            one.answered((choice.number, seat, choice.options[at]), before, lines)
    return [(one.seat, *deed) for one in found for deed in one.newest]


def exchanged(position: Position, luck: random.Random) -> Position:
    """A position in which other cards are hidden; of Magic any cards whatever, of others by `imagine`."""
    other = position.imagine(WATCHER, luck.getrandbits(60))
    if position.game.name == "magic":
        faces = len(position.book.cards)
        for seat in seats_of(position.setup.seats):
            player: Player = other.edit(1 + seat)
            player.hand = tuple(luck.randrange(faces) for _ in player.hand)
            player.library = tuple(luck.randrange(faces) for _ in player.library)
    return other


def known(bots: GameBots, position: Position) -> Any:
    """What `why` is given of a position, as something that can be compared."""
    public = bots.public(position)
    return public.to_json()["things"] if isinstance(public, Position) else public


@pytest.mark.parametrize(("name", "seats"), [("magic", 2), ("mickey", 2), ("magecraft", 3), ("live", 3)])
def test_hidden_cards_change_no_word(name: str, seats: int) -> None:
    """Positions that look the same to everybody give the same reason for the same deed."""
    bots, luck, said = bots_of(name), random.Random(5), set()
    for seat, ask, before, lines in deeds_of(name, seats, 3):
        reason = bots.why(Deed(seat, ask, bots.public(before), lines))
        if reason is not None:
            said.add(reason.message)
        for _ in range(2):
            other = exchanged(before, luck)
            assert known(bots, other) == known(bots, before)
            assert bots.why(Deed(seat, ask, bots.public(other), lines)) == reason
    assert len(said) >= 3, f"{name} can say {said} only"


def test_every_reason_has_words_for_what_it_names() -> None:
    """Each reason of a game is told in every language with the arguments that it has."""
    for name, seats in (("magic", 2), ("mickey", 2), ("magecraft", 3), ("live", 3)):
        bots = bots_of(name)
        for seat, ask, before, lines in deeds_of(name, seats, 3):
            reason = bots.why(Deed(seat, ask, bots.public(before), lines))
            if reason is None:
                continue
            cards = {key: ", ".join(named) for key, named in reason.cards.items()}
            assert all(cards.values())
            for language in LANGUAGES:
                say = translator(language, ["because"])
                assert say(reason.message, **cards, **reason.numbers, **reason.seats)


# -- Magic ------------------------------------------------------------------------------------------


def said(laid: Laid, ask: str, lines: list[Line], seat: int = A) -> Reason | None:
    """Why the seat did what the lines tell, in a position laid out by hand."""
    return bots_of("magic").why(Deed(Seat(seat), ask, laid_open(laid.p), lines))


def attack(laid: Laid, *names: str) -> list[Line]:
    """The events by which these creatures attack the second player."""
    return [{"event": "attack", "key": laid.key(name), "seat": B, "name": name} for name in names]


def test_nothing_could_block() -> None:
    laid = Laid({"play": "Hill Giant; Grizzly Bears"}, {"play": "Mountain"}, mana=False)
    reason = said(laid, "attack", attack(laid, "Hill Giant", "Grizzly Bears"))
    assert reason is not None and reason.message == "magic-because-attack-unblocked"
    assert reason.numbers["count"] == 2


def test_not_all_could_be_blocked() -> None:
    laid = Laid({"play": "Hill Giant; Grizzly Bears"}, {"play": "Craw Wurm"}, mana=False)
    reason = said(laid, "attack", attack(laid, "Hill Giant", "Grizzly Bears"))
    assert reason is not None and reason.message == "magic-because-attack-many"
    assert (reason.numbers["count"], reason.numbers["blockers"]) == (2, 1)


def test_a_blocker_stayed_back() -> None:
    laid = Laid({"play": "Grizzly Bears", "life": 3}, {"play": "Hill Giant; Goblin Raider"}, mana=False)
    laid.p.edit(laid.key("Hill Giant")).tapped = True
    laid.p.edit(laid.key("Goblin Raider")).tapped = True
    reason = said(laid, "attack", [])
    assert reason is not None and reason.message == "magic-because-stay-back"
    assert reason.cards == {"mine": ("Grizzly Bears",), "theirs": ("Hill Giant",)}


def test_an_attack_would_have_been_beaten() -> None:
    laid = Laid({"play": "Grizzly Bears"}, {"play": "Hill Giant"}, mana=False)
    reason = said(laid, "attack", [])
    assert reason is not None and reason.message == "magic-because-stay-beaten"
    assert reason.cards == {"mine": ("Grizzly Bears",), "theirs": ("Hill Giant",)}


def played(laid: Laid, spell: str, target: str) -> list[Line]:
    """The event that the first player casts a spell at a permanent."""
    key = laid.key(target)
    return [
        {
            "event": "played",
            "seat": A,
            "name": spell,
            "kind": "spell",
            "targets": [key],
            "onto": [target],
            "x": 0,
        }
    ]


def test_the_strongest_creature_was_removed() -> None:
    laid = Laid({"play": "Swamp*3"} | {"play": "Swamp"}, {"play": "Hill Giant; Grizzly Bears"})
    reason = said(laid, "priority", played(laid, "Dark Banishing", "Hill Giant"))
    assert reason is not None and reason.message == "magic-because-removes-strongest"
    weaker = said(laid, "priority", played(laid, "Dark Banishing", "Grizzly Bears"))
    assert weaker is None or weaker.message != "magic-because-removes-strongest"


def test_nothing_is_said_of_a_creature_that_lies_face_down() -> None:
    """Its true face is hidden, and so it is called by no name."""
    laid = Laid({"play": "Grizzly Bears"}, {"play": "Mountain"})
    lines = [{"event": "played", "seat": A, "name": "", "kind": "spell", "targets": [], "onto": [], "x": 0}]
    assert said(laid, "priority", lines) is None


def test_a_pass_is_no_deed() -> None:
    laid = Laid({"play": "Grizzly Bears"}, {"play": "Mountain"})
    deeds = Deeds(bots_of("magic"), Seat(A))
    number = laid.p.waiting[0].number
    deeds.answered((number, Seat(A), ("pass",)), laid.p, [])
    assert deeds.explained() is None


# -- Wizards of Mickey ------------------------------------------------------------------------------

LAZLO, QUILL, IGNIA = "Lazlo, Biter of Coins", "Quill, Reader of Maps", "Ignia, Child of Sparks"


@pytest.mark.parametrize(
    ("mage", "opposite", "message"),
    [
        (QUILL, None, "early"),
        (LAZLO, None, None),
        (LAZLO, QUILL, "waited"),
        (QUILL, LAZLO, "spared"),
        (QUILL, IGNIA, "even"),
    ],
)
def test_a_mage_is_deployed_for_what_stands_opposite(
    mage: str, opposite: str | None, message: str | None
) -> None:
    position = games.get("mickey").start(Setup("mickey", 2, 1))
    there = [{"card": opposite, "place": 2}] if opposite else []
    now = Open({"sides": [{"mages": []}, {"mages": there}]}, position.book)
    line = {"event": "deploy", "seat": 0, "card": mage, "place": 0}
    reason = bots_of("mickey").why(Deed(Seat(0), "deploy", now, [line]))
    assert (reason and reason.message) == (message and f"mickey-because-deploy-{message}")


def test_most_deployments_have_a_word() -> None:
    bots = bots_of("mickey")
    deployed = [deed for deed in deeds_of("mickey", 2, 3) if deed[1] == "deploy"]
    told = [bots.why(Deed(seat, ask, bots.public(before), lines)) for seat, ask, before, lines in deployed]
    assert len(told) >= 4 and told.count(None) <= 1
