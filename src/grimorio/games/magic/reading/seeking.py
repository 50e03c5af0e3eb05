"""Rewritings of sentences that look, search, reveal and discard, and of conditions about a target."""

from __future__ import annotations

import re
from typing import Final

from grimorio.games.magic import names

_PLACES: Final = r"(?:on top|on top of it|on top in any order|on top of it in any order)"


def _searched(match: re.Match[str]) -> str:
    """Rewrite a search for cards that go on top of the library: shuffle first, then put them there."""
    one = match["many"] is None
    those = "that card" if one else "those cards"
    shown = f", reveal {those}" if match["shown"] else ""
    place = "third from the top" if match["third"] else f"on top of it{'' if one else ' in any order'}"
    return f"earch your library for {match['what']}{shown}, shuffle your library, then put {those} {place}."


def _top(count: str | None) -> str:
    """The cards on top of a library: as many as the word `count` says; one card if there is none."""
    return f"the top {count} cards" if count else "the top card"


def _creature_card(match: re.Match[str]) -> str:
    """Rewrite "Rebel permanent card" as "Rebel card": in 2003 only creatures had a creature type."""
    return f"{match[1]} {match[2]}" if match[1] in names.all_creature_types() else match.group()


SEEKING: Final = (
    ("permanent card of a creature type", r"\b([A-Z]\w+) permanent (cards?)\b", _creature_card),
    (
        "mills",
        r"\b((?:[Tt]arget|[Ee]ach|[Tt]hat) (?:player|opponent)) mills (?:(\w+) cards|a card)",
        lambda match: f"{match[1]} puts {_top(match[2])} of his or her library into his or her graveyard",
    ),
    (
        "mill",
        r"\b([Mm])ill (?:(\w+) cards|a card)",
        lambda match: (
            f"{'P' if match[1] == 'M' else 'p'}ut {_top(match[2])} of your library into your graveyard"
        ),
    ),
    (
        "search, to the top",
        r"earch your library for (?P<what>(?:(?P<many>any number of|X)|an?) [^.,]*?)"
        r"(?P<shown>, reveal (?:it|them|that card|those cards))?,? [Tt]hen shuffle(?: your library)? and put "
        rf"(?:it|them|that card|those cards) (?:(?P<third>third from the top)|{_PLACES})\.",
        _searched,
    ),
    (
        "look, and take one",
        r"([Ll]ook at the top \w+ cards of your library[^.]*\. )Put one of them (into your hand)",
        r"\1Put one of those cards \2",
    ),
    (
        "the others revealed",
        r"\. If you do, put that card into play and shuffle all other cards revealed this way into your "
        r"library\.",
        ". Put that card into play and shuffle the rest into your library.",
    ),
    ("the revealed card", r"\bthe revealed card's (converted mana cost)", r"that card's \1"),
    (
        "any number discarded",
        r"\b([Dd])iscard (any number of (?:land )?cards)(?=\.)",
        r"\1iscard \2 from your hand",
    ),
    (
        "one of the revealed",
        r"(reveals \w+ cards from his or her hand) and you choose one of them\.",
        r"\1. Choose one of them.",
    ),
    (
        "the controller of what strikes",
        r"(hat creature deals damage equal to its power to )its controller",
        r"\1that creature's controller",
    ),
    (
        "they strike each other",
        r"(: ~ deals damage equal to )its (power to target creature\. That creature deals)",
        r"\1~'s \2",
    ),
    (
        "what was tapped strikes",
        r"(Tap target untapped creature you control\. )If you do, it (deals damage equal to )its power",
        r"\1The first target creature \2the first target creature's power",
    ),
    (
        "what came into play strikes",
        r"(Whenever an? (\w+) you control comes into play, you may have )it (deal \d damage)",
        r"\1that \2 \3",
    ),
    (
        "damage this turn to creatures",
        r"(damage that would be dealt this turn to )(creature)s (you control)(?=\.)",
        r"\1each \2 \3",
    ),
    ("creature, planeswalker, or player", r"\bcreature, planeswalker, or player\b", "creature or player"),
    ("a turn skipped after it", r"\. You (skip your next turn)\.", r". Skip your next turn."),
    ("and a turn skipped", r"(hands) and (?:you )?skip your next turn\.", r"\1. Skip your next turn."),
    (
        "looked at, then discarded",
        r"\b([Ll])ook at (target player's|that player's) hand and choose a card from it\. "
        r"(?:That|The) player discards that card",
        r"\1ook at \2 hand and choose a card from it. That player discards that card",
    ),
    (
        "a card of that color, discarded",
        r"(reveals his or her hand) and you choose a (card of that color) from it\. (That player discards)",
        r"\1. Choose a \2 from it. \3",
    ),
    (
        "wasn't kicked",
        r"\bif ~ wasn't kicked, sacrifice it\b",
        "if you didn't pay the kicker cost, sacrifice ~",
    ),
    ("unless they pay", r"(that player loses \d life unless )they pay\b", r"\1that player pays"),
    (
        "cards that you have in a graveyard",
        r"\bif you have (\w+ or more [a-z ]*cards) in your graveyard,",
        r"if \1 are in your graveyard,",
    ),
    (
        "another permanent dies",
        r"\ba permanent other than ~ (is put into a graveyard)",
        r"another permanent \1",
    ),
    ("this spell, removed", r"(?:\b|^)[Ee]xile ~\.$", r"Remove ~ from the game."),
    (
        "removed until the end of turn",
        r"(^Remove target creature you control from the game\. )Return that card to play under its owner's "
        r"control at end of turn\.",
        r"\1At end of turn, return the removed card to play under its owner's control.",
    ),
    (
        "itself removed until the end of turn",
        r"(: )[Ee]xile ~\. Return it to play under its owner's control at end of turn\.",
        r"\1Remove ~ from the game. At end of turn, return the removed card to play under its owner's "
        r"control.",
    ),
    (
        "gains vigilance",
        r"(: )~ gains vigilance until end of turn\.",
        r"\1Attacking doesn't cause ~ to tap this turn.",
    ),
    (
        "attackers that stay tapped",
        r"\bEach attacking creature doesn't untap during its controller's (next untap step)",
        r"Attacking creatures don't untap during their controllers' \1",
    ),
    (
        "cards beyond yours",
        r"(that player loses )X life, where X is the number of cards in that player's hand minus the number "
        r"of cards in your hand\.",
        r"\1life equal to the number of cards that player has in hand beyond yours.",
    ),
    (
        "the creature's controller",
        r"(deals damage equal to )that creature's (power to )the (creature's controller)",
        r"\1its \2that \3",
    ),
    (
        "it, of a condition",
        r"(?:\b|(?<=~ ))((?:target|Target) (?:[a-z]+ )*?(creature|permanent|artifact|spell|land)"
        r"(?: [a-z' ]*?)? if )it (?=shares|is )",
        r"\1that \2 ",
    ),
    (
        "if it is of a color",
        r"(~ deals \d damage to target creature\. If that creature is [a-z ]+, )(~ deals \d damage to) it "
        r"instead",
        r"\1instead \2 that creature",
    ),
    (
        "draw for what was discarded",
        r"\bYou draw a card for each card discarded this way",
        "Draw a card for each card discarded this way",
    ),
)
"""(Name, regular expression, replacement) of each rewriting, in the order in which they are applied."""
