"""Magic's cards as JSON data: our own ones out, and sets of the players' own in (`kernel/words.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Any, Final

from grimorio.games.magic.cards import BY_NAME, CARDS
from grimorio.games.magic.cards.invented import NAMES
from grimorio.games.magic.names import creature_types, land_types
from grimorio.games.magic.words import (
    CHOSEN,
    COLORS,
    KINDS,
    Activated,
    AsEntersChoose,
    Becomes,
    CanEnchantOnly,
    Card,
    ChooseColor,
    ControlsEnchanted,
    Enchanted,
    It,
    Modes,
    ProtectionFrom,
    SacrificeCost,
    Sacrificed,
    Spell,
    Static,
    Target,
    ThatMuch,
    TheObject,
    ThePlayer,
    Triggered,
    X,
)
from grimorio.kernel.setup import SetupError
from grimorio.kernel.words import Codec, an_object, inside, shown

MOST_CARDS: Final = 1000
BASIC_TYPES: Final = land_types()[:5]
_TYPES: Final = (*creature_types(), *land_types())

_KNOWN: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("Card", "kinds"): KINDS,
    ("Card", "types"): _TYPES,
    ("Card", "colors"): COLORS,
    ("That", "kinds"): (*KINDS, "permanent", "card", "spell", "source", "player"),
    ("That", "no_kinds"): KINDS,
    ("That", "types"): (*_TYPES, CHOSEN),
    ("That", "colors"): (*COLORS, CHOSEN),
    ("That", "no_colors"): (*COLORS, CHOSEN),
    ("Becomes", "color"): (*COLORS, CHOSEN, "choose"),
    ("Becomes", "kinds"): ("artifact", "creature", "enchantment", "land"),
    ("Becomes", "types"): creature_types(),
    ("Becomes", "land_type"): BASIC_TYPES,
    ("PutToken", "color"): COLORS,
    ("PutToken", "types"): creature_types(),
    ("PutCounters", "counter"): ("+1/+1", "poison"),
}
"""The fields whose text is one of a few."""

_NUMBER: Final = r"\{\d{1,2}\}"
_MANA: Final = rf"({_NUMBER})?(\{{[WUBRG]\}})*"
_WRITTEN: Final[dict[tuple[str, str], tuple[str, str]]] = {
    ("Card", "cost"): (rf"(\{{X\}})?{_MANA}", 'a mana cost in quotes, such as "{2}{W}" or "{X}{R}", or ""'),
    ("Counter", "unless"): (_MANA, 'a mana cost in quotes, such as "{3}"'),
    ("Activated", "cost"): (
        rf"(?=.){_MANA}(\{{T\}})?",
        'a mana cost in quotes, such as "{1}{B}", or "{T}"',
    ),
    ("MayPay", "cost"): (rf"(?=.){_MANA}", 'a mana cost in quotes, such as "{1}"'),
    ("AddMana", "mana"): (
        r"any|could|(\{[WUBRG]\}|\{\d{1,2}\})+(\|(\{[WUBRG]\}|\{\d{1,2}\})+)*",
        'mana in quotes, such as "{G}{G}" or "{W}|{U}", or any, or could',
    ),
    ("ManaInstead", "mana"): (r"(\{[WUBRG]\}|\{\d{1,2}\})+", 'mana in quotes, such as "{2}"'),
}
"""The fields whose text has a form, and what to say of it."""

CODEC: Final = Codec(_KNOWN, _WRITTEN, below_zero=("power", "toughness", "plus"))


@dataclass(frozen=True)
class CardSet:
    """Cards, and what they are called in Italian and French, by English name."""

    cards: tuple[Card, ...]
    names: dict[str, tuple[str, str]] = field(default_factory=dict)


def own() -> CardSet:
    """The game's own cards; the names of those of Eighth Edition are facts, and stand in `names`."""
    return CardSet(CARDS, NAMES)


# -- out -------------------------------------------------------------------------------------------


def to_json(card: Card) -> dict[str, Any]:
    """A card as JSON data, which `card_from_json` reads."""
    return CODEC.out(card)


# -- in --------------------------------------------------------------------------------------------


def from_json(data: Any) -> CardSet:
    """Read a card set of the players' own: ``{"cards": [...]}``, as ``docs/magic-cards.md`` says.

    Its cards come besides the game's own, and none has the name of one of those.

    Raises:
        SetupError: what is wrong, in which field, and what was expected.
    """
    if not isinstance(data, dict):
        raise SetupError("cards", f"expected an object with cards, found {data!r}")
    for name in data:
        if name != "cards":
            raise SetupError(f"cards.{name}", "unknown field; expected cards")
    rows = data.get("cards")
    if not isinstance(rows, list) or not 1 <= len(rows) <= MOST_CARDS:
        raise SetupError("cards.cards", f"expected a list of 1 to {MOST_CARDS} cards, found {shown(rows)}")
    cards: list[Card] = []
    names: dict[str, tuple[str, str]] = {}
    for place, row in enumerate(rows):
        where = f"cards.cards[{place}]"
        row = an_object(row, where)
        others = [(lang, row.get(lang, row.get("name"))) for lang in ("italian", "french")]
        card = card_from_json({k: v for k, v in row.items() if k not in ("italian", "french")}, where)
        if card.name in BY_NAME or card.name in names:
            raise SetupError(f"{where}.name", f"{card.name!r} is there already")
        italian, french = (CODEC.text(name, ("Card", "name"), f"{where}.{lang}") for lang, name in others)
        cards.append(card)
        names[card.name] = (italian, french)
    return CardSet(tuple(cards), names)


def card_from_json(data: Any, where: str = "card") -> Card:
    """Read one card; `where` is how errors call it.

    Raises:
        SetupError: what is wrong, in which field, and what was expected.
    """
    card: Card = CODEC.read(data, Card, where)
    for place, problem in mistakes(card):
        raise SetupError(f"{where}.{place}", problem)
    return card


# -- what no single field can tell -----------------------------------------------------------------


def mistakes(card: Card) -> Iterator[tuple[str, str]]:
    """What makes a card one that cannot be played: the field, and what was expected."""
    kinds = set(card.kinds)
    a_spell = bool(kinds & {"instant", "sorcery"})
    if a_spell and len(kinds) > 1:
        yield "kinds", "expected instant and sorcery alone"
    if ("creature" in kinds) != (card.size is not None):
        yield "size", "expected power and toughness for creatures, and only for them"
    if ("land" in kinds) != (card.cost == ""):
        yield "cost", 'expected a mana cost, "" for lands and only for them'
    if card.enchants is not None and kinds != {"enchantment"}:
        yield "enchants", "only an enchantment can enchant"
    if card.token:
        yield "token", "a token comes of PutToken, not of a card"
    if card.world and kinds != {"enchantment"}:
        yield "world", "only an enchantment can be one of the world"
    if card.basic and (kinds != {"land"} or not set(card.types) & set(BASIC_TYPES)):
        yield "basic", f"expected a land of one of the types {', '.join(BASIC_TYPES)}"
    effects = [place for place, ability in enumerate(card.text) if isinstance(ability, Spell | Modes)]
    if len(effects) != a_spell:
        yield "text", "expected one Spell or Modes on an instant or sorcery, and none on others"
    chosen = any(isinstance(word, AsEntersChoose | ChooseColor) for word in inside(card))
    for place, ability in enumerate(card.text):
        for part in ability.modes if isinstance(ability, Modes) else (ability,):
            found = list(inside(part))
            for problem in (
                *_loose(card, isinstance(ability, Triggered), chosen, found),
                *_unsettled(ability, found),
            ):
                yield f"text[{place}]", problem


def _loose(card: Card, triggered: bool, chosen: bool, found: list[Any]) -> Iterator[str]:
    """Words that speak of something which the ability or card does not have."""
    targets = sum(isinstance(word, Target) for word in found)
    paid = any(isinstance(word, SacrificeCost) for word in found)
    for word in found:
        name = type(word).__name__
        match word:
            case It() if word.place >= targets:
                yield f"It speaks of target {word.place + 1}, and there are {targets}"
            case X() if "{X}" not in card.cost:
                yield "X without {X} in the cost"
            case Enchanted() | ControlsEnchanted() | CanEnchantOnly() if card.enchants is None:
                yield f"{name} on a card that enchants nothing"
            case ProtectionFrom() if word.what.controller is not None:
                yield "ProtectionFrom does not ask who controls it"
            case TheObject() | ThePlayer() | ThatMuch() if not triggered:
                yield f"{name} outside a triggered ability"
            case Sacrificed() if not paid:
                yield "Sacrificed without a SacrificeCost"
            case Activated():
                others = [type(part) for part in word.cost if not isinstance(part, str)]
                if len(others) > len(set(others)):
                    yield "expected each kind of cost once"
        if CHOSEN in _texts(word) and not chosen:
            yield f"{CHOSEN!r} without AsEntersChoose or ChooseColor"


def _unsettled(ability: Any, found: list[Any]) -> Iterator[str]:
    """Words of a static ability that need something to be chosen."""
    if isinstance(ability, Static):
        for word in found:
            if isinstance(word, Target) or (isinstance(word, Becomes) and word.color == "choose"):
                yield f"a static ability chooses nothing: {type(word).__name__}"


def _texts(word: Any) -> Iterator[str]:
    """The texts in a word's own fields."""
    for one in fields(word):
        value = getattr(word, one.name)
        for text in value if isinstance(value, tuple) else (value,):
            if isinstance(text, str):
                yield text
