"""Random cards made of all words, with values of the right types, which make sense most of the time."""

from __future__ import annotations

from dataclasses import MISSING, fields, replace
from random import Random
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

from grimorio.games.magic.cardset import CODEC
from grimorio.games.magic.words import (
    ARTIFACT_CARD,
    ARTIFACT_CREATURE,
    CHOSEN,
    CREATURE,
    CREATURE_CARD,
    CREATURE_OR_PLAYER,
    ENCHANTMENT_CARD,
    INSTANT,
    OPPONENT,
    PLAYER,
    SOURCE,
    SPELL,
    THIS,
    Activated,
    AddMana,
    All,
    Amount,
    AsLongAs,
    Becomes,
    CantBlockAtAll,
    Card,
    ChooseType,
    Condition,
    ControllerOf,
    Controls,
    ControlsEnchanted,
    Destroy,
    DiscardAny,
    DiscardCost,
    Draw,
    Effect,
    GainLife,
    Gets,
    HandExcess,
    Has,
    IsDealtDamage,
    It,
    LifeCost,
    LoseLife,
    ManaValueOf,
    Modes,
    PowerOf,
    ProtectionFromOwnColors,
    Provided,
    RevealAtRandom,
    RevealedCost,
    Rule,
    Sacrifice,
    SacrificeCost,
    Sacrificed,
    SharedTypes,
    SizeIs,
    Spell,
    State,
    Static,
    Tap,
    TapCost,
    Target,
    That,
    ThatMuch,
    TheObject,
    ThePlayer,
    ThisWay,
    ToughnessOf,
    Trigger,
    Triggered,
    Untap,
    What,
    Who,
    X,
)
from grimorio.kernel.words import hints
from tests.games.magic.slow.stage import ODD
from tests.games.slow_reading import places_in, put

ZONE_OF = {
    ("Buried", "what"): "graveyard",
    ("Search", "what"): "library",
    ("RevealTop", "what"): "library",
    ("RevealUntil", "what"): "library",
    ("SearchTop", "what"): "library",
    ("DiscardAny", "what"): "hand",
    ("RevealAny", "what"): "hand",
    ("DiscardChosen", "what"): "hand",
    ("ThisWay", "what"): "hand",
    ("PutFromHand", "what"): "hand",
    ("Discard", "all_of"): "hand",
    ("DiscardCost", "what"): "hand",
    ("Counter", "what"): "stack",
    ("ChangeTarget", "what"): "stack",
    ("CantBeCountered", "what"): "stack",
    ("CantPlay", "what"): "stack",
    ("NoAttack", "what"): "play",
    ("MustAttackNow", "what"): "play",
    ("RemoveBuried", "what"): "graveyard",
    ("RaisedForTurn", "what"): "graveyard",
    ("ReturnBuried", "what"): "graveyard",
    ("ShuffleBuried", "what"): "graveyard",
    ("SearchBoth", "first"): "library",
    ("SearchBoth", "second"): "library",
    ("PlayersSearch", "what"): "library",
    ("OpponentPicks", "what"): "library",
    ("PutAnyFromHand", "what"): "hand",
    ("RemoveChosen", "what"): "hand",
    ("DiscardForEach", "what"): "hand",
    ("DiscardToGrow", "what"): "hand",
    ("SearchAsMany", "what"): "library",
    ("NextUncounterable", "what"): "stack",
    ("Wish", "what"): "library",
    ("DiscardOrLose", "what"): "hand",
    ("RevealForTokens", "what"): "hand",
    ("Plays", "spell"): "stack",
    ("SpellsCost", "what"): "stack",
    ("ColoredLess", "what"): "stack",
    ("OpponentsCantPlay", "what"): "stack",
}
PLAYERS = {"who", "whose"}
"""The fields of words that refer to players."""
SCARCE = ("DealOutCards", "FlipUntilHeads", "ChangeText", "ChangeTarget", "NameTop", "MayPay", "Later")
TEXTS = {
    "mana": ("{G}", "{W}{W}", "{2}", "{W}|{U}", "any", "could", "{1}{R}|{B}{B}"),
    "unless": ("", "{1}", "{3}"),
    "cost": ("{1}", "{2}{B}", "{R}"),
    "name": ("Cat", "Imp"),
    "types": ("Elf", "Wall", "Goblin", "Golem"),
}
ONE_SENTENCE = (Destroy, Draw, GainLife, LoseLife, Tap, Untap)
"""Effects behind which a condition may stand (`Provided`)."""
QUALITIES: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("no_kinds", (("artifact",), ("creature",), ("land",))),
    ("types", (("Elf",), ("Wall", "Golem"), ("Forest",), (CHOSEN,))),
    ("colors", (("red",), ("green", "white"), (CHOSEN,))),
    ("no_colors", (("black",), ("white", "green"), (CHOSEN,))),
    ("basic", (True, False)),
    ("keyword", ("flying", "trample", "first strike")),
    ("without", ("flying", "haste")),
    ("tapped", (True, False)),
    ("no_types", (("Elf",), ("Goblin", "Wall"))),
    ("power", ((2, -1), (-1, 2), (1, 3))),
    ("toughness", ((2, -1), (-1, 2), (2, 3))),
    ("mana_value", ((3, -1), (-1, 2), (2, 2))),
    ("token", (True, False)),
    ("namesake", (True,)),
    ("controller", ("you", "opponent", "another player", "target player", "that player")),
    ("other", (True,)),
    ("combat", ("attacking", "blocking")),
    ("attacked", (True,)),
    ("hurt", (True,)),
    ("single_target", (True,)),
    ("aims", ("creature", "creature you control")),
    ("face_down", (True,)),
    ("morph", (True,)),
    ("flashback", (True,)),
    ("enchanted", (True,)),
    ("marked", ("trap",)),
    ("stacked", ("ability", "activated ability", "spell or ability")),
    ("replayed", (True,)),
)
KINDS = {
    "play": ("creature", "creature", "artifact", "land", "enchantment", "permanent"),
    "stack": ("spell", "instant", "creature"),
    "graveyard": ("card", "creature", "instant", "land"),
    "hand": ("card", "creature", "land", "artifact"),
    "library": ("card", "creature", "land", "sorcery"),
}


NOUNS = tuple(dict.fromkeys(word for union in (Amount, What, Who) for word in get_args(union)))
"""The classes of numbers and of references."""
CHANGES = (Gets, Gets, Has, Becomes, SizeIs, ControlsEnchanted, CantBlockAtAll, ProtectionFromOwnColors)
"""The static rules that change characteristics of permanents."""


class Author:
    """Writes random words, every other one of one of the classes `favoured` where such a word may stand.

    The favoured classes are effects, numbers and references; `SacrificeCost` stands for abilities that cost
    a sacrifice and speak of its size.
    """

    def __init__(self, random: Random, favoured: tuple[type, ...] = ()) -> None:
        self.random = random
        self.effects_favoured = tuple(word for word in favoured if word in get_args(Effect))
        self.nouns_favoured = tuple(word for word in favoured if word in NOUNS)
        self.sacrifices = SacrificeCost in favoured
        self.spoken: tuple[Any, ...] = ()

    def card(self) -> Card:
        """An instant with one to three effects, or with modes."""
        cost = self.random.choice(("{R}", "{R}", "{1}{W}", "{X}{G}"))
        self.spoken = (It(), PowerOf(It()), ToughnessOf(It()), ManaValueOf(It()), ControllerOf(It()))
        self.spoken += (HandExcess(Target(OPPONENT)),)
        self.spoken += (X(),) * 6 * ("{X}" in cost)
        if self.chance(0.1):
            return Card(ODD, cost, INSTANT, (Modes((self.effects(2), self.effects(1))),))
        return Card(ODD, cost, INSTANT, (Spell(self.effects(3)),))

    def ability(self) -> tuple[Card, str]:
        """A card with an activated ability, and where it is: in play, or in the graveyard for an
        ability used there.
        """
        buried = self.chance(0.2)
        parts: list[Any] = []
        for kind, share in (
            (str, 0.5),
            (SacrificeCost, 1.0 if self.sacrifices else 0.3),
            (DiscardCost, 0.2),
            (LifeCost, 0.2),
            (TapCost, 0.2),
        ):
            if self.chance(share):
                parts.append(self.random.choice(TEXTS["cost"]) if kind is str else self.word(kind, 1))
        if not parts or (not buried and self.chance(0.5)):
            parts.append("{T}" if not buried else "{1}")
        self.spoken = (It(), PowerOf(THIS))
        if any(isinstance(part, SacrificeCost) for part in parts):
            bare = (Sacrificed(),) * (not self.sacrifices)  # it is gone: hardly any effect takes it
            self.spoken = (*bare, PowerOf(Sacrificed()), ToughnessOf(Sacrificed()))
        ability = Activated(tuple(parts), self.effects(2), from_graveyard=buried)
        if self.chance(0.15):
            ability = replace(ability, effects=(AddMana(self.random.choice(TEXTS["mana"])), *self.effects(1)))
        return self.permanent(ability), "graveyard" if buried else "play"

    def permanent(self, *text: Any) -> Card:
        """A creature or artifact with this text."""
        if self.chance(0.5):
            return Card(ODD, "{1}{G}", CREATURE_CARD, text, types=("Elf",), size=(2, 3))
        return Card(ODD, "{2}", ARTIFACT_CARD, text)

    def rule(self) -> tuple[Card, str]:
        """A permanent with a static ability that changes characteristics, and the name of what it
        enchants, or "".
        """
        rule = self.word(self.random.choice(CHANGES), 2)
        text: tuple[Any, ...] = (Static((rule,)),)
        if self.chance(0.3):
            text = (AsLongAs(self.word(self.random.choice(get_args(Condition)), 1), (rule,)),)
        if self.chance(0.3):
            noun = That((self.random.choice(("creature", "land", "permanent")),))
            on = {"creature": "Drake", "land": "Island", "permanent": "Zombie"}[noun.kinds[0]]
            return Card(ODD, "{U}", ENCHANTMENT_CARD, text, enchants=noun), on
        return self.permanent(*text), ""

    def triggered(
        self,
        kinds: tuple[type, ...] = (*get_args(Trigger), *[IsDealtDamage] * 3),
        when: type | None = None,
    ) -> Card:
        """A permanent with a triggered ability that triggers on events of these classes.

        `when` is the class of its condition; None for any, in one of five.
        """
        on = tuple(self.word(self.random.choice(kinds), 2) for _ in range(1 + self.chance(0.1)))
        if when is None and self.chance(0.2):
            when = self.random.choice(get_args(Condition))
        condition = None if when is None else self.word(when, 1)
        object_ = TheObject()
        self.spoken = (object_, ThePlayer(), ControllerOf(object_), PowerOf(object_))
        self.spoken += (ThatMuch(),) * 9 * any(isinstance(one, IsDealtDamage) for one in on)
        effects = self.effects(1 if self.chance(0.7) else 2)
        if any(isinstance(one, State) for one in on) and self.chance(0.8):  # else it has no end
            effects = (Sacrifice(THIS), *effects)
        return self.permanent(Triggered(on, effects, condition))

    def ruled(self, rule: type) -> tuple[Card, str]:
        """A creature or enchantment with a static ability of this class, and the name of what it
        enchants, or "".
        """
        text = (Static((self.word(rule, 2),)),)
        if self.chance(0.3 if "what" in hints(rule) else 0.1):
            return self.local(*text), self.random.choice(("Drake", "Zombie", "Golem", "Goblin"))
        kinds = self.random.choice((CREATURE_CARD, ARTIFACT_CREATURE))
        kind, size = self.random.choice((("Elf", (2, 3)), ("Elf", (3, 2)), ("Wall", (2, 4)), ("Imp", (0, 1))))
        return Card(ODD, "{1}{G}", kinds, text, types=(kind,), size=size), ""

    def static(self) -> Card:
        """A permanent with any static ability."""
        rule = self.word(self.random.choice(get_args(Rule)), 2)
        return self.local(Static((rule,))) if self.chance(0.3) else self.permanent(Static((rule,)))

    def local(self, *text: Any) -> Card:
        """A local enchantment with this text."""
        return Card(ODD, "{U}", ENCHANTMENT_CARD, text, enchants=CREATURE)

    def any(self) -> Card:
        """A card of any kind."""
        sort = self.random.choice((self.card, self.ability, self.triggered, self.static))
        found = sort()
        return found[0] if isinstance(found, tuple) else found

    def changed(self, word: Any) -> Any:
        """A copy of the words in which one field of one word has another random value of its type."""
        places = list(places_in(word))
        path, at = self.random.choice(places)
        name, (hint, _) = self.random.choice([one for one in hints(type(at)).items()])
        new = replace(at, **{name: self.value(hint, type(at).__name__, name, 1)})
        return put(word, path, new)

    def effects(self, most: int) -> tuple[Any, ...]:
        found = tuple(self.effect(2) for _ in range(self.random.randint(1, most)))
        if ThisWay in self.nouns_favoured and self.chance(0.3):
            return (DiscardAny(self.noun("hand", False)), GainLife(self.word(ThisWay, 1)), *found)
        if RevealedCost in self.nouns_favoured and self.chance(0.3):
            return (RevealAtRandom(Target(PLAYER)), GainLife(RevealedCost()), *found)
        if self.chance(0.04):
            subject = self.random.choice((Target(CREATURE), All(CREATURE), THIS))
            return (ChooseType(legend=self.chance(0.3)), Becomes(subject, types=(CHOSEN,)), *found)
        return found

    def effect(self, depth: int) -> Any:
        if self.effects_favoured and self.chance(0.5):
            return self.word(self.random.choice(self.effects_favoured), depth)
        if self.chance(0.03):
            return replace(self.word(Gets, depth), power=SharedTypes())
        words = [one for one in get_args(Effect) if one.__name__ not in SCARCE or self.chance(0.4)]
        return self.word(self.random.choice(words), depth)

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def word(self, cls: type, depth: int, usual: float = 0.5) -> Any:
        """A random word of this class; many fields keep their usual value."""
        if cls is Provided and self.chance(0.7):
            deed = self.word(self.random.choice(ONE_SENTENCE), depth - 1)
            return Provided((deed,), self.word(self.random.choice(get_args(Condition)), depth - 1))
        values: dict[str, Any] = {}
        for name, (hint, default) in hints(cls).items():
            if default is MISSING or not self.chance(usual):
                values[name] = self.value(hint, cls.__name__, name, depth)
        return cls(**values)

    def value(self, hint: Any, word: str, field: str, depth: int) -> Any:
        """A random value for a field."""
        kinds = [one for one in (get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,))]
        if field == "by" and word in ("DamageTimes", "PreventFromEach"):
            return replace(SOURCE, colors=self.random.choice(((), ("red",), ("red", "green"), ("blue",))))
        if (word, field) == ("CostsLess", "condition") and self.chance(0.6):
            return self.word(Controls, depth)
        if (word, field) == ("ColoredLess", "mana"):
            return self.random.choice(("{G}", "{U}", "{G}{U}", "{W}{B}"))
        if word in ("SpellsCost", "ColoredLess") and field == "what" and self.chance(0.6):
            colors = self.random.choice(((), ("green",), ("blue", "green")))
            return replace(SPELL, kinds=(self.random.choice(("spell", "instant")),), colors=colors)
        favoured = [one for one in self.nouns_favoured if one in kinds]
        if favoured and self.chance(0.5):
            return self.plain(self.random.choice(favoured), word, field, depth)
        spoken = [one for one in self.spoken if type(one) in kinds]
        if spoken and self.chance(0.6 if self.sacrifices else 0.2):
            return self.random.choice(spoken)
        if That in kinds and (kinds in ([That], [That, type(None)]) or self.chance(0.7)):
            return self.noun(ZONE_OF.get((word, field), "play"), word == "DealsDamage")
        if Target in kinds and self.chance(0.5):
            return self.target(word, field)
        numbers = int in kinds and self.chance(0.6)
        one = int if numbers else self.random.choice(kinds)
        if one is type(None) and len(kinds) > 1 and self.chance(0.5):
            one = self.random.choice([kind for kind in kinds if kind is not type(None)])
        return self.plain(one, word, field, depth)

    def plain(self, kind: Any, word: str, field: str, depth: int) -> Any:
        """A random value of a type that is no union."""
        at = (word, field)
        if kind is type(None):
            return None
        if get_origin(kind) is Literal:
            return self.random.choice(get_args(kind))
        if kind is bool:
            return self.chance(0.5)
        if kind is int:
            least = -2 if {field, f"{word}.{field}"} & set(CODEC.below_zero) else 0
            return self.random.randint(least, 3)
        if kind is str:
            known = TEXTS.get(field) or CODEC.known.get(at, ("red",))
            return self.random.choice(known)
        if get_origin(kind) is tuple:
            inner = get_args(kind)
            if inner[-1] is not Ellipsis:
                return tuple(self.random.randint(0, 3) for _ in inner)
            count = 0 if field in ("types", "kinds", "keywords") and self.chance(0.5) else 1
            if depth <= 0 and field == "effects":
                return (self.word(get_args(Effect)[3], 0, 1.0),)
            return tuple(self.value(inner[0], word, field, depth - 1) for _ in range(count))
        if kind is Target:
            return self.target(word, field)
        if kind is That:
            return self.noun(ZONE_OF.get(at, "play"), False)
        if depth <= 0 and any(get_origin(one[0]) is tuple for one in hints(kind).values()):
            kind = get_args(Effect)[3]
        return self.word(kind, depth - 1)

    def target(self, word: str, field: str) -> Target:
        """A random word "target", mostly for a single target."""
        zone = ZONE_OF.get((word, field), "graveyard" if word == "Return" and self.chance(0.5) else "play")
        what = self.noun(zone, word in ("DealDamage", "Prevent"))
        if field in PLAYERS or (word == "PutCounters" and self.chance(0.3)):
            what = replace(PLAYER, controller=self.random.choice((None, "opponent", "you")))
        if word == "ShuffleBuried" and field == "what":
            return Target(replace(what, controller="target player"), self.random.randint(1, 3), True)
        if self.chance(0.2) and X() in self.spoken:
            return Target(what, x=True)
        if self.chance(0.8):
            return Target(what)
        return Target(what, self.random.randint(0, 3), self.chance(0.4), self.chance(0.3))

    def noun(self, zone: str, players: bool) -> That:
        """A random noun for a zone, with one or two qualities."""
        if players and self.chance(0.5):
            return CREATURE_OR_PLAYER
        if zone == "play" and self.chance(0.3):
            return CREATURE
        if self.chance(0.03):
            zone = self.random.choice(tuple(KINDS))
        kinds = [self.random.choice(KINDS[zone])]
        if self.chance(0.15):
            kinds.append(self.random.choice(KINDS[zone]))
        what = That(tuple(dict.fromkeys(kinds)), zone=zone)  # type: ignore[arg-type]
        for _ in range(self.random.choice((0, 1, 1, 2))):
            name, values = self.random.choice(QUALITIES)
            what = replace(what, **{name: self.random.choice(values)})
        return what


assert {name for name, _ in QUALITIES} == {one.name for one in fields(That)} - {"kinds", "zone"}
