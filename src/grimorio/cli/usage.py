"""What is wrong with a command line, in the reader's language: the parser's messages are English."""

from __future__ import annotations

import re
from typing import Final

from grimorio.cli.base import translator

MEANT: Final = r"(?:\.? (?:Did you mean|\(Possible options:) '?(?P<near>[^',)?]+).*)?"
"""What the parser adds where something is nearly right: its nearest suggestion."""

SAID: Final = {
    "cli-usage-command": rf"No such command '(?P<word>.+?)'{MEANT}",
    "cli-usage-option": rf"No such option: (?P<word>\S+?){MEANT}",
    "cli-usage-missing-argument": r"Missing argument '(?P<word>.+?)'",
    "cli-usage-missing-option": r"Missing option '(?P<word>.+?)'",
    "cli-usage-value": r"Option '(?P<word>.+?)' requires an argument",
    "cli-usage-values": r"Option '(?P<word>.+?)' requires (?P<count>\d+) arguments",
    "cli-usage-extra": r"Got unexpected extra arguments?(?:\(s\))? \((?P<word>.+?)\)",
    "cli-usage-invalid": r"Invalid value for (?P<word>.+?): (?P<detail>.+)",
}
"""The messages of the parser, by the id of ours that says the same."""

DETAILS: Final = {
    "cli-usage-one-of": r"(?P<word>'.+?') is not one of (?P<known>.+)",
    "cli-usage-least": r".*greater than or equal to (?P<least>-?\d+)",
    "cli-usage-most": r".*less than or equal to (?P<most>-?\d+)",
    "cli-usage-whole": r".*(?:not a valid integer|string as an integer|not a valid int)\b.*",
}
"""What the parser says of a value, by the id of our message that says the same."""


def told(message: str) -> str:
    """The parser's message in the reader's language; as it is where it is none of those known."""
    text = message.rstrip(".")
    for key, pattern in SAID.items():
        if found := re.fullmatch(pattern, text):
            return _worded(key, found.groupdict())
    return text


def _worded(key: str, parts: dict[str, str | None]) -> str:
    """A message of ours with the parts of the parser's message."""
    say = translator()
    near = parts.pop("near", None)
    words = {name: part or "" for name, part in parts.items()}
    if "detail" in words:
        words["detail"] = _detail(words["detail"])
    return say(key, **words) + (say("cli-hint", word=near.strip()) if near else "")


def _detail(text: str) -> str:
    """What is wrong with a value, in the reader's language where it is one of `DETAILS`."""
    for key, pattern in DETAILS.items():
        if found := re.fullmatch(pattern, text):
            return translator()(key, **found.groupdict())
    return text
