"""The manifest of drafts, which says where the game's parts are."""

from grimorio.games.manifest import Manifest

MANIFEST = Manifest(
    rules="grimorio.games.draft.game:Draft",
    bots="grimorio.bots.draft:DraftBots",
    words="grimorio.cli.draft:DraftWords",
    shelf="grimorio.cli.draft:DraftShelf",
    rulebook="magic",
    matches=None,
)
