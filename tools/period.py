"""Write the data of the sets before Eighth Edition: names, numbers, rarities, and words of readable cards.

``python -m tools.period FOLDER --write`` reads ``FOLDER/CODE.json`` of each set in
`period.TITLES`, and writes `sets.csv`, `period.jsonl` and `unread.csv` in `games/magic/data`. Without
``--write`` it only counts. Run it again whenever the reader has learned more. A file is an object with
"cards", each with "number", "name", "name_it", "name_fr", "rarity", "mana_cost", "type_printed", "power",
"toughness", "text_today" and "printed" (texts by language).

No text is written, only words that tell it anew.
"""

from __future__ import annotations

import argparse
import csv
import io
import json
from pathlib import Path
from typing import Any

from grimorio.games.magic.cards import BY_NAME
from grimorio.games.magic.cardset import to_json
from grimorio.games.magic.imports import Printed, printed_line
from grimorio.games.magic.period import SENTENCES, TITLES, Printing
from grimorio.games.magic.reading.card import MECHANISMS, Read

DATA = Path(__file__).parents[1] / "src" / "grimorio" / "games" / "magic" / "data"
FACTS = Printing._fields


def printed(data: dict[str, Any], code: str) -> Printed:
    """The card that an entry of a file describes."""
    size = (data["power"], data["toughness"]) if data.get("power") is not None else None
    return Printed(
        code,
        data["name"],
        data.get("mana_cost") or "",
        printed_line(data.get("type_printed") or "", data["type_today"]),
        data.get("text_today") or "",
        (data.get("printed") or {}).get("en") or "",
        size,
        data["number"],
        data["rarity"],
        it=data.get("name_it") or "",
        fr=data.get("name_fr") or "",
    )


def cards_in(folder: Path) -> dict[str, list[Printed]]:
    """The cards of each set by its code, each name once, in the order of the file."""
    sets: dict[str, list[Printed]] = {}
    for code in TITLES:
        rows = json.loads((folder / f"{code}.json").read_text("utf-8"))["cards"]
        cards = [printed(row, code) for row in rows]
        sets[code] = list({card.name: card for card in reversed(cards)}.values())[::-1]
    return sets


def needs(read: Read) -> str:
    """The mechanism that a refused card lacks."""
    assert read.refused is not None
    return read.refused.needs if read.refused.needs in (*MECHANISMS, "split") else SENTENCES


def gathered(sets: dict[str, list[Printed]]) -> tuple[dict[str, dict[str, Any]], dict[str, str]]:
    """(The playable cards as JSON data, what each other card lacks), by name, without Eighth Edition."""
    words: dict[str, dict[str, Any]] = {}
    lacks: dict[str, str] = {}
    for card in (card for cards in sets.values() for card in cards):
        if card.known or card.name in words:
            continue
        read = card.read()
        if read.card is None:
            lacks.setdefault(card.name, needs(read))
        else:
            words[card.name] = to_json(read.card)
            lacks.pop(card.name, None)
    return dict(sorted(words.items())), dict(sorted(lacks.items()))


def table(fields: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    """Rows as CSV."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(fields)
    writer.writerows(rows)
    return out.getvalue()


def facts(sets: dict[str, list[Printed]]) -> list[tuple[str, ...]]:
    """The rows of `sets.csv`."""
    return [
        Printing(
            code, card.number, card.name, card.it, card.fr,
            "land" if card.name in BASICS else card.rarity,
            card.cost, card.type_line,
        )
        for code, cards in sets.items()
        for card in cards
    ]  # fmt: skip


BASICS = tuple(name for name, card in BY_NAME.items() if card.basic)


def main() -> None:
    """Read the sets, count what can be played, and write the data if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    sets = cards_in(wanted.folder)
    words, lacks = gathered(sets)
    for code, cards in sets.items():
        count = sum(card.name not in lacks for card in cards)
        print(f"{code}: {count} of {len(cards)} cards can be played ({count / len(cards):.0%})")
    print(f"{len(words)} cards besides Eighth Edition; {len(lacks)} cannot be played")
    if not wanted.write:
        return
    (DATA / "sets.csv").write_text(table(FACTS, facts(sets)), "utf-8")
    lines = [json.dumps(row, ensure_ascii=False) for row in words.values()]
    (DATA / "period.jsonl").write_text("".join(f"{line}\n" for line in lines), "utf-8")
    (DATA / "unread.csv").write_text(table(("name", "needs"), list(lacks.items())), "utf-8")


if __name__ == "__main__":
    main()
