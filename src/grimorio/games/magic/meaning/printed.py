"""Nouns for spells that what is printed on a card decides, whoever plays it and whatever its targets."""

from __future__ import annotations

from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.scope import demand
from grimorio.games.magic.words.nouns import That


def expect_printed(noun: Filter, what: That, cause: str, chosen: bool = True) -> None:
    """Check that a card in hand fits a noun for spells by what is printed on it (`Filter.face`).

    Args:
        noun: the compiled noun.
        what: its words.
        cause: the cause of the refusal, for `demand`.
        chosen: whether the noun may speak of a color or a type that was chosen.

    Raises:
        Unplayable: another quality decides, such as its controller or its targets.
    """
    free = not (noun.controller or noun.other or noun.single_target or noun.aims or noun.replayed)
    known = chosen or not (noun.chosen_type or noun.chosen_color or noun.not_chosen)
    demand(free and known, what, "", "expected what is printed on the spells", cause=cause)
