"""The sentence for effects that last as long as their permanent remains tapped, in French."""

from __future__ import annotations

from grimorio.games.magic.wording.bonus import bonus
from grimorio.games.magic.wording.fr.deeds import Mood, conjugated, subject
from grimorio.games.magic.wording.fr.nouns import keyword, name
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import WhileTapped
from grimorio.language.french import agree, before, said


def while_tapped(word: WhileTapped, t: Telling, mood: Mood) -> str:
    """The sentence for `WhileTapped`: "tant que X reste engagé, la créature ciblée gagne +2/+2 et …"."""
    me, who = name(t), subject(word.what, t)
    remains = f"{conjugated(me, 'rester', 'do')} {agree('engagé', me.gender, me.plural)}"
    if word.also == "vigilance":
        more = "elle attaque sans s'engager" if who.gender == "f" else "il attaque sans s'engager"
    elif word.also == "shroud":
        more = f"ne {conjugated(who, 'pouvoir', 'do')} pas être la cible de sorts ou de capacités"
    else:
        more = f"{conjugated(who, 'avoir', 'do')} {keyword(word.also)}"
    gets = f"{conjugated(who, 'gagner', 'do')} {bonus(*word.size).text}"
    return f"tant {before('que', said(me))} {remains}, {said(who)} {gets} et {more}"
