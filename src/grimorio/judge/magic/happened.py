"""What has happened to cards since a moment of a script: moved, tapped, paid as a cost."""

from __future__ import annotations

from grimorio.games.magic.names import UnknownCard
from grimorio.games.magic.public import Discard, FromGraveyard, Leave, RemoveHeld, Tap
from grimorio.games.magic.state.objects import FACE
from grimorio.judge.magic import options
from grimorio.judge.magic.table import MagicTable
from grimorio.kernel import Event
from grimorio.kernel.seats import Seat

PICKED = (
    "leave",
    "discard",
    "enter",
    "to-hand",
    "from-graveyard",
    "hand-to-bottom",
    "hand-on-top",
    "from-outside",
    "arrange",
    "tap",
)
"""Names of events that move, tap or order cards; `choose` may name a card that they have moved unasked."""


class Happened(MagicTable):
    """The part of Magic's bench that looks back at the events of a step.

    Attributes:
        since: the number of events in the journal before the last verb.
    """

    since: int

    def happened(self, seat: Seat, text: str) -> bool:
        """Whether an event since the last verb has moved, tapped or ordered a card called `text`.

        Only events of the kinds in `PICKED` count, and only if the event names the seat, or the seat owns or
        controls the card. The verb `choose` does not count as the last verb.
        """
        p = self.position
        if not options.is_word(p, text, self.names) or text.casefold() in ("yes", "no", "none", "done"):
            return False
        journal: list[Event] = p.journal or []
        for event in journal[self.since :]:
            if event.NAME not in PICKED or getattr(event, "zone", "") == "stack":
                continue
            key = getattr(event, "key", 0)
            thing = p.things[key] if isinstance(key, int) and key > 0 else None
            seats = [getattr(event, field, -1) for field in ("seat", "under", "by")]
            if seat not in (*seats, getattr(thing, "controller", -1), getattr(thing, "owner", -1)):
                continue
            if thing is not None and self.names.means(p, text, key):
                return True
            called = [getattr(event, "name", "")]
            called += [p.book.face(card & FACE).name for card in getattr(event, "cards", ())]
            if any(name and self.same(text, str(name)) for name in called):
                return True
        return False

    def same(self, text: str, name: str) -> bool:
        """Whether `text` is a name, in any language, of the cards with the English name `name`."""
        try:
            return self.names.name(self.position, text) == name
        except LookupError:
            return False

    def was_sacrificed(self, event: Event, text: str) -> bool:
        """Whether this event is the sacrifice of the object that a text names."""
        return (
            isinstance(event, Leave) and event.why == "sacrificed" and self.about(event.key, event.name, text)
        )

    def was_discarded(self, event: Event, text: str) -> bool:
        """Whether this event is the discard of the card that a text names."""
        return isinstance(event, Discard) and self.about(0, event.name, text)

    def was_tapped(self, event: Event, text: str) -> bool:
        """Whether this event is the tapping, as a cost, of the permanent that a text names."""
        return isinstance(event, Tap) and event.why == "cost" and self.about(event.key, event.name, text)

    def was_removed(self, event: Event, text: str) -> bool:
        """Whether this event removes the card that a text names from the game, out of a graveyard."""
        if not isinstance(event, FromGraveyard) or event.to != "removed":
            return False
        return self.about(event.key, event.name, text)

    def was_held(self, event: Event, text: str) -> bool:
        """Whether this event removes the card that a text names from the game, out of a hand."""
        return isinstance(event, RemoveHeld) and self.about(0, event.name, text)

    def was_returned(self, event: Event, text: str) -> bool:
        """Whether this event returns the permanent that a text names to its owner's hand."""
        return isinstance(event, Leave) and event.to == "hand" and self.about(event.key, event.name, text)

    def about(self, key: int, name: str, text: str) -> bool:
        """Whether a text of the script, a label or a name, refers to an object, given by id and English name.

        `key` is the id, or 0 for a card without id, such as one in a hand.
        """
        label = self.names.labels.get(text)
        if label is not None and key:
            return key == label.key or key in label.past
        try:
            return self.names.name(self.position, text) == name
        except UnknownCard:
            return False
