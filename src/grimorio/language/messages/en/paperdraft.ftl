# Drafts with printed cards: the command line, the phones, the organiser, the room.
paperdraft-no-times = expected one of { $names } or a JSON file, found { $found }
paperdraft-waits = not started; first step: { $left }
paperdraft-begun = time left: { $left }
paperdraft-step-pick = booster { $booster }: take one of { $left } cards, pass to the { $way ->
        [left] left
       *[right] right
    }
paperdraft-step-pick-one = booster { $booster }: { $name } takes one of { $left } cards
paperdraft-step-look-one = booster { $booster }: { $name } lays { $left } cards out, all look at them
paperdraft-step-review = look at your own cards, booster { $booster } is over
paperdraft-step-register = write down the cards
paperdraft-step-build = build the decks
paperdraft-pool-true = written down
paperdraft-pool-false = not written down
paperdraft-head-pool = Cards
paperdraft-fine = nothing is odd
paperdraft-line = { $name }: { $text }
paperdraft-title = Draft with printed cards
