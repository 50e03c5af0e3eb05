"""`make mutants`: how many small faults in the rules are noticed by the tests that name a rule.

mutmut makes the mutants: a changed operator, number, condition, argument or assignment in a function of
`games/<game>/rules` and `meaning`, and of Magic's `state` and `ops`. A seed draws the sample
(`mutants_drawn`), which stays while its mutants exist, also when functions move to other modules. Each runs
in a forked process (`mutants_worker`), against the tests that name a rule and enter the changed function,
first the one that killed it the last time. The limits are in processor time, so that a busy machine changes
no result. Each result is stored in `tests/mutants` as soon as it is known; `--missing` tries only the
mutants of the sample that have no result for the function as it is now. Mutants that behave as the rules do
are listed in `tests/mutants/equivalent.toml` with the reason, and do not count.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from typing import Any

from tools.mutants_drawn import ROOT, Drawn, Mutant

STORE = ROOT / "tests" / "mutants"
GAMES = {"magecraft": 300, "mickey": 300, "live": 300, "magic": 600}
"""The games and how many mutants are drawn of each."""
SEED = 2003


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
    empty = {"seed": SEED, "functions": [], "mutants": []}
    return dict(json.loads(path.read_text())) if path.exists() else empty


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


def run(game: str, tried: list[Mutant], jobs: int, patience: float | None = None) -> Iterator[Result]:
    """Run the tests against mutants, and give each result as soon as it is known.

    Args:
        game: the name of the game.
        tried: the mutants.
        jobs: the number of processes.
        patience: processor seconds after which a mutant that no test has noticed counts as having survived.
    """
    first = killers(game)
    lines = "".join(
        json.dumps({**asdict(mutant), "first": first.get(mutant.id), "patience": patience}) + "\n"
        for mutant in tried
    )
    command = [sys.executable, "-m", "tools.mutants_worker", game, str(jobs)]
    waiting = {mutant.id: mutant for mutant in tried}
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as worker:
        assert worker.stdin is not None and worker.stdout is not None
        worker.stdin.write(lines)
        worker.stdin.close()
        for line in worker.stdout:
            answer = json.loads(line)
            result = Result(waiting.pop(answer["id"]), answer["outcome"], answer["test"])
            _show(result)
            yield result
    if waiting:
        raise SystemExit(f"{game}: the worker ended before it had tried {len(waiting)} mutants")


def _show(result: Result) -> None:
    mutant = result.mutant
    if result.outcome == "killed":
        print(f"killed   {mutant.id}  {result.test}", flush=True)
        return
    print(f"survived {mutant.id}  {mutant.file}:{mutant.line} {mutant.function}  ({result.test})")
    for sign, text in (("-", mutant.before), ("+", mutant.after)):
        print("\n".join(f"    {sign} {line}" for line in text.splitlines()), flush=True)


def score(results: list[Result]) -> str:
    """The line that says how many mutants the tests killed, of those that differ from the rules."""
    counts = Counter(result.outcome for result in results)
    real = len(results) - counts["equivalent"]
    share = 100 * counts["killed"] / real if real else 100.0
    return f"{counts['killed']} of {real} killed ({share:.1f} %), {counts['equivalent']} equivalent"


class Page:
    """The results of a game's sample in `tests/mutants/<game>.json`.

    Attributes:
        sample: the mutants that are drawn of today's code.
        functions: the names of the functions that they were drawn from.
        results: the results of those mutants that have been tried, by id; one for code that has changed since
            stays until the mutant is tried again.
    """

    def __init__(self, game: str, seed: int, sample: list[Mutant], functions: list[str]) -> None:
        self.game, self.seed, self.sample, self.functions = game, seed, sample, functions
        self.results: dict[str, Result] = {}
        stored = {result["id"]: result for result in stored_results(game)["mutants"]}
        same = equivalent(game)
        for mutant in sample:
            if mutant.id in same:
                self.results[mutant.id] = Result(mutant, "equivalent", same[mutant.id])
            elif mutant.id in stored and stored[mutant.id]["outcome"] != "equivalent":
                result = stored[mutant.id]
                then = replace(mutant, code=result["code"])
                self.results[mutant.id] = Result(then, result["outcome"], result["test"])

    def missing(self) -> list[Mutant]:
        """The mutants of the sample that have no result for the function as it is now."""
        return [
            mutant
            for mutant in self.sample
            if mutant.id not in self.results or self.results[mutant.id].mutant.code != mutant.code
        ]

    def add(self, result: Result) -> None:
        """Store the result of a mutant, if it belongs to the sample."""
        if any(mutant.id == result.mutant.id for mutant in self.sample):
            self.results[result.mutant.id] = result
            self.store()

    def store(self) -> None:
        """Write the results to the file of the game, in the order of the sample."""
        STORE.mkdir(exist_ok=True)
        results = [self.results[mutant.id] for mutant in self.sample if mutant.id in self.results]
        page = {
            "seed": self.seed,
            "score": score(results),
            "functions": self.functions,
            "mutants": [result.to_json() for result in results],
        }
        (STORE / f"{self.game}.json").write_text(json.dumps(page, indent=1, ensure_ascii=False) + "\n")


def main() -> None:
    """Try the mutants of the named games, or of all games, and store the results."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(GAMES)} (default: all)")
    parser.add_argument("--count", type=int, help="try at most so many mutants of each game (default: all)")
    parser.add_argument("--jobs", type=int, default=2, help="processes at once (default: %(default)s)")
    chosen = parser.add_mutually_exclusive_group()
    chosen.add_argument("--only", nargs="+", default=[], metavar="ID", help="try these mutants alone")
    chosen.add_argument(
        "--missing", action="store_true", help="try those without a result for the code as it is now"
    )
    parser.add_argument(
        "--patience", type=float, help="seconds until a mutant has survived (default: all of its tests)"
    )
    arguments = parser.parse_args()
    if unknown := set(arguments.games) - set(GAMES):
        parser.error(f"unknown game {', '.join(sorted(unknown))}; expected {', '.join(GAMES)}")
    lines = []
    for game in arguments.games or GAMES:
        all_mutants, stored = Drawn(game, SEED), stored_results(game)
        before = [mutant["id"] for mutant in stored["mutants"]]
        sample = all_mutants.sample(GAMES[game], before, stored["functions"])
        page = Page(game, SEED, sample, all_mutants.functions)
        count = len(page.sample) if arguments.count is None else arguments.count
        tried = page.missing() if arguments.missing else page.sample
        if arguments.only:
            tried = all_mutants.named(arguments.only)
        same = equivalent(game)
        tried = [mutant for mutant in tried if mutant.id not in same][:count]
        print(f"{game}: {len(tried)} mutants to try", flush=True)
        for result in run(game, tried, arguments.jobs, arguments.patience) if tried else ():
            page.add(result)
        page.store()
        lines.append(
            f"{game:10} {score(list(page.results.values()))}, {len(page.missing())} without a result"
        )
    print("\n".join(lines))


if __name__ == "__main__":
    main()
