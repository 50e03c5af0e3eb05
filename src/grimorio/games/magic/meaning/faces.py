"""The compiled card that an object of a position is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimorio.kernel.position import Position

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book
    from grimorio.games.magic.meaning.face import Face


def face_at(p: Position, index: int, changes: tuple[tuple[str, str], ...] = ()) -> Face:
    """The card with this index in the book of a game, compiled, with words of its text replaced.

    `changes` is ((old, new), …), as in `Permanent.changes`. Raises Unplayable: an ability cannot be played.
    """
    book: Book = p.book
    return book.face(index, changes)
