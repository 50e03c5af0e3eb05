"""A match of any game for two players: a series of games until one player has won more than half.

A `Match` is an immutable value: every change returns a new one. It holds the score and the decks. By the
game's own `MatchRules` it decides who begins the next game, and how decks may change before it. It plays no
games and stores nothing.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from grimorio import games
from grimorio.decks import Deck
from grimorio.decks.lists import Offence
from grimorio.decks.matches import FREE, SEATS, MatchRules
from grimorio.kernel import Position, Record, Setup, SetupError
from grimorio.kernel.faults import Fault
from grimorio.kernel.seats import Seat, other_seat, seats_of
from grimorio.kernel.sizes import quoted


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game of a match.

    Attributes:
        winner: the seat that won, or None for a drawn game.
        chooser: the seat that chose who began the game, or that began because it had lost the game before;
            None if there was no such seat.
    """

    winner: Seat | None
    chooser: Seat | None


@dataclass(frozen=True, slots=True)
class Match:
    """The state of a match at one moment: its settings, its decks and the games played so far.

    Attributes:
        setup: the setup of the games. For later games, the match replaces the option that says who begins or
            who chooses. All else is the same in every game.
        best_of: the most games that count: an odd number such as 1, 3 or 5.
        format: the name of the rules for decks, one of the game's `MatchRules.formats`: which decks may be
            entered, and how they may change between games.
        entered: the deck of each seat at the beginning of the match, to which it returns after the match
            (MTG8-6.LIM-2); empty in a game without decks.
        laid: the deck of each seat for the game being played, or to be played next.
        ready: the seats that have finished exchanging cards before the next game.
        played: the finished games, oldest first.
        conceded: the seat that conceded the match, or None.
        timed_out: whether its time is over: no further game begins.
        called_off: whether it was called off: no further game begins, and nobody has won.
    """

    setup: Setup
    best_of: int
    format: str
    entered: tuple[Deck, ...]
    laid: tuple[Deck, ...]
    ready: tuple[Seat, ...] = ()
    played: tuple[Played, ...] = ()
    conceded: Seat | None = None
    timed_out: bool = False
    called_off: bool = False

    @staticmethod
    def begin(setup: Setup, best_of: int = 3, format: str = FREE, awaited: Collection[Seat] = ()) -> Match:
        """A match about to begin.

        Args:
            setup: the setup of the first game.
            best_of: the most games that count.
            format: the name of the rules for decks.
            awaited: the seats whose deck is entered later.

        Raises:
            SetupError: the setup is not for two players, or a deck is not legal in the format.
        """
        rules = games.match_rules(setup.game) if setup.game in games.names() else None
        if rules is None:
            problem = "matches are of games for {seats} players, found {found}"
            raise SetupError("game", problem, "match-game", seats=SEATS, found=quoted(setup.game))
        if setup.seats != SEATS:
            problem = "a match is for {seats} players, found {found}"
            raise SetupError("seats", problem, "match-seats", seats=SEATS, found=setup.seats)
        if setup.situation is not None or setup.base is not None:
            raise SetupError("match", "its games begin as usual, not with a position", cause="usual")
        if best_of < 1 or best_of % 2 == 0:
            problem = f"expected an odd number of games, found {best_of}"
            raise SetupError("match", problem, cause="odd", found=best_of)
        if format not in rules.formats:
            problem = f"expected one of {', '.join(rules.formats)}, found {format!r}"
            raise SetupError("match.format", problem, cause="option", found=format)
        decks = rules.decks(setup)
        for seat, deck in zip(seats_of(len(decks)), decks, strict=True):
            if seat not in awaited:
                _check(rules, deck, format, seat)
        return Match(setup, best_of, format, decks, decks)

    def enter(self, seat: Seat, deck: Deck) -> Match:
        """The match, before its first game, with another deck entered by a seat (MTG8-6.CON-1).

        Raises:
            SetupError: the deck is not legal in the format, or the match has begun.
        """
        if self.played:
            raise SetupError(f"cards.decks[{seat}]", "the match has begun", cause="begun")
        _check(self.rules, deck, self.format, seat)
        decks = _at(self.entered, seat, deck)
        return replace(self, entered=decks, laid=decks)

    @property
    def rules(self) -> MatchRules:
        """The rules about matches of the game that is played."""
        return _rules(self.setup)

    # -- how it stands -------------------------------------------------------------------------

    @property
    def score(self) -> tuple[int, ...]:
        """The number of games that each seat has won."""
        return tuple(sum(one.winner == seat for one in self.played) for seat in range(SEATS))

    @property
    def winner(self) -> Seat | None:
        """The seat that won the match, or None.

        It is the first seat to win most of the games, however many are drawn (MTG8-6.MATCH-1); when time is
        over, the seat that has won more.
        """
        if self.called_off:
            return None
        if self.conceded is not None:
            return other_seat(self.conceded)
        first, second = self.score
        if self.timed_out and first != second:
            return Seat(0) if first > second else Seat(1)
        return next((seat for seat in seats_of(SEATS) if self.score[seat] > self.best_of // 2), None)

    @property
    def over(self) -> bool:
        """Whether no further game is played."""
        return self.winner is not None or self.timed_out or self.called_off

    @property
    def chooser(self) -> Seat | None:
        """The seat that chooses who begins the next game (MTG8-1.START-4), or begins it where nobody chooses.

        It is the loser of the last game or, after a drawn game, the same seat as before that game. None if
        the rules of a single game decide who begins.
        """
        if not self.played or self.rules.beginning == "rules":
            return None
        last = self.played[-1]
        return last.chooser if last.winner is None else other_seat(last.winner)

    def next(self, seed: int = 0) -> Setup:
        """The setup of the next game, with this seed."""
        cards = self.setup.cards
        if self.laid:
            cards = {**(cards or {}), "decks": [deck.to_json() for deck in self.laid]}
        options = {**self.setup.options, **self.rules.first(self.chooser)}
        return replace(self.setup, seed=seed, options=options, cards=cards)

    # -- what happens --------------------------------------------------------------------------

    def after(self, winner: Seat | None, chooser: Seat | None) -> Match:
        """The match after a game.

        Args:
            winner: the seat that won, or None for a drawn game.
            chooser: as in `Played.chooser`.
        """
        game = Played(winner, self.chooser if chooser is None else chooser)
        return replace(self, played=(*self.played, game), ready=())

    def lay(self, seat: Seat, deck: Deck) -> Match:
        """The match after a seat, while it exchanges cards, has set its deck for the next game.

        The deck need not be legal yet; see `wrong`.

        Raises:
            ValueError: in this game decks do not change between games.
        """
        if not self.rules.exchanges:
            raise Fault("decks of {game} stay as they are", "decks-stay", game=self.setup.game)
        return replace(self.undone(seat), laid=_at(self.laid, seat, deck))

    def wrong(self, seat: Seat) -> tuple[Offence, ...]:
        """The offences of the deck that a seat has set for the next game; empty when the deck is legal."""
        if not self.laid:
            return ()
        return self.rules.exchange_offences(self.entered[seat], self.laid[seat], self.format)

    def done(self, seat: Seat) -> Match:
        """The match after a seat has finished exchanging cards.

        Raises:
            ValueError: the deck of the seat is not legal.
        """
        if self.wrong(seat):
            raise Fault("the deck of seat {seat} is not legal", "seat-deck-illegal", seat=seat)
        return replace(self, ready=tuple(sorted({*self.ready, seat})))

    def undone(self, seat: Seat) -> Match:
        """The match after a seat that had finished exchanging cards goes on exchanging them."""
        return replace(self, ready=tuple(one for one in self.ready if one != seat))

    def concede(self, seat: Seat) -> Match:
        """The match after a seat has conceded it."""
        return replace(self, conceded=seat)

    def call_off(self) -> Match:
        """The match after it was called off: no further game is played, and nobody has won it."""
        return replace(self, called_off=True)

    def again(self) -> Match:
        """A new match of the same players with sides swapped, with the decks they entered (MTG8-6.LIM-2)."""
        decks = self.entered[::-1]
        setup = replace(self.setup, cards=self.rules.turned(self.setup.cards))
        return Match(setup, self.best_of, self.format, decks, decks)

    def time_out(self) -> Match:
        """The match once its time is over: the game that is on is its last one."""
        return replace(self, timed_out=True)

    def time_back(self) -> Match:
        """The match, timed out before, after the organiser gave it more time: further games may begin."""
        return replace(self, timed_out=False)

    # -- kept ----------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The match as JSON data: the attributes by name; each game of "played" as [winner, chooser].

        "timed_out" and "called_off" are left out where they are false.
        """
        return {
            "setup": self.setup.to_json(),
            "best_of": self.best_of,
            "format": self.format,
            "entered": [deck.to_json() for deck in self.entered],
            "laid": [deck.to_json() for deck in self.laid],
            "ready": list(self.ready),
            "played": [[one.winner, one.chooser] for one in self.played],
            "conceded": self.conceded,
            **({"timed_out": True} if self.timed_out else {}),
            **({"called_off": True} if self.called_off else {}),
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Match:
        """Read a match from the data that `to_json` wrote."""
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
            data.get("timed_out", False),
            data.get("called_off", False),
        )


def timed(record: Record, position: Position) -> Record | None:
    """Return a copy of a game's record with a limit of turns, because the time of the match is over.

    After the present turn, five more turns are played; then the game is a draw.

    Args:
        record: the record of the game so far.
        position: the position to which the record leads when it is replayed.

    Returns:
        A copy of the record whose setup has the limit; it has the same answers, and leads to the same
            position. None for a game whose rules know no such limit.
    """
    setup = _rules(record.setup).timed(record.setup, position)
    return None if setup is None else replace(record, setup=setup, answers=list(record.answers))


def _rules(setup: Setup) -> MatchRules:
    """The rules about matches of the game that a setup names."""
    rules = games.match_rules(setup.game)
    assert rules is not None
    return rules


def _check(rules: MatchRules, deck: Deck, format: str, seat: Seat) -> None:
    """Check that the deck of a seat is legal in the format. Raises SetupError: it is not."""
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


def _at(decks: tuple[Deck, ...], seat: Seat, deck: Deck) -> tuple[Deck, ...]:
    return (*decks[:seat], deck, *decks[seat + 1 :])
