"""Cards as JSON data: our own ones out, and sets of the players' own in.

A set is an object with lists of cards by kind; a card is its fields, with `italian` and `french` for its
names in those languages (of a Mage name and title). Its effects are words, as `kernel/words.py` writes them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from grimorio.games.mickey import words as w
from grimorio.games.mickey.cards import CARDS, UNKNOWN
from grimorio.games.mickey.meaning.book import keys_of
from grimorio.games.mickey.wording import LANGUAGES, team_name, text_of
from grimorio.kernel.setup import SetupError
from grimorio.kernel.words import LONGEST, MOST, Codec, an_object, inside, shown

MOST_CARDS: Final = 1000
KINDS: Final[dict[str, type]] = {"mages": w.Mage, "spells": w.Spell, "castles": w.Castle, "codes": w.Code}
"""The lists of a set, and the cards in them."""

CODEC: Final = Codec(
    written={
        (word, name): (rf".{{0,{LONGEST}}}", f"a text of up to {LONGEST} characters")
        for word in ("Mage", "Spell", "Castle", "Code")
        for name in ("title", "code")
    },
    below_zero=("number",),
)
_LANGUAGES: Final = {"it": "italian", "fr": "french"}


def own() -> w.CardSet:
    """The game's own cards, those of the rulebooks among them."""
    return CARDS


# -- out -------------------------------------------------------------------------------------------


def to_json(cards: w.CardSet) -> dict[str, Any]:
    """A set as JSON data, which `from_json` reads."""
    data: dict[str, Any] = {"name": cards.name}
    for kind in KINDS:
        data[kind] = [card_to_json(card) for card in getattr(cards, kind)]
    return data


def card_to_json(card: w.Card) -> dict[str, Any]:
    """A card as JSON data."""
    data = CODEC.out(card)
    data.pop("names", None)
    for language, *name in card.names:
        data[_LANGUAGES[language]] = name if isinstance(card, w.Mage) else name[0]
    return data


def by_key(cards: w.CardSet) -> dict[str, tuple[str, dict[str, Any]]]:
    """The list that each card stands in, and the card as JSON, by its key."""
    found = [(kind, card_to_json(card)) for kind in KINDS for card in getattr(cards, kind)]
    return dict(zip(keys_of(cards), found, strict=True))


def called(card: w.Card, language: str) -> str:
    """What a card is called; of a Mage name and title. Its printed name where it has no other."""
    said: tuple[str, ...] = (card.name, card.title) if isinstance(card, w.Mage) else (card.name,)
    for other, *name in card.names:
        if other == language:
            said = tuple(name)
    return ", ".join(part for part in said if part)


def described(cards: w.CardSet) -> list[dict[str, Any]]:
    """Every card as JSON: `name` is the key by which decks and events call it; what is printed; texts."""
    rows: list[dict[str, Any]] = []
    keys = iter(keys_of(cards))
    for kind in KINDS:
        for card in getattr(cards, kind):
            unknown = UNKNOWN.get(card, ())
            key = next(keys)
            code = f" ({card.code})" if key.endswith(f" ({card.code})") else ""
            row: dict[str, Any] = {
                "kind": kind.removesuffix("s"),
                "name": key,
                "names": {language: f"{called(card, language)}{code}" for language in LANGUAGES},
                "code": card.code,
                "colours": list(getattr(card, "colours", ())),
                "text": text_of(card, unknown),
                "words": CODEC.out(card).get("effects", []),
            }
            for fact in ("title", "team", "power", "place"):
                if hasattr(card, fact):
                    row[fact] = getattr(card, fact)
            if isinstance(card, w.Mage):
                row["teams"] = {language: team_name(card.team, language) for language in LANGUAGES}
            if unknown:
                row["unknown"] = list(unknown)
            rows.append(row)
    return rows


# -- in --------------------------------------------------------------------------------------------


def from_json(data: Any, where: str = "cards.cards") -> w.CardSet:
    """Read a set: lists of mages, spells, castles and codes, as ``docs/mickey-cards.md`` says.

    Raises:
        SetupError: what is wrong, in which field, and what was expected.
    """
    data = an_object(data, where)
    for name in data:
        if name not in ("name", *KINDS):
            raise SetupError(f"{where}.{name}", f"unknown field; expected name, {', '.join(KINDS)}")
    title = CODEC.text(data.get("name", "Cards"), ("CardSet", "name"), f"{where}.name")
    lists: dict[str, tuple[Any, ...]] = {}
    for kind, word in KINDS.items():
        rows = data.get(kind, [])
        if not isinstance(rows, list):
            raise SetupError(f"{where}.{kind}", f"expected a list, found {shown(rows)}")
        places = enumerate(rows[: MOST_CARDS + 1])
        lists[kind] = tuple(_card(row, word, f"{where}.{kind}[{place}]") for place, row in places)
    if sum(map(len, lists.values())) > MOST_CARDS:
        raise SetupError(where, f"expected at most {MOST_CARDS} cards")
    cards = w.CardSet(title, **lists)
    _told_apart(cards, where)
    return cards


def _told_apart(cards: w.CardSet, where: str) -> None:
    """No two cards have one key. Raises SetupError."""
    seen: set[str] = set()
    keys = iter(keys_of(cards))
    for kind in KINDS:
        for place in range(len(getattr(cards, kind))):
            key = next(keys)
            if key in seen:
                problem = f"{key!r} is there already; collection codes tell cards apart"
                raise SetupError(f"{where}.{kind}[{place}].code", problem)
            seen.add(key)


def _card(data: Any, word: type, where: str) -> Any:
    """Read one card."""
    row = an_object(data, where)
    names: list[tuple[str, ...]] = []
    for language, field in _LANGUAGES.items():
        if field in row:
            names.append((language, *_names(row[field], word, f"{where}.{field}")))
    if "names" in row:
        raise SetupError(f"{where}.names", "unknown field; expected italian, french")
    card = CODEC.read({k: v for k, v in row.items() if k not in _LANGUAGES.values()}, word, where)
    for place, problem in mistakes(card):
        raise SetupError(f"{where}.{place}", f"{card.name}: {problem}")
    return replace(card, names=tuple(names))


def _names(data: Any, word: type, where: str) -> tuple[str, ...]:
    """A name, or name and title of a Mage."""
    if word is not w.Mage:
        return (CODEC.text(data, (word.__name__, "name"), where),)
    if not isinstance(data, list) or len(data) != 2:
        raise SetupError(where, f"expected a list of name and title, found {shown(data)}")
    return (
        CODEC.text(data[0], ("Mage", "name"), f"{where}[0]"),
        CODEC.text(data[1], ("Mage", "title"), f"{where}[1]"),
    )


# -- what no single field can tell -----------------------------------------------------------------

_OF_SPELLS: Final = (w.Continuous, w.Subterfuge, w.Static)
_OF_MAGES: Final = (w.Solitary, w.Possesses)
_Moment = w.Casts | w.Hides | w.Draws | w.Wins | w.CastleEnters | None


def mistakes(card: w.Card) -> Iterator[tuple[str, str]]:
    """What a card cannot be or say: the field, and what is wrong."""
    colours = getattr(card, "colours", ())
    if len(set(colours)) < len(colours):
        yield "colours", "expected each colour once"
    chosen = False
    for place, effect in enumerate(card.effects):
        for problem in _wrong(card, effect, None):
            yield f"effects[{place}]", problem
        for word in inside(effect):
            chosen = chosen or isinstance(word, w.One)
            if isinstance(word, w.Same) and not chosen:
                yield f"effects[{place}]", "SAME speaks of what One has chosen before"


def _wrong(card: w.Card, effect: Any, moment: _Moment, deed: bool = False) -> Iterator[str]:
    """What is wrong with an effect, behind a moment or among deeds, and with what it is made of."""
    match effect:
        case w.If(condition, then):
            parts = then if isinstance(then, tuple) else (then,)
            done = deed or not all(isinstance(part, w.Lasts | w.If) for part in parts)
            yield from _nouns(card, condition, moment, done)
        case w.IfHidden(then):
            if not isinstance(card, w.Spell):
                yield "only a Spell can be hidden"
            parts = then if isinstance(then, tuple) else (then,)
        case w.When(moment, do):
            yield from _nouns(card, moment, moment, True)
            parts, deed = do if isinstance(do, tuple) else (do,), True
        case w.May(do) | w.Pay(do=do):
            parts, deed = do if isinstance(do, tuple) else (do,), True
        case _:
            deed = deed or not isinstance(effect, w.Lasts)
            if deed and moment is None and isinstance(card, w.Code):
                yield "a Code says When it does something"
            if isinstance(effect, _OF_SPELLS) and not isinstance(card, w.Spell):
                yield f"{type(effect).__name__} is of Spells"
            if isinstance(effect, _OF_MAGES) and not isinstance(card, w.Mage):
                yield f"{type(effect).__name__} is of Mages"
            yield from _nouns(card, effect, moment, deed)
            return
    for part in parts:
        yield from _wrong(card, part, moment, deed)


def _nouns(card: w.Card, value: Any, moment: _Moment, deed: bool) -> Iterator[str]:
    """What is wrong with the nouns and numbers in a word."""
    played = isinstance(moment, (w.Casts, w.Hides))
    that = played or (deed and moment is None and isinstance(card, (w.Mage, w.Spell)))
    for word in inside(value):
        number = getattr(word, "number", 0)
        if isinstance(number, int) and number < 0 and not isinstance(word, w.FinalPower):
            yield f"{type(word).__name__}: expected a number from 0 to {MOST}, found {number}"
        if "black" in (getattr(word, "holding", None), _diamagic(word)):
            yield "there are no black Diamagics"
        match word:
            case w.Spells(which="this" | "others") if not isinstance(card, w.Spell):
                yield "only a Spell speaks of this Spell and others"
            case w.Spells(which="that") if not that:
                yield "that Spell is one of a moment when it is cast or hidden"
            case w.Mages(where="here" | "opposite" | "adjacent") if isinstance(card, w.Castle) and not played:
                yield "a Castle is at a Mage's place only when that Mage casts or hides"


def _diamagic(word: Any) -> str | None:
    """The colour of Diamagics that a word speaks of."""
    if isinstance(word, w.GiveDiamagic | w.LoseDiamagic | w.Possesses | w.Diamagics):
        return word.colour
    return None
