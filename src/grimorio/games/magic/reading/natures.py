"""Functions that read what objects become besides what they are, in English card texts.

For each reading at the index `at` of a text they yield (what was read, the index after it).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from grimorio.games.magic import names
from grimorio.games.magic.reading.engine import Text
from grimorio.games.magic.reading.heads import heads
from grimorio.games.magic.words import Becomes


def besides(text: Text, at: int, what: Any, until: Any) -> Iterator[tuple[Becomes, int]]:
    """Read creature types at the index `at`: "a Wall in addition to its other creature types"."""
    start = next((end for lead in ("an ", "a ") if (end := text.literal(lead, at)) is not None), at)
    many = start == at
    words = re.compile(r"((?:[A-Z][\w-]+ )+)").match(text.text, start)
    their = "their" if many else "its"
    end = text.literal(f"in addition to {their} other creature types", words.end()) if words else None
    if words is None or end is None:
        return
    *others, last = words[1].split()
    sort, type_ = heads(many).get(last, ("", ""))
    types = (*others, type_)
    if sort == "type" and set(types) <= set(names.all_creature_types()):
        yield Becomes(what, types=types, until=until), end
