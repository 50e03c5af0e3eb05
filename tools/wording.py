"""`make wording`: compare the project's card texts with a file of printed texts.

That file is never part of the project.

GRIMORIO_PRINTED_TEXT names a JSON list of {"number", "name", "en", "it", "fr"}. Reminder text, case, quotes
and spaces do not count. Intended differences are listed in `wording_exceptions.csv`. `wording_hashes.csv` has
a hash of each printed text, so that a change in a card's words is noticed without the file; `--hashes` writes
it.
"""

from __future__ import annotations

import argparse
import csv
import difflib
import hashlib
import json
import os
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from grimorio.games.magic.cards import BY_NAME
from grimorio.games.magic.wording import LANGUAGES, text

EXCEPTIONS = Path(__file__).with_name("wording_exceptions.csv")
HASHES = Path(__file__).with_name("wording_hashes.csv")
VARIABLE = "GRIMORIO_PRINTED_TEXT"


@dataclass(frozen=True)
class Compared:
    """One card in one language: the printed text, the project's text, the reason why they differ."""

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
    """The form in which texts are compared: without reminder text, case, quotes and spaces."""
    lines = []
    for paragraph in paragraphs:
        line = re.sub(r"\([^)]*\)", " ", paragraph.casefold())
        line = line.translate({0x2019: "'", 0x2018: "'", 0x201C: '"', 0x201D: '"', 0xA0: " ", 0x202F: " "})
        line = re.sub(r"[\s—–]+", " ", line).strip(" .")
        if line:
            lines.append(re.sub(r" ([:;])", r"\1", re.sub(r"(?<=[^\s]){", " {", line)).replace("} {", "}{"))
    return ". ".join(lines)


def reasons() -> dict[tuple[str, str], str]:
    """The reasons for intended differences, by the name of the card and the language."""
    with EXCEPTIONS.open(encoding="utf-8", newline="") as file:
        return {
            (card, language): row["reason"]
            for row in csv.DictReader(file)
            for card in row["cards"].split("; ")
            for language in row["languages"].split()
        }


def compared(printed: list[dict[str, str | None]], languages: list[str], word: str = "") -> list[Compared]:
    """The cards of the file with text in these languages and `word` in the name, beside our own text."""
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


def hashed(line: str) -> str:
    """A short hash of a text in its normal form."""
    return hashlib.sha256(line.encode()).hexdigest()[:16]


def hashes() -> dict[tuple[str, str], str]:
    """The stored hashes of the printed texts, by the name of the card and the language."""
    with HASHES.open(encoding="utf-8", newline="") as file:
        return {
            (row["card"], code): row[code] for row in csv.DictReader(file) for code in LANGUAGES if row[code]
        }


def write_hashes(found: list[Compared]) -> None:
    """Write the hashes of the printed texts."""
    rows: dict[str, dict[str, str]] = {}
    for one in found:
        rows.setdefault(one.name, {"card": one.name})[one.language] = hashed(one.printed)
    with HASHES.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, ("card", *LANGUAGES), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows[name] for name in sorted(rows))


def changed() -> list[str]:
    """The cards, by hashes, that differ from print without a reason, or are equal although they have one."""
    why = reasons()
    lines = []
    for (name, language), wanted in hashes().items():
        same = hashed(normal(text(BY_NAME[name], language))) == wanted
        if not same and (name, language) not in why:
            lines.append(f"{language} {name}: differs from what is printed, and no exception says why")
        if same and (name, language) in why:
            lines.append(f"{language} {name}: no exception any more")
    return lines


def report(found: list[Compared], everything: bool = False) -> str:
    """The differences without a reason, or all of them, the greatest first; and the number of equal texts."""
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
    """Print the report; returns 0 even if texts differ.

    Without a file of printed texts, compare the stored hashes, and return 1 if a text has changed.
    """
    parser = argparse.ArgumentParser(description="Our card text beside printed text")
    parser.add_argument("--language", choices=LANGUAGES, help="only this language")
    parser.add_argument("-k", dest="word", default="", help="only cards with this in their English name")
    parser.add_argument("--all", action="store_true", help="list named exceptions too")
    parser.add_argument("--hashes", action="store_true", help="write the hashes again")
    asked = parser.parse_args(arguments)
    path = os.environ.get(VARIABLE)
    if not path:
        wrong = changed()
        print("\n".join(wrong or [f"{len(hashes())} texts are as they were, by their hashes"]))
        print(f"{VARIABLE} names no file of printed text to show beside ours")
        return bool(wrong)
    printed = json.loads(Path(path).read_text("utf-8"))
    if asked.hashes:
        write_hashes(compared(printed, list(LANGUAGES)))
        return 0
    languages = [asked.language] if asked.language else list(LANGUAGES)
    print(report(compared(printed, languages, asked.word), asked.all))
    return 0


if __name__ == "__main__":
    sys.exit(main())
