"""The texts of Powers in Italian."""

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
        sentences.append("Paga un punto vita." if power.life == 1 else f"Paga {power.life} punti vita.")
    if power.traits:
        sentences.append(
            "Paga un tratto mentale." if power.traits == 1 else f"Paga {power.traits} tratti mentali."
        )
    if power.packs:
        packs = "uno dei tuoi pack" if power.packs == 1 else f"{power.packs} dei tuoi pack"
        sentences.append(f"Rimetti sul tavolo {packs} del colore all'asta.")
    return sentences


def sentence(word: Word) -> str:
    """The Italian sentence for one word of a Power, that is, for one of the things that the Power does."""
    match word:
        case Wins(final):
            end = " Nessun Potere lo annulla e non ci sono re-test." if final else ""
            return f"Vinci il pack e l'avversario perde un tratto mentale.{end}"
        case GivesUp():
            return "L'avversario prende il pack; nessuno perde tratti."
        case GainsLife(life):
            return "Guadagni un punto vita." if life == 1 else f"Guadagni {life} punti vita."
        case BidsLife():
            return "Puntate punti vita a turno, tu per primo: chi punta per ultimo prende il pack e li perde."
        case OffersTwo():
            return "Nascondi il pack e un altro: l'avversario ne sceglie uno senza vederlo, l'altro è tuo."
        case Returns(0):
            return (
                "Paga punti vita a piacere: l'avversario rimette sul tavolo altrettanti pack di quel colore."
            )
        case Returns(packs):
            count = "un pack" if packs == 1 else f"{packs} pack"
            return f"L'avversario rimette sul tavolo {count} del colore all'asta."
        case Retests():
            return "Se hai perso il test, lo si ripete."
