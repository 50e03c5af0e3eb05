"""The sentences for the effect in which two creatures deal damage to each other, in Italian."""

from __future__ import annotations

from grimorio.games.magic.wording.it.deeds import Mood, told
from grimorio.games.magic.wording.it.nouns import what
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import Fight
from grimorio.language.italian import said

ITS_POWER = "un ammontare di danni pari alla propria forza"


def fight(word: Fight, t: Telling, mood: Mood) -> str:
    """The sentences for `Fight`: two creatures are chosen, and each deals damage to the other."""
    both = f"{said(what(word.first, t))} e {said(what(word.second, t))}"
    first = told("scegliere", both, mood)
    return f"{first}. Ognuna delle due creature infligge all'altra {ITS_POWER}"
