"""The view of the table that a seat gets."""

from __future__ import annotations

from typing import Any

from grimorio.games.magecraft.gems import COLOURS, SHIFTS, named, total
from grimorio.games.magecraft.meaning import ICONS, Book
from grimorio.games.magecraft.rules.board import Academy, Board, SpellCard, academy, board
from grimorio.games.magecraft.rules.icons import Icons
from grimorio.games.magecraft.rules.magic import CastSpell, MagicPhase
from grimorio.games.magecraft.rules.match import Match
from grimorio.games.magecraft.rules.picks import PickGems
from grimorio.games.magecraft.rules.study import Review, StudyPhase
from grimorio.games.magecraft.rules.turn import Turn
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat, seats_of

PHASES = {
    "shield_phase": "shield",
    "lower_shield": "shield",
    "magic_phase": "magic",
    "study_phase": "magic",
    "rest_phase": "study",
    "draw_new_hand": "rest",
    "over": "rest",
}
"""The phase that a turn is in, by the name of the turn's next step."""


def frame_of(p: Position, kind: type[Any]) -> Any:
    """The innermost frame of the class `kind` among the frames in progress, or None."""
    for frame in p.agenda[::-1]:
        if isinstance(frame, kind):
            return frame
    return None


def phase_of(p: Position) -> str:
    """The name of the present phase: opening, shield, magic, study, rest or over."""
    if p.over:
        return "over"
    turn = frame_of(p, Turn)
    return "opening" if turn is None else PHASES[turn.step.__name__]


def card_seen(book: Book, card: SpellCard) -> dict[str, Any]:
    """A spell card as every player sees it: `{"spell", "mastered", "gems"}`.

    "spell" is its name, "mastered" whether it is mastered, and "gems" has numbers by colour.
    """
    return {"spell": book.spells[card.spell].name, "mastered": card.mastered, "gems": named(card.gems)}


def board_seen(p: Position, player: Board, seat: Seat) -> dict[str, Any]:
    """A player's board as a seat sees it.

    It is JSON data: "seat", "alive", "character" and so on. The gems of "hp", "shield", "discard" and
    "points" are numbers by colour; "bag" and "hand" are `{"size", "gems"}`.

    Of other players' hands and bags it shows only what everybody can deduce.
    """
    book: Book = p.book
    mine = player.seat == seat
    open_hand = mine or book.choices.open_hands or p.over
    magic = frame_of(p, MagicPhase)
    active = magic is not None and magic.seat == player.seat
    gold = None
    if active and magic.gold >= 0 and gold_waits(frame_of(p, CastSpell)):
        gold = {"colour": COLOURS[magic.gold], "grimoire": magic.grimoire, "index": magic.next}
    known = player.hand if open_hand else player.seen
    return {
        "seat": player.seat,
        "alive": player.alive,
        "character": book.characters[player.character].name if player.character >= 0 else None,
        "ability_used": bool(active and magic.used),
        "hp": named(player.hp),
        "shield": named(player.shield),
        "discard": named(player.discard),
        "points": named(player.points),
        "bag": {"size": total(player.bag), "gems": named(player.bag) if open_hand else None},
        "hand": {"size": total(player.hand), "gems": named(known)},
        "unseen": named(player.bag + player.hand - known),
        "grimoires": [[card_seen(book, card) for card in cards] for cards in player.grimoires],
        "gold": gold,
    }


def gold_waits(spell: CastSpell | None) -> bool:
    """Whether the gold gem of a mastered spell still lies on its card, neither used to pay nor discarded yet.

    `spell` is the spell being cast, or None. The rule is MAGE-MASTER-4.
    """
    if spell is None:
        return True
    step = spell.step.__name__
    return step in ("weigh_gold", "gold_chosen") or (spell.spent and step in ("pay", "picked"))


def casting_seen(p: Position) -> dict[str, Any] | None:
    """The spell or ability in progress, or None.

    It is JSON data: "seat", "grimoire", "next" (the index of the next spell), "spell" (its name, or None),
    "ability" (whether it is one), and "icons", how many of each kind are left.
    """
    magic = frame_of(p, MagicPhase)
    if magic is None or not board(p, magic.seat).alive:
        return None
    spell = frame_of(p, CastSpell)
    icons = frame_of(p, Icons)
    left = 0 if icons is None else icons.icons
    return {
        "seat": magic.seat,
        "grimoire": magic.grimoire if magic.grimoire >= 0 else None,
        "next": magic.next,
        "spell": spell.spell(p).name if spell is not None else None,
        "ability": spell is None and icons is not None,
        "icons": {name: (left >> shift) & 255 for name, shift in zip(ICONS, SHIFTS, strict=True)},
    }


def direct_seen(p: Position, seat: Seat) -> list[dict[str, Any]]:
    """The gems that a seat may choose at once while it is asked for an icon; empty where it is not.

    Each is `{"gem", "answers"}`: the option of the gem, and the options that choose its icon and the gem.
    """
    frame = p.agenda[-1] if p.agenda else None
    if not isinstance(frame, Icons) or frame.seat != seat or frame.step.__name__ != "begin":
        return []
    direct = frame.direct(p)
    return [{"gem": list(gem), "answers": [list(one) for one in answers]} for gem, answers in direct]


def picking_seen(p: Position, seat: Seat) -> dict[str, Any] | None:
    """The gems of its hand among which a seat picks several: {"left": how many more, "gems": by colour}.

    None where the seat picks no gems.
    """
    frame = p.agenda[-1] if p.agenda else None
    if not isinstance(frame, PickGems) or frame.seat != seat:
        return None
    return {"left": frame.left, "gems": named(frame.pile)}


def table_seen(p: Position, seat: Seat) -> dict[str, Any]:
    """The table as a seat sees it, as JSON data: everything that a player at a real table would see.

    "direct" and "picking" are hints for people (`hinted`), and empty or None without them.
    """
    book: Book = p.book
    match: Match = p.agenda[0]
    place: Academy = academy(p)
    review = frame_of(p, Review)
    return {
        "round": match.round,
        "active": match.active if match.active >= 0 else None,
        "phase": phase_of(p),
        "first": match.first if match.first >= 0 else None,
        "options": p.game.settled(p.setup),
        "academy": {
            "gems": named(place.gems),
            "spells": [
                {"spell": book.spells[spell].name, "left": left}
                for spell, left in enumerate(place.left)
                if left >= 0
            ],
        },
        "boards": [board_seen(p, board(p, other), seat) for other in seats_of(p.setup.seats)],
        "casting": casting_seen(p),
        "direct": [],
        "picking": None,
        "studying": studying_seen(p),
        "reorder": None
        if review is None
        else {
            "seat": review.seat,
            "cards": [card_seen(book, card) for card in review.todo],
            "placed": [[card_seen(book, card) for card in cards] for cards in review.placed],
        },
        "box": named(place.box),
    }


def hinted(p: Position, seat: Seat, seen: dict[str, Any]) -> dict[str, Any]:
    """The table as a seat sees it (`seen`), with the hints "direct" and "picking", which follow from it."""
    return seen | {"direct": direct_seen(p, seat), "picking": picking_seen(p, seat)}


def studying_seen(p: Position) -> str | None:
    """The name of the spell that is being studied, or None."""
    study = frame_of(p, StudyPhase)
    if study is None or study.spell < 0:
        return None
    name: str = p.book.spells[study.spell].name
    return name


def boxed(p: Position) -> list[str]:
    """The names of the spells that left the game (MAGE-END-2)."""
    book: Book = p.book
    return [book.spells[spell].name for spell in academy(p).boxed]
