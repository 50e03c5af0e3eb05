"""Rewritings of sentences of the sets before 2001: pronouns, what several kinds get, and joined effects."""

from __future__ import annotations

import re
from typing import Final

from grimorio.games.magic.reading.heads import heads
from grimorio.games.magic.reading.sayings import plural


def _in_quotes(match: re.Match[str]) -> str:
    """Rewrite "this permanent" in an ability that creatures of a type have as "this creature"."""
    sort, _ = heads(True).get(match[2], ("", ""))
    if sort != "type":
        return match.group()
    said = match[3].replace("This permanent", "This creature").replace("this permanent", "this creature")
    return f"{match[1]} {match[2]} have {said}"


def _each_of_both(match: re.Match[str]) -> str:
    """Rewrite "Artifacts and enchantments you control have …" as a sentence for each kind."""
    return f"{match[1]} you control {match[3]}. {match[2].capitalize()} you control {match[3]}."


def _two_colors(match: re.Match[str]) -> str:
    first, second = match[1].lower(), match[2]
    known = {"white", "blue", "black", "red", "green"}
    return f"{match[1]} or {second} creatures" if first in known and second in known else match.group()


def _twice(match: re.Match[str]) -> str:
    """Rewrite "Return ~ and target creature …" with an effect for each of them."""
    return f"{match[1]}eturn ~ to its owner's hand. Return {match[2]} to its owner's hand"


OLDEN: Final = (
    ("abilities in quotation marks", r"^(All|Other|All other) (\w+) have (\".*\")$", _in_quotes),
    (
        "all of a type, untargetable",
        r"^All ([A-Z]\w+ can't be the target of spells or abilities\.)$",
        r"\1",
    ),
    (
        "all of the chosen type",
        r"^All (creatures of the chosen type) (get|have)\b",
        r"Creatures of the chosen type \2",
    ),
    (
        "two kinds you control",
        r"^(Artifacts|Creatures|Enchantments|Lands) and (artifacts|creatures|enchantments|lands) you control "
        r"((?:can't|have|get) [^.]*)\.$",
        _each_of_both,
    ),
    ("creatures of two colors", r"^(\w+) creatures and (\w+) creatures\b", _two_colors),
    (
        "has a keyword, and is no target",
        r"^(Enchanted creature)( gets [+-]\d/[+-]\d and has [a-z ]+?) and shroud\.$",
        r"\1\2. \1 can't be the target of spells or abilities.",
    ),
    ("at least one type", r"\bshares at least one (creature type with it)\b", r"shares a \1"),
    (
        "your next untap step",
        r"(~ doesn't untap during )your( next untap step)",
        r"\1its controller's\2",
    ),
    ("life, and damage", r"(ou gain \d+ life) and (~ deals)", r"\1. \2"),
    (
        "damage dealt by it",
        r"(prevent all combat damage )that would be dealt by it( this turn)",
        r"\1it would deal\2",
    ),
    (
        "as a sorcery, once",
        r"\bActivate (?:this ability )?only as a sorcery and only once each turn\.",
        "Play this ability only any time you could play a sorcery. Play this ability only once each turn.",
    ),
    (
        "in your upkeep, once",
        r"\bActivate (?:this ability )?only during your upkeep and only once each turn\.",
        "Play this ability only during your upkeep. Play this ability only once each turn.",
    ),
    ("itself, returned", r"(When ~ is put into a graveyard from play, return )it( to )", r"\1~\2"),
    ("a keyword, and damage", r"(~ gains [a-z ]+? until end of turn) and (deals \d+ damage)", r"\1. ~ \2"),
    ("legendary creatures", r"\b(target|each|all|an?other|an?) legendary creature\b", r"\1 Legend"),
    (
        "toughness of what was destroyed",
        r"(arget (?:[a-z]+ )*?creature\. It can't be regenerated\. You (?:gain|lose) life equal to )"
        r"that creature's (power|toughness)",
        r"\1its \2",
    ),
    (
        "it, that came to play",
        r"(eturn target (?:[a-z]+ )*card [^.]* to play\. Put an? \S+ counter on )it\.",
        r"\1that permanent.",
    ),
    (
        "its controller, of what died",
        r"(Whenever an? (?:[a-z]+ )*creature(?: [a-z ]+)? is put into a graveyard from play, )"
        r"its (controller )",
        r"\1that creature's \2",
    ),
    (
        "its controller, of what left",
        r"(When (enchanted \w+) leaves play, )its (controller )",
        r"\1\2's \3",
    ),
    (
        "it, at the end of the turn",
        r"(arget (?:[a-z]+ )*creature(?: you control)? gets [^.]* until end of turn\. "
        r"(?:Return|Sacrifice|Remove) )it\b(?=[^.]* at end of turn\.)",
        r"\1that creature",
    ),
    (
        "sacrificed, and",
        r"(, sacrifice ~) and (destroy|target)\b",
        lambda match: f"{match[1]}. {match[2].capitalize()}",
    ),
    (
        "itself, aimed at",
        r"(~ becomes the target of a spell or ability an opponent controls, "
        r"(?:sacrifice|put [^.]*? on) )it\b",
        r"\1~",
    ),
    (
        "can't attack if",
        r"^(~ can't attack )if (defending player controls )an? ([A-Za-z ]+)\.$",
        lambda match: f"{match[1]}unless {match[2]}no {plural(match[3])}.",
    ),
    ("creatures of the same name", r"^Creatures (named ~ get)", r"All creatures \1"),
    (
        "a keyword for good",
        r"\b([Pp]ut an? \S+ counter on target (?:creature|[A-Z]\w+)[^.~]*\. That \w+ )gains "
        r"((?:(?!until)[a-z ])+)\.$",
        r"\1has \2.",
    ),
    ("comes into play, return it", r"^When (another [^.,]* comes into play, return ~ )", r"Whenever \1"),
    ("gain control of all", r"(from play, )you (gain control of all )", r"\1\2"),
    (
        "gain control at end of combat",
        r"(becomes blocked by a \w+, )(gain control of that \w+) at end of combat\.",
        r"\1at end of combat, \2.",
    ),
    ("the player does", r"(hat player may [^.]*\. If )the (player does, )", r"\1that \2"),
    (
        "adds additional mana",
        r"(is tapped for mana, its controller adds )an additional ((?:\{\w\})+)(?=\.|$)",
        r"\1\2 to his or her mana pool",
    ),
    (
        "a player taps a land",
        r"^Whenever a player taps (a land) for mana, (~ deals \d+ damage to )that player\.",
        r"Whenever \1 is tapped for mana, \2its controller.",
    ),
    ("after this main phase", r"\bAfter this main phase,", "After this phase,"),
    (
        "can't be blocked while they control",
        r"^~ (?:can't be blocked|is unblockable) as long as (defending player controls )an? ([A-Za-z ]+)\.$",
        lambda match: f"~ can't be blocked unless {match[1]}no {plural(match[2])}.",
    ),
    (
        "the enchanted and itself, returned",
        r"\b([Rr]eturn enchanted \w+ )and ~ to their owners' hands",
        r"\1to its owner's hand. Return ~ to its owner's hand",
    ),
    (
        "itself removed, and more",
        r"^(When ~ is put into a graveyard from play, )(?:exile it|remove it from the game), then (shuffle)",
        lambda match: f"{match[1]}remove ~ from the game. {match[2].capitalize()}",
    ),
    (
        "doesn't untap if",
        r"^(~ doesn't untap during your untap step )if (an opponent controls)",
        r"\1as long as \2",
    ),
    ("itself removed, as a cost", r"(^|, )[Ee]xile ~(?=[:,])", r"\1Remove ~ from the game"),
    (
        "attacking creatures that lack a color",
        r"\b(non(?:white|blue|black|red|green)) (attacking|blocking) (creatures?)\b",
        r"\2 \1 \3",
    ),
    (
        "the top card of a graveyard, removed",
        r"\b([Ee])xile (the top [a-z ]+ card of your graveyard)",
        lambda match: f"{'R' if match[1] == 'E' else 'r'}emove {match[2]} from the game",
    ),
    (
        "fear in words",
        r"^~ can't be blocked except by artifact(?: creature)?s and(?:/or)? black creatures\.$",
        "Fear",
    ),
    (
        "it, that became tapped",
        r"(Whenever enchanted (\w+) becomes tapped, put an? \S+ counter on )it\.",
        r"\1that \2.",
    ),
    (
        "the controller of what became tapped",
        r"(Whenever enchanted (\w+) becomes tapped, ~ deals \d+ damage to )that \2's controller",
        r"\1its controller",
    ),
    (
        "its size, as it died",
        r"(When enchanted creature is put into a graveyard from play, ~ deals damage equal to )"
        r"that creature's (power|toughness) to (?:the|that) creature's controller",
        r"\1its \2 to enchanted creature's controller",
    ),
    (
        "the target, not to be regenerated",
        r"(\b[Dd]estroy target [A-Za-z, ]+\. )That \w+ (can't be regenerated)",
        r"\1It \2",
    ),
    (
        "combat damage by a target, prevented",
        r"\b([Pp]revent all combat damage )that would be dealt this turn by (target [a-z ]+)\.",
        r"\1\2 would deal this turn.",
    ),
    (
        "a hand drawn again",
        r"\b([Dd]iscard )(?:all the cards in )?(your hand), then draw that many cards",
        r"\1\2. Draw a card for each card discarded this way",
    ),
    ("whenever it phases", r"^When (~ phases (?:in|out)\b)", r"Whenever \1"),
    (
        "has a keyword and can't be blocked",
        r"^(Enchanted \w+) (has \w+) and (can't be blocked except by [A-Za-z ]+)\.$",
        r"\1 \2. \1 \3.",
    ),
    ("itself and a target, returned", r"\b([Rr])eturn ~ and (target [a-z ]+) to their owner's hand", _twice),
)
"""(Name, regular expression, replacement) of each rewriting, in the order in which they are applied."""
