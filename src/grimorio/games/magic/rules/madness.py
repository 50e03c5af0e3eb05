"""Madness: a card that its player discards may be played until the player passes (MTG8-CR-MADNESS-1 to 4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.castable import castable
from grimorio.games.magic.rules.discards import GivenUp
from grimorio.games.magic.rules.mana import Purse
from grimorio.games.magic.rules.marks import EndEffect
from grimorio.games.magic.state.objects import Card
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Effect, Event
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

RULE: Final = "MTG8-CR-MADNESS-3"


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Effect):
    """The time in which a player may play a card that was removed from the game by madness.

    Attributes:
        seat: the player.
        key: id of the card.
    """

    FIELDS = ("seat", "key")

    def __init__(self, seat: Seat, key: int) -> None:
        super().__init__()
        self.seat = seat
        self.key = key

    def hears(self) -> int:
        return 0


def windows(p: Position, seat: Seat) -> list[tuple[int, Window]]:
    """The open windows of a player, as (id of the effect, window); empty in games without madness."""
    if not p.book.mad:
        return []
    found = [(key, p.things[key]) for key in p.effects]
    return [(key, one) for key, one in found if isinstance(one, Window) and one.seat == seat]


def removed_card(p: Position, key: int) -> bool:
    """Whether the id `key` is still that of a card removed from the game."""
    card = p.things[key] if key < len(p.things) else None
    return isinstance(card, Card) and card.zone == "removed"


def mad_options(p: Position, seat: Seat, purse: Purse | None) -> list[Option]:
    """The options of a player to play cards for their madness costs (MTG8-CR-MADNESS-2).

    `purse` is all mana that the player could have; None if it has not been computed yet.
    """
    options: list[Option] = []
    for _, window in windows(p, seat):
        if removed_card(p, window.key):
            face: Face = face_at(p, p.things[window.key].face)
            purse = purse or Purse(p, seat)
            if castable(p, seat, face, purse, face.madness):
                options.append(("madness", window.key))
    return options


def closing(p: Position, seat: Seat) -> tuple[Event, ...]:
    """The events as a player passes: their open windows end, and the cards go to the graveyard."""
    events: list[Event] = []
    for key, window in windows(p, seat):
        if removed_card(p, window.key):
            events.append(GivenUp(p, window.key, RULE))
        events.append(EndEffect(key, RULE))
    return tuple(events)
