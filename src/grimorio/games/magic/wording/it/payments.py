"""The text of costs that give up a whole zone, the object itself, its counters or a card, in Italian."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from grimorio.games.magic.wording.it.counters import counter
from grimorio.games.magic.wording.it.nouns import GRAVEYARD, HAND, his, name, nouns_of
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
from grimorio.language.italian import number, said
from grimorio.language.phrases import Phrase


def payment(word: Payment, t: Telling, person: Phrase, do: Callable[[str, str], str]) -> str:
    """The text of such a cost as an action of `person`; `do` joins the verb with the rest."""
    match word:
        case GraveyardCost():
            return do("rimuovere", f"dal gioco tutte le carte {his(person, GRAVEYARD, 'di')}")
        case HandCost():
            return do("scartare", his(person, HAND))
        case RemoveThisCost():
            return do("rimuovere", f"dal gioco {said(name(t))}")
        case CounterCost(mark):
            return do("togliere", f"un segnalino {counter(mark)} {said(name(t), 'da')}")
        case CountersCost(count, mark):
            marks = f"{number(count)} segnalini {counter(mark)}"
            return do("togliere", f"{marks} {said(name(t), 'da')}")
        case ReturnThisCost():
            return do("rimandare", f"{said(name(t))} in mano al suo proprietario")
        case RemoveHeldCost(that):
            return do("rimuovere", f"dal gioco {said(nouns_of(that).a())} {his(person, HAND, 'da')}")
        case RemoveTopCost(that):
            top = said(nouns_of(that).the())
            return do("rimuovere", f"dal gioco {top} in cima {his(person, GRAVEYARD, 'a')}")
    assert_never(word)
