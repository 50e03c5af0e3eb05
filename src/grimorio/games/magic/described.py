"""Cards as JSON data for display: names, type lines and generated texts in three languages, cost and size."""

from __future__ import annotations

from typing import Any

from grimorio.games.magic import period
from grimorio.games.magic.cardset import CardSet
from grimorio.games.magic.meaning.abilities import LaterRules
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.wording import LANGUAGES, describe, text, type_line
from grimorio.games.magic.wording.named import called_in
from grimorio.games.magic.words import Effect
from grimorio.games.magic.words.abilities import (
    Ability,
    Activated,
    Anyone,
    Card,
    Grants,
    GrantsWhile,
    Modes,
    Threshold,
    Triggered,
)
from grimorio.games.magic.words.granting import Gains
from grimorio.games.magic.words.mechanisms import (
    CumulativeCost,
    CumulativeUpkeep,
    Cycling,
    Echo,
    Fading,
    Flanking,
    Madness,
    Provoke,
    Rampage,
    Storm,
)
from grimorio.kernel.words import inside


def card_text(card: Card, language: str) -> str:
    """The text of a card in a language ("en", "it", "fr"), a line for each of its abilities."""
    return "\n".join(text(card, language))


def described(card: Card, cards: CardSet, face: Face) -> dict[str, Any]:
    """A card as JSON data, with its names, type lines and texts in each language.

    "lines" gives for each ability the number of its line in the text, from 0; "modes" the text of each mode.
    "gives" has the lines of the abilities that it gives to permanents; it is there only if there are any.
    A card of another set that comes with the game has "turn", which chooses its emblem (`period.turns`).

    Args:
        card: the card.
        cards: the set that has the card, and its names in other languages.
        face: the card, compiled.
    """
    own = cards.names.get(card.name)
    names = {language: called_in(card, language) for language in LANGUAGES}
    if own is not None:
        names |= {"it": own[0] or card.name, "fr": own[1] or card.name}
    spoken = [(line, part) for line, word in enumerate(card.text) for part in inside((word,))]
    gives = [line for line, part in spoken if isinstance(part, Grants | GrantsWhile | Gains)]
    more: dict[str, Any] = {"gives": gives} if gives else {}
    if card.name in period.turns():
        more["turn"] = period.turns()[card.name]
    return more | {
        "kind": card.kinds[-1],
        "name": card.name,
        "names": names,
        "cost": card.cost,
        "types": {language: type_line(card, language) for language in LANGUAGES},
        "size": None if card.size is None else list(card.size),
        "text": {language: "\n".join(text(card, language, names[language])) for language in LANGUAGES},
        "lines": lines_of(card, face),
        "modes": {
            language: [describe(mode, card, language, names[language]) for mode in modes_of(card)]
            for language in LANGUAGES
        },
    }


def speaks(word: Ability) -> bool:
    """Whether an ability is one of `Face.abilities`: an activated or triggered one, or such a keyword.

    Such an ability counts, too, if the card has it only with threshold.
    """
    given = word.ability if isinstance(word, Threshold | Anyone) else word
    return isinstance(
        given,
        Activated
        | Triggered
        | Cycling
        | Madness
        | Provoke
        | Storm
        | Echo
        | Fading
        | CumulativeUpkeep
        | CumulativeCost
        | Flanking
        | Rampage,
    )


def lines_of(card: Card, face: Face) -> list[int]:
    """For each ability, in order, the line of the card's text in which it stands, counted from 0.

    A delayed ability stands in the line of the ability that makes it, or in that of the spell.
    """
    spoken = [line for line, word in enumerate(card.text) if speaks(word)]
    spell = next((line for line, word in enumerate(card.text) if not speaks(word)), 0)
    found: list[int] = []
    said = -1
    for ability in face.abilities:
        said += not isinstance(ability, LaterRules)
        found.append(spoken[said] if said >= 0 else spell)
    return found


def modes_of(card: Card) -> tuple[tuple[Effect, ...], ...]:
    """The modes among which the player of the card chooses; empty for a card without modes."""
    return next((word.modes for word in card.text if isinstance(word, Modes)), ())
