"""Positions described by hand, laid out as the beginning of a game.

The game begins at the beginning of the step that `at` names, and the step takes its usual course: triggers go
onto the stack, a card is drawn in the draw step, attackers and blockers are declared in theirs.
"""

from __future__ import annotations

from typing import Any, Final

from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.names import folded
from grimorio.games.magic.rules import events
from grimorio.games.magic.rules.combat import Combat
from grimorio.games.magic.rules.face_down import TurnDown
from grimorio.games.magic.rules.lasting import listen, true_states
from grimorio.games.magic.rules.moves import Enter
from grimorio.games.magic.rules.phasing import going
from grimorio.games.magic.rules.start import Start
from grimorio.games.magic.rules.turn import Turn, Turns
from grimorio.games.magic.situation_combat import join_combat
from grimorio.games.magic.situation_data import LIBRARY, Described, Piece, Side, described
from grimorio.games.magic.state.objects import (
    ECHO,
    FACE,
    KICKED,
    KICKED_BOTH,
    KICKED_SECOND,
    KNOWN,
    NO_OBJECT,
    TABLE,
    Card,
    ObjectId,
    TargetId,
    in_order,
)
from grimorio.games.magic.words.nouns import COLORS
from grimorio.kernel import Frame, Position, SetupError
from grimorio.kernel.faults import did_you_mean
from grimorio.kernel.seats import Seat, seat_mask, seats_of

RULE: Final = "MTG8-3-0a"


def lay_out(position: Position) -> None:
    """Lay out the situation described in a position's setup, and push the frames in progress.

    Raises:
        SetupError: the situation is not possible; `field` is "situation" and the path in the description.
    """
    description = described(position.setup)
    for frame in _procedures(position, description):
        position.push(frame)
    if description.at == "mulligan":
        position.emit(events.FirstPlayer(description.active, "MTG8-1.START-2"))
    else:
        first = Seat((description.active - description.turn + 1) % position.setup.seats)
        position.emit(events.FirstPlayer(first, "MTG8-1.START-2"))
        position.emit(events.BeginTurn(description.active, description.turn, RULE))
    base = len(position.things)
    _put_into_play(position, description, base)
    for seat, side in zip(seats_of(len(description.sides)), description.sides, strict=True):
        _fill(position, seat, side)
    for seat in seats_of(len(description.sides)):
        for key in position.things[1 + seat].graveyard:
            listen(position, key, position.things[key].face)
    position.stale = -1
    position.game.renew(position)
    for place, piece in enumerate(description.pieces):
        if position.things[base + place].controller != piece.side:  # no effect gives it to that player
            permanent = position.edit(base + place)
            permanent.under = piece.side
            permanent.fresh = True
    position.stale = -1
    position.game.renew(position)
    _phase_out(position, description, base)
    join_combat(position, description, base)
    position.edit(TABLE).lands = description.lands
    for place, piece in enumerate(description.pieces):
        position.edit(base + place).ready = not piece.new
    position.triggered = true_states(position)


def _put_into_play(position: Position, description: Described, base: int) -> None:
    """Put the permanents into play, tapped, damaged and with counters as described.

    The first gets the id `base`, and each of the others the id after it.
    """
    book = position.book
    for place, piece in enumerate(description.pieces):
        index = book.face_of[repr(piece.token) if piece.token else piece.name]
        on = enchanted(description, place, book.face(index), base)
        chosen = _chosen(piece, book.face(index), book.types)
        if (
            piece.new
            and book.face(index).echo
            and (description.at, description.active) == ("upkeep", piece.side)
        ):
            chosen = ECHO
        Enter(position, index, piece.owner, piece.owner, "nowhere", 0, RULE, False, on, chosen).apply(
            position
        )
        permanent = position.edit(base + place)
        permanent.tapped = piece.tapped
        permanent.damage = piece.damage
        if piece.face_down:
            _turn_down(position, piece, base + place)
        position.edit(TABLE).moment += 1
    stamp = position.things[TABLE].stamp
    for place, piece in enumerate(description.pieces):  # counters are put on last
        position.edit(base + place).counters = tuple((name, count, stamp) for name, count in piece.counters)


def _turn_down(position: Position, piece: Piece, key: int) -> None:
    """Turn a described permanent (`piece`) with the id `key` face down (MTG8-CR-MORPH-2).

    Its owner, who has played it, knows what it is. Raises SetupError: its card has no morph.
    """
    where = f"{piece.where}.face_down"
    permanent = position.things[key]
    if piece.token is not None:
        raise SetupError(where, "a token does not lie face down", cause="token-state")
    if position.book.face(permanent.face).morph is None:
        raise SetupError(where, f"{piece.name} has no morph", cause="no-morph", card=piece.name)
    TurnDown(position, key).apply(position)
    permanent = position.edit(key)
    permanent.secret = permanent.secret & FACE | seat_mask(piece.owner) << KNOWN


def _phase_out(position: Position, description: Described, base: int) -> None:
    """Let the permanents phase out that a description says to be phased out (MTG8-CR-PHASE-4).

    What enchants one of them is phased out with it (MTG8-CR-PHASE-5). The first permanent of the description
    has the id `base`. Raises SetupError: such a permanent is a token, or has damage.
    """
    for piece in description.pieces:
        if piece.phased_out and piece.token is not None:
            raise SetupError(f"{piece.where}.phased_out", "a token is not phased out", cause="token-state")
        if piece.phased_out and piece.damage:
            problem = "what is phased out has no damage"
            raise SetupError(f"{piece.where}.damage", problem, cause="phased-damage", card=piece.name)
    for event in going(
        position, [base + at for at, piece in enumerate(description.pieces) if piece.phased_out]
    ):
        event.apply(position)
    position.game.renew(position)


def _fill(position: Position, seat: Seat, side: Side) -> None:
    """Give a player the life, mana, hand, library, graveyard and removed cards that `side` describes."""
    face_of = position.book.face_of
    owner = position.edit(1 + seat)
    owner.life = side.life
    owner.poison = side.poison
    owner.pool = side.pool
    owner.hand = tuple(sorted(face_of[name] for name in side.names("hand")))
    library = side.names("library_top") + side.names("library", LIBRARY)
    owner.library = tuple(face_of[name] for name in library)
    for zone in ("graveyard", "removed"):
        keys = [position.add(Card(face_of[name], seat, zone)) for name in side.names(zone)]
        setattr(owner, zone, tuple(keys))


def _procedures(position: Position, description: Described) -> list[Frame]:
    """The frames in progress in the step that a description names, the outermost first."""
    seat, at = description.active, description.at
    if at == "mulligan":
        return [Start(in_order(position, seat))]
    if at in _COMBAT_STEPS:
        turn = Turn(seat, description.turn, Turn.main_phase, True)
        return [Turns(seat), turn, Combat(seat, _COMBAT_STEPS[at])]
    return [Turns(seat), Turn(seat, description.turn, _TURN_STEPS[at], at in ("main2", "end", "cleanup"))]


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


def enchanted(description: Described, place: int, face: Face, first: int) -> ObjectId:
    """The id of the permanent that a described permanent (piece) enchants; 0 if it is no local enchantment.

    Args:
        description: the whole description.
        place: the index of the piece in `description.pieces`.
        face: the compiled card of the piece.
        first: the id that the first piece gets; the others follow.

    Raises:
        SetupError: the description does not say what the piece enchants, or names no permanent, or several.
    """
    piece = description.pieces[place]
    where = f"{piece.where}.on"
    if face.enchants is None:
        if piece.on:
            raise SetupError(where, f"{piece.name} is not put on anything", cause="loose", card=piece.name)
        return NO_OBJECT
    if not piece.on:
        problem = f"{piece.name} has to be on something: say on: and its name"
        raise SetupError(where, problem, cause="host", card=piece.name)
    labelled = [at for at, other in enumerate(description.pieces) if other.label == piece.on]
    named = [at for at, other in enumerate(description.pieces) if folded(other.name) == folded(piece.on)]
    mine = [at for at in named if description.pieces[at].side == piece.side]
    several = {description.pieces[at].where for at in mine or named}
    if not labelled and len(several) > 1:
        problem = f"several permanents are called {piece.on!r}: give that one a name by as:"
        raise SetupError(where, problem, cause="several", name=piece.on)
    for at in labelled or mine or named:
        return ObjectId(TargetId(first + at))
    known = [other.label or other.name for other in description.pieces]
    problem = f"no permanent is called {piece.on!r}{did_you_mean(piece.on, known)}"
    raise SetupError(where, problem, cause="permanent", name=piece.on)


def kicks(face: Face) -> tuple[str, ...]:
    """The values of `Permanent.chosen` that say which kicker costs of a card were paid; () without kicker."""
    if face.kicker is None:
        return ()
    return (KICKED,) if face.second_kicker is None else (KICKED, KICKED_SECOND, KICKED_BOTH)


def _chosen(piece: Piece, face: Face, types: dict[str, int]) -> str:
    """The colour or creature type chosen as a piece came into play; "" if the description gives none.

    Raises SetupError: the card lets no player choose, or the word is no colour or creature type.
    """
    where = f"{piece.where}.chosen"
    if piece.chosen in kicks(face) and not piece.face_down:
        return piece.chosen
    if not piece.chosen:
        return ""
    if not face.as_enters or piece.face_down:
        problem = f"nothing is chosen as {piece.name} comes into play"
        raise SetupError(where, problem, cause="unchosen", card=piece.name)
    known = COLORS if face.as_enters == "color" else tuple(types)
    for word in known:
        if word.casefold() == piece.chosen.casefold():
            return word
    kind = "a colour" if face.as_enters == "color" else "a creature type"
    problem = f"expected {kind}, found {piece.chosen!r}{did_you_mean(piece.chosen, known)}"
    raise SetupError(where, problem, cause="chosen", card=piece.name)
