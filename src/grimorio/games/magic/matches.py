"""Matches of Magic: the loser chooses who goes first, and players exchange cards with their sideboards."""

from __future__ import annotations

from typing import ClassVar

from grimorio.decks import Deck
from grimorio.decks.matches import FREE, Beginning, MatchRules
from grimorio.games.magic.deck import BUILT, LIMITED_LEAST, Offence, offences, other_cards
from grimorio.kernel import Option
from grimorio.kernel.seats import Seat


class MagicMatches(MatchRules):
    """The rules of matches of Magic (`MatchRules`).

    If the setup's cards give each player a "life", the players begin every game of the match with it.
    """

    formats: ClassVar[tuple[str, ...]] = (FREE, *BUILT)
    exchanges: ClassVar[bool] = True
    of_seats: ClassVar[tuple[str, ...]] = ("decks", "life")

    @property
    def beginning(self) -> Beginning:
        """Always "choice": the loser of a game chooses who goes first in the next one (MTG8-1.START-4)."""
        return "choice"

    def first(self, seat: Seat | None) -> dict[str, str]:
        return {} if seat is None else {"first": f"seat-{seat}-chooses"}

    def chooser(self, given: tuple[int, Seat, Option] | None) -> Seat | None:
        return given[1] if given is not None and given[2][0] == "player" else None

    def offences(self, deck: Deck, format: str) -> tuple[Offence, ...]:
        return () if format == FREE else offences(deck, next(known for known in BUILT if known == format))

    def exchange_offences(self, entered: Deck, deck: Deck, format: str) -> tuple[Offence, ...]:
        return exchange_offences(entered, deck, format)


def exchange_offences(entered: Deck, deck: Deck, format: str) -> tuple[Offence, ...]:
    """Everything that forbids the exchange of cards made between two games of a match; empty if it is legal.

    Main deck and sideboard together must keep the same cards. In Constructed, and without a format, cards are
    exchanged one for one (MTG8-6.CON-3). In Limited any number may be exchanged, basic lands are free, and
    the main deck needs forty cards (MTG8-6.LIM-1).

    Args:
        entered: the deck as it was entered for the match.
        deck: the deck for the next game.
        format: the format of the match.
    """
    limited = format == "limited"
    rule = "MTG8-6.LIM-1" if limited else "MTG8-6.CON-3"
    wrong = other_cards(entered, deck, rule, rule, basics=not limited)
    size, before = len(deck.cards()), len(entered.cards())
    if limited and size < LIMITED_LEAST:
        wrong.append(Offence("size", rule, None, size, LIMITED_LEAST))
    if not limited and size != before:
        wrong.append(Offence("size", rule, None, size, before))
    return tuple(wrong)
