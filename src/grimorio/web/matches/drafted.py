"""The decks that the players of a draft build: read, checked against each seat's pool, played in matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

from grimorio import games
from grimorio.decks import Deck
from grimorio.decks.file import parse_lines
from grimorio.kernel import Setup, SetupError
from grimorio.kernel.seats import Seat
from grimorio.store import GameRow
from grimorio.web.game.new_game import new_seat, started
from grimorio.web.matches.match import stored
from grimorio.web.refusals import Refused, refused_setup

DRAFT: Final = "draft"
"""The name of the game whose players build decks."""

LIMITED: Final = "limited"
"""The format of the decks that are built out of a pool (MTG8-6.LIM-1)."""


class Played(msgspec.Struct, frozen=True):
    """A match between two players of a draft: their seats in the draft, the match's id, its first game."""

    seats: tuple[Seat, Seat]
    match: str
    game: str


class Drafted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is stored of the decks of a draft.

    Attributes:
        event: the id of the tournament that the draft is part of; None for none.
        minutes: the time to build a deck in minutes; 0 for no limit.
        begun: whether the time to build has begun.
        decks: the deck of each seat that has one, as JSON data; every one of them is legal.
        bots: the seats whose deck a bot built, because the player kept no legal one, or is a bot.
        matches: the matches that were begun with these decks, oldest first.
    """

    event: str | None = None
    minutes: int = 0
    begun: bool = False
    decks: dict[Seat, dict[str, Any]] = {}
    bots: tuple[Seat, ...] = ()
    matches: tuple[Played, ...] = ()

    @staticmethod
    def of(row: GameRow) -> Drafted:
        """What is stored of the decks of the draft `row`; the defaults where nothing is stored."""
        return msgspec.convert(row.drafted or {}, Drafted, strict=False)

    def to_json(self) -> dict[str, Any]:
        """The JSON data that is stored: the attributes by name."""
        data: dict[str, Any] = msgspec.to_builtins(self, str_keys=True)
        return data

    def with_deck(self, seat: Seat, deck: Deck, *, by_bot: bool = False) -> Drafted:
        """What is stored after a seat's deck was kept; `by_bot` tells whether a bot built it."""
        bots = tuple(one for one in self.bots if one != seat)
        decks = {**self.decks, seat: deck.to_json()}
        return msgspec.structs.replace(self, decks=decks, bots=(*bots, seat) if by_bot else bots)


Phase = Literal["draft", "building", "over"]
"""The phases of a draft: cards are taken, decks are built, all decks are ready."""


class Progress(NamedTuple):
    """How far a draft is, as its tournament asks for it.

    Attributes:
        phase: "draft", "building" or "over"; "" before it began.
        pools: the cards of each seat.
        decks: the deck of each seat that has kept one, as JSON data.
        ready: the seats that have said that their deck is built.
        away: the seats of people who are not at the table although it is their turn.
    """

    phase: Phase | Literal[""]
    pools: list[Deck]
    decks: Mapping[Seat, dict[str, Any]]
    ready: frozenset[Seat]
    away: frozenset[Seat] = frozenset()


def built_in(draft: str) -> str:
    """The name of the game that is played with drafted decks: the game whose rulebook describes the draft.

    `draft` is the name of the draft among the games.
    """
    return games.rulebook(draft)


def read_built(draft: str, pool: Deck, text: str) -> tuple[Deck | None, list[dict[str, Any]]]:
    """Read a deck list, and check it against the pool of its player. Blocks the calling thread.

    All cards of the pool that are not in the list's main part are the sideboard (MTG8-6.LIM-2), whatever the
    list says of it.

    Args:
        draft: the name of the draft among the games, as for `built_in`.
        pool: the cards that the player received.
        text: the deck list.

    Returns:
        The deck, None if it is not legal; and the errors as `jobs.decks.read_list` returns them.
    """
    lists = games.part(built_in(draft), "decks")()
    deck_file, wrong = parse_lines(text, lists.names(None))
    if deck_file is None:
        return None, wrong
    deck = with_rest(deck_file.deck, pool)
    try:
        offences = [] if wrong else lists.offences(deck, LIMITED, {}, None, pool)
    except SetupError as error:
        raise refused_setup(error, "deck") from None
    wrong += [{"line": deck_file.line(one["card"]) if one["card"] else 0, **one} for one in offences]
    return (None if wrong else deck), wrong


def with_rest(deck: Deck, pool: Deck) -> Deck:
    """The deck with a new sideboard: all cards of the pool that its main part does not use."""
    left = Counter(pool.cards())
    left.subtract(deck.cards())
    return Deck.of(deck.name, deck.cards(), [card for card, count in left.items() for _ in range(count)])


def bot_deck(draft: str, pool: Deck) -> Deck | None:
    """The deck that a bot builds of a pool; None if it cannot build a legal one. Blocks the calling thread.

    `draft` is the name of the draft among the games, as for `built_in`.
    """
    game = built_in(draft)
    lists, build = games.part(game, "decks")(), games.part(game, "builder")
    find = lists.names(None)
    try:
        for card in dict.fromkeys(pool.cards()):
            find(card)
    except LookupError:
        return None
    deck: Deck = build(pool.cards())
    return None if lists.offences(deck, LIMITED, {}, None, pool) else deck


def match_row(row: GameRow, seats: Sequence[Seat], best_of: int) -> GameRow:
    """The first game of a match between two seats of a draft, with the decks that they built.

    Blocks the calling thread. `row` is the draft. `best_of` is the most games that count in the match. The
    players of the draft open the match with the tokens that they have for the draft.

    Raises Refused: a seat has no deck, or the match cannot begin with these decks. The refusal names the
    seats without a deck, one of a person without a name by its number from 1.
    """
    from grimorio.events import Match

    drafted = Drafted.of(row)
    missing = [row.seats[seat].name or str(seat + 1) for seat in seats if seat not in drafted.decks]
    if missing:
        raise Refused("table-refused-decks", {"names": ", ".join(missing)})
    game = games.get(built_in(row.game))
    decks = [drafted.decks[seat] for seat in seats]
    try:
        setup = Setup(game.name, len(seats), 0, {}, {"decks": decks})
        match = Match.begin(setup, best_of, LIMITED)
        new = started(game, match.next())
    except SetupError as error:
        raise refused_setup(error) from None
    new.match = stored(match, new.id)
    new.spectators, new.maker = row.spectators, row.maker
    for number, at in enumerate(seats):
        old = row.seats[at]
        new.seats.append(new_seat(number, old.kind, old.name, old.bot, old.token_hash))
    return new
