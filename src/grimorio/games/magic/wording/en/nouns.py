"""Noun phrases in English."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from grimorio.games.magic import names
from grimorio.games.magic.wording.qualities import (
    beside_players,
    counter_of,
    is_card,
    is_domain,
    is_player,
    narrow,
)
from grimorio.games.magic.wording.shape import NAME, Telling, of_either
from grimorio.games.magic.words import (
    CHOSEN,
    All,
    Choose,
    ControllerOf,
    Defender,
    EachPlayer,
    Enchanted,
    It,
    Kin,
    Sacrificed,
    Target,
    That,
    TheObject,
    ThePlayer,
    This,
    What,
    Who,
    You,
)
from grimorio.language.english import a_or_an, listed, number, ordinal, possessive
from grimorio.language.phrases import Phrase, one


def kind(word: str, plural: bool = False) -> str:
    """The word for a card type, land type or creature type, in the plural if `plural`.

    An unknown type is left as it is, but for the plural's "s".
    """
    if word in ("player", "opponent", "spell", "card", "source"):
        return f"{word}s" if plural else word
    try:
        noun = names.type_word(word).en
    except names.UnknownType:
        return f"{word}s" if plural else word
    return noun.plural if plural else noun.singular


def _heads(that: That, plural: bool) -> tuple[str, ...]:
    """The nouns for the types that `that` names, without other qualities: "artifact", "Goblin card".

    With `plural` they are in the plural.
    """
    types = tuple(word for word in that.types if word != CHOSEN)
    beside = [listed([kind(word) for word in words], "or") for words in (narrow(that), types) if words]
    if that.stacked:
        return ("activated or triggered ability" if that.stacked == "ability" else that.stacked,)
    if that.zone == "stack":
        return (" ".join([*beside, kind("spell", plural)]),)
    if is_card(that):
        return (" ".join([*beside, kind("card", plural)]),)
    if types:
        return tuple(" ".join([*beside[:-1], kind(word, plural)]) for word in types)
    if is_player(that) and that.controller == "opponent":
        return (kind("opponent", plural),)
    return tuple(kind(word, plural) for word in that.kinds)


def bounds(that: That) -> list[tuple[str, tuple[int, int]]]:
    """For each number of an object that a noun bounds: what it is called, and its bounds."""
    numbers = (("power", that.power), ("toughness", that.toughness), ("converted mana cost", that.mana_value))
    return [(size, limits) for size, limits in numbers if limits != (-1, -1)]


def _before(that: That) -> str:
    """The adjectives of a noun, such as "attacking" and "red", each with a space after it."""
    words: list[str] = []
    if that.combat in ("attacking", "blocking", "attacking or blocking"):
        words.append(that.combat)
    if that.face_down:
        words.append("face-down")
    if that.enchanted:
        words.append("enchanted")
    if that.tapped is not None:
        words.append("tapped" if that.tapped else "untapped")
    no_colors = [word for word in that.no_colors if word != CHOSEN]
    nons = [f"non{word}" for word in (*that.no_kinds, *no_colors)]
    if nons:
        words.append(", ".join(nons))
    words += [f"non-{kind(word)}" for word in that.no_types]
    if that.token is False:
        words.append("nontoken")
    if that.basic is not None:
        words.append("basic" if that.basic else "nonbasic")
    colors = [word for word in that.colors if word != CHOSEN]
    if colors:
        words.append(listed(colors, "or"))
    return "".join(f"{word} " for word in words)


def _behind(that: That, plural: bool) -> str:
    """The qualities of `that` which stand after the noun, such as " with flying", each after a space.

    With `plural` they stand after a noun in the plural.
    """
    words = []
    if that.token:
        words.append("tokens" if plural else "token")
    if CHOSEN in that.types:
        words.append("of the chosen type")
    if CHOSEN in that.colors:
        words.append("of the chosen color")
    if CHOSEN in that.no_colors:
        words.append("not of the chosen color")
    if that.keyword:
        words.append(f"with {that.keyword}")
    if that.without:
        words.append(f"without {that.without}")
    for size, (least, most) in bounds(that):
        if least >= 0 and most >= 0:
            words.append(f"with {size} {least}" if least == most else f"with {size} from {least} to {most}")
        else:
            words.append(f"with {size} {f'{least} or greater' if least >= 0 else f'{most} or less'}")
    if that.marked:
        words.append(f"with {a_or_an(f'{that.marked} counter')} on {'them' if plural else 'it'}")
    if that.namesake:
        words.append(f"named {NAME}")
    if that.combat == "attacking you":
        words.append("attacking you")
    if that.combat == "blocking it":
        words.append("blocking it")
    if that.attacked:
        words.append("that attacked this turn")
    if that.hurt:
        words.append(f"dealt damage by {NAME} this turn")
    if that.single_target:
        words.append("with a single target")
    if that.replayed:
        words.append("played from a graveyard")
    if that.aims:
        words.append(f"that targets a {that.aims}")
    if that.morph:
        words.append("with morph abilities" if plural else "with a morph ability")
    if that.flashback:
        words.append("with flashback")
    if not is_card(that) and not is_player(that) and that.controller:
        words.append(controls(that))
    return "".join(f" {word}" for word in words)


def controls(that: That) -> str:
    """The clause that says who controls the objects: "you control"."""
    match that.controller:
        case "you":
            return "you control"
        case "opponent":
            return "an opponent controls"
        case "another player":
            return "you don't control"
        case "target player":
            return "target player controls"
    return "he or she controls"


def noun(that: That, plural: bool = False, before: str = "") -> str:
    """The noun with its qualities, without an article: "attacking creature with power 2 or less".

    With `plural` it is in the plural. `before` stands before the first adjective.
    """
    if counter_of(that):
        return f"{counter_of(that)} counter{'s' if plural else ''} on {NAME}"
    if is_domain(that):
        return f"basic land type{'s' if plural else ''} among {noun(replace(that, kinds=('land',)), True)}"
    heads = _heads(that, plural and not that.token)
    if that.other and not before:
        before = "other "
    if is_player(that) and that.controller == "another player" and not that.other:
        before += "other "
    return f"{before}{_before(that)}{listed(heads, 'or')}{_behind(that, plural)}"


def a(that: That) -> str:
    """The noun with the indefinite article: "an attacking creature", "another creature"."""
    if that.other:
        return f"another {noun(replace(that, other=False))}"
    return a_or_an(noun(that))


def some(that: That, count: int, x: bool = False) -> str:
    """The noun with the number `count`, or X if `x`: "a Forest", "three Forests", "X Forests"."""
    if x:
        return noun(that, True, "X other " if that.other else "X ")
    return a(that) if count == 1 else noun(that, True, f"{number(count)} {'other ' if that.other else ''}")


def whose(that: That) -> str:
    """The phrase for a zone and its player: "your graveyard", "target player's hand"."""
    place = that.zone
    match that.controller:
        case None:
            return f"all {place[:-1]}ies" if place == "library" else f"all {place}s"
        case "you":
            return f"your {place}"
        case "opponent":
            return f"an opponent's {place}"
        case "target player":
            return f"target player's {place}"
        case "that player":
            return f"his or her {place}"
    return f"another player's {place}"


def that_one(that: That) -> str:
    """The noun with a demonstrative: "that creature", for an object named before."""
    plain = That(
        that.kinds, types=that.types, controller=that.controller if is_player(that) else None, zone=that.zone
    )
    if is_player(that):
        return "that player"
    if len(that.kinds) > 1:
        return f"that {listed(_heads(plain, False), 'or')}" if "player" in that.kinds else _those(that)
    return f"that {_heads(plain, False)[0]}" if CHOSEN not in that.types else f"that {kind(that.kinds[0])}"


def _those(that: That) -> str:
    """The phrase for an object of several kinds that was named before."""
    return "that spell" if that.zone == "stack" else "that permanent"


def this(t: Telling) -> str:
    """The phrase for the card as a subject: its name, or a pronoun if it was the last subject."""
    return "it" if t.topic else t.called


def name(t: Telling) -> str:
    """The name of the card."""
    return t.called


def enchanted(t: Telling) -> str:
    """The phrase for the enchanted object: "enchanted creature"."""
    return f"enchanted {kind(t.enchants.kinds[0])}"


def the_object(t: Telling) -> str:
    """The phrase for the object of the event that triggers the ability: "that creature"."""
    match t.event:
        case None:
            return "that permanent"
        case This():
            return this(t)
        case Enchanted():
            return f"that {kind(t.enchants.kinds[0])}"
        case That() as what:
            return that_one(what)
    assert_never(t.event)


def _that_target(place: int, t: Telling) -> str:
    """The phrase for a target that the text has named before; `place` is its index among the words "target".

    Example: "that creature"; "the first target creature" where the text has several creatures.
    """
    said_ = that_one(t.target(place))
    which = t.ordinal(place, that_one)
    if which is None:
        return said_
    lead = f"the {ordinal(which)} target" if which else "that target"
    return f"{lead} {said_.removeprefix('that ')}"


def target(word: Target) -> str:
    """The phrase for targets: "target creature", "up to three target creatures"."""
    if word.what.controller == "that player" and not is_card(word.what):
        return f"{target(replace(word, what=replace(word.what, controller=None)))} that player controls"
    lead = "other target " if word.what.other else "target "
    that = replace(word.what, other=False)
    if word.any_number:
        heads = f"{_before(that)}{listed(_heads(that, True), 'and/or')}"
        return f"any number of {lead}{heads}{_behind(that, True)}"
    if word.x:
        return f"X {noun(that, True, lead)}"
    if word.count == 1:
        an = "an" if word.what.other else ""
        return f"up to one {noun(that, before=lead)}" if word.up_to else f"{an}{noun(that, before=lead)}"
    amount = f"up to {number(word.count)}" if word.up_to else number(word.count)
    return f"{amount} {noun(that, True, lead)}"


def each(that: That) -> Phrase:
    """The phrase for each object that fits a noun: "each creature and each player"."""
    objects = beside_players(that)
    if objects is not None:
        return Phrase((*each(objects).parts, "each player"), "and")
    lead = "each other " if that.other else "each "
    parts = tuple(f"{lead}{_before(that)}{head}" for head in _heads(that, False))
    return Phrase((*parts[:-1], parts[-1] + _behind(that, False)), "and")


def every(that: That) -> Phrase:
    """The phrase for all objects that fit a noun: "all artifacts, creatures, and lands"."""
    heads = _heads(that, True)
    lead = "all other " if that.other else "all "
    return one(f"{lead}{_before(that)}{listed(heads, 'and')}{_behind(that, True)}", plural=True)


def what(word: What | That, t: Telling) -> Phrase:
    """The phrase for a reference to objects, such as "this creature" or "all lands"."""
    match word:
        case This():
            return one(this(t))
        case Enchanted():
            return one(enchanted(t))
        case Kin():
            kin = "and other creatures that share a creature type with it"
            return one(f"{enchanted(t)} {kin}", plural=True)
        case Target():
            return one(target(word), plural=word.count > 1 or word.any_number or word.x)
        case It():
            plural = t.several(word.place)
            return one("them" if plural else _that_target(word.place, t), plural=plural)
        case TheObject():
            return one(the_object(t))
        case All():
            return every(word.what)
        case Choose():
            lead = "up to " if word.up_to else ""
            return one(lead + some(word.what, word.count), plural=word.count > 1)
        case Sacrificed():
            return one(f"the sacrificed {that_one(t.sacrificed).removeprefix('that ')}")
        case That():
            return one(noun(word, True), plural=True)
    assert_never(word)


def who(word: Who | What, t: Telling) -> Phrase:
    """The phrase for a reference to players, such as "target player"; "you" is in the second person."""
    match word:
        case You():
            return Phrase(("you",), person=2)
        case ThePlayer():
            return one("that player")
        case Defender():
            return one("defending player")
        case ControllerOf(TheObject() | Enchanted()) if t.subject:
            return one("its controller")
        case ControllerOf() if objects := of_either(word, t):
            return one(f"that player or {possessive(that_one(objects))} controller")
        case ControllerOf():
            return one(f"{possessive(what(word.it, t).parts[0])} controller")
        case EachPlayer(who="all"):
            return one("each player")
        case EachPlayer(who="opponents"):
            return one("each opponent")
        case EachPlayer():
            return one("each other player")
        case All():
            return each(word.what)
    return what(word, t)


def his(person: Phrase) -> str:
    """The possessive of a player: "your", "their"."""
    return "your" if person.person == 2 else "their" if person.plural else "his or her"
