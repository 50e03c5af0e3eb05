"""What a game is made of: its manifest names its parts, and each is loaded when it is first asked for."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Manifest:
    """The parts of one game, each as "module:name".

    A game has only to say its rules. Where a part is left out, the game gets what serves any game, or does
    without. Parts stand in packages above this one, so they are named here and not imported.

    Attributes:
        rules: the `kernel.Game`.
        bots: the `bots.GameBots`; else bots that play at random or search to the end of the game.
        bench: the `judge.Bench` of its scenarios; else one that knows choices, their options and the winner.
        words: the `cli.wording.Words` of its log and positions; else their names and values as they are.
        shelf: the `cli.wording.Shelf` that shows its cards; else their names.
        sets: the shelves of card sets that were sold, by the code of the set.
        runs: the `cli.runs.Runs` of `simulate` and `arena`; else games between bots.
        decks: the `decks.Lists`: ready decks, names of cards, formats; else nobody brings decks.
        matches: the `decks.matches.MatchRules`; else what serves any game for two.
        deck_finder: how the command line finds a deck by its name.
        sheets: the `cli.sheets.Sheets` to print and cut; else there are none.
        situation: the module whose `in_full`, `limits` and `shortly` describe positions set up by hand.
        in_turns: whether the length of a game is told in turns, not in rounds.
    """

    rules: str
    bots: str = ""
    bench: str = ""
    words: str = ""
    shelf: str = ""
    sets: Mapping[str, str] = field(default_factory=dict)
    runs: str = ""
    decks: str = ""
    matches: str = ""
    deck_finder: str = ""
    sheets: str = ""
    situation: str = ""
    in_turns: bool = False


def load(where: str) -> Any:
    """What a "module:name", or a "module" alone, names."""
    module, _, name = where.partition(":")
    found: Any = importlib.import_module(module)
    return getattr(found, name) if name else found
