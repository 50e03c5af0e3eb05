"""`make docs`: write the generated pages and tables again, with the `main()` of every `tools/docs_*.py`."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path


def main(wanted: list[str]) -> int:
    """Write all generated pages, or only the named ones (`python -m tools.docs rules`).

    Returns the exit code.
    """
    names = sorted(path.stem.removeprefix("docs_") for path in Path(__file__).parent.glob("docs_*.py"))
    if unknown := set(wanted) - set(names):
        print(f"no page {', '.join(sorted(unknown))}: there are {', '.join(names)}")
        return 1
    for name in wanted or names:
        print(f"docs: {name}", flush=True)
        importlib.import_module(f"tools.docs_{name}").main()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
