# The page on which a card is typed, read, drawn and played.
card-title = Type a card
card-link = Type a card
card-intro = Write a card in English, as printed in 2003 or as of today: what it says is read as you type.
card-example = Begin with an example
card-name = Name
card-cost = Cost
card-type = Type line
card-size = Power/toughness
card-text = Text, a paragraph a line
card-seen = The card
card-begin = Give it a name and a type line, and it appears here.
card-good = This card can be played.
card-taken = The game has a card named “{ $name }” already: give yours another name.
card-rewritten = Read as ({ $names }):
card-words = The words that the rules play
card-refused = { $problem ->
    [type] The type line has a word that is not known.
    [size] The size cannot be read.
    [told] Line { $line } would be told otherwise from here.
    [rules] The rules cannot play this card.
   *[other] Line { $line } cannot be read from here.
}
card-near = Nearest:
card-told = It would say:
card-expected = Also possible here: { $names }
card-needs = Needed: { $needs }
card-play = Play it now
card-deck = Put four into my deck
card-keep = Keep
card-kept = “{ $name }” is kept in this browser.
card-share = Copy a link
card-copied = The link is copied: it holds the whole card.
card-mine = My cards
card-none = None kept in this browser yet.
card-drop = Remove
