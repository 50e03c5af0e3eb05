"""The setup of Magic's scenarios, and the checks of what they expect."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar, Self

from grimorio.games.magic.explained import type_names
from grimorio.games.magic.names import UnknownCard
from grimorio.games.magic.public import COLORS, KINDS, Face
from grimorio.games.magic.situation_cards import with_cards
from grimorio.games.magic.situation_data import described, pool
from grimorio.games.magic.situation_names import CardNames
from grimorio.games.magic.state.masks import COLOR_BITS, KEYWORDS, KIND_BITS, names
from grimorio.games.magic.state.objects import FACE, NOBODY, STEPS, Card, Permanent, Player, player, table
from grimorio.games.magic.state.pools import pool_text
from grimorio.judge.checks import GENERAL
from grimorio.judge.magic import options
from grimorio.judge.magic.names import ZONES, Found, Label, Names, name_of, of_size, repeated
from grimorio.judge.magic.stack import MagicStack, written
from grimorio.judge.reading import Node
from grimorio.kernel import Choice, Option, Position, Setup, SetupError
from grimorio.kernel.faults import Message, did_you_mean, message_of
from grimorio.kernel.seats import NO_SEAT, Seat, seats_of

LISTS = ("hand", "graveyard", "battlefield", "removed", "library")
OTHER_KEYWORDS = ("vigilance", "defender", "reach", "lifelink", "deathtouch", "shroud", "hexproof")
"""Keywords that no card of this game has; a script may expect that they are absent."""
BASIC = "Basic"
MOST = 999_999
"""The greatest number that a script may expect."""
_THING = (
    "zone",
    "power",
    "toughness",
    "tapped",
    "damage",
    "controller",
    "owner",
    "keywords_have",
    "keywords_lack",
    "colors",
    "types_have",
    "types_lack",
    "counters",
    "attached_to",
    "attacking",
    "blocking",
    "chosen",
)
IN_PLAY = ("tapped", "damage", "counters", "attached_to", "attacking", "blocking", "chosen")


class MagicTable(MagicStack):
    """The table of a scenario of Magic: its setup, the names of its things, its checks."""

    EXPECTS: ClassVar[tuple[str, ...]] = ("stack", "at", "turn", "active", "priority", "reason")
    OPEN: ClassVar[bool] = True
    PAUSES: ClassVar[frozenset[str]] = frozenset(("priority", "attack", "block", "mulligan"))
    TIMING: ClassVar[str] = "MTG8-2.PLAY-3"

    # -- what the bench asks of a game -----------------------------------------------------------

    def situate(self, setup: Setup, description: dict[str, Any]) -> Position:
        values = {"mana": "any-time", **setup.options}
        cards = with_cards(setup.cards, description)
        full = Setup(setup.game, setup.seats, setup.seed, values, cards, description)
        try:
            setup_description = described(full)
            position = self.game.start(full, stops=(1 << setup.seats) - 1)
        except SetupError as error:
            raise error.at(error.field.removeprefix("situation").lstrip(".")) from None
        self.names = Names(CardNames(full.cards))
        ids = setup_description.labelled()
        for piece in setup_description.pieces:
            if piece.label:
                label = Label(piece.name, piece.owner, ids[piece.label], piece.token is not None)
                self.names.labels[piece.label] = label
        for seat, side in zip(seats_of(self.seats), setup_description.sides, strict=True):
            for zone, cards in side.zones.items():
                for name, text in cards:
                    if text:
                        held = seat if zone == "hand" else NO_SEAT
                        self.names.labels[text] = Label(name, seat, ids.get(text, 0), held=held)
        self.names.follow(position)
        return position

    def trial(self) -> Self:
        other = super().trial()
        other.names = self.names.copy()
        other.position.journal = list(self.position.journal or [])
        return other

    def turn(self) -> tuple[int, int]:
        t = table(self.position)
        return t.turn, t.active

    def phase(self) -> str:
        return STEPS[table(self.position).step]

    def phases(self) -> tuple[str, ...]:
        return tuple(step for step in STEPS if step not in ("untap", "mulligan"))

    def vocabulary(self) -> set[str]:
        return set()

    def words(self, choice: Choice, option: Option) -> list[str]:
        return [options.label_of(self.position, option, self.names)]

    def asked(self) -> Message:
        if self.position.waiting and self.position.choice.ask == "priority":
            name = self.SEATS[self.position.choice.seat]
            return Message("{seat} has priority in {step}", "has-priority", seat=name, step=self.phase())
        return super().asked()

    # -- expect ----------------------------------------------------------------------------------

    def compare(self, node: Node, label: str, wanted: Any, found: Any) -> None:
        """Call `miss` at `node` if the value `found` is not the `wanted` one.

        `label` names the value in the message, such as "A life".
        """
        if wanted != found:
            self.miss(node, f"{label} {_shown(wanted)}", f"{label} {_shown(found)}")

    def check_seat(self, seat: Seat, node: Node) -> None:
        letter, board = self.SEATS[seat], player(self.position, seat)
        lists = {f"{zone}{end}": (zone, end) for zone in LISTS for end in ("", "_has", "_lacks")}
        keys = ("life", "poison", "mana", "hand_size", "library_size", "library_top", "sees", *lists)
        for key, value in node.mapping(keys).items():
            if key in lists:
                self.check_zone(seat, *lists[key], value)
            elif key == "mana":
                self.check_pool(value, f"{letter} mana", board)
            elif key == "sees":
                self.check_sees(seat, value)
            elif key == "library_top":
                wanted = self.listed(value)
                cards = self.cards_in(seat, "library")[: len(wanted)]
                self.compare(value, f"{letter} library_top", wanted, cards)
            else:
                sizes = {"hand_size": len(board.hand), "library_size": len(board.library)}
                sizes |= {"life": board.life, "poison": board.poison}
                self.compare(value, f"{letter} {key}", value.whole(-MOST, MOST), sizes[key])

    def check_sees(self, seat: Seat, node: Node) -> None:
        """Check the cards of hands and libraries that a seat knows: ``{B: {hand: [Shock], library: []}}``."""
        players = self.position.seen_by(seat)["table"]["players"]
        for letter, zones in node.mapping(self.SEATS[: self.seats]).items():
            seen = players[self.SEATS.index(letter)]
            for zone, value in zones.mapping(("hand", "library")).items():
                label = f"{self.SEATS[seat]} sees {letter} {zone}"
                wanted = self.listed(value)
                if zone == "hand":
                    known = Counter(name for name in seen["hand"] if name is not None)
                    if known != Counter(wanted):
                        self.miss(value, f"{label} {_cards(Counter(wanted))}", f"{label} {_cards(known)}")
                else:
                    self.compare(value, label, wanted, [name for _, name in sorted(seen["known"])])

    def check_pool(self, node: Node, label: str, one: Player) -> None:
        """Check how much mana of each colour is in the pool of the player `one`; `label` names it in
        messages.
        """
        try:
            wanted = pool("" if node.text == "none" or node.value is None else node.word())
        except SetupError as error:
            raise node.wrong(message_of(error)) from None
        self.compare(node, label, pool_text(wanted) or "none", pool_text(one.pool) or "none")

    def cards_in(self, seat: Seat, zone: str) -> list[str]:
        """The names of the cards in a player's zone."""
        p = self.position
        one = player(p, seat)
        if zone == "battlefield":
            keys = [key for key in table(p).play if p.things[key].controller == seat]
        elif zone in ("graveyard", "removed"):
            keys = list(one.graveyard if zone == "graveyard" else one.removed)
        else:
            cards = one.hand if zone == "hand" else one.library
            return [p.book.face(card & FACE).name for card in cards]
        return [name_of(p, key) for key in keys]

    def listed(self, node: Node) -> list[str]:
        """The English names of the cards in a list, each repeated by its count (``Mountain*3``).

        Raises BadFile: an entry is faulty, or the list is too long.
        """
        found: list[str] = []
        for one in node.each() if node.value is not None else []:
            name, count = self.counted(one)
            of_size(one, len(found) + count)
            found += [name] * count
        return found

    def counted(self, node: Node) -> tuple[str, int]:
        """The English name and the count of an entry such as ``Mountain*3``, as (name, count).

        Raises BadFile: no card has this name.
        """
        plain, count = repeated(node)
        return self.names.known(self.position, plain), count

    def check_zone(self, seat: Seat, zone: str, how: str, node: Node) -> None:
        """Check the cards in a player's zone; `how` says how they are compared with those of `node`.

        With "" the zone has exactly these cards, with "_has" these among others, with "_lacks" none of these.
        """
        label = f"{self.SEATS[seat]} {zone}{how}"
        found = Counter(self.cards_in(seat, zone))
        if how != "_lacks":
            wanted = Counter(self.listed(node))
            if wanted - found or (not how and found - wanted):
                self.miss(node, f"{label} {_cards(wanted)}", f"{zone} {_cards(found)}")
                return
        for one in node.each() if node.value is not None else []:
            there = self.is_there(seat, zone, one)
            if there != (how != "_lacks"):
                self.miss(one, f"{label} {one.text}", f"{zone} {_cards(found)}")

    def is_there(self, seat: Seat, zone: str, node: Node) -> bool:
        """Whether the card that `node` names, by its label or name, is in a player's zone."""
        if node.text in self.names.labels:
            found = self.names.find(self.position, node.text, zone)
            return any(one.seat == seat for one in found)
        return self.counted(node)[0] in self.cards_in(seat, zone)

    def check(self, key: str, node: Node) -> None:
        p, t = self.position, table(self.position)
        if key == "stack":
            self.check_stack(node)
        elif key == "at":
            self.compare(node, key, node.one_of(STEPS), STEPS[t.step])
        elif key == "turn":
            self.compare(node, key, node.whole(1, MOST), t.turn)
        elif key == "active":
            self.compare(node, key, self.SEATS[self.seat(node)], self.SEATS[t.active])
        elif key == "priority":
            holder = "nobody"
            if p.waiting and p.choice.ask == "priority":
                holder = self.SEATS[p.choice.seat]
            wanted = node.one_of((*self.SEATS[: self.seats], "nobody", "none"))
            self.compare(node, key, "nobody" if wanted == "none" else wanted, holder)
        elif key == "reason":
            self.compare(node, key, node.word(), "none" if p.result is None else p.result.reason)
        else:
            self.check_things(key, node)

    def place_words(self) -> tuple[str, ...]:
        return ZONES[:-1]

    def places_of(self, name: str, node: Node) -> list[tuple[str, ...]]:
        try:
            found = self.names.find(self.position, name)
        except UnknownCard as error:
            raise node.wrong(message_of(error)) from None
        return [(f"{self.SEATS[one.seat]} {one.zone}", one.zone) for one in found if one.zone != ZONES[-1]]

    # -- objects ---------------------------------------------------------------------------------

    def check_things(self, text: str, node: Node) -> None:
        """Check the object called `text` against the properties in `node`, a mapping of the script.

        If several objects are called so, each is checked. Raises BadFile: nothing has this name, or only some
        of several objects have the properties.
        """
        parts = node.mapping(_THING)
        zones = [place.one_of(ZONES) for place in parts["zone"].each()] if "zone" in parts else [""]
        try:
            objects = [match for zone in zones for match in self.names.find(self.position, text, zone)]
            objects = objects or self.names.find(self.position, text)
        except UnknownCard as error:
            known = (
                *self.SEATS[: self.seats],
                *self.EXPECTS,
                *GENERAL,
                *self.names.labels,
            )
            problem = "{problem}{hint}; expected a player, {names}, or the name of an object"
            hint, names = did_you_mean(text, known), (*self.EXPECTS, *GENERAL)
            raise node.wrong(
                problem, "no-object", problem=message_of(error), hint=hint, names=names
            ) from None
        if not objects:
            self.miss(
                node,
                Message("{card} to be somewhere", "card-somewhere", card=text),
                Message("no {card}", "card-none", card=text),
            )
            return
        first = objects[0].zone
        before = len(self._misses)
        results: list[bool] = []
        labelled = (
            {label.key for label in self.names.labels.values()} if text not in self.names.labels else {0}
        )
        alike = [match for match in objects if match.zone == first]
        for match in [match for match in alike if match.key not in labelled] or alike:
            count = len(self._misses)
            for key, value in parts.items():
                self.check_thing(text, match, key, value)
            results.append(len(self._misses) == count)
        if len(set(results)) > 1:
            problem = "several objects are called {name}, and differ: give it a name by as:"
            raise node.wrong(problem, "several-objects", name=text)
        del self._misses[before + (len(self._misses) - before) // len(results) :]

    def check_thing(self, text: str, place: Found, key: str, node: Node) -> None:
        """Check one property (`key`), such as "tapped", of the object at `place` against the script (`node`).

        `text` names the object in messages.
        """
        if key == "zone":
            zones = node.each()
            if len(zones) > len(ZONES):
                problem = "expected at most {most} zones, found {found}"
                raise node.wrong(problem, "most-zones", most=len(ZONES), found=len(zones))
            if place.zone not in [wanted.one_of(ZONES) for wanted in zones]:
                self.miss(node, f"{text} zone {written(node)}", f"{text} zone {place.zone}")
            return
        p = self.position
        thing: Any = p.things[place.key] if place.key else None
        if thing is None or (key in IN_PLAY and not isinstance(thing, Permanent)):
            self.miss(node, f"{text} {key} {written(node)}", f"{text} zone {place.zone}")
            return
        label = f"{text} {key}"
        face = p.book.face(thing.face)
        now = thing if isinstance(thing, Permanent) else face
        match key:
            case "power" | "toughness":
                self.compare(node, label, node.whole(-MOST, MOST), getattr(now, key))
            case "damage":
                self.compare(node, label, node.whole(0, MOST), thing.damage)
            case "tapped":
                self.compare(node, label, node.truth(), thing.tapped)
            case "attacking":
                if node.text in self.SEATS[: self.seats]:
                    self.compare(node, label, self.seat(node), thing.attacking)
                else:
                    self.compare(node, label, node.truth(), thing.attacking != NOBODY)
            case "blocking":
                self.check_blocking(node, label, thing)
            case "controller" | "owner":
                seat = thing.owner if key == "owner" or isinstance(thing, Card) else thing.controller
                self.compare(node, label, self.SEATS[self.seat(node)], self.SEATS[seat])
            case "colors":
                colors = [item.one_of(COLORS) for item in node.each()] if node.text != "none" else []
                mask = sum(COLOR_BITS[color] for color in set(colors))
                self.compare(node, label, names(mask, COLORS), names(now.colors, COLORS))
            case "counters":
                self.check_counters(node, label, thing)
            case "attached_to":
                self.check_attached(node, label, thing)
            case "chosen":
                self.compare(node, label, node.word().casefold(), thing.chosen.casefold() or "none")
            case _:
                self.check_words(node, label, key, now, face)

    def check_counters(self, node: Node, label: str, permanent: Permanent) -> None:
        """Check the numbers of a permanent's counters, by kind; `label` names the check in messages."""
        counters = {} if node.text == "none" else node.mapping()
        wanted = {name: count.whole(0, MOST) for name, count in counters.items()}
        there = {name: count for name, count, _ in permanent.counters}
        self.compare(node, label, {name: count for name, count in wanted.items() if count}, there)

    def check_blocking(self, node: Node, label: str, it: Permanent) -> None:
        """Check whether a creature blocks, or which attackers it blocks; `label` names it in messages."""
        if isinstance(node.value, bool):
            self.compare(node, label, node.value, it.blocking)
            return
        for one in node.each():
            self.names.known(self.position, one)
            if not any(self.names.means(self.position, one.text, key) for key in it.blocks):
                found = ", ".join(self.names.call(self.position, key) for key in it.blocks) or "none"
                self.miss(one, f"{label} {one.text}", f"{label} {found}")

    def check_attached(self, node: Node, label: str, it: Permanent) -> None:
        """Check the permanent that a local enchantment is attached to; `label` names it in messages."""
        if node.text == "none":
            self.compare(
                node, label, "nothing", self.names.call(self.position, it.on) if it.on else "nothing"
            )
            return
        self.names.known(self.position, node)
        if not it.on or not self.names.means(self.position, node.text, it.on):
            found = self.names.call(self.position, it.on) if it.on else "none"
            self.miss(node, f"{label} {node.text}", f"{label} {found}")

    def check_words(self, node: Node, label: str, key: str, now: Any, face: Face) -> None:
        """Check that an object has or lacks the keywords or types in `node`.

        `key` is "keywords_have", "keywords_lack", "types_have" or "types_lack". `now` has the present
        characteristics of the object, `face` is its face; `label` names the check in messages.
        """
        p = self.position
        if key.startswith("keywords"):
            known: tuple[str, ...] = (*KEYWORDS, *OTHER_KEYWORDS)
            has = set(names(now.keywords, KEYWORDS))
        else:
            known = (BASIC, *(kind.capitalize() for kind in KIND_BITS), *p.book.types)
            has = {kind.capitalize() for kind in names(now.kinds, KINDS)} | set(type_names(p, now.types))
            has |= {BASIC} if face.basic else set()
        for one in node.each() if node.value is not None else []:
            word = one.one_of(known)
            if (word in has) != key.endswith("_have"):
                self.miss(one, f"{label} {word}", f"{', '.join(sorted(has)) or 'none'}")

    # -- choices ---------------------------------------------------------------------------------

    def choices(self) -> list[Choice]:
        """The pending choices, without those of players who have priority."""
        return [choice for choice in self.position.waiting if choice.ask != "priority"]

    def offering(self, choice: Choice, node: Node) -> tuple[str, bool]:
        if not options.is_word(self.position, node.word(), self.names):
            raise node.wrong(
                "unknown: {word}; {asked}", "unknown-word", word=repr(node.text), asked=self.asked()
            )
        return node.text, options.find(self.position, choice, node.text, self.names) is not None

    def picture(self) -> str:
        p, t = self.position, table(self.position)
        lines = [f"turn {t.turn}, {self.SEATS[t.active]}, {STEPS[t.step]}"]
        if t.stack:
            lines.append(f"  stack: {', '.join(self.entry(key) for key in t.stack)}")
        for seat in seats_of(self.seats):
            one = player(p, seat)
            zones = [f"{zone} {_cards(Counter(self.cards_in(seat, zone)))}" for zone in LISTS[:2]]
            mana = f", mana {pool_text(one.pool)}" if one.pool else ""
            sizes = f"life {one.life}{mana}, library {len(one.library)}"
            lines.append(f"  {self.SEATS[seat]}: {sizes}, {', '.join(zones)}")
            mine = [key for key in t.play if p.things[key].controller == seat]
            if mine:
                lines.append(f"    {_cards(Counter(self.drawn(key) for key in mine))[1:-1]}")
        lines.append(f"  {self.asked()}")
        return "\n".join(lines)

    def drawn(self, key: int) -> str:
        """The permanent with the id `key` as a short text, for the picture of a position."""
        it: Permanent = self.position.things[key]
        words = [self.names.call(self.position, key)]
        if it.kinds & KIND_BITS["creature"]:
            words.append(f"{it.power}/{it.toughness}")
        words += ["tapped"] if it.tapped else []
        words += [f"{it.damage} damage"] if it.damage else []
        words += [f"on {self.names.call(self.position, it.on)}"] if it.on else []
        words += ["attacking"] if it.attacking != NOBODY else []
        blocked = " and ".join(self.names.call(self.position, k) for k in it.blocks)
        words += [f"blocking {blocked or 'nothing any more'}"] if it.blocking else []
        return " ".join(words)


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (tuple, list)):
        return ", ".join(str(one) for one in value) or "none"
    if isinstance(value, dict):
        return ", ".join(f"{count} {name}" for name, count in value.items()) or "none"
    return str(value)


def _cards(cards: Counter[str]) -> str:
    written = [name if count == 1 else f"{name}*{count}" for name, count in cards.items()]
    return f"[{', '.join(written)}]"
