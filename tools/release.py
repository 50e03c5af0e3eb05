"""`make release VERSION=1.2.3`: prepare version, changelog, checks and wheels of a release.

The release is then ready to be tagged; nothing is pushed or published. The commit and the tag are made last,
so that after a failure `git checkout .` restores all files.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "grimorio" / "__init__.py"
CHANGELOG = ROOT / "CHANGELOG.md"
VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)")
HEADING = "## Unreleased\n"


class NoRelease(ValueError):
    """A release cannot be made; the message says why."""


def parsed(version: str) -> tuple[int, ...]:
    """The numbers of a version. Raises NoRelease: the text is not a version."""
    if not (match := VERSION.fullmatch(version)):
        raise NoRelease(f"expected a version such as 1.2.3, found {version!r}")
    return tuple(map(int, match.groups()))


def with_version(source: str, version: str) -> str:
    """The source of the package with a new version. Raises NoRelease: it is not above the present one."""
    stands = re.search(r'__version__ = "(.+)"', source)
    if stands is None:
        raise NoRelease(f"{SOURCE.name} has no __version__")
    if parsed(version) <= parsed(stands[1]):
        raise NoRelease(f"version {version} is not above {stands[1]}")
    return source.replace(stands[0], f'__version__ = "{version}"')


def with_heading(changelog: str, version: str, day: date) -> str:
    """The changelog with the unreleased changes under the version. Raises NoRelease: there are none."""
    before, found, rest = changelog.partition(HEADING)
    unreleased = rest.partition("\n## ")[0]
    if not found or "\n- " not in unreleased:
        raise NoRelease(f"{CHANGELOG.name}: nothing stands under {HEADING.strip()!r}")
    return f"{before}{HEADING}\n## {version} ({day.isoformat()})\n{rest}"


def run(*command: str) -> None:
    """Run a command. Raises NoRelease: the command failed."""
    print("+", *command, flush=True)
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        raise NoRelease(f"{' '.join(command)} failed")


def release(version: str) -> None:
    """Prepare the release of a version. Raises NoRelease: it cannot be made."""
    status = subprocess.run(
        ["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    if status.stdout.strip():
        raise NoRelease("there are changes that are not committed")
    source = with_version(SOURCE.read_text(), version)
    changelog = with_heading(CHANGELOG.read_text(), version, date.today())
    SOURCE.write_text(source)
    CHANGELOG.write_text(changelog)
    run("make", "check", "test")
    run(sys.executable, "-m", "hatchling", "build", "--directory", "dist")
    run("git", "commit", "--quiet", "--all", "--message", f"Release {version}")
    run("git", "tag", "--annotate", f"v{version}", "--message", f"Grimorio {version}")
    print(f"Release {version} is committed and tagged; its files are in dist/. Look at them, then push.")


def main() -> None:
    """Make the release with the version given on the command line."""
    parser = argparse.ArgumentParser(
        prog="make release VERSION=1.2.3", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("version", help="such as 1.2.3, above the one that stands")
    try:
        release(parser.parse_args().version)
    except NoRelease as error:
        sys.exit(f"no release: {error}")


if __name__ == "__main__":
    main()
