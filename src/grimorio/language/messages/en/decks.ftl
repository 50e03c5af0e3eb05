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
decks-too-long = This file is too long for a deck.
decks-form = For which program
decks-form-plain = Grimorio (.txt)
decks-form-mtgo = Magic Online (.txt)
decks-form-dek = Magic Online (.dek)
decks-form-arena = Arena
decks-form-cockatrice = Cockatrice (.cod)
decks-form-forge = Forge (.dck)
decks-form-xmage = XMage (.dck)
decks-form-mwdeck = Magic Workshop (.mwDeck)
decks-drop = Or drop a file here: of Magic Online, Arena, Cockatrice, Forge, XMage or Magic Workshop.
decks-link-copy = Copy a link
decks-play-bot = Play a bot now
decks-rival = against
decks-build-title = Card by card
decks-build-title-pool = Your deck of these cards
decks-build-search = Search names, types and texts
decks-build-any = any
decks-build-catalogue = All cards
decks-build-pool = Cards you have
decks-build-found = { $count ->
    [one] one card
   *[other] { $count } cards
}
decks-build-into = A click puts it into
decks-build-into-main = the deck
decks-build-into-sideboard = the sideboard
decks-build-main = The deck
decks-build-sideboard = Sideboard
decks-build-left = { $count } left
decks-build-has = { $count } in the deck
decks-build-more = Show { $count } more
decks-build-none = No card fits.
decks-build-take-out = take it out
decks-build-empty = Nothing yet: press a card to put it in.
decks-build-bot = Let a bot build
decks-build-lands = Add the lands
decks-build-undo = Take back
decks-build-tabs = What is shown
decks-build-tab-catalogue = Cards
decks-build-tab-deck = Deck ({ $count })
decks-build-hand = Draw a sample hand
decks-build-mulligan = Mulligan to { $count }
decks-build-draw = Draw a card
decks-build-colour = Colour
decks-build-cost = Cost
decks-build-type = Type
decks-build-set = Set
decks-build-set-part = { $name } ({ $set }): { $playable } of { $cards } cards
decks-build-rarity = Rarity
decks-build-keyword = Keyword
decks-build-power = Magic Power
decks-hand-in = Hand the deck in at the table
