"""Bundle the page's modules into few files, without changing their code.

The sources are plain ES modules. A bundle holds each of them as a function that runs once, when a module
first needs it: its imports are the arguments, its exports the return value. Line breaks are kept, so that a
source map needs only a few bytes for each line. `BundleError` names what cannot be bundled, such as modules
that import each other in a circle.
"""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

MORE: Final = "more.js"
"""The bundle with the modules of all pages but the lobby that are no game's own."""

RUNTIME: Final = """\
const parts = new Map();
const made = new Map();
const root = new URL(".", import.meta.url).href;
const elsewhere = %s;
const sheets = new Map();
globalThis.grimorio = {
  sheets,
  sheet: (path, text) => sheets.set(root + path, text),
  part: (path, uses, run) => parts.set(path, { uses, run }),
};
async function make(path) {
  if (!parts.has(path)) await import(root + elsewhere[path]);
  const { uses, run } = parts.get(path);
  const needed = [];
  for (const use of uses) needed.push(await need(use));
  return run(...needed, (from) => need(new URL(from, root + path).href.slice(root.length)), root + path);
}
function need(path) {
  if (!made.has(path)) made.set(path, make(path).catch((problem) => { made.delete(path); throw problem; }));
  return made.get(path);
}
"""
"""The code that keeps modules, runs each when it is first needed, and fetches other bundles.

In this code, `elsewhere` gives the bundle of each module that is not in the same bundle.
"""

_FROM: Final = r'"(?P<path>\.[^"]+)"(?: with { type: "json" })?;?'
_IMPORT: Final = re.compile(rf"^import\s+(?:(?P<names>[\w\s{{}},*$]+?)\s+from\s+)?{_FROM}", re.M)
_PASSED_ON: Final = re.compile(rf"^export\s*{{(?P<names>[^}}]*)}}\s*from\s*{_FROM}", re.M)
_LISTED: Final = re.compile(r"(?:^|(?<=;))export\s*{(?P<names>[^}]*)};?", re.M)
_DECLARED: Final = re.compile(r"^export (?=(?:async )?function\s*\*?\s*(\w+)|(?:class|const) (\w+))", re.M)
_DEFAULT: Final = re.compile(r"^export default ", re.M)
_LEFT: Final = re.compile(r"^(?:import|export)\b.*", re.M)
_SHEET: Final = re.compile(r'new URL\("([^"]+\.css)", import\.meta\.url\)')
_LOADED: Final = re.compile(r"\bimport\(")
_BASE64: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


class BundleError(ValueError):
    """A module cannot be bundled; the message says which, where and why."""


@dataclass(frozen=True)
class Part:
    """A module as a function.

    `code` is the function; `uses` are the paths of the modules that are its arguments, in order.
    """

    uses: tuple[str, ...]
    code: str


def _beside(path: str, relative: str) -> str:
    """The path that the address `relative`, inside the module `path`, refers to.

    Example: `../lib.js` in `ui/top.js` is `lib.js`.
    """
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), relative))


def _pairs(names: str) -> Iterator[tuple[str, str]]:
    """The names between braces, such as `a, b as c`, as pairs of original and local name."""
    for name in filter(None, (name.strip() for name in names.split(","))):
        first, _, second = name.partition(" as ")
        yield first, second or first


def _taken(names: str | None) -> str | None:
    """The parameter for the imported names in a module's function, such as `{ a: b }` for `{ a as b }`.

    `names` is what stands between `import` and `from`, or None. Returns None for an unknown form of import.
    """
    if not names:
        return "{}"
    if names.startswith("* as "):
        return names.removeprefix("* as ")
    if names.startswith("{") and names.endswith("}"):
        return "{ " + ", ".join(f"{a}: {b}" if a != b else a for a, b in _pairs(names[1:-1])) + " }"
    return f"{{ default: {names} }}" if names.isidentifier() else None


class _Module:
    """A module that is being turned into a function.

    Attributes:
        path: its path, such as `ui/top.js`.
        uses: the paths of the modules that it imports from, in their order in the source.
        taken: the parameter of the function for each of them.
        given: the exported names, each with the expression for its value.
    """

    def __init__(self, path: str) -> None:
        self.path = path
        self.uses: list[str] = []
        self.taken: list[str] = []
        self.given: dict[str, str] = {}

    def use(self, statement: re.Match[str], parameter: str) -> str:
        """Take a parameter for an import; return what stands instead of it in the code: its empty lines."""
        self.uses.append(_beside(self.path, statement["path"]))
        self.taken.append(parameter)
        return "\n" * statement[0].count("\n")

    def imported(self, statement: re.Match[str]) -> str:
        """Take the parameter for `import … from …`, or leave the statement if its form is not known."""
        parameter = _taken(statement["names"])
        return statement[0] if parameter is None else self.use(statement, parameter)

    def passed_on(self, statement: re.Match[str]) -> str:
        """Note what `export … from …` exports of another module."""
        parameter = f"$from{len(self.uses)}"
        self.given.update((name, f"{parameter}.{inside}") for inside, name in _pairs(statement["names"]))
        return self.use(statement, parameter)

    def listed(self, statement: re.Match[str]) -> str:
        """Note what `export { … }` exports."""
        self.given.update((name, inside) for inside, name in _pairs(statement["names"]))
        return "\n" * statement[0].count("\n")

    def declared(self, statement: re.Match[str]) -> str:
        """Note what `export` before a declaration exports, and leave the declaration."""
        name = statement[1] or statement[2]
        self.given[name] = name
        return ""

    def default(self, _: re.Match[str]) -> str:
        """Note what `export default` exports, and give it a name."""
        self.given["default"] = "$default"
        return "const $default = "

    def function(self, code: str) -> str:
        """The function around the module's code without imports and exports."""
        results = ", ".join(
            name if name == value else f"{name}: {value}" for name, value in self.given.items()
        )
        head = f"async ({', '.join([*self.taken, '$load', '$url'])}) => {{"
        return f"{head}\n{code.rstrip()}\nreturn {{ {results} }};\n}}"


@lru_cache(maxsize=1000)
def part(path: str, text: str) -> Part:
    """Turn a module into a function; one that has not changed is only looked up.

    Args:
        path: its path, such as `ui/top.js`.
        text: its source.

    Raises:
        BundleError: it imports or exports in a form that cannot be bundled.
    """
    module = _Module(path)
    code = text
    for form, packed in (
        (_IMPORT, module.imported),
        (_PASSED_ON, module.passed_on),
        (_LISTED, module.listed),
        (_DECLARED, module.declared),
        (_DEFAULT, module.default),
    ):
        code = form.sub(packed, code)
    if left := _LEFT.search(code):
        line = code.count("\n", 0, left.start()) + 1
        raise BundleError(f"{path}:{line}: expected an import or export that bundles know, found {left[0]!r}")
    code = _LOADED.sub("$load(", code).replace("import.meta.url", "$url")
    return Part(tuple(module.uses), module.function(code))


def closure(path: str, parts: Mapping[str, Part]) -> list[str]:
    """The paths of the module `path` and of all modules that it needs; `parts` has all modules by path.

    Each module comes after those that it needs itself.

    Raises:
        BundleError: a module is missing, or modules need each other in a circle.
    """
    order: dict[str, None] = {}
    entered: list[str] = []

    def enter(path: str) -> None:
        if path in order:
            return
        if path in entered:
            raise BundleError(f"modules in a circle: {' → '.join([*entered[entered.index(path) :], path])}")
        if path not in parts:
            raise BundleError(f"{entered[-1] if entered else 'the page'} needs {path}, which is not there")
        entered.append(path)
        for used in parts[path].uses:
            enter(used)
        entered.pop()
        order[path] = None

    enter(path)
    return list(order)


def _number(value: int) -> str:
    """`value` in the base 64 of source maps, with the sign as the last bit of the first digit."""
    value = value << 1 if value >= 0 else (-value << 1) | 1
    digits = ""
    while True:
        value, digit = value >> 5, value & 31
        digits += _BASE64[digit | (32 if value else 0)]
        if not value:
            return digits


class Bundle:
    """A file of modules and style sheets, written part by part.

    Args:
        name: its file name, such as `magic.js`.
        head: the code before everything else.
    """

    def __init__(self, name: str, head: str = "") -> None:
        self.name = name
        self.pieces = [head]
        self.lines: list[str] = [""] * head.count("\n")
        self.sources: list[str] = []
        self.line = 0

    def add(self, path: str, part: Part) -> None:
        """Add a module, given by its path, to the bundle."""
        call = f"grimorio.part({json.dumps(path)}, {json.dumps(part.uses)}, "
        self.pieces.append(f"{call}{part.code});\n")
        count = part.code.count("\n") - 2  # its own lines: without the first and the last two
        first = f"A{_number(1 if self.sources else 0)}{_number(-self.line)}A"
        self.lines += ["", first, *["AACA"] * (count - 1), "", ""]
        self.line = count - 1
        self.sources.append(path)

    def style(self, path: str, text: str) -> None:
        """Add a style sheet, given by its path and its text, to the bundle."""
        self.pieces.append(f"grimorio.sheet({json.dumps(path)}, {json.dumps(text)});\n")
        self.lines.append("")

    def text(self, tail: str = "") -> str:
        """The content of the file; `tail` is the code at its end."""
        return "".join([*self.pieces, tail, f"//# sourceMappingURL={self.name}.map\n"])

    def map(self, root: str) -> str:
        """The file's source map; the sources are under the address `root`, such as `/static/`."""
        sources = [root + path for path in self.sources]
        return json.dumps({"version": 3, "sources": sources, "names": [], "mappings": ";".join(self.lines)})


def packed(entry: str, texts: Mapping[str, str], sheets: Mapping[str, str], root: str) -> dict[str, str]:
    """Bundle modules and style sheets into few files.

    All modules that the first module needs are in a file of its name. The others are loaded when they are
    needed: each folder of `games/` is one file, such as `magic.js`, and all others are `more.js`.

    Args:
        entry: the first module, `app.js`.
        texts: all modules by path.
        sheets: the style sheets that modules need, by path.
        root: the address of the sources, for the source maps.

    Returns:
        The files by name, each with its map: `app.js`, `app.js.map`, …

    Raises:
        BundleError: a module cannot be bundled.
    """
    parts = {path: part(path, text) for path, text in texts.items()}
    first = closure(entry, parts)
    places = {path: _place(path) for path in [*texts, *sheets]}
    for path in first:
        worn = (_beside(path, sheet) for sheet in _SHEET.findall(texts[path]))
        places |= dict.fromkeys([path, *worn], entry)
    order = dict.fromkeys(used for path in [entry, *sorted(texts)] for used in closure(path, parts))
    elsewhere = {path: places[path] for path in order if places[path] != entry}
    bundles = {name: Bundle(name) for name in sorted(set(elsewhere.values()))}
    bundles[entry] = Bundle(entry, RUNTIME % json.dumps(elsewhere))
    for path in sorted(sheets):
        bundles[places[path]].style(path, sheets[path])
    for path in order:
        bundles[places[path]].add(path, parts[path])
    files = {}
    for name, bundle in bundles.items():
        files[name] = bundle.text(f"await need({json.dumps(entry)});\n" if name == entry else "")
        files[f"{name}.map"] = bundle.map(root)
    return files


def _place(path: str) -> str:
    """The file name of the bundle with the module or style sheet `path`, which is not needed at once."""
    parts = path.split("/")
    return f"{parts[1]}.js" if parts[0] == "games" and len(parts) > 2 else MORE
