"""The text of events and conditions in English."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from grimorio.games.magic.wording.en.nouns import a, enchanted, name, noun, some
from grimorio.games.magic.wording.shape import Object, Telling, once
from grimorio.games.magic.words import (
    Attacks,
    BecomesBlocked,
    BecomesTapped,
    BecomesTarget,
    Beginning,
    Blocks,
    Both,
    ComesIntoPlay,
    Condition,
    Controls,
    DealsDamage,
    DefenderControls,
    Discards,
    Draws,
    Enchanted,
    GoesToGraveyard,
    IsDealtDamage,
    LifeAtMost,
    Plays,
    ReturnsToHand,
    State,
    TappedForMana,
    That,
    This,
    ThisIsUntapped,
    Trigger,
    Triggered,
)
from grimorio.language.english import listed
from grimorio.language.phrases import join

PLAYERS = {"you": "you", "opponent": "an opponent", "any": "a player"}


def _one(what: Object, t: Telling) -> str:
    match what:
        case This():
            return name(t)
        case Enchanted():
            return enchanted(t)
        case That():
            return a(what)
    assert_never(what)


def _player(who: str, verb: str) -> tuple[str, str]:
    """The subject and the verb for an event of a player, such as drawing.

    `who` says which player: "you", "opponent" or "any".
    """
    return PLAYERS[who], verb if who == "you" else f"{verb}s"


def event(on: Trigger, t: Telling) -> tuple[str, str]:
    """The subject and the verb of an event: "a creature", "comes into play"."""
    match on:
        case ComesIntoPlay(what):
            return _one(what, t), "comes into play"
        case GoesToGraveyard(what, by_opponent, yours):
            grave = "your graveyard" if yours else "a graveyard"
            if by_opponent:
                thing = _one(what, t)
                return (
                    "a spell or ability an opponent controls",
                    f"causes {thing} to be put into {grave} from play",
                )
            return _one(what, t), f"is put into {grave} from play"
        case ReturnsToHand(what):
            return _one(what, t), "is returned to a player's hand"
        case DealsDamage(what, to, combat):
            damage = "combat damage" if combat else "damage"
            return _one(what, t), f"deals {damage} to {a(to)}" if to else f"deals {damage}"
        case IsDealtDamage(what):
            return _one(what, t), "is dealt damage"
        case Attacks(what):
            return _one(what, t), "attacks"
        case Blocks(what, whom):
            return _one(what, t), f"blocks {a(whom)}" if whom else "blocks"
        case BecomesBlocked(what, by):
            return _one(what, t), f"becomes blocked by {a(by)}" if by else "becomes blocked"
        case BecomesTapped(what):
            return _one(what, t), "becomes tapped"
        case TappedForMana(what, by):
            if by == "opponent":
                return "an opponent", f"taps {_one(what, t)} for mana"
            return _one(what, t), "is tapped for mana"
        case BecomesTarget(what):
            return _one(what, t), "becomes the target of a spell or ability"
        case Plays(who, spell):
            player, plays = _player(who, "play")
            return player, f"{plays} {a(spell)}"
        case Draws(who):
            player, draws = _player(who, "draw")
            return player, f"{draws} a card"
        case Discards(who, this):
            if this:
                return (
                    "a spell or ability an opponent controls",
                    f"causes you to discard {name(t)} from your hand",
                )
            player, discards = _player(who, "discard")
            return player, f"{discards} a card from {'your' if who == 'you' else 'his or her'} hand"
        case Beginning() | State():
            return "", start(on, t)
    assert_never(on)


def start(on: Beginning | State, t: Telling) -> str:
    """The clause for an event without a subject: "at the beginning of your upkeep"."""
    if isinstance(on, State):
        return f"when {condition(on.condition, t)}"
    if on.step == "end":
        ends = {"you": "at the end of your turn", "opponent": "at the end of each opponent's turn"}
        return ends.get(on.whose, "at end of turn")
    whose = {"you": "your", "opponent": "each opponent's", "each": "each player's"}[on.whose]
    return f"at the beginning of {whose} {on.step if on.step == 'upkeep' else 'draw step'}"


def trigger(ability: Triggered, t: Telling) -> str:
    """The clause for all events of an ability, without the comma: "whenever Okk attacks or blocks"."""
    told: dict[str, list[str]] = {}
    for on in ability.on:
        subject, verb = event(on, t)
        told.setdefault(subject, []).append(verb)
    word = "when" if once(ability) else "whenever"
    parts = told.pop("", [])
    for subject, verbs in told.items():
        parts.append(f"{word} {subject} {listed(_shorter(verbs), 'or')}")
    return join(parts, "or")


def _shorter(verbs: list[str]) -> list[str]:
    """The verbs of two events, shortened where the second repeats the first.

    Example: "blocks a Wall" becomes "blocks" before "becomes blocked by a Wall".
    """
    if len(verbs) == 2 and verbs[0].startswith("blocks ") and verbs[1].endswith(f" by{verbs[0][6:]}"):
        return ["blocks", verbs[1]]
    return verbs


def condition(word: Condition, t: Telling) -> str:
    """The clause for a condition: "you control a creature"."""
    match word:
        case Controls(that, least, none):
            bare = replace(that, controller=None)
            if none:
                return f"you control no {noun(bare, True)}"
            return f"you control {'' if least <= 1 else 'at least '}{some(bare, max(1, least))}"
        case DefenderControls(that):
            return f"defending player controls {a(that)}"
        case LifeAtMost(life):
            return f"you have {life} life or less"
        case ThisIsUntapped():
            return f"{name(t)} is untapped"
        case Both(conditions):
            if all(isinstance(one, Controls) for one in conditions):
                first = condition(conditions[0], t)
                rest = [condition(one, t).split(" ", 2)[2] for one in conditions[1:]]
                return listed([first, *rest], "and")
            return listed([condition(one, t) for one in conditions], "and")
    assert_never(word)
