"""Write docs/magic-set.md: the words that describe the cards, where cards are shown, how often played.

A word is one dataclass of a card's text, such as an effect or a cost.
"""

from __future__ import annotations

import csv
import dataclasses
import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from grimorio.games.magic.cards import BY_NAME, CARDS
from grimorio.games.magic.names import facts, names

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "magic-set.md"
SINGLE = Path(__file__).with_name("single_words.csv")
COVERAGE = ROOT / "docs" / "magic-coverage.json"

HEAD = """\
# The set: words, situations, games

All {printed} cards of Eighth Edition, {names} names, are said in **{words} words**; `grimorio cards
--set 8ED` lists them. A word serves two cards or is a term of the rulebook; {single} serve one card of the
set only. The {terms} that are terms serve cards of your own as well; the other {only} belong to cards that do
what nothing else does.

| word | card | why a word |
|---|---|---|
"""

SHOWN = """
## Where cards are shown

{situations} of the {names} cards stand in the [situations](../scenarios/magic) of the judge, {tests} more
in the tests of the rules. The others need none:

| card | why |
|---|---|
"""

PLAYED = """
## How often cards are played

```sh
python -m tools.card_coverage {games}
```

played {games} random games over random legal decks of the whole set, looked at after every answer, and
counted; the first has seed {seed}. Every card was played, activated, attacked or blocked with {least} times
at the least. Abilities that resolved and replacements that were used are counted for each card in
[magic-coverage.json](magic-coverage.json). {ends}

The ten cards seen least:

| card | played | attacked or blocked | abilities resolved | replacements used |
|---|---:|---:|---:|---:|
"""


def parts(value: Any) -> Iterator[Any]:
    """All words inside a word, with the word itself."""
    if dataclasses.is_dataclass(value):
        yield value
        for field in dataclasses.fields(value):
            yield from parts(getattr(value, field.name))
    elif isinstance(value, tuple):
        for one in value:
            yield from parts(one)


def words_of(name: str) -> set[str]:
    """The names of the words that a card's text consists of."""
    return {type(one).__name__ for one in parts(BY_NAME[name].text)}


def single_words() -> dict[str, str]:
    """The words that only one card of the set uses, with that card."""
    of: dict[str, list[str]] = defaultdict(list)
    for card in CARDS:
        if card.name in names():
            for word in words_of(card.name):
                of[word].append(card.name)
    return {word: cards[0] for word, cards in sorted(of.items()) if len(cards) == 1}


def reasons() -> dict[str, dict[str, str]]:
    """For each word that only one card uses, its row in the file of such words, which gives the reason."""
    with SINGLE.open(encoding="utf-8", newline="") as file:
        return {row["word"]: row for row in csv.DictReader(file)}


def mentioned(folder: str, pattern: str) -> set[str]:
    """The names of the cards that a folder's files mention; `pattern` selects files, such as "*.yaml"."""
    text = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / folder).rglob(pattern)))
    return {name for name in names() if name in text}


def shape(value: Any) -> Any:
    """A card's text without its numbers, colours and names: equal for cards that differ only in these."""
    if dataclasses.is_dataclass(value):
        return (type(value).__name__, *(shape(getattr(value, one.name)) for one in dataclasses.fields(value)))
    if isinstance(value, tuple):
        return tuple(shape(one) for one in value)
    return type(value).__name__


def unshown() -> dict[str, str]:
    """The cards that no scenario and no test shows, each with the reason; "" if no reason is given."""
    shown = mentioned("scenarios/magic", "*.yaml") | mentioned("tests", "*.py")
    like: dict[Any, str] = {}
    for name in sorted(shown):
        like.setdefault(shape(BY_NAME[name].text), name)
    found = {}
    for name in sorted(set(names()) - shown):
        text = BY_NAME[name].text
        if all(type(one).__name__ == "Keywords" for one in text):
            found[name] = "keywords only" if text else "no text"
        else:
            other = like.get(shape(text), "")
            found[name] = other and f"says what {other} says, in other numbers, colours or types"
    return found


def page() -> str:
    """The text of docs/magic-set.md."""
    single, why = single_words(), reasons()
    terms = sum(why[word]["kind"] == "term" for word in single)
    text = HEAD.format(
        printed=len(facts()),
        names=len(names()),
        words=len(set().union(*(words_of(name) for name in names()))),
        single=len(single),
        terms=terms,
        only=len(single) - terms,
    )
    for word, card in single.items():
        text += f"| `{word}` | {card} | {why[word]['why']} |\n"
    situations = mentioned("scenarios/magic", "*.yaml")
    text += SHOWN.format(
        situations=len(situations), names=len(names()), tests=len(mentioned("tests", "*.py") - situations)
    )
    for card, reason in unshown().items():
        text += f"| {card} | {reason} |\n"
    return text + played(json.loads(COVERAGE.read_text("utf-8")))


def played(report: dict[str, Any]) -> str:
    """The text that says how often cards were played, from a report of `tools.card_coverage`."""
    rows = sorted(report["cards"].items(), key=lambda row: row[1]["played"] + row[1]["fought"])
    ends = ", ".join(f"{count} by {reason}" for reason, count in report["ends"].items())
    text = PLAYED.format(
        games=report["games"],
        seed=report["seed"],
        least=rows[0][1]["played"] + rows[0][1]["fought"],
        ends=f"The games ended: {ends}.",
    )
    for card, row in rows[:10]:
        text += f"| {card} | {row['played']} | {row['fought']} | {row['resolved']} | {row['replaced']} |\n"
    return text


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")
