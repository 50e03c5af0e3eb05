"""The compilation of abilities that a card gives to permanents, or shares with other players."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from grimorio.games.magic.meaning.conditions import compiled
from grimorio.games.magic.meaning.scope import Scope, demand
from grimorio.games.magic.meaning.statics import Grant
from grimorio.kernel.playable import plain

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book
    from grimorio.games.magic.meaning.face import Face
    from grimorio.games.magic.words.abilities import Ability, Activated, Anyone, Card, GrantsWhile, Triggered
    from grimorio.games.magic.words.granting import Gains
    from grimorio.games.magic.words.mechanisms import Provoke


def lend(face: Face, word: Ability | Gains, given: Activated | Triggered | Provoke, book: Book) -> int:
    """Note the ability `given`, which `word` gives to permanents; return its index in `Face.gives`.

    `face` is the card that has the word, and `book` has all cards. Raises Unplayable: a permanent that has
    the ability cannot play it, or it is another mana ability than one that costs {T} alone, or gives
    abilities itself.
    """
    bare = dataclasses.replace(face.card, text=(), enchants=None)
    if not face.is_permanent:
        bare = dataclasses.replace(bare, kinds=("creature",), size=(0, 0))
    probe = type(face)(face.index, bare, book)
    probe.add(given, probe.card, book)
    paid = [ability for ability in probe.activated if ability.is_mana and ability not in probe.mana]
    outside = bool(probe.discard_trigger or probe.cycle_trigger or probe.states or probe.remembers)
    outside = (
        outside
        or any([ability.from_graveyard for ability in probe.activated])
        or bool(probe.gives or probe.buried)
    )
    message = "this is not an ability that permanents are given"
    demand(not (probe.bonus or paid or outside), word, "ability", message, cause="card-granted")
    face.gives.append(plain(given))
    face.given.append(probe)
    face.wants += probe.wants
    return len(face.gives) - 1


def lend_while(face: Face, word: GrantsWhile, scope: Scope, book: Book) -> Grant:
    """Compile an ability that the card gives to permanents as long as a condition holds.

    `face` is the card, `scope` has the things that its words can refer to, and `book` has all cards. Raises
    Unplayable: as for `lend`, or the condition asks for a state that passes quickly.
    """
    scope.static = True
    grant = Grant(word.what, scope, len(face.gives), ())
    grant.when = compiled(word.condition, scope)
    message = "a static ability does not ask this"
    demand(not grant.when.passing, word, "condition", message, cause="word-static-asks")
    grant.reads |= grant.when.reads
    lend(face, word, word.ability, book)
    return grant


def share(face: Face, ability: Anyone, card: Card, book: Book) -> None:
    """Compile an activated ability of the card `face` that any player may play (MTG8-CR-ANYONE-1).

    Raises Unplayable: it is a mana ability, or one whose cost only the controller of the card can pay.
    """
    face.add(ability.ability, card, book)
    activated = face.activated[-1]
    price = activated.price
    gone = price.sacrifice_this or price.remove_this or price.return_this
    own = bool(price.tap or gone or price.counter)
    fits = not (own or activated.is_mana or activated.from_graveyard)
    message = "only the controller can pay for this"
    demand(fits, ability, "ability", message, cause="card-anyone")
    activated.share()
