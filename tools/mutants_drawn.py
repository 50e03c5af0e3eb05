"""The mutants of a game: which there are, what each is called, and which of them a seed draws.

The id of a mutant depends on its function's name and the changed code alone: not on the module, docstrings,
annotations, line breaks, or the `NewType` that a value is given. The list of a module's mutants is kept in
`build/mutants` until it changes.
"""

from __future__ import annotations

import ast
import hashlib
import json
import re
import types
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / "build" / "mutants"
"""The folder of the lists of mutants, one file for each text of a module."""


@dataclass(frozen=True)
class Mutant:
    """One small fault in one function.

    Attributes:
        file: the module, relative to the project's root.
        function: its qualified name, such as `Challenge.offered`.
        line: where the changed statement begins, counted from 1.
        before: the changed lines as they stand.
        after: the same lines with the fault.
        source: the whole module with the fault; empty in stored results.
        id: eight characters that name the mutant, equal as long as the changed code stays the same.
        code: eight characters that change with the function's code; a result counts for this code alone.
    """

    file: str
    function: str
    line: int
    before: str
    after: str
    source: str
    id: str
    code: str


def files(game: str) -> list[Path]:
    """The modules of a game whose functions are mutated."""
    folder = ROOT / "src" / "grimorio" / "games" / game
    rooms = ("state", "rules", "meaning", "ops")
    parts = [path for room in rooms for path in (*folder.glob(f"{room}/*.py"), *folder.glob(f"{room}.py"))]
    return sorted(path for path in parts if path.name != "__init__.py")


class Module:
    """The mutants of one module, except those in plain text, annotations, defaults and decorated functions.

    Attributes:
        name: the path of the module, relative to the project's root.
        text: its source.
        ids: for each mutant, by its id, the qualified name of its function.
    """

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text
        digest = hashlib.sha256(
            Path(__file__).read_bytes() + f"{_version()}\n{name}\n{text}".encode()
        ).hexdigest()
        self._kept = CACHE / f"{digest[:32]}.json"
        if self._kept.exists():
            page = json.loads(self._kept.read_text())
        else:
            page = {"ids": {id: function for id, (function, _) in self._mutations.items()}, "written": {}}
        self.ids: dict[str, str] = page["ids"]
        self._written: dict[str, tuple[int, str, str] | None] = page["written"]

    def keep(self) -> None:
        """Store the list of mutants, and the text of those that were asked for, for the next run."""
        CACHE.mkdir(parents=True, exist_ok=True)
        self._kept.write_text(json.dumps({"ids": self.ids, "written": self._written}))

    def mutant(self, id: str) -> Mutant | None:
        """The mutant with this id; None if the changed code reads or compiles like the original code."""
        if id not in self._written:
            self._written[id] = self._change(id)
        change = self._written[id]
        if change is None:
            return None
        line, before, after = change
        return Mutant(self.name, self.ids[id], line, before, after, self._with(*change), id, self.code(id))

    def code(self, id: str) -> str:
        """Eight characters for the code of the function that a mutant changes."""
        return self._functions[self.ids[id]][0]

    def _change(self, id: str) -> tuple[int, str, str] | None:
        """The first changed line of a mutant, and the changed lines without and with the fault."""
        function, mutation = self._mutations[id]
        owner = mutation.contained_by_top_level_function.with_changes(leading_lines=())
        faulty = owner.deep_replace(mutation.original_node, mutation.mutated_node)
        texts = [self._tree[0].code_for_node(node) for node in (owner, faulty)]
        change = difference(*texts)
        if change is None or compiled(texts[0]) == compiled(texts[1]):
            return None
        start, indent = self._functions[function][1], "    " if "." in function else ""
        before, after = (re.sub("^(?=.)", indent, text, flags=re.MULTILINE) for text in change[1:])
        return start + change[0] - 1, before, after

    def _with(self, line: int, before: str, after: str) -> str:
        """The source in which the lines `after` stand instead of the lines `before`, from `line` on."""
        lines = self.text.splitlines()
        count = len(before.splitlines())
        return "\n".join([*lines[: line - 1], *after.splitlines(), *lines[line - 1 + count :]]) + "\n"

    @cached_property
    def _functions(self) -> dict[str, tuple[str, int]]:
        return functions(self.text)

    @cached_property
    def _tree(self) -> tuple[Any, Any]:
        """The syntax tree of the module, and the mutations that mutmut finds in it."""
        from mutmut.mutation.file_mutation import create_mutations

        found: tuple[Any, Any] = create_mutations(self.name, self.text)[:2]
        return found

    @cached_property
    def _mutations(self) -> dict[str, tuple[str, Any]]:
        """For each mutant, by its id, its function and its change of the syntax tree."""
        import libcst

        module, mutations = self._tree
        names = dict(_nodes(module))
        twins: Counter[str] = Counter()
        named: dict[str, tuple[str, Any]] = {}
        for mutation in mutations:
            owner, old = mutation.contained_by_top_level_function, mutation.original_node
            if owner is None or owner not in names or isinstance(old, libcst.SimpleString):
                continue
            change = (bare(module.code_for_node(node)) for node in (old, mutation.mutated_node))
            key = "\n".join((names[owner], *change))
            twins[key] += 1
            named[_short(f"{key}\n{twins[key]}")] = names[owner], mutation
        return named


def compiled(function: str) -> types.CodeType:
    """The code that Python makes of the text of one function."""
    constants = compile(function, "", "exec", dont_inherit=True).co_consts
    return next(constant for constant in constants if isinstance(constant, types.CodeType))


def functions(text: str) -> dict[str, tuple[str, int]]:
    """Eight characters for the code, and the line, of each function and method, by its qualified name."""
    found: dict[str, tuple[str, int]] = {}
    for node in ast.parse(text).body:
        members = node.body if isinstance(node, ast.ClassDef) else [node]
        owner = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
        for member in members:
            if isinstance(member, ast.FunctionDef):
                line, code = member.lineno, ast.dump(_Bare().visit(member))
                found[owner + member.name] = _short(code), line
    return found


def _nodes(module: Any) -> Iterator[tuple[Any, str]]:
    """The functions and methods of a module's syntax tree, with their qualified names."""
    import libcst

    for node in module.body:
        if isinstance(node, libcst.FunctionDef):
            yield node, node.name.value
        elif isinstance(node, libcst.ClassDef):
            for member in node.body.body:
                if isinstance(member, libcst.FunctionDef):
                    yield member, f"{node.name.value}.{member.name.value}"


def _short(text: str) -> str:
    """Eight characters that stand for a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def _version() -> str:
    """The version of mutmut, which says what mutants there are."""
    from importlib.metadata import version

    return version("mutmut")


@cache
def _new_types() -> re.Pattern[str]:
    """Finds the calls of the project's `NewType`s, which give back what they are given."""
    sources = (path.read_text() for path in sorted((ROOT / "src").rglob("*.py")))
    names = {name for text in sources for name in re.findall(r"^(\w+) = NewType\(", text, re.MULTILINE)}
    return re.compile(rf"(?<![\w.])(?:{'|'.join(sorted(names))})\(([^()]*(?:\([^()]*\)[^()]*)*)\)")


def bare(code: str) -> str:
    """The code of a node without line breaks, `NewType`s, and the annotation of an assignment."""
    text = code
    if "\n" in code:
        for pattern, shorter in ((r"\s+", " "), (r"(?<=[(\[{]) | (?=[)\]}])", ""), (r",(?=[)\]}])", "")):
            text = re.sub(pattern, shorter, text)
    shorter = _new_types().sub(r"\1", text)
    while shorter != text:
        text, shorter = shorter, _new_types().sub(r"\1", shorter)
    return re.sub(r"^([\w.]+): [^={]*?(?= = )", r"\1", text)


class _Bare(ast.NodeTransformer):
    """Takes docstrings, annotations and `NewType`s out of a function."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self.generic_visit(node)
        node.returns = None
        if ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:]
        return node

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        self.generic_visit(node)
        return None if node.value is None else ast.Assign([node.target], node.value, lineno=node.lineno)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        plain = _new_types().fullmatch(f"{ast.unparse(node.func)}()") and len(node.args) == 1
        return node.args[0] if plain else node


def difference(before: str, after: str) -> tuple[int, str, str] | None:
    """The first changed line, counted from 1, and the changed lines of both; None where nothing changed."""
    old, new = before.splitlines(), after.splitlines()
    if old == new:
        return None
    start = 0
    while start < min(len(old), len(new)) and old[start] == new[start]:
        start += 1
    end = 0
    while end < min(len(old), len(new)) - start and old[-1 - end] == new[-1 - end]:
        end += 1
    return start + 1, "\n".join(old[start : len(old) - end]), "\n".join(new[start : len(new) - end])


class Drawn:
    """The mutants of a game, and the sample of them.

    A sample stays as it was drawn while its mutants exist. Of the functions that came since, the seed takes
    the share that it took of the others, and it fills the places of mutants that are gone.

    Attributes:
        functions: the qualified names of all functions that have mutants, in order.
    """

    def __init__(self, game: str, seed: int) -> None:
        self.game, self.seed = game, seed
        modules = [Module(str(path.relative_to(ROOT)), path.read_text()) for path in files(game)]
        self._modules, self._found = modules, identified(modules)
        self.functions = sorted({module.ids[id] for module, id in self._found.values()})

    def sample(self, count: int, before: list[str], known: list[str]) -> list[Mutant]:
        """Up to `count` mutants, in the order of their ranks.

        Args:
            count: how many.
            before: the ids of the sample until now, of which those that exist come first.
            known: the functions there were when `before` was drawn.
        """
        ranked = sorted(self._found, key=self._rank)
        share, kept, old = count / max(1, len(ranked)), set(before), set(known)
        first: list[str] = []
        last: list[str] = []
        for id in ranked:
            module, inner = self._found[id]
            new = module.ids[inner] not in old and int(self._rank(id)[:12], 16) < share * 16**12
            (first if id in kept or (kept and new) else last).append(id)
        chosen = [mutant for _, mutant in zip(range(count), self._written([*first, *last]), strict=False)]
        self._keep()
        return sorted(chosen, key=lambda mutant: self._rank(mutant.id))

    def named(self, ids: list[str]) -> list[Mutant]:
        """The mutants with these ids, of those that exist."""
        mutants = list(self._written([id for id in ids if id in self._found]))
        self._keep()
        return mutants

    def _rank(self, id: str) -> str:
        return hashlib.sha256(f"{self.seed} {id}".encode()).hexdigest()

    def _written(self, ids: list[str]) -> Iterator[Mutant]:
        """The mutants with these ids, except those whose code reads like the original code."""
        for id in ids:
            module, inner = self._found[id]
            if mutant := module.mutant(inner):
                yield replace(mutant, id=id)

    def _keep(self) -> None:
        for module in self._modules:
            module.keep()


def identified(modules: list[Module]) -> dict[str, tuple[Module, str]]:
    """For each mutant, by an id that no other has, its module and its id there.

    Where functions of two modules share a name, the order of their code tells their mutants apart.
    """
    alike: dict[str, list[Module]] = {}
    for module in modules:
        for id in module.ids:
            alike.setdefault(id, []).append(module)
    found: dict[str, tuple[Module, str]] = {}
    for id, owners in alike.items():
        ordered = sorted(owners, key=lambda module: module.code(id)) if len(owners) > 1 else owners
        for number, module in enumerate(ordered):
            found[_short(f"{id}\n{number}") if number else id] = module, id
    return found
