"""The sentences in French for effects that give objects abilities or types for a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.wording.fr.deeds import Mood, lasting, sentence_of, subject, told
from grimorio.games.magic.wording.fr.nouns import kind, name
from grimorio.games.magic.wording.shape import Telling, lent_to, means_the_card
from grimorio.games.magic.words import AlsoChosenType, AnimatedX, Gains, SwitchSize, TypeBecomes
from grimorio.language.french import said


def gains(word: Gains, t: Telling, mood: Mood) -> str:
    """The sentence for `Gains`: the permanents, and the ability in quotation marks."""
    from grimorio.games.magic.wording.fr import ability

    who_ = subject(word.what, t)
    given = ability(word.ability, t.card, t.called, lent_to(word.what, t))
    gains_ = sentence_of(who_, "acquérir", f'"{given}"', mood)
    return f"jusqu'à la fin du tour, {gains_}"


def type_becomes(word: TypeBecomes, t: Telling, mood: Mood) -> str:
    """The sentence for `TypeBecomes`: the permanents, and their new creature types."""
    who_ = said(subject(word.what, t), "de")
    its = "leur" if name(t).plural else "son"
    of = f"{its} type de créature" if means_the_card(word.what, t) else f"le type de créature {who_}"
    types = " ".join([kind(type_).one for type_ in word.types])
    return f"{of} devient {types}{lasting(word.until)}"


def switch_size(word: SwitchSize, t: Telling, mood: Mood) -> str:
    """The sentence for `SwitchSize`: power and toughness change places."""
    of = said(subject(word.what, t), "de")
    whose_ = "leur force et leur endurance" if name(t).plural else "sa force et son endurance"
    sizes = whose_ if means_the_card(word.what, t) else f"la force et l'endurance {of}"
    return told("échanger", f"{sizes}{lasting('end of turn')}", mood)


def also_chosen_type(word: AlsoChosenType, t: Telling, mood: Mood) -> str:
    """The sentence for `AlsoChosenType`: the creature has the chosen type, too."""
    who_ = subject(word.what, t)
    its = "leurs" if who_.plural else "ses"
    more = f"du type choisi en plus de {its} autres types de créature"
    return sentence_of(who_, "devenir", f"{more}{lasting('end of turn')}", mood)


def animated_x(word: AnimatedX, t: Telling, mood: Mood) -> str:
    """The sentence for `AnimatedX`: the enchantment is a creature, too."""
    type_ = kind(word.type).one
    being = f"une créature {type_} X/X qui est toujours un enchantement"
    return f"jusqu'à la fin du tour, {sentence_of(name(t), 'devenir', being, mood)}"


SENTENCES: Final[dict[type, Callable[[Any, Telling, Mood], str]]] = {
    Gains: gains,
    TypeBecomes: type_becomes,
    SwitchSize: switch_size,
    AlsoChosenType: also_chosen_type,
    AnimatedX: animated_x,
}
"""For each class of these effects, the function that writes its text."""
