"""The sentences in Italian for effects that forbid, allow, add or skip something, or empty a zone."""

from __future__ import annotations

from grimorio.games.magic.wording.it.deeds import Mood, acts, conjugated, sentence_of, subject
from grimorio.games.magic.wording.it.nouns import GRAVEYARD, HAND, LIBRARY, his, nouns_of, what, who
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
from grimorio.language.italian import agree, number, said
from grimorio.language.phrases import one


def cant_regenerate(word: CantRegenerate, t: Telling, mood: Mood) -> str:
    """The sentence for `CantRegenerate`: "la creatura non può essere rigenerata in questo turno"."""
    who_ = subject(word.what, t)
    can = conjugated(who_, "potere", mood)
    regenerated = agree("rigenerato", who_.gender, who_.plural)
    return f"{said(who_)} non {can} essere {regenerated} in questo turno".lstrip()


def may_block_more(word: MayBlockMore, t: Telling, mood: Mood) -> str:
    """The sentence for `MayBlockMore`: "il Muro può bloccare una creatura addizionale in questo turno"."""
    rest = "bloccare una creatura addizionale in questo turno"
    return sentence_of(subject(word.what, t), "potere", rest, mood)


def no_combat_damage(word: NoCombatDamage, t: Telling, mood: Mood) -> str:
    """The sentence for `NoCombatDamage`: "il Ratto non assegna danno da combattimento in questo turno"."""
    who_ = subject(word.what, t)
    assigns = conjugated(who_, "assegnare", mood)
    return f"{said(who_)} non {assigns} danno da combattimento in questo turno".lstrip()


def cant_play(word: CantPlay, t: Telling, mood: Mood) -> str:
    """The sentence for `CantPlay`: "il giocatore non può giocare magie creatura in questo turno"."""
    person = who(word.who, t, "il")
    can = conjugated(person, "potere", mood)
    first = "" if person.person == 2 else f"{said(person)} "
    return f"{first}non {can} giocare {said(nouns_of(word.what, True).bare())} in questo turno"


def extra_turn(word: ExtraTurn, t: Telling, mood: Mood) -> str:
    """The sentence for `ExtraTurn`: "gioca un turno addizionale dopo questo"."""
    turns = "un turno addizionale" if word.count == 1 else f"{number(word.count)} turni addizionali"
    return acts(who(word.who, t, "il"), "giocare", f"{turns} dopo questo", mood)


def skip_turn(word: SkipTurn, t: Telling, mood: Mood) -> str:
    """The sentence for `SkipTurn`: "salta il tuo prossimo turno"."""
    person = who(word.who, t, "il")
    mine = "tuo" if person.person == 2 else "suo"
    return acts(person, "saltare", f"il {mine} prossimo turno", mood)


def remove_buried(word: RemoveBuried, t: Telling, mood: Mood) -> str:
    """The sentence for `RemoveBuried`: "rimuovi dal gioco tutte le carte terra nel tuo cimitero"."""
    person = who(word.who, t, "il")
    cards = said(nouns_of(word.what, True).the())
    return acts(person, "rimuovere", f"dal gioco tutte {cards} {his(person, GRAVEYARD, 'in')}", mood)


def remove_hand(word: RemoveHand, t: Telling, mood: Mood) -> str:
    """The sentence for `RemoveHand`: "rimuovi dal gioco tutte le carte della tua mano"."""
    person = who(word.who, t, "il")
    return acts(person, "rimuovere", f"dal gioco tutte le carte {his(person, HAND, 'di')}", mood)


def mill_half(word: MillHalf, t: Telling, mood: Mood) -> str:
    """The sentence for `MillHalf`: "metti nel tuo cimitero la metà superiore del tuo grimorio, …"."""
    person = who(word.who, t, "il")
    half = f"la metà superiore {his(person, LIBRARY, 'di')}, arrotondata per difetto"
    return acts(person, "mettere", f"{his(person, GRAVEYARD, 'in')} {half}", mood)


def no_attack_tap(word: NoAttackTap, t: Telling, mood: Mood) -> str:
    """The sentence for `NoAttackTap`: "attaccare non causa il TAP della creatura in questo turno"."""
    return f"attaccare non causa il TAP {said(what(word.what, t, 'il'), 'di')} in questo turno"


def stays_tapped(word: StaysTapped, t: Telling, mood: Mood) -> str:
    """The sentence for `StaysTapped`: "la creatura non si STAPpa durante il prossimo STAP …"."""
    who_ = subject(word.what, t)
    untaps = conjugated(who_, "STAPpare", mood)
    whose_ = "dei loro controllori" if who_.plural else "del suo controllore"
    return f"{said(who_)} non {untaps} durante il prossimo STAP {whose_}".lstrip()


def sheltered(word: Sheltered, t: Telling, mood: Mood) -> str:
    """The sentence for `Sheltered`: "non puoi essere bersaglio di magie o abilità in questo turno"."""
    can = conjugated(who(YOU, t), "potere", mood)
    return f"non {can} essere bersaglio di magie o abilità in questo turno"


def no_attack(word: NoAttack, t: Telling, mood: Mood) -> str:
    """The sentence for `NoAttack`: "le creature non possono attaccare in questo turno"."""
    creatures = nouns_of(word.what, True).the()
    return f"{said(creatures)} non {conjugated(creatures, 'potere', mood)} attaccare in questo turno"


def life_becomes(word: LifeBecomes, t: Telling, mood: Mood) -> str:
    """The sentence for `LifeBecomes`: "i tuoi punti vita diventano 5"."""
    person = who(word.who, t, "il")
    points = one(
        "i tuoi punti vita" if person.person == 2 else f"i punti vita {said(person, 'di')}", plural=True
    )
    return f"{said(points)} {conjugated(points, 'diventare', mood)} {word.life}"


def must_attack_now(word: MustAttackNow, t: Telling, mood: Mood) -> str:
    """The sentence for `MustAttackNow`: "le creature attaccano in questo turno, se possono farlo"."""
    creatures = nouns_of(word.what, True).the()
    attack = conjugated(creatures, "attaccare", mood)
    return f"{said(creatures)} {attack} in questo turno, se possono farlo"


def as_though_unblocked(word: AsThoughUnblocked, t: Telling, mood: Mood) -> str:
    """The sentence for `AsThoughUnblocked`: "puoi far sì che la creatura infligga in questo turno …"."""
    who_ = subject(word.what, t)
    were = f"{'fossero' if who_.plural else 'fosse'} {agree('stato', who_.gender, who_.plural)}"
    blocked = agree("bloccato", who_.gender, who_.plural)
    who_deals = f"{said(who_)} {conjugated(who_, 'infliggere', 'wish')}".lstrip()
    deals = f"{who_deals} il proprio danno da combattimento"
    return f"puoi far sì che {deals} al giocatore in difesa in questo turno come se non {were} {blocked}"


def attacks_as_no_wall(word: AttacksAsNoWall, t: Telling, mood: Mood) -> str:
    """The sentence for `AttacksAsNoWall`: "il Muro può attaccare in questo turno come se non fosse …"."""
    who_ = subject(word.what, t)
    wall = "fossero Muri" if who_.plural else "fosse un Muro"
    return sentence_of(who_, "potere", f"attaccare in questo turno come se non {wall}", mood)


def blocked_by_many(word: BlockedByMany, t: Telling, mood: Mood) -> str:
    """The sentence for `BlockedByMany`: "le creature non possono essere bloccate in questo turno …"."""
    who_ = subject(word.what, t)
    can = conjugated(who_, "potere", mood)
    blocked = agree("bloccato", who_.gender, who_.plural)
    rest = f"essere {blocked} in questo turno tranne che da due o più creature"
    return f"{said(who_)} non {can} {rest}".lstrip()
