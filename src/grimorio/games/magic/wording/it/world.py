"""The sentences for rules and conditions about phases, zones, costs and turns, in Italian."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.wording.it.amounts import counted
from grimorio.games.magic.wording.it.clauses import cant, does, subject
from grimorio.games.magic.wording.it.counters import counter
from grimorio.games.magic.wording.it.nouns import each, enchanted, name, nouns_of
from grimorio.games.magic.wording.it.triggers import condition
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
from grimorio.language.italian import agree, said


def _pools_stay(word: PoolsStay, t: Telling) -> str:
    return "le riserve di mana non si svuotano alla fine delle fasi o dei turni"


def _untaps_with_others(word: UntapsWithOthers, t: Telling) -> str:
    return "STAPpa tutti i permanenti che controlli durante lo STAP di ogni altro giocatore"


def _no_cycling(word: NoCycling, t: Telling) -> str:
    return "i giocatori non possono usare l'abilità ciclo delle carte"


def _graveyards_sealed(word: GraveyardsSealed, t: Telling) -> str:
    return "le carte nei cimiteri non possono essere bersaglio di magie o abilità"


def _morph_costs_more(word: MorphCostsMore, t: Telling) -> str:
    return f"tutti i costi di metamorfosi costano {{{word.more}}} in più"


def _flashback_costs(word: FlashbackCosts, t: Telling) -> str:
    if word.yours:
        return f"i costi di flashback che paghi costano fino a {{{word.much}}} in meno"
    return f"i costi di flashback che pagano i tuoi avversari costano {{{word.much}}} in più"


def _protection_from_own_colors(word: ProtectionFromOwnColors, t: Telling) -> str:
    return does(each(word.what), "avere", "protezione dai propri colori")


def _costs_less_for_each(word: CostsLessForEach, t: Telling) -> str:
    me = name(t)
    played = agree("giocato", me.gender, me.plural)
    much = f"{{{word.less}}} in meno per essere {played} per ogni {counted(word.what, False)}"
    return does(me, "costare", much)


def _colored_less(word: ColoredLess, t: Telling) -> str:
    spells = said(nouns_of(word.what, True).the())
    only = "Questo effetto riduce solo la quantità di mana colorato che paghi"
    return f"{spells} che giochi costano {word.mana} in meno per essere giocate. {only}"


def _prevent_all_if(word: PreventAllIf, t: Telling) -> str:
    return f"se {condition(word.condition, t)}, previeni tutto il danno che ti sta per essere inflitto"


def _cant_attack_you(word: CantAttackYou, t: Telling) -> str:
    return cant(subject(word.what, t), "attaccarti")


def _opponents_cant_play(word: OpponentsCantPlay, t: Telling) -> str:
    return f"i tuoi avversari non possono giocare {said(nouns_of(word.what, True).bare())}"


def _abilities_barred(word: AbilitiesBarred, t: Telling) -> str:
    return f"le abilità attivate {said(enchanted(t), 'di')} non possono essere giocate"


def _any_time_for_all(word: AnyTimeForAll, t: Telling) -> str:
    cards = said(nouns_of(word.what, True).bare())
    return f"ogni giocatore può giocare {cards} in qualsiasi momento in cui potrebbe giocare un istantaneo"


def _no_life_gain(word: NoLifeGain, t: Telling) -> str:
    return "se un giocatore sta per guadagnare punti vita, invece non guadagna punti vita"


def _undying(word: Undying, t: Telling) -> str:
    return "non perdi la partita per avere 0 o meno punti vita"


def _damage_to_counters(word: DamageToCounters, t: Telling) -> str:
    put = f"metti invece altrettanti segnalini {counter(word.counter)} {said(name(t), 'su')}"
    return f"se ti sta per essere inflitto del danno, {put}"


def _enters_with_count(word: EntersWithCount, t: Telling) -> str:
    marks = f"in gioco con X segnalini {counter(word.counter)}"
    return f"{does(name(t), 'entrare', marks)}, dove X è il numero di {counted(word.what)}"


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
