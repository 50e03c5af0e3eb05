"""Bits of qualities: each keyword has its own bit, wherever another keyword is inserted."""

from __future__ import annotations

import types
from pathlib import Path
from typing import Any, Literal

import pytest

from grimorio.games.magic.state import masks
from grimorio.games.magic.words import nouns

SOURCE = Path(masks.__file__).with_name("masks.py").read_text("utf-8")
KEYWORDS = masks.KEYWORDS


def masks_with(monkeypatch: pytest.MonkeyPatch, keywords: tuple[str, ...]) -> Any:
    """The module of masks, imported again with a vocabulary of these keywords."""
    monkeypatch.setattr(nouns, "Keyword", Literal[keywords])
    module = types.ModuleType("masks_with_one_more")
    exec(compile(SOURCE, "masks.py", "exec"), vars(module))
    return module


def all_bits(module: Any) -> list[int]:
    return [*module.KEYWORD_BITS.values(), module.OTHER_PROTECTION]


def test_no_two_keywords_share_a_bit() -> None:
    assert len(set(all_bits(masks))) == len(KEYWORDS) + 1
    assert all(bit.bit_count() == 1 for bit in all_bits(masks))


@pytest.mark.parametrize("place", [0, 1, KEYWORDS.index("plainswalk"), len(KEYWORDS)])
def test_a_keyword_more_gets_a_bit_of_its_own_and_the_others_keep_theirs(
    monkeypatch: pytest.MonkeyPatch, place: int
) -> None:
    module = masks_with(monkeypatch, (*KEYWORDS[:place], "horsemanship", *KEYWORDS[place:]))
    assert len(set(all_bits(module))) == len(KEYWORDS) + 2
    own = {
        "flying": module.FLYING,
        "shadow": module.SHADOW,
        "phasing": module.PHASING,
        "first strike": module.FIRST_STRIKE,
        "double strike": module.DOUBLE_STRIKE,
        "haste": module.HASTE,
        "trample": module.TRAMPLE,
        "fear": module.FEAR,
    }
    own |= {f"{land.lower()}walk": module.LANDWALK << k for k, land in enumerate(masks.BASIC_LANDS)}
    own |= {f"protection from {color}": module.PROTECTION << k for k, color in enumerate(nouns.COLORS)}
    assert {"horsemanship": module.KEYWORD_BITS["horsemanship"], **own} == module.KEYWORD_BITS
    assert sum(bit for name, bit in own.items() if name.endswith("walk")) == module.LANDWALKS
    guarded = sum(bit for name, bit in own.items() if name.startswith("protection"))
    assert guarded | module.OTHER_PROTECTION == module.PROTECTIONS
    assert module.names(module.OTHER_PROTECTION, module.KEYWORDS) == ()


def test_a_keyword_that_parts_a_row_of_five_is_noticed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    place = KEYWORDS.index("islandwalk")
    with pytest.raises(AssertionError, match="'islandwalk' does not stand in its row"):
        masks_with(monkeypatch, (*KEYWORDS[:place], "horsemanship", *KEYWORDS[place:]))
