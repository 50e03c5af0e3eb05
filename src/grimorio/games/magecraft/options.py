"""The options of Magecraft: each settles a gap or an ambiguity of the rulebook."""

from __future__ import annotations

from typing import Final

from grimorio.kernel.setup import GameOption

OPTIONS: Final = (
    GameOption("characters", ("random", "chosen"), "random", "MAGE-SETUP-2", "characters"),
    GameOption("hands", ("hidden", "open"), "hidden", "MAGE-SETUP-4", "hands"),
    GameOption("icons", ("optional", "forced"), "optional", "MAGE-MAGIC-4", "icons"),
    GameOption("stopping", ("allowed", "forbidden"), "allowed", "MAGE-MAGIC-5", "stopping"),
    GameOption("study", ("optional", "compulsory"), "optional", "MAGE-STUDY-1", "study"),
    GameOption("studies", ("one", "any-number"), "one", "MAGE-STUDY-4", "studies"),
    GameOption("review", ("at-least-four", "exactly-four"), "at-least-four", "MAGE-REVIEW-1", "review"),
    GameOption("mastered", ("on", "off"), "on", "MAGE-REVIEW-3", "mastered"),
    GameOption("gold-chain", ("allowed", "forbidden"), "allowed", "MAGE-MASTER-6", "gold-chain"),
    GameOption("ability-limit", ("turn", "spell"), "turn", "MAGE-ABIL-2", "ability-limit"),
    GameOption("ability-alone", ("allowed", "forbidden"), "allowed", "MAGE-ABIL-3", "ability-alone"),
    GameOption("last-hp-gem", ("kept", "may-vanish"), "kept", "MAGE-END-4", "last-hp-gem"),
    GameOption("time", ("ahead", "drawn"), "ahead", "MAGE-END-4", "time"),
)
"""The options of the game, each with the rule that it settles and the page of its ruling."""

ROUND_CAP: Final = 200
"""The number of rounds after which the game is a draw: the rulebook has no end for players who only wait."""


class Choices:
    """The options of a game, turned into attributes for quick tests in the rules, such as `open_hands`."""

    def __init__(self, values: dict[str, str]) -> None:
        self.chosen_characters = values["characters"] == "chosen"
        self.open_hands = values["hands"] == "open"
        self.forced_icons = values["icons"] == "forced"
        self.may_stop = values["stopping"] == "allowed"
        self.must_study = values["study"] == "compulsory"
        self.many_studies = values["studies"] == "any-number"
        self.review_exactly = values["review"] == "exactly-four"
        self.mastering = values["mastered"] == "on"
        self.gold_chain = values["gold-chain"] == "allowed"
        self.ability_each_spell = values["ability-limit"] == "spell"
        self.ability_alone = values["ability-alone"] == "allowed"
        self.ahead_at_time = values["time"] == "ahead"
        self.last_gem_may_vanish = values["last-hp-gem"] == "may-vanish"
