"""The sentences for the effect in which two creatures deal damage to each other, in Italian."""

from __future__ import annotations

from grimorio.games.magic.wording.it.deeds import Mood, conjugated, subject, told
from grimorio.games.magic.wording.it.nouns import name, what
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import BlocksThis, Fight
from grimorio.language.italian import said

ITS_POWER = "un ammontare di danni pari alla propria forza"


def fight(word: Fight, t: Telling, mood: Mood) -> str:
    """The sentences for `Fight`: two creatures are chosen, and each deals damage to the other."""
    both = f"{said(what(word.first, t))} e {said(what(word.second, t))}"
    first = told("scegliere", both, mood)
    return f"{first}. Ognuna delle due creature infligge all'altra {ITS_POWER}"


def blocks_this(word: BlocksThis, t: Telling, mood: Mood) -> str:
    """The sentence for `BlocksThis`: "la creatura bersaglio blocca il Lupo in questo turno, se può farlo"."""
    who = subject(word.what, t)
    can = "possono" if who.plural else "può"
    block = conjugated(who, "bloccare", mood)
    return f"{said(who)} {block} {said(name(t))} in questo turno, se {can} farlo".lstrip()
