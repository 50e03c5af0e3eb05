"""The unions of the effects and events of further modules, which larger unions take in."""

from __future__ import annotations

from grimorio.games.magic.words.auras import EnchantedLeaves, Raising
from grimorio.games.magic.words.averted import Averting
from grimorio.games.magic.words.combat_events import CombatEvent
from grimorio.games.magic.words.counted import HasMany
from grimorio.games.magic.words.endings import Ending, TheirTurnEnds, TheirUpkeep
from grimorio.games.magic.words.fights import Fighting
from grimorio.games.magic.words.paired import Pairing
from grimorio.games.magic.words.phasing import Phasing, PhasingEvent

Further = Fighting | Ending | Averting | Pairing | Raising | Phasing
"""The effects of these modules."""

FurtherEvent = CombatEvent | TheirTurnEnds | TheirUpkeep | EnchantedLeaves | HasMany | PhasingEvent
"""The events of these modules."""
