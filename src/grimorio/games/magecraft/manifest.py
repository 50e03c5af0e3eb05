"""The manifest of Magecraft, which says where the game's parts are."""

from grimorio.games.manifest import Manifest

MANIFEST = Manifest(
    rules="grimorio.games.magecraft:Magecraft",
    bots="grimorio.bots.magecraft:MagecraftBots",
    bench="grimorio.judge.magecraft:MagecraftBench",
    words="grimorio.cli.magecraft:MagecraftWords",
    shelf="grimorio.cli.magecraft:MagecraftShelf",
    sheets="grimorio.cli.magecraft:MagecraftSheets",
    situation="grimorio.games.magecraft.described",
)
