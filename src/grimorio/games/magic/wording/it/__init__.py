"""The texts of Magic's cards, in Italian."""

from __future__ import annotations

from functools import partial
from typing import Any, assert_never

from grimorio.games.magic.wording.it.clauses import does, tribe
from grimorio.games.magic.wording.it.deeds import READER
from grimorio.games.magic.wording.it.effects import cost, effects_text
from grimorio.games.magic.wording.it.nouns import keyword, name, nouns_of, target
from grimorio.games.magic.wording.it.statics import rules
from grimorio.games.magic.wording.it.triggers import condition, trigger, while_
from grimorio.games.magic.wording.keyworded import keyworded
from grimorio.games.magic.wording.shape import NAMED, Telling, begin, kind_of, unsaid_place
from grimorio.games.magic.words import (
    Ability,
    Activated,
    Anyone,
    AsLongAs,
    Both,
    Card,
    Cost,
    Effect,
    Grants,
    GrantsWhile,
    Keywords,
    Modes,
    Spell,
    Static,
    Target,
    That,
    Threshold,
    Triggered,
)
from grimorio.games.magic.words.mechanisms import AlternativeCost, KeywordAbility, PlayedFree
from grimorio.language.italian import listed, said
from grimorio.language.phrases import capital, sentence

TIMINGS = {
    "": "",
    "your turn": " Gioca questa abilità solo durante il tuo turno.",
    "your upkeep": " Gioca questa abilità solo durante il tuo mantenimento.",
    "as a sorcery": " Gioca questa abilità solo quando potresti giocare una stregoneria.",
}


def _limits(word: Activated, t: Telling) -> str:
    """The sentences that say when, how often and under what condition an ability may be played."""
    once = " Gioca questa abilità solo una volta per turno." if word.once else ""
    when = f" Gioca questa abilità solo se {condition(word.when, t)}." if word.when is not None else ""
    return f"{TIMINGS[word.only]}{once}{when}{_place(t)}"


def _place(t: Telling) -> str:
    """The sentence "play this ability only if … is in your graveyard"; "" for abilities that need none."""
    if not unsaid_place(t):
        return ""
    return f" Gioca questa abilità solo se {t.called} è nel tuo cimitero."


def ability(word: Ability, card: Card, called: str, granted: str = "") -> str:
    """The paragraph of one ability; `called` is the name of the card, `granted` that of `Telling`."""
    t = begin(word, card, called, granted=granted)
    match word:
        case Keywords(keywords):
            return capital(", ".join(map(keyword, keywords)))
        case Threshold(inner):
            return f"Soglia — {ability(inner, card, called)}"
        case Anyone(inner):
            return f"{ability(inner, card, called)} Qualsiasi giocatore può giocare questa abilità."
        case AlternativeCost() | PlayedFree():
            return sentence(_instead(word, t))
        case KeywordAbility():
            me, told_ = name(t), partial(_spoken, card=card, called=called)
            return capital(keyworded(word, "it", lambda parts: costs(parts, t), said(me), me.plural, told_))
        case Spell(effects):
            return sentence(effects_text(effects, t))
        case Modes(modes):
            texts = [effects_text(effects, begin(effects, card, called)) for effects in modes]
            return sentence(f"scegli uno — {'; oppure '.join([capital(texts[0]), *texts[1:]])}")
        case Activated(parts, effects):
            return f"{costs(parts, t)}: {sentence(effects_text(effects, t))}{_limits(word, t)}"
        case Triggered(_, effects, when):
            event = trigger(word, t)
            also = f" se {condition(when, t)}," if when is not None else ""
            return sentence(f"{event},{also} {effects_text(effects, t)}")
        case Grants(what, inner):
            given = ability(inner, card, called, kind_of(what, card))
            if isinstance(inner, KeywordAbility):
                return sentence(does(tribe(what, t), "avere", given.lower()))
            return capital(does(tribe(what, t), "avere", f'"{given}"'))
        case GrantsWhile(when, what, inner):
            given = ability(Grants(what, inner), card, called)
            return capital(f"{while_(when, t)}, {given[:1].lower()}{given[1:]}")
        case AsLongAs(when, words):
            said_ = listed(rules(words, t), "and")
            if len(words) > 1 or isinstance(when, Both):
                return sentence(f"{while_(when, t)}, {said_}")
            return sentence(f"{said_} {while_(when, t)}")
        case Static(words):
            return " ".join(sentence(text) for text in rules(words, t))
    assert_never(word)


def _instead(word: AlternativeCost | PlayedFree, t: Telling) -> str:
    """The sentence for what is paid instead of the mana cost."""
    if_ = f"se {condition(word.when, t)}, " if word.when is not None else ""
    me = name(t)
    if isinstance(word, PlayedFree):
        return f"{if_}puoi giocare {said(me)} senza pagare il suo costo di mana"
    paid = listed([cost(part, t, READER, "bare") for part in word.cost], "and")
    return f"{if_}puoi {paid} invece di pagare il costo di mana {said(me, 'di')}"


def named(text: str, card: Card, called: str) -> str:
    """A text with the card's name, `called`, with its article in the place of `NAMED`: "dal Drago"."""
    if NAMED not in text:
        return text
    me = name(begin((), card, called))
    for preposition in ("da", "su"):
        text = text.replace(f"{preposition} {NAMED}", said(me, preposition))
    return text.replace(NAMED, said(me))


def _spoken(word: Any, card: Card, called: str) -> str:
    """A plain keyword, or an ability in quotation marks; `called` is the name of the card."""
    quoted = isinstance(word, Activated | Triggered)
    return f'"{ability(word, card, called)}"' if quoted else keyword(word)


def costs(parts: tuple[Cost, ...], t: Telling) -> str:
    """The cost of an activated ability: "{1}{B}, {T}, Sacrifica una creatura".

    `parts` are the parts of the cost, and `t` is the state of generating the ability's text.
    """
    return ", ".join(_part(part, t) for part in parts)


def _part(part: Cost, t: Telling) -> str:
    text = part if isinstance(part, str) else cost(part, t, READER)
    return capital(text)


def effects(words: tuple[Effect, ...], card: Card, called: str) -> str:
    """The sentences for the effects `words` that are no whole ability, such as one mode.

    `card` is the card that has them, and `called` is its name in Italian.
    """
    return sentence(effects_text(words, begin(words, card, called)))


def wanted(word: Target | That) -> str:
    """The noun for the things to choose from: "creatura bersaglio", "carta creatura"."""
    return said(target(word, "il") if isinstance(word, Target) else nouns_of(word).bare())
