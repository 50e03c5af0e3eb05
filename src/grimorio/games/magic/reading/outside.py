"""Rewritings of sentences on cards outside play: in libraries, hands and graveyards, or out of the game."""

from __future__ import annotations

import re
from typing import Final


def _next(match: re.Match[str]) -> str:
    """Begin a new sentence with the words behind "Then"."""
    return f". {match[1][:1].upper()}{match[1][1:]}"


def _removed_first(match: re.Match[str]) -> str:
    return f"{match[1]}remove ~ from the game. {match[2].upper()}"


def _either(match: re.Match[str]) -> str:
    comma = "," if match[0].startswith(f"{match[1]},") else ""
    return f"{match[1]}{comma} or {match[2]}"


OUTSIDE: Final = (
    (
        "several players each",
        r"(ny number of target (?:players|opponents)) each (gain|lose|discard|draw)s? ",
        r"\1 \2 ",
    ),
    (
        "their hands",
        r"(ny number of target (?:players|opponents) discard (?:cards from )?)his or her hand( and draw)?s?",
        r"\1their hand\2",
    ),
    (
        "then, in a sentence of its own",
        r"\. Then ((?:that|each) player (?:discards|loses)|put the top card)",
        _next,
    ),
    (
        "the removal at the end of the turn",
        r"\bAt end of turn, r(emove \w+ cards in your graveyard from the game)\.",
        r"R\1 at end of turn.",
    ),
    ("and/or cards", r"(\w+),? and/or (\w+ cards)", _either),
    (
        "itself removed first",
        r"(~ is put into a graveyard from play, )remove it from the game, then (\w)",
        _removed_first,
    ),
    (
        "itself removed, and others",
        r"(remove ~ from the game) and each other player",
        r"\1. Each other player",
    ),
    (
        "a card of a type, into play",
        r"(earch your library for an? [A-Z]\w+ card) and put it into play\.",
        r"\1 and put that card into play.",
    ),
    (
        "then, for each namesake",
        r"^(Target player )gains (\d) life, then gains (\d life for each card named ~ in )each graveyard\.",
        r"\1gains \2 life. That player gains \3all graveyards.",
    ),
    (
        "the name of the spell",
        r"(the number of cards in all graveyards with the same name as )the spell\.",
        r"\1that spell.",
    ),
    (
        "a whole graveyard",
        r"unless its controller (?:removes his or her graveyard from the game|exiles all cards from his or "
        r"her graveyard)\.",
        "unless that spell's controller removes all cards in his or her graveyard from the game.",
    ),
    ("whenever a player plays", r"^When (a player plays a spell, sacrifice ~\.)", r"Whenever \1"),
    ("itself, sacrificed", r"(depletion counters on ~, sacrifice )it\.", r"\1~."),
    (
        "that player or the controller",
        r"\. Then (that player or that creature's controller) may (discard a card from )(?:his or her|your) "
        r"hand\. If (?:the|that) player does, [^.]*? may copy (?:this spell|~)",
        lambda match: (
            f". {match[1][:1].upper()}{match[1][1:]} may {match[2]}his or her hand. If that player does, "
            f"{match[1]} may copy ~"
        ),
    ),
    (
        "any number of cards removed as a cost",
        r"(: [^:]*? gets -X/-X until end of turn), where X is the number of cards (?:removed|exiled) this "
        r"way\.",
        r"\1.",
    ),
    (
        "X of them removed as a cost",
        r"(\{T\}, )(?:Remove|Exile) any number of cards (?:in|from) your graveyard(?: from the game)?:",
        r"\1Remove X cards in your graveyard from the game:",
    ),
    (
        "X creature cards removed as a cost",
        r"^(As an additional cost to play ~, )(?:exile|remove) X creature cards (?:from|in) your graveyard"
        r"(?: from the game)?\.",
        r"\1remove X creature cards in your graveyard from the game.",
    ),
    (
        "its controller may put a card",
        r"(Put target permanent an opponent controls on top of its owner's library\. )That opponent"
        r"( may put an) artifact, creature, enchantment, or land card from",
        r"\1That permanent's controller\2 artifact, creature, enchantment, or land card from",
    ),
    (
        "you would be dealt damage",
        r"^If you would be dealt damage, (put that many \w+ counters on ~ instead\.)",
        r"If damage would be dealt to you, \1",
    ),
    ("life he or she gained", r"(for each 1 life )they (gained)", r"\1he or she \2"),
    (
        "itself, sacrificed then",
        r"^(When there are \w+ or more depletion counters on ~, sacrifice )it\.",
        r"\1~.",
    ),
    (
        "cards and itself, removed as a cost",
        r"(Remove two cards in your graveyard) and ~ from the game:",
        r"\1 from the game, Remove ~ from the game:",
    ),
    (
        "who loses life by another's choice",
        r"\byou may have target player lose (\d life for each \w+ in play)",
        r"you may have this happen: target player loses \1",
    ),
    ("a counter of it", r"(sacrifice ~ unless you remove a \+1/\+1 counter from) it\.", r"\1 ~."),
    (
        "another one removed",
        r"sacrifice it (unless you remove )a (creature you control) other than ~ from the game",
        r"sacrifice ~ \1another \2 from the game",
    ),
    ("cards of two colors", r"\b(all \w+) and all (\w+ creature cards)", r"\1 or \2"),
    (
        "a target removed for a while",
        r"(ou may remove target creature from the game\. If you do, return that )card (to play)",
        r"\1creature \2",
    ),
    (
        "counters on it, ten or more",
        r"if ~ has (ten) or more (luck counters) on it",
        r"if there are \1 or more \2 on ~",
    ),
    (
        "the hand of an opponent",
        r"remove all cards in target opponent's hand from the game",
        "target opponent removes all cards in his or her hand from the game",
    ),
    (
        "of the type of your choice get",
        r"\bcreatures of the (?:creature )?type of your choice get (\+\d/\+\d)",
        r"choose a creature type. Creatures of the chosen type get \1",
    ),
    (
        "chosen target first",
        r"^Choose target creature or player\. (Reveal [^.]*\. ~ deals damage equal to that card's converted "
        r"mana cost to )that creature or player\.",
        r"\1target creature or player.",
    ),
    ("half of a life", r"half his or her life, rounded up", "half his or her life rounded up"),
    (
        "a named card, discarded",
        r"^Choose a nonland card name\. (.*reveals his or her hand and discards) (all cards with that name)",
        r"Name a nonland card. \1 from it \2",
    ),
    (
        "two cards found, into play",
        r", put them into play tapped, Then shuffle your library\.",
        r" and put them into play tapped. Then shuffle your library.",
    ),
    (
        "two cards found, into the hand",
        r"(reveal them,) put them into your hand, Then shuffle your library\.",
        r"\1 and put them into your hand. Then shuffle your library.",
    ),
    (
        "another card in your graveyard",
        r"remove an? ([a-z ]*card) in your graveyard other than ~ from the game",
        r"remove another \1 in your graveyard from the game",
    ),
)
"""(Name, regular expression, replacement) of each rewriting, in the order in which they are applied."""
