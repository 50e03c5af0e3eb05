"""Gems as people write them: colours by name or letter in three languages, with their counts."""

from __future__ import annotations

import re
from typing import Any, Final

from grimorio.games.magecraft.gems import COLOURS
from grimorio.kernel import SetupError
from grimorio.kernel.faults import did_you_mean
from grimorio.kernel.sizes import quoted

MOST_GEMS: Final = 40
"""The most gems of a colour in a pile: as many as two boxes of the game have."""

COLOUR_WORDS: Final = {
    **{name: name for name in COLOURS},
    **dict(zip(("f", "w", "e", "l", "d"), COLOURS, strict=True)),
    **dict(zip(("fuoco", "acqua", "terra", "luce", "oscurità"), COLOURS, strict=True)),
    **dict(zip(("feu", "eau", "terre", "lumière", "ténèbres"), COLOURS, strict=True)),
}
"""For each word that names a colour (English, letter, Italian or French), the English name of the colour."""

_GEM_WORD: Final = re.compile(r"(\d{0,3})([^\W\d_]+)(\d{0,3})\Z")
_LETTERS: Final = re.compile(r"([fweld]\d{0,3})+\Z", re.ASCII)
_EXAMPLES: Final = 'gems such as "F2 W1", {fire: 2, water: 1} or their number'


def colour_named(word: str, where: str) -> str:
    """The English name of the colour that `word` names: a name or letter in one of three languages.

    Raises SetupError: it names none; `where` is the error's path in the description.
    """
    colour = COLOUR_WORDS.get(word.strip().casefold())
    if colour is None:
        hint = did_you_mean(word, COLOUR_WORDS)
        problem = "unknown colour {word}; expected {names} or a letter{hint}"
        raise SetupError(where, problem, "no-colour-hint", word=quoted(word), names=COLOURS, hint=hint)
    return colour


def gems_written(value: Any, where: str) -> dict[str, int]:
    """Read gems: ``"F2 W1"``, ``"FFW"``, ``{fire: 2, W: 1}``, ``[fire, fire]``, or a number of gems.

    A number stands for gems of fire, water, earth and light in turn. ``""``, ``none``, null, ``[]`` and
    ``{}`` stand for no gems.

    Args:
        value: the gems as read from the description.
        where: the path of the value in the description, for errors.

    Returns:
        The count of each colour by its name.

    Raises:
        SetupError: the value is none of these, or has too many gems.
    """
    counts = _counted(value, where)
    if max(counts.values()) > MOST_GEMS:
        raise SetupError(
            where,
            f"expected at most {MOST_GEMS} gems of a colour, found {max(counts.values())}",
            cause="range",
            least=0,
            most=MOST_GEMS,
        )
    return counts


def _counted(value: Any, where: str) -> dict[str, int]:
    """Count the gems of each colour that a description names; any number is allowed.

    `value` is the gems as the description gives them, `where` the path to them, for errors.
    """
    counts = dict.fromkeys(COLOURS, 0)
    if value is None or value == "none" or value == "":
        return counts
    if isinstance(value, bool):
        problem = "expected {examples}, found {found}"
        raise SetupError(where, problem, "example-found", examples=_EXAMPLES, found=quoted(value))
    if isinstance(value, int):
        if not 0 <= value <= MOST_GEMS:
            problem = f"expected 0 to {MOST_GEMS} gems, found {value}"
            raise SetupError(where, problem, cause="range", least=0, most=MOST_GEMS)
        for place in range(value):
            counts[COLOURS[place % 4]] += 1
        return counts
    if isinstance(value, dict):
        for word, number in value.items():
            if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= MOST_GEMS:
                problem = f"expected 0 to {MOST_GEMS} gems, found {number!r}"
                raise SetupError(f"{where}.{word}", problem, cause="range", least=0, most=MOST_GEMS)
            counts[colour_named(str(word), where)] += number
        return counts
    if isinstance(value, list):
        for place, word in enumerate(value):
            if not isinstance(word, str):
                problem = "expected a colour, found {found}"
                raise SetupError(f"{where}[{place}]", problem, "a-colour", found=quoted(word))
            counts[colour_named(word, f"{where}[{place}]")] += 1
        return counts
    for word in str(value).replace(",", " ").replace("+", " ").split():
        if _LETTERS.match(word.casefold()):
            for letter, number in re.findall(r"([fweld])(\d*)", word.casefold()):
                counts[COLOUR_WORDS[letter]] += int(number or 1)
            continue
        match = _GEM_WORD.match(word)
        if match is None or (match[1] and match[3]):
            problem = "expected {examples}, found {found}"
            raise SetupError(where, problem, "example-found", examples=_EXAMPLES, found=quoted(value))
        counts[colour_named(match[2], where)] += int(match[1] or match[3] or 1)
    return counts


def gems_text(counts: dict[str, int]) -> str:
    """Gems as files write them: ``F2 W1``, or ``none``.

    `counts` has the number of gems of each of `COLOURS`.
    """
    letters = dict(zip(COLOURS, "FWELD", strict=True))
    return " ".join(f"{letters[colour]}{counts[colour]}" for colour in COLOURS if counts[colour]) or "none"
