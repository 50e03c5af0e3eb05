"""The manifest of Magic Live's auction, which says where the game's parts are."""

from grimorio.games.manifest import Manifest

MANIFEST = Manifest(
    rules="grimorio.games.live.game:Live",
    bots="grimorio.bots.live:LiveBots",
    bench="grimorio.judge.live:LiveBench",
    words="grimorio.cli.live:LiveWords",
    shelf="grimorio.cli.live:LiveShelf",
    matches=None,
    runs="grimorio.cli.sessions:Sessions",
)
