"""The texts of Powers in French."""

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
        sentences.append(
            "Payez un point de vie." if power.life == 1 else f"Payez {power.life} points de vie."
        )
    if power.traits:
        sentences.append(
            "Payez un trait mental." if power.traits == 1 else f"Payez {power.traits} traits mentaux."
        )
    if power.packs:
        packs = "un de vos lots" if power.packs == 1 else f"{power.packs} de vos lots"
        sentences.append(f"Remettez sur la table {packs} de la couleur aux enchères.")
    return sentences


def sentence(word: Word) -> str:
    """The sentence for `word`, one of the things that a Power does."""
    match word:
        case Wins(final):
            end = " Aucun Pouvoir ne l'annule et il n'y a pas de nouveau test." if final else ""
            return f"Vous gagnez le lot et l'adversaire perd un trait mental.{end}"
        case GivesUp():
            return "L'adversaire prend le lot ; personne ne perd de trait."
        case GainsLife(life):
            return "Vous gagnez un point de vie." if life == 1 else f"Vous gagnez {life} points de vie."
        case BidsLife():
            return (
                "Misez des points de vie tour à tour, vous d'abord : le dernier prend le lot et perd sa mise."
            )
        case OffersTwo():
            return "Cachez le lot et un autre : l'adversaire en choisit un à l'aveugle, l'autre est à vous."
        case Returns(0):
            return (
                "Payez des points de vie à volonté : l'adversaire remet sur la table autant de lots "
                "de la couleur aux enchères."
            )
        case Returns(packs):
            count = "un lot" if packs == 1 else f"{packs} lots"
            return f"L'adversaire remet sur la table {count} de la couleur aux enchères."
        case Retests():
            return "Si vous avez perdu le test, on le refait."
