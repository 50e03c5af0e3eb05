"""The sentences in French for static abilities on attacks, blocks and combat damage together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.wording.fr.clauses import blocked, cant, does, subject
from grimorio.games.magic.wording.fr.nouns import name, nouns_of
from grimorio.games.magic.wording.fr.triggers import condition
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import (
    BlockableByEither,
    BlockableIf,
    BlockedByFew,
    BlocksIfAble,
    CantBlockStronger,
    CantBlockUnless,
    DividesDamage,
    NotAlone,
    OnlyOne,
)
from grimorio.language.french import agree, before, number, said


def _blocks_if_able(word: BlocksIfAble, t: Telling) -> str:
    return does(subject(word.what, t), "bloquer", "à chaque tour si possible")


def _cant_block_stronger(word: CantBlockStronger, t: Telling) -> str:
    me = name(t)
    than = "la leur" if me.plural else "la sienne"
    return cant(me, f"bloquer de créatures dont la force est supérieure à {than}")


def _blocked_by_few(word: BlockedByFew, t: Telling) -> str:
    who = subject(word.what, t)
    few = "une créature" if word.most == 1 else f"{number(word.most)} créatures"
    return cant(who, f"être {blocked(who)} par plus {before('de', few)}")


def _cant_block_unless(word: CantBlockUnless, t: Telling) -> str:
    return cant(subject(word.what, t), f"bloquer à moins {before('que', condition(word.unless, t, True))}")


def _blockable_if(word: BlockableIf, t: Telling) -> str:
    who = subject(word.what, t)
    unless = before("que", condition(word.condition, t, True))
    return cant(who, f"être {blocked(who)} à moins {unless}")


def _blockable_by_either(word: BlockableByEither, t: Telling) -> str:
    who = subject(word.what, t)
    either = [f"par {said(nouns_of(by, True).a())}" for by in (word.by, word.or_by)]
    return cant(who, f"être {blocked(who)} excepté {' et/ou '.join(either)}")


def _not_alone(word: NotAlone, t: Telling) -> str:
    who = subject(word.what, t)
    return cant(who, f"attaquer ni bloquer {agree('seul', who.gender, who.plural)}")


def _only_one(word: OnlyOne, t: Telling) -> str:
    return f"pas plus d'une créature ne peut {'bloquer' if word.block else 'attaquer'} à chaque tour"


def _divides_damage(word: DividesDamage, t: Telling) -> str:
    damage = f"les blessures de combat {said(name(t), 'de')}"
    return (
        f"vous pouvez répartir comme vous le désirez {damage} entre le joueur défenseur et/ou un nombre "
        "quelconque de créatures qu'il contrôle"
    )


COMBAT_RULES: Final[dict[type, Callable[[Any, Telling], str]]] = {
    BlocksIfAble: _blocks_if_able,
    CantBlockStronger: _cant_block_stronger,
    BlockedByFew: _blocked_by_few,
    CantBlockUnless: _cant_block_unless,
    BlockableIf: _blockable_if,
    BlockableByEither: _blockable_by_either,
    NotAlone: _not_alone,
    OnlyOne: _only_one,
    DividesDamage: _divides_damage,
}
"""For each class of these rules, the function that writes its sentence."""
