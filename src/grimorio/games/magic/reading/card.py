"""Read a whole card: its type line, its size and its English text, in the words of 2003 or of today."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from itertools import islice, product
from typing import Final

from grimorio.games.magic import names
from grimorio.games.magic.cardset import card_from_json, to_json
from grimorio.games.magic.reading.abilities import readings
from grimorio.games.magic.reading.engine import NAME, Text
from grimorio.games.magic.reading.gates import gated
from grimorio.games.magic.reading.heads import TYPES, heads
from grimorio.games.magic.reading.rewritings import rewritten
from grimorio.games.magic.wording import spellings
from grimorio.games.magic.words import KINDS, Ability, Card, That
from grimorio.kernel.faults import SetupError, similar

MOST_READINGS: Final = 200
"""The most readings of a paragraph that are written as text again, to compare it with the paragraph."""

MOST_TRIED: Final = 24
"""The most readings of a whole card for which it is checked whether the rules can play them."""


@dataclass(frozen=True)
class Refusal:
    """Why a card cannot be read.

    Before a text is read, it is rewritten in the words of 2003; `at` and `line_text` are about that text.

    Attributes:
        line: the line of the text, from 1; 0 for the type line, the cost or the size.
        at: the index in this line, from 0, of the first character that cannot be read.
        phrase: what stands there.
        expected: what could stand there.
        needs: the mechanism that is missing, if it is known by its name, such as "morph"; else "".
        problem: "text" (the text cannot be read), "told" (the text was read, but what was read gives another
            text when it is written), "type", "size" or "cost" (this part cannot be read), "rules" (the rules
            cannot play the card).
        line_text: the rewritten line.
    """

    line: int
    at: int
    phrase: str
    expected: tuple[str, ...] = ()
    needs: str = ""
    problem: str = "text"
    line_text: str = ""


@dataclass(frozen=True)
class Read:
    """What was read of a card.

    Attributes:
        card: the card; None if it was refused.
        refused: the reason why it was refused; None if the card was read.
        rewritten: the names of the replacements that changed the text from today's words to those of 2003.
        text: the text as it was read, in the words of 2003.
    """

    card: Card | None = None
    refused: Refusal | None = None
    rewritten: tuple[str, ...] = ()
    text: str = ""


SPLIT: Final = " // "
"""The text between the names of the two halves of a split card."""

MECHANISMS: Final = (
    *("morph", "landcycling", "cycling", "flashback", "threshold", "madness", "storm", "amplify", "provoke"),
    *("kicker", "buyback", "echo", "domain", "shadow", "banding", "phasing", "double strike", "trample"),
    *("remove", "copy", "counter", "gain control", "additional cost", "skip", "extra turn", "defender"),
    *("hexproof", "shroud", "flash", "lifelink", "indestructible", "legendary", "exile"),
)
"""Names of Magic's mechanisms that are searched in a text that cannot be read, to say what is missing."""


@dataclass
class _Line:
    basic: bool = False
    world: bool = False
    kinds: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    enchants: That | None = None
    unknown: str = ""
    at: int = 0


_OWN_TYPE: Final = re.compile(rf"^{NAME} is an? (Lair) in addition to its land type\.(?:\n|$)", re.MULTILINE)
"""The sentence by which a land has a land type that its type line did not name when it was printed."""


_OLD_KINDS: Final = {
    "summon": ("creature",),
    "interrupt": ("instant",),
    "mana source": ("instant",),
    **{f"{sort} artifact": ("artifact",) for sort in ("mono", "poly", "continuous")},
}
"""For each type line that cards had until 1999, or its part before the dash, the card types that count."""


def _known_type(word: str) -> str:
    """The creature or land type that `word`, in the singular or plural, names; "" for any other word."""
    if word in names.all_creature_types() or word in names.land_types():
        return word
    sort, type_ = heads(True).get(word, ("", ""))
    return type_ if sort == "type" else ""


def _old_words(left: str) -> list[str]:
    """The card types that the part `left` of a type line names, with the words of until 1999 rewritten."""
    return list(_OLD_KINDS.get(left.casefold().strip(), left.split()))


def type_line(text: str) -> _Line:
    """Read `text`, an English type line in old or new words.

    In the result, `unknown` is the first unknown word ("" if there is none), and `at` its index in `text`.
    """
    text = re.sub(r"^Summon (?=[A-Z])", "Summon — ", text)
    left, _, right = re.sub(r"\s+[-–—]+\s+|\s*,\s*", " — ", text, count=1).partition(" — ")
    line = _Line()
    words = _old_words(left)
    if words and words[0].casefold() == "enchant":
        what = words[1].casefold() if len(words) > 1 else ""
        line.kinds = ("enchantment",)
        if what == "world":
            line.world = True
        elif what in (*KINDS, "permanent"):
            line.enchants = That((what,))
        else:
            line.unknown, line.at = " ".join(words[1:]), len(words[0]) + 1
        return line
    kinds: list[str] = []
    types: list[str] = []
    for word in words:
        small = word.casefold()
        if small in KINDS:
            kinds.append(small)
        elif small == "basic":
            line.basic = True
        elif small == "world":
            line.world = True
        elif small in ("legendary", "legend"):
            types.append("Legend")
        elif not line.unknown:
            line.unknown, line.at = word, text.find(word)
    rest = right.replace(",", " ").strip()
    for word in [rest] if rest in names.land_types() else rest.split():
        if type_ := _known_type(word):
            types.append(type_)
        elif word not in ("Aura",) and not line.unknown:
            line.unknown, line.at = word, text.find(word)
    line.kinds = tuple(sorted(kinds))
    if "legendary" in left.casefold():
        types = [*[word for word in types if word != "Legend"], "Legend"]
    line.types = tuple(types)
    if "Legend" in types and "creature" not in kinds and "legendary" not in left.casefold():
        line.unknown, line.at = line.unknown or words[0], 0
    return line


def named(text: str, name: str) -> str:
    """Return the text with `NAME` in place of the card's name, and of the first part of a legend's name.

    A name of one word, such as "Exile", may also be the verb of a sentence: then what it does follows.
    """
    verb = "" if " " in name else r"| (?:target|all|each|an?|up to|it|that)\b"
    out = re.sub(rf"(?<!\w){re.escape(name)}(?!\w{verb})", NAME, text)
    if ", " in name:
        out = re.sub(rf"(?<!\w){re.escape(name.partition(', ')[0])}(?!\w)", NAME, out)
    first = name.partition(" the ")[0]
    if first != name and " " not in first:
        out = re.sub(rf"(?<!\w){re.escape(first)}(?!\w| the )", NAME, out)
    return out


def _size(power: str, toughness: str) -> tuple[int, int] | None:
    sizes = [re.sub(r"^\d*\+?\*$|^\*$", "0", part) for part in (power, toughness)]
    return (int(sizes[0]), int(sizes[1])) if all(part.isdecimal() for part in sizes) else None


def read_card(
    name: str,
    cost: str,
    type_text: str,
    text: str,
    size: tuple[str, str] | None = None,
) -> Read:
    """Read a card.

    Args:
        name: its English name.
        cost: its mana cost, "{1}{G}"; "" for a land.
        type_text: its type line, in the words of 2003 or of today.
        text: its English text, a paragraph a line.
        size: its power and toughness as printed; None if it is no creature.

    Returns:
        the card, or the refusal with the first place that cannot be read.
    """
    if SPLIT in name:
        return Read(refused=Refusal(0, 0, name, needs="split", problem="type", line_text=name))
    line = type_line(type_text)
    if line.unknown:
        near = _near(line.unknown, _types())
        return Read(refused=Refusal(0, line.at, line.unknown, near, problem="type", line_text=type_text))
    body, done = rewritten(_completed(line, named(text.replace("\r", "").strip(), name)))
    if cost and (echoed := _ECHO.sub(lambda bare: f"{bare[1]}cho {cost}", body)) != body:
        body, done = echoed, (*done, "echo without a cost")
    spell = bool(set(line.kinds) & {"instant", "sorcery"})
    paragraphs, joined = _divided(body, line, spell)
    done = (*done, *(("several paragraphs",) if joined else ()))
    card = Card(
        name, cost, line.kinds, (), line.types, line.basic, line.world,
        _size(*size) if size is not None else None, line.enchants,
    )  # fmt: skip
    shown = "\n".join(part.replace(NAME, name) for part in paragraphs)
    if size is not None and card.size is None:
        problem = Refusal(0, 0, "/".join(size), ("2/2",), problem="size")
        return Read(refused=problem, rewritten=done, text=shown)
    matched: list[tuple[Ability, ...]] = []
    for place, part in enumerate(paragraphs):
        abilities, refusal = _paragraph(part, card, spell, place + 1)
        if refusal is not None:
            return Read(refused=refusal, rewritten=done, text=shown)
        matched.append(abilities)
    whole, refusal = _whole(card, matched, paragraphs)
    return Read(whole, refusal, done, shown)


_ENCHANT: Final = re.compile(
    r"^Enchant (artifact|creature|enchantment|land|permanent)(?: \([^)]*\))?$", re.MULTILINE
)
"""The pattern of the paragraph that says what an Aura enchants, with its reminder text."""


_ECHO: Final = re.compile(r"^([Ee])cho$", re.MULTILINE)
"""The pattern of a keyword whose cost is the card's mana cost, as no cost stands beside it."""


def _completed(line: _Line, body: str) -> str:
    """Add to a card's type line what the text `body` says of it: what the card enchants, a further type.

    Returns the text without the sentence about the further type.
    """
    if enchant := _ENCHANT.search(body):
        line.enchants = That((enchant.group(1),))
    if own := _OWN_TYPE.search(body):
        line.types = tuple(dict.fromkeys((*line.types, own[1])))
        body = body.replace(own[0], "", 1)
    return body


_NO_EFFECT: Final = re.compile(
    r"(?:If [^.]*, y|Y)ou may [^.]* rather than pay ~'s|If [^.]*, you may play ~ without|"
    r"~ can't be countered|You may play ~ any time|As an additional cost|Storm$|When|Whenever|At the|\{|"
    r"(?!Add )[A-Z][a-z]+(?: \{| ?—)"
)
"""The pattern of a paragraph of an instant or sorcery that is an ability, and not an effect of the spell.

It matches the beginning of the paragraph.
"""


def _divided(body: str, line: _Line, spell: bool) -> tuple[list[str], bool]:
    """Divide a card's text into paragraphs, without those that its type line says already.

    `spell` is whether the card is an instant or sorcery. Returns (the paragraphs, whether any were joined).
    """
    if "land" in line.kinds and line.basic:
        return [], False
    paragraphs = [part.strip() for part in body.split("\n") if part.strip()]
    if "creature" in line.kinds and "Wall" in line.types:
        paragraphs = [part for part in paragraphs if part != "Defender"]
    return _joined(paragraphs) if spell else (paragraphs, False)


def _joined(paragraphs: list[str]) -> tuple[list[str], bool]:
    """Join the paragraphs of an instant or sorcery that hold effects into one.

    Returns (the paragraphs, whether any were joined).
    """
    paragraphs = [gated(part) for part in paragraphs]
    effects = [part for part in paragraphs if not _NO_EFFECT.match(part)]
    if len(effects) < 2:
        return paragraphs, False
    first = paragraphs.index(effects[0])
    others = [part for part in paragraphs if part not in effects]
    others.insert(min(first, len(others)), " ".join(effects))
    return others, True


def _paragraph(part: str, card: Card, spell: bool, line: int) -> tuple[tuple[Ability, ...], Refusal | None]:
    """Return (the abilities that a paragraph may mean, None), or ((), the reason) if it cannot be read.

    Only abilities whose text, written again, equals the paragraph are returned.

    Args:
        part: the paragraph, with `NAME` for the card's name.
        card: the card, for the words that depend on it.
        spell: whether the card is an instant or sorcery.
        line: the number of the paragraph, from 1, for the reason.
    """
    meant, text = readings(part, spell)
    if not meant:
        return (), _refused(text, line)
    wanted = part.replace(NAME, card.name)
    styled = "equal to the number of" in wanted or ", where " in wanted
    tellings: list[str] = []
    same: list[Ability] = []
    for ability in islice(meant, MOST_READINGS):
        made = replace(card, text=(ability,))
        said = next(spellings(ability, made))
        if said == wanted or (styled and wanted in spellings(ability, made)):
            same.append(ability)
        else:
            tellings.append(said)
    if same:
        return tuple(same), None
    nearest = max(tellings, key=lambda said: _alike(said, wanted))
    at = _alike(nearest, wanted)
    refusal = Refusal(line, at, wanted[at:], (nearest[at:],), _needs(wanted[at:]), "told", wanted)
    return (), refusal


def _alike(first: str, second: str) -> int:
    same = 0
    while same < min(len(first), len(second)) and first[same] == second[same]:
        same += 1
    return second.rfind(" ", 0, same) + 1


def _refused(text: Text, line: int) -> Refusal:
    at = text.furthest
    phrase = text.text[at:]
    word = re.match(r"\S*", phrase)
    known = [*text.expected, *(heads(False) if TYPES in text.expected else ())]
    near = similar(word.group().strip(".,") if word else "", known)
    others = [entry for entry in text.expected if entry not in near]
    return Refusal(line, at, phrase, (*near, *others), _needs(text.text), "text", text.text)


def _needs(phrase: str) -> str:
    small = phrase.lower()
    return next((name for name in MECHANISMS if re.search(rf"\b{name}", small)), "")


_OTHER: Final = "another kind of word"
"""What a card lacks whose words hold a word of a class that has no place there, such as `Enchanted`."""


def _whole(
    card: Card, matched: list[tuple[Ability, ...]], paragraphs: list[str]
) -> tuple[Card | None, Refusal | None]:
    """Return (card, None) with the first combination of the paragraphs' readings that the rules can play.

    If there is none, return (None, the reason for the first combination).
    """
    first: Refusal | None = None
    for abilities in islice(product(*matched), MOST_TRIED):
        made = replace(card, text=abilities)
        try:
            whole = card_from_json(to_json(made))
        except SetupError as error:
            first = first or _unplayable(error, paragraphs)
            continue
        if whole == made:
            return whole, None
        places = [place for place, one in enumerate(whole.text) if one != made.text[place]]
        line = places[0] + 1 if places else 1
        first = first or Refusal(line, 0, paragraphs[line - 1], (), _OTHER, "rules", paragraphs[line - 1])
    return None, first


def _unplayable(error: SetupError, paragraphs: list[str]) -> Refusal:
    place = re.match(r"(?:card\.)?text\[(\d+)\]", error.field)
    line = int(place.group(1)) + 1 if place else 0
    part = paragraphs[line - 1] if line else error.field
    return Refusal(line, 0, part, (), str(error), "rules", part)


def _types() -> tuple[str, ...]:
    return (*names.all_creature_types(), *names.land_types(), *KINDS)


def _near(word: str, known: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(similar(word, known, least=0.5))
