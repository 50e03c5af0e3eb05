"""The sentences for rules about phases, zones and costs, in French."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.wording.fr.amounts import counted
from grimorio.games.magic.wording.fr.clauses import cant, does, subject
from grimorio.games.magic.wording.fr.counters import counter
from grimorio.games.magic.wording.fr.nouns import each, enchanted, name, nouns_of
from grimorio.games.magic.wording.fr.triggers import if_so
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import (
    AbilitiesBarred,
    AnyTimeForAll,
    CantAttackYou,
    ColoredLess,
    CostsLessForEach,
    DamageToCounters,
    EntersWithCount,
    FlashbackCosts,
    GraveyardsSealed,
    MorphCostsMore,
    NoCycling,
    NoLifeGain,
    OpponentsCantPlay,
    PoolsStay,
    PreventAllIf,
    ProtectionFromOwnColors,
    Undying,
    UntapsWithOthers,
)
from grimorio.language.french import of, said


def _pools_stay(word: PoolsStay, t: Telling) -> str:
    return "les réserves de mana ne se vident pas à la fin des phases ou des tours"


def _untaps_with_others(word: UntapsWithOthers, t: Telling) -> str:
    step = "l'étape de dégagement de chaque autre joueur"
    return f"dégagez tous les permanents que vous contrôlez pendant {step}"


def _no_cycling(word: NoCycling, t: Telling) -> str:
    return "les joueurs ne peuvent pas recycler de cartes"


def _graveyards_sealed(word: GraveyardsSealed, t: Telling) -> str:
    return "les cartes dans les cimetières ne peuvent pas être la cible de sorts ou de capacités"


def _morph_costs_more(word: MorphCostsMore, t: Telling) -> str:
    return f"tous les coûts de mue coûtent {{{word.more}}} de plus"


def _flashback_costs(word: FlashbackCosts, t: Telling) -> str:
    if word.yours:
        return f"les coûts de flashback que vous payez coûtent jusqu'à {{{word.much}}} de moins"
    return f"les coûts de flashback que vos adversaires payent coûtent {{{word.much}}} de plus"


def _protection_from_own_colors(word: ProtectionFromOwnColors, t: Telling) -> str:
    return does(each(word.what), "avoir", "la protection contre ses couleurs")


def _costs_less_for_each(word: CostsLessForEach, t: Telling) -> str:
    much = f"{{{word.less}}} de moins à jouer pour chaque {counted(word.what, False)}"
    return does(name(t), "coûter", much)


def _colored_less(word: ColoredLess, t: Telling) -> str:
    spells = said(nouns_of(word.what, True).the())
    only = "Cet effet réduit uniquement la quantité de mana coloré que vous payez"
    return f"{spells} que vous jouez coûtent {word.mana} de moins à jouer. {only}"


def _prevent_all_if(word: PreventAllIf, t: Telling) -> str:
    return f"{if_so(word.condition, t)}, prévenez toutes les blessures qui devraient vous être infligées"


def _cant_attack_you(word: CantAttackYou, t: Telling) -> str:
    return cant(subject(word.what, t), "vous attaquer")


def _opponents_cant_play(word: OpponentsCantPlay, t: Telling) -> str:
    return f"vos adversaires ne peuvent pas jouer {said(nouns_of(word.what, True).bare(), 'de')}"


def _abilities_barred(word: AbilitiesBarred, t: Telling) -> str:
    return f"les capacités activées {said(enchanted(t), 'de')} ne peuvent pas être jouées"


def _any_time_for_all(word: AnyTimeForAll, t: Telling) -> str:
    cards = said(nouns_of(word.what, True).a())
    return f"chaque joueur peut jouer {cards} à tout moment où il pourrait jouer un éphémère"


def _no_life_gain(word: NoLifeGain, t: Telling) -> str:
    return "si un joueur devait gagner des points de vie, à la place, il ne gagne pas de points de vie"


def _undying(word: Undying, t: Telling) -> str:
    return "vous ne perdez pas la partie pour avoir 0 point de vie ou moins"


def _damage_to_counters(word: DamageToCounters, t: Telling) -> str:
    put = f"mettez à la place autant de marqueurs {counter(word.counter)} sur {said(name(t))}"
    return f"si des blessures devaient vous être infligées, {put}"


def _enters_with_count(word: EntersWithCount, t: Telling) -> str:
    marks = f"en jeu avec X marqueurs {counter(word.counter)}"
    return f"{does(name(t), 'arriver', marks)}, X étant le nombre {of(counted(word.what))}"


WORLD: Final[dict[type, Callable[[Any, Telling], str]]] = {
    PoolsStay: _pools_stay,
    UntapsWithOthers: _untaps_with_others,
    NoCycling: _no_cycling,
    GraveyardsSealed: _graveyards_sealed,
    MorphCostsMore: _morph_costs_more,
    FlashbackCosts: _flashback_costs,
    ProtectionFromOwnColors: _protection_from_own_colors,
    CostsLessForEach: _costs_less_for_each,
    ColoredLess: _colored_less,
    PreventAllIf: _prevent_all_if,
    CantAttackYou: _cant_attack_you,
    OpponentsCantPlay: _opponents_cant_play,
    AbilitiesBarred: _abilities_barred,
    AnyTimeForAll: _any_time_for_all,
    NoLifeGain: _no_life_gain,
    Undying: _undying,
    DamageToCounters: _damage_to_counters,
    EntersWithCount: _enters_with_count,
}
"""For each class of these rules, the function that writes its sentence."""
