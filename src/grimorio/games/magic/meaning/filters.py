"""Noun phrases compiled: does this object or player fit?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.masks import COLOR_BITS, KEYWORD_BITS, KIND_BITS, PERMANENT, bits
from grimorio.games.magic.rules.objects import (
    NOBODY,
    Card,
    OnStack,
    Permanent,
    Player,
    seat_of,
    table,
)
from grimorio.games.magic.words.nouns import CHOSEN, That
from grimorio.kernel.position import Position

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book

YOU = 1
OPPONENT = 2
TARGET_PLAYER = 3
THAT_PLAYER = 4
CONTROLLERS = {
    None: 0,
    "you": YOU,
    "opponent": OPPONENT,
    "another player": OPPONENT,
    "target player": TARGET_PLAYER,
    "that player": THAT_PLAYER,
}
FREE = 0
ATTACKING = 1
BLOCKING = 2
IN_COMBAT = 3
ATTACKING_YOU = 4
COMBATS = {
    "": FREE,
    "attacking": ATTACKING,
    "blocking": BLOCKING,
    "attacking or blocking": IN_COMBAT,
    "attacking you": ATTACKING_YOU,
}
ANY_KIND = 63


class Filter:
    """A `That` compiled. Attributes of the same name mean the same, as bits."""

    def __init__(self, what: That, book: Book) -> None:
        wide = {"permanent": PERMANENT, "card": ANY_KIND, "spell": ANY_KIND, "source": ANY_KIND}
        self.kinds = 0
        self.players = False
        for kind in what.kinds:
            if kind == "player":
                self.players = True
            else:
                self.kinds |= wide.get(kind) or KIND_BITS[kind]
        self.no_kinds = bits(what.no_kinds, KIND_BITS)
        self.chosen_type = CHOSEN in what.types
        self.types = book.type_mask(tuple(name for name in what.types if name != CHOSEN))
        self.asks_type = bool(what.types)
        self.chosen_color = CHOSEN in what.colors
        self.colors = bits(tuple(name for name in what.colors if name != CHOSEN), COLOR_BITS)
        self.asks_color = bool(what.colors)
        self.no_colors = bits(what.no_colors, COLOR_BITS)
        self.basic = -1 if what.basic is None else int(what.basic)
        self.keyword = KEYWORD_BITS[what.keyword] if what.keyword else 0
        self.without = KEYWORD_BITS[what.without] if what.without else 0
        self.tapped = -1 if what.tapped is None else int(what.tapped)
        self.combat = COMBATS[what.combat]
        self.least, self.most = what.power
        self.controller = CONTROLLERS[what.controller]
        self.other = what.other
        self.attacked = what.attacked
        self.single_target = what.single_target
        self.zone = what.zone
        self.what = what

    def fits(self, p: Position, key: int, c: Context) -> bool:
        """Whether an object with this id, or a player given as a target, fits."""
        if key < 0:
            return self.players and self.whose(p, seat_of(key), c)
        thing = p.things[key]
        if isinstance(thing, Permanent):
            return self.zone == "play" and thing.in_play and self.permanent(p, key, thing, c)
        if isinstance(thing, OnStack):
            return self.zone == "stack" and not thing.gone and self.spell(p, key, thing, c)
        if isinstance(thing, Card):
            return (
                self.zone == "graveyard"
                and thing.zone == "graveyard"
                and self.whose(p, thing.owner, c)
                and self.face(p, thing.face, c)
            )
        return False

    def permanent(self, p: Position, key: int, it: Permanent, c: Context) -> bool:
        """Whether a permanent fits, or one that left play as it last was."""
        if not it.kinds & self.kinds or it.kinds & self.no_kinds:
            return False
        if self.asks_type and not it.types & self._types(p, c):
            return False
        if self.asks_color and not it.colors & self._colors(c):
            return False
        if it.colors & self.no_colors or it.keywords & self.without:
            return False
        if self.keyword and not it.keywords & self.keyword:
            return False
        if self.tapped >= 0 and it.tapped != bool(self.tapped):
            return False
        if self.combat and not self._fights(it, c):
            return False
        if (self.least >= 0 and it.power < self.least) or 0 <= self.most < it.power:
            return False
        if self.basic >= 0 and p.book.faces[it.face].basic != bool(self.basic):
            return False
        if (self.other and key == c.this) or (self.attacked and not it.attacked):
            return False
        return self.whose(p, it.controller, c)

    def spell(self, p: Position, key: int, it: OnStack, c: Context) -> bool:
        """Whether a spell on the stack fits; abilities are none."""
        if it.kind != "spell" or (self.single_target and len(it.targets) != 1):
            return False
        if self.other and key == c.this:
            return False
        return self.whose(p, it.controller, c) and self.face(p, it.face, c)

    def face(self, p: Position, face: int, c: Context) -> bool:
        """Whether a card that is not in play fits, by what is printed on it; not whose it is."""
        it = p.book.faces[face]
        if not it.kinds & self.kinds or it.kinds & self.no_kinds:
            return False
        if self.asks_type and not it.types & self._types(p, c):
            return False
        if self.asks_color and not it.colors & self._colors(c):
            return False
        if it.colors & self.no_colors:
            return False
        return self.basic < 0 or it.basic == bool(self.basic)

    def whose(self, p: Position, seat: int, c: Context) -> bool:
        """Whether this is a player whose object it may be, or the player asked for."""
        if not self.controller:
            return True
        if self.controller == YOU:
            return seat == c.you
        if self.controller == OPPONENT:
            return seat != c.you
        if self.controller == TARGET_PLAYER:
            return bool(c.targets) and seat == seat_of(c.targets[0])
        return seat == c.who

    def found(self, p: Position, c: Context) -> list[int]:
        """Ids of all that fit, permanents oldest first, then players in turn order from `c.you`."""
        keys: list[int] = []
        if self.zone == "play":
            things = p.things
            if self.kinds:
                keys = [key for key in table(p).play if self.permanent(p, key, things[key], c)]
            if self.players:
                seats = table(p).seats
                keys += [-1 - seat for seat in seats if self.whose(p, seat, c)]
        elif self.zone == "stack":
            keys = [key for key in table(p).stack if self.fits(p, key, c)]
        elif self.zone == "graveyard":
            for seat in table(p).seats:
                if self.whose(p, seat, c):
                    owner: Player = p.things[1 + seat]
                    keys += [key for key in owner.graveyard if self.face(p, p.things[key].face, c)]
        return keys

    def count(self, p: Position, c: Context) -> int:
        """How many fit; in hands and libraries too."""
        if self.zone in ("play", "stack", "graveyard"):
            return len(self.found(p, c))
        total = 0
        for seat in table(p).seats:
            if self.whose(p, seat, c):
                owner: Player = p.things[1 + seat]
                cards = owner.hand if self.zone == "hand" else owner.library
                total += len([card for card in cards if self.face(p, card & 0xFFFF, c)])
        return total

    def _types(self, p: Position, c: Context) -> int:
        if self.chosen_type and c.chosen:
            return self.types | int(p.book.type_mask((c.chosen,)))
        return self.types

    def _colors(self, c: Context) -> int:
        if self.chosen_color and c.chosen:
            return self.colors | COLOR_BITS[c.chosen]
        return self.colors

    def _fights(self, it: Permanent, c: Context) -> bool:
        if self.combat == ATTACKING:
            return it.attacking != NOBODY
        if self.combat == BLOCKING:
            return bool(it.blocking)
        if self.combat == ATTACKING_YOU:
            return it.attacking == c.you
        return it.attacking != NOBODY or bool(it.blocking)
