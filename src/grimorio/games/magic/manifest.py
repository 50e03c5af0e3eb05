"""The modules and classes that make up Magic, Eighth Edition, for the registry of games."""

from grimorio.games.manifest import Manifest

MANIFEST = Manifest(
    rules="grimorio.games.magic.game:Magic",
    bots="grimorio.bots.magic:MagicBots",
    bench="grimorio.judge.magic:MagicBench",
    words="grimorio.cli.magic:MagicWords",
    shelf="grimorio.cli.magic:MagicShelf",
    sets={"8ED": "grimorio.cli.magic:EighthEdition"},
    card_sets={
        "8ED": "grimorio.games.magic.card_set:eighth_edition",
        "ODY": "grimorio.games.magic.card_set:odyssey",
        "TOR": "grimorio.games.magic.card_set:torment",
        "JUD": "grimorio.games.magic.card_set:judgment",
        "ONS": "grimorio.games.magic.card_set:onslaught",
        "LGN": "grimorio.games.magic.card_set:legions",
        "SCG": "grimorio.games.magic.card_set:scourge",
    },
    decks="grimorio.games.magic.lists:MagicLists",
    printings="grimorio.games.magic.sets:MagicPrintings",
    builder="grimorio.bots.draft:built",
    deck_finder="grimorio.cli.decks:magic_decks",
    matches="grimorio.games.magic.matches:MagicMatches",
    situation="grimorio.games.magic.situation_full",
    in_turns=True,
)
