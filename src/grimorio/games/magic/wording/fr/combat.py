"""The sentences for static abilities in French that say who may attack, block and be blocked."""

from __future__ import annotations

from dataclasses import replace

from grimorio.games.magic.wording.fr.clauses import blocked, cant, does, subject
from grimorio.games.magic.wording.fr.nouns import name, nouns_of
from grimorio.games.magic.wording.fr.triggers import condition
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import (
    AttacksUntapped,
    BlockableOnly,
    BlocksAsThoughFlying,
    BlocksMore,
    CantAttack,
    CantBlockAtAll,
    CantBlockThose,
    DamageAsThoughUnblocked,
    MustAttack,
    MustBeBlocked,
    NotBlockableBy,
    WallsMayAttack,
)
from grimorio.language.french import agree, before, clitic, number, pronoun, said, verb
from grimorio.language.phrases import Phrase


def cant_attack(word: CantAttack, t: Telling) -> str:
    """The sentence for `CantAttack`, with the condition under which the attack is allowed."""
    who = subject(word.what, t)
    rest = "attaquer"
    if word.over_hand:
        hand = "dont la force est supérieure au nombre de cartes dans votre main"
        who = replace(who, parts=(f"{said(who)} {hand}",))
    if word.unless is not None:
        rest += f" à moins {before('que', condition(word.unless, t, True))}"
    if word.unless_greater:
        rest += " à moins qu'une créature avec une force plus grande n'attaque également"
    return cant(who, rest)


def attacks_untapped(word: AttacksUntapped, t: Telling) -> str:
    """The sentence for `AttacksUntapped`: "attaquer avec l'Ange de Serra ne le fait pas s'engager"."""
    who = subject(word.what, t)
    return f"attaquer avec {said(who)} ne {clitic(who.gender, who.plural)} fait pas s'engager"


def cant_block_at_all(word: CantBlockAtAll, t: Telling) -> str:
    """The sentence for `CantBlockAtAll`: creatures can't block, or only together with a stronger one."""
    greater = " à moins qu'une créature avec une force plus grande ne bloque également"
    return cant(subject(word.what, t), f"bloquer{greater if word.unless_greater else ''}")


def cant_block_those(word: CantBlockThose, t: Telling) -> str:
    """The sentence for `CantBlockThose`: the card can't block certain creatures."""
    return cant(name(t), f"bloquer {said(nouns_of(word.those, True).the())}")


def blockable_only(word: BlockableOnly, t: Telling) -> str:
    """The sentence for `BlockableOnly`: "la créature enchantée ne peut pas être bloquée excepté par …"."""
    who = subject(word.what, t)
    if word.by is None:
        return does(who, "être", agree("imblocable", who.gender, who.plural))
    blockers = nouns_of(word.by, True)
    several = f"{number(word.least)} {said(blockers.bare())} ou plus"
    by = said(blockers.a()) if word.least <= 1 else several
    return cant(who, f"être {blocked(who)} excepté par {by}")


def not_blockable_by(word: NotBlockableBy, t: Telling) -> str:
    """The sentence for `NotBlockableBy`: certain creatures can't block the card."""
    me = name(t)
    return cant(me, f"être {blocked(me)} par {said(nouns_of(word.by, True).a())}")


def blocks_as_though_flying(word: BlocksAsThoughFlying, t: Telling) -> str:
    """The sentence for `BlocksAsThoughFlying`: "peut bloquer comme s'il avait le vol"."""
    me = name(t)
    as_if = _as_if(me, f"{'avaient' if me.plural else 'avait'} le vol")
    return does(me, "pouvoir", f"bloquer {as_if}")


def blocks_more(word: BlocksMore, t: Telling) -> str:
    """The sentence for `BlocksMore`: "peut bloquer une créature supplémentaire"."""
    me = name(t)
    if word.more is None:
        return does(me, "pouvoir", "bloquer un nombre quelconque de créatures")
    several = f"{number(word.more)} créatures supplémentaires"
    return does(me, "pouvoir", f"bloquer {'une créature supplémentaire' if word.more == 1 else several}")


def must_be_blocked(word: MustBeBlocked, t: Telling) -> str:
    """The sentence for `MustBeBlocked`: all creatures that can block this one do so."""
    return f"toutes les créatures capables de bloquer {said(subject(word.what, t))} le font"


def must_attack(word: MustAttack, t: Telling) -> str:
    """The sentence for `MustAttack`: creatures attack each turn if able."""
    who = subject(word.what, t)
    return does(who, "attaquer", "à chaque tour si possible")


def walls_may_attack(word: WallsMayAttack, t: Telling) -> str:
    """The sentence for `WallsMayAttack`."""
    return "les murs peuvent attaquer comme s'ils n'étaient pas des murs"


def damage_as_though_unblocked(word: DamageAsThoughUnblocked, t: Telling) -> str:
    """The sentence for `DamageAsThoughUnblocked`: the card's combat damage may go to the player."""
    me = name(t)
    as_if = _as_if(me, f"n'{'étaient' if me.plural else 'était'} pas {blocked(me)}")
    his = "leurs" if me.plural else "ses"
    deals = f"{verb('infliger').wished(me)} {his} blessures de combat au joueur défenseur"
    return f"vous pouvez faire {before('que', said(me))} {deals} {as_if}"


def _as_if(who: Phrase, has: str) -> str:
    """The clause for an ability that `who` is treated as having: "comme s'il avait le vol".

    `has` is the verb with the words after it.
    """
    he = pronoun(who.gender, who.plural)
    return f"comme {f's{chr(39)}{he}' if he.startswith('il') else f'si {he}'} {has}"
