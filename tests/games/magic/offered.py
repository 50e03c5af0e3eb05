"""Random boards around one card of the blocks, played at random: which of its abilities come up."""

from __future__ import annotations

from functools import cache
from typing import Any

from grimorio import games
from grimorio.games.magic import cardset, period
from grimorio.games.magic.cards import BY_NAME, CARDS
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.rules.mana import sources, triggers
from grimorio.games.magic.rules.marks import TappedForMana
from grimorio.games.magic.state.hidden import secret_of
from grimorio.games.magic.state.objects import FACE, FACE_UP, Card, OnStack, Permanent
from grimorio.games.magic.words import (
    AsEntersChoose,
    DealDamage,
    Destroy,
    DiscardCost,
    GainLife,
    That,
    WinGame,
)
from grimorio.games.magic.words import Card as Words
from grimorio.games.magic.words.combat_events import DamagedBy
from grimorio.games.magic.words.dealings import GainsBackfire
from grimorio.games.magic.words.mechanisms import Cycling, Madness, Morph
from grimorio.games.magic.words.triggers import Cycles, GoesToGraveyard, LeavesPlay, TurnedUp
from grimorio.games.magic.words.turning import TurnFaceUp
from grimorio.kernel import Luck, Position, Setup, SetupError
from grimorio.kernel.words import inside
from tests.fuzzing import named
from tests.games.magic.playouts import cards_of, check

GAME = games.get("magic")
LANDS = ("Plains*3", "Island*3", "Swamp*3", "Mountain*3", "Forest*3")
ANSWERS = 160
"""The most answers of one game."""
STEPS = ("main1", "main1", "upkeep", "attackers", "main2", "end")
KINDS = ("cycle", "morph", "turn-up", "flashback", "madness")
"""The kinds of options that say what ability of a card they are."""
KICKS = ("kick", "kick-second")
LETTER = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
HELPERS: tuple[tuple[type, type], ...] = (
    *((Madness, DiscardCost), (TurnedUp, Morph), (Cycles, Cycling)),
    *((GoesToGraveyard, Destroy), (LeavesPlay, Destroy)),
    *((TurnFaceUp, Morph), (GainsBackfire, GainLife), (DamagedBy, DealDamage)),
)
"""For a word of a card, the word of other cards without which it rarely comes up."""


@cache
def all_cards() -> tuple[Words, ...]:
    """The core set and all cards of the blocks that can be played."""
    return CARDS + blocks()


@cache
def blocks() -> tuple[Words, ...]:
    """The cards of the blocks that can be played."""
    return tuple([cardset.block_card(name) for name in period.playable()])


@cache
def all_names() -> tuple[str, ...]:
    return tuple([card.name for card in all_cards()])


@cache
def card_of(name: str) -> Words:
    return BY_NAME[name] if name in BY_NAME else cardset.block_card(name)


def wanted(face: Face) -> set[str | int]:
    """What of a card can come up: "cast" or "land", other kinds of options, the place of each ability."""
    names: set[str | int] = {"land" if face.is_land else "cast", *range(len(face.abilities))}
    names |= {name for name, has in (("cycle", face.cycling), ("flashback", face.flashback)) if has}
    names |= {name for name, has in zip(KICKS, (face.kicker, face.second_kicker), strict=True) if has}
    names |= {"morph", "turn-up"} if face.morph is not None else set()
    return names | ({"madness"} if face.madness is not None else set())


def never_up(name: str, tries: int, seed: int = 0) -> set[str | int]:
    """What of a card comes up in none of so many games on random boards."""
    left = wanted(face_of(name))
    luck = Luck(seed)
    for _ in range(tries):
        if not left:
            break
        bits = luck.bits()
        with named(f"Board({name!r}, {bits}).play()"):
            left -= Board(name, bits).play()
    return left


def face_of(name: str) -> Face:
    """The compiled card of a name."""
    own = None if name in BY_NAME else {"cards": {"cards": [cardset.to_json(cardset.block_card(name))]}}
    book = GAME.start(Setup("magic", 2, 1, cards=own)).book
    face: Face = book.face(book.face_of[name])
    return face


@cache
def mates(name: str) -> tuple[str, ...]:
    """The cards with a type or kind of which a card speaks, that share a type with it, or help it."""
    card = card_of(name)
    nouns = [word for word in inside((card.text, card.enchants)) if isinstance(word, That)]
    words = {type(word) for word in inside(card.text)}
    types = {*card.types}.union(*[noun.types for noun in nouns])
    kinds = {kind for noun in nouns for kind in noun.kinds} - {
        "creature",
        "land",
        "player",
        "card",
        "permanent",
    }
    letters = {LETTER[color] for noun in nouns for color in noun.colors if color in LETTER}
    sought = {helper for word, helper in HELPERS if word in words}
    fit = [
        other.name
        for other in all_cards()
        if types & {*other.types}
        or kinds & {*other.kinds}
        or letters & {*other.cost}
        or sought & {type(word) for word in inside(other.text)}
    ]
    return tuple(fit) or all_names()


class Board:
    """A random position with a card of the blocks in some of the zones of the first player.

    Args:
        name: the card.
        seed: determines the position and the answers.
    """

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.luck = Luck(seed)
        self.named = [name]

    def below(self, most: int) -> int:
        return self.luck.below(most)

    def other(self) -> Words:
        """A random card; two of five have to do with the card of the board."""
        names = mates(self.name) if self.below(5) < 2 else all_names()
        self.named.append(names[self.below(len(names))])
        return card_of(self.named[-1])

    def permanents(self, count: int) -> list[Any]:
        """Random permanents that stand by themselves, as a situation names them."""
        entries: list[Any] = []
        while len(entries) < count:
            card = self.other()
            if card.enchants is None and not {"instant", "sorcery"} & {*card.kinds}:
                entries.append({"card": card.name, "as": f"p{self.below(1 << 40)}"})
        return entries

    def own(self, mine: list[Any], theirs: list[Any]) -> list[Any]:
        """The card of the board in play, where it is a permanent that can be there."""
        card = card_of(self.name)
        if {"instant", "sorcery"} & {*card.kinds} or not self.below(3):
            return []
        if card.enchants is None:
            chosen = [word.what for word in inside(card.text) if isinstance(word, AsEntersChoose)]
            choice = {"chosen": {"color": "red", "creature type": "Elf"}[chosen[0]]} if chosen else {}
            return [{"card": self.name, "as": "own", "new": not self.below(6), **choice}]
        kinds = {*card.enchants.kinds}
        fit = [each for each in (*mine, *theirs) if not kinds or kinds & {*card_of(each["card"]).kinds}]
        return [{"card": self.name, "as": "own", "on": fit[self.below(len(fit))]["as"]}] if fit else []

    def setup(self) -> Setup:
        """The position; each player has fifteen basic lands, and many cards in hand and graveyard."""
        mine = [{"card": "Forest", "as": "wood"}, *self.permanents(2 + self.below(5))]
        theirs = self.permanents(1 + self.below(5))
        situation: dict[str, Any] = {
            "active": "AAB"[self.below(3)],
            "at": STEPS[self.below(len(STEPS))],
            "A": self.side([*mine, *self.own(mine, theirs)], 2),
            "B": self.side(theirs, 8),
        }
        options = {"mana": "any-time"} if self.below(2) else {}
        rows = period.rows_named({*self.named}, None)
        cards = {"cards": {"cards": rows}} if rows else None
        return Setup("magic", 2, self.luck.bits(), options, cards, situation)

    def many(self, cards: str) -> list[str]:
        """So many cards, often for a card that wins the game where there are many, else rarely."""
        wins = any(isinstance(word, WinGame) for word in inside(card_of(self.name).text))
        return [] if self.below(2 if wins else 40) else [cards]

    def side(self, play: list[Any], rare: int) -> dict[str, Any]:
        """What a player has; the card of the board is in each zone once in `rare` times."""

        def some(count: int) -> list[str]:
            names = [self.other().name for _ in range(count)]
            names += self.many("Grizzly Bears*20") if count else []
            return names if self.below(rare) else [self.name, *names]

        return {
            "life": 1 + self.below(30),
            "battlefield": [*LANDS, *play, *self.many("Grizzly Bears*20")],
            "hand": some(self.below(5)),
            "graveyard": some((0, 2, 4, 8)[self.below(4)]),
            "library_top": [*some(self.below(4)), *self.many("Plains*200")],
        }

    # -- the play ----------------------------------------------------------------------------------

    def play(self) -> set[str | int]:
        """Play at random with all checks; returns what of the card came up, as `wanted` names it.

        A position that cannot be brings up nothing.
        """
        try:
            p = GAME.start(self.setup())
        except SetupError:
            return set()
        laid = cards_of(p)
        seen: set[str | int] = set()
        for _ in range(ANSWERS):
            if not p.waiting:
                break
            check(p)
            assert cards_of(p) == laid
            ours = self.look(p, seen)
            choice = p.choice
            if ours and self.below(2):
                p.answer(ours[self.below(len(ours))], choice.number)
            else:
                p.answer(self.below(len(choice.options)), choice.number)
        return seen

    def look(self, p: Position, seen: set[str | int]) -> list[int]:
        """Note in `seen` what of the card comes up now; returns the indexes of the options that it has."""
        index = p.book.face_of[self.name]
        for key in p.things[0].stack:
            thing = p.things[key]
            if isinstance(thing, OnStack) and thing.face == index:
                seen.add("cast" if thing.kind == "spell" else thing.ability)
        if p.choice.ask in KICKS and p.things[p.agenda[-1].obj].face == index:
            seen.add(p.choice.ask)
        ours = []
        for place, option in enumerate(p.choice.options):
            label = self.label(p, option, index)
            if label is not None:
                seen.add(label)
            if label is not None or self.moves(p, option, index):
                ours.append(place)
        self.look_at_bonus(p, seen, index)
        return ours

    def label(self, p: Position, option: Any, index: int) -> str | int | None:
        """What of the card an option plays, as `wanted` names it; None for another card's option."""
        kind = option[0]
        if kind in ("cast", "land", "cycle", "morph"):
            return kind if option[1:2] == (self.name,) else None
        if p.choice.ask != "priority" or kind not in ("activate", "mana", *KINDS):
            return None
        thing = p.things[option[1]]
        if kind == "turn-up":
            secret = secret_of(thing)
            return kind if secret != FACE_UP and secret & FACE == index else None
        if not isinstance(thing, (Permanent, Card)) or thing.face != index:
            return None
        if kind == "mana":
            [outputs] = [s.outputs for s in sources(p, p.choice.seat) if s.key == option[1]]
            return outputs[option[2]][0]
        return option[2] if kind == "activate" else kind

    def moves(self, p: Position, option: Any, index: int) -> bool:
        """Whether an option attacks or blocks with the card, or lets an effect happen."""
        if option[0] in ("attack", "block"):
            return any(getattr(p.things[key], "face", None) == index for key in option[1:])
        return p.choice.ask == "may" and option == ("yes",)

    def look_at_bonus(self, p: Position, seen: set[str | int], index: int) -> None:
        """Note mana abilities of the card that would trigger on a land that can be tapped now."""
        if p.choice.ask != "priority" or not p.book.face(index).bonus:
            return
        taps = [option[1] for option in p.choice.options if option[0] == "mana"]
        for own in p.things[0].play:
            it = p.things[own]
            for triggered in p.book.face(index).bonus if it.face == index else ():
                c = Context(it.controller, own, it.chosen)
                tapped = [TappedForMana(key, p.things[key].controller, "MTG8-1.TERM-1") for key in taps]
                if any(triggers(p, triggered, event, it, c) for event in tapped):
                    seen.add(triggered.place)
