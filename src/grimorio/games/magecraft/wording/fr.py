"""The texts of cards in French."""

from __future__ import annotations

from grimorio.games.magecraft.words import Attack, Draw, Heal, Icon, Shield

NUMBERS = {1: "une", 2: "deux", 3: "trois", 4: "quatre", 5: "cinq", 6: "six"}


def gems(count: int) -> str:
    """The words for `count` gems: « une gemme », « deux gemmes »."""
    return f"{NUMBERS.get(count, str(count))} {'gemme' if count == 1 else 'gemmes'}"


def sentence(icon: Icon) -> str:
    """The sentence for one icon of a card."""
    count = icon.times
    match icon:
        case Draw():
            return f"Piochez {gems(count)}."
        case Attack():
            return "Attaquez." if count == 1 else f"Attaquez {NUMBERS.get(count, str(count))} fois."
        case Heal():
            return f"Soignez {gems(count)}."
        case Shield():
            return f"Protégez-vous avec {gems(count)}."
    return f"Faites disparaître {gems(count)} dans la Zone de points."
