"""Objects of keyword abilities: spells with flashback or madness, copies, and what was played face down."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from grimorio.games.magic.state.objects import (
    FACE,
    FACE_UP,
    KICKED,
    KNOWN,
    FaceIndex,
    OnStack,
    Permanent,
    StackKind,
)
from grimorio.kernel.seats import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Veiled(Permanent):
    """A permanent that came into play face down (MTG8-CR-MORPH-2).

    While it is face down, `face` is that of a 2/2 creature without a name, and `secret` is the card itself:
    the number by which hands also store a card (see `FACE`). Once it is face up, `secret` is `FACE_UP`.
    """

    FIELDS = (*Permanent.FIELDS, "secret")

    def __init__(self, face: FaceIndex, owner: Seat, under: Seat, stamp: int) -> None:
        super().__init__(face, owner, under, stamp)
        self.secret = FACE_UP

    def copy(self) -> Veiled:
        new = Veiled.__new__(Veiled)
        new.epoch = None
        for name in Veiled.FIELDS:
            setattr(new, name, getattr(self, name))
        return new


@mypyc_attr(allow_interpreted_subclasses=True)
class Flashed(OnStack):
    """A spell played with flashback, which is removed from the game as it leaves the stack.

    Rule MTG8-CR-FLASH-2.
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class Maddened(OnStack):
    """A spell that is played for its madness cost (MTG8-CR-MADNESS-2)."""


COPIED: Final = ("changes", "targets", "parts", "divided", "x", "mode", "sacrificed")
"""The attributes of a spell that its copies have too, besides its face."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Copied(OnStack):
    """A copy of a spell. It is no card: off the stack it is nowhere (MTG8-CR-STORM-2)."""


def copy_of(spell: OnStack, controller: Seat) -> Copied:
    """A copy of a spell, with its targets and all choices made for it, under a player's control."""
    new = Copied("spell", spell.face, controller)
    for name in COPIED:
        setattr(new, name, getattr(spell, name))
    if spell.chosen.startswith(KICKED):
        new.chosen = spell.chosen
    return new


@mypyc_attr(allow_interpreted_subclasses=True)
class Hidden(OnStack):
    """A spell that was played face down (MTG8-CR-MORPH-1); `secret` is its card (see `Veiled`)."""

    FIELDS = (*OnStack.FIELDS, "secret")

    def __init__(self, kind: StackKind, face: FaceIndex, controller: Seat) -> None:
        super().__init__(kind, face, controller)
        self.secret = FACE_UP


def secret_of(thing: Any) -> int:
    """The card that lies face down as a permanent or spell, as a number that encodes its face (see `FACE`).

    `thing` is any object of the game. The result is `FACE_UP` for everything that does not lie face down.
    """
    if isinstance(thing, Veiled):
        return thing.secret
    return thing.secret if isinstance(thing, Hidden) else FACE_UP


def by_face(card: int) -> int:
    """The key by which the cards of a hand are sorted: equal cards stand together.

    `card` is the number that stands for a card in a hand (see `FACE`).
    """
    return (card & FACE) << 32 | card >> KNOWN
