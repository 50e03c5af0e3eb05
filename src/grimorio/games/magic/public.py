"""The names of Magic that bots and the judge read positions with: what things are, do, and may."""

from __future__ import annotations

from grimorio.games.magic.meaning.abilities import (
    ActivatedRules,
    Op,
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
    size,
)
from grimorio.games.magic.meaning.face import (
    Face,
)
from grimorio.games.magic.meaning.filters import (
    Filter,
)
from grimorio.games.magic.meaning.masks import (
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
    LANDWALK,
    OTHER_PROTECTION,
    PROTECTION,
    TRAMPLE,
    names,
)
from grimorio.games.magic.meaning.ops_cards import (
    DiscardOp,
    DrawOp,
    LookAtTopOp,
    MillOp,
    PutFromHandOp,
    RevealTopOp,
    SearchOp,
)
from grimorio.games.magic.meaning.ops_damage import (
    ChangeLifeOp,
    DealDamageOp,
    PreventOp,
    PutCountersOp,
    RedirectOp,
    RegenerateOp,
)
from grimorio.games.magic.meaning.ops_flow import (
    ChangeTargetOp,
    CounterOp,
    MayOp,
    MayPayOp,
    PhasesOp,
)
from grimorio.games.magic.meaning.ops_lasting import (
    BecomesOp,
    CantBlockOp,
    GetsOp,
    HasOp,
)
from grimorio.games.magic.meaning.ops_objects import (
    DestroyOp,
    PutTokenOp,
    ReturnOp,
    SacrificeOp,
    TapOp,
    TapOrUntapOp,
)
from grimorio.games.magic.meaning.statics import (
    Bonus,
    Change,
    Control,
    Keyword,
    Size,
    Types,
)
from grimorio.games.magic.meaning.triggers import (
    Deals,
    Enters,
)
from grimorio.games.magic.rules.assign import (
    AssignDamage,
)
from grimorio.games.magic.rules.attack import (
    attackers_of,
    could_attack,
    ruler_faces,
)
from grimorio.games.magic.rules.blocks import (
    Rulers,
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
from grimorio.games.magic.rules.objects import (
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
    as_target,
    permanents,
    player,
    seat_of,
    table,
    waiting_triggers,
)
from grimorio.games.magic.rules.picks import (
    PickCards,
    PickObjects,
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
    "LANDWALK",
    "MAIN1",
    "MAIN2",
    "NOBODY",
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
    "BecomesOp",
    "BeginStep",
    "Bonus",
    "Book",
    "CantBlockOp",
    "Card",
    "Change",
    "ChangeLife",
    "ChangeLifeOp",
    "ChangeTargetOp",
    "Choosing",
    "CombatDamage",
    "Context",
    "Control",
    "CounterOp",
    "DealDamageOp",
    "Deals",
    "DestroyOp",
    "Discard",
    "DiscardOp",
    "DrawOp",
    "Enters",
    "Face",
    "Filter",
    "GetsOp",
    "HasOp",
    "Keyword",
    "Leave",
    "LookAtTopOp",
    "Mana",
    "MayOp",
    "MayPayOp",
    "MillOp",
    "Number",
    "OnStack",
    "Op",
    "Permanent",
    "PhasesOp",
    "PickCards",
    "PickObjects",
    "Play",
    "Player",
    "PreventOp",
    "Price",
    "Program",
    "PutCountersOp",
    "PutFromHandOp",
    "PutTokenOp",
    "RedirectOp",
    "RegenerateOp",
    "Regeneration",
    "ResolveTop",
    "ReturnOp",
    "RevealTopOp",
    "Rulers",
    "SacrificeOp",
    "SearchOp",
    "Shield",
    "Size",
    "Table",
    "Tap",
    "TapOp",
    "TapOrUntapOp",
    "TargetRules",
    "TriggeredRules",
    "Types",
    "Which",
    "as_target",
    "attackers_of",
    "blockers_of",
    "card_of",
    "context_for",
    "could_attack",
    "enchantable",
    "least_blockers",
    "legal_targets",
    "may_block",
    "names",
    "outputs_of",
    "permanents",
    "player",
    "program_of",
    "protected",
    "ruler_faces",
    "seat_of",
    "size",
    "sources",
    "spell_cost",
    "table",
    "waiting_triggers",
]
