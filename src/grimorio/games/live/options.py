"""What the players may choose about the rules: each is a gap or an ambiguity of the rulebook."""

from __future__ import annotations

from typing import Final

from grimorio.kernel.setup import GameOption

OPTIONS: Final = (
    GameOption("declaration", ("session", "each-colour"), "session", "LIVE-3-DECL-1", "live-declaration"),
    GameOption("colour-order", ("fixed", "random"), "fixed", "LIVE-3-AUCTION-4", "live-colour-order"),
    GameOption("artifact-style", ("none", "gold"), "none", "LIVE-3-CHAL-1", "live-artifact-style"),
    GameOption(
        "social-trait", ("first-loser", "last-loser"), "first-loser", "LIVE-3-SOC-2", "live-social-trait"
    ),
    GameOption("overbid", ("double", "equal", "off"), "double", "LIVE-3-CHAL-9", "live-overbid"),
    GameOption("absolute-cost", ("three", "four"), "three", "LIVE-4-ABS-1", "live-absolute-cost"),
    GameOption("completion", ("shared", "exclusive"), "shared", "LIVE-3-COMP-4", "live-completion"),
    GameOption("more-packs", ("forbidden", "allowed"), "forbidden", "LIVE-3-COMP-5", "live-more-packs"),
    GameOption("dominant-land", ("strictly", "tied"), "strictly", "LIVE-3-COMP-7", "live-dominant-land"),
)


class Choices:
    """The options of a game as the rules ask for them."""

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
