"""Random auctions checked against the contract, and whole sessions of bots whose decks must be legal.

`python -m tests.events.fuzz` plays 2000 auctions and 50 sessions, or the numbers in its arguments.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable

from grimorio import games
from grimorio.decks import Deck
from grimorio.events.campaign_session import FORMS
from grimorio.events.sessions import Evening, drawn, planned
from grimorio.games.live import pool
from grimorio.games.live.game import Live
from grimorio.games.magic.names import fact
from grimorio.games.magic.random_decks import BASICS
from grimorio.kernel import WATCHER, Luck, Position, Setup
from grimorio.simulator.one import luck_of
from tests import contract
from tests.fuzzing import named

AUCTIONS, SESSIONS = 2000, 50
ALWAYS = contract.conserves


def setup_of(number: int, hides: bool = False) -> Setup:
    """A setup with any number of seats, any Magi, any pool that is large enough, and any options.

    With `hides`, something is certainly hidden: there are many Magi, and packs left for the completion.
    """
    game, luck = games.get("live"), luck_of(8, number)
    seats = 8 if hides else game.seats[luck.below(len(game.seats))]
    packs = 4 + luck.below(20)
    cards = drawn(None, seats, luck)
    lying = pool.generate(luck.bits(), packs)
    if len(lying.packs) >= pool.NEEDED * seats:
        cards["pool"] = lying.to_json()
    options = {
        option.name: option.values[luck.below(len(option.values))] for option in game.options if luck.below(2)
    }
    if hides:
        options.pop("declaration", None)
    return Setup("live", seats, luck.bits(), options, cards)


def auction(number: int) -> None:
    """Check that a random auction keeps all packs, ends with legal decks, and has one of the properties."""
    game, by_turns = games.get("live"), contract.PROPERTIES[number % len(contract.PROPERTIES)]
    setup = setup_of(number, by_turns in (contract.hides, contract.events_hide))
    for keeps in (ALWAYS, by_turns):
        with named(f"tests.events.fuzz.auction({number}): {keeps.__name__}"):
            keeps(game, setup, Luck(number))
    position = contract.start(game, setup)
    for _ in contract.walk(position, Luck(number)):
        pass
    assert wrong(position) == [], f"tests.events.fuzz.auction({number})"


def session(number: int) -> Evening:
    """Check that a session of bots ends, that its decks are legal, and that each pack is somewhere once."""
    luck = luck_of(9, number)
    bots = tuple(("greedy", "greedy", "random")[luck.below(3)] for _ in range(2 + luck.below(7)))
    plan = planned(bots=bots, seed=luck.bits(), form=FORMS[number % len(FORMS)])
    evening = plan.play(0)
    taken = Counter(pack for packs in evening.packs for pack in packs)
    assert set(taken) <= set(evening.pool) and set(taken.values()) == {1}, number
    assert evening.games and all(set(won) <= set(players) for players, won, *_ in evening.games), number
    return evening


def wrong(auction: Position) -> list[str]:
    """The faults of the decks that an auction made.

    Each deck has ten packs of four. Where Magi may declare any colour alone, or take more, some have more,
    and the pool may be empty before others have ten.
    """
    game, choices = auction.game, auction.book.choices
    assert isinstance(game, Live)
    table = auction.seen_by(WATCHER)["table"]
    bare = choices.each_colour and not any(deck["left"] for deck in table["decks"])
    found = []
    for one, deck in zip(table["magi"], game.decks(auction), strict=True):
        packs = [count for count, name in deck.main if "land" not in fact(name).kinds]
        few = len(packs) < 10 and not bare
        many = len(packs) > 10 and not (choices.each_colour or choices.more_packs)
        if few or many or set(packs) != {4} or not dominant(deck, one["style"], choices.dominant_tie):
            found.append(f"{one['style']}: {deck}")
    return found


def dominant(deck: Deck, style: str, tied: bool) -> bool:
    """Whether the basic lands of the Style are the most in a deck; for gold, three types and none above
    half.
    """
    basics = {name: count for count, name in deck.main if fact(name).basic}
    if style == "gold":
        return len(basics) >= 3 and 2 * max(basics.values()) <= sum(basics.values())
    own = basics.pop(BASICS[style], 0)
    return own > max(basics.values(), default=0) - tied


def main(auctions: int = AUCTIONS, sessions: int = SESSIONS) -> None:
    """Play so many auctions and sessions, and print how long it took."""
    for play, count, name in ((auction, auctions, "auctions"), (session, sessions, "sessions")):
        each: Callable[[int], object] = play
        began = time.process_time()
        for number in range(count):
            each(number)
        print(f"{count} {name}: {time.process_time() - began:.0f} s of CPU")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
