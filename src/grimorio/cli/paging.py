"""Long output in a terminal, shown by its pager."""

from __future__ import annotations

import io
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout


@contextmanager
def paged() -> Iterator[None]:
    """Show what is printed inside in the user's pager (`$PAGER`) where it is longer than the terminal.

    Files, pipes and short output are written as always.
    """
    import pydoc

    import typer

    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        yield
        return
    written = io.StringIO()
    with redirect_stdout(written):
        yield
    text = written.getvalue()
    if text.count("\n") < shutil.get_terminal_size().lines:
        typer.echo(text, nl=False)
        return
    os.environ.setdefault("LESS", "FRX")  # what was shown stays on the screen
    pydoc.pager(text)
