"""The sentences for static abilities in Italian that say who may attack, block and be blocked."""

from __future__ import annotations

from dataclasses import replace

from grimorio.games.magic.wording.it.clauses import blocked, cant, does, subject
from grimorio.games.magic.wording.it.nouns import name, nouns_of
from grimorio.games.magic.wording.it.triggers import condition
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
from grimorio.language.italian import agree, number, said, verb


def cant_attack(word: CantAttack, t: Telling) -> str:
    """The sentence for `CantAttack`, with the condition under which the attack is allowed."""
    who = subject(word.what, t)
    rest = "attaccare"
    if word.over_hand:
        hand = "con forza superiore al numero di carte che hai in mano"
        who = replace(who, parts=(f"{said(who)} {hand}",))
    if word.unless is not None:
        rest += f" a meno che {condition(word.unless, t, True)}"
    if word.unless_greater:
        rest += " a meno che attacchi anche una creatura con forza superiore alla sua"
    return cant(who, rest)


def attacks_untapped(word: AttacksUntapped, t: Telling) -> str:
    """The sentence for `AttacksUntapped`: "l'Angelo di Serra attacca senza TAPpare"."""
    return does(subject(word.what, t), "attaccare", "senza TAPpare")


def cant_block_at_all(word: CantBlockAtAll, t: Telling) -> str:
    """The sentence for `CantBlockAtAll`: creatures can't block, or only together with a stronger one."""
    greater = " a meno che blocchi anche una creatura con forza superiore alla sua"
    return cant(subject(word.what, t), f"bloccare{greater if word.unless_greater else ''}")


def cant_block_those(word: CantBlockThose, t: Telling) -> str:
    """The sentence for `CantBlockThose`: the card can't block certain creatures."""
    return cant(name(t), f"bloccare {said(nouns_of(word.those, True).bare())}")


def blockable_only(word: BlockableOnly, t: Telling) -> str:
    """The sentence for `BlockableOnly`: "la creatura incantata non può essere bloccata tranne che da …"."""
    who = subject(word.what, t)
    if word.by is None:
        return cant(who, f"essere {blocked(who)}")
    blockers = nouns_of(word.by, True).bare()
    several = f"da {number(word.least)} o più {said(blockers)}"
    except_by = said(blockers, "da") if word.least <= 1 else several
    return cant(who, f"essere {blocked(who)} tranne che {except_by}")


def not_blockable_by(word: NotBlockableBy, t: Telling) -> str:
    """The sentence for `NotBlockableBy`: certain creatures can't block the card."""
    me = name(t)
    return cant(me, f"essere {blocked(me)} {said(nouns_of(word.by, True).bare(), 'da')}")


def blocks_as_though_flying(word: BlocksAsThoughFlying, t: Telling) -> str:
    """The sentence for `BlocksAsThoughFlying`: "può bloccare come se avesse volare"."""
    me = name(t)
    return does(me, "potere", f"bloccare come se {'avessero' if me.plural else 'avesse'} volare")


def blocks_more(word: BlocksMore, t: Telling) -> str:
    """The sentence for `BlocksMore`: "può bloccare una creatura addizionale"."""
    me = name(t)
    if word.more is None:
        return does(me, "potere", "bloccare un qualsiasi numero di creature")
    several = f"{number(word.more)} creature addizionali"
    return does(me, "potere", f"bloccare {'una creatura addizionale' if word.more == 1 else several}")


def must_be_blocked(word: MustBeBlocked, t: Telling) -> str:
    """The sentence for `MustBeBlocked`: all creatures that can block this one do so."""
    return f"tutte le creature che possono bloccare {said(subject(word.what, t))} lo fanno"


def must_attack(word: MustAttack, t: Telling) -> str:
    """The sentence for `MustAttack`: creatures attack each turn if able."""
    who = subject(word.what, t)
    return does(who, "attaccare", "ogni turno se possono" if who.plural else "ogni turno se può")


def walls_may_attack(word: WallsMayAttack, t: Telling) -> str:
    """The sentence for `WallsMayAttack`."""
    return "i Muri possono attaccare come se non fossero Muri"


def damage_as_though_unblocked(word: DamageAsThoughUnblocked, t: Telling) -> str:
    """The sentence for `DamageAsThoughUnblocked`: the card's combat damage may go to the player."""
    me = name(t)
    were = agree("stato", me.gender, me.plural)
    as_if = f"come se non {'fossero' if me.plural else 'fosse'} {were} {blocked(me)}"
    deals = f"{said(me)} {verb('infliggere').wished(me)} il proprio danno da combattimento"
    return f"puoi far sì che {deals} al giocatore in difesa {as_if}"
