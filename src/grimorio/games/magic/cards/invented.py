"""Cards of our own, for rules that no card of Eighth Edition has: protection, trample, legends, worlds."""

from __future__ import annotations

from grimorio.games.magic.words import (
    ARTIFACT,
    CREATURE,
    CREATURE_CARD,
    ENCHANTMENT_CARD,
    PLAYER,
    THE_PLAYER,
    THIS,
    Card,
    DealsDamage,
    Gets,
    ProtectionFrom,
    PutCounters,
    card,
    keywords,
    static,
    that,
    when,
)

CARDS: tuple[Card, ...] = (
    card("Iron-Tusk Ravager", "{3}{G}", CREATURE_CARD, keywords("trample"), types=("Beast",), size=(4, 3)),
    card(
        "Vow-Sworn Knight",
        "{1}{W}",
        CREATURE_CARD,
        keywords("protection from black"),
        types=("Knight",),
        size=(2, 2),
    ),
    card(
        "Ash-Veil Knight",
        "{1}{B}",
        CREATURE_CARD,
        keywords("protection from white"),
        types=("Knight",),
        size=(2, 2),
    ),
    card(
        "Twin-Blade Duelist",
        "{1}{R}",
        CREATURE_CARD,
        keywords("double strike"),
        types=("Soldier",),
        size=(1, 2),
    ),
    card("Orsolo, Tower Warden", "{2}{W}", CREATURE_CARD, types=("Legend",), size=(3, 3)),
    card("Dusk-Dawn Envoy", "{W}{B}", CREATURE_CARD, keywords("flying"), types=("Spirit",), size=(2, 2)),
    card("Ember-Root Shaman", "{R}{G}", CREATURE_CARD, types=("Elf", "Shaman"), size=(3, 2)),
    card(
        "Plague Spitter Wasp",
        "{2}{B}",
        CREATURE_CARD,
        keywords("flying"),
        when(DealsDamage(THIS, to=PLAYER, combat=True), PutCounters(THE_PLAYER, "poison")),
        types=("Insect",),
        size=(1, 1),
    ),
    card("World of Stillness", "{3}{U}", ENCHANTMENT_CARD, static(Gets(CREATURE, -1, 0)), world=True),
    card("World of Frenzy", "{3}{R}", ENCHANTMENT_CARD, static(Gets(CREATURE, 1, 0)), world=True),
    card(
        "Warren-Bane Hunter",
        "{2}{W}",
        CREATURE_CARD,
        static(ProtectionFrom(that("creature", types=("Goblin",)))),
        types=("Soldier",),
        size=(2, 3),
    ),
    card(
        "Rust-Oath Knight",
        "{1}{G}",
        CREATURE_CARD,
        static(ProtectionFrom(ARTIFACT)),
        types=("Knight",),
        size=(2, 2),
    ),
)

NAMES: dict[str, tuple[str, str]] = {
    "Iron-Tusk Ravager": ("Devastatore Zannaferrea", "Ravageur aux défenses de fer"),
    "Vow-Sworn Knight": ("Cavaliere del Voto", "Chevalier du serment"),
    "Ash-Veil Knight": ("Cavaliere del Velo di Cenere", "Chevalier au voile de cendre"),
    "Twin-Blade Duelist": ("Duellante dalle Lame Gemelle", "Duelliste aux lames jumelles"),
    "Orsolo, Tower Warden": ("Orsolo, Guardiano della Torre", "Orsolo, gardien de la tour"),
    "Dusk-Dawn Envoy": ("Messaggero tra Alba e Crepuscolo", "Émissaire de l'aube et du crépuscule"),
    "Ember-Root Shaman": ("Sciamano Radicebrace", "Chamane aux racines de braise"),
    "Plague Spitter Wasp": ("Vespa Sputapeste", "Guêpe crache-peste"),
    "World of Stillness": ("Mondo della Quiete", "Monde du silence"),
    "World of Frenzy": ("Mondo della Frenesia", "Monde de la frénésie"),
    "Warren-Bane Hunter": ("Cacciatore di Tane", "Chasseur de tanières"),
    "Rust-Oath Knight": ("Cavaliere del Giuramento di Ruggine", "Chevalier du serment de rouille"),
}
"""The Italian and the French name of each card, by its English name."""
