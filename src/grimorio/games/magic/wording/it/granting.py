"""The sentences in Italian for effects that give objects abilities or types for a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.wording.it.deeds import Mood, lasting, sentence_of, subject, told
from grimorio.games.magic.wording.it.nouns import kind, name
from grimorio.games.magic.wording.shape import Telling, lent_to, means_the_card
from grimorio.games.magic.words import AlsoChosenType, AnimatedX, Gains, SwitchSize, TypeBecomes
from grimorio.language.italian import said


def gains(word: Gains, t: Telling, mood: Mood) -> str:
    """The sentence for `Gains`: the permanents, and the ability in quotation marks."""
    from grimorio.games.magic.wording.it import ability

    who_ = subject(word.what, t)
    given = ability(word.ability, t.card, t.called, lent_to(word.what, t))
    gains_ = sentence_of(who_, "guadagnare", f'"{given}"', mood)
    return f"fino alla fine del turno, {gains_}"


def type_becomes(word: TypeBecomes, t: Telling, mood: Mood) -> str:
    """The sentence for `TypeBecomes`: the permanents, and their new creature types."""
    who_ = said(subject(word.what, t), "di")
    its = "loro" if name(t).plural else "suo"
    of = f"il {its} tipo di creatura" if means_the_card(word.what, t) else f"il tipo di creatura {who_}"
    types = " ".join([kind(type_).one for type_ in word.types])
    return f"{of} diventa {types}{lasting(word.until)}"


def switch_size(word: SwitchSize, t: Telling, mood: Mood) -> str:
    """The sentence for `SwitchSize`: power and toughness change places."""
    of = said(subject(word.what, t), "di")
    its = "loro" if name(t).plural else "sua"
    whose_ = f"la {its} forza e la {its} costituzione"
    sizes = whose_ if means_the_card(word.what, t) else f"la forza e la costituzione {of}"
    return told("scambiare", f"{sizes}{lasting('end of turn')}", mood)


def also_chosen_type(word: AlsoChosenType, t: Telling, mood: Mood) -> str:
    """The sentence for `AlsoChosenType`: the creature has the chosen type, too."""
    who_ = subject(word.what, t)
    its = "ai loro altri tipi" if who_.plural else "ai suoi altri tipi"
    more = f"del tipo scelto in aggiunta {its} di creatura"
    return sentence_of(who_, "diventare", f"{more}{lasting('end of turn')}", mood)


def animated_x(word: AnimatedX, t: Telling, mood: Mood) -> str:
    """The sentence for `AnimatedX`: the enchantment is a creature, too."""
    being = f"una creatura {kind(word.type).one} X/X che è ancora un incantesimo"
    return f"fino alla fine del turno, {sentence_of(name(t), 'diventare', being, mood)}"


SENTENCES: Final[dict[type, Callable[[Any, Telling, Mood], str]]] = {
    Gains: gains,
    TypeBecomes: type_becomes,
    SwitchSize: switch_size,
    AlsoChosenType: also_chosen_type,
    AnimatedX: animated_x,
}
"""For each class of these effects, the function that writes its text."""
