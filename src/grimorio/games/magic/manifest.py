"""The modules and classes that make up Magic, Eighth Edition, for the registry of games."""

from grimorio.games.manifest import Manifest

BLOCK_SETS = ("INV", "PLS", "APC", "ODY", "TOR", "JUD", "ONS", "LGN", "SCG")
"""The codes of the sets of the Invasion, Odyssey and Onslaught blocks."""

MANIFEST = Manifest(
    rules="grimorio.games.magic.game:Magic",
    bots="grimorio.bots.magic:MagicBots",
    bench="grimorio.judge.magic:MagicBench",
    words="grimorio.cli.magic:MagicWords",
    shelf="grimorio.cli.magic:MagicShelf",
    sets={"8ED": "grimorio.cli.magic:EighthEdition"},
    card_sets={"8ED": "grimorio.games.magic.card_set:eighth_edition"}
    | {code: f"grimorio.games.magic.card_set:{code}" for code in BLOCK_SETS}
    | {"7ED": "grimorio.games.magic.card_set:SEVENTH"},
    decks="grimorio.games.magic.lists:MagicLists",
    printings="grimorio.games.magic.sets:MagicPrintings",
    typed="grimorio.games.magic.typed:typed",
    blocks="grimorio.games.magic.typed:blocks",
    builder="grimorio.bots.draft:built",
    deck_finder="grimorio.cli.decks:magic_decks",
    matches="grimorio.games.magic.matches:MagicMatches",
    situation="grimorio.games.magic.situation_full",
    situation_cards="grimorio.games.magic.situation_cards",
    in_turns=True,
)
