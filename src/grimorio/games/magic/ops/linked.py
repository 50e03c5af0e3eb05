"""Abilities of a permanent that refer to each other: one removes cards from the game, one returns them."""

from __future__ import annotations

from grimorio.games.magic.meaning.abilities import speaks_of
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.deeds import OTHER, Deed
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.meaning.scope import absent
from grimorio.games.magic.ops.compiler import Compiler
from grimorio.games.magic.rules.discards import FromRemoved
from grimorio.games.magic.rules.enter import Arrival, put_all
from grimorio.games.magic.rules.lasting import Linked
from grimorio.games.magic.rules.madness import removed_card
from grimorio.games.magic.rules.marks import EndEffect
from grimorio.games.magic.rules.resolve import Act, Resolve
from grimorio.games.magic.state.objects import player
from grimorio.games.magic.words import effects as words
from grimorio.games.magic.words.nouns import All, Choose, Target
from grimorio.games.magic.words.responses import OpponentRemoves, RemoveOrSacrifice
from grimorio.games.magic.words.restraints import RemoveHand
from grimorio.games.magic.words.searching import RemoveChosen
from grimorio.kernel.playable import plain
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat
from grimorio.kernel.words import inside

RULE = "MTG8-CR-LINK-1"


def returns_removed(face: Face | None) -> bool:
    """Whether an ability of a card returns the cards that another ability of it removes."""
    return face is not None and speaks_of(words.ReturnRemoved, face.card)


def just_removed(p: Position, owners: tuple[Seat, ...]) -> list[int]:
    """The ids of the cards that were removed from the game last.

    `owners` has the owner of each card, as often as cards of this owner were removed.
    """
    seats = list(dict.fromkeys(owners))
    return [key for seat in seats for key in player(p, seat).removed[: owners.count(seat)]]


class ReturnRemovedOp(Act):
    """The effect that returns the cards that another ability of the permanent removed (MTG8-CR-LINK-1)."""

    def __init__(self, effect: words.ReturnRemoved, k: Compiler) -> None:
        face = k.scope.face
        everywhere = list(inside(plain(face.card))) if face is not None else []
        removing = [word for word in everywhere if _removes(word)]
        absent(effect, len(removing) == 1 and effect.several == _several(removing[0]))
        self.to = effect.to
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        come_back(p, f, c.this, self.to)


def come_back(p: Position, f: Resolve, source: int, to: str) -> None:
    """Return the cards that the object `source` has removed from the game to the zone `to`.

    The resolution `f` is at stage 0 first, and at stage 1 once the note of these cards has ended.
    """
    if f.stage == 0:
        notes = [(key, p.things[key]) for key in p.effects]
        ours = [key for key, note in notes if isinstance(note, Linked) and note.source == source]
        f.keys = tuple([card for key in ours for card in p.things[key].keys])
        f.stage = 1
        p.emit_all(tuple([EndEffect(key, RULE) for key in ours]))
        return
    there = [key for key in f.keys if removed_card(p, key)]
    f.done()
    if to != "play":
        p.emit_all(tuple([FromRemoved(p, key, to, RULE) for key in there]))
        return
    cards = [p.things[key] for key in there]
    coming = [
        Arrival(card.owner, card.face, card.owner, "removed", key)
        for key, card in zip(there, cards, strict=True)
        if face_at(p, card.face).is_permanent
    ]
    if coming:
        p.push(put_all(tuple(coming), RULE))


def _removes(word: object) -> bool:
    """Whether a word of a card removes cards from the game."""
    return isinstance(word, RemoveHand | RemoveChosen | RemoveOrSacrifice | OpponentRemoves) or (
        isinstance(word, words.Return) and word.to == "removed"
    )


def _several(word: words.Return | RemoveHand | RemoveChosen | RemoveOrSacrifice | OpponentRemoves) -> bool:
    """Whether an effect may remove more than one object from the game."""
    if isinstance(word, RemoveHand):
        return True
    if isinstance(word, RemoveChosen | RemoveOrSacrifice | OpponentRemoves):
        return False
    what = word.what
    return isinstance(what, All) or (isinstance(what, Target | Choose) and what.count > 1)
