"""Read the executed effects of a described position that last until the end of the turn.

They are those of Annul, Block, `ForNow` and Subterfuge. The table keeps a record of each (`board.Mark`). The
card that had the effect may have left play in this turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from grimorio.games.mickey.meaning.book import Book
from grimorio.games.mickey.meaning.shapes import MAGE, SPELL, Face, Op
from grimorio.games.mickey.rules.board import (
    CODE_REF,
    FRESH,
    HIDDEN,
    SPELL_REF,
    UP,
    Gone,
    Mark,
    MarkKind,
    player_of,
    side,
    table,
)
from grimorio.games.mickey.rules.in_play import CASTLE_SLOT, SPELLS
from grimorio.games.mickey.rules.now import GONE, Now, changed, immune_to, meant
from grimorio.games.mickey.rules.renew import now
from grimorio.games.mickey.situation_data import PLACES, SEATS
from grimorio.games.mickey.situation_names import folded, names_of
from grimorio.kernel import Position, SetupError
from grimorio.kernel.described import items, known, one_of, truth
from grimorio.kernel.faults import Message, did_you_mean
from grimorio.kernel.seats import NO_SEAT, Seat
from grimorio.kernel.sizes import quoted

DOES: Final[tuple[MarkKind, ...]] = ("annul", "block", "for-now", "simple")
"""The kinds of executed effects, still acting until the end of the turn, that a description can name."""
_EXAMPLES: Final = "A left, B right Roknar, castle, A code or the name of a Spell in play"


def lay_gone(p: Position, data: Any) -> None:
    """Record Spells that left play in this turn: ``{card: Roknar, by: A left, hidden: true, simple: true}``.

    `data` is their list. Raises SetupError: it has another form, or names an unknown Spell or Mage.
    """
    book: Book = p.book
    names, place = names_of(book), changed(p)
    for index, entry in enumerate(items(data, "situation.gone")):
        where = f"situation.gone[{index}]"
        known(entry, ("card", "by", "hidden", "simple"), where)
        face = names.find(entry.get("card"), SPELL, f"{where}.card")
        slot = card(p, now(p), entry.get("by"), f"{where}.by")
        if not 0 <= slot < 6:
            problem = "expected the Mage that played it, such as A left; found {found}"
            raise SetupError(f"{where}.by", problem, "mickey-player", found=quoted(entry.get("by")))
        actions = book.faces[face].actions
        ref = SPELL_REF + place.serial
        bits = HIDDEN | FRESH if truth(entry, "hidden", where) else UP | FRESH
        simple = truth(entry, "simple", where)
        place.gone += (Gone(ref, SPELL, face, player_of(slot), slot, bits, actions, simple),)
        place.serial += 1
    changed(p)


def lay_lasting(p: Position, data: Any) -> None:
    """Record executed effects of a described position that still act, given by the list `data`.

    An entry is ``{does: block, by: A left Gabbia Oscura, on: B centre}``. Raises SetupError: it has another
    form, or no card can have had such an effect.
    """
    for index, entry in enumerate(items(data, "situation.lasting")):
        where = f"situation.lasting[{index}]"
        known(entry, ("does", "by", "on", "that"), where)
        does = one_of(entry.get("does"), DOES, f"{where}.does")
        n = now(p)
        hit = [
            card(p, n, word, f"{where}.on[{place}]")
            for place, word in enumerate(items(entry.get("on"), f"{where}.on"))
        ]
        if does == "simple":
            if not hit:
                problem = "expected what Subterfuge made Simple (WOM-IT-9.13-1)"
                raise SetupError(f"{where}.on", problem, "mickey-made-simple")
            marks = [Mark("simple", -1, tuple(n.ref(slot) for slot in hit), NO_SEAT, -1, -1)]
        else:
            source = card(p, n, entry.get("by"), f"{where}.by")
            played = card(p, n, entry["that"], f"{where}.that") if "that" in entry else source
            marks = list(_marks(p, n, does, source, played, hit, where))
        place = changed(p)
        place.marks += tuple(marks)
    changed(p)


def _marks(
    p: Position, n: Now, does: MarkKind, source: int, played: int, hit: list[int], where: str
) -> Iterator[Mark]:
    """The marks that a card leaves: records of its executed effects of one kind, such as Annul.

    Args:
        p: the position; `n` is its state of play.
        does: the kind of effect.
        source: slot of the card.
        played: slot of the Spell being played then, or -1.
        hit: the slots of the cards that the effect acted on; where empty, the effect's own noun says which.
        where: the path of the mark in errors.

    Raises:
        SetupError: the card has no such effect, left play too early, or `hit` is needed and empty.
    """
    book: Book = p.book
    face = book.faces[n.face(source)]
    ops = _ops(book, face, does)
    if not ops:
        raise SetupError(f"{where}.does", "{key} does no such thing", "mickey-does-none", key=face.key)
    if source <= GONE and does != "for-now":
        problem = "expected a card in play: what {card} did ended when it left (WOM-IT-8.2-4)"
        raise SetupError(f"{where}.by", problem, "mickey-ended", card=face.key)
    gone = n.gone[GONE - source] if source <= GONE else None
    ref = gone.ref if gone else n.ref(source)
    you = gone.seat if gone else n.cards[source].seat
    here = gone.mage if gone else n.cards[source].mage
    spell = played if played >= SPELLS or played <= GONE else -1
    reads = -1 if spell == -1 else n.gone[GONE - spell].ref if spell <= GONE else n.ref(spell)
    if here < 0 and spell >= SPELLS:  # of a Castle or Code: the Mage that cast, and its player
        here = n.cards[spell].mage
        you = player_of(here) if source == CASTLE_SLOT else you
    for op in ops:
        if does == "for-now":
            yield Mark(does, ref, (), you, here, reads, -1, (), op.row)
            continue
        if not hit and op.what is None:
            problem = "expected the card that {key} was aimed at"
            raise SetupError(f"{where}.on", problem, "mickey-aimed", key=face.key)
        slots_hit = hit
        if op.what is not None and not hit:
            slots_hit = _slots(meant(n, op.what, you, here, source, reads) & ~immune_to(n, source))
        spared: tuple[int, ...] = ()
        if does == "block" and not book.choices.block_bars_again:
            done = [slot for slot in range(6) if side(p, player_of(slot)).done >> slot % 3 & 1]
            spared = tuple(slot for slot in done if slot not in hit)
            slots_hit = [slot for slot in slots_hit if slot not in spared]
        refs = tuple(n.ref(slot) for slot in slots_hit)
        yield Mark(does, ref, refs, you, here, reads, _noun(book, does, op), spared)


def _ops(book: Book, face: Face, does: MarkKind) -> list[Op]:
    """The operations of one kind that the triggers of a card carry out."""
    triggers = [trigger for of_moment in face.triggers for trigger in of_moment]
    return [op for trigger in triggers for op in book.programs[trigger.program] if op.name == does]


def _slots(bits: int) -> list[int]:
    """The slots of a set of bits, in ascending order."""
    return [slot for slot in range(bits.bit_length()) if bits >> slot & 1]


def _noun(book: Book, does: MarkKind, op: Op) -> int:
    """The index of the noun that says on which cards an executed effect goes on acting; -1 for none.

    A noun such as "the opposite Mage" may mean other cards later in the turn, so it is read again. With -1
    the effect keeps acting on the cards of the moment when it was executed. `does` is the kind of the effect,
    `op` its operation. `Deed.mark` decides in the same way (WOM-IT-FAQ-35).
    """
    what = op.what
    if what is None:
        return -1
    if does == "annul" and (
        what.kind != MAGE or not what.where or what.team != "" or book.choices.only_spells_simple
    ):
        return -1
    return what.index


def card(p: Position, n: Now, word: Any, where: str) -> int:
    """The slot of the card (its number among the cards in play) that a description names by `word`.

    Such names are ``A left`` (the Mage there), ``A left Roknar`` (its Spell), ``Roknar``, ``castle``, ``A
    code``. A card that left play has a number of `GONE` or below. Raises SetupError, with the path `where`:
    no card has this name, or several have it.
    """
    text = " ".join(word.split()) if isinstance(word, str) else ""
    if text.casefold() == "castle" and table(p).castle >= 0:
        return CASTLE_SLOT
    if text in ("A code", "B code") and n.cards[CODE_REF + SEATS.index(text[0])].face >= 0:
        return CODE_REF + SEATS.index(text[0])
    seat, place, name = _parts(text)
    if place >= 0 and not name:
        return 3 * seat + side(p, seat).mage_at(place)
    book: Book = p.book
    named: dict[int, str] = {}
    for slot in (*range(SPELLS, n.end), *(GONE - index for index in range(len(n.gone)))):
        face = n.face(slot)
        mage = n.cards[slot].mage if slot >= 0 else n.gone[GONE - slot].mage
        at = player_of(mage), side(p, player_of(mage)).places[mage % 3]
        if face >= 0 and (place < 0 or at == (seat, place)):
            named[slot] = book.faces[face].key
    slots_named = [slot for slot, key in named.items() if folded(key) == folded(name)]
    if len(slots_named) != 1:
        hint = did_you_mean(name, named.values())
        problem = Message("no such card is in play", "mickey-none-such")
        if slots_named:
            problem = Message("several Spells are called so", "mickey-several-spells")
        raise SetupError(
            where,
            "expected {examples}; {problem}: {word}{hint}",
            "mickey-place-of",
            examples=_EXAMPLES,
            problem=problem,
            word=quoted(word),
            hint=hint,
        )
    return slots_named[0]


def _parts(text: str) -> tuple[Seat, int, str]:
    """Split a reference to a card, such as ``A left Roknar``, into seat, place (0 is left) and card name.

    Where the text does not begin with a seat and a place, these are -1, and the name is the whole text. The
    name is "" where only a seat and a place are given.
    """
    words = text.split(" ", 2)
    if len(words) > 1 and words[0] in tuple(SEATS) and words[1].casefold() in PLACES:
        seat = Seat(SEATS.index(words[0]))
        return seat, PLACES.index(words[1].casefold()), words[2] if len(words) > 2 else ""
    return NO_SEAT, -1, text
