"""The names from Magic's modules that bots and the judge may import."""

from __future__ import annotations

from grimorio.games.magic.meaning.abilities import (
    ActivatedRules,
    Program,
    TargetRules,
    TriggeredRules,
)
from grimorio.games.magic.meaning.amounts import (
    ALL,
    CHOOSE,
    CONTROLLER_OF,
    EACH_PLAYER,
    ENCHANTED,
    EVENT_OBJECT,
    EVENT_PLAYER,
    IT,
    SACRIFICED,
    TARGETS,
    THIS,
    YOU,
    Number,
    Which,
)
from grimorio.games.magic.meaning.book import (
    Book,
)
from grimorio.games.magic.meaning.conditions import (
    KickerPaid,
    KickerUnpaid,
)
from grimorio.games.magic.meaning.context import (
    Context,
)
from grimorio.games.magic.meaning.costs import (
    Mana,
    Price,
)
from grimorio.games.magic.meaning.face import (
    Face,
)
from grimorio.games.magic.meaning.filters import (
    Filter,
)
from grimorio.games.magic.meaning.statics import (
    Bonus,
    Change,
    Control,
    Keyword,
    Size,
    Types,
)
from grimorio.games.magic.ops.triggers import (
    Blocking,
    Deals,
    TurnsUp,
)
from grimorio.games.magic.ops.zones import (
    Enters,
)
from grimorio.games.magic.rules.assign import (
    AssignDamage,
)
from grimorio.games.magic.rules.attack import (
    Rulers,
    attackers_of,
    could_attack,
    ruler_faces,
    stays_untapped,
)
from grimorio.games.magic.rules.blocks import (
    Blocks,
    blockers_of,
    least_blockers,
    may_block,
)
from grimorio.games.magic.rules.castable import can_pay_instead
from grimorio.games.magic.rules.choosing import Choosing
from grimorio.games.magic.rules.costs import spell_cost
from grimorio.games.magic.rules.discards import Discard, FromGraveyard, RemoveHeld
from grimorio.games.magic.rules.events import (
    BeginStep,
    ChangeLife,
)
from grimorio.games.magic.rules.face_down import TurningUp
from grimorio.games.magic.rules.mana import (
    Purse,
    outputs_of,
    sources,
)
from grimorio.games.magic.rules.marks import (
    Tap,
)
from grimorio.games.magic.rules.moves import Leave
from grimorio.games.magic.rules.pay import (
    PayMana,
    more_mana,
)
from grimorio.games.magic.rules.payable import (
    most_given,
)
from grimorio.games.magic.rules.phasing import phased_out
from grimorio.games.magic.rules.picks import (
    PickCards,
    PickObjects,
)
from grimorio.games.magic.rules.plan import (
    covers,
    spend,
)
from grimorio.games.magic.rules.play import (
    DOWN_COST,
    Play,
)
from grimorio.games.magic.rules.resolve import (
    context_for,
    program_of,
)
from grimorio.games.magic.rules.shields import Regeneration, Shield
from grimorio.games.magic.rules.stack import (
    ResolveTop,
)
from grimorio.games.magic.rules.targets import (
    card_of,
    enchantable,
    legal_targets,
    protected,
)
from grimorio.games.magic.words.nouns import (
    COLORS,
    KINDS,
)

__all__ = [
    "ALL",
    "CHOOSE",
    "COLORS",
    "CONTROLLER_OF",
    "DOWN_COST",
    "EACH_PLAYER",
    "ENCHANTED",
    "EVENT_OBJECT",
    "EVENT_PLAYER",
    "IT",
    "KINDS",
    "SACRIFICED",
    "TARGETS",
    "THIS",
    "YOU",
    "ActivatedRules",
    "AssignDamage",
    "BeginStep",
    "Blocking",
    "Blocks",
    "Bonus",
    "Book",
    "Change",
    "ChangeLife",
    "Choosing",
    "Context",
    "Control",
    "Deals",
    "Discard",
    "Enters",
    "Face",
    "Filter",
    "FromGraveyard",
    "Keyword",
    "KickerPaid",
    "KickerUnpaid",
    "Leave",
    "Mana",
    "Number",
    "PayMana",
    "PickCards",
    "PickObjects",
    "Play",
    "Price",
    "Program",
    "Purse",
    "Regeneration",
    "RemoveHeld",
    "ResolveTop",
    "Rulers",
    "Shield",
    "Size",
    "Tap",
    "TargetRules",
    "TriggeredRules",
    "TurningUp",
    "TurnsUp",
    "Types",
    "Which",
    "attackers_of",
    "blockers_of",
    "can_pay_instead",
    "card_of",
    "context_for",
    "could_attack",
    "covers",
    "enchantable",
    "least_blockers",
    "legal_targets",
    "may_block",
    "more_mana",
    "most_given",
    "outputs_of",
    "phased_out",
    "program_of",
    "protected",
    "ruler_faces",
    "sources",
    "spell_cost",
    "spend",
    "stays_untapped",
]
