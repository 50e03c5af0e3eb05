"""The sheets, pool and Powers of a session, read from its setup."""

from __future__ import annotations

from typing import Any, Final

from grimorio.games.live import pool as pools
from grimorio.games.live import powerset, sheet
from grimorio.games.live.meaning import SPELL_DECKS, Book, Magus
from grimorio.games.live.options import Choices
from grimorio.games.live.sheet import Sheet, SheetError
from grimorio.games.live.wording import text_of as text_of
from grimorio.games.live.words import STYLES, Power
from grimorio.kernel import Setup, SetupError
from grimorio.kernel.seats import Seat, seats_of

POOL_SEED: Final = 2003
"""The seed of the pool that is used where a setup gives none."""

EXAMPLES: Final = (
    ("Alba", "white", (3, 5, 7), ("Determination", "Act of Fate")),
    ("Brina", "blue", (5, 3, 7), ("Sacrum Fecere", "Regeneration")),
    ("Corvo", "black", (7, 3, 5), ("Reincarnation",)),
    ("Drago", "red", (7, 5, 3), ("Absolute Determination",)),
    ("Edera", "green", (5, 7, 3), ("Life Escalation", "Regeneration")),
    ("Aureo", "gold", (3, 7, 5), ("Life Escalation", "Sacrum Fecere", "Determination")),
    ("Gelo", "white", (5, 3, 7), ("Act of Fate", "Sacrum Fecere")),
    ("Vespro", "black", (3, 5, 7), ("Determination", "Regeneration")),
)
"""The Magi that play where no sheet is given: name, Style, traits and Powers. Each has spent 9 experience."""


def example(seat: Seat) -> Sheet:
    """The sheet of the Magus that plays at a seat where no sheet is given."""
    name, style, traits, powers = EXAMPLES[seat]
    magus = Sheet(name, style, traits).award(9, "earlier sessions")
    for power in powers:
        magus = magus.learn(power)
    return magus


def settled(cards: Any) -> dict[str, Any]:
    """The parts of `cards`, which is `Setup.cards`, by name; None for each part that is missing.

    Raises:
        SetupError: `cards` is not an object with some of "sheets", "pool", "powers" and "news".
    """
    parts: dict[str, Any] = {"sheets": None, "pool": None, "powers": None, "news": None}
    if cards is None:
        return parts
    if not isinstance(cards, dict) or not set(cards) <= set(parts):
        raise SetupError("cards", "expected an object with some of {names}", "object-of", names=tuple(parts))
    return {**parts, **cards}


def powers_of(cards: Any, choices: Choices) -> dict[str, Power]:
    """All Powers by name: the rulebook's, and those that `cards`, as in `Setup.cards`, adds.

    The price of Absolute Determination follows the game's options, `choices` (LIVE-4-ABS-1).
    """
    powers = powerset.known(settled(cards)["powers"])
    absolute = powers["Absolute Determination"]
    powers[absolute.name] = Power(
        absolute.name,
        absolute.tier,
        absolute.does,
        choices.absolute_cost,
        italian=absolute.italian,
        french=absolute.french,
    )
    return powers


def sheets_of(setup: Setup) -> tuple[Sheet, ...]:
    """The sheet of each seat, in order.

    Raises:
        SetupError: a sheet is wrong, or there are not as many sheets as seats.
    """
    parts = settled(setup.cards)
    given = parts["sheets"]
    if given is None:
        given = [None] * setup.seats
    if not isinstance(given, list) or len(given) != setup.seats:
        problem = "expected {seats} sheets, one for each seat"
        raise SetupError("cards.sheets", problem, "live-sheets", seats=setup.seats)
    known = powerset.known(parts["powers"])
    sheets = []
    for seat, data in zip(seats_of(len(given)), given, strict=True):
        try:
            sheets.append(example(seat) if data is None else sheet.from_json(data, known))
        except SheetError as error:
            raise SetupError(
                f"cards.sheets[{seat}].{error.field}",
                f"{error.message} ({error.rule})",
                error.cause,
                **error.facts,
            ) from None
    return tuple(sheets)


def pool_of(setup: Setup) -> pools.Pool:
    """The pool that a setup gives, or a default one that is large enough for eight players.

    Raises SetupError: the pool is faulty or too small.
    """
    data = settled(setup.cards)["pool"]
    try:
        pool = pools.generate(POOL_SEED) if data is None else pools.from_json(data)
        pools.enough(pool, setup.seats)
    except pools.PoolError as error:
        raise SetupError("cards.pool", str(error), error.cause, **error.facts) from None
    return pool


def book_of(setup: Setup, choices: Choices) -> Book:
    """The Magi, pool, Powers and options of a session, read from its setup.

    Raises SetupError: the setup's cards are faulty.
    """
    pool = pool_of(setup)
    news = settled(setup.cards)["news"]
    if news is None:
        news = [0] * setup.seats
    if not isinstance(news, list) or len(news) != setup.seats or not all(type(size) is int for size in news):
        problem = "expected {seats} numbers: the entries of each sheet last time"
        raise SetupError("cards.news", problem, "live-news", seats=setup.seats)
    magi = tuple(
        Magus(
            magus.name,
            STYLES.index(magus.style),
            magus.traits,
            magus.life,
            magus.powers,
            tuple(f"{bought.on} {bought.what}".strip() for bought in magus.since(seen)),
        )
        for magus, seen in zip(sheets_of(setup), news, strict=True)
    )
    return Book(
        magi, pool.decks[:SPELL_DECKS], pool.decks[SPELL_DECKS], powers_of(setup.cards, choices), choices
    )


def described(powers: dict[str, Power]) -> list[dict[str, Any]]:
    """The JSON data of every Power, with its names and its text in each language.

    An entry has the fields of `powerset.to_json`, "kind" ("power"), "cost", "names" and "text"; the last two
    by language.
    """
    return [
        {
            **powerset.to_json(power),
            "kind": "power",
            "cost": power.price,
            "names": {
                "en": power.name,
                "it": power.italian or power.name,
                "fr": power.french or power.name,
            },
            "text": text_of(power),
        }
        for power in powers.values()
    ]
