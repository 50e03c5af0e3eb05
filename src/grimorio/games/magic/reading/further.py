"""Rewritings of sentences that say several things at once, and of pronouns, in the words of the others."""

from __future__ import annotations

from typing import Final

from grimorio.games.magic import names
from grimorio.games.magic.reading.combat_rules import COMBAT_RULES
from grimorio.games.magic.reading.engine import NAME
from grimorio.games.magic.reading.heads import heads


def _singular(word: str) -> str:
    """The singular of the plural of a type, such as "Zombie" for "Zombies"; any other word as it is."""
    sort, type_ = heads(True).get(word, ("", ""))
    return names.type_word(type_).en.singular if sort == "type" else word


FURTHER: Final = (
    ("an additional bonus", r"\b(gets?) an additional ([+-]\d)", r"\1 \2"),
    (
        "all of a color, with threshold",
        r"^(Threshold — )(White|Blue|Black|Red|Green) creatures (get|have)",
        lambda match: f"{match[1]}All {match[2].lower()} creatures {match[3]}",
    ),
    (
        "is of a color, has a keyword",
        r"(~ gets [+-]\d/[+-]\d), is (\w+), has ([a-z ]+)(?=\.)",
        r"\1 and has \3. ~ is \2",
    ),
    ("another counter", r"\bput another (\+1/\+1 counter)", r"put a \1"),
    (
        "gets, is no target",
        r"(~ gets [+-]\d/[+-]\d) and (can't be the target of spells or abilities)(?=\.)",
        r"\1. ~ \2",
    ),
    (
        "enchanted, gets and cannot",
        r"^(Enchanted creature) (gets [+-]\d/[+-]\d) and "
        r"((?:can't (?:attack|block|be blocked)|is unblockable)[^.\"]*)\.$",
        r"\1 \2. \1 \3.",
    ),
    (
        "gains a keyword and protections",
        r"(~ gains) ([a-z ]+?) and (protection from \w+), (protection from \w+) until end of turn(?=\.)",
        r"\1 \2 until end of turn. \1 \3 until end of turn. \1 \4 until end of turn",
    ),
    (
        "the player does",
        r"\bIf the player does, they (draw|gain|lose)\b",
        r"If that player does, that player \1s",
    ),
    (
        "that card of the enchanted creature",
        r"((?:When enchanted creature|dealt damage by ~ this turn) is put into a graveyard from play, "
        r"return that )card\b",
        r"\1creature",
    ),
    (
        "your opponents",
        r"\b(creatures?|permanents?|lands?|artifacts?|for each \w+(?: \w+)?) your opponents control\b",
        r"\1 an opponent controls",
    ),
    (
        "destroyed, then tokens",
        r"(instead destroy all creatures), then (put [^.]*)\. They can't be regenerated\.",
        lambda match: f"{match[1]}. They can't be regenerated. {match[2][:1].upper()}{match[2][1:]}.",
    ),
    (
        "the last of several sacrificed",
        r"\b([Ss]acrifice (?:two|three|an?) \w+) and ~(?=:)",
        r"\1, Sacrifice ~",
    ),
    (
        "in addition to its types",
        r"(: )~ becomes (an? \d/\d [^.]*?creature) in addition to its other types until end of turn\.",
        r"\1Until end of turn, ~ becomes \2 that's still an enchantment.",
    ),
    (
        "all cards of a player's graveyard",
        r"^Target player (?:exiles|removes) (all [a-z ]*cards(?: with flashback)?) (?:from|in) his or her "
        r"graveyard(?: from the game)?\.",
        r"Target player removes \1 in his or her graveyard from the game.",
    ),
    (
        "your whole hand",
        r"\b([Rr])emove (?:your hand|all cards from your hand) from the game",
        r"\1emove all cards in your hand from the game",
    ),
    (
        "the removed cards, elsewhere",
        r"\breturn the exiled (cards?) to (its|their) owner's (hand|graveyard)",
        r"return the removed \1 to \2 owner's \3",
    ),
    (
        "at random from a hand",
        r"\b(discards?) (a card|two cards|three cards) at random(?! from)",
        lambda match: (
            f"{match[1]} {match[2]} at random from {'his or her' if match[1].endswith('s') else 'your'} hand"
        ),
    ),
    (
        "at random, behind",
        r"\b(cards?) from (his or her|your) hand at random\b",
        r"\1 at random from \2 hand",
    ),
    (
        "two protections",
        r"(~ has|^Enchanted creature has) (protection from \w+), (protection from \w+)\.",
        r"\1 \2. \1 \3.",
    ),
    (
        "a card from a graveyard as a payment",
        r"(any player may )remove (a card|three cards) from his or her graveyard from the game\. "
        r"(If a player)",
        r"\1remove \2 in his or her graveyard from the game. \3",
    ),
    ("it, that fights", r"(If a player does, )~ (assigns no combat damage)", r"\1it \2"),
    ("you and your turns", r"\byou (skip your next turn|take an extra turn)\b", r"\1"),
    (
        "the creature that was hurt",
        r"(deals \d damage to target creature\. )It (can't be regenerated this turn)",
        r"\1That creature \2",
    ),
    (
        "the player shuffles",
        r"(into that player's graveyard\. Then )the player shuffles\.",
        r"\1that player shuffles his or her library.",
    ),
    (
        "half of a library",
        r"\b([Tt]arget player) mills half his or her library, rounded down",
        r"\1 puts the top half of his or her library, rounded down, into his or her graveyard",
    ),
    ("enchanted permanent as a target", r"\btarget permanent that's enchanted", "target enchanted permanent"),
    (
        "X cards as a cost",
        r"^(As an additional cost to play ~, discard) X cards( at random)?\.",
        r"\1 X cards\2 from your hand.",
    ),
    (
        "X cards removed as a cost",
        r"^(As an additional cost to play ~, )(?:exile|remove) X cards (?:from|in) your graveyard"
        r"(?: from the game)?\.",
        r"\1remove X cards in your graveyard from the game.",
    ),
    ("X targets of several kinds", r"\b(X target [^.]*?,) and/or ", r"\1 or "),
    ("draws and loses X", r"^You draw X cards and you lose X life\.", "Draw X cards. You lose X life."),
    (
        "mana of a land",
        r"\bmana of any color that a basic land you control could produce",
        "mana of any color a basic land you control could produce",
    ),
    (
        "mana for each",
        r"\b([Aa]dd) ((?:\{[WUBRG]\})+) (for each [^.]*)",
        r"\1 \2 to your mana pool \3",
    ),
    (
        "X mana of one color",
        r"\b([Aa]dd X mana of any one color)(?=, where)",
        r"\1 to your mana pool",
    ),
    (
        "mana of that color",
        r"\b([Aa]dd one mana of (?:the chosen|that) color)(?=\.)",
        r"\1 to your mana pool",
    ),
    (
        "mana in any combination",
        r"(Sacrifice a )forest(: Add )three mana in any combination of red and/or green to your mana pool",
        r"\1Forest\2{R}{R}{R}, {R}{R}{G}, {R}{G}{G}, or {G}{G}{G} to your mana pool",
    ),
    (
        "then its controller may copy",
        r"\. Then (that (?:permanent|creature)'s controller may )",
        lambda match: f". {match[1][:1].upper()}{match[1][1:]}",
    ),
    (
        "the player may copy",
        r"([Tt]hat (permanent|creature)'s controller may [^.]*\. If )the player does, "
        r"(?:he or she|they) may copy",
        r"\1that player does, that \2's controller may copy",
    ),
    ("a copy onto the stack", r"\bput a copy of (that spell) onto the stack", r"copy \1"),
    ("targets for the copy", r"(ou may choose new targets for )the copy", r"\1that copy"),
    ("Legend or legendary permanent", r"\bLegend or legendary permanent", "permanent Legend"),
    ("Legend or legendary card", r"\bLegend or legendary card", "Legend card"),
    (
        "blocks only those with flying",
        r"~ (?:may|can) block only creatures with flying\.",
        f"{NAME} can't block creatures without flying.",
    ),
    ("kicked, you draw", r"(kicker cost, )you (draw X cards)", r"\1\2"),
    ("returns and skips", r"(to their owners' hands) and (skip your next turn)", r"\1. Skip your next turn"),
    ("You skip", r"\. You skip your next turn\.", ". Skip your next turn."),
    ("gets, attacks", r"(~ gets [+-]\d/[+-]\d) and (attacks each turn if able)(?=\.)", r"\1. ~ \2"),
    (
        "life for each in play",
        r"(target player )loses? life equal to the number of (\w+) in play",
        lambda match: f"{match[1]}lose 1 life for each {_singular(match[2])} in play",
    ),
    (
        "gains a keyword and is no target",
        r"(~ gains \w+) and (can't be the target of spells or abilities this turn)",
        r"\1 until end of turn. ~ \2",
    ),
    (
        "from that player's graveyard",
        r"\bput (target creature card from his or her graveyard) into play under your control",
        r"return \1 to play under your control",
    ),
    (
        "return under your control",
        r"([Rr]eturn [^.,]*? from your graveyard to play) under your control",
        r"\1",
    ),
    (
        "attacks untapped, while tapped",
        r"\band has \"[Aa]ttacking doesn't cause (?:this creature|~) to tap\.\"",
        "and attacking doesn't cause it to tap.",
    ),
    (
        "you tap a land for mana",
        r"^Whenever you tap a land for mana,",
        "Whenever a land you control is tapped for mana,",
    ),
    (
        "of the type of your choice attack",
        r"\bCreatures of the (?:creature )?type of your choice attack this turn",
        "Choose a creature type. Creatures of the chosen type attack this turn",
    ),
    ("at the end of each turn", r"^At the end of each turn,", "At end of turn,"),
    (
        "a player taps a land for mana",
        r"^Whenever a player taps a land for mana(?: during another player|, if it's not that player)'s turn",
        "Whenever a land is tapped for mana, if it's not that player's turn",
    ),
    (
        "it, that becomes tapped",
        r"(Whenever an? (?:creature or land|land with [^,]*) becomes tapped, (?:destroy|put [^.]*? on) )it\b",
        lambda match: f"{match[1]}that {'permanent' if ' or land ' in match[1] else 'land'}",
    ),
    (
        "counters from all permanents",
        r"(remove all \w+ counters from )permanents that player controls",
        r"\1all permanents he or she controls",
    ),
    *COMBAT_RULES,
    ("basic land type, small", r"(mana pool for each )(swamp)\b", lambda match: match[1] + match[2].title()),
)
"""(Name, regular expression, replacement) of each rewriting, in the order in which they are applied."""
