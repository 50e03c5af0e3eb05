"""The texts of Magic's cards, in French."""

from __future__ import annotations

from functools import partial
from typing import Any, assert_never

from grimorio.games.magic.wording.fr.clauses import does, tribe
from grimorio.games.magic.wording.fr.deeds import READER
from grimorio.games.magic.wording.fr.effects import cost, effects_text
from grimorio.games.magic.wording.fr.keywords import KEYWORDS
from grimorio.games.magic.wording.fr.nouns import keyword, name, nouns_of, target
from grimorio.games.magic.wording.fr.statics import rules
from grimorio.games.magic.wording.fr.triggers import if_so, trigger, while_
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
from grimorio.language.french import listed, said
from grimorio.language.phrases import capital, sentence

TIMINGS = {
    "": "",
    "your turn": " Ne jouez cette capacité que pendant votre tour.",
    "your upkeep": " Ne jouez cette capacité que pendant votre entretien.",
    "as a sorcery": " Ne jouez cette capacité que lorsque vous pourriez jouer un rituel.",
}


def _limits(word: Activated, t: Telling) -> str:
    """The sentences that say when, how often and under what condition an ability may be played."""
    once = " Ne jouez cette capacité qu'une seule fois par tour." if word.once else ""
    when = f" Ne jouez cette capacité que {if_so(word.when, t)}." if word.when is not None else ""
    return f"{TIMINGS[word.only]}{once}{when}{_place(t)}"


def _place(t: Telling) -> str:
    """The sentence that allows playing an ability only from the graveyard; "" for other abilities."""
    if not unsaid_place(t):
        return ""
    return f" Ne jouez cette capacité que si {t.called} est dans votre cimetière."


def ability(word: Ability, card: Card, called: str, granted: str = "") -> str:
    """The paragraph of one ability; `called` is the name of the card, `granted` that of `Telling`."""
    t = begin(word, card, called, granted=granted)
    match word:
        case Keywords(keywords):
            return capital(", ".join(KEYWORDS[key].one for key in keywords))
        case Threshold(inner):
            return f"Seuil — {ability(inner, card, called)}"
        case Anyone(inner):
            return f"{ability(inner, card, called)} N'importe quel joueur peut jouer cette capacité."
        case AlternativeCost() | PlayedFree():
            return sentence(_instead(word, t))
        case KeywordAbility():
            me, told_ = name(t), partial(_spoken, card=card, called=called)
            return capital(keyworded(word, "fr", lambda parts: costs(parts, t), said(me), me.plural, told_))
        case Spell(effects):
            return sentence(effects_text(effects, t))
        case Modes(modes):
            texts = [effects_text(effects, begin(effects, card, called)) for effects in modes]
            return sentence(f"choisissez l'un — {' ; ou '.join([capital(texts[0]), *texts[1:]])}")
        case Activated(parts, effects):
            return f"{costs(parts, t)} : {sentence(effects_text(effects, t))}{_limits(word, t)}"
        case Triggered(_, effects, when):
            event = trigger(word, t)
            also = f" {if_so(when, t)}," if when is not None else ""
            return sentence(f"{event},{also} {effects_text(effects, t)}")
        case Grants(what, inner):
            given = ability(inner, card, called, kind_of(what, card))
            if isinstance(inner, KeywordAbility):
                return sentence(does(tribe(what, t), "avoir", given.lower()))
            return capital(does(tribe(what, t), "avoir", f'"{given}"'))
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
    if_ = f"{if_so(word.when, t)}, " if word.when is not None else ""
    me = name(t)
    if isinstance(word, PlayedFree):
        return f"{if_}vous pouvez jouer {said(me)} sans payer son coût de mana"
    paid = listed([cost(part, t, READER, "bare") for part in word.cost], "and")
    return f"{if_}vous pouvez {paid} au lieu de payer le coût de mana {said(me, 'de')}"


def named(text: str, card: Card, called: str) -> str:
    """A text with the card's name, `called`, with its article in the place of `NAMED`: "à qui le Dragon"."""
    return text.replace(NAMED, said(name(begin((), card, called)))) if NAMED in text else text


def _spoken(word: Any, card: Card, called: str) -> str:
    """A plain keyword, or an ability in quotation marks; `called` is the name of the card."""
    quoted = isinstance(word, Activated | Triggered)
    return f'"{ability(word, card, called)}"' if quoted else keyword(word)


def costs(parts: tuple[Cost, ...], t: Telling) -> str:
    """The cost of an activated ability: "{1}{B}, {T}, sacrifiez une créature".

    `parts` are the parts of the cost, and `t` is the state of generating the ability's text.
    """
    told_ = (part if isinstance(part, str) else cost(part, t, READER) for part in parts)
    return capital(", ".join(told_))


def effects(words: tuple[Effect, ...], card: Card, called: str) -> str:
    """The sentences for the effects `words` outside an ability, such as those of a mode.

    `card` is the card that has them, and `called` is its name in French.
    """
    return sentence(effects_text(words, begin(words, card, called)))


def wanted(word: Target | That) -> str:
    """The noun by which a choice names what may be chosen, targets with their article and cards without.

    Examples: "la créature ciblée" for a `Target`, "carte de créature" for a `That`.
    """
    return said(target(word) if isinstance(word, Target) else nouns_of(word).bare())
