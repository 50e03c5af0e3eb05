"""Frames in which a seat picks some of several objects or cards, one by one.

The order is fixed, so that the same set cannot be picked in two ways.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.state.objects import FACE, TargetId, seat_of
from grimorio.kernel.choice import Option
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat


def named(key: TargetId) -> Option:
    """The option that stands for the object with the id `key`, or for a player given as a target."""
    return ("player", seat_of(key)) if key < 0 else ("object", key)


def key_of(option: Option) -> TargetId:
    """The id of the object, or the player as a target, that an option stands for."""
    number = int(option[1])
    return TargetId(-1 - number if option[0] == "player" else number)


@mypyc_attr(allow_interpreted_subclasses=True)
class PickObjects(Frame):
    """The frame in which a seat picks some of several objects; its result is the ids of those picked.

    Attributes:
        seat: who picks.
        ask: the kind of choice (`Choice.ask`).
        keys: ids of the objects that may be picked, and players as targets, in order.
        least, most: the least and the greatest number to pick.
        rule: the rule that asks for it.
        picked: the ids picked so far.
        place: the index in `keys` of the first object that may be picked next.
    """

    FIELDS = ("seat", "ask", "keys", "least", "most", "rule", "picked", "place")

    def __init__(
        self, seat: Seat, ask: str, keys: tuple[TargetId, ...], least: int, most: int, rule: str
    ) -> None:
        super().__init__(PickObjects.pick)
        self.seat = seat
        self.ask = ask
        self.keys = keys
        self.most = min(most, len(keys))
        self.least = min(least, self.most)
        self.rule = rule
        self.picked: tuple[TargetId, ...] = ()
        self.place = 0

    def pick(self, p: Position) -> None:
        """Ask for the next object, in the order of `keys`, or finish if nothing is left to choose.

        Objects so late in the order that fewer than `least` could be picked in all are not offered.
        """
        missing = self.least - len(self.picked)
        if len(self.picked) >= self.most or self.place >= len(self.keys):
            p.finish(self.picked)
            return
        if missing == len(self.keys) - self.place:
            p.finish(self.picked + self.keys[self.place :])
            return
        last = len(self.keys) - max(0, missing - 1)
        options: list[Option] = [("done",)] if missing <= 0 else []
        options += [named(key) for key in self.keys[self.place : last]]
        self.step = PickObjects.picks
        p.ask(self.seat, self.ask, options, self.rule)

    def interrupted(self, p: Position, broken: bool) -> bool:
        """End the picking, because a player has left the game. The frame that pushed this one begins it anew.

        `broken` (whether a frame within this one was broken off) is not used. Always returns False, because
        this frame does not continue.
        """
        return False

    def picks(self, p: Position) -> None:
        """Take the answer: an object that is picked or, to end the picking, `done`.

        Objects that stand before the picked one in `keys` are not offered again, so each set can be picked in
        one way only.
        """
        if self.answer[0] == "done":
            p.finish(self.picked)
            return
        key = key_of(self.answer)
        self.picked = (*self.picked, key)
        self.place = self.keys.index(key) + 1
        self.step = PickObjects.pick


OF_EVERYBODY: Final = ("put", "amplify", "discard-any")
"""The kinds of choices (`Choice.ask`) that are asked of a player even if no card can be picked.

If the choice were left out, the other players would learn that this player has no such card.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class PickCards(Frame):
    """The frame in which a seat picks some of several cards; its result is the cards, as numbers.

    Attributes:
        seat: who picks.
        ask: the kind of choice (`Choice.ask`).
        cards: the cards that may still be picked.
        least, most: the least and the greatest number of cards to pick.
        rule: the rule that asks for it.
        ordered: whether the seat puts the cards in an order: it may pick them in any order.
        picked: the cards picked so far.
    """

    FIELDS = ("seat", "ask", "cards", "least", "most", "rule", "ordered", "picked")

    def __init__(
        self,
        seat: Seat,
        ask: str,
        cards: tuple[int, ...],
        least: int,
        most: int,
        rule: str,
        ordered: bool = False,
    ) -> None:
        super().__init__(PickCards.pick)
        self.seat = seat
        self.ask = ask
        self.cards = cards if ordered else tuple(sorted(cards, key=_face_first))
        self.most = min(most, len(cards))
        self.least = min(least, self.most)
        self.rule = rule
        self.ordered = ordered
        self.picked: tuple[int, ...] = ()

    def pick(self, p: Position) -> None:
        """Ask for the next card, or finish if no card is left to pick.

        Of several cards with the same name only one is offered.
        """
        missing = self.least - len(self.picked)
        if self.ask in OF_EVERYBODY and self.most == 0:
            self.step = PickCards.picks
            p.ask(self.seat, self.ask, [("done",)], self.rule)
            return
        if len(self.picked) >= self.most or not self.cards:
            p.finish(self.picked)
            return
        if missing == len(self.cards) and (not self.ordered or missing == 1):
            p.finish(self.picked + self.cards)
            return
        last = len(self.cards) if self.ordered else len(self.cards) - max(0, missing - 1)
        options: list[Option] = [("done",)] if missing <= 0 else []
        offered = -1
        faces: list[int] = []
        for card in self.cards[:last]:
            offered = card & FACE
            if offered not in faces:
                faces.append(offered)
                options.append(("card", face_at(p, offered).name))
        self.step = PickCards.picks
        p.ask(self.seat, self.ask, options, self.rule)

    def interrupted(self, p: Position, broken: bool) -> bool:
        """End the picking, because a player has left the game. The frame that pushed this one begins it anew.

        `broken` (whether a frame within this one was broken off) is not used. Always returns False, because
        this frame does not continue.
        """
        return False

    def picks(self, p: Position) -> None:
        """Take the answer: the name of a card that is picked or, to end the picking, `done`.

        Without `ordered`, cards that stand before the picked one are not offered again, so each set can be
        picked in one way only.
        """
        if self.answer[0] == "done":
            p.finish(self.picked)
            return
        face = p.book.face_of[self.answer[1]]
        place = next(at for at, card in enumerate(self.cards) if card & FACE == face)
        self.picked = (*self.picked, self.cards[place])
        self.cards = self.cards[:place] + self.cards[place + 1 :] if self.ordered else self.cards[place + 1 :]
        self.step = PickCards.pick


def _face_first(card: int) -> tuple[int, int]:
    """The sorting key for ascending faces; of cards with equal faces, one that others know comes first."""
    return card & FACE, -card
