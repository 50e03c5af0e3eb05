"""The sentences in English for effects of further modules, where a row does not fit always."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.wording.en.deeds import Mood, give_back
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import endings
from grimorio.games.magic.words.effects import Return


def _raised_for_turn(word: endings.RaisedForTurn, t: Telling, mood: Mood) -> str:
    first = give_back(Return(word.what, "play"), t, mood)
    return f"{first}. It gains haste until end of turn. Remove it from the game at end of turn"


FURTHER: Final[dict[type, Callable[[Any, Telling, Mood], str]]] = {
    endings.RaisedForTurn: _raised_for_turn,
}
"""For each of these classes of effects, the function that writes its text."""
