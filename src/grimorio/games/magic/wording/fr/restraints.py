"""The sentences in French for effects that forbid, allow, add or skip something, or empty a zone."""

from __future__ import annotations

from grimorio.games.magic.wording.fr.deeds import Mood, acts, conjugated, sentence_of, subject
from grimorio.games.magic.wording.fr.nouns import GRAVEYARD, HAND, LIBRARY, his, nouns_of, what, who
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import (
    YOU,
    AsThoughUnblocked,
    AttacksAsNoWall,
    BlockedByMany,
    CantPlay,
    CantRegenerate,
    ExtraTurn,
    LifeBecomes,
    MayBlockMore,
    MillHalf,
    MustAttackNow,
    NoAttack,
    NoAttackTap,
    NoCombatDamage,
    RemoveBuried,
    RemoveHand,
    Sheltered,
    SkipTurn,
    StaysTapped,
)
from grimorio.language.french import agree, before, number, pronoun, said
from grimorio.language.phrases import one


def cant_regenerate(word: CantRegenerate, t: Telling, mood: Mood) -> str:
    """The sentence for `CantRegenerate`: "la créature ciblée ne peut pas être régénérée ce tour-ci"."""
    who_ = subject(word.what, t)
    can = conjugated(who_, "pouvoir", mood)
    regenerated = agree("régénéré", who_.gender, who_.plural)
    return f"{said(who_)} ne {can} pas être {regenerated} ce tour-ci"


def may_block_more(word: MayBlockMore, t: Telling, mood: Mood) -> str:
    """The sentence for `MayBlockMore`: "le mur peut bloquer une créature supplémentaire ce tour-ci"."""
    rest = "bloquer une créature supplémentaire ce tour-ci"
    return sentence_of(subject(word.what, t), "pouvoir", rest, mood)


def no_combat_damage(word: NoCombatDamage, t: Telling, mood: Mood) -> str:
    """The sentence for `NoCombatDamage`: "le rat n'attribue pas de blessures de combat ce tour-ci"."""
    who_ = subject(word.what, t)
    assigns = conjugated(who_, "attribuer", mood)
    return f"{said(who_)} n'{assigns} pas de blessures de combat ce tour-ci"


def cant_play(word: CantPlay, t: Telling, mood: Mood) -> str:
    """The sentence for `CantPlay`: "le joueur ciblé ne peut pas jouer de sorts de créature ce tour-ci"."""
    person = who(word.who, t)
    can = conjugated(person, "pouvoir", mood)
    played = said(nouns_of(word.what, True).bare(), "de")
    return f"{said(person)} ne {can} pas jouer {played} ce tour-ci"


def extra_turn(word: ExtraTurn, t: Telling, mood: Mood) -> str:
    """The sentence for `ExtraTurn`: "jouez un tour supplémentaire après celui-ci"."""
    turns = "un tour supplémentaire" if word.count == 1 else f"{number(word.count)} tours supplémentaires"
    return acts(who(word.who, t), "jouer", f"{turns} après celui-ci", mood)


def skip_turn(word: SkipTurn, t: Telling, mood: Mood) -> str:
    """The sentence for `SkipTurn`: "passez votre prochain tour"."""
    person = who(word.who, t)
    mine = "votre" if person.person == 2 else "son"
    return acts(person, "passer", f"{mine} prochain tour", mood)


def remove_buried(word: RemoveBuried, t: Telling, mood: Mood) -> str:
    """The sentence for `RemoveBuried`: "retirez de la partie toutes les cartes de votre cimetière"."""
    person = who(word.who, t)
    cards = said(nouns_of(word.what, True).the())
    return acts(person, "retirer", f"de la partie toutes {cards} de {his(person, GRAVEYARD)}", mood)


def remove_hand(word: RemoveHand, t: Telling, mood: Mood) -> str:
    """The sentence for `RemoveHand`: "retirez de la partie toutes les cartes de votre main"."""
    person = who(word.who, t)
    return acts(person, "retirer", f"de la partie toutes les cartes de {his(person, HAND)}", mood)


def mill_half(word: MillHalf, t: Telling, mood: Mood) -> str:
    """The sentence for `MillHalf`: "mettez dans votre cimetière la moitié supérieure de …"."""
    person = who(word.who, t)
    half = f"la moitié supérieure de {his(person, LIBRARY)}, arrondie à l'unité inférieure"
    return acts(person, "mettre", f"dans {his(person, GRAVEYARD)} {half}", mood)


def no_attack_tap(word: NoAttackTap, t: Telling, mood: Mood) -> str:
    """The sentence for `NoAttackTap`: "attaquer ne fait pas s'engager la créature ciblée ce tour-ci"."""
    return f"attaquer ne fait pas s'engager {said(what(word.what, t))} ce tour-ci"


def stays_tapped(word: StaysTapped, t: Telling, mood: Mood) -> str:
    """The sentence for `StaysTapped`: "la créature ne se dégage pas pendant la prochaine étape …"."""
    who_ = subject(word.what, t)
    untaps = conjugated(who_, "dégager", mood)
    whose_ = "de leurs contrôleurs" if who_.plural else "de son contrôleur"
    return f"{said(who_)} ne se {untaps} pas pendant la prochaine étape de dégagement {whose_}"


def sheltered(word: Sheltered, t: Telling, mood: Mood) -> str:
    """The sentence for `Sheltered`: "vous ne pouvez pas être la cible de sorts ce tour-ci"."""
    can = conjugated(who(YOU, t), "pouvoir", mood)
    return f"vous ne {can} pas être la cible de sorts ou de capacités ce tour-ci"


def no_attack(word: NoAttack, t: Telling, mood: Mood) -> str:
    """The sentence for `NoAttack`: "les créatures ne peuvent pas attaquer ce tour-ci"."""
    creatures = nouns_of(word.what, True).the()
    return f"{said(creatures)} ne {conjugated(creatures, 'pouvoir', mood)} pas attaquer ce tour-ci"


def life_becomes(word: LifeBecomes, t: Telling, mood: Mood) -> str:
    """The sentence for `LifeBecomes`: "votre total de points de vie devient 5"."""
    person = who(word.who, t)
    total = "votre total de points de vie"
    total = total if person.person == 2 else f"le total de points de vie {said(person, 'de')}"
    return f"{total} {conjugated(one(total), 'devenir', mood)} {word.life}"


def must_attack_now(word: MustAttackNow, t: Telling, mood: Mood) -> str:
    """The sentence for `MustAttackNow`: "les créatures attaquent ce tour-ci si possible"."""
    creatures = nouns_of(word.what, True).the()
    return f"{said(creatures)} {conjugated(creatures, 'attaquer', mood)} ce tour-ci si possible"


def as_though_unblocked(word: AsThoughUnblocked, t: Telling, mood: Mood) -> str:
    """The sentence for `AsThoughUnblocked`: "vous pouvez faire que la créature inflige ce tour-ci …"."""
    who_ = subject(word.what, t)
    he = pronoun(who_.gender, who_.plural)
    as_if = f"comme {f's{chr(39)}{he}' if he.startswith('il') else f'si {he}'}"
    were = f"n'{'étaient' if who_.plural else 'était'} pas {agree('bloqué', who_.gender, who_.plural)}"
    his_ = "leurs" if who_.plural else "ses"
    deals = f"{conjugated(who_, 'infliger', 'wish')} {his_} blessures de combat au joueur défenseur"
    return f"vous pouvez faire {before('que', said(who_))} {deals} ce tour-ci {as_if} {were}"


def attacks_as_no_wall(word: AttacksAsNoWall, t: Telling, mood: Mood) -> str:
    """The sentence for `AttacksAsNoWall`: "le mur peut attaquer ce tour-ci comme s'il n'était pas …"."""
    who_ = subject(word.what, t)
    he = pronoun(who_.gender, who_.plural)
    as_if = f"comme {f's{chr(39)}{he}' if he.startswith('il') else f'si {he}'}"
    wall = "n'étaient pas des murs" if who_.plural else "n'était pas un mur"
    return sentence_of(who_, "pouvoir", f"attaquer ce tour-ci {as_if} {wall}", mood)


def blocked_by_many(word: BlockedByMany, t: Telling, mood: Mood) -> str:
    """The sentence for `BlockedByMany`: "les créatures ne peuvent pas être bloquées ce tour-ci …"."""
    who_ = subject(word.what, t)
    can = conjugated(who_, "pouvoir", mood)
    blocked = agree("bloqué", who_.gender, who_.plural)
    return f"{said(who_)} ne {can} pas être {blocked} ce tour-ci excepté par deux créatures ou plus"
