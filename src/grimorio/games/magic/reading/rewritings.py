"""Rewrite a card text of today in the words that Magic's cards used in 2003, by a table of rewritings."""

from __future__ import annotations

import re
from functools import partial
from typing import Final

from grimorio.games.magic import names
from grimorio.games.magic.reading.choices import CHOICES
from grimorio.games.magic.reading.endings import ENDINGS
from grimorio.games.magic.reading.engine import NAME
from grimorio.games.magic.reading.further import FURTHER
from grimorio.games.magic.reading.gates import GATES
from grimorio.games.magic.reading.handing import HANDING
from grimorio.games.magic.reading.heads import heads
from grimorio.games.magic.reading.limits import COSTS, DAMAGE, GRANTS, WHILE
from grimorio.games.magic.reading.olden import OLDEN
from grimorio.games.magic.reading.outside import OUTSIDE
from grimorio.games.magic.reading.plays import PHRASES, PLAYS
from grimorio.games.magic.reading.rewriting import SEVEN, Rewriting
from grimorio.games.magic.reading.sayings import SAYINGS
from grimorio.games.magic.reading.seeking import SEEKING
from grimorio.games.magic.reading.spelling import KEYWORDS
from grimorio.language.english import NUMBERS


def _again(match: re.Match[str], text: str) -> str:
    """`text`, with a capital letter at its beginning if the replaced words (`match`) begin with one."""
    return text[:1].upper() + text[1:] if match.group()[:1].isupper() else text


def _token(match: re.Match[str]) -> str:
    return _again(match, f"put {match[1]} into play")


def _end(match: re.Match[str]) -> str:
    return _again(match, "at end of turn")


def _modes(match: re.Match[str]) -> str:
    others = [mode if mode.startswith("~") else mode[:1].lower() + mode[1:] for mode in match.groups()[1:]]
    return f"Choose one — {'; or '.join([match[1], *others])}."


def _all_colored(match: re.Match[str]) -> str:
    return f"All {match[1].lower()} creatures {match[2]}"


def _tribe(match: re.Match[str]) -> str:
    """Rewrite "Elf creatures get" as "All Elves get"; words other than creature types stay as they are."""
    if match[2] not in names.all_creature_types():
        return match.group()
    lead = "All other" if match[1] else "All"
    return f"{lead} {names.type_word(match[2]).en.plural} {match[3]}"


def _first(match: re.Match[str], what: str, word: str) -> str:
    """Rewrite "it becomes the creature type of your choice" with the choice in a sentence of its own.

    `what` is what is chosen, such as "creature type", and `word` the noun that the rewritten text has for it.
    """
    first = f"Choose a {what}" if match[1] in ("", ": ", ". ", "• ") else f"choose a {what}"
    chosen = f" chosen {word}" if match[2].endswith("the") else ""
    return f"{match[1]}{first}. {match[2][:1].upper()}{match[2][1:]}{chosen}"


def _plus(match: re.Match[str]) -> str:
    """Rewrite "X is one plus the number of …" as "X is the number of … plus 1"."""
    more = NUMBERS.index(match[1]) if match[1] in NUMBERS else int(match[1])
    return f"where X is {match[2]} plus {more}"


def _you_draw(match: re.Match[str]) -> str:
    """Rewrite "You draw two cards, then each other player" as two sentences."""
    return f"{match[1][:1].upper()}{match[1][1:]}. Each other player"


def _still(match: re.Match[str]) -> str:
    """Rewrite "target land becomes a 3/3 creature until end of turn. It's still a land" as one sentence."""
    lead = re.match(r"\s*", match[1])
    space = lead.group() if lead else ""
    what = match[1].strip()
    small = what if what.startswith("~") else what[:1].lower() + what[1:]
    return f"{space}Until end of turn, {small} becomes {match[2]} that's still a land"


def _only_type(match: re.Match[str]) -> str:
    """Rewrite "target Elf creature" as "target Elf"; words other than creature types stay as they are."""
    if match[2] not in names.all_creature_types():
        return match.group()
    noun = names.type_word(match[2]).en
    return f"{match[1]} {noun.plural if match[3].endswith('s') else noun.singular}"


def _for_each(match: re.Match[str]) -> str:
    """Rewrite "+X/+X, where X is the number of Elves in play" as "+1/+1 for each Elf in play".

    Words other than types stay as they are.
    """
    sort, word = heads(True).get(match[4], ("", ""))
    if sort != "type":
        return match.group()
    return f"{match[1]}1/{match[2]}1{match[3] or ''} for each {word} in play"


def _threshold(match: re.Match[str]) -> str:
    return f"Threshold — {match[1].upper()}"


def _removed(match: re.Match[str]) -> str:
    place = f" in {match[3]} {match[4]}" if match[4] else ""
    return _again(match, f"remove {match[2]}{place} from the game")


def _quoted(match: re.Match[str]) -> str:
    """Rewrite one threshold ability that gives a bonus and a quoted ability as two threshold abilities.

    Example: 'Threshold — ~ gets +1/+1 and has "{1}: …"', where "~" is the card's name.
    """
    first = "" if match[1] == NAME else f"Threshold — {match[1].rstrip(',')}.\n"
    return f"{first}Threshold — {match[2]}"


_MANA: Final = r"(?:\{[WUBRGC\d]+\}|, | or |,? or )+"

TABLE: Final[tuple[Rewriting, ...]] = (
    Rewriting("reminder text", r" ?\([^)]*\)", ""),
    Rewriting(
        "this creature",
        r"\b[Tt]his (?:creature|artifact|land|enchantment|spell|permanent|card|Aura)\b(?! in addition)"
        r'(?=[^"\n]*(?:"[^"\n]*"[^"\n]*)*$)',
        NAME,
    ),
    Rewriting("shroud", r"^Shroud$", f"{NAME} can't be the target of spells or abilities."),
    Rewriting(
        "gains shroud",
        r"\bgains? shroud until end of turn\b",
        "can't be the target of spells or abilities this turn",
    ),
    Rewriting("has shroud", r"\b(?:has|have) shroud\b", "can't be the target of spells or abilities"),
    *(Rewriting(*row) for row in KEYWORDS),
    Rewriting(
        "protection from a noun",
        r"^Protection from (creatures|artifacts|enchantments|lands|[A-Z]\w+s|Kavu|Elves)$",
        f"{NAME} has protection from \\1.",
    ),
    Rewriting("vigilance", r"^Vigilance$", f"Attacking doesn't cause {NAME} to tap."),
    Rewriting("reach", r"^Reach$", f"{NAME} may block as though it had flying."),
    Rewriting("menace", r"^Menace$", f"{NAME} can't be blocked except by two or more creatures."),
    Rewriting("protection from several", r"(from \w+) and from (\w+)", r"\1, protection from \2"),
    Rewriting(
        "dies",
        r"(?:\b|(?=~))(~|creature|permanent|[A-Z]\w+|you control|an opponent controls) dies\b",
        r"\1 is put into a graveyard from play",
    ),
    Rewriting("graveyard from the battlefield", r"graveyard from the battlefield", "graveyard from play"),
    Rewriting(
        "enters", r"\benters\b(?!(?: the battlefield)? (?:with|as))(?: the battlefield)?", "comes into play"
    ),
    Rewriting("enter", r"\benter(?: the battlefield)?\b", "come into play"),
    Rewriting("onto the battlefield", r"(?:onto|to) the battlefield", "into play"),
    Rewriting("battlefield", r"on the battlefield", "in play"),
    Rewriting("return to play", r"\b([Rr]eturn[^.]*?) into play\b", r"\1 to play"),
    Rewriting("planeswalkers", r"\b(player|opponent) or planeswalker\b", r"\1"),
    Rewriting("any target", r"\bany target\b", "target creature or player"),
    Rewriting(
        "any number of targets", r"\bany number of targets\b", "any number of target creatures and/or players"
    ),
    Rewriting(
        "three targets",
        r"\b3 damage divided as you choose among one, two, or three targets\b",
        "3 damage divided as you choose among any number of target creatures and/or players",
    ),
    Rewriting("mana value", r"\bmana value\b", "converted mana cost"),
    Rewriting(
        "create a token",
        r"\b[Cc]reate ((?:an?|X|that many|two|three|four|five|six|seven) \d+/\d+ [^.,]*?creature tokens?"
        r"(?: named [^.]*?)?(?: with [a-z ]+?)?)(?=[.,]|$| and | at )",
        _token,
    ),
    Rewriting(
        "activate",
        r"\bActivate (?:this ability )?only during your turn\.",
        "Play this ability only during your turn.",
    ),
    Rewriting(
        "activate in upkeep",
        r"\bActivate (?:this ability )?only during your upkeep\.",
        "Play this ability only during your upkeep.",
    ),
    Rewriting(
        "activate as a sorcery",
        r"\bActivate (?:this ability )?only (?:as a sorcery|any time you could cast a sorcery)\.",
        "Play this ability only any time you could play a sorcery.",
    ),
    *PLAYS,
    Rewriting(
        "from the graveyard only",
        r" Activate (?:this ability )?only if ~ is in your graveyard\.",
        f" Play this ability only if {NAME} is in your graveyard.",
    ),
    *(Rewriting(*row) for row in DAMAGE),
    Rewriting("to cast", r"\bto cast\b", "to play"),
    Rewriting("casts", r"\bcasts\b", "plays"),
    Rewriting("cast", r"\bcast\b", "play"),
    *(Rewriting(*row) for row in COSTS),
    Rewriting("end step", r"\b[Aa]t the beginning of the (?:next )?end step", _end),
    Rewriting("your end step", r"([Aa])t the beginning of your end step", r"\1t the end of your turn"),
    Rewriting("threshold's dash", r"^Threshold (?:[-–] )?(?=[~A-Z{])", "Threshold — "),
    Rewriting("as long as seven", rf"^Threshold — As long as {SEVEN}, (\w|~)", _threshold),
    Rewriting("only if seven", rf"^(Threshold — .*) (?:Activate|Play)[^.]* only if {SEVEN}\.$", r"\1"),
    Rewriting("if seven", rf"^(Threshold — (?:When|At)[^,]*), if {SEVEN}, ", r"\1, "),
    Rewriting(
        "exile",
        r"\b([Ee])xile ((?:X target|target|all|an?|two|three|four|five) [^.:,]*?)"
        r"(?: from (a|your|his or her|that player's|all) (graveyards?))?(?=[.:,]|$)",
        _removed,
    ),
    Rewriting("as long as seven, behind", rf"^(Threshold — .*) as long as {SEVEN}\.$", r"\1."),
    Rewriting("threshold's quotation", r"^Threshold — (.*?)(?:,? and)? has \"(.*)\"$", _quoted),
    *(Rewriting(*row) for row in WHILE),
    Rewriting("has a color too", r"(~ gets [+-]\d+/[+-]\d+), is (\w+)(?=\.)", r"\1. ~ is \2"),
    Rewriting("gets, cannot block", r"(~ gets [+-]\d+/[+-]\d+) and can't block(?=\.)", r"\1. ~ can't block"),
    Rewriting(
        "discard several, or at random, in costs",
        r"(^|, |may |you )((?:[Dd]iscard|discards) (?:(?:two|three) cards|(?:a card|two cards) at random))"
        r"(?=[:,.]|$| unless)",
        r"\1\2 from your hand",
    ),
    Rewriting(
        "discard in costs",
        r"(^|, |may )([Dd])iscard (an?|another) ((?:\w+ )?card)(?=[:,.]|$| unless)",
        r"\1\2iscard \3 \4 from your hand",
    ),
    Rewriting(
        "discards",
        r"\b(discards) (a card|two cards|three cards|X cards|that many cards)(?! from| at random)",
        r"\1 \2 from his or her hand",
    ),
    Rewriting(
        "you discard",
        r"\b([Dd]iscard) (a card|two cards|three cards|X cards|that many cards)(?! from)(?=[.,]|$| unless)",
        r"\1 \2 from your hand",
    ),
    Rewriting("they", r"\btheir (hand|library|graveyard|life|mana pool)\b", r"his or her \1"),
    Rewriting("they control", r"\bthey control\b", "he or she controls"),
    Rewriting(
        "search and put",
        r"(earch [^.]*? library for an? [^,.]*?), put (that card|it) (into play[^,.]*|into your hand), "
        r"then shuffle\.?",
        r"\1 and put that card \3. Then shuffle your library.",
    ),
    Rewriting(
        "search for several",
        r"(earch [^.]*? library for up to \w+ [^,.]*?), put (?:them|those cards) (into [^,.]*), "
        r"then shuffle\.?",
        r"\1 and put them \2. Then shuffle your library.",
    ),
    Rewriting(
        "search, to the graveyard",
        r"(earch your library for an? [^,.]*?), put (?:that card|it) (into your graveyard), then shuffle\.?",
        r"\1 and put that card \2. Then shuffle your library.",
    ),
    Rewriting(
        "search and reveal",
        r"(earch [^.]*? library for an? [^,.]*?), reveal (?:that card|it), put (?:that card|it) into your "
        r"hand, then shuffle(?: your library)?",
        r"\1, reveal that card, and put it into your hand. Then shuffle your library",
    ),
    Rewriting(
        "that player shuffles",
        r"(under your control)[.,] [Tt]hen that player shuffles(?: their library)?(?! his)",
        r"\1. Then that player shuffles his or her library",
    ),
    Rewriting("shuffle", r"\b[Tt]hen shuffle\b(?! your| all)", "Then shuffle your library"),
    Rewriting(
        "add one mana", r"([Aa])dd one mana of any color\.", r"\1dd one mana of any color to your mana pool."
    ),
    Rewriting(
        "add mana", rf"([Aa])dd ({_MANA})(?=\.| instead if|, (?!(?:or )?\{{))", r"\1dd \2 to your mana pool"
    ),
    Rewriting("colorless mana", r"\{C\}\{C\}\{C\}", "{3}"),
    Rewriting("two colorless", r"\{C\}\{C\}", "{2}"),
    Rewriting("one colorless", r"\{C\}", "{1}"),
    *PHRASES,
    Rewriting("unblockable", r"(can't be blocked)(?= this turn(?! except)|\.$|\.| until)", "is unblockable"),
    Rewriting("modes", r"^[Cc]hoose one —\n• (.*)\.\n• (.*)\.\n• (.*)\.$", _modes),
    Rewriting("modes", r"^[Cc]hoose one —\n• (.*)\.\n• (.*)\.$", _modes),
    Rewriting("all of a color", r"^(White|Blue|Black|Red|Green) creatures (get|have)", _all_colored),
    Rewriting("creatures of a type", r"^(All other |Other )?([A-Z]\w+) creatures (get|have)", _tribe),
    Rewriting(
        "type of your choice",
        r"(^|: |, |; or |• )((?:~|[Tt]arget|[Ee]nchanted|[Ee]ach|[Ii]t)[^.:,;]*? becomes the) "
        r"creature type of your choice",
        partial(_first, what="creature type", word="type"),
    ),
    Rewriting(
        "creatures of a type of your choice",
        r"(^|: |, |; or |\. )([^.:,;]*?[Cc]reatures of the) creature type of your choice",
        partial(_first, what="creature type", word="type"),
    ),
    Rewriting(
        "protection from the color of your choice",
        r"(^|: |, |; or |• |\. )((?:~|[Tt]arget|[Ii]t)[^.:,;]*? gains protection from the) "
        r"color of your choice",
        partial(_first, what="color", word="color"),
    ),
    Rewriting("creature type, then becomes", r"\b(becomes? )that type(?! of)", r"\1the chosen type"),
    Rewriting(
        "of that type",
        r"[Cc]hoose a creature type\b.* of that type\b",
        lambda match: re.sub(r" of that type\b", " of the chosen type", match[0]),
    ),
    Rewriting(
        "creates a token",
        r"\b(player|controller|opponent) creates ((?:an?|X|that many|two|three|four|five) \d+/\d+ [^.,]*?"
        r"creature tokens?(?: named [^.]*?)?(?: with [a-z ]+?)?)(?=[.,]|$| and | at | for )",
        r"\1 puts \2 into play",
    ),
    Rewriting(
        "plus a number of cards",
        r"where X is (\d|one|two|three) plus (the number of [^.]*?)(?=\.)",
        lambda match: (
            f"where X is {match[2]} plus {NUMBERS.index(match[1]) if match[1] in NUMBERS else match[1]}"
        ),
    ),
    Rewriting(
        "return that card",
        r"(is put into your graveyard from play, you may pay [^.]*\. If you do, return that )"
        r"card to your hand",
        r"\1creature to its owner's hand",
    ),
    Rewriting("remove that creature", r"(that creature and remove )it( from combat)", r"\1that creature\2"),
    Rewriting(
        "of the sacrificed creature",
        r"(Sacrifice an? ([A-Z]\w+)(?: creature)?: [^.]*the sacrificed )creature\b",
        r"\1\2",
    ),
    Rewriting(
        "damage to it this turn",
        r"([Pp]revent all (?:combat )?damage that would be dealt) (to [^.,]*?) this turn(?=\.)",
        r"\1 this turn \2",
    ),
    Rewriting("power of the creature", r"(where X is )that creature's (power|toughness)", r"\1its \2"),
    Rewriting("you draw first", r"^You (draw \w+ cards), then each other player", _you_draw),
    Rewriting(
        "still a land",
        r"([^.:]*?) becomes (an? \d+/\d+ creature) until end of turn\. It's still a land",
        _still,
    ),
    Rewriting(
        "controller of what fights",
        r"(Whenever (?:a|enchanted) creature (?:blocks|attacks|becomes tapped), "
        r"~ deals \d+ damage to )that creature's controller",
        r"\1its controller",
    ),
    Rewriting(
        "have it deal",
        r"(Whenever ~ deals combat damage to a player, you may have )~ (deal)\b",
        r"\1it \2",
    ),
    Rewriting(
        "controller of the target",
        r"(target (?:\w+ )?(creature|spell)\. (?:It can't be regenerated\. )?)Its controller loses",
        r"\1That \2's controller loses",
    ),
    Rewriting("it, that was untapped", r"([Uu]ntap target creature\. )It gets", r"\1That creature gets"),
    Rewriting(
        "it, the target",
        r"(Whenever an? ([A-Z]\w+)(?: creature)? you control becomes the target of a spell or ability, )"
        r"(?:that creature|it) gets",
        r"\1that \2 gets",
    ),
    Rewriting("damage to them", r"(ha(?:ve|s) (?:~|it) deal \d+ damage to )them\b", r"\1him or her"),
    Rewriting(
        "controller of what was said",
        r"(target (?:\w+ |instant or sorcery )?(land|creature|artifact|spell)) unless its controller has\b",
        r"\1 unless that \2's controller has",
    ),
    Rewriting(
        "sacrifice it, if anyone does",
        r"(When ~ comes into play, any [^.]*\. If a player does, sacrifice )~",
        r"\1it",
    ),
    Rewriting("destroyed this way", r"[Cc]reatures destroyed this way can't", "They can't"),
    Rewriting("then discards", r"(arget player draws [^.,]*, then )(discards)", r"\1that player \2"),
    Rewriting("then draws", r"(ach player discards his or her hand), then draws", r"\1. Each player draws"),
    Rewriting(
        "creature of a type",
        r"\b((?:[Aa]n?|[Aa]ll|[Ee]ach|[Tt]arget|[Oo]ther|[Aa]nother|one|two|three|four|five)(?: \w+ed)?) "
        r"([A-Z]\w+) (creatures?)(?! card| token| spell)\b",
        _only_type,
    ),
    Rewriting(
        "that enchanted object",
        r"(Whene?v?e?r? enchanted (\w+) [^.,]*, destroy )it\b",
        r"\1that \2",
    ),
    Rewriting(
        "that creature, destroyed",
        r"(Whenever an? [^.,~]*creature[^.,~]* (?:comes into play|attacks|blocks|becomes blocked|deals "
        r"damage to you), destroy )it\b",
        r"\1that creature",
    ),
    Rewriting("whenever it attacks", r"^When (~ attacks or blocks, return)", r"Whenever \1"),
    Rewriting("each get", r"(target creatures[^.,]*?) each (get|gain)\b", r"\1 \2"),
    Rewriting("each of two", r"(deals \d+ damage to )each of (two|three|up to \w+) (target)", r"\1\2 \3"),
    Rewriting(
        "to owners' hands",
        r"((?:X|two|three|four) (?:other )?target [^.,]*? to their )owners'",
        r"\1owner's",
    ),
    Rewriting(
        "to their own hand",
        r"([Rr]eturn target card from an opponent's graveyard to )his or her hand",
        r"\1its owner's hand",
    ),
    Rewriting(
        "into play from a graveyard",
        r"\b([Pp])ut (target [^.,]*?card from (?:a|an opponent's) graveyard) (?:into|to) play "
        r"under your control",
        lambda match: f"{'R' if match[1] == 'P' else 'r'}eturn {match[2]} to play under your control",
    ),
    Rewriting("draw after discarding", r"(iscard \w+ cards? from your hand), then draw\b", r"\1. Draw"),
    Rewriting("damage of what was cycled", r"(When you cycle ~, you may have )it (deal)\b", r"\1~ \2"),
    Rewriting(
        "number of a type",
        r"([+-])X/([+-])X( until end of turn)?, where X is the number of ([A-Z]\w+) in play",
        _for_each,
    ),
    Rewriting("it, sacrificed", r"(Sacrifice ~: )It\b", rf"\1{NAME}"),
    Rewriting(
        "own power, sacrificed",
        r"(Sacrifice ~: ~ deals damage equal to )its (power|toughness) ",
        rf"\1{NAME}'s \2 ",
    ),
    Rewriting("type becomes", r"(creature)'s type becomes (that|the chosen) type", r"\1 becomes \2 type"),
    Rewriting(
        "it, the creature",
        r"(Whenever an? [^.,~]*creature[^.,~]*, )it (gets|gains)",
        r"\1that creature \2",
    ),
    Rewriting(
        "damage to it",
        r"(Whenever a creature [^.,~]*, ~ deals \d+ damage to) it\b",
        r"\1 that creature",
    ),
    Rewriting(
        "damage equal",
        r"deals damage to (target [^.,]*?) equal to (the number of (?!cards in that)[^.,]*?)(?=\.)",
        r"deals damage equal to \2 to \1",
    ),
    Rewriting(
        "damage and life",
        r"(deals \d+ damage to [^.,]*)\. You gain (\d+) life",
        r"\1 and you gain \2 life",
    ),
    Rewriting(
        "additional block",
        r"can block an additional creature(?: each combat)?",
        "may block an additional creature",
    ),
    Rewriting(
        "any number of creatures", r"can block any number of creatures", "may block any number of creatures"
    ),
    Rewriting(
        "as though unblocked",
        r"([Yy])ou may have ~ assign its combat damage as though it weren't blocked",
        r"\1ou may have ~ deal its combat damage to defending player as though it weren't blocked",
    ),
    Rewriting("other creatures", r"^Other ([A-Z]?\w+(?: creatures)?) (get|have)", r"All other \1 \2"),
    Rewriting("for all", r"^([A-Z]\w+s) (get|have) ", r"All \1 \2 "),
    Rewriting("rounded up", r"half your life, rounded up", "half your life rounded up"),
    *(Rewriting(*row) for row in GATES),
    *(Rewriting(*row) for row in GRANTS),
    *(Rewriting(*row) for row in HANDING),
    *(Rewriting(*row) for row in FURTHER),
    *(Rewriting(*row) for row in SEEKING),
    *(Rewriting(*row) for row in CHOICES),
    *(Rewriting(*row) for row in (*OUTSIDE, *ENDINGS, *SAYINGS, *OLDEN)),
    Rewriting("enchant", r"^Enchant (?:artifact|creature|enchantment|land|permanent)$", ""),
)
"""All rewritings, in the order in which they are applied. In the texts, `NAME` stands for the card's name."""

_COMPILED: Final = tuple((entry, re.compile(entry.pattern, re.MULTILINE)) for entry in TABLE)


def rewritten(text: str) -> tuple[str, tuple[str, ...]]:
    """Return the text in the words of 2003, and the names of the rewritings that changed it."""
    done: list[str] = []
    for entry, pattern in _COMPILED:
        after = pattern.sub(entry.by, text)
        if after != text:
            done.append(entry.name)
            text = after
    return text, tuple(done)
