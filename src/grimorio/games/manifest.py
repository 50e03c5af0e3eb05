"""The manifest of a game, which names the game's parts.

Each part is imported when it is first asked for.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Manifest:
    """The parts of one game, each as "module:name".

    Only the rules are required. Where another part is left out, the game uses a general one, or does without.
    Parts are named and not imported here, because they belong to packages above this one.

    Attributes:
        rules: the class of the game, a `kernel.Game`.
        bots: the `bots.GameBots`; without it bots play at random or search to the end of the game.
        bench: the `judge.Bench` of its scenarios; without it they test only choices, options and the winner.
        words: the `cli.wording.Words` of its log and positions; without it names and values are shown.
        shelf: the `cli.wording.Shelf` that shows its cards; without it their names are shown.
        sets: for each card set that was sold, by its code, the `cli.wording.Shelf` that shows its cards.
        card_sets: the functions that return the `decks.card_set.CardSet` of each set with boosters, by code;
            their argument says whether it has all printed cards, or those that can be played.
        runs: the `cli.runs.Runs` of `simulate` and `arena`; without it both commands play games between bots.
        decks: the `decks.Lists`: ready decks, names of cards, formats; without it nobody brings decks.
        printings: the `decks.formats.Printings`: the sets of its cards; without it all cards are of one set.
        typed: the function that reads a card that a player typed (`games.magic.typed.typed`); without it
            cards of players come from files.
        blocks: the function that returns the playable cards of sets besides the game's own
            (`games.magic.typed.blocks`); without it there are none.
        matches: the `decks.matches.MatchRules`; without it the general ones for any game for two. None
            means that there are no matches, because the game itself has no winner, such as a draft.
        builder: the function that builds a deck of a pool, given the names of its cards, each once for each
            copy; without it no bot builds decks.
        deck_finder: the function by which the command line finds a deck by its name.
        sheets: the `cli.sheets.Sheets` to print and cut out; without it there are none.
        situation: the module whose `in_full`, `limits` and `shortly` describe positions set up by hand.
        situation_cards: the module whose `with_cards`, `kept_cards` and `shown_cards` find the cards besides
            the game's own that such a position names; without it there are none.
        rulebook: the game whose rulebook this one's rules are from; without it, this one's own.
        in_turns: whether the length of a game is counted in turns instead of rounds.
    """

    rules: str
    bots: str = ""
    bench: str = ""
    words: str = ""
    shelf: str = ""
    sets: Mapping[str, str] = field(default_factory=dict)
    card_sets: Mapping[str, str] = field(default_factory=dict)
    runs: str = ""
    decks: str = ""
    printings: str = ""
    typed: str = ""
    blocks: str = ""
    matches: str | None = ""
    builder: str = ""
    deck_finder: str = ""
    sheets: str = ""
    situation: str = ""
    situation_cards: str = ""
    rulebook: str = ""
    in_turns: bool = False


def load(where: str) -> Any:
    """Import and return what `where` names: an object as "module:name", or a module as "module"."""
    module, _, name = where.partition(":")
    loaded: Any = importlib.import_module(module)
    return getattr(loaded, name) if name else loaded
