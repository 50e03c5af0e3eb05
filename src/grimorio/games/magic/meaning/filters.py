"""Noun phrases of card texts, compiled to filters of objects and players."""

from __future__ import annotations

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.meaning.scope import (
    ABILITIES,
    GRAVEYARD,
    HAND,
    LEFT,
    LIBRARY,
    PERMANENTS,
    PLAYERS,
    STACK,
    ZONES,
    Scope,
    demand,
    one_of,
)
from grimorio.games.magic.meaning.stacked import abilities_of, means
from grimorio.games.magic.meaning.terms import (
    AIMED,
    ANY_KIND,
    ATTACKING,
    ATTACKING_YOU,
    BLOCKING,
    BLOCKING_IT,
    COMBATS,
    CONTROLLERS,
    COUNTED,
    FREE,
    KINDS_OF,
    LOOSE,
    OPPONENT,
    SOURCES,
    TARGET_PLAYER,
    THAT_PLAYER,
    WIDE,
    YOU,
    limits,
)
from grimorio.games.magic.state.hidden import Flashed, secret_of
from grimorio.games.magic.state.masks import BASIC_TYPES, COLOR_BITS, CREATURE, KEYWORD_BITS, KIND_BITS, bits
from grimorio.games.magic.state.objects import (
    FACE,
    FACE_UP,
    NOBODY,
    Card,
    OnStack,
    Permanent,
    Player,
    TargetId,
    as_target,
    plays,
    seat_of,
    table,
)
from grimorio.games.magic.words.nouns import BASIC_TYPE, CHOSEN, COUNTER_KINDS, That
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat


class Filter:
    """The compiled form of a noun (`That`). Attributes that `That` has too mean the same, as masks.

    Args:
        what: the noun.
        scope: the things that words of its ability can refer to.
        zones: the zones where its objects may be, as bits of `scope`, or the value `SOURCES`. With the bit
            `PLAYERS` the noun may mean players as well, with `LEFT` permanents that have left play. The bits
            `COUNTED` and `AIMED` say what the noun is used for.

    Attributes:
        means: the kinds of things that may fit, as bits of `scope`.
        counter: the name of the counters on this permanent that the noun counts, or "".
        domain: whether the noun counts the basic land types among the lands that fit it.
        bare: whether the noun names nothing but its zone, so that every card there fits.
        plain: whether it asks of a permanent for nothing that `_rarer` looks at.
    """

    def __init__(self, what: That, scope: Scope, zones: int) -> None:
        where = self._where(what, zones)
        demand(bool(what.kinds), what, "kinds", "at least one is needed", cause="word-none")
        self.kinds = 0
        self.players = False
        for kind in what.kinds:
            if kind == "player":
                self.players = True
            else:
                self.kinds |= WIDE.get(kind) or KIND_BITS[kind]
        self.means = (where if self.kinds else 0) | (PLAYERS if self.players else 0)
        calls = KINDS_OF[where]
        if zones & PLAYERS and where == PERMANENTS:
            calls = (*calls, "player")
        if zones & COUNTED and where == PERMANENTS:
            calls = (*calls, BASIC_TYPE, *COUNTER_KINDS)
        self.domain = BASIC_TYPE in what.kinds
        self.counter = self._counter(what, scope)
        for kind in what.kinds:
            one_of(what, "kinds", kind, calls)
        others = [kind for kind in what.kinds if kind != "player"]
        alone = len(others) < 2 or not any([kind in WIDE for kind in others])
        demand(alone, what, "kinds", "what is any of a kind is not one of another besides", cause="word-wide")
        self.controller = 0
        if where & (PERMANENTS | STACK | GRAVEYARD) or zones & COUNTED or where == SOURCES:
            self.controller = self._controller(what, scope, zones)
        self.no_kinds = 0
        self.chosen_type = self.asks_type = False
        self.types = 0
        self.chosen_color = self.asks_color = self.not_chosen = False
        self.colors = self.no_colors = 0
        self.keyword = self.without = 0
        self.sized = False
        self.least = self.most = self.cheapest = self.dearest = 0
        self.frail, self.tough = limits((-1, -1))
        self.costed = False
        self.no_types = 0
        self.named = ""
        self.other = self.attacked = self.hurt = self.single_target = False
        self.aims = self.marked = self.stacked = ""
        self.face_down = self.morph = self.flashback = self.enchanted = self.replayed = False
        self.basic = self.tapped = self.token = -1
        self.combat = FREE
        if self.kinds:
            self._printed(what, scope, zones)
            self._by_zone(what, where, zones, scope)
        self.bare = self._bare()
        self.plain = self._plain()

    def _bare(self) -> bool:
        """Whether the noun asks nothing of a card in its zone."""
        asked: list[object] = [self.no_kinds, self.asks_type, self.asks_color, self.no_colors]
        asked += [self.not_chosen, self.keyword, self.without, self.sized, self.costed, self.no_types]
        asked += [self.named, self.flashback]
        return not any(asked) and self.kinds & ANY_KIND == ANY_KIND and self.basic < 0

    def _plain(self) -> bool:
        """Whether the noun asks for nothing that `_rarer` looks at."""
        asked: list[object] = [self.not_chosen, self.combat, self.sized, self.no_types, self.costed]
        asked += [
            self.other,
            self.face_down,
            self.morph,
            self.marked,
            self.enchanted,
            self.attacked,
            self.hurt,
        ]
        return not any(asked) and max(self.tapped, self.token, self.basic) < 0

    def _counter(self, what: That, scope: Scope) -> str:
        """The name of the counters on this permanent that the noun counts; "" if it counts something else.

        Raises Unplayable: the noun asks for more, or its ability belongs to no permanent.
        """
        if what.kinds[0] not in COUNTER_KINDS:
            return ""
        there = bool(scope.this & (PERMANENTS | LEFT)) or scope.static
        demand(there, what, "kinds", "no permanent is there", cause="word-absent", name="counters")
        demand(what == That(what.kinds), what, "", "a counter has no qualities", cause="word-wide")
        return what.kinds[0].removesuffix(" counter")

    def _where(self, what: That, zones: int) -> int:
        """Store the name of the zone where the noun's objects are, and return that zone's bit of `scope`.

        `zones` are the bits of the zones allowed. If it is `SOURCES`, the zone is play, and `SOURCES` is
        returned.
        """
        self.zone = "play"
        if zones == SOURCES:
            return SOURCES
        one_of(what, "zone", what.zone, tuple(name for name, bit in ZONES.items() if bit & zones))
        self.zone = what.zone
        return ZONES[what.zone]

    def _controller(self, what: That, scope: Scope, zones: int) -> int:
        """The number, from `CONTROLLERS`, of the player that the noun asks for: you, an opponent and so on.

        For objects it is the player who controls them; for a noun about players, which players it means.
        `zones` is the argument of the class. Raises Unplayable: the noun refers to a player whom its text
        does not name before.
        """
        found = CONTROLLERS[what.controller]
        demand(bool(self.kinds) or found != YOU, what, "controller", "that is You", cause="word-you")
        known = found in (TARGET_PLAYER, THAT_PLAYER)
        message = "that is a player who was said before: say ThePlayer, or It"
        demand(bool(self.kinds) or not known, what, "controller", message, cause="word-said-player")
        if found == TARGET_PLAYER:
            one = scope.targets[0] if scope.targets and zones & (AIMED | LOOSE) != AIMED else None
            there = one is not None and one.what.means == PLAYERS and not (one.several or one.free)
            demand(there, what, "controller", "no player is targeted before", cause="word-no-player")
        elif found == THAT_PLAYER:
            demand(scope.who, what, "controller", "no player is spoken of before", cause="word-no-player")
        return found

    def _printed(self, what: That, scope: Scope, zones: int) -> None:
        """Store the qualities in `what` that an object may have in every zone, such as colours and types.

        `scope` and `zones` are the arguments of the class. Raises Unplayable: the noun asks for a chosen
        colour or type, but its ability has none.
        """
        self.no_kinds = bits(what.no_kinds, KIND_BITS)
        self.chosen_type = CHOSEN in what.types
        self.types = scope.book.type_mask(what.types)
        self.asks_type = bool(what.types)
        self.chosen_color = CHOSEN in what.colors
        self.not_chosen = CHOSEN in what.no_colors
        self.colors = bits(tuple(name for name in what.colors if name != CHOSEN), COLOR_BITS)
        self.asks_color = bool(what.colors)
        self.no_colors = bits(tuple(name for name in what.no_colors if name != CHOSEN), COLOR_BITS)
        chosen = {"types": self.chosen_type, "colors": self.chosen_color, "no_colors": self.not_chosen}
        known = scope.entered if zones & AIMED else scope.chosen
        for field, asked in chosen.items():
            kind = "creature type" if field == "types" else "color"
            demand(not asked or known == kind, what, field, f"no {kind} is chosen", cause="word-no-choice")
        self.keyword = KEYWORD_BITS[what.keyword] if what.keyword else 0
        self.without = KEYWORD_BITS[what.without] if what.without else 0
        self.sized = max(what.power) >= 0
        self.least, self.most = limits(what.power)
        self.costed = max(what.mana_value) >= 0
        self.cheapest, self.dearest = limits(what.mana_value)
        self.no_types = scope.book.type_mask(what.no_types)

    def _by_zone(self, what: That, where: int, zones: int, scope: Scope) -> None:
        """Store the qualities in `what` that an object may have only in certain zones, such as being tapped.

        `where` is the bit of the noun's zone, from `_where`; `zones` is the argument of the class.
        """
        if where != STACK:
            self.basic = -1 if what.basic is None else int(what.basic)
        if where == PERMANENTS:
            self.tapped = -1 if what.tapped is None else int(what.tapped)
            self.attacked = what.attacked
            self.hurt = what.hurt
            if self.hurt:
                self._remember(what, scope)
            if not zones & LEFT:
                self.combat = COMBATS[what.combat]
                there = self.combat != BLOCKING_IT or bool(scope.that & PERMANENTS and zones & COUNTED)
                demand(there, what, "combat", "no creature is there", cause="word-absent", name="That")
            self.sized = self.sized or max(what.toughness) >= 0
            self.frail, self.tough = limits(what.toughness)
            self.token = -1 if what.token is None else int(what.token)
            self.face_down, self.morph = what.face_down, what.morph
            self.enchanted = not zones & LEFT and what.enchanted
            self.marked = "" if zones & LEFT else what.marked
        if where & (PERMANENTS | STACK | GRAVEYARD):
            self.other = what.other
        if where & (GRAVEYARD | HAND | LIBRARY):
            self._name(what, scope)
            self.flashback = what.flashback
        if where == STACK:
            self.face_down = what.face_down
            self.single_target = what.single_target
            self.aims = what.aims
            self.replayed = what.replayed
            if zones & AIMED and what.stacked:
                self.stacked = abilities_of(what)
                self.means |= ABILITIES

    def _remember(self, what: That, scope: Scope) -> None:
        """Note that the card remembers to what it deals damage (MTG8-CR-HURT-1).

        Raises Unplayable: its ability belongs to no permanent.
        """
        there = scope.face is not None and not scope.static and bool(scope.this & (PERMANENTS | LEFT))
        demand(there, what, "hurt", "no permanent is there", cause="word-absent", name="hurt")
        assert scope.face is not None
        scope.face.remembers = True

    def _name(self, what: That, scope: Scope) -> None:
        """Store the name that a card must have, if the noun asks for the name of the card with the text."""
        if what.namesake:
            face = scope.face
            demand(
                face is not None, what, "namesake", "there is no card", cause="word-absent", name="namesake"
            )
            assert face is not None
            self.named = face.name

    def fits(self, p: Position, key: int, c: Context) -> bool:
        """Whether the object with the id `key` fits, or the player for whom `key` stands as a target.

        `c` says to whom words such as "you" and "other" in the noun refer.
        """
        if key < 0:
            seat = seat_of(TargetId(key))
            return self.players and plays(p, seat) and self.whose(p, seat, c)
        thing = p.things[key]
        if isinstance(thing, Permanent):
            return self.zone == "play" and thing.in_play and self.permanent(p, key, thing, c)
        if isinstance(thing, OnStack):
            return self.zone == "stack" and not thing.gone and self.spell(p, key, thing, c)
        if isinstance(thing, Card):
            return (
                self.zone == "graveyard"
                and thing.zone == "graveyard"
                and plays(p, thing.owner)
                and self.whose(p, thing.owner, c)
                and self.buried(p, key, thing, c)
            )
        return False

    def permanent(self, p: Position, key: int, it: Permanent, c: Context) -> bool:
        """Whether the permanent `it` with the id `key` fits; one that has left play is judged as it
        last was there.
        """
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
        if not (self.plain or self._rarer(p, key, it, c)):
            return False
        return not self.controller or self.whose(p, it.controller, c)

    def _rarer(self, p: Position, key: int, it: Permanent, c: Context) -> bool:
        """Whether the permanent `it` with the id `key` has those qualities that few nouns ask for."""
        if self.not_chosen and it.colors & COLOR_BITS.get(c.chosen, 0):
            return False
        if self.tapped >= 0 and it.tapped != bool(self.tapped):
            return False
        if self.combat and not self._fights(it, c):
            return False
        if self.sized and not (
            it.kinds & CREATURE
            and self.least <= it.power <= self.most
            and self.frail <= it.toughness <= self.tough
        ):
            return False
        if it.types & self.no_types:
            return False
        if self.costed and not self.cheapest <= face_at(p, it.face).cost.value <= self.dearest:
            return False
        if self.token >= 0 and self.token != int(face_at(p, it.face).token and it.face != p.book.blank):
            return False
        if self.basic >= 0 and face_at(p, it.face).basic != bool(self.basic):
            return False
        if self.face_down and secret_of(it) == FACE_UP:
            return False
        if self.morph and face_at(p, it.face).morph is None:
            return False
        if self.marked and not any([name == self.marked for name, _, _ in it.counters]):
            return False
        if self.enchanted and not any([p.things[other].on == key for other in table(p).play]):
            return False
        if (self.other and key == c.this) or (self.attacked and not it.attacked):
            return False
        return not self.hurt or c.this in it.hurt_by

    def spell(self, p: Position, key: int, it: OnStack, c: Context) -> bool:
        """Whether the spell or ability `it`, with the id `key` on the stack, fits."""
        if self.single_target and len(it.targets) != 1:
            return False
        if not means(self.stacked, it) or (self.replayed and not isinstance(it, Flashed)):
            return False
        if it.kind != "spell":
            return self.whose(p, it.controller, c)
        if self.other and key == c.this:
            return False
        if self.aims and not self._aimed(p, it, c):
            return False
        return self.whose(p, it.controller, c) and self.face(p, it.face, it.controller, c, it.x)

    def _aimed(self, p: Position, it: OnStack, c: Context) -> bool:
        """Whether a target of the spell `it` is a creature in play, yours if the noun asks for that."""
        for key in it.targets:
            aim = p.things[key] if key > 0 else None
            if not isinstance(aim, Permanent) or not (aim.in_play and aim.kinds & CREATURE):
                continue
            if self.aims == "creature" or aim.controller == c.you:
                return True
        return False

    def buried(self, p: Position, key: int, it: Card, c: Context) -> bool:
        """Whether the card `it`, with the id `key` in a graveyard, fits, whoever owns it."""
        if self.other:
            me = p.things[c.this]
            if key == c.this or (isinstance(me, Permanent) and me.became == key):
                return False
        return self.face(p, it.face, it.owner, c)

    def face(self, p: Position, face: int, seat: Seat, c: Context, x: int = 0) -> bool:
        """Whether a card outside play fits by what is printed on it, whoever owns it.

        `face` is the number of its face, `seat` the player in whose hand or library it is, `x` the number
        chosen for {X} if it is a spell.
        """
        printed = face_at(p, face)
        if not printed.kinds & self.kinds or printed.kinds & self.no_kinds:
            return False
        if self.asks_type and not printed.types & self._types(p, c):
            return False
        if self.asks_color and not printed.colors & self._colors(c):
            return False
        if printed.colors & self.no_colors or printed.keywords & self.without:
            return False
        if self.not_chosen and printed.colors & COLOR_BITS.get(c.chosen, 0):
            return False
        if self.keyword and not printed.keywords & self.keyword:
            return False
        if self.sized and not (printed.is_creature and self.least <= printed.power_of(p, seat) <= self.most):
            return False
        if printed.types & self.no_types or (self.named and printed.name != self.named):
            return False
        if self.costed and not self.cheapest <= printed.cost.value + printed.cost.xs * x <= self.dearest:
            return False
        if (self.flashback and printed.flashback is None) or (self.face_down and face != p.book.blank):
            return False
        return self.basic < 0 or printed.basic == bool(self.basic)

    def whose(self, p: Position, seat: Seat, c: Context) -> bool:
        """Whether the noun means objects of the player at `seat`, such as "creatures you control".

        For a noun about players, such as "opponent": whether it means this player.
        """
        if not self.controller:
            return True
        if self.controller == YOU:
            return seat == c.you
        if self.controller == OPPONENT:
            return seat != c.you
        if self.controller == TARGET_PLAYER:
            return bool(c.targets) and seat == seat_of(c.targets[0])
        return seat == c.who

    def found(self, p: Position, c: Context) -> list[TargetId]:
        """The ids of all objects that fit, permanents oldest first, then the players that fit, as targets."""
        t = table(p)
        if self.zone == "stack":
            return [key for key in t.stack if self.fits(p, key, c)]
        keys: list[TargetId]
        if self.zone == "play":
            things = p.things
            keys = [key for key in t.play if self.permanent(p, key, things[key], c)] if self.kinds else []
            if self.players:
                keys += [as_target(seat) for seat in t.seats if self.whose(p, seat, c)]
            return keys
        keys = []
        if self.zone == "graveyard":
            for seat in t.seats:
                if self.whose(p, seat, c):
                    owner: Player = p.things[1 + seat]
                    keys += [key for key in owner.graveyard if self.buried(p, key, p.things[key], c)]
        return keys

    def count(self, p: Position, c: Context) -> int:
        """How many objects and players fit, cards in hands and libraries included."""
        if self.domain:
            return self._domain(p, c)
        if self.counter:
            it = p.things[c.this]  # bots also ask for what is not in play
            counters = it.counters if isinstance(it, Permanent) else ()
            return sum([count for name, count, _ in counters if name == self.counter])
        if self.zone in ("play", "stack", "graveyard"):
            return len(self.found(p, c))
        total = 0
        for seat in table(p).seats:
            if self.whose(p, seat, c):
                owner: Player = p.things[1 + seat]
                cards = owner.hand if self.zone == "hand" else owner.library
                total += len([card for card in cards if self.face(p, card & FACE, seat, c)])
        return total

    def _domain(self, p: Position, c: Context) -> int:
        """How many of the five basic land types there are among the lands that fit (MTG8-CR-DOMAIN-1)."""
        types = 0
        for key in self.found(p, c):
            it: Permanent = p.things[key]
            types |= it.types & BASIC_TYPES
        return types.bit_count()

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
            return it.blocking
        if self.combat == ATTACKING_YOU:
            return it.attacking == c.you
        if self.combat == BLOCKING_IT:
            return it.blocking and c.that in it.blocks
        return it.attacking != NOBODY or it.blocking
