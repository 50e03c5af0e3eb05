"""Decks in scenarios: lists of cards, and the offences against the rules of deck building."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress

from grimorio.decks.deck import Cards, counted
from grimorio.decks.lists import Offence
from grimorio.judge.outcomes import Refused
from grimorio.judge.reading import Node
from grimorio.kernel.described import times
from grimorio.kernel.faults import Message, joined
from grimorio.language import translator


def cards_of(node: Node | None, name: Callable[[Node], str]) -> Cards:
    """The cards of a list such as ``[Shock*4]``; empty for ``none``.

    Args:
        node: the list, or None.
        name: a function that returns the game's own name of a card.

    Raises:
        BadFile: the value is not such a list, or names a card that does not exist.
    """
    found = []
    for one in [] if node is None or node.text == "none" else node.each():
        word, number = times(one.word())
        if number < 1:
            raise one.wrong("expected at least one of a card, found {found}", "one-card", found=one.shown())
        found.append((number, name(Node(one.file, one.line, one.at, word, word))))
    return counted(found)


def judge_deck(game: str, offences: Iterable[Offence]) -> None:
    """Refuse a deck of the game called `game` that has offences.

    Raises:
        Refused: the deck has offences; the error names all of them and their rules.
    """
    wrong = list(offences)
    if wrong:
        raise Refused(joined([_said(game, one) for one in wrong]), [one.rule for one in wrong])


def _said(game: str, one: Offence) -> Message:
    """The offence `one` as text, with its numbers if it has any."""
    name = f"{one.kind} of {one.card}" if one.card else one.kind
    english = f"{name}: {one.found}, expected {one.wanted}" if one.found or one.wanted else name
    said = Message(english, f"deck-{one.kind}", card=one.card or "", found=one.found, wanted=one.wanted)
    with suppress(KeyError):  # a kind that the game's own messages tell
        translator("en", [game])(f"{game}-deck-{one.kind}", **said.facts)
        said.cause, said.catalogue = f"{game}-deck-{one.kind}", game
    return said
