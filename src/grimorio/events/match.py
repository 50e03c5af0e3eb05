"""A match of Magic: games of two players until one has won most of them (MTG8-6.MATCH-1).

A match is a value: what happens to it makes another one. It says who chooses who begins, keeps score and
the decks, and knows which exchanges with a sideboard are legal; it plays nothing and stores nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any, Literal

from grimorio.decks import Deck
from grimorio.games.magic.deck import LIMITED_LEAST, Offence
from grimorio.games.magic.deck import offences as entered
from grimorio.games.magic.game import Magic
from grimorio.games.magic.names import fact, find
from grimorio.kernel import Setup, SetupError

Format = Literal["free", "constructed", "limited"]
FORMATS: tuple[Format, ...] = ("free", "constructed", "limited")
SEATS = 2


@dataclass(frozen=True, slots=True)
class Played:
    """A game of a match.

    Attributes:
        winner: the seat that won, or None: drawn.
        chooser: the seat that chose who began, or None: nobody did.
    """

    winner: int | None
    chooser: int | None


@dataclass(frozen=True, slots=True)
class Match:
    """A match as it stands.

    Attributes:
        setup: what its games start from. Its options hold for the first game; in the later ones the
            match says who chooses who begins. `cards["life"]` holds for all games.
        best_of: the most games that count: 1, 3, 5.
        format: which decks may be entered, and how they may change between games.
        entered: the deck of each seat as the match began, to which it returns after it (MTG8-6.LIM-2).
        laid: the deck of each seat for the game being played, or to be played next.
        ready: the seats that are done exchanging cards.
        played: the games that are over.
        conceded: the seat that gave the match up, or None.
    """

    setup: Setup
    best_of: int
    format: Format
    entered: tuple[Deck, ...]
    laid: tuple[Deck, ...]
    ready: tuple[int, ...] = ()
    played: tuple[Played, ...] = ()
    conceded: int | None = None

    @staticmethod
    def begin(
        setup: Setup, best_of: int = 3, format: Format = "free", awaited: Collection[int] = ()
    ) -> Match:
        """A match about to begin.

        Args:
            setup: what its games start from.
            best_of: the most games that count.
            format: which decks may be entered.
            awaited: the seats whose deck is entered later.

        Raises:
            SetupError: it is not a game for matches, or a deck is not of the format.
        """
        if setup.game != Magic.name:
            raise SetupError("game", f"matches are of {Magic.name}, found {setup.game!r}")
        if setup.seats != SEATS:
            raise SetupError("seats", f"a match is for {SEATS} players, found {setup.seats}")
        if setup.situation is not None or setup.base is not None:
            raise SetupError("match", "its games begin as usual, not with a position", cause="usual")
        if best_of < 1 or best_of % 2 == 0:
            problem = f"expected an odd number of games, found {best_of}"
            raise SetupError("match", problem, cause="odd", found=best_of)
        decks = tuple(Magic().decks(setup))
        for seat, deck in enumerate(decks):
            if seat not in awaited:
                _check(deck, format, seat)
        return Match(setup, best_of, format, decks, decks)

    def enter(self, seat: int, deck: Deck) -> Match:
        """The match with another deck of a seat; only before its first game (MTG8-6.CON-1).

        Raises:
            SetupError: the deck is not of the format, or the match has begun.
        """
        if self.played:
            raise SetupError(f"cards.decks[{seat}]", "the match has begun", cause="begun")
        _check(deck, self.format, seat)
        decks = _at(self.entered, seat, deck)
        return replace(self, entered=decks, laid=decks)

    # -- how it stands -------------------------------------------------------------------------

    @property
    def score(self) -> tuple[int, ...]:
        """The games each seat has won."""
        return tuple(sum(one.winner == seat for one in self.played) for seat in range(SEATS))

    @property
    def winner(self) -> int | None:
        """Who won the match: the first to win most of its games, however many were drawn (MTG8-6.MATCH-1)."""
        if self.conceded is not None:
            return 1 - self.conceded
        return next((seat for seat, won in enumerate(self.score) if won > self.best_of // 2), None)

    @property
    def over(self) -> bool:
        """Whether no further game is played."""
        return self.winner is not None

    @property
    def chooser(self) -> int | None:
        """Who chooses who begins the next game (MTG8-1.START-4), or None: chance picks them.

        The loser of the last game; after a drawn one whoever chose before.
        """
        if not self.played:
            return None
        last = self.played[-1]
        return last.chooser if last.winner is None else 1 - last.winner

    def next(self, seed: int = 0) -> Setup:
        """What the next game starts from."""
        cards = {**(self.setup.cards or {}), "decks": [deck.to_json() for deck in self.laid]}
        options = dict(self.setup.options)
        if self.chooser is not None:
            options["first"] = f"seat-{self.chooser}-chooses"
        return replace(self.setup, seed=seed, options=options, cards=cards)

    # -- what happens --------------------------------------------------------------------------

    def after(self, winner: int | None, chooser: int | None) -> Match:
        """The match after a game: won by a seat or drawn, begun as `chooser` chose."""
        game = Played(winner, self.chooser if chooser is None else chooser)
        return replace(self, played=(*self.played, game), ready=())

    def lay(self, seat: int, deck: Deck) -> Match:
        """The match while a seat exchanges cards: the deck may still be none that it can play with."""
        ready = tuple(one for one in self.ready if one != seat)
        return replace(self, laid=_at(self.laid, seat, deck), ready=ready)

    def wrong(self, seat: int) -> tuple[Offence, ...]:
        """The offences of a seat's deck as it stands between two games; empty when it may be played."""
        return offences(self.entered[seat], self.laid[seat], self.format)

    def done(self, seat: int) -> Match:
        """The match once a seat is done exchanging cards.

        Raises:
            ValueError: its deck cannot be played with.
        """
        if self.wrong(seat):
            raise ValueError(f"the deck of seat {seat} is not legal")
        return replace(self, ready=tuple(sorted({*self.ready, seat})))

    def concede(self, seat: int) -> Match:
        """The match once a seat has given it up."""
        return replace(self, conceded=seat)

    def again(self) -> Match:
        """A new match of the same players, sides swapped, with the decks they entered (MTG8-6.LIM-2)."""
        cards = dict(self.setup.cards or {})
        if cards.get("life") is not None:
            cards["life"] = cards["life"][::-1]
        decks = self.entered[::-1]
        return Match(replace(self.setup, cards=cards), self.best_of, self.format, decks, decks)

    # -- kept ----------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The match as JSON data."""
        return {
            "setup": self.setup.to_json(),
            "best_of": self.best_of,
            "format": self.format,
            "entered": [deck.to_json() for deck in self.entered],
            "laid": [deck.to_json() for deck in self.laid],
            "ready": list(self.ready),
            "played": [[one.winner, one.chooser] for one in self.played],
            "conceded": self.conceded,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Match:
        """Read what `to_json` wrote."""
        return Match(
            Setup.from_json(data["setup"]),
            data["best_of"],
            data["format"],
            tuple(Deck.from_json(deck, find) for deck in data["entered"]),
            tuple(Deck.from_json(deck, find) for deck in data["laid"]),
            tuple(data["ready"]),
            tuple(Played(winner, chooser) for winner, chooser in data["played"]),
            data["conceded"],
        )


def offences(first: Deck, deck: Deck, format: Format) -> tuple[Offence, ...]:
    """All that forbids exchanging a deck for another between two games of a match.

    The cards stay the same in all: none comes, none goes. In Constructed, and without a format, they are
    exchanged one for one (MTG8-6.CON-3); in Limited any number is, basic lands are free, and forty cards
    remain (MTG8-6.LIM-1).

    Args:
        first: the deck as it was entered.
        deck: the deck to be played with.
        format: that of the match.
    """
    limited = format == "limited"
    found: list[Offence] = []
    had, has = _counts(first), _counts(deck)
    rule = "MTG8-6.LIM-1" if limited else "MTG8-6.CON-3"
    for card in dict.fromkeys((*had, *has)):
        if has[card] == had[card] or (limited and fact(card).basic):
            continue
        kind: Literal["pool", "left-out"] = "pool" if has[card] > had[card] else "left-out"
        found.append(Offence(kind, rule, card, has[card], had[card]))
    size, before = len(deck.cards()), len(first.cards())
    if limited and size < LIMITED_LEAST:
        found.append(Offence("size", rule, None, size, LIMITED_LEAST))
    if not limited and size != before:
        found.append(Offence("size", rule, None, size, before))
    return tuple(found)


def _check(deck: Deck, format: Format, seat: int) -> None:
    if format == "free":
        return
    wrong = entered(deck, format)
    if wrong:
        one = wrong[0]
        card = f" {one.card}" if one.card else ""
        raise SetupError(
            f"cards.decks[{seat}]",
            f"not {format}: {one.kind}{card}, expected {one.wanted}, found {one.found}",
            cause=f"deck-{one.kind}",
            card=one.card or "",
            found=one.found,
            wanted=one.wanted,
        )


def _counts(deck: Deck) -> Counter[str]:
    found: Counter[str] = Counter()
    for count, card in deck.main + deck.sideboard:
        found[card] += count
    return found


def _at(decks: tuple[Deck, ...], seat: int, deck: Deck) -> tuple[Deck, ...]:
    return (*decks[:seat], deck, *decks[seat + 1 :])
