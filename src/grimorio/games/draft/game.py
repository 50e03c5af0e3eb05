"""Drafts as a game of the kernel: Sealed deck, booster draft and Rochester draft.

What bots and programs need:

```python
game = games.get("draft")
setup = Setup("draft", seats=8, seed=1, options={"kind": "booster"})  # "rochester", "sealed"
position = game.start(setup)
choice = position.choice  # ask "pick", options ("pick", "Shock"), …; all seats are asked together
game.pools(position)  # the cards of each seat, as decks
```

`view["table"]` is described in `games.draft.view.table_seen`: "pack" is what may be picked from,
"seats"[own seat]["pool"] what the seat has, "picks" what it took from which packs. `game.cards(setup.cards)`
tells the rarity of every card. When all cards are taken, seats whose bit is set in `Position.stops` are asked
"ready", with the option ("ready",): they have built a deck. Then the draft is over, and everything is
shown.
"""

from __future__ import annotations

import hashlib
import json
from array import array
from typing import Any

from grimorio import games
from grimorio.decks import Deck
from grimorio.decks.card_set import CardSet, PrintedCard, read_cube, read_set
from grimorio.games.draft import imagined, learn, view
from grimorio.games.draft.meaning import Book
from grimorio.games.draft.options import OPTIONS
from grimorio.games.draft.rules.booster import BoosterDraft
from grimorio.games.draft.rules.ending import Departure, Limited
from grimorio.games.draft.rules.events import EVENTS, pool
from grimorio.games.draft.rules.packs import Dealing
from grimorio.games.draft.rules.rochester import RochesterDraft
from grimorio.games.draft.rules.sealed import SealedDeck
from grimorio.games.draft.rules.things import Pack, Table, playing
from grimorio.kernel import Choice, Game, Option, Position, Setup, SetupError
from grimorio.kernel.faults import message_of
from grimorio.kernel.seats import Seat, seats_of

DEFAULT = "8ED"
"""The set that is drafted where a setup names none."""

MOST_PACKS = 5
"""The most packs of a player: the boosters of a Sealed deck without a tournament pack."""


class Draft(Game):
    """A draft for 2 to 16 players (MTG8-6.SEAL-1, MTG8-6.BD-1 to -3, MTG8-6.RD-1 to -4).

    `Setup.cards` is None for Eighth Edition, or an object with one of these fields:

    - "set": the code of a set (`games.card_set`), or a set of the players' own (`decks.card_set.SetData`);
    - "cube": a list of cards, each of which is there as often as the list says (`decks.card_set.CubeData`);
    - "packs": for each pack that a player opens, in order, an object with "set" or "cube" as above.
    """

    name = "draft"
    seats = tuple(range(2, 17))
    options = OPTIONS
    types = (
        Table,
        Pack,
        Limited,
        BoosterDraft,
        RochesterDraft,
        SealedDeck,
        Dealing,
        Departure,
        *EVENTS,
    )

    def book(self, setup: Setup) -> Book:
        return Book(card_sets(setup.cards), self.settled(setup), setup.seats)

    def cards(self, cards: Any = None) -> list[dict[str, Any]]:
        """The cards of the sets to be drafted, as JSON data, each card once.

        `cards` names the sets as in `Setup.cards`. The data has names and rarities; the texts are empty.
        """
        printed: dict[str, PrintedCard] = {}
        for one in card_sets(cards):
            for card in one.cards:
                printed.setdefault(card.name, card)
        return [
            {
                "kind": "card",
                "name": card.name,
                "names": card.names,
                "rarity": card.rarity,
                "text": dict.fromkeys(card.names, ""),
            }
            for card in printed.values()
        ]

    def card_hash(self, setup: Setup) -> str:
        """A short hash of the sets: their cards, and what their packs hold."""
        sets = [one.to_json() for one in card_sets(setup.cards)]
        data = json.dumps(sets[0] if len(sets) == 1 else sets, sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(data.encode()).hexdigest()[:16]

    def begin(self, position: Position) -> None:
        position.add(Table(position.setup.seats))
        position.push(Limited())

    def table(self, position: Position, seat: Seat) -> dict[str, Any]:
        return view.table_seen(position, seat)

    def standing(self, position: Position) -> list[dict[str, int]]:
        return [{"cards": len(pool(position, seat))} for seat in seats_of(position.setup.seats)]

    def deal_again(self, position: Position, seat: Seat) -> None:
        imagined.deal_again(position, seat)

    def foregone(self, position: Position, choice: Choice) -> bool:
        """Whether everybody can know that the choice has one option: it is the pick of a pack's last card."""
        return choice.ask == "pick" and view.pack_size(position, choice.seat) == 1

    def playing(self, position: Position, seat: Seat) -> bool:
        return super().playing(position, seat) and playing(position, seat)

    def concede(self, position: Position, seat: Seat, asked: tuple[Seat, ...]) -> None:
        position.push(Departure(seat))

    def actions(self, seats: int) -> tuple[Option, ...]:
        return learn.actions(_names())

    def features(self, position: Position, seat: Seat) -> array[float]:
        return learn.features(position.seen_by(seat), _names())

    def pools(self, position: Position) -> list[Deck]:
        """The cards that each seat has, as main cards of a deck without a sideboard."""
        return [Deck.of(f"Pool {seat + 1}", pool(position, seat)) for seat in seats_of(position.setup.seats)]


def card_sets(cards: Any) -> tuple[CardSet, ...]:
    """The sets or cubes that `cards`, the value of `Setup.cards`, names.

    It is one for all packs, or one for each pack of a player. Without `cards` it is the default set.

    Raises:
        SetupError: there is no such set, or the data is neither a set nor a cube nor a list of them.
    """
    if cards is None:
        return (games.card_set(DEFAULT),)
    if not isinstance(cards, dict) or len(cards) != 1 or not cards.keys() <= {"set", "cube", "packs"}:
        raise SetupError("cards", 'expected an object with "set", "cube" or "packs"', "draft-cards")
    if "packs" not in cards:
        return (_card_set(cards, "cards"),)
    packs = cards["packs"]
    if not isinstance(packs, list) or not 1 <= len(packs) <= MOST_PACKS:
        problem = "expected a list of up to {most} packs"
        raise SetupError("cards.packs", problem, "draft-packs", most=MOST_PACKS)
    return tuple([_card_set(pack, f"cards.packs[{number}]") for number, pack in enumerate(packs)])


def _card_set(cards: Any, where: str) -> CardSet:
    """The set or cube that `cards` names, an object with one field: "set" or "cube".

    `where` is the path of `cards`, for errors. Raises SetupError: `cards` is of another form, or there is no
    such set.
    """
    if not isinstance(cards, dict) or len(cards) != 1 or not cards.keys() <= {"set", "cube"}:
        raise SetupError(where, 'expected an object with "set" or "cube"', "draft-source")
    if "cube" in cards:
        return read_cube(cards["cube"], f"{where}.cube")
    if not isinstance(cards["set"], str):
        return read_set(cards["set"], f"{where}.set")
    try:
        return games.card_set(cards["set"])
    except LookupError as error:
        raise SetupError(f"{where}.set", message_of(error)) from None


def _names() -> tuple[str, ...]:
    """The names of all cards of the default set (`DEFAULT`)."""
    return tuple(card.name for card in games.card_set(DEFAULT).cards)
