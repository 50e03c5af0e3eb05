"""`make wording`: our card text beside a file of printed text, which is never part of the project.

GRIMORIO_PRINTED_TEXT names a JSON list of {"number", "name", "en", "it", "fr"}. Reminder text, case, quotes
and spaces do not count. Differences that are meant stand in `wording_exceptions.csv`.
"""

from __future__ import annotations

import argparse
import csv
import difflib
import json
import os
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from grimorio.games.magic.cards import BY_NAME
from grimorio.games.magic.wording import LANGUAGES, text

EXCEPTIONS = Path(__file__).with_name("wording_exceptions.csv")
VARIABLE = "GRIMORIO_PRINTED_TEXT"


@dataclass(frozen=True)
class Compared:
    """One card in one language: what is printed, what we say, why they differ."""

    name: str
    language: str
    printed: str
    ours: str
    reason: str

    @property
    def same(self) -> bool:
        return self.printed == self.ours

    @property
    def likeness(self) -> float:
        return difflib.SequenceMatcher(None, self.printed, self.ours, autojunk=False).ratio()


def normal(paragraphs: list[str]) -> str:
    """Text without what does not count."""
    lines = []
    for paragraph in paragraphs:
        line = re.sub(r"\([^)]*\)", " ", paragraph.casefold())
        line = line.translate({0x2019: "'", 0x2018: "'", 0x201C: '"', 0x201D: '"', 0xA0: " ", 0x202F: " "})
        line = re.sub(r"[\s—–]+", " ", line).strip(" .")
        if line:
            lines.append(re.sub(r" ([:;])", r"\1", re.sub(r"(?<=[^\s]){", " {", line)).replace("} {", "}{"))
    return ". ".join(lines)


def reasons() -> dict[tuple[str, str], str]:
    """The reason by card and language."""
    with EXCEPTIONS.open(encoding="utf-8", newline="") as file:
        return {
            (card, language): row["reason"]
            for row in csv.DictReader(file)
            for card in row["cards"].split("; ")
            for language in row["languages"].split()
        }


def compared(printed: list[dict[str, str | None]], languages: list[str], word: str = "") -> list[Compared]:
    """Every encoded card that has text in the file, in these languages; only names with `word` in them."""
    why = reasons()
    found = []
    for language in languages:
        for row in printed:
            name = str(row["name"])
            if row.get(language) and name in BY_NAME and word.casefold() in name.casefold():
                there = normal(str(row[language]).split("\n"))
                ours = normal(text(BY_NAME[name], language))
                found.append(Compared(name, language, there, ours, why.get((name, language), "")))
    return found


def report(found: list[Compared], everything: bool = False) -> str:
    """What differs without a reason, or all that differs, least alike first; and how much is alike."""
    lines = []
    for language in dict.fromkeys(one.language for one in found):
        of = [one for one in found if one.language == language]
        apart = sorted((one for one in of if not one.same), key=lambda one: one.likeness)
        for one in apart:
            if everything or not one.reason:
                why = f" ({one.reason})" if one.reason else ""
                lines.append(f"{one.likeness:.2f} {language} {one.name}{why}")
                lines += [f"  printed {one.printed}", f"  ours    {one.ours}"]
        lines += [f"{language} {one.name}: no exception any more" for one in of if one.same and one.reason]
        meant = sum(bool(one.reason) for one in apart)
        counts = f"{len(of) - len(apart)} equal, {meant} named exceptions, {len(apart) - meant} differ"
        lines.append(f"{language}: {len(of)} cards, {counts}")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    """Print the report; 0 even where texts differ, since they may."""
    parser = argparse.ArgumentParser(description="Our card text beside printed text")
    parser.add_argument("--language", choices=LANGUAGES, help="only this language")
    parser.add_argument("-k", dest="word", default="", help="only cards with this in their English name")
    parser.add_argument("--all", action="store_true", help="list named exceptions too")
    asked = parser.parse_args(arguments)
    path = os.environ.get(VARIABLE)
    if not path:
        print(f"skipped: {VARIABLE} names no file of printed text")
        return 0
    printed = json.loads(Path(path).read_text("utf-8"))
    languages = [asked.language] if asked.language else list(LANGUAGES)
    print(report(compared(printed, languages, asked.word), asked.all))
    return 0


if __name__ == "__main__":
    sys.exit(main())
