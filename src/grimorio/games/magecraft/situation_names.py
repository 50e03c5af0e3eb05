"""The names by which descriptions of positions call spells and characters."""

from __future__ import annotations

import re
from typing import Any, Final

from grimorio.games.magecraft.situation_gems import gems_written
from grimorio.kernel import SetupError
from grimorio.kernel.faults import did_you_mean
from grimorio.kernel.sizes import quoted

_ON_CARD: Final = re.compile(r"(.*\S)\s*\[([^\[\]]*)\]\s*\Z", re.DOTALL)


def names_of(cards: list[dict[str, Any]], kind: str) -> dict[str, str]:
    """A mapping from every name of the cards of a kind, in lower case, to the card's English name.

    `kind` is "spell" or "character".
    """
    known: dict[str, str] = {}
    for card in cards:
        if card["kind"] == kind:
            for name in card["names"].values():
                known.setdefault(name.casefold(), card["name"])
    known.update({card["name"].casefold(): card["name"] for card in cards if card["kind"] == kind})
    return known


def card_named(cards: list[dict[str, Any]], kind: str, word: Any, where: str) -> str:
    """The English name of the card of a kind ("spell" or "character") that `word` names in any language.

    Raises SetupError, with the path `where`: `word` names none of `cards`.
    """
    known = names_of(cards, kind)
    if not isinstance(word, str) or word.strip().casefold() not in known:
        hint = did_you_mean(str(word), (name for card in cards for name in card["names"].values()))
        problem, found = "expected the name of a {kind}, found {found}{hint}", quoted(word)
        raise SetupError(where, problem, "mage-name-of", kind=kind, found=found, hint=hint)
    return known[word.strip().casefold()]


def spell_written(
    cards: list[dict[str, Any]], word: Any, where: str
) -> tuple[str, bool, dict[str, int] | None]:
    """Read a spell as a description writes it: ``Fireball``, ``Fireball (mastered)`` or ``Fireball [F2 W1]``.

    Returns (name, whether it is mastered, number of gems on it by colour or None without brackets). Raises
    SetupError, with the path `where`: the text `word` has another form, or names none of the `cards`.
    """
    mastered, gems = False, None
    lying = _ON_CARD.match(word) if isinstance(word, str) else None
    if lying:
        word, gems = lying[1], gems_written(lying[2], where)
    if isinstance(word, str) and word.casefold().rstrip().endswith("(mastered)"):
        word, mastered = word.rstrip()[: -len("(mastered)")], True
    return card_named(cards, "spell", word, where), mastered, gems
