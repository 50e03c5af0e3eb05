"""Scenarios as files describe them, before they are played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from grimorio import games, rulebooks
from grimorio.judge.reading import NOTHING, SUFFIXES, BadFile, Node, expected, read
from grimorio.kernel import sizes
from grimorio.kernel.faults import message_of

KEYS = ("title", "game", "source", "ruleset", "seed", "setup", "steps")
"""The keys of a scenario."""


ANSWERED = "answered"
"""The key, in the setup of a scenario, of the answers that seats have given before the script begins."""

CARDS = "cards"
"""The name of the folders, beside scenarios, that hold card sets."""


@dataclass(frozen=True)
class Step:
    """One step: its number from 1, its verb, and the value after the verb."""

    number: int
    verb: str
    node: Node


@dataclass(frozen=True)
class Scenario:
    """A scenario as read from a file.

    Attributes:
        file, line: where it begins.
        title: a description of what it shows.
        game: the name of the game.
        source: ids of the rules that it tests.
        ruleset: options of the game and the number of players.
        seed: the seed of all luck.
        setup: the position at the beginning, in the game's own words.
        steps: the script, in order.
    """

    file: str
    line: int
    title: str
    game: str
    source: tuple[str, ...]
    ruleset: Node
    seed: int
    setup: Node
    steps: tuple[Step, ...]


def scenario_files(path: Path) -> list[Path]:
    """The scenario files at a path: the file itself, or all files in the folder and its subfolders, sorted.

    Folders named ``cards`` hold card sets and are skipped.

    Raises:
        BadFile: the path does not exist, or is a folder without scenarios.
    """
    if path.is_dir():
        files = sorted(
            file
            for file in path.rglob("*")
            if file.suffix.lower() in SUFFIXES
            and file.is_file()
            and CARDS not in file.relative_to(path).parts[:-1]
        )
        if not files:
            problem = "no scenario files in this folder; their names end in {names}"
            raise BadFile(str(path), 0, problem, "no-scenarios", names=SUFFIXES)
        return files
    if not path.exists():
        raise BadFile(str(path), 0, "no such file or folder", "no-path")
    return [path]


def scenarios_in(path: Path) -> Iterator[Scenario | BadFile]:
    """The scenarios of one file; a scenario that cannot be read comes as its error."""
    try:
        root = read(path)
    except BadFile as error:
        yield error
        return
    yield from scenarios_of(root)


def scenarios_of(root: Node) -> Iterator[Scenario | BadFile]:
    """The scenarios of a parsed file (`root`); a scenario with a mistake comes as its error."""
    entries = root.items() if isinstance(root.value, list) else [root]
    if not entries:
        yield BadFile(root.file, root.line, "expected a scenario, found an empty list", "no-scenario")
    for entry in entries:
        try:
            yield _scenario(entry)
        except BadFile as error:
            yield error


def rule_id(node: Node) -> str:
    """The rule id that a value gives, as `rulebooks` spells it. Raises BadFile: no rule has this id."""
    try:
        return rulebooks.find(node.word()).id
    except rulebooks.UnknownRule as error:
        raise node.wrong(message_of(error)) from None


def _scenario(node: Node) -> Scenario:
    parts = node.mapping(KEYS)
    for key in ("title", "game", "steps"):
        if key not in parts:
            problem = "{name} is missing; a scenario has {names}"
            raise node.wrong(problem, "scenario-key", name=key, names=KEYS)
    game = parts["game"].word()
    known = games.names()
    if game not in known:
        raise parts["game"].wrong(expected(known, repr(game), game))
    steps = parts["steps"].items()
    if len(steps) > sizes.SCRIPT:
        problem = "expected at most {most} steps, found {found}"
        raise parts["steps"].wrong(problem, "steps", most=sizes.SCRIPT, found=len(steps))
    nothing = Node(node.file, node.line, "", {})
    return Scenario(
        file=node.file,
        line=node.line,
        title=parts["title"].word(),
        game=game,
        source=tuple(_sources(parts.get("source"))),
        ruleset=parts.get("ruleset", nothing),
        seed=parts["seed"].whole(0, 2**64 - 1) if "seed" in parts else 1,
        setup=parts.get("setup", nothing),
        steps=tuple(_step(number, step) for number, step in enumerate(steps, 1)),
    )


def _sources(node: Node | None) -> Iterator[str]:
    """The rule ids in `source`, ignoring other words."""
    for item in [] if node is None else node.each():
        for word in item.word().replace(",", " ").split():
            if rule := rulebooks.known(word):
                yield rule.id


def _step(number: int, node: Node) -> Step:
    """Read a step of a script from `node`, a mapping with one verb; `number` is the step's number, from 1.

    Whether the game has this verb is checked later. Raises BadFile: there is not exactly one verb.
    """
    parts = node.mapping()
    verbs = [key for key in parts if key != "because"]
    if len(verbs) != 1 or ("because" in parts and verbs != ["refuse"]):
        found = tuple(parts) or NOTHING
        raise node.wrong(
            "expected one verb in step {number}, found {found}", "one-verb", number=number, found=found
        )
    verb = verbs[0]
    value = parts[verb]
    if "because" in parts and isinstance(value.value, dict):
        value = Node(
            value.file, value.line, value.name, {**value.value, "because": parts["because"]}, keys=value.keys
        )
    return Step(number, verb, value)
