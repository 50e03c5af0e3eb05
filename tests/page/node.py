"""Node, which comes with Playwright: it runs the page's modules without a browser."""

from __future__ import annotations

import itertools
import json
import subprocess
from pathlib import Path
from typing import Any

from playwright._impl._driver import compute_driver_executable

HERE = Path(__file__).parent
NODE = compute_driver_executable()[0]
COMMAND = [NODE, "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON"]


class Node:
    """A process that calls functions of the page's modules; its document, `dom.mjs`, has no layout."""

    def __init__(self) -> None:
        self.numbers = itertools.count()
        self.process = subprocess.Popen(
            [*COMMAND, str(HERE / "harness.mjs")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def _ask(self, **asked: Any) -> Any:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps({"id": next(self.numbers), **asked}) + "\n")
        self.process.stdin.flush()
        said = json.loads(self.process.stdout.readline())
        assert "error" not in said, said["error"]
        return said["value"]

    def call(self, path: str, name: str, *args: Any) -> Any:
        """Call a function of a module and return its result, or return a value that the module exports."""
        return self._ask(path=path, name=name, args=args)

    def run(self, code: str, arg: Any = None) -> Any:
        """The result of a function given as source text, in which `part("ui/log.js")` imports a module."""
        return self._ask(code=code, arg=arg)

    def answer(self, path: str, data: Any) -> None:
        """Set the server's answer to a request."""
        self._ask(answer=path, text=json.dumps(data))

    def close(self) -> None:
        with self.process:
            assert self.process.stdin is not None
            self.process.stdin.close()
