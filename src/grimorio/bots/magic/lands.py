"""The choice of a land to play: the one whose colours are needed most."""

from __future__ import annotations

from grimorio.bots.magic.board import Board
from grimorio.games.magic.public import Face
from grimorio.games.magic.state.masks import LAND
from grimorio.games.magic.state.objects import FACE, Permanent
from grimorio.games.magic.state.pools import amount
from grimorio.kernel import Choice


def best_land(b: Board, choice: Choice) -> int:
    """The index of the land whose colours are needed most, or -1 for none."""
    if not any(option[0] == "land" for option in choice.options):
        return -1
    best = -1
    worth = -1.0
    have = 0
    for key in b.t.play:
        land: Permanent = b.p.things[key]
        if land.controller == b.seat and land.kinds & LAND:
            have |= colors_of_land(b.lore.book.face(land.face))
    needs = [0] * 5
    for card in b.me.hand:
        face: Face = b.lore.book.face(card & FACE)
        for color in range(5):
            needs[color] += amount(face.cost.need, color)
    for index, option in enumerate(choice.options):
        if option[0] != "land":
            continue
        face = b.lore.book.face(b.lore.book.face_of[str(option[1])])
        score = 0.1 if face.basic else 0.0
        gives = colors_of_land(face)
        for color in range(5):
            if gives >> color & 1 and needs[color]:
                score += needs[color] * (1.0 if have >> color & 1 else 5.0)
        score += now_castable(b, have | gives)
        if score > worth:
            worth = score
            best = index
    return best


def now_castable(b: Board, colors: int) -> float:
    """The score of playing a land of these colours for the spells that the seat could then play this turn.

    It is six times the converted mana cost of the dearest such spell in hand; 0 if there is none. `colors` is
    a bit mask of the land's colours.
    """
    most = 0
    for card in b.me.hand:
        cost = b.lore.book.face(card & FACE).cost
        if most < cost.value <= b.lands + 1:
            for color in range(5):
                if amount(cost.need, color) and not colors >> color & 1:
                    break
            else:
                most = cost.value
    return 6.0 * most


def colors_of_land(face: Face) -> int:
    """The colours of mana that a land gives, as a mask."""
    colors = face.types & 31
    for ability in face.mana:
        for pool in ability.mana:
            for color in range(5):
                if amount(pool, color):
                    colors |= 1 << color
    return colors
