"""The view of the table that each seat gets, as JSON data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grimorio.games.magic.doing import doing_seen, target_seen
from grimorio.games.magic.explained import explained, type_names
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.meaning.mechanisms import AWAKE, BARE, HAS
from grimorio.games.magic.paying import previews
from grimorio.games.magic.rules.digging import DrawInstead
from grimorio.games.magic.rules.lasting import Delayed, Linked, Watch
from grimorio.games.magic.rules.mana import sources
from grimorio.games.magic.rules.outside import outside
from grimorio.games.magic.rules.phasing import PhasedOut, phased_out
from grimorio.games.magic.rules.shedding import Absorbing, Barren, Shedding
from grimorio.games.magic.rules.shields import (
    DamageRule,
    Deflection,
    Redirection,
    Regeneration,
    Shield,
    Ward,
)
from grimorio.games.magic.state.hidden import Copied, secret_of
from grimorio.games.magic.state.masks import COLOR_BITS, KEYWORDS, KIND_BITS, names
from grimorio.games.magic.state.objects import (
    FACE,
    FACE_UP,
    KNOWN,
    NOBODY,
    STEPS,
    CombatDamage,
    OnStack,
    Permanent,
    player,
    table,
)
from grimorio.games.magic.state.pools import pool_text
from grimorio.games.magic.words.nouns import COLORS, KINDS
from grimorio.kernel.position import Position
from grimorio.kernel.seats import EVERYBODY, Seat, seat_mask, seats_of

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book

assert len(KIND_BITS) == len(KINDS) and len(COLOR_BITS) == len(COLORS)


def table_seen(p: Position, seat: Seat) -> dict[str, Any]:
    """The table as a seat sees it, as JSON data. Cards that the seat does not know have no names in it."""
    t = table(p)
    return {
        "turn": t.turn,
        "active": t.active,
        "step": STEPS[t.step],
        "lands": t.lands,
        "first": t.first,
        "playing": list(t.seats),
        "players": [player_seen(p, owner, seat) for owner in seats_of(p.setup.seats)],
        "play": [permanent_seen(p, key, seat) for key in t.play],
        "stack": [on_stack_seen(p, key) | secret_seen(p, key, seat) for key in t.stack],
        "waiting": [waiting_seen(p, place) for place in range(len(p.triggered))],
        "effects": [effect_seen(p, key) for key in p.effects if not isinstance(p.things[key], Watch)],
        "doing": doing_seen(p, seat),
    }


def hinted(p: Position, seat: Seat, seen: dict[str, Any]) -> dict[str, Any]:
    """The table as a seat sees it (`seen`), with four hints, which take as much time as all the rest.

    "explained" tells why a permanent is as it is; for each option offered "taps" has the sources that the
    game would tap for it, and "spare" the mana then left over; "mana" has the mana that each source gives.
    """
    why = explained(p)
    paid = previews(p, seat)
    usable = sources(p, seat) if seat in table(p).seats else []
    return seen | {
        "play": [{**permanent, "explained": why.get(permanent["id"], [])} for permanent in seen["play"]],
        "taps": {key: ids for key, (ids, _) in paid.items()},
        "spare": {key: left for key, (_, left) in paid.items() if left},
        "mana": {str(source.key): [pool_text(pool) for _, pool in source.outputs] for source in usable},
    }


def open_to(p: Position, owner: Seat, seat: Seat) -> bool:
    """Whether a seat sees the whole hand of `owner`: it is its own, or an effect reveals it."""
    if owner == seat:
        return True
    for key in table(p).rulers:
        it: Permanent = p.things[key]
        who = face_at(p, it.face, it.changes).hands_revealed
        if who and it.own and (who == "all" or owner != it.controller):
            return True
    return False


def cards_seen(p: Position, cards: tuple[int, ...], seat: Seat, all_open: bool) -> list[str | None]:
    """The names of cards, in their order; None for each card that the seat does not know.

    `cards` are numbers as in a hand or library. With `all_open` the seat knows all cards.
    """
    mask = seat_mask(seat)
    book: Book = p.book
    return [
        book.face(card & FACE).name
        if all_open or card >> KNOWN & mask or card >> KNOWN == EVERYBODY
        else None
        for card in cards
    ]


def player_seen(p: Position, owner: Seat, seat: Seat) -> dict[str, Any]:
    """The player `owner` as a seat sees them, as JSON data.

    Unknown cards of the hand come last, so that their order tells nothing. "outside" has the names of the
    cards that are still in the sideboard; only their owner gets it, and only while there are some. "phased"
    has the permanents that phased out under their control, while there are some.
    """
    viewed = player(p, owner)
    left = outside(p, owner) if owner == seat else ()
    more: dict[str, Any] = {"outside": [face_at(p, face).name for face in left]} if left else {}
    away = [note.key for note in phased_out(p) if note.seat == owner]
    if away:
        more["phased"] = [
            {"id": key, "name": face_at(p, p.things[key].face).name, **secret_seen(p, key, seat)}
            for key in away
        ]
    hand = cards_seen(p, viewed.hand, seat, open_to(p, owner, seat))
    library = cards_seen(p, viewed.library, seat, False)
    known = [(place, name) for place, name in enumerate(library) if name is not None]
    return {
        "seat": owner,
        "life": viewed.life,
        "poison": viewed.poison,
        "pool": pool_text(viewed.pool),
        "hand": [name for name in hand if name is not None] + [None] * hand.count(None),
        "library": len(library),
        "known": [[place, name] for place, name in known],
        "graveyard": [{"id": key, "name": face_at(p, p.things[key].face).name} for key in viewed.graveyard],
        "removed": [{"id": key, "name": face_at(p, p.things[key].face).name} for key in viewed.removed],
        "mulligans": viewed.mulligans,
        **more,
    }


def secret_seen(p: Position, key: int, seat: Seat) -> dict[str, Any]:
    """The parts added to the view of a permanent or spell that is face down; empty if it is face up.

    `key` is its id. "secret" is the name of its card for its controller, for seats that have seen the card
    and, once the game is over, for everybody; None for others.
    """
    thing = p.things[key]
    secret = secret_of(thing)
    if secret == FACE_UP:
        return {}
    known = thing.controller == seat or bool(secret >> KNOWN & seat_mask(seat))
    known = known or secret >> KNOWN == EVERYBODY or p.result is not None
    return {"token": False, "down": True, "secret": face_at(p, secret & FACE).name if known else None}


def given_seen(p: Position, changes: tuple[tuple[str, str], ...]) -> dict[str, Any]:
    """The part of an object's view about the abilities that other permanents give it; empty without any.

    `changes` are the object's `Permanent.changes`. "given" has, for each ability, (the name of the card that
    gives it, its place among those that the card gives), in the order in which they follow the printed
    abilities.
    """
    given: list[list[Any]] = []
    for sort, code in changes:
        if sort == HAS:
            index, _, place = code.partition("|")[0].partition(".")
            given.append([face_at(p, int(index)).name, int(place)])
    return {"given": given} if given else {}


def permanent_seen(p: Position, key: int, seat: Seat) -> dict[str, Any]:
    """The permanent with the id `key` as a seat sees it, as JSON data.

    All of it is public but the card of a face-down permanent. Such a permanent has "down" and "secret", the
    name of its card for those who may know it. "threshold", whether the controller has threshold, is there
    only for a permanent with abilities that ask for that.
    """
    permanent: Permanent = p.things[key]
    face = face_at(p, permanent.face)
    more: dict[str, Any] = {} if face.awake is None else {"threshold": AWAKE in permanent.changes}
    return (
        more
        | given_seen(p, permanent.changes)
        | {
            "id": key,
            "name": face.name,
            "token": face.token,
            "owner": permanent.owner,
            "controller": permanent.controller,
            "kinds": list(names(permanent.kinds, KINDS)),
            "types": type_names(p, permanent.types),
            "colors": list(names(permanent.colors, COLORS)),
            "keywords": list(names(permanent.keywords, KEYWORDS)),
            "power": permanent.power if permanent.kinds & 2 else None,
            "toughness": permanent.toughness if permanent.kinds & 2 else None,
            "tapped": permanent.tapped,
            "damage": permanent.damage,
            "counters": {name: count for name, count, _ in permanent.counters},
            "ready": permanent.ready,
            "on": permanent.on or None,
            "chosen": permanent.chosen or None,
            "attacking": None if permanent.attacking == NOBODY else permanent.attacking,
            "blocked": permanent.blocked,
            "blocking": permanent.blocking,
            "blocks": list(permanent.blocks),
            "changes": [
                list(change)
                for change in permanent.changes
                if change[0] != HAS and change not in (AWAKE, BARE)
            ],
            **secret_seen(p, key, seat),
        }
    )


def on_stack_seen(p: Position, key: int) -> dict[str, Any]:
    """The spell, ability or combat damage with the id `key` on the stack, as JSON data; all is public."""
    thing = p.things[key]
    if isinstance(thing, CombatDamage):
        return {
            "id": key,
            "kind": "combat damage",
            "dealt": [[source, target_seen(to), amount] for source, to, amount in thing.dealt],
        }
    assert isinstance(thing, OnStack)
    return {
        "id": key,
        "kind": thing.kind,
        "name": face_at(p, thing.face).name,
        "ability": thing.ability if thing.kind != "spell" else None,
        "source": thing.source,
        "controller": thing.controller,
        "targets": [target_seen(target) for target in thing.targets if target],
        "divided": list(thing.divided),
        "x": thing.x,
        "mode": thing.mode,
        **given_seen(p, thing.changes),
        **({"copy": True} if isinstance(thing, Copied) else {}),
    }


def effect_seen(p: Position, key: int) -> dict[str, Any]:
    """The effect with the id `key`, which listens for an event, as JSON data.

    Where several effects would replace one event, a player chooses among them by "id", which is `key`.
    """
    effect = p.things[key]
    seen: dict[str, Any] = {"id": key, "effect": type(effect).__name__.lower()}
    if isinstance(effect, Shield):
        seen |= {"by": effect.by, "left": effect.left, "combat": effect.combat, "source": effect.source}
        seen["to"] = target_seen(effect.to) if effect.to else None
    elif isinstance(effect, Redirection):
        seen |= {"by": effect.by, "source": effect.source, "to": target_seen(effect.to), "onto": effect.onto}
    elif isinstance(effect, DrawInstead | Ward | Deflection):
        seen["by"] = effect.by
    elif isinstance(effect, Regeneration):
        seen |= {"by": effect.by, "on": effect.key}
    elif isinstance(effect, DamageRule | Shedding | Absorbing | Barren):
        seen["by"] = face_at(p, p.things[effect.key].face).name
    elif isinstance(effect, PhasedOut):
        seen["on"] = effect.key
    elif isinstance(effect, Linked):
        seen |= {"source": effect.source, "cards": list(effect.keys)}
    elif isinstance(effect, Delayed):
        seen["by"] = face_at(p, effect.trigger.face).name
    return seen


def waiting_seen(p: Position, place: int) -> dict[str, Any]:
    """A triggered ability that waits to be put onto the stack, as JSON data; `place` is its index."""
    trigger: Any = p.triggered[place]
    return {
        "name": face_at(p, trigger.face).name,
        "ability": trigger.ability,
        "source": trigger.source,
        "controller": trigger.controller,
    }
