"""The texts of cards in Italian."""

from __future__ import annotations

from grimorio.games.magecraft.words import Attack, Draw, Heal, Icon, Shield

NUMBERS = {1: "una", 2: "due", 3: "tre", 4: "quattro", 5: "cinque", 6: "sei"}


def gems(count: int) -> str:
    """The words for `count` gems: "una gemma", "due gemme"."""
    return f"{NUMBERS.get(count, str(count))} {'gemma' if count == 1 else 'gemme'}"


def sentence(icon: Icon) -> str:
    """The sentence for one icon of a card."""
    count = icon.times
    match icon:
        case Draw():
            return f"Pesca {gems(count)}."
        case Attack():
            return "Attacca." if count == 1 else f"Attacca {NUMBERS.get(count, str(count))} volte."
        case Heal():
            return f"Cura {gems(count)}."
        case Shield():
            return f"Proteggiti con {gems(count)}."
    return f"Fai svanire {gems(count)} nella Zona Punti."
