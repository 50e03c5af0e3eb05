"""Check a commit message, for the hook of `make hooks`: a short subject, then an empty line."""

from __future__ import annotations

import sys
from pathlib import Path

LONGEST = 72


def problem(message: str) -> str:
    """Return what is wrong with a commit message, as text; "" if nothing is."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    subject = lines[0] if lines else ""
    if not subject.strip():
        return "the commit has no subject"
    if len(subject) > LONGEST:
        return f"the subject has {len(subject)} characters, expected at most {LONGEST}: say why in the body"
    if subject.endswith("."):
        return "the subject ends without a full stop"
    if len(lines) > 1 and lines[1].strip():
        return "an empty line stands between subject and body"
    return ""


def main() -> None:
    """Check the commit message in the file that git gives as argument."""
    if found := problem(Path(sys.argv[1]).read_text(encoding="utf-8")):
        sys.exit(f"commit message: {found}")


if __name__ == "__main__":
    main()
