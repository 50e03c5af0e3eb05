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
)
from grimorio.games.magic.rules.blocks import (
    blockers_of,
    least_blockers,
    may_block,
)
from grimorio.games.magic.rules.events import (
    BeginStep,
    ChangeLife,
)
from grimorio.games.magic.rules.lasting import (
    Regeneration,
    Shield,
)
from grimorio.games.magic.rules.mana import (
    Purse,
    outputs_of,
    sources,
)
from grimorio.games.magic.rules.marks import (
    Tap,
)
from grimorio.games.magic.rules.moves import (
    Discard,
    Leave,
)
from grimorio.games.magic.rules.pay import (
    PayMana,
    more_mana,
)
from grimorio.games.magic.rules.picks import (
    PickCards,
    PickObjects,
)
from grimorio.games.magic.rules.plan import (
    covers,
    spend,
)
from grimorio.games.magic.rules.play import (
    Choosing,
    Play,
    enchantable,
    spell_cost,
)
from grimorio.games.magic.rules.resolve import (
    context_for,
    program_of,
)
from grimorio.games.magic.rules.stack import (
    ResolveTop,
)
from grimorio.games.magic.rules.targets import (
    card_of,
    legal_targets,
    protected,
)
from grimorio.games.magic.state.masks import (
    ARTIFACT,
    BLACK,
    COLOR_BITS,
    CREATURE,
    DOUBLE_STRIKE,
    ENCHANTMENT,
    FEAR,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    KEYWORDS,
    KIND_BITS,
    LAND,
    LANDWALKS,
    OTHER_PROTECTION,
    PROTECTION,
    TRAMPLE,
    names,
)
from grimorio.games.magic.state.objects import (
    ATTACKERS,
    BEGIN_COMBAT,
    BLOCKERS,
    CLEANUP,
    DAMAGE,
    END,
    FACE,
    FIRST_DAMAGE,
    MAIN1,
    MAIN2,
    NOBODY,
    STEPS,
    UPKEEP,
    Card,
    CombatDamage,
    OnStack,
    Permanent,
    Player,
    Table,
    TargetId,
    as_target,
    permanents,
    player,
    seat_of,
    table,
    waiting_triggers,
)
from grimorio.games.magic.state.pools import (
    MANA_KINDS,
    ONE,
    amount,
    contains,
    pool_text,
    size,
)
from grimorio.games.magic.words.nouns import (
    COLORS,
    KINDS,
)

__all__ = [
    "ALL",
    "ARTIFACT",
    "ATTACKERS",
    "BEGIN_COMBAT",
    "BLACK",
    "BLOCKERS",
    "CHOOSE",
    "CLEANUP",
    "COLORS",
    "COLOR_BITS",
    "CONTROLLER_OF",
    "CREATURE",
    "DAMAGE",
    "DOUBLE_STRIKE",
    "EACH_PLAYER",
    "ENCHANTED",
    "ENCHANTMENT",
    "END",
    "EVENT_OBJECT",
    "EVENT_PLAYER",
    "FACE",
    "FEAR",
    "FIRST_DAMAGE",
    "FIRST_STRIKE",
    "FLYING",
    "HASTE",
    "IT",
    "KEYWORDS",
    "KINDS",
    "KIND_BITS",
    "LAND",
    "LANDWALKS",
    "MAIN1",
    "MAIN2",
    "MANA_KINDS",
    "NOBODY",
    "ONE",
    "OTHER_PROTECTION",
    "PROTECTION",
    "SACRIFICED",
    "STEPS",
    "TARGETS",
    "THIS",
    "TRAMPLE",
    "UPKEEP",
    "YOU",
    "ActivatedRules",
    "AssignDamage",
    "BeginStep",
    "Blocking",
    "Bonus",
    "Book",
    "Card",
    "Change",
    "ChangeLife",
    "Choosing",
    "CombatDamage",
    "Context",
    "Control",
    "Deals",
    "Discard",
    "Enters",
    "Face",
    "Filter",
    "Keyword",
    "Leave",
    "Mana",
    "Number",
    "OnStack",
    "PayMana",
    "Permanent",
    "PickCards",
    "PickObjects",
    "Play",
    "Player",
    "Price",
    "Program",
    "Purse",
    "Regeneration",
    "ResolveTop",
    "Rulers",
    "Shield",
    "Size",
    "Table",
    "Tap",
    "TargetId",
    "TargetRules",
    "TriggeredRules",
    "Types",
    "Which",
    "amount",
    "as_target",
    "attackers_of",
    "blockers_of",
    "card_of",
    "contains",
    "context_for",
    "could_attack",
    "covers",
    "enchantable",
    "least_blockers",
    "legal_targets",
    "may_block",
    "more_mana",
    "names",
    "outputs_of",
    "permanents",
    "player",
    "pool_text",
    "program_of",
    "protected",
    "ruler_faces",
    "seat_of",
    "size",
    "sources",
    "spell_cost",
    "spend",
    "table",
    "waiting_triggers",
]
