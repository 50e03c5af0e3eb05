"""The text of costs that give up a whole zone, the object itself, its counters or a card, in English."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from grimorio.games.magic.wording.en.nouns import a, his, name, noun, this
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
from grimorio.language.english import a_or_an, number
from grimorio.language.phrases import Phrase


def payment(word: Payment, t: Telling, person: Phrase, do: Callable[[str, str], str]) -> str:
    """The text of such a cost as an action of `person`; `do` joins the verb with the rest."""
    match word:
        case GraveyardCost():
            return do("remove", f"all cards in {his(person)} graveyard from the game")
        case HandCost():
            return do("discard", f"{his(person)} hand")
        case RemoveThisCost():
            return do("remove", f"{name(t)} from the game")
        case CounterCost(counter):
            return do("remove", f"{a_or_an(f'{counter} counter')} from {this(t)}")
        case CountersCost(count, counter):
            return do("remove", f"{number(count)} {counter} counters from {this(t)}")
        case ReturnThisCost():
            return do("return", f"{name(t)} to its owner's hand")
        case RemoveHeldCost(that):
            return do("remove", f"{a(that)} in {his(person)} hand from the game")
        case RemoveTopCost(that):
            return do("remove", f"the top {noun(that)} of {his(person)} graveyard from the game")
    assert_never(word)
