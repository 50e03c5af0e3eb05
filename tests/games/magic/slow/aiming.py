"""The slow interpreter of card words: the choice of targets, and protection."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from grimorio.games.magic.words import (
    CantBeTargeted,
    GraveyardsSealed,
    ProtectionFrom,
    Target,
    Untargetable,
)
from tests.games.magic.slow.nouns import Ability, Ref, targets_in, told
from tests.games.magic.slow.stage import ODD
from tests.games.magic.slow.world import World


def can_aim(a: Ability, effects: tuple[Any, ...]) -> bool:
    """Whether every word "target" has enough targets."""
    for target, word in targets_in(effects):
        any_number = 1 if getattr(word, "divided", False) and word.to is target else 0
        fixed = any_number if target.any_number else 0 if target.up_to else target.count
        wanted = a.x if target.x and not target.any_number else fixed
        refs = candidates(a, target)
        if target.what.zone == "graveyard" and wanted > 1:
            owners = [a.world.things[str(ref)].owner for ref in refs]
            if max([owners.count(owner) for owner in owners], default=0) < wanted:
                return False
        if len(refs) < wanted:
            return False
    return True


def together(a: Ability, target: Target, refs: list[Ref]) -> int:
    """How many of these candidates X targets may be: cards in graveyards all lie in the same one."""
    owners = [a.world.things[str(ref)].owner for ref in refs] if target.what.zone == "graveyard" else []
    return max([owners.count(owner) for owner in owners], default=0 if owners or not refs else len(refs))


def most_x(a: Ability, effects: tuple[Any, ...], payable: int) -> int:
    """The greatest X for which there are enough targets, where `payable` is the greatest that can be paid."""
    xs = [target for target, _ in targets_in(effects) if target.x]
    return min([payable, *[together(a, target, candidates(a, target)) for target in xs]])


def candidates(a: Ability, target: Target) -> list[Ref]:
    """What a word "target" may be aimed at: objects and players, but not the spell itself."""
    spared: list[Ref] = [a.world.things[ODD].controller] if a.world.said(CantBeTargeted) else []
    refs = [ref for ref in a.all(target.what) if ref != a.this or a.world.where(a.this) != "stack"]
    spared += [name for names in a.world.hidden for name in names()]
    by = Ability(a.world, [], a.world.things[ODD].controller, ODD)
    rules = a.world.said(Untargetable)
    spared += [name for name in a.world.play if any(by.covers(rule.what, name) for rule in rules)]
    if a.world.said(GraveyardsSealed):
        spared += [ref for ref in refs if isinstance(ref, str) and a.world.where(ref) == "graveyard"]
    return [ref for ref in refs if ref not in spared and not protected(a.world, ref, a.this)]


def choosable(a: Ability, words: list[Target], place: int) -> list[Ref]:
    """What the word "target" at `place` among `words` may be aimed at, after those before it.

    In a spell, "another target" is none of those before it, and the only one of a later such word is left.
    """
    refs = candidates(a, words[place])
    if a.world.where(a.this) != "stack":
        return refs
    before = [ref for picked in a.targets for ref in picked] if words[place].what.other else []
    alone = [candidates(a, later) for later in words[place + 1 :] if later.what.other]
    return [ref for ref in refs if ref not in before and [ref] not in alone]


def aim(a: Ability, effects: tuple[Any, ...]) -> None:
    """Choose the targets of all effects, then divide what is divided among them."""
    divided: list[Any] = []
    words = [target for target, _ in targets_in(effects)]
    for at_word, (target, word) in enumerate(targets_in(effects)):
        refs = choosable(a, words, at_word)
        shared = word.amount if getattr(word, "divided", False) and word.to is target else None
        most = a.x if target.x else target.count
        assert not target.x or a.x <= together(a, target, refs)
        if target.any_number:
            most = len(refs) if shared is None else min(len(refs), a.number(shared, len(a.targets) - 1))
        least = 0 if target.up_to else min(most, len(refs))
        if target.any_number:
            least = 0 if shared is None else 1
        picked: list[Ref] = []
        place = 0
        single = target.what.zone == "graveyard" and (target.count > 1 or target.x) and not target.any_number
        if single:
            owner = {ref: a.world.things[str(ref)].owner for ref in refs}
            refs = [
                ref
                for at, ref in enumerate(refs)
                if sum(owner[other] == owner[ref] for other in refs[at:]) >= least
            ]
        while len(picked) < most and place < len(refs):
            last = len(refs) - max(0, least - len(picked) - 1)
            last = len(refs) if single and not picked else last
            options = [("done",)] if len(picked) >= least else []
            taken = a.ask(a.you, "target", options + [told(ref) for ref in refs[place:last]])
            if taken[0] == "done":
                break
            picked.append(taken[1])
            if single and len(picked) == 1:
                whole = choosable(a, words, at_word)
                refs = [ref for ref in whole if a.world.things[str(ref)].owner == owner[picked[0]]]
            place = refs.index(taken[1]) + 1
        a.targets.append(picked)
        a.ages.update({ref: a.world.things[ref].age for ref in picked if isinstance(ref, str)})
        for ref in picked:
            a.world.hear("target", ref, 0)
        divided.append(shared)
    for place, (picked, shared) in enumerate(zip(a.targets, divided, strict=True)):
        shares: list[int] = []
        if shared is not None:
            total = a.number(shared, place - 1)
            while len(shares) < len(picked):
                behind = len(picked) - len(shares) - 1
                rest = total - sum(shares)
                if behind:
                    options = [("share", n) for n in range(1, rest - behind + 1)]
                    shares.append(a.ask(a.you, "share", options)[1])
                else:
                    shares.append(rest)
        a.shares.append(shares)


def resolves(a: Ability, effects: tuple[Any, ...]) -> bool:
    """Drop illegal targets; return whether a legal one is left, or there were none."""
    for refs, (target, _) in zip(a.targets, targets_in(effects), strict=True):
        able = candidates(a, target)
        for ref in refs:
            if isinstance(ref, str) and not (a.still(ref) and ref in able):
                a.ages[ref] = -1
    return not any(a.targets) or any(a.still(ref) for refs in a.targets for ref in refs)


def protected(world: World, ref: Ref, source: str) -> bool:
    """Whether a permanent has protection from a source."""
    if not isinstance(ref, str):
        return False
    keywords = world.like(ref).keywords
    if any(f"protection from {color}" in keywords for color in world.like(source).colors):
        return True
    where = world.where(source)
    a = Ability(world, [], world.things[ODD].controller, ODD)
    froms = [rule.what for rule in world.said(ProtectionFrom) if a.covers(rule.on, ref)]
    return any(a.fits(replace(what, zone=where), source) for what in froms)
