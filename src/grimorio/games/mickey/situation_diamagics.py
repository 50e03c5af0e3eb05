"""Diamagics as descriptions write them: ``B2 R1``, ``{blue: 2, red: 1}``, ``[blue, red]``."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from grimorio.games.mickey.rules.board import ONE, Gems, count
from grimorio.games.mickey.words import DIAMAGICS
from grimorio.kernel import SetupError
from grimorio.kernel.described import whole
from grimorio.kernel.sizes import quoted

_COLOUR_NAMES: Final = ("b y r g", "blue yellow red green", "blu giallo rosso verde", "bleu jaune rouge vert")
COLOUR_WORDS: Final[dict[str, str]] = {
    word: colour for names in _COLOUR_NAMES for word, colour in zip(names.split(), DIAMAGICS, strict=True)
}
"""For each word that names a colour of Diamagics (letter, English, Italian or French), that colour."""

ALL: Final = 12
"""The number of Diamagics in the game."""

_GEM: Final = re.compile(r"(\d{0,2})([^\W\d_]+)(\d{0,2})\Z")
_LETTERS: Final = re.compile(r"([byrg]\d{0,2})+\Z")
_EXAMPLES: Final = 'Diamagics such as "B2 R1", {blue: 2, red: 1} or [blue, red]'


def diamagics(value: Any, where: str) -> list[int]:
    """Read the Diamagics in `value`: ``"B2 R1"``, ``{blue: 2}`` or ``[blue, red]``; ``none`` stands for none.

    Returns the index of the colour of each.

    Raises:
        SetupError: the value, with the path `where`, has another form or more Diamagics than the game.
    """
    colours = _colours(value, where)
    if len(colours) > ALL:
        problem = "expected at most {most} Diamagics, found {found} (WOM-IT-6.1-1)"
        raise SetupError(where, problem, "mickey-most-diamagics", most=ALL, found=len(colours))
    return colours


def _colours(value: Any, where: str) -> list[int]:
    """Read the Diamagics that `value` names; any number of them is allowed.

    Raises SetupError, with the path `where`: the value has another form.
    """
    if value is None or value in ("none", ""):
        return []
    if isinstance(value, dict):
        colours = []
        for word, number in value.items():
            colours += [colour_named(word, where)] * whole(number, 0, ALL, f"{where}.{word}")
        return colours
    if isinstance(value, list):
        return [colour_named(word, f"{where}[{place}]") for place, word in enumerate(value)]
    if not isinstance(value, str) or len(value) > 200:
        problem = "expected {examples}, found {found}"
        raise SetupError(where, problem, "example-found", examples=_EXAMPLES, found=quoted(value))
    colours = []
    for word in value.replace(",", " ").casefold().split():
        if _LETTERS.match(word):
            for letter, number in re.findall(r"([byrg])(\d*)", word):
                colours += [colour_named(letter, where)] * int(number or 1)
            continue
        match = _GEM.match(word)
        if match is None or (match[1] and match[3]):
            problem = "expected {examples}, found {found}"
            raise SetupError(where, problem, "example-found", examples=_EXAMPLES, found=quoted(value))
        colours += [colour_named(match[2], where)] * int(match[1] or match[3] or 1)
    return colours


def gems_of(colours: Iterable[int]) -> Gems:
    """Diamagics of these colours, packed into a `Gems`; each colour is an index."""
    return sum(ONE[colour] for colour in colours)


def gems_text(gems: Gems) -> str:
    """Diamagics as the files of scenarios write them: ``B2 R1``, or ``none``."""
    counts = [(letter, count(gems, colour)) for colour, letter in enumerate("BYRG")]
    return " ".join(f"{letter}{number}" for letter, number in counts if number) or "none"


def colour_named(word: Any, where: str) -> int:
    """The index of the colour that `word` names. Raises SetupError, with the path `where`: it names none."""
    name = COLOUR_WORDS.get(word.strip().casefold()) if isinstance(word, str) else None
    if name is None:
        expected = ", ".join(DIAMAGICS)
        problem = "unknown colour {word}; expected {expected} or a letter"
        raise SetupError(where, problem, "no-colour", word=quoted(word), expected=expected)
    return DIAMAGICS.index(name)
