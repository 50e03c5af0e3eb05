"""A session of Magic Live after its auction: the tournament, an event like any other, and what it earns.

A `Session` is an immutable value: every change returns a new one. It plays no games and stores nothing. Its
players are numbered from 0, by their seat at the auction.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from grimorio.decks import Deck
from grimorio.events.award import FIRST_THREE, Award
from grimorio.events.event import Event, undone
from grimorio.events.facts import AnyFact, Drawn, Entry, Pairing, Result, Settings, Structure, Together, Undo
from grimorio.events.faults import EventError
from grimorio.events.session_match import TIRED, Game, OpenGame, Standing, first_of, result_of
from grimorio.events.standings import Outcome
from grimorio.events.structures import circle, seeds_by_order
from grimorio.games.live.numbers import Magi, PlayerNumber, Players, players_of
from grimorio.games.magic.game import Magic
from grimorio.games.magic.names import find
from grimorio.kernel import Setup
from grimorio.kernel.faults import Fault
from grimorio.kernel.sizes import quoted

Form = Literal["together", "duels", "round-robin", "knockout"]
BestOf = Literal[1, 3, 5]
"""The most games of a match that count."""
FORMS: Final[tuple[Form, ...]] = ("together", "duels", "round-robin", "knockout")
"""The forms of a tournament.

"together": one game of all; "duels": as many duels as the players like; "round-robin": everybody plays
against everybody; "knockout": losers are out.
"""
STRUCTURES: Final[dict[Form, tuple[Structure, int]]] = {
    "together": ("together", 0),
    "duels": ("league", 0),
    "round-robin": ("league", 1),
    "knockout": ("knockout", 0),
}
"""For each form, the structure of its event, and how often two players may meet in it (0: any number).

A round robin is a league in which two players meet once, so that its games can be played in any order.
"""


class SessionData(Struct, forbid_unknown_fields=True):
    """A session as it is stored in a file; its decks and its event are read by other modules."""

    members: Magi
    form: Form
    decks: Annotated[list[Any], Meta(max_length=64)]
    lives: tuple[int, ...]
    award: Award
    event: Any
    closed: bool = False
    open_games: tuple[OpenGame, ...] = ()


@dataclass(frozen=True, slots=True)
class Session:
    """A session with its tournament as it stands (LIVE-3-TOUR-1).

    Attributes:
        members: the numbers of the Magi in the campaign, by seat.
        form: the form of the tournament, one of `FORMS`.
        decks: the deck of each player.
        lives: for each player, the life with which the player begins every game (LIVE-3-TOUR-2).
        award: the criterion for experience that was agreed.
        event: the event with all results; its players entered in the order of their numbers.
        closed: whether a tournament of duels has ended.
        open_games: the finished games of matches that are not decided, oldest first.

    Raises:
        ValueError: an unknown form, fewer than two players or more than can play together, or an event that
            is not of this form.
    """

    members: Magi
    form: Form
    decks: tuple[Deck, ...]
    lives: tuple[int, ...]
    award: Award
    event: Event
    closed: bool = False
    open_games: tuple[OpenGame, ...] = ()

    def __post_init__(self) -> None:
        _check(self.form, self.decks, self.lives, self.best_of)
        settings = self.event.settings
        if (settings.structure, settings.limit) != STRUCTURES[self.form]:
            raise Fault("event: expected one of the form {form}", "live-event-form", form=self.form)
        if len(self.names) != len(self.decks):
            problem = "event: expected {wanted} players, found {found}"
            raise Fault(problem, "live-event-players", wanted=len(self.decks), found=len(self.names))

    @staticmethod
    def begin(
        members: Magi,
        form: Form,
        decks: tuple[Deck, ...],
        lives: tuple[int, ...],
        award: Award = FIRST_THREE,
        seed: str = "grimorio",
        best_of: BestOf = 1,
        name: str = "Magic Live",
    ) -> Session:
        """Return a session whose tournament begins; its players are named after their decks.

        Args:
            members: the numbers of the Magi in the campaign, by seat.
            form: the form of the tournament.
            decks: the deck of each player.
            lives: for each player, the life with which the player begins every game.
            award: the criterion for experience.
            seed: the seed of the event.
            best_of: the most games of a match that count. The rulebook names none: one unless agreed.
            name: the name of the event.

        Raises:
            ValueError: as for the class; or a game of all shall be played more than once.
        """
        _check(form, decks, lives, best_of)
        structure, limit = STRUCTURES[form]
        event = Event(
            Settings(name=name, seed=seed, structure=structure, best_of=best_of, limit=limit, minutes=0)
        )
        seeds = seeds_by_order(len(decks)) if form == "knockout" else (0,) * len(decks)
        for number, (deck, place) in enumerate(zip(decks, seeds, strict=True), start=1):
            name = deck.name.strip() or f"Magus {number}"
            try:
                event = event.after(Entry(player=name, seed=place))
            except EventError:
                event = event.after(Entry(player=f"{name} ({number})", seed=place))
        return Session(members, form, decks, lives, award, _paired(event))

    # -- what is played ------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players in the event, by number."""
        return tuple(self.event.state.members)

    @property
    def best_of(self) -> BestOf:
        """The most games of a match that count."""
        return self.event.settings.best_of

    def next(self) -> tuple[Players, ...]:
        """The matches that can be played now, each as its players by seat.

        Who has left the tournament plays no duel any more, and nobody of a round robin.
        """
        everybody = players_of(range(len(self.decks)))
        if self.closed or self.event.over:
            return ()
        if self.form == "together":
            return (everybody,)
        there = tuple(player for player in everybody if self.names[player] in self.event.state.active)
        if self.form == "duels":
            return tuple(combinations(there, 2))
        if self.form == "round-robin":
            done = {frozenset(game.players) for game in self.games()}
            pairs = (pair for round_ in circle(everybody) for pair in round_ if {*pair} <= {*there})
            return tuple(pair for pair in pairs if frozenset(pair) not in done)
        return tuple(self._numbers(table) for table in self.event.state.rounds[-1].open)

    def games(self) -> tuple[Game, ...]:
        """The finished games (or matches) that count, oldest first, each with its last correction."""
        gone = undone(self.event.facts)
        games: dict[object, Game] = {}
        everybody = players_of(range(len(self.decks)))
        free = iter(self.event.state.matches)
        for number, fact in enumerate(self.event.facts):
            if number in gone:
                continue
            if isinstance(fact, Together):
                games["together"] = Game(number, everybody, self._numbers(fact.winners))
            elif isinstance(fact, Drawn):
                games[number] = Game(number, self._numbers((fact.first, fact.second)), ())
            elif isinstance(fact, Result):
                key: object = (fact.round, frozenset((fact.first, fact.second)))
                match = next(free, None) if self.form != "knockout" else None
                if match is None:
                    games[key] = self._game_of(number, fact.first, fact.second, fact.games, result_of(fact))
                else:
                    assert match.second is not None
                    players = match.first, match.second
                    games[number] = self._game_of(number, *players, match.games, match.outcome)
        return tuple(games.values())

    def _game_of(
        self, number: int, first: str, second: str, games: tuple[int, int, int], outcome: Outcome
    ) -> Game:
        """The match of the players `first` and `second`, whose result is the fact `number` of the log.

        `games` are the games won by the first, by the second, and drawn; `outcome` says who won.
        """
        won = {"first": (first,), "second": (second,)}
        return Game(number, self._numbers((first, second)), self._numbers(won.get(outcome, ())), games)

    def match_games(self, players: Players) -> tuple[OpenGame, ...]:
        """The finished games of the undecided match between these players, oldest first."""
        return tuple(game for game in self.open_games if set(game.players) == set(players))

    def score(self, players: Players) -> tuple[int, int, int]:
        """The numbers of games, in the undecided match of two players, won by the first, by the second, and
        drawn.
        """
        games = self.match_games(players)
        first, second = (sum(game.winners == (player,) for game in games) for player in players)
        return first, second, len(games) - first - second

    def _numbers(self, names: Sequence[str | None]) -> Players:
        order = self.names
        return players_of(order.index(name) for name in names if name is not None)

    def setup(self, players: Players, seed: int = 0, options: dict[str, str] | None = None) -> Setup:
        """The setup of a game of the tournament (LIVE-3-TOUR-2).

        Args:
            players: the numbers of the players, by seat.
            seed: the seed of all luck of the game.
            options: values of Magic's options; those not named have their default.

        Raises:
            ValueError: these players have no game to play now.
        """
        self._on(players)
        cards = {
            "decks": [self.decks[player].to_json() for player in players],
            "life": [self.lives[player] for player in players],
        }
        chosen = {**first_of(self.match_games(players), players), **(options or {})}
        return Setup(Magic.name, len(players), seed, chosen, cards)

    def _on(self, players: Players) -> None:
        if players not in self.next():
            raise Fault("{players} are not to play now", "live-not-now", players=players)

    def _result(self, players: Players, winners: Players) -> AnyFact:
        if not set(winners) <= set(players):
            problem = "the winners {winners} did not play in {players}"
            raise Fault(problem, "live-winners", winners=winners, players=players)
        if set(winners) == set(players):
            winners = ()
        if self.form == "together":
            return Together(winners=tuple(self.names[player] for player in winners))
        if self.form == "knockout" and not winners:
            first, second = (self.names[player] for player in players)
            return Drawn(round=max(len(self.event.state.rounds), 1), first=first, second=second)
        return self._match_result(
            players, (int(players[0] in winners), int(players[1] in winners), int(not winners))
        )

    def _match_result(self, players: Players, games: tuple[int, int, int]) -> Result:
        first, second = (self.names[player] for player in players)
        return Result(round=max(len(self.event.state.rounds), 1), first=first, second=second, games=games)

    def noted(self, players: Players, winners: Players) -> Session:
        """Return the session after a game, without pairing the next round of a knockout.

        `players` are the numbers of the game's players, by seat, and `winners` of those who won; none for a
        draw. Raises ValueError: these players had no game to play now, or a winner is not among them.
        """
        self._on(players)
        return replace(self, event=self.event.after(self._result(players, winners)))

    def after(
        self,
        players: Players,
        winners: Players,
        chooser: PlayerNumber | None = None,
    ) -> Session:
        """The session after a game. A drawn game of a knockout is played again.

        Where a match has several games, its result is entered with the game that decides it. Drawn games do
        not count towards it (MTG8-6.MATCH-1); after three times as many games as count, the match ends as it
        stands, but not in a knockout.

        Args:
            players: the numbers of the players of the game, by seat.
            winners: the numbers of those who won it; none for a draw.
            chooser: the number of the player who chose who began the game, or None.

        Raises:
            ValueError: these players had no game to play now, or a winner is not among them.
        """
        if self.best_of == 1:
            session = self.noted(players, winners)
            return replace(session, event=_paired(session.event))
        self._on(players)
        self._result(players, winners)  # refuses winners who did not play
        if set(winners) == set(players):
            winners = ()
        game = OpenGame(players, winners, chooser)
        session = replace(self, open_games=(*self.open_games, game))
        games = session.score(players)
        ended = max(games[:2]) > self.best_of // 2
        if not ended and (self.form == "knockout" or sum(games) < TIRED * self.best_of):
            return session
        return session.after_match(players, games)

    def after_match(self, players: Players, games: tuple[int, int, int]) -> Session:
        """The session after a whole match.

        Args:
            players: the numbers of its two players, as in `next`.
            games: how many games the first has won, the second has won, and were drawn.

        Raises:
            ValueError: these players had no match to play now, or it cannot end so.
        """
        self._on(players)
        if self.form == "together":
            raise Fault("a game of all has winners, not a score", "live-no-score")
        event = self.event.after(self._match_result(players, games))
        rest = tuple(game for game in self.open_games if set(game.players) != set(players))
        return replace(self, event=_paired(event), open_games=rest)

    def corrected(
        self,
        fact: int,
        winners: Players,
        reason: str,
        games: tuple[int, int, int] | None = None,
    ) -> Session:
        """The session after the result of a game is corrected, as in any event.

        Args:
            fact: the index of the result in the log, as in `Game.fact`.
            winners: the numbers of the players who won in truth; none for a draw.
            reason: why it is corrected.
            games: where a match has several games, its true score, as in `Game.games`; `winners` is then
                not read.

        Raises:
            ValueError: there is no such result, the tournament has ended, or later games rest on it.
        """
        game = self._game(fact)
        if self.best_of > 1 and games is None:
            raise Fault("expected the games that each has won", "live-games-won")
        again = self.taken_back(fact, reason)
        return again.after(game.players, winners) if games is None else again.after_match(game.players, games)

    def taken_back(self, fact: int, reason: str) -> Session:
        """Return the session without the result of a game, which can then be played again.

        `fact` is the index of the result in the log, as in `Game.fact`, and `reason` says why. Raises
        ValueError: there is no such result, no reason, the tournament has ended, or later games rest on it.
        """
        self._game(fact)
        if not reason:
            raise EventError("why-taken-back")
        return replace(self, event=self._unpaired(fact, reason).after(Undo(fact=fact, reason=reason)))

    def _game(self, fact: int) -> Game:
        game = next((game for game in self.games() if game.fact == fact), None)
        if game is None or self.closed:
            raise Fault("there is no result {fact} to correct", "live-no-result", fact=fact)
        return game

    def _unpaired(self, fact: int, reason: str) -> Event:
        """Return the event without the knockout round that was paired after a result was entered.

        `fact` is the index of the result in the log, and `reason` is noted there. If no round was paired
        after it, the event is returned as it is. Raises EventError: a game of that round has been played.
        """
        rounds, result = self.event.state.rounds, self.event.facts[fact]
        if not isinstance(result, Result | Drawn) or not rounds or result.round == len(rounds):
            return self.event
        if result.round < len(rounds) - 1 or rounds[-1].results or rounds[-1].drawn:
            raise EventError("next-paired", round=result.round + 1)
        gone = undone(self.event.facts)
        standing = [
            number
            for number, one in enumerate(self.event.facts)
            if isinstance(one, Pairing) and number not in gone
        ]
        return self.event.after(Undo(fact=standing[-1], reason=reason))

    def close(self) -> Session:
        """Return the session with its tournament of duels ended.

        Raises ValueError: the form is not "duels".
        """
        if self.form != "duels":
            raise Fault("{form} ends with its last game", "live-form-ends", form=self.form)
        return replace(self, closed=True)

    @property
    def over(self) -> bool:
        """Whether no game is left to play."""
        return not self.next()

    # -- how it stands -------------------------------------------------------------------------

    def standings(self) -> tuple[Standing, ...]:
        """The standings of all players, best first, with the places of the event."""
        games = self.games()
        lines = []
        for line in self.event.standings():
            player = PlayerNumber(self.names.index(line.player))
            mine = [game for game in games if player in game.players]
            won = sum(player in game.winners for game in mine)
            drawn = sum(not game.winners for game in mine)
            lines.append(Standing(line.place, player, won, drawn, len(mine) - won - drawn))
        return tuple(lines)

    def experience(self, award: Award | None = None) -> tuple[int, ...]:
        """The experience that each player earns (LIVE-5-XP-1).

        Players who share a place all earn its full worth. `award` says for what experience is earned; None
        stands for the session's own `award`.
        """
        award = award or self.award
        earned = [0] * len(self.decks)
        for line in self.standings():
            if award.by == "wins":
                earned[line.player] = award.xp[0] * line.won
            elif line.place <= len(award.xp):
                earned[line.player] = award.xp[line.place - 1]
        return tuple(earned)

    # -- kept ----------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The session as JSON data: the attributes by name, "open_games" only if there are any."""
        return {
            "members": list(self.members),
            "form": self.form,
            "decks": [deck.to_json() for deck in self.decks],
            "lives": list(self.lives),
            "award": {"by": self.award.by, "xp": list(self.award.xp)},
            "event": self.event.to_json(),
            "closed": self.closed,
            **({"open_games": msgspec.to_builtins(self.open_games)} if self.open_games else {}),
        }

    @staticmethod
    def of(data: SessionData) -> Session:
        """Return the session that `to_json` wrote.

        Raises ValueError: a deck or the event in it is not possible.
        """
        decks = tuple(Deck.from_json(deck, find) for deck in data.decks)
        event = Event.from_json(data.event)
        return Session(
            data.members, data.form, decks, data.lives, data.award, event, data.closed, data.open_games
        )


def _check(form: Form, decks: tuple[Deck, ...], lives: tuple[int, ...], best_of: int) -> None:
    if form not in FORMS:
        raise Fault("expected one of {names}, found {found}", "one-of-these", names=FORMS, found=quoted(form))
    if len(decks) < 2 or len(decks) != len(lives):
        raise Fault("expected two players at least, each with a deck and a life", "live-two-at-least")
    if form == "together" and len(decks) not in Magic.seats:
        problem = "{found} players cannot play together: {most} is the most"
        raise Fault(problem, "live-together-most", found=len(decks), most=max(Magic.seats))
    if form == "together" and best_of != 1:
        problem = "all together play one game, found a best of {best_of}"
        raise Fault(problem, "live-together-one", best_of=best_of)


def _paired(event: Event) -> Event:
    """Return the event with the next round of a knockout paired, if the last round is over."""
    rounds = event.state.rounds
    if event.settings.structure != "knockout" or event.over or (rounds and rounds[-1].open):
        return event
    return event.after(event.next_round())
