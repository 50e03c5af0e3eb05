"""A draft evening of bots: they draft, build decks, and play Swiss rounds of matches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

import msgspec

from grimorio import games
from grimorio.bots import make_bot
from grimorio.bots.draft.build import Build, build
from grimorio.bots.draft.values import learned
from grimorio.decks import Deck
from grimorio.decks import file as deck_file
from grimorio.events.event import Event
from grimorio.events.facts import DeckEntry, Entry, Result, Settings
from grimorio.events.match import Match
from grimorio.events.match_bots import play_match
from grimorio.kernel import Luck, Setup
from grimorio.simulator.many import Progress, Watch
from grimorio.simulator.one import luck_of
from grimorio.simulator.pods import PILOTS, pools_of


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening that is over.

    Attributes:
        event: the event, with its entries, decks, pairings and results.
        bots: the bot that drafted, by player.
        builds: the deck that was built, by player.
        pools: the cards drafted, by player.
    """

    event: Event
    bots: dict[str, str]
    builds: dict[str, Build]
    pools: dict[str, tuple[str, ...]]

    def deck(self, player: str) -> Deck:
        """A player's deck, with the rest of the pool as its sideboard."""
        return self.builds[player].deck(self.pools[player], player)


def evening(
    bots: Sequence[str],
    *,
    seed: int = 0,
    best_of: int = 3,
    progress: Watch = lambda progress: None,
) -> Evening:
    """Let bots draft Eighth Edition, build decks and play Swiss, for eight players three rounds.

    `greedy` plays the games for all of them, so that only drafts differ.

    Args:
        bots: the name of the bot at each seat of the draft, clockwise. Player 1 sits in seat 0.
        seed: all luck follows from it.
        best_of: the most games of a match: 1, 3 or 5.
        progress: called after every match.

    Raises:
        UnknownBot: there is no such bot.
        ValueError: too few or too many players, or another number of games.
    """
    luck = luck_of(seed, 0)
    players = [f"{number} {bot}" for number, bot in enumerate(bots, 1)]
    drafters = [make_bot(bot, games.get("draft"), luck.bits()) for bot in bots]
    pools = dict(zip(players, pools_of(drafters, luck.bits()), strict=True))
    builds = {player: build(pool, learned()) for player, pool in pools.items()}
    shape = {"name": "Draft", "seed": f"{luck.bits():x}", "best_of": best_of}
    settings = msgspec.convert(shape, Settings)
    begun = Evening(Event(settings), dict(zip(players, bots, strict=True)), builds, pools)
    event = begun.event
    for player in players:
        event = event.after(Entry(player=player))
        event = event.after(DeckEntry(player=player, deck=deck_file.write(begun.deck(player))))
    began, matches, done = perf_counter(), event.swiss * (len(players) // 2), 0
    while not event.over:
        event = event.after(event.next_round())
        for first, second in event.state.rounds[-1].open:
            assert second is not None
            event = event.after(_played(begun, event, first, second, luck))
            done += 1
            progress(Progress(done, matches, perf_counter() - began))
    return Evening(event, begun.bots, builds, pools)


def _played(begun: Evening, event: Event, first: str, second: str, luck: Luck) -> Result:
    """Let bots play the match of the players `first` and `second` in the present round; return its result.

    `begun` has the decks, and `event` the settings and the round. A match with too many drawn games is drawn.
    """
    decks = [begun.deck(player).to_json() for player in (first, second)]
    setup = Setup("magic", 2, 0, {}, {"decks": decks})
    match, _ = play_match(Match.begin(setup, event.settings.best_of, "limited"), PILOTS, luck)
    won, lost = match.score
    drawn = sum(game.winner is None for game in match.played)
    return Result(round=len(event.state.rounds), first=first, second=second, games=(won, lost, drawn))
