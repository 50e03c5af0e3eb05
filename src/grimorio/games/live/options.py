"""The options of the auction: each settles a gap or an ambiguity of the rulebook."""

from __future__ import annotations

from typing import Final

from grimorio.kernel.setup import GameOption


def _option(name: str, values: tuple[str, ...], rule: str) -> GameOption:
    """An option of the game, whose default is the first of `values`; `rule` is the id of its rule.

    The page of its ruling is named ``live-`` and the option's name.
    """
    return GameOption(name, values, values[0], rule, f"live-{name}")


OPTIONS: Final = (
    _option("declaration", ("session", "each-colour"), "LIVE-3-DECL-1"),
    _option("colour-order", ("fixed", "random"), "LIVE-3-AUCTION-4"),
    _option("artifact-style", ("none", "gold"), "LIVE-3-CHAL-1"),
    _option("social-trait", ("first-loser", "last-loser"), "LIVE-3-SOC-2"),
    _option("overbid", ("double", "equal", "off"), "LIVE-3-CHAL-9"),
    _option("absolute-cost", ("three", "four"), "LIVE-4-ABS-1"),
    _option("completion", ("shared", "exclusive"), "LIVE-3-COMP-4"),
    _option("more-packs", ("allowed", "forbidden"), "LIVE-3-COMP-5"),
    _option("dominant-land", ("strictly", "tied"), "LIVE-3-COMP-7"),
)
"""The options of the game, each with the rule that it settles."""


class Choices:
    """The options of a game as attributes that the rules read."""

    def __init__(self, values: dict[str, str]) -> None:
        self.each_colour = values["declaration"] == "each-colour"
        self.random_order = values["colour-order"] == "random"
        self.gold_artifacts = values["artifact-style"] == "gold"
        self.first_loser = values["social-trait"] == "first-loser"
        self.overbid = values["overbid"] != "off"
        self.overbid_times = 2 if values["overbid"] == "double" else 1
        self.absolute_cost = 3 if values["absolute-cost"] == "three" else 4
        self.exclusive = values["completion"] == "exclusive"
        self.more_packs = values["more-packs"] == "allowed"
        self.dominant_tie = values["dominant-land"] == "tied"
