"""Nouns for abilities on the stack."""

from __future__ import annotations

from grimorio.games.magic.meaning.scope import demand
from grimorio.games.magic.state.objects import OnStack
from grimorio.games.magic.words.nouns import That
from grimorio.kernel.playable import plain


def abilities_of(what: That) -> str:
    """The value of `That.stacked` of a noun for abilities. Raises Unplayable: it asks more of them."""
    bare = That(
        ("spell",),
        zone="stack",
        stacked=what.stacked,
        single_target=what.single_target,
        controller=what.controller,
    )
    plainly = plain(what) == plain(bare)
    demand(plainly, what, "stacked", "an ability has no other qualities", cause="word-wide")
    return what.stacked


def means(stacked: str, it: OnStack) -> bool:
    """Whether an object on the stack is of a kind that a noun means (MTG8-CR-ABILITY-1).

    `stacked` is the value of `That.stacked`.
    """
    if it.kind == "spell":
        return stacked in ("", "spell or ability")
    kinds = ("activated",) if stacked == "activated ability" else ("activated", "triggered")
    return bool(stacked) and it.kind in kinds
