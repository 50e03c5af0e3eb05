"""The order of a draft, for modules outside the game: where packs go, who opens boosters, who picks."""

from grimorio.games.draft.rules.booster import direction
from grimorio.games.draft.rules.rochester import drafter, openers

__all__ = ["direction", "drafter", "openers"]
