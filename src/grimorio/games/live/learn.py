"""The auction for learning programs: every option in a fixed order, and a view as numbers."""

from __future__ import annotations

from typing import Any, Final

from grimorio.games.live.meaning import BASICS
from grimorio.games.live.pool import deck_of
from grimorio.games.live.powers import POWERS
from grimorio.games.live.rules.challenge import HANDS
from grimorio.games.live.rules.completion import COPIES, MOST_BASICS
from grimorio.games.live.rules.things import KINDS
from grimorio.games.live.words import DECKS, STYLES, TRAITS
from grimorio.games.magic.names import fact, names
from grimorio.kernel.choice import Option
from grimorio.kernel.seats import seats_of

MOST_LIFE: Final = 200
"""The most points of life that an option to bid can name."""

PHASES: Final = ("approval", "auction", "completion", "lands", "over")
"""The phases of a session, in the order in which `features` has a number for each."""
ASKS: Final = (
    "declare",
    "pack",
    "contest",
    "challenge",
    "power",
    "throw",
    "retest",
    "escalate",
    "second-pack",
    "hand",
    "spend-life",
    "give-back",
    "deck",
    "take",
    "lands",
)
"""The kinds of choice, in the order in which `features` has a number for each."""


def actions() -> tuple[Option, ...]:
    """Every option that a game with the rulebook's Powers can offer, whatever its pool."""
    cards = [name for name in names() if not fact(name).basic]
    options: list[Option] = [
        (word,) for word in ("yes", "no", "none", "accept", "life", "overbid", "give-up", "done")
    ]
    options += [("challenge", trait) for trait in TRAITS]
    options += [("power", power.name) for power in POWERS]
    options += [("throw", hand) for hand in HANDS]
    options += [("hand", side) for side in ("left", "right")]
    options += [("deck", deck) for deck in DECKS[:-1]]
    options += [(word, life) for word in ("bid", "life") for life in range(1, MOST_LIFE + 1)]
    options += [("pack", name) for name in cards if deck_of(name) != "land"]
    options += [("lands", name, count) for name in BASICS for count in range(MOST_BASICS + 1)]
    options += [
        ("lands", name, count) for name in cards if deck_of(name) == "land" for count in range(COPIES + 1)
    ]
    return tuple(options)


def features(view: dict[str, Any]) -> tuple[float, ...]:
    """A view as numbers, the viewer's own Magus first.

    All views of games with the same number of seats give the same count of numbers.

    The numbers are: phase; what is asked; the deck in auction; packs left in each deck and on the table;
    category of the challenge. Then come for each Magus: whether it plays, holds the contested pack, contests
    it; its Style, traits and life; what it declared in each deck; its packs of each deck; the packs that it
    took in secret.
    """
    table = view["table"]
    choice = view["choice"]
    numbers = _one_of(table["phase"], PHASES)
    numbers += _one_of(None if choice is None else choice["ask"], ASKS)
    numbers += _one_of(table["auction"], DECKS[:-1])
    numbers += [float(deck["left"]) for deck in table["decks"]]
    numbers.append(float(len(table["packs"])))
    challenge = table["challenge"] or {"trait": None, "holder": None, "rival": None}
    numbers += _one_of(challenge["trait"], TRAITS)
    seats = view["seats"]
    for offset in seats_of(seats):
        magus = table["magi"][(max(view["seat"], 0) + offset) % seats]
        numbers += [float(magus["playing"])]
        numbers += [float(challenge[role] == magus["seat"]) for role in ("holder", "rival")]
        numbers += _one_of(magus["style"], STYLES)
        numbers += [float(magus["traits"][trait]) for trait in TRAITS]
        numbers.append(float(magus["life"]))
        for deck in DECKS[:-1]:
            numbers += _one_of(magus["declared"].get(deck), KINDS)
        held = [deck_of(name) for name in magus["packs"]]
        numbers += [float(held.count(deck)) for deck in DECKS[:-1]]
        numbers.append(float(magus["secret"]["size"]))
    return tuple(numbers)


def _one_of(value: str | None, values: tuple[str, ...]) -> list[float]:
    """One number for each of the values: 1.0 for the value that is given, 0.0 for the others."""
    return [float(value == other) for other in values]
