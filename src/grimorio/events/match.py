"""A match of any game for two: games until one player has won most of them.

A match is a value: what happens to it makes another one. It keeps score and the decks, and says who begins
the next game and what may change before it, as the game's own `MatchRules` have it; it plays nothing and
stores nothing.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from grimorio import games
from grimorio.decks import Deck
from grimorio.decks.lists import Offence
from grimorio.decks.matches import FREE, SEATS, MatchRules
from grimorio.kernel import Setup, SetupError


@dataclass(frozen=True, slots=True)
class Played:
    """A game of a match.

    Attributes:
        winner: the seat that won, or None: drawn.
        chooser: the seat that chose who began, or that began as the loser before; None: nobody did.
    """

    winner: int | None
    chooser: int | None


@dataclass(frozen=True, slots=True)
class Match:
    """A match as it stands.

    Attributes:
        setup: what its games start from. Its options hold for the first game; in the later ones the
            match says who begins, or chooses who does. All else holds for all games.
        best_of: the most games that count: 1, 3, 5.
        format: which decks may be entered, and how they may change between games: one of the game's
            `MatchRules.formats`.
        entered: the deck of each seat as the match began, to which it returns after it (MTG8-6.LIM-2); none
            in a game without decks.
        laid: the deck of each seat for the game being played, or to be played next.
        ready: the seats that are done exchanging cards.
        played: the games that are over.
        conceded: the seat that gave the match up, or None.
    """

    setup: Setup
    best_of: int
    format: str
    entered: tuple[Deck, ...]
    laid: tuple[Deck, ...]
    ready: tuple[int, ...] = ()
    played: tuple[Played, ...] = ()
    conceded: int | None = None

    @staticmethod
    def begin(setup: Setup, best_of: int = 3, format: str = FREE, awaited: Collection[int] = ()) -> Match:
        """A match about to begin.

        Args:
            setup: what its games start from.
            best_of: the most games that count.
            format: which decks may be entered.
            awaited: the seats whose deck is entered later.

        Raises:
            SetupError: it is not a game for two, or a deck is not of the format.
        """
        rules = games.match_rules(setup.game) if setup.game in games.names() else None
        if rules is None:
            raise SetupError("game", f"matches are of games for {SEATS} players, found {setup.game!r}")
        if setup.seats != SEATS:
            raise SetupError("seats", f"a match is for {SEATS} players, found {setup.seats}")
        if setup.situation is not None or setup.base is not None:
            raise SetupError("match", "its games begin as usual, not with a position", cause="usual")
        if best_of < 1 or best_of % 2 == 0:
            problem = f"expected an odd number of games, found {best_of}"
            raise SetupError("match", problem, cause="odd", found=best_of)
        if format not in rules.formats:
            problem = f"expected one of {', '.join(rules.formats)}, found {format!r}"
            raise SetupError("match.format", problem, cause="option", found=format)
        decks = rules.decks(setup)
        for seat, deck in enumerate(decks):
            if seat not in awaited:
                _check(rules, deck, format, seat)
        return Match(setup, best_of, format, decks, decks)

    def enter(self, seat: int, deck: Deck) -> Match:
        """The match with another deck of a seat; only before its first game (MTG8-6.CON-1).

        Raises:
            SetupError: the deck is not of the format, or the match has begun.
        """
        if self.played:
            raise SetupError(f"cards.decks[{seat}]", "the match has begun", cause="begun")
        _check(self.rules, deck, self.format, seat)
        decks = _at(self.entered, seat, deck)
        return replace(self, entered=decks, laid=decks)

    @property
    def rules(self) -> MatchRules:
        """What the rules of its game say of matches."""
        return _rules(self.setup)

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
        """Who chooses who begins the next game (MTG8-1.START-4), or begins it where nobody chooses.

        The loser of the last game; after a drawn one whoever it was before. None: the rules of a single
        game say who begins.
        """
        if not self.played or self.rules.beginning == "rules":
            return None
        last = self.played[-1]
        return last.chooser if last.winner is None else 1 - last.winner

    def next(self, seed: int = 0) -> Setup:
        """What the next game starts from."""
        cards = self.setup.cards
        if self.laid:
            cards = {**(cards or {}), "decks": [deck.to_json() for deck in self.laid]}
        options = {**self.setup.options, **self.rules.first(self.chooser)}
        return replace(self.setup, seed=seed, options=options, cards=cards)

    # -- what happens --------------------------------------------------------------------------

    def after(self, winner: int | None, chooser: int | None) -> Match:
        """The match after a game: won by a seat or drawn, begun as `chooser` chose, if anybody did."""
        game = Played(winner, self.chooser if chooser is None else chooser)
        return replace(self, played=(*self.played, game), ready=())

    def lay(self, seat: int, deck: Deck) -> Match:
        """The match while a seat exchanges cards: the deck may still be none that it can play with.

        Raises:
            ValueError: in this game decks stay as they are.
        """
        if not self.rules.exchanges:
            raise ValueError(f"decks of {self.setup.game} stay as they are")
        return replace(self.undone(seat), laid=_at(self.laid, seat, deck))

    def wrong(self, seat: int) -> tuple[Offence, ...]:
        """The offences of a seat's deck as it stands between two games; empty when it may be played."""
        if not self.laid:
            return ()
        return self.rules.exchange_offences(self.entered[seat], self.laid[seat], self.format)

    def done(self, seat: int) -> Match:
        """The match once a seat is done exchanging cards.

        Raises:
            ValueError: its deck cannot be played with.
        """
        if self.wrong(seat):
            raise ValueError(f"the deck of seat {seat} is not legal")
        return replace(self, ready=tuple(sorted({*self.ready, seat})))

    def undone(self, seat: int) -> Match:
        """The match once a seat is not done any more."""
        return replace(self, ready=tuple(one for one in self.ready if one != seat))

    def concede(self, seat: int) -> Match:
        """The match once a seat has given it up."""
        return replace(self, conceded=seat)

    def again(self) -> Match:
        """A new match of the same players, sides swapped, with the decks they entered (MTG8-6.LIM-2)."""
        decks = self.entered[::-1]
        setup = replace(self.setup, cards=self.rules.turned(self.setup.cards))
        return Match(setup, self.best_of, self.format, decks, decks)

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
        setup = Setup.from_json(data["setup"])
        rules = _rules(setup)
        return Match(
            setup,
            data["best_of"],
            data["format"],
            tuple(rules.deck(deck, setup.cards) for deck in data["entered"]),
            tuple(rules.deck(deck, setup.cards) for deck in data["laid"]),
            tuple(data["ready"]),
            tuple(Played(winner, chooser) for winner, chooser in data["played"]),
            data["conceded"],
        )


def _rules(setup: Setup) -> MatchRules:
    """What the rules of a match's game say of matches."""
    rules = games.match_rules(setup.game)
    assert rules is not None
    return rules


def _check(rules: MatchRules, deck: Deck, format: str, seat: int) -> None:
    """Check that a deck may be entered. Raises SetupError."""
    for wrong in rules.offences(deck, format)[:1]:
        card = f" {wrong.card}" if wrong.card else ""
        raise SetupError(
            f"cards.decks[{seat}]",
            f"not {format}: {wrong.kind}{card}, expected {wrong.wanted}, found {wrong.found}",
            cause=f"deck-{wrong.kind}",
            card=wrong.card or "",
            found=wrong.found,
            wanted=wrong.wanted,
        )


def _at(decks: tuple[Deck, ...], seat: int, deck: Deck) -> tuple[Deck, ...]:
    return (*decks[:seat], deck, *decks[seat + 1 :])
