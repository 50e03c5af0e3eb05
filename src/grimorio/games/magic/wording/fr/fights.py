"""The sentences for the effect in which two creatures deal damage to each other, in French."""

from __future__ import annotations

from grimorio.games.magic.wording.fr.deeds import Mood, conjugated, subject, told
from grimorio.games.magic.wording.fr.nouns import name, what
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import BlocksThis, Fight
from grimorio.language.french import said

ITS_POWER = "des blessures égales à sa force"


def fight(word: Fight, t: Telling, mood: Mood) -> str:
    """The sentences for `Fight`: two creatures are chosen, and each deals damage to the other."""
    both = f"{said(what(word.first, t))} et {said(what(word.second, t))}"
    first = told("choisir", both, mood)
    return f"{first}. Chacune des deux créatures inflige à l'autre {ITS_POWER}"


def blocks_this(word: BlocksThis, t: Telling, mood: Mood) -> str:
    """The sentence for `BlocksThis`: "la créature ciblée bloque le loup ce tour-ci si possible"."""
    who = subject(word.what, t)
    return f"{said(who)} {conjugated(who, 'bloquer', mood)} {said(name(t))} ce tour-ci si possible"
