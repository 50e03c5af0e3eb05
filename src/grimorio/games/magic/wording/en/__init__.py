"""The texts of Magic's cards, in English."""

from __future__ import annotations

from functools import partial
from typing import Any, assert_never

from grimorio.games.magic.wording.en.effects import cost, effects_text
from grimorio.games.magic.wording.en.nouns import noun, target
from grimorio.games.magic.wording.en.statics import rules, tribe
from grimorio.games.magic.wording.en.triggers import condition, trigger
from grimorio.games.magic.wording.keyworded import keyworded
from grimorio.games.magic.wording.shape import Style, Telling, begin, kind_of, unsaid_place
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
from grimorio.language.english import listed
from grimorio.language.phrases import Phrase, capital, sentence

TIMINGS = {
    "": "",
    "your turn": " Play this ability only during your turn.",
    "your upkeep": " Play this ability only during your upkeep.",
    "as a sorcery": " Play this ability only any time you could play a sorcery.",
}
_YOU = Phrase(("you",), person=2)


def _limits(word: Activated, t: Telling) -> str:
    """The sentences that say when, how often and under what condition an ability may be played."""
    once = " Play this ability only once each turn." if word.once else ""
    when = f" Play this ability only if {condition(word.when, t)}." if word.when is not None else ""
    return f"{TIMINGS[word.only]}{once}{when}{_place(t)}"


def _place(t: Telling) -> str:
    """The sentence "play this ability only if … is in your graveyard"; "" for abilities that need none."""
    return f" Play this ability only if {t.called} is in your graveyard." if unsaid_place(t) else ""


def ability(word: Ability, card: Card, called: str, style: Style = "each", granted: str = "") -> str:
    """The paragraph of one ability.

    `called` is the name of the card, `style` how amounts are written; `granted` is that of `Telling`.
    """
    t = begin(word, card, f"this {granted}" if granted else called, style, granted)
    match word:
        case Keywords(keywords):
            return capital(", ".join(keywords))
        case Threshold(inner):
            return f"Threshold — {ability(inner, card, called, style)}"
        case Anyone(inner):
            return f"{ability(inner, card, called, style)} Any player may play this ability."
        case AlternativeCost() | PlayedFree():
            return sentence(_instead(word, t))
        case KeywordAbility():
            told_ = partial(_spoken, card=card, called=called)
            return capital(keyworded(word, "en", lambda parts: costs(parts, t), called, keyword=told_))
        case Spell(effects):
            return sentence(effects_text(effects, t))
        case Modes(modes):
            texts = [effects_text(effects, begin(effects, card, called, style)) for effects in modes]
            return sentence(f"choose one — {'; or '.join([capital(texts[0]), *texts[1:]])}")
        case Activated(parts, effects):
            return f"{costs(parts, t)}: {sentence(effects_text(effects, t))}{_limits(word, t)}"
        case Triggered(_, effects, when):
            event = trigger(word, t)
            also = f" if {condition(when, t)}," if when is not None else ""
            return sentence(f"{event},{also} {effects_text(effects, t)}")
        case Grants(what, inner):
            who = tribe(what, t)
            given = ability(inner, card, called, style, kind_of(what, card))
            if isinstance(inner, KeywordAbility):
                return sentence(f"{who.parts[0]} {'have' if who.plural else 'has'} {given.lower()}")
            have = "have" if who.plural else "has"
            return capital(f'{who.parts[0]} {have} "{given}"')
        case GrantsWhile(when, what, inner):
            given = ability(Grants(what, inner), card, called, style)
            return capital(f"as long as {condition(when, t)}, {given[:1].lower()}{given[1:]}")
        case AsLongAs(when, words):
            said = listed(rules(words, t), "and")
            if len(words) > 1 or isinstance(when, Both):
                return sentence(f"as long as {condition(when, t)}, {said}")
            return sentence(f"{said} as long as {condition(when, t)}")
        case Static(words):
            return " ".join(sentence(text) for text in rules(words, t))
    assert_never(word)


def _instead(word: AlternativeCost | PlayedFree, t: Telling) -> str:
    """The sentence for what is paid instead of the mana cost."""
    if_ = f"if {condition(word.when, t)}, " if word.when is not None else ""
    if isinstance(word, PlayedFree):
        return f"{if_}you may play {t.called} without paying its mana cost"
    paid = listed([cost(part, t, _YOU) for part in word.cost], "and")
    return f"{if_}you may {paid} rather than pay {t.called}'s mana cost"


def named(text: str, card: Card, called: str) -> str:
    """The text `text` as it is: in English the card's name, `called`, has no article."""
    return text


def _spoken(word: Any, card: Card, called: str) -> str:
    """A plain keyword, or an ability in quotation marks; `called` is the name of the card."""
    return str(word) if isinstance(word, str) else f'"{ability(word, card, called)}"'


def costs(parts: tuple[Cost, ...], t: Telling) -> str:
    """The cost of an activated ability: "{1}{B}, {T}, Sacrifice a creature".

    `parts` are the parts of the cost, and `t` is the state of generating the ability's text.
    """
    return ", ".join(_part(part, t) for part in parts)


def _part(part: Cost, t: Telling) -> str:
    text = part if isinstance(part, str) else cost(part, t, _YOU)
    return capital(text)


def effects(words: tuple[Effect, ...], card: Card, called: str) -> str:
    """The sentences for the effects `words` that are no whole ability, such as one mode.

    `card` is the card that has them, and `called` is its name.
    """
    return sentence(effects_text(words, begin(words, card, called)))


def wanted(word: Target | That) -> str:
    """The noun for the things to choose from: "target creature", "creature card"."""
    return target(word) if isinstance(word, Target) else noun(word)
