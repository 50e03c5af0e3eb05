"""The parts of drafts."""

from grimorio.games.manifest import Manifest

MANIFEST = Manifest(
    rules="grimorio.games.draft.game:Draft",
    words="grimorio.cli.draft:DraftWords",
    shelf="grimorio.cli.draft:DraftShelf",
    rulebook="magic",
    matches=None,
)
