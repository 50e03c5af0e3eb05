"""The sentences in Italian for static abilities on attacks, blocks and combat damage together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.wording.it.clauses import blocked, cant, does, subject
from grimorio.games.magic.wording.it.nouns import name, nouns_of
from grimorio.games.magic.wording.it.triggers import condition
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
from grimorio.language.italian import agree, number, said


def _blocks_if_able(word: BlocksIfAble, t: Telling) -> str:
    who = subject(word.what, t)
    return does(who, "bloccare", "ogni turno se possono" if who.plural else "ogni turno se può")


def _cant_block_stronger(word: CantBlockStronger, t: Telling) -> str:
    return cant(name(t), "bloccare creature con forza superiore alla propria")


def _blocked_by_few(word: BlockedByFew, t: Telling) -> str:
    who = subject(word.what, t)
    few = "una creatura" if word.most == 1 else f"{number(word.most)} creature"
    return cant(who, f"essere {blocked(who)} da più di {few}")


def _cant_block_unless(word: CantBlockUnless, t: Telling) -> str:
    return cant(subject(word.what, t), f"bloccare a meno che {condition(word.unless, t, True)}")


def _blockable_if(word: BlockableIf, t: Telling) -> str:
    who = subject(word.what, t)
    return cant(who, f"essere {blocked(who)} a meno che {condition(word.condition, t, True)}")


def _blockable_by_either(word: BlockableByEither, t: Telling) -> str:
    who = subject(word.what, t)
    either = [said(nouns_of(by, True).bare(), "da") for by in (word.by, word.or_by)]
    return cant(who, f"essere {blocked(who)} tranne che {' e/o '.join(either)}")


def _not_alone(word: NotAlone, t: Telling) -> str:
    who = subject(word.what, t)
    return cant(who, f"attaccare né bloccare da {agree('solo', who.gender, who.plural)}")


def _only_one(word: OnlyOne, t: Telling) -> str:
    return f"non più di una creatura può {'bloccare' if word.block else 'attaccare'} in ogni turno"


def _divides_damage(word: DividesDamage, t: Telling) -> str:
    damage = f"il danno da combattimento {said(name(t), 'di')}"
    return f"puoi dividere come vuoi {damage} tra il giocatore in difesa e/o le creature che controlla"


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
