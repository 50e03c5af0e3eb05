"""All cards of a game, compiled, with the chosen options. All positions share them, and they never change."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable
from typing import Any

from grimorio.games.magic.meaning.abilities import Deeds, Matcher, Op, Program
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.mechanisms import AWAKE, BARE, FACE_DOWN, HAS, awakened
from grimorio.games.magic.meaning.scope import Scope
from grimorio.games.magic.state.masks import BASIC_LANDS
from grimorio.games.magic.state.objects import FACE, FaceIndex
from grimorio.games.magic.words.abilities import (
    ARTIFACT_CREATURE,
    CREATURE_CARD,
    Activated,
    Anyone,
    Card,
    Keywords,
)
from grimorio.games.magic.words.effects import Becomes, Effect, PutToken
from grimorio.games.magic.words.fortunes import BEAR, RevealForTokens
from grimorio.games.magic.words.granting import AnimatedX, TypeBecomes
from grimorio.games.magic.words.mechanisms import Flashback, Madness, Morph
from grimorio.games.magic.words.nouns import CHOSEN, That
from grimorio.games.magic.words.statics import SpellsCost
from grimorio.games.magic.words.triggers import ThisInGraveyard, Trigger
from grimorio.games.magic.words.world import AbilitiesBarred, AnyTimeForAll, ColoredLess, OpponentsCantPlay
from grimorio.kernel.faults import SetupError
from grimorio.kernel.playable import plain
from grimorio.kernel.words import inside

URZA = ("Urza's Mine", "Urza's Power-Plant", "Urza's Tower")
OTHER_LANDS = ("Lair",)
"""Land types that get a bit only in games with a card that has them."""


class Hands:
    """The cards of a book that may be played or cycled from a hand; no tokens.

    Attributes:
        count: how many cards and tokens the book had.
        cycling: the cards that can be cycled.
        quick: the cards that can be played any time an instant could be, the cheapest first.
        slow: all other cards but lands, the cheapest first.
    """

    def __init__(self, faces: list[Face], count: int) -> None:
        self.count = count
        spells = sorted([face for face in faces if not face.is_land], key=lambda face: face.cost.value)
        self.cycling = [face for face in faces if face.cycling is not None]
        self.quick = [face for face in spells if face.is_instant or face.any_time >= 0]
        self.slow = [face for face in spells if not (face.is_instant or face.any_time >= 0)]


class Book:
    """All cards of a game, compiled, and the options of the rules that are in force.

    Attributes:
        cards: every card, and every token that a card makes, by index.
        face_of: the index of each name.
        types: for each creature and land type on cards and tokens, or named by effects, the number of its
            bit.
        land_types: the mask of all land types; all other types are creature types.
        wall, legend: the masks of Wall and Legend.
        by_hand: option: players may play mana abilities at any time, and choose the sources of mana when
            they pay a cost.
        seat_0_first: option: seat 0 goes first, instead of a random player.
        skips_first_draw: option: the first player has no draw step in the first turn, instead of one without
            a card.
        size_with_type: option: a permanent that becomes a creature gets its size together with the type, and
            not by timestamp.
        counters_last: option: counters apply after all other changes of power and toughness, and not by
            timestamp.
        sources_again: option: a chosen source must still fit as it deals the damage.
        chooser: in a match, the seat that chooses who goes first, as the loser of the game before; else -1.
        blank: the index of what a face-down card is; -1 if no card of the book has morph.
        mad: whether a card of the book has madness.
        pricing: whether a card of the book makes spells cost more or less.
        bans: whether a permanent of the book lets opponents play some spells never.
        bars: whether a card of the book keeps the abilities of a permanent from being played.
        shared: whether any player may play an ability of a card of the book.
        hastens: whether a card of the book lets others be played at any time.
        tallies: whether an amount of a card is the damage dealt this turn (MTG8-CR-TALLY-1).
        duels: whether a card lets no more than one creature block each turn.
        wide: whether an effect of a card concerns whatever fits a noun as long as it lasts.
        unearths: whether cards of the book can be played, or have abilities to play, from a graveyard.
        haunted: whether a card of the book changes permanents while it is in a graveyard.
        nothing: the compiled effects, none, of a spell that does nothing but come into play.
        compile_effects, compile_trigger: the functions of `ops` that compile lists of effects, and events.
    """

    def __init__(
        self,
        cards: Iterable[Card],
        choices: dict[str, str],
        compile_effects: Callable[[tuple[Effect | Deeds, ...], Program, Scope], list[Op]],
        compile_trigger: Callable[[Trigger, Scope], Matcher],
    ) -> None:
        self.compile_effects = compile_effects
        self.compile_trigger = compile_trigger
        self.by_hand = choices.get("mana") == "any-time"
        first = choices.get("first", "")
        self.seat_0_first = first == "seat-0"
        self.chooser = int(first[5]) if first.endswith("-chooses") else -1
        self.skips_first_draw = choices.get("first-draw") != "no-card"
        self.sources_again = choices.get("source") == "as-dealt"
        self.counters_last = choices.get("counters") == "last"
        self.size_with_type = choices.get("becomes-size") == "with-type"
        self.types: dict[str, int] = {name: place for place, name in enumerate(BASIC_LANDS)}
        self.land_types = 0
        self.land_types = self.type_mask((*BASIC_LANDS, *URZA))
        self.wall = self.type_mask(("Wall",))
        self.legend = self.type_mask(("Legend",))
        self.cards: list[Card] = []
        self._faces: list[Face | None] = []
        self.face_of: dict[str, FaceIndex] = {}
        self.blank = FaceIndex(-1)
        self.mad = False
        self.pricing = False
        self.tallies = self.wide = self.duels = False
        self.haunted = False
        self.unearths = False
        self.bans = False
        self.bars = False
        self.shared = False
        self.hastens = False
        self.nothing = Program((), Scope(self))
        self._reworded: dict[tuple[int, tuple[tuple[str, str], ...]], Face] = {}
        self._hands: Hands | None = None
        for card in cards:
            self.add(card)

    def add(self, one: Card) -> FaceIndex:
        """Add the card `one`, the tokens it makes and the types it names; return its index.

        A card that is known is not added again. Cards are known by their name, but tokens, which may share
        names, by all that is printed on them.

        Raises:
            SetupError: there are more cards than indices: a card in hand has only the bits of `FACE` for its
                index.
        """
        key = repr(one) if one.token else one.name
        if key in self.face_of:
            return self.face_of[key]
        index = FaceIndex(len(self.cards))
        if index > FACE:
            raise SetupError(
                "cards", f"expected at most {FACE + 1} cards and tokens", cause="card-many", most=FACE + 1
            )
        self.face_of[key] = index
        self.cards.append(one)
        self._faces.append(None)
        self.type_mask(one.types)
        for word in inside((one.enchants, one.text)):
            if isinstance(word, That):
                self.type_mask(word.types)
            elif isinstance(word, Becomes):
                self.type_mask((*word.types, word.land_type) if word.land_type in BASIC_LANDS else word.types)
            elif isinstance(word, TypeBecomes | AnimatedX):
                self.type_mask(word.types if isinstance(word, TypeBecomes) else (word.type,))
            elif isinstance(word, Morph):
                self.blank = self.add(FACE_DOWN)
            elif isinstance(word, PutToken):
                self.add(token_of(word))
            elif isinstance(word, RevealForTokens):
                self.add(token_of(BEAR))
            else:
                self._note(word)
        return index

    def _note(self, word: object) -> None:
        """Note that a card has a word for which the rules must look in any game with it."""
        if isinstance(word, AnyTimeForAll):
            self.hastens = True
        elif isinstance(word, AbilitiesBarred):
            self.bars = True
        elif isinstance(word, Anyone):
            self.shared = True
        elif isinstance(word, Flashback) or (isinstance(word, Activated) and word.from_graveyard):
            self.unearths = True
        elif isinstance(word, Madness):
            self.mad = True
        elif isinstance(word, (SpellsCost, ColoredLess)):
            self.pricing = True
        elif isinstance(word, OpponentsCantPlay):
            self.bans = True
        elif isinstance(word, ThisInGraveyard):
            self.haunted = True

    def every(self) -> list[Face]:
        """Every card and token, compiled, by index."""
        return [self.face(index) for index in range(len(self.cards))]

    def from_hand(self) -> Hands:
        """The cards of the book by how they can be played from a hand."""
        if self._hands is None or self._hands.count != len(self.cards):
            self._hands = Hands([face for face in self.every() if not face.token], len(self.cards))
        return self._hands

    def compiled(self, index: int, one: Card) -> Face:
        """Compile the card `one` as number `index`. Raises Unplayable: an ability cannot be played."""
        face = Face(index, one, self)
        if face.wrong:
            raise face.wrong[0]
        return face

    def given(self, code: str) -> Any:
        """The ability, as words, that a permanent has from another one.

        `code` is the second part of its entry in `Permanent.changes`, which `giving` makes.
        """
        place, *words = code.split("|")
        index, _, at = place.partition(".")
        pairs = tuple([(old, new) for old, _, new in [word.partition(">") for word in words]])
        return plain(self.face(int(index), pairs).gives[int(at)])

    def count_damage(self) -> None:
        """Let the damage dealt to everything be noted each turn (MTG8-CR-TALLY-1)."""
        self.tallies = True

    def count_blocks(self) -> None:
        """Let the creatures that block be noted each turn (MTG8-CR-ALONE-2)."""
        self.duels = True

    def look_again(self) -> None:
        """Let effects of a turn look at their nouns again as long as they last (MTG8-CR-LATER-1)."""
        self.wide = True

    def type_mask(self, names: Iterable[str]) -> int:
        """The mask of the types with these names; a type that has no bit yet gets one.

        `CHOSEN` among the names is no type, and has no bit.
        """
        mask = 0
        for name in names:
            if name == CHOSEN:
                continue
            place = self.types.setdefault(name, len(self.types))
            mask |= 1 << place
            if name in OTHER_LANDS:
                self.land_types |= 1 << place
        return mask

    def face(self, index: int, changes: tuple[tuple[str, str], ...] = ()) -> Face:
        """The card with this index, compiled, with words of its text replaced; `changes` is ((old, new), …).

        A card is compiled when it is first asked for.

        Raises:
            Unplayable: an ability of the card cannot be played.
        """
        if not changes:
            known = self._faces[index]
            if known is None:
                known = self._faces[index] = self.compiled(index, self.cards[index])
            return known
        compiled = self._reworded.get((index, changes))
        if compiled is None:
            words: Any = plain(self.cards[index])
            for old, new in changes:
                if old == HAS:
                    words = dataclasses.replace(words, text=(*words.text, self.given(new)))
                elif (old, new) == BARE:
                    words = dataclasses.replace(words, text=())
                else:
                    words = awakened(words) if (old, new) == AWAKE else reworded(words, old, new)
            printed = self.cards[index]
            words = dataclasses.replace(words, name=printed.name, colors=printed.colors)
            compiled = self.compiled(index, words)
            self._reworded[index, changes] = compiled
        return compiled


def giving(index: int, changes: tuple[tuple[str, str], ...], place: int) -> tuple[str, str]:
    """The entry in `Permanent.changes` by which a permanent has an ability that another permanent gives it.

    Its first part is `HAS`, and the second names the ability in a form that `Book.given` reads. `index` is
    the face of the permanent that gives the ability, `changes` the words replaced in its text, and `place`
    the number of the ability among those that it gives.
    """
    words = [f"|{old}>{new}" for old, new in changes if old != HAS and (old, new) not in (AWAKE, BARE)]
    return HAS, f"{index}.{place}{''.join(words)}"


def token_of(effect: PutToken) -> Card:
    """The token that an effect puts into play, as a card."""
    return Card(
        effect.name,
        "",
        ARTIFACT_CREATURE if effect.artifact else CREATURE_CARD,
        (Keywords(effect.keywords),) if effect.keywords else (),
        effect.types,
        size=effect.size,
        colors=tuple([color for color in (effect.color, effect.second) if color]),
        token=True,
    )


def reworded(value: Any, old: str, new: str) -> Any:
    """A copy of the words in `value` with the colour or basic land type `old` replaced by `new`.

    Rule MTG8-CR-TEXT-1.
    """
    if isinstance(value, str):
        if value == old:
            return new
        walk, other = f"{old.lower()}walk", f"{new.lower()}walk"
        if value == walk:
            return other
        return f"protection from {new}" if value == f"protection from {old}" else value
    if isinstance(value, tuple):
        return tuple(reworded(part, old, new) for part in value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return dataclasses.replace(
            value,
            **{
                field.name: reworded(getattr(value, field.name), old, new)
                for field in dataclasses.fields(value)
            },
        )
    return value
