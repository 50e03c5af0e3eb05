"""Matches between bots: played one by one, or many in processes for `arena`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Final

from grimorio import games
from grimorio.bots.roster import bots_of
from grimorio.decks.matches import SEATS
from grimorio.events.match import Match
from grimorio.kernel import Luck, Position, Record, Setup
from grimorio.kernel.seats import seats_of
from grimorio.simulator.arena import compared, with_decks
from grimorio.simulator.many import Watch
from grimorio.simulator.one import Noted, Plan, bots_game, luck_of
from grimorio.simulator.report import checked

DRAWN: Final = 3
"""How many times `best_of` games bots play, drawn ones included, before a match ends undecided."""


def play_match(
    match: Match, bots: tuple[str, str], luck: Luck, keep: Callable[[Record], object] = lambda record: None
) -> tuple[Match, int]:
    """Play a match between bots to its end.

    Args:
        match: the match as it stands.
        bots: a bot's name for each seat.
        luck: the source of the seeds of all games and bots.
        keep: called with the record of each game.

    Returns:
        The match as it ended, undecided when too many of its games were drawn; and how many choices were
        answered.

    Raises:
        SetupError, UnknownBot: the match has a setup that no game can begin with, or there is no such bot.
    """
    decisions = 0
    while not match.over and len(match.played) < DRAWN * match.best_of:
        setup = match.next(seed=luck.bits())
        record = Record.begin(games.get(setup.game), setup, bots)
        position, _ = bots_game(setup, bots, luck, record)
        assert position.result is not None
        record.finish(position)
        keep(record)
        winners = position.result.winners
        chooser = match.rules.chooser(record.answers[0] if record.answers else None)
        match = match.after(winners[0] if len(winners) == 1 else None, chooser)
        decisions += len(record.answers)
        if match.rules.exchanges and not match.over:
            match = _exchanged(match, position)
    return match, decisions


def _exchanged(match: Match, position: Position) -> Match:
    """The match once both bots have exchanged cards; an illegal exchange is taken back.

    `position` is the end of the last game. A bot is shown only what its seat saw of that game.
    """
    bots = bots_of(match.setup.game)
    for seat in seats_of(SEATS):
        before = match.laid[seat]
        match = match.lay(seat, bots.exchanged(position.seen_by(seat), position.imagine(seat, 0), before))
        if match.wrong(seat):
            match = match.lay(seat, before)
    return match


@dataclass(frozen=True)
class MatchPlan(Plan):
    """A plan of many matches. Matches 2k and 2k + 1 have the same deals, with the bots in changed seats.

    Attributes:
        best_of: the most games that count in each match.
    """

    best_of: int = 3

    def play(self, number: int) -> Noted:
        """Play the match of this number, and return a note of it.

        A note has the form for games, so its `reason` is the score of the match, such as "2-1", and its
        `rounds` is the number of games played.

        Raises:
            SetupError, UnknownBot: the plan does not fit the game.
        """
        deal, turned = divmod(number, SEATS)
        setup = Setup(self.game, SEATS, 0, self.options, self.laid(deal))
        places = (turned, 1 - turned)
        bots = self.bots[places[0]], self.bots[places[1]]
        begun = Match.begin(setup, self.best_of)
        match, decisions = play_match(begun, bots, luck_of(self.seed, deal))
        score = "-".join(str(won) for won in sorted(match.score, reverse=True))
        return Noted(
            winners=() if match.winner is None else (places[match.winner],),
            reason=score,
            rounds=len(match.played),
            decisions=decisions,
        )


def match_arena(
    game: str,
    bots: list[str],
    matches: int,
    best_of: int,
    *,
    seed: int = 0,
    jobs: int = 1,
    options: dict[str, str] | None = None,
    cards: Any = None,
    settle: float | None = None,
    minutes: float | None = None,
    progress: Watch | None = None,
) -> dict[str, Any]:
    """Let two bots play matches, every deal once from either side.

    Args:
        game: name of a game for two.
        bots: the names of the two bots.
        matches: the most matches that are played.
        best_of: the most games that count in each match: an odd number.
        seed, jobs, options, cards, settle, minutes, progress: as in `simulator.arena`.

    Returns:
        The table of `simulator.arena` as JSON data, with matches counted in the place of games: "ends" has
        how often a match ended with each score. The table also has "best_of".

    Raises:
        UnknownGame, SetupError, UnknownBot: the arguments do not fit together.
    """
    plain = with_decks(checked(game, bots, seed, options, cards, True))
    Match.begin(Setup(game, len(bots), 0, plain.options, cards), best_of)
    parts = {field.name: getattr(plain, field.name) for field in fields(Plan)}
    report = compared(MatchPlan(**parts, best_of=best_of), matches, jobs, settle, minutes, False, progress)
    return {**report, "best_of": best_of}
