"""The act of changing words in a text, on the small table and slowly."""

from __future__ import annotations

from random import Random

from grimorio.games.magic.words import (
    ARTIFACT_CREATURE,
    COLORS,
    CREATURE,
    INSTANT,
    LAND,
    PERMANENT,
    Becomes,
    Card,
    ChangeText,
    Gets,
    Has,
    Keywords,
    Static,
    Target,
    That,
    spell,
)
from tests.games.magic.slow.abilities import static
from tests.games.magic.slow.acts import Chooser, Suffers
from tests.games.magic.slow.stage import ODD, Stage
from tests.games.magic.slow.world import World
from tests.games.slow_reading import Asked


class Rewords(Suffers):
    """The act of changing words in a text: that of the card, or that of another permanent."""

    effects = (ChangeText(Target(PERMANENT)), ChangeText(Target(CREATURE)), ChangeText(Target(LAND)))

    def __init__(self, random: Random) -> None:
        lands = ("Forest", "Island", "Swamp")
        keywords = [f"{land.lower()}walk" for land in lands] + [f"protection from {one}" for one in COLORS]
        nouns: list[That] = [
            That((kind,), colors=(random.choice(COLORS),)) for kind in ("creature", "permanent")
        ]
        nouns += [That(("creature",), no_colors=(random.choice(COLORS),)), That(("land",), types=lands[:1])]
        noun = random.choice(nouns)
        rules = (
            Gets(noun, 1, 1),
            Has(noun, random.choice(keywords)),  # type: ignore[arg-type]
            Becomes(noun, color=random.choice(COLORS)),
            Becomes(That(("land",), types=lands[1:2]), land_type=random.choice(lands)),
        )
        text = (Keywords((random.choice(keywords),)), Static((random.choice(rules),)))  # type: ignore[arg-type]
        super().__init__(Card(ODD, "{2}", ARTIFACT_CREATURE, text, size=(2, 3)), "", random)
        self.cause = Card("Cause", "{2}", INSTANT, (spell(self.effect),))

    def happen(self, stage: Stage, choose: Chooser) -> None:
        """Change a word of the card itself most of the time, else of another permanent."""
        texts = repr(self.card.text).lower()

        def choice(ask: str, count: int) -> int:
            options = [stage.told(option) for option in stage.p.choice.options]
            meant = [
                place
                for place, option in enumerate(options)
                if option[1] in (ODD, "Forest", "Island") or str(option[1]).lower() in texts
            ]
            return self.random.choice(meant or range(count))

        super().happen(stage, choice)

    def read(self, world: World, log: list[Asked]) -> None:
        before = len(world.words)
        super().read(world, log)
        if world.mute:
            del world.words[before:]
        static(world, world.reworded(ODD), "", set())
