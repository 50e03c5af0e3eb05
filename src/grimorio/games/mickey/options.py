"""The options: the match, the rulebook, and one for each point where the two rulebooks differ."""

from __future__ import annotations

from typing import Final

from grimorio.kernel.setup import GameOption

BOOK: Final = "book"
"""The value of an option that follows the rulebook in use."""
OFFICIAL_PLAY: Final = "official-play-2010"
ORIGINES: Final = "origines"

AS_BOOK: Final[dict[str, tuple[str, str]]] = {
    "colours": ("several", "one"),
    "codes": ("allowed", "none"),
    "castle-copies": ("castle-deck", "with-support"),
    "after-swap": ("free", "limits"),
    "spell-colours": ("all", "any"),
    "opening-hand": ("made", "drawn"),
    "hidden-besides": ("apart", "counts"),
    "random-cards": ("luck", "opponent"),
    "block-proof": ("shown", "unshown"),
    "block-again": ("barred", "free"),
    "confuse-again": ("casts", "spared"),
    "corrode-immunity": ("spell-targets", "mage-targets"),
    "corrupted": ("out", "pool"),
    "subterfuge": ("at-2.3", "at-once"),
    "covered-castle": ("stays", "discarded"),
}
"""For each option on which the rulebooks differ: its value by Official Play, and its value by Origines."""

_RULES: Final[dict[str, str]] = {
    "colours": "WOM-IT-1.1-2",
    "codes": "WOM-IT-1.1-4",
    "castle-copies": "WOM-IT-4.1-16",
    "after-swap": "WOM-IT-6.4-1",
    "spell-colours": "WOM-IT-4.1-6",
    "opening-hand": "WOM-FR-6.1.5",
    "hidden-besides": "WOM-FR-8.3-2",
    "random-cards": "WOM-IT-8.13-1",
    "block-proof": "WOM-IT-9.3-2",
    "block-again": "WOM-IT-9.3-4",
    "confuse-again": "WOM-IT-FAQ-24",
    "corrode-immunity": "WOM-IT-9.6-3",
    "corrupted": "WOM-IT-9.7-3",
    "subterfuge": "WOM-IT-7.1-2.3",
    "covered-castle": "WOM-IT-9.16-2",
}


def _differing(name: str) -> GameOption:
    """The option `name`, on which the rulebooks differ. Unless it is set, the rulebook in use decides."""
    return GameOption(name, (BOOK, *AS_BOOK[name]), BOOK, _RULES[name], f"mickey-{name}")


def _own(name: str, values: tuple[str, ...], rule: str) -> GameOption:
    """The option `name` about the rule with the id `rule`; its default is the first of `values`."""
    return GameOption(name, values, values[0], rule, f"mickey-{name}")


OPTIONS: Final = (
    _own("match", ("official", "classic", "mini"), "WOM-IT-3.1-2"),
    _own("rulebook", (OFFICIAL_PLAY, ORIGINES), "WOM-IT-0-1"),
    *(_differing(name) for name in AS_BOOK),
    _own("solitary", ("exception", "forbidden"), "WOM-IT-9.12-1"),
    _own("support-size", ("ten", "up-to-ten"), "WOM-IT-4.1-11"),
    _own("legendary", ("costs", "exempt"), "WOM-IT-10.24-3"),
    _own("untouchable-mages", ("covered", "bare"), "WOM-IT-9.8-3"),
    _own("simple", ("cards", "spells"), "WOM-IT-10.20-2"),
    _own("annul", ("until-simple", "in-play"), "WOM-IT-9.2-2"),
    _own("besides-discarded", ("besides-again", "any-again"), "WOM-IT-8.10-2"),
    _own("cast-area", ("shared", "one"), "WOM-IT-9.10-3"),
    _own("considered-team", ("printed", "counts"), "WOM-IT-4.1-3"),
    _own("halves", ("down", "up"), "WOM-IT-7.1-2.2.3"),
    _own("floor", ("end", "each-step"), "WOM-IT-10.17-2"),
    _own("hidden-power", ("counted", "uncounted"), "WOM-FR-7.8-1"),
    _own("hand-limit", ("end", "at-once"), "WOM-IT-7.13-2"),
    _own("discard-order", ("as-cast", "chosen"), "WOM-IT-7.11-1"),
    _own("time", ("ahead", "drawn"), "WOM-IT-3.1-1"),
)

TURN_CAP: Final = 100
"""The number of turns after which the game is a draw. Without it, ties could go on for ever."""


def settled(values: dict[str, str]) -> dict[str, str]:
    """The value of every option, by name; an option that follows the rulebook gets that rulebook's value."""
    place = 0 if values["rulebook"] == OFFICIAL_PLAY else 1
    return {name: AS_BOOK[name][place] if value == BOOK else value for name, value in values.items()}


class Choices:
    """The options of a game, turned into attributes for quick tests in the rules, such as `official`.

    Attributes:
        values: every option by name, as `settled` returns them.
    """

    def __init__(self, given: dict[str, str]) -> None:
        values = settled(given)
        self.values = values
        self.official = values["match"] == "official"
        self.mini = values["match"] == "mini"
        self.to_win = 4 if self.mini else 6
        self.of_each_colour = 2 if self.mini else 3
        self.codes = values["codes"] == "allowed"
        self.one_colour = values["colours"] == "one"
        self.every_colour = values["spell-colours"] == "all"
        self.castles_with_support = values["castle-copies"] == "with-support"
        self.solitary_is_exception = values["solitary"] == "exception"
        self.hand_is_drawn = values["opening-hand"] == "drawn"
        self.besides_counts = values["hidden-besides"] == "counts"
        self.opponent_picks = values["random-cards"] == "opponent"
        self.block_is_shown = values["block-proof"] == "shown"
        self.block_bars_again = values["block-again"] == "barred"
        self.confuses_again = values["confuse-again"] == "casts"
        self.corrode_by_spell = values["corrode-immunity"] == "spell-targets"
        self.corrupted_to_pool = values["corrupted"] == "pool"
        self.subterfuge_at_once = values["subterfuge"] == "at-once"
        self.covered_stays = values["covered-castle"] == "stays"
        self.legendary_costs = values["legendary"] == "costs"
        self.untouchable_mages = values["untouchable-mages"] == "covered"
        self.only_spells_simple = values["simple"] == "spells"
        self.halves_up = values["halves"] == "up"
        self.floor_each_step = values["floor"] == "each-step"
        self.hidden_counts = values["hidden-power"] == "counted"
        self.annul_in_play = values["annul"] == "in-play"
        self.besides_again = values["besides-discarded"] == "besides-again"
        self.area_of_one = values["cast-area"] == "one"
        self.considered_counts = values["considered-team"] == "counts"
        self.limit_at_once = values["hand-limit"] == "at-once"
        self.ahead_at_time = values["time"] == "ahead"
        self.order_discards = values["discard-order"] == "chosen"
