"""`make release` and the hook for commit messages."""

from __future__ import annotations

from datetime import date

import pytest

from tools import release, subject

LOG = "# Changelog\n\n## Unreleased\n\n### Added\n- A thing.\n\n## 0.1.0 (2026-01-01)\n- The first.\n"


def test_the_version_goes_up() -> None:
    assert release.with_version('__version__ = "0.9.9"\n', "0.10.0") == '__version__ = "0.10.0"\n'


@pytest.mark.parametrize("version", ["0.9.9", "0.9.8", "1.0", "v1.0.0", ""])
def test_other_versions_are_refused(version: str) -> None:
    with pytest.raises(release.NoRelease):
        release.with_version('__version__ = "0.9.9"\n', version)


def test_what_is_unreleased_gets_the_version() -> None:
    log = release.with_heading(LOG, "0.2.0", date(2026, 2, 3))
    assert "## Unreleased\n\n## 0.2.0 (2026-02-03)\n\n### Added\n- A thing.\n\n## 0.1.0" in log
    with pytest.raises(release.NoRelease, match="nothing stands"):
        release.with_heading(log, "0.3.0", date(2026, 2, 4))


def test_the_changelog_that_stands_can_be_released() -> None:
    assert "## 99.0.0 (2026-02-03)" in release.with_heading(
        release.CHANGELOG.read_text(), "99.0.0", date(2026, 2, 3)
    )
    assert '"99.0.0"' in release.with_version(release.SOURCE.read_text(), "99.0.0")


@pytest.mark.parametrize(
    ("message", "wrong"),
    [
        ("Refuse a list of more attackers\n\nThe judge looked for each.\n", ""),
        ("# a comment\nRefuse a list\n", ""),
        ("", "no subject"),
        ("x" * 73, "73 characters"),
        ("Refuse a list.\n", "full stop"),
        ("Refuse a list\nof attackers\n", "empty line"),
    ],
)
def test_commit_messages(message: str, wrong: str) -> None:
    problem = subject.problem(message)
    assert wrong in problem and bool(wrong) == bool(problem)
