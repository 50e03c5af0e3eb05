"""`make mutants`: how many small faults in the rules are noticed by the tests that name a rule.

mutmut makes the mutants: a changed operator, number, condition, argument or assignment in a function of
`games/<game>/rules` and `meaning`. A seed draws the sample, which changes little when the code changes, since
each mutant is ranked by a hash of the seed and of itself. Each runs in a forked process (`mutants_worker`),
against the tests that name a rule and enter the changed function, first the one that killed it the last time.
The results are stored in `tests/mutants`. Mutants that behave as the rules do are listed in
`tests/mutants/equivalent.toml` with the reason, and do not count.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
STORE = ROOT / "tests" / "mutants"
GAMES = {"magecraft": 300, "mickey": 300, "live": 300, "magic": 600}
"""The games and how many mutants are drawn of each."""
SEED = 2003


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
        id: eight characters that name the mutant, equal as long as its function does not change there.
    """

    file: str
    function: str
    line: int
    before: str
    after: str
    source: str
    id: str


def files(game: str) -> list[Path]:
    """The modules of a game whose functions are mutated."""
    folder = ROOT / "src" / "grimorio" / "games" / game
    rooms = ("state", "rules", "meaning", "ops")
    parts = [path for room in rooms for path in (*folder.glob(f"{room}/*.py"), *folder.glob(f"{room}.py"))]
    return sorted(path for path in parts if path.name != "__init__.py")


@dataclass(frozen=True)
class Draft:
    """A mutant before its source is written: the syntax tree of its module, and the change in it."""

    path: Path
    code: str
    module: Any
    mutation: Any
    function: str
    id: str

    def written(self) -> Mutant | None:
        """The mutant with its source; None if the changed code reads like the original code."""
        changed = self.module.deep_replace(self.mutation.original_node, self.mutation.mutated_node).code
        difference = _difference(self.code, changed)
        if difference is None:
            return None
        return Mutant(str(self.path.relative_to(ROOT)), self.function, *difference, changed, self.id)


def drafts(path: Path) -> Iterator[Draft]:
    """Every mutant of a module, except those in plain text, annotations, defaults and decorated functions."""
    import libcst
    from mutmut.mutation.file_mutation import create_mutations

    code = path.read_text()
    module, mutations, _, _ = create_mutations(str(path), code)
    names = _functions(module)
    twins: Counter[str] = Counter()
    for mutation in mutations:
        owner, old, new = (
            mutation.contained_by_top_level_function,
            mutation.original_node,
            mutation.mutated_node,
        )
        if owner is None or owner not in names or isinstance(old, libcst.SimpleString):
            continue
        key = "\n".join((path.name, names[owner], module.code_for_node(old), module.code_for_node(new)))
        twins[key] += 1
        id = hashlib.sha256(f"{key}\n{twins[key]}".encode()).hexdigest()[:8]
        yield Draft(path, code, module, mutation, names[owner], id)


def _functions(module: Any) -> dict[Any, str]:
    """The qualified name of each function and method of a module's syntax tree."""
    import libcst

    names: dict[Any, str] = {}
    for node in module.body:
        if isinstance(node, libcst.FunctionDef):
            names[node] = node.name.value
        elif isinstance(node, libcst.ClassDef):
            for member in node.body.body:
                if isinstance(member, libcst.FunctionDef):
                    names[member] = f"{node.name.value}.{member.name.value}"
    return names


def _difference(before: str, after: str) -> tuple[int, str, str] | None:
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


def drawn(game: str, count: int, seed: int, only: list[str]) -> list[Mutant]:
    """The first `count` mutants of a game that the seed draws, or those with the ids of `only`."""
    found = [draft for path in files(game) for draft in drafts(path)]
    found.sort(key=lambda draft: hashlib.sha256(f"{seed} {draft.id}".encode()).digest())
    print(f"{game}: {len(found)} mutants, seed {seed}", flush=True)
    wanted = (draft.written() for draft in found if not only or draft.id in only)
    return list(islice((mutant for mutant in wanted if mutant is not None), len(only) or count))


def equivalent(game: str) -> dict[str, str]:
    """For each mutant that is known to behave as the rules do, by its id, the reason why."""
    path = STORE / "equivalent.toml"
    return dict(tomllib.loads(path.read_text()).get(game, {})) if path.exists() else {}


def killers(game: str) -> dict[str, str]:
    """For each mutant in the stored results, by its id, the test that killed it and will be tried first."""
    stored = stored_results(game)["mutants"]
    return {mutant["id"]: mutant["test"] for mutant in stored if mutant["outcome"] == "killed"}


def stored_results(game: str) -> dict[str, Any]:
    """The stored results of a game's mutants; empty before the first run."""
    path = STORE / f"{game}.json"
    return dict(json.loads(path.read_text())) if path.exists() else {"seed": SEED, "mutants": []}


@dataclass
class Result:
    """The result of one mutant: `killed` by a test, `survived`, or `equivalent`."""

    mutant: Mutant
    outcome: str
    test: str

    def to_json(self) -> dict[str, Any]:
        fields = asdict(self.mutant)
        del fields["source"]
        return {**fields, "outcome": self.outcome, "test": self.test}

    @staticmethod
    def from_json(data: dict[str, Any]) -> Result:
        fields = {name: data[name] for name in ("file", "function", "line", "before", "after", "id")}
        return Result(Mutant(**fields, source=""), data["outcome"], data["test"])


def run(
    game: str, count: int, seed: int, jobs: int, only: list[str], patience: float | None = None
) -> list[Result]:
    """Run the tests against the first `count` mutants that the seed draws, or those with the ids of `only`.

    Args:
        game: the name of the game.
        count: the number of mutants.
        seed: which mutants are drawn.
        jobs: the number of processes.
        only: ids of mutants, or empty.
        patience: processor seconds after which a mutant that no test has noticed counts as having survived.
    """
    same = equivalent(game)
    chosen = drawn(game, count, seed, only)
    tried = [mutant for mutant in chosen if mutant.id not in same]
    first = killers(game)
    lines = "".join(
        json.dumps({**asdict(mutant), "first": first.get(mutant.id), "patience": patience}) + "\n"
        for mutant in tried
    )
    command = [sys.executable, "-m", "tools.mutants_worker", game, str(jobs)]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as worker:
        assert worker.stdin is not None and worker.stdout is not None
        worker.stdin.write(lines)
        worker.stdin.close()
        outcomes: dict[str, tuple[str, str]] = {}
        for line in worker.stdout:
            answer = json.loads(line)
            outcomes[answer["id"]] = answer["outcome"], answer["test"]
            if answer["outcome"] == "survived":
                _show(next(mutant for mutant in tried if mutant.id == answer["id"]), answer["test"])
            else:
                print(f"killed   {answer['id']}  {answer['test']}", flush=True)
    if len(outcomes) < len(tried):
        raise SystemExit(f"{game}: the worker ended after {len(outcomes)} of {len(tried)} mutants")
    return [
        Result(mutant, *(outcomes[mutant.id] if mutant.id not in same else ("equivalent", same[mutant.id])))
        for mutant in chosen
    ]


def _show(mutant: Mutant, tests: str) -> None:
    print(f"survived {mutant.id}  {mutant.file}:{mutant.line} {mutant.function}  ({tests})")
    for sign, text in (("-", mutant.before), ("+", mutant.after)):
        print("\n".join(f"    {sign} {line}" for line in text.splitlines()), flush=True)


def score(results: list[Result]) -> str:
    """The line that says how many mutants the tests killed, of those that differ from the rules."""
    counts = Counter(result.outcome for result in results)
    real = len(results) - counts["equivalent"]
    share = 100 * counts["killed"] / real if real else 100.0
    return f"{counts['killed']} of {real} killed ({share:.1f} %), {counts['equivalent']} equivalent"


def store(game: str, seed: int, results: list[Result]) -> None:
    """Write the results of a game to `tests/mutants/<game>.json`."""
    STORE.mkdir(exist_ok=True)
    page = {"seed": seed, "score": score(results), "mutants": [result.to_json() for result in results]}
    (STORE / f"{game}.json").write_text(json.dumps(page, indent=1, ensure_ascii=False) + "\n")


def store_again(game: str, results: list[Result]) -> None:
    """Replace the stored results of some mutants."""
    stored = {mutant["id"]: Result.from_json(mutant) for mutant in stored_results(game)["mutants"]}
    again = {result.mutant.id: result for result in results if result.mutant.id in stored}
    store(game, stored_results(game)["seed"], list({**stored, **again}.values()))


def main() -> None:
    """Try the mutants of the named games, or of all games, and store the results."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(GAMES)} (default: all)")
    parser.add_argument(
        "--count", type=int, help="how many mutants of each game (default: 300, of Magic 600)"
    )
    parser.add_argument("--seed", type=int, default=SEED, help="draws the sample (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=2, help="processes at once (default: %(default)s)")
    parser.add_argument(
        "--only",
        nargs="+",
        default=[],
        metavar="ID",
        help="try these mutants and store what came of those that are stored",
    )
    parser.add_argument(
        "--patience", type=float, help="seconds until a mutant has survived (default: all of its tests)"
    )
    arguments = parser.parse_args()
    if unknown := set(arguments.games) - set(GAMES):
        parser.error(f"unknown game {', '.join(sorted(unknown))}; expected {', '.join(GAMES)}")
    lines = []
    for game in arguments.games or GAMES:
        count = GAMES[game] if arguments.count is None else arguments.count
        results = run(game, count, arguments.seed, arguments.jobs, arguments.only, arguments.patience)
        if arguments.only:
            store_again(game, results)
        elif arguments.count is None:
            store(game, arguments.seed, results)
        lines.append(f"{game:10} {score(results)}")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
