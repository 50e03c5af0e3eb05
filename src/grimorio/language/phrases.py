"""Nouns and noun phrases for every language: forms, gender, number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Gender = Literal["m", "f"]
Joined = Literal["and", "or", "and/or"]


@dataclass(frozen=True)
class Noun:
    """A noun.

    Attributes:
        one, many: singular and plural.
        gender: the gender of the singular; not used in English.
        many_gender: the gender of the plural, if it differs (Italian "uovo", "uova").
    """

    one: str
    many: str
    gender: Gender = "m"
    many_gender: Gender | None = None

    def form(self, plural: bool) -> str:
        """The plural if `plural` is true, else the singular."""
        return self.many if plural else self.one

    def gender_of(self, plural: bool) -> Gender:
        """The gender of the plural if `plural` is true, else that of the singular."""
        return self.many_gender or self.gender if plural else self.gender


@dataclass(frozen=True)
class Phrase:
    """A noun phrase, with the features that its verb agrees with.

    Attributes:
        parts: members such as "an artifact", "a creature"; a preposition is repeated before each of them.
        joined: the conjunction before the last part.
        gender, plural, person: the forms of verbs, adjectives and pronouns with it; person 2 is "you".
    """

    parts: tuple[str, ...]
    joined: Joined = "or"
    gender: Gender = "m"
    plural: bool = False
    person: Literal[2, 3] = 3


def one(text: str, gender: Gender = "m", plural: bool = False) -> Phrase:
    """A phrase that consists of the single part `text`; `plural` tells whether it is a plural."""
    return Phrase((text,), gender=gender, plural=plural)


def join(parts: tuple[str, ...] | list[str], conjunction: str, serial: str = "") -> str:
    """The parts as a list with a conjunction: ``join(["a", "b", "c"], "or", ",")`` is "a, b, or c".

    `serial` is inserted before the conjunction if there are three or more parts.
    """
    if len(parts) == 1:
        return parts[0]
    comma = serial if len(parts) > 2 else ""
    return f"{', '.join(parts[:-1])}{comma} {conjunction} {parts[-1]}"


def capital(text: str) -> str:
    """The text with a capital first letter; a symbol in braces stays as it is."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """The text with a capital first letter and a full stop; a symbol in braces stays as it is.

    A text that ends with a sentence in quotation marks has its full stop there.
    """
    return capital(text) if text.endswith('."') else f"{capital(text).removesuffix('.')}."
