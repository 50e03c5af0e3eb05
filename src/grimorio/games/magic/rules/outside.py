"""Cards from outside the game: those of a sideboard that a spell brings into a hand (MTG8-CR-OUTSIDE-1)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.events import HANDS_CHANGED, Seated, insert
from grimorio.games.magic.state.objects import KNOWN, FaceIndex, Player
from grimorio.kernel.event import Effect
from grimorio.kernel.position import Position
from grimorio.kernel.seats import EVERYBODY, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Wished(Effect):
    """The note that a player has brought a card of the sideboard into the game.

    Attributes:
        seat: the player.
        card: the face of the card.
    """

    FIELDS = ("seat", "card")

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    def hears(self) -> int:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class FromOutside(Seated):
    """A player puts a card from outside the game into hand; with `reveal` everybody sees it.

    Attributes:
        card: the face of the card.
        name: its name; only those who see it get this.
    """

    NAME = "from-outside"
    OPEN = True
    FIELDS = ("rule", "seat", "card", "reveal", "name")

    def __init__(self, p: Position, seat: Seat, card: FaceIndex, reveal: bool, rule: str) -> None:
        super().__init__(seat, rule)
        self.card = card
        self.reveal = reveal
        self.name: str = face_at(p, card).name

    def apply(self, position: Position) -> None:
        owner: Player = position.edit(1 + self.seat)
        known = EVERYBODY << KNOWN if self.reveal else 0
        owner.hand = insert(owner.hand, self.card | known)
        position.stale |= HANDS_CHANGED

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        name = self.name if self.reveal or seat == self.seat else None
        return {"event": self.NAME, "seat": self.seat, "name": name, "rule": self.rule}


def outside(p: Position, seat: Seat) -> tuple[int, ...]:
    """The faces of the cards in a player's sideboard that are still outside the game, in its order."""
    if p.setup.situation is not None:
        return ()
    game: Any = p.game
    known = p.book.face_of
    cards = [name for count, name in game.decks(p.setup)[seat].sideboard for _ in range(count)]
    left: list[int] = [known[name] for name in cards if name in known]
    for key in p.effects:
        note = p.things[key]
        if isinstance(note, Wished) and note.seat == seat and note.card in left:
            left.remove(note.card)
    return tuple(left)
