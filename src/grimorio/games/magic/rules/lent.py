"""The abilities that permanents have from static abilities and effects (MTG8-CR-GRANT-1 to 3)."""

from __future__ import annotations

from grimorio.games.magic.meaning.book import giving
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.meaning.mechanisms import BARE, HAS
from grimorio.games.magic.meaning.statics import Change, Grant
from grimorio.games.magic.rules.lasting import Granted, Lasting
from grimorio.games.magic.state.objects import Card, Permanent, player, table
from grimorio.kernel.position import Position

Entry = tuple[str, str]
"""An entry in `Permanent.changes` by which a permanent has a further ability."""


def lent(
    p: Position, changes: list[tuple[int, Change, int]], lasting: list[Lasting]
) -> list[tuple[int, Entry]]:
    """The abilities that static abilities and effects give to permanents (MTG8-CR-GRANT-1 to 3).

    `changes` are all changes of static abilities, as (timestamp, change, id of its permanent). Returns
    (id of the permanent, entry in its `changes`) for each ability, in the order in which they are had.
    """
    abilities: list[tuple[int, Entry]] = []
    grants = [(stamp, change, key) for stamp, change, key in changes if isinstance(change, Grant)]
    for _, change, key in sorted(grants, key=_oldest):
        ruler: Permanent = p.things[key]
        if not ruler.own or BARE in ruler.changes or (change.paid and ruler.chosen not in change.paid):
            continue
        c = spoken(ruler, key)
        if change.when is not None and not change.when.holds(p, c):
            continue
        entry = giving(ruler.face, ruler.changes, change.place)
        abilities += [(at, entry) for at in change.keys(p, key, c)]
    for change, key in _lent_by_cards(p) if p.book.haunted else ():
        card = p.things[key]
        entry = giving(card.face, (), change.place)
        abilities += [(at, entry) for at in change.keys(p, key, spoken(card, key))]
    for effect in lasting:
        if isinstance(effect, Granted):
            abilities += [(at, (HAS, effect.code)) for at in effect.keys]
    return abilities


def _oldest(grant: tuple[int, Grant, int]) -> int:
    return grant[0]


def _lent_by_cards(p: Position) -> list[tuple[Grant, int]]:
    """The changes by which cards in graveyards give abilities now, as (change, id of the card)."""
    cards = [key for seat in table(p).seats for key in player(p, seat).graveyard]
    return [
        (change, key)
        for key in cards
        for change in face_at(p, p.things[key].face).haunts
        if isinstance(change, Grant)
        and (change.when is None or change.when.holds(p, spoken(p.things[key], key)))
    ]


def spoken(ruler: Permanent | Card, key: int) -> Context:
    """The context in which words of a static ability are read: its controller and the object that has it.

    `ruler` is the permanent, or the card in a graveyard, that has the ability, and `key` its id.
    """
    if isinstance(ruler, Permanent):
        return Context(ruler.controller, key, ruler.chosen)
    return Context(ruler.owner, key)
