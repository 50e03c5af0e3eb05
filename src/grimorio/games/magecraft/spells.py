"""The spells and characters of the game's own card set.

The rulebook names six of them, but the pictures of its cards are lost; all other names and all values are
ours.
"""

from __future__ import annotations

from grimorio.games.magecraft.words import (
    ALWAYS,
    START,
    Attack,
    CardSet,
    Character,
    Draw,
    Heal,
    Shield,
    Spell,
    Vanish,
)

SPELLS = (
    Spell("Meditation", "W", "", (Draw(2),), START, "Meditation", "Méditation"),
    Spell("Magic Missile", "F", "", (Attack(1),), START, "Magic Missile", "Projectile magique"),
    Spell("Mana Tricks", "E", "", (Draw(1), Vanish(1)), START, "Mana Tricks", "Tours de mana"),
    Spell("Minor Cure", "L", "LLWE", (Draw(1), Heal(1)), ALWAYS, "Minor Cure", "Soin mineur"),
    Spell("Absorb", "EW", "EW**", (Shield(2),), ALWAYS, "Absorb", "Absorption"),
    Spell("Fireball", "FF", "FFEW", (Attack(3),), ALWAYS, "Fireball", "Boule de feu"),
    Spell("Spark", "F", "FFWE", (Draw(1), Attack(1)), italian="Scintilla", french="Étincelle"),
    Spell(
        "Flame Lance",
        "FE",
        "FFE*",
        (Attack(2),),
        italian="Lancia di fiamma",
        french="Lance de flamme",
    ),
    Spell(
        "Fire Ring",
        "FFL",
        "FFL*",
        (Attack(3), Heal(1)),
        italian="Anello di fuoco",
        french="Anneau de feu",
    ),
    Spell("Meteor", "FFE", "FEE*", (Attack(3), Shield(1)), italian="Meteora", french="Météore"),
    Spell("Spring Water", "W", "WWL*", (Draw(1), Heal(1)), italian="Acqua di fonte", french="Eau de source"),
    Spell("Tidal Flow", "WW", "WW*", (Draw(4), Vanish(1)), italian="Alta marea", french="Grande marée"),
    Spell(
        "Ice Shards",
        "WF",
        "WWF*",
        (Draw(1), Attack(2)),
        italian="Schegge di ghiaccio",
        french="Éclats de glace",
    ),
    Spell("Maelstrom", "WWF", "WWF*", (Draw(2), Attack(3)), italian="Vortice", french="Maelström"),
    Spell(
        "Stone Skin", "E", "EEWF", (Draw(1), Shield(1)), italian="Pelle di pietra", french="Peau de pierre"
    ),
    Spell("Bulwark", "EL", "ELLW", (Heal(1), Shield(2)), italian="Baluardo", french="Rempart"),
    Spell("Rockslide", "EE", "EEFW", (Draw(1), Attack(1), Shield(2)), italian="Frana", french="Éboulement"),
    Spell(
        "Golem Wall",
        "EEW",
        "EEW*",
        (Draw(1), Attack(2), Shield(2)),
        italian="Muro di golem",
        french="Mur de golems",
    ),
    Spell("Blessing", "L", "LLEW", (Heal(1), Shield(1)), italian="Benedizione", french="Bénédiction"),
    Spell("Greater Cure", "LL", "LL**", (Draw(1), Heal(2)), italian="Cura maggiore", french="Grand soin"),
    Spell("Radiance", "LF", "LLFE", (Draw(1), Attack(1), Heal(1)), italian="Fulgore", french="Éclat"),
    Spell(
        "Sunburst",
        "LLW",
        "LW**",
        (Attack(2), Heal(2)),
        italian="Raggio di sole",
        french="Éruption solaire",
    ),
    Spell("Transmute", "WL", "WL*", (Draw(3), Vanish(2)), italian="Trasmutazione", french="Transmutation"),
    Spell("Shadow Bolt", "D", "FFEE", (Draw(1), Attack(2)), italian="Dardo d'ombra", french="Trait d'ombre"),
    Spell("Eclipse", "DL", "LWE*", (Attack(2), Heal(1), Vanish(1)), italian="Eclissi", french="Éclipse"),
)

CHARACTERS = (
    Character("Ember", "L", (Attack(1),), "Brace", "Braise"),
    Character("Nerea", "W", (Draw(2),), "Nerea", "Nérée"),
    Character("Bram", "*", (Shield(1),), "Bram", "Bram"),
    Character("Lucia", "L", (Draw(1), Heal(1)), "Lucia", "Lucie"),
    Character("Umbra", "F", (Draw(1), Vanish(1)), "Umbra", "Ombre"),
)

CARDS = CardSet(SPELLS, CHARACTERS)
