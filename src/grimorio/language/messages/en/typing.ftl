# The page on which a card is typed, read, drawn and played.
typing-title = Type a card
typing-link = Type a card
typing-intro = Write a card in English, as printed in 2003 or as of today: what it says is read as you type.
typing-example = Begin with an example
typing-name = Name
typing-cost = Cost
typing-type = Type line
typing-size = Power/toughness
typing-text = Text, a paragraph a line
typing-seen = The card
typing-begin = Give it a name and a type line, and it appears here.
typing-good = This card can be played.
typing-taken = The game has a card named “{ $name }” already: give yours another name.
typing-rewritten = Read as ({ $names }):
typing-words = The words that the rules play
typing-refused = { $problem ->
    [type] The type line has a word that is not known.
    [size] The size cannot be read.
    [told] Line { $line } would be told otherwise from here.
    [rules] The rules cannot play this card.
   *[other] Line { $line } cannot be read from here.
}
typing-near = Nearest:
typing-told = It would say:
typing-expected = Also possible here: { $names }
typing-needs = Needed: { $needs }
typing-play = Play it now
typing-deck = Put four into my deck
typing-keep = Keep
typing-kept = “{ $name }” is kept in this browser.
typing-share = Copy a link
typing-copied = The link is copied: it holds the whole card.
typing-mine = My cards
typing-none = None kept in this browser yet.
typing-drop = Remove
