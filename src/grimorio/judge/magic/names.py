"""The names by which a script calls things: labels given by `as`, card names in every language, players.

A label follows its object from zone to zone, as long as the cards can be told apart; in a hand or a library
it stands for any card of that name.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from grimorio.games.magic.names import UnknownCard, folded
from grimorio.games.magic.public import phased_out
from grimorio.games.magic.situation_data import CARDS, SEATS
from grimorio.games.magic.situation_names import CardNames
from grimorio.games.magic.state.hidden import secret_of
from grimorio.games.magic.state.objects import FACE, FACE_UP, Card, OnStack, Permanent, player, table
from grimorio.judge.reading import Node
from grimorio.kernel import Position
from grimorio.kernel.faults import message_of
from grimorio.kernel.seats import Seat, seats_of

ZONES = ("battlefield", "stack", "graveyard", "hand", "library", "removed", "phased_out", "none")
"""The names of zones; "none" is the zone of tokens that have left play."""


_TIMES = re.compile(r"(.*\S)\s*\*\s*(\d{1,5})\Z", re.DOTALL)


def repetition(text: str) -> tuple[str, int]:
    """Split a text such as ``Mountain*3`` into name and count; the count is 1 if none is given."""
    match = _TIMES.match(text)
    return (text, 1) if match is None else (match[1], int(match[2]))


def repeated(node: Node) -> tuple[Node, int]:
    """Split an entry such as ``Mountain*3`` into name and count; the count is 1 if none is given.

    Raises BadFile: it is not a text.
    """
    name, count = repetition(node.word())
    return (node, 1) if name == node.word() else (Node(node.file, node.line, node.name, name, name), count)


def of_size(node: Node, count: int) -> None:
    """Check that a list of `count` cards is not too long for a setup (`CARDS`).

    `node` is the list in the script. Raises BadFile: it is too long.
    """
    if count > CARDS:
        raise node.wrong("expected at most {most} cards in all", "most-cards", most=CARDS)


def listed(node: Node | None) -> list[Node]:
    """The items of a list, each repeated by its count (``Shock*2``); empty for None.

    Raises BadFile: an item is faulty, or the list is too long.
    """
    found: list[Node] = []
    for one in [] if node is None or (node.value is None and not node.text) else node.each():
        plain, count = repeated(one)
        of_size(one, len(found) + count)
        found += [replace(plain) for _ in range(count)]
    return found


def take_out(nodes: list[Node], used: list[Node]) -> list[Node]:
    """The nodes that are not in `used`; two nodes with the same value count as different."""
    taken = {id(node) for node in used}
    return [node for node in nodes if id(node) not in taken]


@dataclass
class Label:
    """An object that a script has given a label by `as`.

    Attributes:
        name: the name of its card or token.
        owner: the seat that owns it.
        key: its id; 0 while it is in a hand or library, and when it is gone.
        token: whether it is a token.
        held: the seat in whose hand it waits to be played, or -1.
        past: the ids it had before.
    """

    name: str
    owner: Seat
    key: int
    token: bool = False
    held: int = -1
    past: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Found:
    """An object that a name refers to.

    Attributes:
        zone: one of `ZONES`.
        key: its id; 0 in hands and libraries.
        seat: the controller of a permanent or spell; elsewhere the player whose zone it is.
    """

    zone: str
    key: int
    seat: Seat


class Names:
    """The names by which one scenario calls cards, objects and players.

    Attributes:
        cards: card names in every language.
        labels: the labels given by `as`.
    """

    def __init__(self, cards: CardNames) -> None:
        self.cards = cards
        self.labels: dict[str, Label] = {}

    def copy(self) -> Names:
        """An independent copy, for another position."""
        new = Names(self.cards)
        new.labels = {name: replace(label, past=set(label.past)) for name, label in self.labels.items()}
        return new

    def follow(self, p: Position) -> None:
        """Update the labels whose objects have moved to other zones."""
        for label in self.labels.values():
            while label.key:
                thing = p.things[label.key]
                if isinstance(thing, Card) or (isinstance(thing, Permanent) and thing.in_play):
                    break
                if isinstance(thing, OnStack) and not thing.gone:
                    break
                if any(note.key == label.key for note in phased_out(p)):
                    break
                label.past.add(label.key)
                label.key = thing.became if isinstance(thing, (Permanent, OnStack)) else 0

    def name(self, p: Position, text: str) -> str:
        """The English name of the card or token that a text refers to.

        Raises UnknownCard: the text names nothing.
        """
        if text in self.labels:
            return self.labels[text].name
        for card in p.book.cards:
            if card.token and folded(card.name) == folded(text):
                return str(card.name)
        return self.cards.find(text)

    def known(self, p: Position, node: Node) -> str:
        """The English name that a value refers to. Raises BadFile: it refers to nothing."""
        try:
            return self.name(p, node.word())
        except UnknownCard as error:
            problem = "{problem}; it is no name given by as: either"
            raise node.wrong(problem, "no-label", problem=message_of(error)) from None

    def keys(self, p: Position, text: str) -> list[int]:
        """The ids of the objects that a text refers to, those without a label first.

        The list is empty where the text names only cards of hands and libraries, which have no id.

        Raises:
            UnknownCard: the text names nothing.
        """
        label = self.labels.get(text)
        if label is not None and (label.key or label.token):
            return [label.key, *sorted(label.past)] if label.key else sorted(label.past)
        name = self.name(p, text)
        t = table(p)
        known = [*t.play, *t.stack]
        for seat in seats_of(p.setup.seats):
            known += [*player(p, seat).graveyard, *player(p, seat).removed]
        return self.plain_first([key for key in (*known, *t.gone) if name_of(p, key) == name])

    def plain_first(self, keys: list[int]) -> list[int]:
        """The ids `keys` of objects in another order: first those without a label, then those with one."""
        labelled = {label.key for label in self.labels.values()}
        return sorted(keys, key=lambda key: key in labelled)

    def means(self, p: Position, text: str, key: int) -> bool:
        """Whether a text may refer to the object with the id `key`.

        A `key` below 0 stands for a player: seat -1 - `key`.
        """
        if key < 0:
            return text == SEATS[-1 - key]
        label = self.labels.get(text)
        if label is not None and (label.key or label.token):
            return key == label.key or key in label.past
        try:
            return name_of(p, key) == self.name(p, text)
        except UnknownCard:
            return False

    def call(self, p: Position, key: int) -> str:
        """The name of an object or player in messages: its label, or else its own name.

        `key` is the id of the object, or -1 - seat for a player.
        """
        if key < 0:
            return SEATS[-1 - key]
        for text, label in self.labels.items():
            if label.key == key:
                return text
        return name_of(p, key) or "combat damage"

    def take(self, p: Position, text: str, seat: Seat) -> str:
        """The English name of the card in a player's hand that a text of the script, a name or label, means.

        Once the card has been played, `put` must be called with its new id. Raises UnknownCard: the text
        names no card.
        """
        label = self.labels.get(text)
        return label.name if label is not None else self.name(p, text)

    def put(self, text: str, name: str, seat: Seat, key: int, copies: int) -> None:
        """Note that a card played from a hand now has the id `key`, so that its label follows it.

        Args:
            text: the text by which the script called the card: its label or a name.
            name: the English name of the card.
            seat: the player who had it in hand.
            key: its id on the stack or in play.
            copies: how many cards of this name were in the hand before.
        """
        held = [label for label in self.labels.values() if label.held == seat and label.name == name]
        label = self.labels.get(text)
        if label is None or label.held != seat:
            label = held[0] if held and len(held) >= copies else None
        if label is not None:
            label.key = key
            label.held = -1

    def find(self, p: Position, text: str, zone: str = "") -> list[Found]:
        """The objects that a text refers to, in one zone or all, the battlefield first.

        Raises:
            UnknownCard: the text names nothing.
        """
        label = self.labels.get(text)
        everywhere = everything(p)
        if label is None:
            name = self.name(p, text)
            mine = [match for match, called in everywhere if called == name]
            order = {
                key: at for at, key in enumerate(self.plain_first([match.key for match in mine if match.key]))
            }
            mine.sort(key=lambda match: (ZONES.index(match.zone), order[match.key] if match.key else 0))
        elif label.key:
            mine = [match for match, _ in everywhere if match.key == label.key]
        elif label.token:
            mine = [Found("none", 0, label.owner)]
        else:
            taken = {other.key for other in self.labels.values()}
            mine = [
                match
                for match, called in everywhere
                if called == label.name and match.seat == label.owner and match.key not in taken - {0}
            ]
        return [match for match in mine if zone in ("", match.zone)]


def name_of(p: Position, key: int) -> str:
    """The English name of the object with the id `key`; "" if it has none.

    A script knows every card: what lies face down is called by the name of its card.
    """
    thing = p.things[key] if 0 < key < len(p.things) else None
    if isinstance(thing, (Permanent, OnStack, Card)):
        secret = secret_of(thing)
        return str(p.book.face(thing.face if secret == FACE_UP else secret & FACE).name)
    return ""


def everything(p: Position) -> list[tuple[Found, str]]:
    """Every permanent, spell and card in the game, as (where it is, its English name)."""
    t = table(p)
    found = [(Found("battlefield", key, p.things[key].controller), name_of(p, key)) for key in t.play]
    for key in t.stack:
        thing = p.things[key]
        if isinstance(thing, OnStack) and thing.kind == "spell":
            found.append((Found("stack", key, thing.controller), name_of(p, key)))
    found += [(Found("phased_out", note.key, note.seat), name_of(p, note.key)) for note in phased_out(p)]
    for seat in seats_of(p.setup.seats):
        one = player(p, seat)
        found += [(Found("graveyard", key, seat), name_of(p, key)) for key in one.graveyard]
        found += [(Found("removed", key, seat), name_of(p, key)) for key in one.removed]
        found += [(Found("hand", 0, seat), p.book.face(card & FACE).name) for card in one.hand]
        found += [(Found("library", 0, seat), p.book.face(card & FACE).name) for card in one.library]
    return found
