"""The choice of attackers: those that gain most if the opponent blocks well and strikes back."""

from __future__ import annotations

from typing import Final

from grimorio.bots.characters import PLAIN
from grimorio.bots.magic.board import WIN, Board, hurt
from grimorio.bots.magic.fight import MOST, Fighter, Fray
from grimorio.bots.magic.survival import survived
from grimorio.games.magic.public import (
    Context,
    Rulers,
    blockers_of,
    could_attack,
    least_blockers,
    may_block,
    ruler_faces,
)
from grimorio.games.magic.state.masks import ARTIFACT, BLACK, CREATURE, FEAR, FLYING, SHADOW
from grimorio.games.magic.state.objects import Permanent
from grimorio.kernel.seats import Seat

BACK: Final = 0.6
"""The weight of the damage that the opponent could deal in return, against the gain of an attack now."""

Change = tuple[int, int, int, int]
"""What a creature gains, as (its id, power, toughness, bit mask of keywords)."""
NO_CHANGE: Final[Change] = (0, 0, 0, 0)


def fighters(b: Board, keys: list[int], most: int = MOST) -> list[Fighter]:
    """The creatures with the ids `keys` as fighters, each as large as its own ability can make it.

    If there are more than `most` of them, only those worth most are returned.
    """
    team = [Fighter(b, key) for key in keys]
    for fighter in team:
        creature: Permanent = b.p.things[fighter.key]
        lore = b.lore.face(creature.face)
        if lore.pump is not None and creature.own:
            times = b.pumps(creature.controller, lore.pump)
            c = Context(creature.controller, fighter.key)
            if times and lore.pump_power is not None and lore.pump_toughness is not None:
                fighter.power += times * lore.pump_power.value(b.p, c)
                fighter.toughness = max(1, fighter.toughness + times * lore.pump_toughness.value(b.p, c))
    if len(team) > most:
        team.sort(key=_by_worth)
        team = team[:most]
    return team


def _by_worth(fighter: Fighter) -> float:
    return -fighter.worth


def fray(b: Board, attackers: list[Fighter], blockers: list[Fighter], defender: Seat, rulers: Rulers) -> Fray:
    """The combat of these attackers and blockers against the player `defender`.

    It holds which creatures may block each attacker. `rulers` are the permanents that change who may block
    (`ruler_faces`).
    """
    p = b.p
    can: list[int] = []
    for attacker in attackers:
        mask = 0
        creature: Permanent = p.things[attacker.key]
        gained = attacker.words & ~creature.keywords
        for place, other in enumerate(blockers):
            if gained and not stands_in(p.things[other.key], gained):
                continue
            if may_block(p, other.key, attacker.key, rulers):
                mask |= 1 << place
        can.append(mask)
        if rulers:
            attacker.least = least_blockers(p, attacker.key, rulers)
    return Fray(attackers, blockers, can, b.life(defender))


class AttackPlan:
    """The best attack on a player, as it stands or with one of the blockers left out.

    Attributes:
        fight: the combat of all creatures that could attack the player.
        back: the opponent's next attack, or None if only this combat is looked at.
    """

    def __init__(self, b: Board, defender: Seat, ahead: int, change: Change = NO_CHANGE) -> None:
        """Look over the creatures of both sides.

        Args:
            b: the board of the attacking player.
            defender: the player who is attacked.
            ahead: 1 to attack with nothing that a blocker alone would fell, and to look at this combat only;
                2 to look at attacks by several creatures, and also at the opponent's next one.
            change: (id of a creature, power, toughness, keywords) to be added to that creature.
        """
        self.fight = assault(b, defender, change)
        self.back = Back(b, defender, self.fight.attackers) if ahead > 1 else None
        self._gains: dict[int, float] = {}

    def best(self) -> tuple[float, list[int]]:
        """The gain of the best attack, and the ids of the creatures that attack in it."""
        fight = self.fight
        if not fight.attackers:
            return 0.0, []
        if self.back is None:
            return unopposed(fight)
        tried = climbed(fight, self.back)
        best = tried[0]
        chosen = 0
        for attacking, value in tried.items():
            if value > best + 0.01:
                best = value
                chosen = attacking
        return best - tried[0], keys_of(fight, chosen)

    def gain(self, without: int = 0) -> float:
        """The gain of the best attack if the blocker with the id `without` is left out (0: none).

        Of equal blockers it does not matter which one is.
        """
        away = 0
        for place, blocker in enumerate(self.fight.blockers):
            if blocker.key == without:
                away = 1 << self.fight.twins[place]
        gain = self._gains.get(away)
        if gain is None:
            self.fight.away = away
            gain = self._gains[away] = self.best()[0]
            self.fight.away = 0
        return gain


def assault(b: Board, defender: Seat, change: Change = NO_CHANGE) -> Fray:
    """The combat of all creatures that could attack a player, but those without power.

    `change` is that of `AttackPlan`.
    """
    p = b.p
    rulers = ruler_faces(p)
    able = [key for key in b.mine if could_attack(p, b.seat, key, defender, rulers)]
    mine = [fighter for fighter in _changed(fighters(b, able), change) if fighter.power > 0]
    theirs = [key for key in blockers_of(p, defender, rulers) if key in b.theirs] if mine else []
    return fray(b, mine, fighters(b, theirs), defender, rulers)


def climbed(fight: Fray, back: Back) -> dict[int, float]:
    """The gains of attacks, by their creatures as bits: none, all, and those on the way to better ones.

    From all and from none on, one creature after another stays back or joins as long as that gains.
    """
    whole = (1 << len(fight.attackers)) - 1
    tried = {0: -back.danger(0, [])}
    for start in (whole, 0):
        now = start
        value = _value(fight, back, now, tried)
        better = True
        while better:
            better = False
            for place in range(len(fight.attackers)):
                if _twin_before(fight, place, now):
                    continue
                other = now ^ 1 << place
                gain = _value(fight, back, other, tried)
                if gain > value + 0.01:
                    value = gain
                    now = other
                    better = True
    return tried


def keys_of(fight: Fray, attacking: int) -> list[int]:
    """The ids of the creatures that attack; `attacking` has a bit for each of them, by index."""
    return [fighter.key for place, fighter in enumerate(fight.attackers) if attacking >> place & 1]


def unopposed(fight: Fray) -> tuple[float, list[int]]:
    """The gain of an attack by the creatures that no blocker alone would fell, and their ids."""
    total = 0.0
    keys: list[int] = []
    for place, fighter in enumerate(fight.attackers):
        able = [1 << at for at in range(len(fight.blockers)) if fight.can[place] >> at & 1]
        gain = -survived(fight, 1 << place)
        if gain > 0.01 and not any([fight.clash(place, blocker).lost for blocker in able]):
            total += gain
            keys.append(fighter.key)
    return total, keys


def _changed(mine: list[Fighter], change: Change) -> list[Fighter]:
    """The creatures `mine`, after `change` has been added to the one whose id it names."""
    for fighter in mine:
        if fighter.key == change[0]:
            fighter.power = max(0, fighter.power + change[1])
            fighter.toughness = max(1, fighter.toughness + change[2])
            fighter.words |= change[3]
    return mine


def _twin_before(fight: Fray, place: int, now: int) -> bool:
    """Whether a creature with a lower index that is equal to this one does the same: attacks or stays back.

    It is then enough to try the opposite for one of the two. `place` is the index of this creature in
    `fight`; `now` has a bit for each creature that attacks, by index.
    """
    same = fight.alike[place]
    for earlier in range(same, place):
        if fight.alike[earlier] == same and not (now >> earlier ^ now >> place) & 1:
            return True
    return False


def _value(fight: Fray, back: Back, attacking: int, tried: dict[int, float]) -> float:
    """The gain of an attack if the opponent blocks well, in points.

    Args:
        fight: the combat.
        back: the opponent's next attack, whose danger is subtracted.
        attacking: a bit for each attacker, by index.
        tried: the gains computed so far, by `attacking`; this one is added.
    """
    found = tried.get(attacking)
    if found is None:
        found = -survived(fight, attacking)
        if found < WIN / 2:
            found -= back.danger(attacking, fight.fallen(attacking))
            if back.character != PLAIN:
                found += felt(fight, back, attacking)
        tried[attacking] = found
    return found


def felt(fight: Fray, back: Back, attacking: int) -> float:
    """How much more than to the plain judgement an attack gains to the character of the seat, in points.

    The blocks are those that were found last; the arguments are as in `_value`.
    """
    character = back.character
    lost = 0.0
    for place, fighter in enumerate(fight.attackers):
        if attacking >> place & 1 and fight.clash(place, fight.groups[place]).lost:
            lost += fighter.worth
    feared = character.own - (character.bluff if back.b.mana and back.b.me.hand else 0.0)
    return (character.harm - 1.0) * fight.loss(fight.total(attacking)) - (feared - 1.0) * lost


class Back:
    """The attack that the opponent could make next turn, while this turn's attackers are tapped.

    Attributes:
        staying: the untapped creatures that could not attack now: those without flying, and those with it.
        powers: the opponent's creatures, the strongest first, as (power, keywords, id).
    """

    def __init__(self, b: Board, defender: Seat, mine: list[Fighter]) -> None:
        self.b = b
        self.mine = mine
        self.life = b.life(b.seat)
        self.character = b.character
        p = b.p
        self.staying: tuple[list[Permanent], list[Permanent]] = ([], [])
        keys = [fighter.key for fighter in mine]
        for key in b.mine:
            creature: Permanent = p.things[key]
            if key not in keys and not creature.tapped:
                self.staying[flies(creature)].append(creature)
        self.powers: list[tuple[int, int, int]] = []
        for key in b.theirs:
            creature = p.things[key]
            if creature.power > 0 and creature.controller == defender and b.stopped.get(key, 0.0) < 0.5:
                self.powers.append((creature.power, creature.keywords, key))
        self.powers.sort(reverse=True)

    def danger(self, attacking: int, fallen: list[int]) -> float:
        """The loss, in points, by the opponent's next attack: by the creatures that the seat could not block.

        Args:
            attacking: a bit for each creature that attacks now, by index.
            fallen: ids of the opponent's creatures that die in the present combat.
        """
        p = self.b.p
        free = self.staying[0].copy()
        fliers = self.staying[1].copy()
        for place, fighter in enumerate(self.mine):
            if not attacking >> place & 1 or fighter.untaps:
                creature: Permanent = p.things[fighter.key]
                (fliers if flies(creature) else free).append(creature)
        free += fliers
        damage = 0
        for power, words, key in self.powers:
            if key in fallen:
                continue
            blocked = False
            for blocker in free:
                if stands_in(blocker, words):
                    free.remove(blocker)
                    blocked = True
                    break
            if not blocked:
                damage += power
        return BACK * self.character.back * hurt(self.life, damage) if damage < self.life else 0.5 * WIN


def flies(creature: Permanent) -> bool:
    """Whether a creature has flying; what has it blocks after all others."""
    return bool(creature.keywords & FLYING)


def stands_in(it: Permanent, words: int) -> bool:
    """Whether the creature `it` could probably block an attacker with the keywords `words` (a mask)."""
    if not it.kinds & CREATURE or (words ^ it.keywords) & SHADOW:
        return False
    if words & FLYING and not it.keywords & FLYING:
        return False
    return not words & FEAR or bool(it.kinds & ARTIFACT or it.colors & BLACK)
