"""Magic's verbs of playing: lands, spells, abilities, mana."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Self

from grimorio.games.magic.public import (
    ActivatedRules,
    ChangeLife,
    Choosing,
    Play,
    TurningUp,
    program_of,
)
from grimorio.games.magic.situation_data import MANY
from grimorio.games.magic.state.objects import FACE, NOBODY, Card, OnStack, Permanent, player, table
from grimorio.judge.magic import options
from grimorio.judge.magic.flow import IDLE, MagicFlow
from grimorio.judge.magic.names import listed, take_out
from grimorio.judge.magic.payments import mana_named, payment
from grimorio.judge.outcomes import Refused
from grimorio.judge.reading import NOTHING, Node
from grimorio.judge.scenario import Scenario, Step
from grimorio.kernel import Choice, Event, Option, Position
from grimorio.kernel.faults import Message, Value
from grimorio.kernel.seats import Seat

MODES = "MTG8-2.PLAY-S1"
TARGETS = "MTG8-2.PLAY-S2"
COSTS = "MTG8-2.PLAY-S3"
ACTIVATED = "MTG8-2.ACT-4"
ANNOUNCED = ("targets", "x", "mode", "divide", "pay", "costs")
"""The keys that describe a spell or ability as it is played."""


@dataclass
class Said:
    """The description that a script gives of a spell or ability while it is being played.

    Attributes:
        seat: the seat that plays it.
        obj: its id on the stack.
        parts: the values of the step, by key.
        targets: the targets that are not chosen yet.
        costs: the objects that have still to be named as payment, by the kind of choice.
        since: the number of events that the journal had before it was played.
        used: the keys of `parts` that were needed so far.
    """

    seat: Seat
    obj: int
    parts: dict[str, Node]
    targets: list[Node]
    costs: dict[str, list[Node]]
    since: int
    used: set[str] = field(default_factory=set)


class MagicPlays(MagicFlow):
    """The part of Magic's bench with the verbs by which cards and abilities are played.

    Attributes:
        said: the description of the spell or ability that is being played, while a choice waits for an answer
            that the description lacks; else None.
    """

    def __init__(self, scenario: Scenario) -> None:
        super().__init__(scenario)
        self.said: Said | None = None

    def trial(self) -> Self:
        other = super().trial()
        other.said = copy.deepcopy(self.said)
        return other

    def play(self, step: Step) -> None:
        if step.verb not in (*IDLE, "choose"):
            self.said = None
        super().play(step)

    # -- verbs -----------------------------------------------------------------------------------

    def play_land(self, node: Node) -> None:
        """``play: {by: A, card: Forest}``: play a land."""
        parts = node.mapping(("by", "card"))
        seat = self.by(parts, node)
        choice = self.priority(seat, node)
        name, copies = self.held(seat, self.needed(parts, "card", node))
        self.give(choice, ("land", name))
        self.settle()
        self.names.put(parts["card"].text, name, seat, table(self.position).entered, copies)

    def cast(self, node: Node) -> None:
        """``cast``: cast a spell from the hand."""
        parts = node.mapping(("by", "card", *ANNOUNCED))
        seat = self.by(parts, node)
        choice = self.priority(seat, node)
        name, copies = self.held(seat, self.needed(parts, "card", node))
        since = len(self.position.journal or [])
        self.give(choice, ("cast", name))
        self.names.put(parts["card"].text, name, seat, table(self.position).stack[0], copies)
        self.announce(seat, parts, since)

    def activate(self, node: Node) -> None:
        """``activate: {by: A, source: Drudge Skeletons, ability: 1}``: use an activated ability of an object.

        `ability` is its number in printed order, from 1; mana abilities are counted too.
        """
        parts = node.mapping(("by", "source", "ability", "for", *ANNOUNCED))
        seat = self.by(parts, node)
        choice = self.priority(seat, node)
        source = self.needed(parts, "source", node)
        number = parts["ability"].whole(1, 20) if "ability" in parts else 1
        key = self.source(seat, source, choice)
        thing: Permanent | Card = self.position.things[key]
        changes = thing.changes if isinstance(thing, Permanent) else ()
        abilities: list[ActivatedRules] = self.position.book.face(thing.face, changes).activated
        if number <= len(abilities) and not abilities[number - 1].tapped:
            since = len(self.position.journal or [])
            self.give(choice, ("activate", key, abilities[number - 1].place))
            if abilities[number - 1].is_mana:
                self.settle()
            else:
                self.announce(seat, parts, since)
            return
        if number > max(1, len(abilities)) or (not abilities and not self.tapped_for_mana(choice, [key])):
            plural = f"{len(abilities) or 'no'} activated abilit{'y' if len(abilities) == 1 else 'ies'}"
            facts: dict[str, Value] = {"card": source.text, "count": len(abilities)}
            raise Refused(Message(f"{source.text} has {plural}", "has-abilities", **facts), [ACTIVATED])

        self.give_mana(choice, [key], parts.get("for"), source)

    def tap(self, node: Node) -> None:
        """``tap: {by: A, source: Island, for: U}``: tap for mana that stays in the pool."""
        parts = node.mapping(("by", "source", "for"))
        seat = self.by(parts, node)
        choice = self.priority(seat, node)
        source = self.needed(parts, "source", node)
        self.names.known(self.position, source)
        keys = [
            key for key in self.names.keys(self.position, source.text) if key in table(self.position).play
        ]
        self.give_mana(choice, keys, parts.get("for"), source)

    # -- parts of verbs --------------------------------------------------------------------------

    def needed(self, parts: dict[str, Node], key: str, node: Node) -> Node:
        """The value of a required key among `parts`, the values of a step by key.

        Raises BadFile: the key is missing.
        """
        if key not in parts:
            raise node.wrong("expected {name}", "expected", name=key)
        return parts[key]

    def held(self, seat: Seat, node: Node) -> tuple[str, int]:
        """The English name of a card, and how many copies the player holds.

        Raises:
            BadFile: the name is unknown.
            Refused: the player holds none.
        """
        name = self.names.known(self.position, node)
        p = self.position
        label = self.names.labels.get(node.text)
        copies = sum(p.book.face(card & FACE).name == name for card in player(p, seat).hand)
        if not copies or (label is not None and label.held not in (-1, seat)):
            problem, name = "{card} is not in the hand of {seat}", self.SEATS[seat]
            raise Refused(problem, [MODES], "not-in-hand", card=node.text, seat=name)
        return name, copies

    def source(self, seat: Seat, node: Node, choice: Choice) -> int:
        """The id of the object with this name whose ability is used.

        Of several, one whose abilities the choice offers is preferred, then one that the player controls.

        Raises:
            BadFile: the name is unknown.
            Refused: no such object is in play or in a graveyard.
        """
        p = self.position
        self.names.known(p, node)
        keys = [
            key
            for key in self.names.keys(p, node.text)
            if isinstance(p.things[key], Card)
            or (isinstance(p.things[key], Permanent) and p.things[key].in_play)
        ]
        usable = [int(option[1]) for option in choice.options if option[0] in ("activate", "mana")]
        mine = [key for key in keys if getattr(p.things[key], "controller", NOBODY) == seat]
        for group in ([key for key in keys if key in usable], mine, keys):
            if group:
                return group[0]
        problem = "{card} is no permanent, and no card in a graveyard"
        raise Refused(problem, [ACTIVATED], "no-permanent", card=node.text)

    def tapped_for_mana(self, choice: Choice, keys: list[int]) -> list[Option]:
        """The options to tap a permanent for mana: the first of `keys` (ids) that may be tapped.

        Several options are several kinds of mana; empty if no permanent of `keys` may be tapped.
        """
        for key in keys:
            found = [one for one in choice.options if one[0] == "mana" and one[1] == key]
            if found:
                return found
        return []

    def give_mana(self, choice: Choice, keys: list[int], wanted: Node | None, source: Node) -> None:
        """Tap the first of the permanents `keys` that may be tapped, for the mana `wanted`.

        If several kinds of mana are possible, and `wanted` is None or the next step is `choose`, the choice
        stays open. `source` is the name in the script, for messages. Raises Refused: no permanent can be
        tapped, or none gives the mana.
        """
        ways = self.tapped_for_mana(choice, keys)
        if not ways:
            raise Refused(
                "{card} cannot be tapped for mana now", ["MTG8-1.TERM-8"], "not-tapped", card=source.text
            )
        if wanted is not None:
            ways = self.giving(ways, wanted.word())
            if not ways:
                problem = "{card} does not give {mana}"
                raise Refused(
                    problem, ["MTG8-1.TERM-1"], "card-gives-not", card=source.text, mana=wanted.text
                )
        if len(ways) > 1 and (wanted is None or self.answered_next()):
            self.mana = ways
        else:
            self.give(choice, ways[0])

    # -- announcing ------------------------------------------------------------------------------

    def announce(self, seat: Seat, parts: dict[str, Node], since: int, obj: int | None = None) -> None:
        """Choose mode, X, targets and division of what is played, and pay, as far as described.

        Args:
            seat: the seat that plays.
            parts: the values of the step, by key; choices that they do not answer stay open.
            since: the number of events that the journal had before the spell or ability was played.
            obj: the id of what is played, or turned face up; None for the top object of the stack.

        Raises:
            Refused: the rules do not allow it.
            BadFile: a name is unknown.
        """
        targets = listed(parts.get("targets"))
        for one in targets:
            if one.word() not in self.SEATS[: self.seats]:
                self.names.known(self.position, one)
        played = table(self.position).stack[0] if obj is None else obj
        self.said = Said(seat, played, parts, targets, self.costs(parts.get("costs")), since)
        self.say_on()

    def say_on(self) -> None:
        said = self.said
        if said is None:
            return
        while self.playing(said.seat):
            choice = self.position.choice
            ask = choice.ask
            if ask in ("mode", "x") and ask in said.parts:
                number = said.parts[ask].whole(0, MANY) - (ask == "mode")
                self.give(choice, (ask, number), COSTS if ask == "x" else MODES)
                said.used.add(ask)
            elif ask in ("target", "enchant") and "targets" in said.parts:
                self.target(choice, said.targets)
            elif ask == "share" and "divide" in said.parts:
                self.share(choice, said.parts["divide"])
            elif ask == "pay":
                self.pay(choice, said.parts.get("pay"))
                said.used.add("pay")
            elif ask.startswith("cost-") and said.costs.get(ask):
                self.cost(choice, said.costs[ask])
            elif len(choice.options) == 1:
                self.take_only(choice)
            else:
                return
        self.said = None
        if said.targets:
            raise Refused(
                "{card} is one target too many", [TARGETS], "extra-target", card=said.targets[0].text
            )
        for key in ("mode", "x"):
            if key in said.parts and key not in said.used:
                raise said.parts[key].wrong("there is no {name} to choose", "none-to-choose", name=key)
        if "pay" not in said.used and listed(said.parts.get("pay")):
            problem = "no mana is chosen for it: it costs none, or the table pays by itself"
            raise Refused(problem, [COSTS], "no-mana-chosen")
        if "divide" in said.parts:
            self.divided(self.position, said.obj, said.parts["divide"])
        if "costs" in said.parts:
            self.paid(said.seat, said.parts["costs"], said.costs, said.since)

    def playing(self, seat: Seat) -> bool:
        """Whether this player is asked about what they are playing, or turning face up."""
        p = self.position
        plays = any(isinstance(one, (Play, TurningUp)) for one in p.agenda)
        return plays and bool(p.waiting) and p.choice.seat == seat

    def target(self, choice: Choice, rest: list[Node]) -> None:
        """Choose the next target, and take it out of `rest`, the targets that the script has still to use.

        The text of a spell may have several words "target", each with targets of its own. Only the targets of
        `rest` that are meant for the word being asked about are tried. Raises Refused: none of these is
        legal, or the script names too few.
        """
        p = self.position
        frame = p.agenda[-1]
        assert isinstance(frame, Choosing)
        group = rest[: self.takes(p, frame, len(rest), choice.ask)]
        matches = [(options.find(p, choice, target.word(), self.names), target) for target in group]
        offered = [(choice.index(option), option, target) for option, target in matches if option is not None]
        if offered:
            _, option, target = min(offered, key=lambda entry: entry[0])
            rest[:] = take_out(rest, [target])
            self.give(choice, option)
        elif group:
            problem = "{card} is no legal target; {asked}"
            raise Refused(problem, [TARGETS], "no-legal-target", card=group[0].text, asked=self.asked())
        elif ("done",) in choice.options:
            self.give(choice, ("done",))
        else:
            raise Refused(
                "there are more targets to choose; {asked}", [TARGETS], "more-targets", asked=self.asked()
            )

    def takes(self, p: Position, frame: Choosing, left: int, ask: str) -> int:
        """How many of the script's next targets are meant for the word "target" being asked about.

        `frame` is the frame that asks for targets, `ask` the kind of its choice, and `left` the number of
        targets that the script has still to use.
        """
        if ask == "enchant":
            return 1
        words = program_of(p, p.things[frame.obj]).targets
        rules = words[frame.part]
        x = int(p.things[frame.obj].x)
        if rules.x:
            return x - len(frame.picked)
        if not rules.up_to and not rules.any_number:
            return int(rules.count) - len(frame.picked)
        others = [one for one in words[frame.part + 1 :] if not one.up_to and not one.any_number]
        later = sum(x if one.x else int(one.count) for one in others)
        most = left - later
        return most if rules.any_number else min(most, int(rules.count) - len(frame.picked))

    def share(self, choice: Choice, node: Node) -> None:
        """Answer how much of a divided amount, such as damage, goes to the target that is asked about.

        `node` is a mapping of the script from targets to their shares. Raises Refused: it lacks this target.
        """
        frame = self.position.agenda[-1]
        assert isinstance(frame, Choosing)
        key = frame.chosen[len(frame.shares)]
        for text, amount in node.mapping().items():
            if self.names.means(self.position, text, key):
                self.give(choice, ("share", amount.whole(0, MANY)), TARGETS)
                return
        name = self.names.call(self.position, key)
        raise Refused("nothing is divided to {card}", [TARGETS], "none-divided", card=name)

    def divided(self, p: Position, obj: int, node: Node) -> None:
        """Check that the division among the targets of the object with id `obj` is as the script says.

        Raises Refused: a target has another share, or the script gives a share to an object that is no
        target.
        """
        thing = p.things[obj]
        wanted = {text: amount.whole(0, MANY) for text, amount in node.mapping().items()}
        if not isinstance(thing, OnStack):
            return
        shares = thing.divided
        for key, share in zip(thing.targets, shares, strict=False):
            text = next((one for one in wanted if self.names.means(p, one, key)), None)
            if text is None or wanted.pop(text) != share:
                problem, name = "{card} gets {count}: all is divided", self.names.call(p, key)
                raise Refused(problem, [TARGETS], "gets-share", card=name, count=share)
        if wanted and shares:
            raise Refused("{card} is no target", [TARGETS], "no-target", card=next(iter(wanted)))

    def pay(self, choice: Choice, node: Node | None) -> None:
        """Tap the permanents that are named, and pay with the mana that is named.

        Raises Refused: they and the mana cannot pay.
        """
        if node is None:
            self.give(choice, ("auto",))
            return
        mana = 0
        tapped: list[Node] = []
        for item in listed(node):
            named = mana_named(item, self.names)
            mana += named
            if not named:
                self.names.known(self.position, item)
                tapped.append(item)
        plan = payment(self.position.copy(), self.names, tapped, mana)
        if plan is None:
            shown = tuple(item.text for item in listed(node)) or NOTHING
            raise Refused("{mana} does not pay for it", [COSTS], "pays-not", mana=shown)
        for option in plan:
            self.position.give(option, self.position.choice.number)
            self.names.follow(self.position)

    # -- costs -----------------------------------------------------------------------------------

    def costs(self, node: Node | None) -> dict[str, list[Node]]:
        """The objects named for each part of a cost, by the kind of choice, such as "cost-sacrifice".

        Empty if `node` is None. Raises BadFile: the value has another form, or a name is unknown.
        """
        if node is None:
            return {}
        parts = node.mapping(("sacrifice", "discard", "tap", "remove", "return", "life"))
        named = {f"cost-{key}": listed(one) for key, one in parts.items() if key != "life"}
        for one in [one for group in named.values() for one in group]:
            self.names.known(self.position, one)
        return named

    def cost(self, choice: Choice, named: list[Node]) -> None:
        """Choose the object named for a part of a cost. Raises Refused: it is not offered."""
        found = self.picked(choice, named)
        if found is None:
            problem = "{card} cannot pay for it; {asked}"
            raise Refused(problem, [COSTS], "cannot-pay", card=named[0].text, asked=self.asked())
        option, used = found
        named[:] = take_out(named, used)
        self.give(choice, option)

    def paid(self, seat: Seat, node: Node, left: dict[str, list[Node]], since: int) -> None:
        """Check that the costs named in the script were paid also where the game left no choice about them.

        Args:
            seat: the player who pays.
            node: the costs in the script; its `life` is checked too.
            left: by kind of choice, the objects that the script names but that no choice asked for.
            since: the number of events that the journal had before the spell or ability was played.

        Raises:
            Refused: a cost was not paid so.
        """
        events: list[Event] = (self.position.journal or [])[since:]
        tests: dict[str, Callable[[Event, str], bool]] = {
            "cost-sacrifice": self.was_sacrificed,
            "cost-discard": self.was_discarded,
            "cost-tap": self.was_tapped,
            "cost-remove": self.was_removed,
            "cost-exile": self.was_held,
            "cost-return": self.was_returned,
        }
        for ask, names in left.items():
            for name in names:
                if not any(tests[ask](event, name.word()) for event in events):
                    raise Refused("{card} is not what pays for it", [COSTS], "not-paying", card=name.text)
        if "life" in node.mapping():
            life = node.mapping()["life"].whole(0, MANY)
            lost = sum(
                -event.amount for event in events if isinstance(event, ChangeLife) and event.why == "cost"
            )
            if lost != life:
                raise Refused(
                    "it costs {count} life, not {found}", [COSTS], "costs-life", count=lost, found=life
                )
