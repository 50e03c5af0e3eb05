# The deck page: a list read as it is written, its picture, and decks kept in this browser.
decks-title = Decks
decks-link = Build a deck
decks-mine = My decks
decks-none = None kept in this browser yet.
decks-new = New deck
decks-sold = Start from a deck that was sold
decks-pick = Choose …
decks-name = Name
decks-unnamed = My deck
decks-list = Cards, one a line: “4 Shock”. “Sideboard” begins the sideboard.
decks-reading = Reading …
decks-failed = The list could not be read: { $problem }
decks-good = { $main ->
    [one] { $main } card
   *[other] { $main } cards
}{ $side ->
    [0] {""}
   *[other] { " and " }{ $side } in the sideboard
}
decks-save = Keep
decks-kept = “{ $name }” is kept in this browser.
decks-delete = Delete
decks-delete-sure = Delete “{ $name }”?
decks-delete-no = Keep it
decks-play = Play it
decks-play-first = Mend the list first: then it can be played.
decks-download = Save as a file
decks-open = Open a file
decks-copy = Copy the list
decks-copied = Copied
decks-picture = The deck at a glance
decks-empty = Write or paste a list, and its picture appears here.
decks-curve = Mana curve
decks-curve-column = { $value }: { $count }
decks-curve-creatures = creatures
decks-curve-others = other spells
decks-colors = Colours of the costs
decks-color-count = { $color }: { $count }
decks-group-creature = Creatures
decks-group-instant = Instants
decks-group-sorcery = Sorceries
decks-group-enchantment = Enchantments
decks-group-artifact = Artifacts
decks-group-land = Lands
decks-group-sideboard = Sideboard
decks-average = Mean mana value { $value }
decks-at = Line { $line }:
