"""The sentence for effects that last as long as their permanent remains tapped, in Italian."""

from __future__ import annotations

from grimorio.games.magic.wording.bonus import bonus
from grimorio.games.magic.wording.it.deeds import Mood, conjugated, subject
from grimorio.games.magic.wording.it.nouns import keyword, name
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import WhileTapped
from grimorio.language.italian import agree, pronoun, said


def while_tapped(word: WhileTapped, t: Telling, mood: Mood) -> str:
    """The sentence for `WhileTapped`: "finché X rimane TAPpato, la creatura bersaglio prende +2/+2 e …"."""
    me, who = name(t), subject(word.what, t)
    remains = f"{conjugated(me, 'rimanere', 'do')} {agree('TAPpato', me.gender, me.plural)}"
    if word.also == "vigilance":
        more = f"attaccare non {pronoun(who.gender, who.plural)} fa TAPpare"
    elif word.also == "shroud":
        more = f"non {conjugated(who, 'potere', 'do')} essere bersaglio di magie o abilità"
    else:
        more = f"{conjugated(who, 'avere', 'do')} {keyword(word.also)}"
    gets = f"{conjugated(who, 'prendere', 'do')} {bonus(*word.size).text}"
    return f"finché {said(me)} {remains}, {said(who)} {gets} e {more}"
