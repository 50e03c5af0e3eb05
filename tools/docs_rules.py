"""Write rulebooks/tests.json: which tests prove which rule, for `grimorio rules`."""

from __future__ import annotations

from tools import rule_coverage


def main() -> None:
    """Write tests.json."""
    rule_coverage.TESTS.write_text(rule_coverage.text(rule_coverage.collect()), encoding="utf-8")
