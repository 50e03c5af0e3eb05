"""A position set up by hand, laid out as the beginning of a game.

Play begins with the step that `at` names, so what happens at its beginning happens: triggers go onto the
stack, the draw step draws, attackers and blockers are declared in theirs.
"""

from __future__ import annotations

from typing import Any, Final

from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.names import folded
from grimorio.games.magic.rules import events
from grimorio.games.magic.rules.combat import Combat
from grimorio.games.magic.rules.lasting import true_states
from grimorio.games.magic.rules.moves import Enter
from grimorio.games.magic.rules.objects import TABLE, Card, in_order
from grimorio.games.magic.rules.start import Start
from grimorio.games.magic.rules.turn import Turn, Turns
from grimorio.games.magic.situation_data import LIBRARY, Described, Piece, described
from grimorio.games.magic.words.nouns import COLORS
from grimorio.kernel import Frame, Position, SetupError
from grimorio.kernel.described import did_you_mean

RULE: Final = "MTG8-3-0a"


def lay_out(position: Position) -> None:
    """Lay out the situation of a position's setup, and push the procedures in progress.

    Raises:
        SetupError: it cannot be; the `field` is "situation" and the path in the description.
    """
    book = position.book
    found = described(position.setup)
    for frame in _procedures(position, found):
        position.push(frame)
    if found.at == "mulligan":
        position.emit(events.FirstPlayer(found.active, "MTG8-1.START-2"))
    else:
        first = (found.active - found.turn + 1) % position.setup.seats
        position.emit(events.FirstPlayer(first, "MTG8-1.START-2"))
        position.emit(events.BeginTurn(found.active, found.turn, RULE))
    base = len(position.things)
    for place, piece in enumerate(found.pieces):
        index = book.face_of[repr(piece.token) if piece.token else piece.name]
        on = enchanted(found, place, book.faces[index], base)
        chosen = _chosen(piece, book.faces[index], book.types)
        Enter(position, index, piece.owner, piece.owner, "nowhere", 0, RULE, False, on, chosen).apply(
            position
        )
        it = position.edit(base + place)
        it.tapped = piece.tapped
        it.damage = piece.damage
        position.edit(TABLE).moment += 1
    stamp = position.things[TABLE].stamp
    for place, piece in enumerate(found.pieces):  # counters are put on last
        position.edit(base + place).counters = tuple((name, count, stamp) for name, count in piece.counters)
    for seat, side in enumerate(found.sides):
        one = position.edit(1 + seat)
        one.life = side.life
        one.poison = side.poison
        one.pool = side.pool
        one.hand = tuple(sorted(book.face_of[name] for name in side.names("hand")))
        library = side.names("library_top") + side.names("library", LIBRARY)
        one.library = tuple(book.face_of[name] for name in library)
        for zone in ("graveyard", "removed"):
            keys = [position.add(Card(book.face_of[name], seat, zone)) for name in side.names(zone)]
            setattr(one, zone, tuple(keys))
    position.stale = -1
    position.game.renew(position)
    for place, piece in enumerate(found.pieces):
        if position.things[base + place].controller != piece.side:  # no effect gives it to that player
            it = position.edit(base + place)
            it.under = piece.side
            it.fresh = True
    position.stale = -1
    position.game.renew(position)
    for place, piece in enumerate(found.pieces):
        position.edit(base + place).ready = not piece.new
    position.triggered = true_states(position)


def _procedures(position: Position, found: Described) -> list[Frame]:
    """The procedures in progress, outermost first."""
    seat, at = found.active, found.at
    if at == "mulligan":
        return [Start(in_order(position, seat))]
    if at in _COMBAT_STEPS:
        turn = Turn(seat, found.turn, Turn.main_phase, True)
        return [Turns(seat), turn, Combat(seat, _COMBAT_STEPS[at])]
    return [Turns(seat), Turn(seat, found.turn, _TURN_STEPS[at], at in ("main2", "end", "cleanup"))]


_TURN_STEPS: Final[dict[str, Any]] = {
    "upkeep": Turn.upkeep_step,
    "draw": Turn.draw_step,
    "main1": Turn.main_phase,
    "main2": Turn.main_phase,
    "end": Turn.end_step,
    "cleanup": Turn.cleanup_step,
}
_COMBAT_STEPS: Final[dict[str, Any]] = {
    "begin_combat": Combat.begin,
    "attackers": Combat.attackers_step,
    "blockers": Combat.blockers_step,
    "damage": Combat.damage_step,
    "end_combat": Combat.end_step,
}


def enchanted(found: Described, place: int, face: Face, first: int) -> int:
    """The id of what a piece enchants, or 0. Raises SetupError."""
    piece = found.pieces[place]
    where = f"{piece.where}.on"
    if face.enchants is None:
        if piece.on:
            raise SetupError(where, f"{piece.name} is not put on anything", cause="loose", card=piece.name)
        return 0
    if not piece.on:
        problem = f"{piece.name} has to be on something: say on: and its name"
        raise SetupError(where, problem, cause="host", card=piece.name)
    labelled = [at for at, one in enumerate(found.pieces) if one.label == piece.on]
    named = [at for at, one in enumerate(found.pieces) if folded(one.name) == folded(piece.on)]
    mine = [at for at in named if found.pieces[at].side == piece.side]
    several = {found.pieces[at].where for at in mine or named}
    if not labelled and len(several) > 1:
        problem = f"several permanents are called {piece.on!r}: give that one a name by as:"
        raise SetupError(where, problem, cause="several", name=piece.on)
    for at in labelled or mine or named:
        return first + at
    known = [one.label or one.name for one in found.pieces]
    problem = f"no permanent is called {piece.on!r}{did_you_mean(piece.on, known)}"
    raise SetupError(where, problem, cause="permanent", name=piece.on)


def _chosen(piece: Piece, face: Face, types: dict[str, int]) -> str:
    """What was chosen as it came into play. Raises SetupError."""
    where = f"{piece.where}.chosen"
    if not piece.chosen:
        return ""
    if not face.as_enters:
        problem = f"nothing is chosen as {piece.name} comes into play"
        raise SetupError(where, problem, cause="unchosen", card=piece.name)
    known = COLORS if face.as_enters == "color" else tuple(types)
    for word in known:
        if word.casefold() == piece.chosen.casefold():
            return word
    kind = "a colour" if face.as_enters == "color" else "a creature type"
    problem = f"expected {kind}, found {piece.chosen!r}{did_you_mean(piece.chosen, known)}"
    raise SetupError(where, problem, cause="chosen", card=piece.name)
