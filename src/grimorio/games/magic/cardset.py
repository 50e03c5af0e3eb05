"""Magic's cards as JSON data: how cards are written, and how sets made by players are read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from grimorio.games.magic import period
from grimorio.games.magic.cards import BY_NAME, CARDS
from grimorio.games.magic.cards.invented import NAMES
from grimorio.games.magic.names import UnknownCard, all_creature_types, find, folded, land_types
from grimorio.games.magic.ops.effects import wrong_with
from grimorio.games.magic.words import (
    BASIC_TYPE,
    CHOSEN,
    COLORS,
    COUNTER_KINDS,
    COUNTERS,
    KINDS,
    Card,
    Keywords,
    Modes,
    Spell,
)
from grimorio.kernel.faults import Message, SetupError, unknown_field
from grimorio.kernel.playable import unplayable
from grimorio.kernel.sizes import FAULTS, quoted
from grimorio.kernel.words import Codec, not_an_object

MOST_CARDS: Final = 1000
BASIC_TYPES: Final = land_types()[:5]
_TYPES: Final = (*all_creature_types(), *land_types())

_KNOWN: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("Card", "kinds"): KINDS,
    ("Card", "types"): _TYPES,
    ("Card", "colors"): COLORS,
    ("That", "kinds"): (*KINDS, "permanent", "card", "spell", "source", "player", BASIC_TYPE, *COUNTER_KINDS),
    ("That", "no_kinds"): KINDS,
    ("That", "types"): (*_TYPES, CHOSEN),
    ("That", "no_types"): (*all_creature_types(), *land_types()),
    ("That", "colors"): (*COLORS, CHOSEN),
    ("That", "no_colors"): (*COLORS, CHOSEN),
    ("Becomes", "color"): (*COLORS, CHOSEN, "choose"),
    ("Becomes", "kinds"): ("artifact", "creature", "enchantment", "land"),
    ("Becomes", "types"): (*all_creature_types(), CHOSEN),
    ("TypeBecomes", "types"): all_creature_types(),
    ("Becomes", "land_type"): (*BASIC_TYPES, "choose"),
    ("ChooseType", "but"): ("", *all_creature_types()),
    ("PutToken", "color"): ("", *COLORS),
    ("PutToken", "types"): all_creature_types(),
    ("PutCounters", "counter"): (*COUNTERS, "poison"),
    ("RemoveCounters", "counter"): COUNTERS,
    ("That", "marked"): ("", *COUNTERS),
    ("EntersWith", "counter"): COUNTERS,
    ("EntersWithCount", "counter"): COUNTERS,
    ("HasMany", "counter"): COUNTERS,
    ("AnimatedX", "type"): all_creature_types(),
    ("CounterThat", "mark"): ("", *COUNTERS),
    ("DamageToCounters", "counter"): COUNTERS,
    ("LoseForEach", "counter"): COUNTERS,
    ("CounterCost", "counter"): COUNTERS,
    ("CountersCost", "counter"): COUNTERS,
    ("HasCounters", "counter"): COUNTERS,
}
"""For each field that holds one of a few words, as (class, field): these words."""

_NUMBER: Final = r"\{\d{1,2}\}"
_MANA: Final = rf"({_NUMBER})?(\{{[WUBRG]\}})*"


def _cost(examples: str) -> Message:
    return Message("a mana cost in quotes, such as {examples}", "form-mana-cost", examples=examples)


_WRITTEN: Final[dict[tuple[str, str], tuple[str, Message]]] = {
    ("Card", "cost"): (rf"(\{{X\}})?{_MANA}", _cost('"{2}{W}", "{X}{R}", ""')),
    ("LoseForEach", "cost"): (rf"(?=.){_MANA}", _cost('"{1}{W}"')),
    ("Counter", "unless"): (_MANA, _cost('"{3}"')),
    ("Activated", "cost"): (
        rf"(?=.)(\{{X\}})?{_MANA}(\{{T\}})?",
        _cost('"{1}{B}", "{T}"'),
    ),
    ("Cycling", "cost"): (rf"(?=.){_MANA}", _cost('"{2}"')),
    ("Madness", "cost"): (rf"(?=.){_MANA}", _cost('"{1}{R}"')),
    ("Kicker", "cost"): (rf"(?=.){_MANA}", _cost('"{2}{G}"')),
    ("Kicker", "second"): (rf"({_MANA})", _cost('"{2}{G}", ""')),
    ("Kicked", "cost"): (rf"({_MANA})", _cost('"{2}{G}", ""')),
    ("KickedByEntersWith", "cost"): (rf"(?=.){_MANA}", _cost('"{2}{G}"')),
    ("Flashback", "cost"): (rf"(?=.){_MANA}", _cost('"{1}{U}"')),
    ("Morph", "cost"): (rf"(?=.){_MANA}", _cost('"{2}{G}"')),
    ("MayPay", "cost"): (rf"(?=.){_MANA}", _cost('"{1}"')),
    ("AddMana", "mana"): (
        r"any|chosen|could|land|theirs|yours|(\{[WUBRG]\}|\{\d{1,2}\})+(\|(\{[WUBRG]\}|\{\d{1,2}\})+)*",
        Message(
            "mana in quotes, such as {examples}, or {names}",
            "form-mana-or",
            examples='"{G}{G}", "{W}|{U}"',
            names="any, chosen, could, land, theirs, yours",
        ),
    ),
    ("SpellsCost", "mana"): (rf"(?=.){_MANA}", _cost('"{1}", "{W}"')),
    ("ManaInstead", "mana"): (
        r"(\{[WUBRG]\}|\{\d{1,2}\})+",
        Message("mana in quotes, such as {examples}", "form-mana", examples='"{2}"'),
    ),
}
"""For each field whose text must have a form: its regular expression, and a description for errors."""

_LANGUAGES: Final = ("italian", "french")
_SOUND: Final = {"text": Keywords(())}
"""For the field "text", the stand-in for an ability that cannot be read: an ability that does nothing.

With the stand-in the rest of the card can still be checked.
"""

CODEC: Final = Codec(
    _KNOWN,
    _WRITTEN,
    below_zero=("power", "toughness", "plus", "Count.times", "mana_value"),
)


@dataclass(frozen=True)
class CardSet:
    """Cards with their translated names: those built into the game, or those that players made.

    Attributes:
        cards: the cards.
        names: (Italian name, French name) of cards, by English name.
    """

    cards: tuple[Card, ...]
    names: dict[str, tuple[str, str]] = field(default_factory=dict)


def own() -> CardSet:
    """The set of the cards built into the game.

    Its `names` has only the cards that we invented; the names of the printed cards are in `names.py`.
    """
    return CardSet(CARDS, NAMES)


def besides(cards: Any) -> Any:
    """The cards besides the game's own in `Setup.cards`, as JSON data, or None where there are none.

    They are the card set made by the players, and the cards of the blocks (`period`) that its decks name.

    Raises:
        SetupError: `cards` is not of the form that `Magic` describes.
    """
    if cards is None:
        return None
    if not isinstance(cards, dict) or not set(cards) <= {"decks", "cards", "life", "last_turn"}:
        problem = 'expected an object with some of "decks", "cards", "life" and "last_turn"'
        raise SetupError("cards", problem, "magic-cards-object")
    own = cards.get("cards")
    if isinstance(own, list):
        own = {"cards": own}
    rows = period.rows_for(cards.get("decks"), own)
    if not rows:
        return own
    if own is None:
        return {"cards": rows}
    listed = own.get("cards") if isinstance(own, dict) else None
    return {**own, "cards": [*listed, *rows]} if isinstance(listed, list) else own


def finder(cards: Any) -> Callable[[str], str]:
    """Return a function that takes a card's name in any language and returns its English name.

    It knows the cards of the players' set, those of the game, and those of the blocks of `period`. It raises
    `UnknownCard` if no card has the name, and `period.CannotPlay` if the card cannot be played.

    Args:
        cards: the players' card set as JSON data, or None. Rows without a name are left out.
    """
    rows = cards.get("cards") if isinstance(cards, dict) else None
    own_names = {
        folded(row[key]): row["name"]
        for row in (rows if isinstance(rows, list) else ())
        if isinstance(row, dict) and isinstance(row.get("name"), str)
        for key in ("name", *_LANGUAGES)
        if isinstance(row.get(key), str)
    }

    def found(name: str) -> str:
        known: str | None = own_names.get(folded(name))
        if known is not None:
            return known
        try:
            return find(name)
        except UnknownCard:
            if period.printed_as(name) is None:
                raise
            return period.find(name)

    return found


@cache
def block_card(name: str) -> Card:
    """The card with this English name from the three blocks of `period`.

    Raises KeyError: there is no such card, or it cannot be played.
    """
    row = {key: value for key, value in period.row(name).items() if key not in _LANGUAGES}
    found: Card = CODEC.read(row, Card, name)
    return found


# -- out -------------------------------------------------------------------------------------------


def to_json(card: Card) -> dict[str, Any]:
    """A card as JSON data, which `card_from_json` reads."""
    return CODEC.out(card)


# -- in --------------------------------------------------------------------------------------------


def from_json(data: Any) -> CardSet:
    """Read `data`, a card set made by players: ``{"cards": [...]}``, as in ``docs/magic-cards.md``.

    No card may have the name of one that the game has already.

    Raises:
        SetupError: the set has a mistake. The error gives the first one: the field, and what was expected
            there.
    """
    cards, wrong = _read(data)
    if wrong:
        raise wrong[0]
    return cards


def faults(data: Any) -> list[SetupError]:
    """The mistakes in `data`, a card set made by players as JSON data; empty when the set can be played.

    Reading stops after the card with which `FAULTS` mistakes are reached.
    """
    return _read(data)[1]


def card_from_json(data: Any, where: str = "card") -> Card:
    """Read one card from `data`, JSON data; errors begin the path of a field with `where`.

    Raises:
        SetupError: the card has a mistake. The error gives the first one: the field, and what was expected
            there.
    """
    card, wrong = _card(data, where)
    if card is None or wrong:
        raise wrong[0]
    return card


def _read(data: Any) -> tuple[CardSet, list[SetupError]]:
    """Read `data`, a card set as JSON data: (the cards that can be read, the mistakes in the set).

    Reading stops after the card with which `FAULTS` mistakes are reached.
    """
    none = CardSet(())
    if not isinstance(data, dict):
        problem = f"expected an object with cards, found {quoted(data)}"
        return none, [SetupError("cards", problem, cause="word-object")]
    wrong = [unknown_field(f"cards.{name}", ["cards"]) for name in data if name != "cards"]
    rows = data.get("cards")
    if not isinstance(rows, list) or not 1 <= len(rows) <= MOST_CARDS:
        problem = f"expected a list of 1 to {MOST_CARDS} cards, found {quoted(rows)}"
        return none, [*wrong, SetupError("cards.cards", problem, cause="card-many", most=MOST_CARDS)]
    cards: dict[str, Card] = {}
    names: dict[str, tuple[str, str]] = {}
    for place, row in enumerate(rows):
        if len(wrong) >= FAULTS:
            break
        where = f"cards.cards[{place}]"
        if not isinstance(row, dict):
            wrong.append(not_an_object(row, where))
            continue
        called, bad = _called(row, where)
        card, worse = _card({key: value for key, value in row.items() if key not in _LANGUAGES}, where)
        wrong += bad + worse
        if card is None:
            continue
        if card.name in BY_NAME or card.name in cards:
            problem = f"{card.name!r} is there already"
            wrong.append(SetupError(f"{where}.name", problem, cause="card-there", name=card.name))
        cards[card.name] = card
        names[card.name] = (called.get("italian", card.name), called.get("french", card.name))
    return CardSet(tuple(cards.values()), names), wrong


def _called(row: dict[str, Any], where: str) -> tuple[dict[str, str], list[SetupError]]:
    """Read the names that a card has in other languages: (the names by language, the mistakes in them).

    The languages are "italian" and "french". `row` is the card as JSON data, `where` its path, for errors.
    """
    called: dict[str, str] = {}
    wrong: list[SetupError] = []
    for language in _LANGUAGES:
        if language in row:
            try:
                called[language] = CODEC.text(row[language], ("Card", "name"), f"{where}.{language}")
            except SetupError as error:
                wrong.append(error)
    return called, wrong


def _card(data: Any, where: str) -> tuple[Card | None, list[SetupError]]:
    """Read `data`, a card as JSON data: (the card as far as it can be read, all mistakes in it).

    The card is None if it cannot be read at all. `where` is its path, for errors.
    """
    card, wrong = CODEC.mended(data, Card, where, _SOUND)
    if card is None:
        return None, wrong
    left_out = tuple(
        [f"{where}.text[{place}]" for place, part in enumerate(card.text) if part is _SOUND["text"]]
    )
    found = [one.at(f"{where}.{one.field}") for one in mistakes(card)]
    found += unplayable(card, where, wrong_with)
    return card, wrong + [one for one in found if not left_out or not one.field.startswith(left_out)]


# -- what no single field can tell -----------------------------------------------------------------


def mistakes(card: Card) -> Iterator[SetupError]:
    """The reasons why no such card could be printed, for example a land with a mana cost.

    The `field` of each error names the field of the card that is wrong.
    """
    kinds = set(card.kinds)
    a_spell = bool(kinds & {"instant", "sorcery"})
    if a_spell and len(kinds) > 1:
        yield SetupError("kinds", "expected instant and sorcery alone", cause="card-kinds")
    if ("creature" in kinds) != (card.size is not None):
        problem = "expected power and toughness for creatures, and only for them"
        yield SetupError("size", problem, cause="card-size")
    if ("land" in kinds) != (card.cost == ""):
        problem = 'expected a mana cost, "" for lands and only for them'
        yield SetupError("cost", problem, cause="card-cost")
    if card.enchants is not None and kinds != {"enchantment"}:
        yield SetupError("enchants", "only an enchantment can enchant", cause="card-enchants")
    if card.token:
        yield SetupError("token", "a token comes of PutToken, not of a card", cause="card-token")
    if card.world and kinds != {"enchantment"}:
        yield SetupError("world", "only an enchantment can be one of the world", cause="card-world")
    if card.basic and (kinds != {"land"} or not set(card.types) & set(BASIC_TYPES)):
        names = ", ".join(BASIC_TYPES)
        yield SetupError(
            "basic", f"expected a land of one of the types {names}", cause="card-basic", names=names
        )
    effects = [place for place, ability in enumerate(card.text) if isinstance(ability, Spell | Modes)]
    if len(effects) != a_spell:
        problem = "expected one Spell or Modes on an instant or sorcery, and none on others"
        yield SetupError("text", problem, cause="card-effects")
