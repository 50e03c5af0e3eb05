"""The texts of Powers in English."""

from __future__ import annotations

from grimorio.games.live.words import (
    BidsLife,
    GainsLife,
    GivesUp,
    OffersTwo,
    Power,
    Retests,
    Returns,
    Wins,
    Word,
)


def text(power: Power) -> str:
    """The text of a Power: its costs, then what it does."""
    return " ".join((*_costs(power), *(sentence(word) for word in power.does)))


def _costs(power: Power) -> list[str]:
    """The sentences that tell what a Power costs."""
    sentences = []
    if power.life:
        sentences.append(f"Pay {power.life} life.")
    if power.traits:
        sentences.append("Pay a mental trait." if power.traits == 1 else f"Pay {power.traits} mental traits.")
    if power.packs:
        packs = "one of your packs" if power.packs == 1 else f"{power.packs} of your packs"
        sentences.append(f"Put {packs} of the colour in auction back on the table.")
    return sentences


def sentence(word: Word) -> str:
    """The sentence that tells what `word`, one of the effects of a Power, does."""
    match word:
        case Wins(final):
            end = " No Power cancels this, and there is no retest." if final else ""
            return f"You win the pack, and your opponent loses a mental trait.{end}"
        case GivesUp():
            return "Your opponent takes the pack; nobody loses a trait."
        case GainsLife(life):
            return f"You gain {life} life."
        case BidsLife():
            return "Bid life in turn, you first: whoever bids last takes the pack and loses that life."
        case OffersTwo():
            return (
                "Hide the pack and another of the table: your opponent picks one unseen, you take the other."
            )
        case Returns(0):
            return "Pay any life: your opponent puts back as many packs of the colour in auction."
        case Returns(packs):
            count = "a pack" if packs == 1 else f"{packs} packs"
            return f"Your opponent puts back {count} of the colour in auction."
        case Retests():
            return "After you lost the test it is held again."
