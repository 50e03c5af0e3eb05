"""Only an event's `apply` may write to a position: the source code is read, and other writes fail."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2] / "src" / "grimorio"
GAMES = sorted((ROOT / "games").rglob("*.py"))
TEXTS = {"reading", "wording"}
"""Folders of games that turn cards into texts and back: of the kernel they import faults only."""

KERNEL = sorted((ROOT / "kernel").glob("*.py"))
WRITERS = {"edit", "add", "remove"}
POSITIONS = {"p", "position", "new", "imagined"}
"""The names that variables for positions have in the games."""

OWN_TYPES = {"Context", "Resolve", "Book", "Face", "Scope", "TargetRules", "Which"}
"""The types of parameters that a function may write to: they are no things of a position."""

ALLOWED = {
    ("game.py", "begin"): "lays the things of a new game out",
    ("situation_data.py", "share"): "writes to a description, which is no position",
    ("situation_data.py", "posts"): "writes to a description, which is no position",
    ("statics.py", "_becomes"): "compiles cards, no part of a position",
    ("statics.py", "conditional"): "compiles cards, no part of a position",
    ("filters.py", "_remember"): "compiles cards, no part of a position",
    ("keyworded.py", "add_keyword"): "compiles cards, no part of a position",
    ("effects.py", "_ops"): "compiles cards, no part of a position",
    ("effects.py", "_gated"): "compiles cards, no part of a position",
    ("match.py", "legal"): "remembers in the book what holds for all games, no part of a position",
    ("now.py", "changed"): "part of the events after which the state of play is computed again",
    ("now.py", "hiding"): "keeps what it works out of the state of play",
    ("usable.py", "usable"): "keeps what it works out of a position until that changes",
    ("usable.py", "buried"): "keeps what it finds in a graveyard until that changes",
    ("imagined.py", "deal_likely"): "deals hands of an imagined position again, as `deal_again` does",
    ("imagined.py", "deal_again"): "writes to a copy that nobody else holds",
    ("imagined.py", "_ask_again"): "writes to a copy that nobody else holds",
    ("imagined.py", "foregone"): "writes to a copy that nobody else holds",
    ("situation_full.py", "_name_hosts"): "writes to a description, which is no position",
    ("situation_full.py", "_label"): "writes to a description, which is no position",
    ("enter.py", "_enter"): "completes an event that has not happened yet",
    ("moves.py", "bury"): "part of the events that put cards into graveyards",
    ("lasting.py", "listen"): "part of the events that put cards into graveyards",
    ("tally.py", "tally"): "part of the events of damage",
    ("tally.py", "stand"): "part of the events of blocks",
    ("lasting.py", "deafen"): "part of the events that take cards out of graveyards",
    ("tethered.py", "release"): "part of the events by which permanents untap or leave play",
    ("moves.py", "leave_combat"): "part of the events that take creatures out of combat",
}
"""(file, function) of a game that may write outside an event, and why. Nothing else may."""

LAYS_OUT = "lays the beginning out that a setup describes, before anything happens"
FILES = {
    "renew.py": "computes characteristics again inside the door, after each batch of events",
    "in_play.py": "keeps in the book what a card does at its place, no part of a position",
    "ground.py": "keeps in the book what cards do together, no part of a position",
    "situation.py": LAYS_OUT,
    "situation_combat.py": LAYS_OUT,
    "situation_frames.py": LAYS_OUT,
    "situation_lasting.py": LAYS_OUT,
    "situation_middle.py": LAYS_OUT,
}
"""The files of games of which every function may write to positions, each with the reason."""
BOOKS = {"Book", "Face"}
"""Classes of compiled cards, which are no part of a position."""


INSIDE_THE_DOOR = (
    (("apply",), ("Event", "Draw", "DrawGem", "Discard", "Enter", "Seated")),
    (("replace", "replace_part", "notice"), ("Effect",)),
    (("apply",), ("Change",)),
)
"""Methods that write, by the ends of the names of their classes' bases: events; effects used up by an event;
changes of characteristics, which are computed again after each batch."""


@cache
def parsed(path: Path) -> ast.Module:
    """The syntax tree of a source file, which all tests share."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def within(tree: ast.AST) -> list[ast.AST]:
    """All nodes of a syntax tree. They are searched for again and again, and walking is slow."""
    return list(ast.walk(tree))


def functions(tree: ast.AST, owner: str = "") -> Iterator[tuple[str, list[str], ast.FunctionDef]]:
    """Every function, each with its class and the names of the class's bases."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield node.name, [ast.unparse(base) for base in node.bases], inner
        elif isinstance(node, ast.FunctionDef):
            yield "", [], node


def root_of(node: ast.expr) -> str:
    """The name with which a chain of attributes and subscripts begins."""
    while isinstance(node, (ast.Attribute, ast.Subscript)):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def makes(value: ast.expr) -> bool:
    """Whether an expression makes a new object of a class, which nobody else holds."""
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id[0].isupper()


def writes(function: ast.FunctionDef) -> list[str]:
    """Return what a function writes to a position or to things in it, each as text."""
    found: list[str] = []
    own = {
        arg.arg for arg in function.args.args if arg.annotation and ast.unparse(arg.annotation) in OWN_TYPES
    } | {
        target.id
        for node in within(function)
        if isinstance(node, ast.Assign) and makes(node.value)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    own |= {
        node.target.id
        for node in within(function)
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and ast.unparse(node.annotation) in OWN_TYPES
    }
    aliases = POSITIONS | {
        target.id
        for node in within(function)
        if isinstance(node, ast.Assign) and isinstance(node.value, (ast.Attribute, ast.Subscript))
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in within(function):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in WRITERS
            and root_of(node.func) in POSITIONS
        ):
            found.append(f"line {node.lineno}: {ast.unparse(node.func)}()")
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, (ast.AugAssign, ast.AnnAssign)):
            targets = [node.target]
        elif isinstance(node, ast.Delete):
            targets = node.targets
        for target in [one for item in targets for one in ast.walk(item)]:
            if isinstance(target, (ast.Attribute, ast.Subscript)) and isinstance(
                target.ctx, (ast.Store, ast.Del)
            ):
                name = root_of(target)
                direct = isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name)
                if (name == "self" or name in own) and direct:
                    continue
                if (
                    isinstance(target, ast.Subscript)
                    and not any(isinstance(one, ast.Attribute) for one in ast.walk(target.value))
                    and name not in aliases
                ):
                    continue  # a list or dict of the function's own
                found.append(f"line {target.lineno}: {ast.unparse(target)} = ...")
    return found


def helpers_of_apply(tree: ast.Module) -> set[str]:
    """Plain functions of a module that nothing but `apply` methods call."""
    called: dict[str, set[str]] = {}
    for _, _, function in functions(tree):
        for node in within(function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                called.setdefault(node.func.id, set()).add(function.name)
    return {name for name, callers in called.items() if callers == {"apply"}}


CACHES = ("self._books", "self._brought", "self._latest", "brought.", ".deed.")
"""What is written without being of a position: a game's caches, and what bots know of an effect."""


def breaches(tree: ast.Module, file: str) -> list[str]:
    """The places where a source writes to a position outside an event's `apply`."""
    helpers = helpers_of_apply(tree)
    found: list[str] = []
    for owner, bases, function in functions(tree):
        if any(
            function.name in names and any(base.endswith(ends) for base in bases)
            for names, ends in INSIDE_THE_DOOR
        ):
            continue
        if not owner and function.name in helpers:
            continue
        if function.name == "copy" or (file, function.name) in ALLOWED or owner in BOOKS or file in FILES:
            continue
        for line in writes(function):
            written = line.split(": ", 1)[1]
            if any(cache in written for cache in CACHES):
                continue
            found.append(f"{file} {owner + '.' if owner else ''}{function.name}, {line}")
    return found


def test_only_events_write_to_a_position() -> None:
    for path in GAMES:
        text = path.read_text(encoding="utf-8")
        if TEXTS & set(path.parts) and not re.search(r"grimorio\.kernel(?!\.faults)", text):
            continue
        assert breaches(parsed(path), path.name) == [], path.relative_to(ROOT)


def test_what_may_write_is_still_there() -> None:
    """Every entry of ALLOWED still writes; others must be removed."""
    for file, name in ALLOWED:
        found = [
            writes(function)
            for path in GAMES
            if path.name == file
            for _, _, function in functions(parsed(path))
            if function.name == name
        ]
        assert any(found), f"{file} {name} does not write: take it out of ALLOWED"


BREACHES = {
    "p.edit(1)": "def step(self, p):\n        p.edit(1).hp = 0",
    "p.add": "def step(self, p):\n        p.add(Thing())",
    "p.remove": "def step(self, p):\n        p.remove(3)",
    "a thing": "def step(self, p):\n        one = p.things[1]\n        one.hp -= 1",
    "the position": "def step(self, p):\n        p.luck = 3",
    "another frame": "def step(self, p):\n        p.agenda[0].active = 1",
    "the list of things": "def step(self, p):\n        p.things[1] = None",
    "an alias": "def step(self, p):\n        things = p.things\n        things[1] = None",
    "deleting": "def step(self, p):\n        del p.agenda[1:]",
    "several at once": "def step(self, p):\n        self.a, p.waiting = 1, ()",
    "through a field": "def step(self, p):\n        self.board.hp = 0",
}


@pytest.mark.parametrize("body", BREACHES.values(), ids=BREACHES)
def test_a_breach_is_found(body: str) -> None:
    assert breaches(ast.parse(f"class Turn(Frame):\n    {body}\n"), "turn.py")


def test_honest_source_is_not_blamed() -> None:
    text = (
        "class Turn(Frame):\n"
        "    def step(self, p):\n        self.answer = 1\n        p.emit(Hurt(1))\n"
        "class Hurt(Event):\n"
        "    def apply(self, position):\n        position.edit(1).hp -= 1\n"
    )
    assert breaches(ast.parse(text), "turn.py") == []


def test_luck_is_drawn_only_in_luck_py() -> None:
    """No other file steps or reads luck, and none uses another source of chance or the clock."""
    forbidden = {"random", "secrets", "time", "datetime", "uuid", "os"}
    suspect = re.compile(
        rf"^\s*(?:import|from)\b.*\b(?:{'|'.join(forbidden)})\b|\b(?:luck|mix|GAMMA)\b", re.M
    )
    for path in [*KERNEL, *GAMES]:
        if not suspect.search(path.read_text(encoding="utf-8")):
            continue  # to walk a tree takes longer than to search the text
        steps = path.name in ("luck.py", "position.py", "codec.py", "situation.py")
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Import):
                assert forbidden.isdisjoint(alias.name for alias in node.names), path
            elif isinstance(node, ast.ImportFrom):
                assert node.module not in forbidden, path
            elif isinstance(node, ast.Attribute) and not steps:
                written = node.attr in ("luck", "luck_word") and isinstance(node.ctx, ast.Store)
                assert not written, f"{path} writes to luck"
                assert node.attr not in ("mix", "GAMMA"), f"{path} steps luck itself"
    stores = [
        ast.unparse(node)
        for node in ast.walk(parsed(ROOT / "kernel" / "position.py"))
        if isinstance(node, ast.Assign)
        and any(ast.unparse(t).endswith((".luck", ".luck_word")) for t in node.targets)
    ]
    assert sorted(stores) == [
        "new.luck_word = luck_.word_of(luck)",
        "new.luck_word = self.luck_word",
        "self.luck_word = luck_.word_of(luck)",
    ]


def test_frames_hold_no_closures_and_no_mutable_fields() -> None:
    """Steps are methods of their class, saved by name; fields are never lists or dicts."""
    for path in GAMES:
        if "(Frame" not in path.read_text(encoding="utf-8"):
            continue
        for owner, bases, function in functions(parsed(path)):
            if "Frame" not in bases:
                continue
            for node in within(function):
                assert not isinstance(node, (ast.Lambda, ast.Yield, ast.Await)), f"{path} {owner}"
                if not isinstance(node, ast.Assign):
                    continue
                for target in node.targets:
                    if not ast.unparse(target).startswith("self."):
                        continue
                    value = node.value
                    assert not isinstance(value, (ast.List, ast.Dict, ast.Set)), f"{path} {owner}"
                    if ast.unparse(target) == "self.step":
                        steps = [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
                        own = (f"{owner}.", "type(self).")
                        assert all(ast.unparse(step).startswith(own) for step in steps), f"{path} {owner}"
