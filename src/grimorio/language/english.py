"""English forms: numbers in words, articles, verbs, possessives, lists.

>>> a_or_an("Island")
'an Island'
>>> s("discard"), s("have"), s("pass")
('discards', 'has', 'passes')
>>> listed(("artifact", "creature", "land"), "or")
'artifact, creature, or land'
"""

from __future__ import annotations

from grimorio.language.phrases import Joined, Phrase, join

_WORDS = """zero one two three four five six seven eight nine ten
eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"""
NUMBERS = tuple(_WORDS.split())
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_IRREGULAR = {"have": "has", "be": "is", "do": "does", "can't": "can't", "may": "may"}


def number(count: int) -> str:
    """The number `count` in words up to twenty, in figures from then on."""
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)


def ordinal(place: int) -> str:
    """The ordinal number of `place`, from 1: in words up to tenth, then in figures ("no. 11")."""
    return ORDINALS[place - 1] if place <= len(ORDINALS) else f"no. {place}"


def a_or_an(text: str) -> str:
    """The text with its indefinite article."""
    first = text.lower()
    vowel = first[:1] in "aeiou" and not first.startswith(("uni", "use", "one", "eu"))
    return f"{'an' if vowel or first.startswith(('8', '11/', '18/', 'hour')) else 'a'} {text}"


def s(verb: str) -> str:
    """A verb in the third person singular of the present tense."""
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return f"{verb[:-1]}ies"
    return f"{verb}es" if verb.endswith(("s", "x", "ch", "sh", "o")) else f"{verb}s"


def possessive(text: str, plural: bool = False) -> str:
    """The noun `text` in the possessive form: "the player's", "their owners'".

    `plural` tells that the noun is a plural; one that ends in s then gets only an apostrophe.
    """
    return f"{text}'" if plural and text.endswith("s") else f"{text}'s"


def listed(parts: tuple[str, ...] | list[str], conjunction: Joined) -> str:
    """The parts as a list with a conjunction: a list of three or more has a comma before the conjunction."""
    return join(parts, conjunction, ",")


def said(phrase: Phrase) -> str:
    """A noun phrase as text, its parts joined."""
    return listed(phrase.parts, phrase.joined)
