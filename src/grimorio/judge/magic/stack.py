"""The checks of what scenarios expect of Magic's stack."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from grimorio.games.magic.state.objects import CombatDamage, OnStack, table
from grimorio.judge.bench import Bench
from grimorio.judge.magic.names import Names, name_of
from grimorio.judge.reading import Node

MOST_X = 99_999
"""The largest number that a script may expect for {X}."""


class MagicStack(Bench):
    """The part of the runner of Magic's scenarios that compares the stack with what a script expects.

    Attributes:
        names: the objects and players that the script has given names to.
    """

    names: Names

    def check_stack(self, node: Node) -> None:
        """Compare the objects on the stack, top first, with the list that the script expects (`node`)."""
        p = self.position
        keys = table(p).stack
        wanted = node.each() if node.value is not None else []
        good = [
            self.stands(one, 0 if key is None else key)
            for one, key in zip_longest(wanted, keys)
            if one is not None
        ]
        if len(wanted) != len(keys) or not all(good):
            shown = [written(one) for one in wanted]
            aims = any(isinstance(one.value, dict) and "targets" in one.value for one in wanted)
            entries = [self.entry(key, aims) for key in keys]
            self.miss(node, f"stack [{', '.join(shown)}]", f"stack [{', '.join(entries)}]")

    def entry(self, key: int, aims: bool = False) -> str:
        """The object on the stack with the id `key` as a script writes it, with its targets if `aims`."""
        thing = self.position.things[key]
        if isinstance(thing, CombatDamage):
            return "combat damage"
        if thing.kind == "spell" and not aims:
            return self.names.call(self.position, key)
        kind = "spell" if thing.kind == "spell" else "ability"
        text = f"{kind}: {name_of(self.position, key)}, by: {self.SEATS[thing.controller]}"
        if aims:
            targets = [self.names.call(self.position, target) for target in thing.targets if target]
            text += f", targets: [{', '.join(targets)}]"
        return f"{{{text}}}"

    def stands(self, node: Node, key: int) -> bool:
        """Whether an expected entry (`node`) describes the object on the stack with the id `key`.

        With `key` 0 there is no object, and nothing describes it. Raises BadFile: the entry cannot be read.
        """
        thing = self.position.things[key]
        if isinstance(node.value, dict):
            return self.stands_so(node, thing, key)
        if node.word().casefold() == "combat damage":
            return isinstance(thing, CombatDamage)
        self.names.known(self.position, node)
        return (
            isinstance(thing, OnStack)
            and thing.kind == "spell"
            and self.names.means(self.position, node.text, key)
        )

    def stands_so(self, node: Node, thing: Any, key: int) -> bool:
        """Whether `thing`, the object on the stack with the id `key`, is the spell or ability that a mapping
        describes.

        `node` is the mapping. Raises BadFile: it cannot be read.
        """
        parts = node.mapping(("spell", "ability", "by", "targets", "x"))
        kind = next((word for word in ("spell", "ability") if word in parts), "")
        if not kind:
            raise node.wrong("expected spell or ability, by, targets and x", "spell-or-ability")
        name, text = self.names.known(self.position, parts[kind]), parts[kind].text
        by = self.seat(parts["by"]) if "by" in parts else None
        targets = (
            [self.target_named(target) for target in parts["targets"].each()] if "targets" in parts else None
        )
        if not isinstance(thing, OnStack) or (thing.kind == "spell") != (kind == "spell"):
            return False
        source = key if kind == "spell" else thing.source
        if text in self.names.labels and not self.names.means(self.position, text, source):
            return False
        if targets is not None and not self.aims_at(thing, targets):
            return False
        if "x" in parts and parts["x"].whole(0, MOST_X) != thing.x:
            return False
        return name_of(self.position, key) == name and by in (None, thing.controller)

    def target_named(self, node: Node) -> str:
        """Return the text of `node` after checking that it names a player or an object, as targets are named.

        Raises BadFile: it names nothing.
        """
        if node.word() not in self.SEATS[: self.seats]:
            self.names.known(self.position, node)
        return node.text

    def aims_at(self, thing: OnStack, targets: list[str]) -> bool:
        """Whether an object on the stack has exactly these targets, in any order."""
        left = [key for key in thing.targets if key]
        for text in targets:
            key = next((key for key in left if self.names.means(self.position, text, key)), None)
            if key is None:
                return False
            left.remove(key)
        return not left


def written(node: Node) -> str:
    """An expected value as text on one line, as a script could write it."""
    if isinstance(node.value, dict):
        return "{" + ", ".join(f"{key}: {written(one)}" for key, one in node.value.items()) + "}"
    if isinstance(node.value, list):
        return "[" + ", ".join(written(one) for one in node.value) + "]"
    return node.text
