"""The seven Powers of the rulebook, in its order (LIVE-4-LIST)."""

from __future__ import annotations

from typing import Final

from grimorio.games.live.words import (
    BidsLife,
    GainsLife,
    GivesUp,
    OffersTwo,
    Power,
    Retests,
    Returns,
    Wins,
)

POWERS: Final = (
    Power("Life Escalation", "basic", (BidsLife(),), italian="Life Escalation", french="Escalade de vie"),
    Power("Sacrum Fecere", "basic", (Retests(),), packs=1, italian="Sacrum Fecere", french="Sacrum Fecere"),
    Power("Determination", "basic", (Wins(),), life=1, italian="Determinazione", french="Détermination"),
    Power(
        "Act of Fate",
        "intermediate",
        (OffersTwo(),),
        traits=1,
        italian="Azione del Fato",
        french="Acte du destin",
    ),
    Power(
        "Regeneration",
        "intermediate",
        (GivesUp(), GainsLife(1)),
        traits=1,
        italian="Rigenerazione",
        french="Régénération",
    ),
    Power(
        "Absolute Determination",
        "advanced",
        (Wins(final=True),),
        life=3,
        italian="Determinazione Assoluta",
        french="Détermination absolue",
    ),
    Power("Reincarnation", "advanced", (Returns(),), italian="Reincarnazione", french="Réincarnation"),
)
