"""The mutants of a game: which there are, what each is called, and which of them a seed draws.

The id of a mutant depends on the changed code alone: not on docstrings, annotations, line breaks, or the
`NewType` that a value is given. The list of a module's mutants is kept in `build/mutants` until it changes.
"""

from __future__ import annotations

import ast
import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
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
        """The mutant with this id; None if the changed code reads like the original code."""
        if id not in self._written:
            self._written[id] = self._change(id)
        change = self._written[id]
        if change is None:
            return None
        line, before, after = change
        function = self.ids[id]
        code = self._functions[function][0]
        return Mutant(self.name, function, line, before, after, self._with(*change), id, code)

    def _change(self, id: str) -> tuple[int, str, str] | None:
        """The first changed line of a mutant, and the changed lines without and with the fault."""
        function, mutation = self._mutations[id]
        owner = mutation.contained_by_top_level_function.with_changes(leading_lines=())
        faulty = owner.deep_replace(mutation.original_node, mutation.mutated_node)
        change = difference(*(self._tree[0].code_for_node(node) for node in (owner, faulty)))
        if change is None:
            return None
        start, indent = self._functions[function][1], "    " if "." in function else ""
        line, *texts = change
        before, after = (re.sub("^(?=.)", indent, text, flags=re.MULTILINE) for text in texts)
        return start + line - 1, before, after

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
            key = "\n".join((Path(self.name).name, names[owner], *change))
            twins[key] += 1
            named[hashlib.sha256(f"{key}\n{twins[key]}".encode()).hexdigest()[:8]] = names[owner], mutation
        return named


def functions(text: str) -> dict[str, tuple[str, int]]:
    """Eight characters for the code, and the line, of each function and method, by its qualified name."""
    found: dict[str, tuple[str, int]] = {}
    for node in ast.parse(text).body:
        members = node.body if isinstance(node, ast.ClassDef) else [node]
        owner = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
        for member in members:
            if isinstance(member, ast.FunctionDef):
                line, code = member.lineno, ast.dump(_Bare().visit(member))
                found[owner + member.name] = hashlib.sha256(code.encode()).hexdigest()[:8], line
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


def drawn(game: str, count: int, seed: int, only: list[str] | None = None) -> list[Mutant]:
    """The first `count` mutants of a game that the seed draws, or those with the ids of `only`."""
    modules = [Module(str(path.relative_to(ROOT)), path.read_text()) for path in files(game)]
    found = [(id, module) for module in modules for id in module.ids]
    found.sort(key=lambda pair: hashlib.sha256(f"{seed} {pair[0]}".encode()).digest())
    mutants: list[Mutant] = []
    for id, module in found:
        if len(mutants) == (len(only) if only else count):
            break
        if not only or id in only:
            mutant = module.mutant(id)
            mutants += [mutant] if mutant else []
    for module in modules:
        module.keep()
    print(f"{game}: {len(found)} mutants, seed {seed}", flush=True)
    return mutants
