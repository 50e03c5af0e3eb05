"""The price of tapping a source for mana: the harm that it does, and the uses of the source that are lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grimorio.games.magic.meaning.abilities import LOSS
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.events import FOR_MANA, TAP
from grimorio.games.magic.rules.lasting import Watch
from grimorio.games.magic.rules.marks import Tap, TappedForMana
from grimorio.games.magic.rules.plan import LEVEL, Source
from grimorio.games.magic.state.masks import CREATURE, LAND
from grimorio.games.magic.state.objects import FACE, Permanent, player, table
from grimorio.games.magic.state.pools import COLORLESS, amounts
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book

SCARCE: Final = 100
"""The worth of a source of mana for a colour that is needed once and that no other source can give."""


def weigh(p: Position, seat: Seat, usable: list[Source]) -> list[Source]:
    """Write into each source of mana how much its player gives up by tapping it, by `Source.weighs`.

    `usable` are the sources that the player `seat` can tap now. They come back in the same list, in the same
    order.

    Each of these points counts only where the sources are equal in the points before it:

    1. harm: life that tapping it costs the player or gives an opponent, permanents that it destroys, and the
       permanent itself if it is sacrificed;
    2. other uses: it is a creature that could attack or block (the stronger, the more), or has other
       abilities that cost {T};
    3. colours that the player's hand and abilities in play need (the scarcer a colour, the more);
    4. whether it is not a land;
    5. how many possibilities of mana it has.
    """
    if len(usable) < 2:
        return usable
    scarcity = _scarcity(p, seat, usable)
    watched = p.heard & (TAP | FOR_MANA)
    for source in usable:
        permanent: Permanent = p.things[source.key]
        levels = harm(p, source.key, seat) if watched else 0
        levels = levels << LEVEL | _use(p, permanent)
        rare = 0
        for kind, worth in scarcity:
            if source.can_give(kind):
                rare += worth
        levels = levels << LEVEL | rare
        levels = levels << LEVEL | (0 if permanent.kinds & LAND else 1)
        source.weighs(levels << LEVEL | len(source.outputs), hurts(p, source, permanent, seat))
    return usable


def hurts(p: Position, source: Source, it: Permanent, seat: Seat) -> list[int]:
    """The harm that each output of a source does to the player, in points of life, in order.

    `it` is the permanent of the source. Empty if all its mana abilities only add mana.
    """
    book: Book = p.book
    face = book.face(it.face, it.changes)
    rich = {ability.place: ability for ability in face.mana if ability.rich}
    if not rich:
        return []
    c = Context(seat, source.key, it.chosen)
    found: list[int] = []
    for place, _ in source.outputs:
        ability = rich.get(place)
        lost = LOSS if ability is not None and ability.price.sacrifice_this else 0
        ops = ability.program.ops if ability is not None else []
        found.append(lost + sum([op.harm(p, c, seat) for op in ops]))
    return found


def harm(p: Position, key: int, seat: Seat) -> int:
    """The harm, in points of life, that triggers do to a player when a permanent is tapped for mana.

    `key` is the id of the permanent. The harm of each effect is that of `Op.harm`.
    """
    total = 0
    events: tuple[Event, ...] = (
        Tap(p, key, False, "mana", "MTG8-1.TERM-8"),
        TappedForMana(key, seat, "MTG8-1.TERM-1"),
    )
    for event in events:
        for _, effect in p.listening(event.KIND):
            trigger = effect.notice(p, event) if isinstance(effect, Watch) else None
            if trigger is None:
                continue
            c = Context(trigger.controller, trigger.source)
            c.that = trigger.that
            c.who = trigger.who
            c.much = trigger.much
            program = face_at(p, trigger.face, trigger.changes).abilities[trigger.ability].program
            if not program.targets:
                total += sum([op.harm(p, c, seat) for op in program.ops])
    return total


def _use(p: Position, it: Permanent) -> int:
    """The worth, in points, of the other things that a permanent could do if it were not tapped for mana."""
    use = 1 + max(0, it.power) if it.kinds & CREATURE else 0
    book: Book = p.book
    face = book.face(it.face, it.changes)
    if it.own:
        for ability in face.activated:
            if ability.price.tap and not ability.is_mana:
                use += 1
    return use


def wanted(p: Position, seat: Seat) -> list[int]:
    """How much mana of each colour the cards in a player's hand and the player's abilities in play cost."""
    book: Book = p.book
    total = 0
    for card in player(p, seat).hand:
        total += book.face(card & FACE).cost.need
    for key in table(p).play:
        permanent: Permanent = p.things[key]
        if book.face(permanent.face).wants and permanent.controller == seat and permanent.own:
            total += book.face(permanent.face, permanent.changes).wants
    return amounts(total)[:COLORLESS]


def _scarcity(p: Position, seat: Seat, usable: list[Source]) -> list[tuple[int, int]]:
    """How much a source of mana is worth for the colour that it gives, as (index of the colour, worth).

    Only colours that the player needs and that a source in `usable` can give are listed. The more is needed
    and the fewer sources give it, the greater is the worth.
    """
    worth: list[tuple[int, int]] = []
    for kind, want in enumerate(wanted(p, seat)):
        if want:
            supply = sum([source.can_give(kind) for source in usable])
            if supply:
                worth.append((kind, SCARCE * want // supply))
    return worth
