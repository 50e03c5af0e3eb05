"""The manifest of Wizards of Mickey, which says where the game's parts are."""

from grimorio.games.manifest import Manifest

MANIFEST = Manifest(
    rules="grimorio.games.mickey.game:Mickey",
    bots="grimorio.bots.mickey:MickeyBots",
    bench="grimorio.judge.mickey:MickeyBench",
    words="grimorio.cli.mickey:MickeyWords",
    shelf="grimorio.cli.mickey:MickeyShelf",
    decks="grimorio.games.mickey.lists:MickeyLists",
    deck_finder="grimorio.cli.mickey:mickey_decks",
    sheets="grimorio.cli.mickey:MickeySheets",
    situation="grimorio.games.mickey.situation_full",
    in_turns=True,
)
