"""Magic's verbs of combat: attackers, blockers, and the assignment of damage."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grimorio.games.magic.public import AssignDamage
from grimorio.games.magic.situation_data import MANY
from grimorio.games.magic.state.objects import (
    ATTACKERS,
    BLOCKERS,
    DAMAGE,
    FIRST_DAMAGE,
    CombatDamage,
    Permanent,
    TargetId,
    as_target,
    table,
)
from grimorio.judge.going import MOST_PASSES
from grimorio.judge.magic.keywords import MagicKeywords
from grimorio.judge.magic.names import listed
from grimorio.judge.outcomes import Refused
from grimorio.judge.reading import NOTHING, Node
from grimorio.kernel import Choice
from grimorio.kernel.faults import Message
from grimorio.kernel.seats import Seat, seats_of

ATTACK = "MTG8-3.3b-1"
BLOCK = "MTG8-3.3c-1"
ASSIGN = "MTG8-3.3d-2"
ASSIGNING = ("assign", "as-unblocked")


def key_of(node: Node, text: str) -> Node:
    """The key `text` of the mapping `node`, as a `Node`, so that error messages can tell its line."""
    one = node.mapping()[text]
    return Node(one.file, one.line, node.name, text, text)


class MagicFights(MagicKeywords):
    """The part of Magic's bench with the verbs of combat."""

    def attack(self, node: Node) -> None:
        """``attack: {by: A, with: [bear, giant]}``: go to the step and declare attackers.

        With several opponents, ``with: {bear: B, giant: C}`` says whom each creature attacks.
        """
        parts = node.mapping(("by", "with"))
        seat = self.by(parts, node)
        names = self.against(self.needed(parts, "with", node))
        if table(self.position).active != seat:
            raise Refused("it is not the turn of {seat}", [ATTACK], "not-turn", seat=self.SEATS[seat])
        choice = self.come_to(node, ("attack",), (ATTACKERS,))
        if choice is None and names:
            raise Refused("nothing can attack: {asked}", [ATTACK], "none-attack", asked=self.asked())
        self.fewer_than_in_play(len(names), ATTACK)
        attacks: dict[int, int | None] = {}
        for attacker, foe in names:
            attacks[self.creature(seat, attacker, "attack", choice, tuple(attacks))] = foe
        play = table(self.position).play
        for key in sorted(attacks, key=play.index):
            now = self.pending(seat)
            if now is None or now.ask != "attack":
                raise Refused("no more creatures can attack", [ATTACK], "no-attackers")
            said = attacks[key]
            foes = [option[2] for option in now.options if option[:2] == ("attack", key)] or self.others(seat)
            self.give(now, ("attack", key, foes[0] if said is None else said), ATTACK)
        self.finish_with(seat, "attack", ATTACK)

    def block(self, node: Node) -> None:
        """``block: {by: B, pairs: {wall: bear}}``: go to the step and declare blockers."""
        parts = node.mapping(("by", "pairs"))
        seat = self.by(parts, node)
        listed = self.needed(parts, "pairs", node)
        pairs = {} if listed.value is None else listed.mapping()
        choice = self.come_to(node, ("block",), (BLOCKERS,))
        if pairs and (choice is None or choice.seat != seat):
            problem = "{seat} has nothing to block with: {asked}"
            raise Refused(problem, [BLOCK], "none-block", seat=self.SEATS[seat], asked=self.asked())
        play = table(self.position).play
        wanted: list[tuple[int, int]] = []
        for text, attackers in pairs.items():
            self.fewer_than_in_play(len(attackers.each()), BLOCK)
            blocker = self.creature(seat, key_of(listed, text), "block", choice)
            for name in attackers.each():
                wanted.append((blocker, self.attacker(name)))
        for blocker, attacker in sorted(wanted, key=lambda pair: [play.index(key) for key in pair]):
            now = self.pending(seat)
            if now is None or now.ask != "block":
                raise Refused("no more creatures can block", [BLOCK], "no-blockers")
            self.give(now, ("block", blocker, attacker), BLOCK)
        self.finish_with(seat, "block", BLOCK)

    def assign(self, node: Node) -> None:
        """``assign: {by: A, damage: {bear: {wall: 2}}}``: go to combat damage, and assign it."""
        parts = node.mapping(("by", "damage"))
        seat = self.by(parts, node)
        listed = self.needed(parts, "damage", node)
        plan = {
            self.fighter(seat, key_of(listed, text)): self.shares(shares)
            for text, shares in listed.mapping().items()
        }
        if not self.position.waiting or self.position.choice.ask not in ASSIGNING:
            self.come_to(node, ASSIGNING, (FIRST_DAMAGE, DAMAGE))
            if not self.begun(self.since, (FIRST_DAMAGE, DAMAGE)):
                problem = "there is no combat damage to assign: {asked}"
                raise Refused(problem, [ASSIGN], "no-damage", asked=self.asked())
            if table(self.position).step == FIRST_DAMAGE and not self.strikers() & set(plan):
                self.come_to(node, ASSIGNING, (DAMAGE,))
        while (frame := self.assigning(seat)) is not None and frame.todo[0] in plan:
            self.assign_next(self.position.choice, frame, plan[frame.todo[0]])
        if not any(isinstance(frame, AssignDamage) for frame in self.position.agenda):
            self.assigned(plan)

    # -- parts of verbs --------------------------------------------------------------------------

    def come_to(self, node: Node, asks: tuple[str, ...], steps: Iterable[int]) -> Choice | None:
        """Go on until one of the choices `asks` comes, declaring no attackers or blockers on the way.

        Returns the choice; None if one of `steps` has begun before it, or if it does not come this turn.

        Raises:
            BadFile: a choice on the way is not answered by the script.
        """
        turn = table(self.position).turn
        since = self.since = len(self.position.journal or [])
        for _ in range(MOST_PASSES):
            self.settle()
            self.ready(node, (*asks, "attack", "block"))
            if not self.position.waiting or table(self.position).turn != turn:
                return None
            choice = self.position.choice
            if choice.ask in asks:
                return choice
            if self.begun(since, steps):
                return None
            self.put(choice, self.usual(choice))
        return None

    def finish_with(self, seat: Seat, ask: str, rule: str) -> None:
        """End the declaration of attackers or blockers (the choice `ask`), if the seat is still asked for it.

        Raises Refused, with `rule`: more creatures must be declared.
        """
        now = self.pending(seat)
        if now is not None and now.ask == ask:
            self.give(now, ("done",), rule)

    def against(self, node: Node) -> list[tuple[Node, int | None]]:
        """The attackers that a value names, each with the seat it attacks, or None where no seat is given.

        Raises BadFile: the value has another form.
        """
        if isinstance(node.value, dict):
            return [(key_of(node, text), self.seat(foe)) for text, foe in node.mapping().items()]
        return [(one, None) for one in listed(node)]

    def fewer_than_in_play(self, number: int, rule: str) -> None:
        """Check that a list does not name more creatures (`number`) than there are permanents in play.

        Raises Refused, by the rule `rule`: it does.
        """
        if number > len(table(self.position).play):
            problem = "{count} creatures are named, more than are in play"
            raise Refused(problem, [rule], "too-many-named", count=number)

    def others(self, seat: Seat) -> list[int]:
        """The seats of the other players."""
        return [other for other in seats_of(self.seats) if other != seat]

    def creature(
        self, seat: Seat, node: Node, verb: str, choice: Choice | None, used: Sequence[int] = ()
    ) -> int:
        """The id of the permanent that a name means as attacker or blocker, leaving out the ids in `used`.

        Of several, one that the choice offers with `verb` ("attack" or "block") is preferred, then one that
        the player controls.

        Raises:
            BadFile: the name is unknown.
            Refused: no such permanent is in play.
        """
        offered = [one[1] for one in choice.options if one[0] == verb] if choice is not None else []
        keys = [key for key in self.in_play(node) if key not in used]
        mine = [key for key in keys if self.position.things[key].controller == seat]
        for group in ([key for key in keys if key in offered], mine, keys):
            if group:
                return group[0]
        raise Refused(_not_in_play(node.text), [ATTACK if verb == "attack" else BLOCK])

    def in_play(self, node: Node) -> list[int]:
        """The ids of the permanents in play that a name or label means. Raises BadFile: it is unknown."""
        self.names.known(self.position, node)
        play = table(self.position).play
        return [key for key in self.names.keys(self.position, node.text) if key in play]

    def attacker(self, node: Node) -> int:
        """The id of the permanent with this name that is to be blocked, preferably one that attacks.

        Raises:
            BadFile: the name is unknown.
            Refused: it is not in play.
        """
        keys = sorted(self.in_play(node), key=lambda key: self.position.things[key].attacking < 0)
        if not keys:
            raise Refused(_not_in_play(node.text), [BLOCK])
        return keys[0]

    def fighter(self, seat: Seat, node: Node) -> int:
        """The id of the creature with this name that assigns damage, preferably one that attacks or blocks.

        Raises:
            BadFile: the name is unknown.
            Refused: it is not in play.
        """
        things = self.position.things
        keys = self.in_play(node)
        if not keys:
            raise Refused(_not_in_play(node.text), [ASSIGN])
        fighting = [key for key in keys if things[key].attacking >= 0 or things[key].blocking]
        mine = [key for key in fighting or keys if things[key].controller == seat]
        return (mine or keys)[0]

    def shares(self, node: Node) -> dict[int, int]:
        """The damage for each recipient: the id of a permanent, or the number of a player (`as_target`).

        Raises:
            BadFile: a name is unknown, or a number is wrong.
            Refused: a permanent is not in play.
        """
        found: dict[int, int] = {}
        for text, amount in node.mapping().items():
            if text in self.SEATS[: self.seats]:
                key = as_target(Seat(self.SEATS.index(text)))
            else:
                keys = self.in_play(Node(amount.file, amount.line, node.name, text, text))
                fighting = [key for key in keys if self.fighting(key) and key not in found]
                if not keys:
                    raise Refused(_not_in_play(text), [ASSIGN])
                key = TargetId((fighting or keys)[0])
            found[key] = amount.whole(0, MANY)
        return found

    def fighting(self, key: int) -> bool:
        """Whether the permanent with the id `key` attacks or blocks."""
        it: Permanent = self.position.things[key]
        return it.attacking >= 0 or it.blocking

    def strikers(self) -> set[int]:
        """The ids of the creatures that assign damage in this step, or have already done so."""
        p = self.position
        found: set[int] = set()
        for frame in p.agenda:
            if isinstance(frame, AssignDamage):
                found |= {*frame.todo, *(source for source, _, _ in frame.dealt)}
        for thing in [p.things[key] for key in table(p).stack]:
            if isinstance(thing, CombatDamage):
                found |= {source for source, _, _ in thing.dealt}
        return found

    def assigning(self, seat: Seat) -> AssignDamage | None:
        """The frame that asks this player how a creature assigns its damage; None if none asks now."""
        waiting = self.position.waiting
        frame = self.position.agenda[-1]
        if (
            waiting
            and waiting[0].seat == seat
            and waiting[0].ask in ASSIGNING
            and isinstance(frame, AssignDamage)
        ):
            return frame
        return None

    def assign_next(self, choice: Choice, frame: AssignDamage, shares: dict[int, int]) -> None:
        """Answer the next choice of `frame` about a creature's damage, with `shares` by recipient.

        Raises Refused: the script's damage is not allowed.
        """
        it: Permanent = self.position.things[frame.todo[0]]
        if choice.ask == "as-unblocked":
            through = all(key < 0 for key, amount in shares.items() if amount)
            self.give(choice, ("yes",) if through else ("no",))
            return
        name = self.names.call(self.position, frame.todo[0])
        wrong = [key for key, amount in shares.items() if amount and key not in frame.to]
        if wrong:
            problem, other = "{card} deals no damage to {other}", self.names.call(self.position, wrong[0])
            raise Refused(problem, [ASSIGN], "deals-none", card=name, other=other)
        if sum(shares.values()) != it.power:
            problem, total = "{card} assigns {count} damage, not {found}", sum(shares.values())
            raise Refused(problem, [ASSIGN], "assigns", card=name, count=it.power, found=total)
        key = frame.to[len(frame.shares)]
        self.give(choice, ("assign", key, shares.get(key, 0)), ASSIGN)

    def assigned(self, plan: dict[int, dict[int, int]]) -> None:
        """Check the damage that creatures assigned without a choice.

        `plan` has, for the id of each creature, the damage for each recipient, as `shares` returns it.

        Raises:
            Refused: a creature has assigned other damage.
        """
        stack = table(self.position).stack
        top = self.position.things[stack[0]] if stack else None
        dealt = top.dealt if isinstance(top, CombatDamage) else ()
        for key, shares in plan.items():
            shown = {to: amount for source, to, amount in dealt if source == key}
            if shown != {to: amount for to, amount in shares.items() if amount}:
                called = tuple(
                    Message(
                        "{count} to {card}",
                        "so-much-to",
                        count=amount,
                        card=self.names.call(self.position, to),
                    )
                    for to, amount in shown.items()
                )
                name = self.names.call(self.position, key)
                raise Refused(
                    "{card} assigns {shares}", [ASSIGN], "assigns-so", card=name, shares=called or NOTHING
                )


def _not_in_play(name: str) -> Message:
    """The text that nothing of this name is in play."""
    return Message("{card} is not in play", "not-in-play", card=name)
