"""A process that measures: reads ``[task, seconds]`` a line, answers with counts, or with what is missing."""

from __future__ import annotations

import contextlib
import importlib
import io
import json
import sys


def main(module: str) -> None:
    tasks = importlib.import_module(f"bench.{module}").TASKS
    for line in sys.stdin:
        name, seconds = json.loads(line)
        answer: dict[str, object]
        with contextlib.redirect_stdout(io.StringIO()):
            try:
                answer = tasks[name](seconds)
            except ImportError as error:
                answer = {"missing": error.name or str(error)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
