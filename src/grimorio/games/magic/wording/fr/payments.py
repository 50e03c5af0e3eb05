"""The text of costs that give up a whole zone, the object itself, its counters or a card, in French."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from grimorio.games.magic.wording.fr.nouns import GRAVEYARD, HAND, counter, his, name, nouns_of
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words.payments import (
    CounterCost,
    CountersCost,
    GraveyardCost,
    HandCost,
    Payment,
    RemoveHeldCost,
    RemoveThisCost,
    RemoveTopCost,
    ReturnThisCost,
)
from grimorio.language.french import number, said
from grimorio.language.phrases import Phrase


def payment(word: Payment, t: Telling, person: Phrase, do: Callable[[str, str], str]) -> str:
    """The text of such a cost as an action of `person`; `do` joins the verb with the rest."""
    match word:
        case GraveyardCost():
            return do("retirer", f"de la partie toutes les cartes de {his(person, GRAVEYARD)}")
        case HandCost():
            return do("se défausser", f"de {his(person, HAND)}")
        case RemoveThisCost():
            return do("retirer", f"de la partie {said(name(t))}")
        case CounterCost(mark):
            return do("retirer", f"un marqueur {counter(mark)} {said(name(t), 'de')}")
        case CountersCost(count, mark):
            marks = f"{number(count)} marqueurs {counter(mark)}"
            return do("retirer", f"{marks} {said(name(t), 'de')}")
        case ReturnThisCost():
            return do("renvoyer", f"{said(name(t))} dans la main de son propriétaire")
        case RemoveHeldCost(that):
            return do("retirer", f"de la partie {said(nouns_of(that).a())} de {his(person, HAND)}")
        case RemoveTopCost(that):
            top = said(nouns_of(that).the())
            return do("retirer", f"de la partie {top} du dessus de {his(person, GRAVEYARD)}")
    assert_never(word)
