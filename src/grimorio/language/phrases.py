"""Nouns and noun phrases, the same for every language: forms, gender, number."""

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
        gender: of the singular; English nouns leave it.
        many_gender: of the plural, where it differs (Italian "uovo", "uova").
    """

    one: str
    many: str
    gender: Gender = "m"
    many_gender: Gender | None = None

    def form(self, plural: bool) -> str:
        """The singular or the plural."""
        return self.many if plural else self.one

    def gender_of(self, plural: bool) -> Gender:
        """The gender of that form."""
        return self.many_gender or self.gender if plural else self.gender


@dataclass(frozen=True)
class Phrase:
    """A noun phrase with what its verb agrees with.

    Attributes:
        parts: "an artifact", "a creature": prepositions are said before each of them.
        joined: what stands before the last part.
        gender, plural, person: what verbs, adjectives and pronouns agree with; person 2 is "you".
    """

    parts: tuple[str, ...]
    joined: Joined = "or"
    gender: Gender = "m"
    plural: bool = False
    person: Literal[2, 3] = 3


def one(text: str, gender: Gender = "m", plural: bool = False) -> Phrase:
    """A phrase of a single part."""
    return Phrase((text,), gender=gender, plural=plural)


def join(parts: tuple[str, ...] | list[str], conjunction: str, serial: str = "") -> str:
    """A list with a conjunction before the last: ``join(["a", "b", "c"], "or", ",")`` is "a, b, or c".

    `serial` stands before the conjunction where there are three or more.
    """
    if len(parts) == 1:
        return parts[0]
    comma = serial if len(parts) > 2 else ""
    return f"{', '.join(parts[:-1])}{comma} {conjunction} {parts[-1]}"


def capital(text: str) -> str:
    """With a capital letter; a symbol in braces has none."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """With a capital letter and a full stop; a symbol in braces has no capital."""
    return f"{capital(text).removesuffix('.')}."
