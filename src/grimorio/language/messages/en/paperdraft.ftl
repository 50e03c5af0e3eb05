# Drafts with printed cards: the command line, the phones, the organiser, the room.
paperdraft-no-times = expected one of { $names } or a JSON file, found { $found }
paperdraft-waits = not started; first step: { $left }
paperdraft-begun = time left: { $left }
paperdraft-step-pick = booster { $booster }: { $left ->
        [1] take the last card
       *[other] take one of { $left } cards
    }, pass to the { $way ->
        [left] left
       *[right] right
    }
paperdraft-step-pick-one = booster { $booster }: { $name } { $left ->
        [1] takes the last card
       *[other] takes one of { $left } cards
    }
paperdraft-step-look-one = booster { $booster }: { $name } lays { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } out, all look at them
paperdraft-step-review = look at your own cards, booster { $booster } is over
paperdraft-step-register = write down the cards
paperdraft-step-build = build the decks
paperdraft-pool-true = written down
paperdraft-pool-false = not written down
paperdraft-head-pool = Cards
paperdraft-fine = nothing is odd
paperdraft-line = { $name }: { $text }
paperdraft-title = Draft with printed cards

## The page

paperdraft-text = Players sit at real tables and open real boosters; the phones tell everybody what to do and count the time.
paperdraft-two = Two players are needed for a draft.
paperdraft-way = How cards are chosen
paperdraft-way-booster = Booster draft
paperdraft-way-rochester = Rochester draft
paperdraft-way-sealed = Sealed deck
paperdraft-booster = Booster { $number }
paperdraft-set-other = other cards
paperdraft-pack = The first is a tournament pack
paperdraft-times = Time for a pick
paperdraft-size = Players at a table, at most
paperdraft-own-set = A set of your own, as a JSON file
paperdraft-own-set-bad = This file holds no set.
paperdraft-open = Seat the players
paperdraft-anew = Open it anew
paperdraft-anew-reason = opened anew by the organiser
paperdraft-not-seated = Without a seat: { $names }. Open the draft anew.
paperdraft-swap = Let two change places
paperdraft-start = Start the countdown
paperdraft-countdown = Countdown
paperdraft-back = One step back
paperdraft-next = One step on
paperdraft-add = { $seconds } seconds more
paperdraft-table = Table { $number }
paperdraft-seat = Table { $table }, seat { $seat }
paperdraft-no-seat = You have no seat yet: tell the organiser.
paperdraft-begins = Take your seat: the draft begins soon
paperdraft-not-begun = not started
paperdraft-left = On your left
paperdraft-right = On your right
paperdraft-way-goes = { $way ->
        [left] To the left
       *[right] To the right
    }
paperdraft-open-booster = Open booster { $booster } ({ $set }) and take a card
paperdraft-pick = Booster { $booster }: { $cards ->
        [1] take the last card
       *[other] take one of { $cards } cards
    }
paperdraft-last-card = Booster { $booster }: the last card is yours
paperdraft-pick-mine = Your turn: { $cards ->
        [1] take the last card
       *[other] take one of { $cards } cards
    }
paperdraft-pick-of = { $name } { $cards ->
        [1] takes the last card
       *[other] takes one of { $cards } cards
    }
paperdraft-look-mine = Open your booster { $booster } ({ $set }) and lay the cards out
paperdraft-look-of = { $name } opens booster { $booster } ({ $set }): all look at the cards
paperdraft-review = Look at your cards. Then comes booster { $booster }, to the { $way ->
        [left] left
       *[right] right
    }
paperdraft-register = Write down your cards
paperdraft-build = Build your deck
paperdraft-pass = Pass the rest to the { $way ->
        [left] left
       *[right] right
    }: { $name }
paperdraft-pass-on = Then pass to the { $way ->
        [left] left
       *[right] right
    }
paperdraft-from = The next cards come from { $name }.
paperdraft-then = Then: { $names }
paperdraft-taken = I have taken a card
paperdraft-looked = All have looked: I take a card
paperdraft-sound = Sound and vibration
paperdraft-your-cards = Your cards
paperdraft-count = { $count } of { $wanted }
paperdraft-kept = saved
paperdraft-keeping = saving…
paperdraft-undo = Take back
paperdraft-pool-done = These are my cards
paperdraft-registered = Your cards are registered.
paperdraft-more = One more: { $card }
paperdraft-fewer = One fewer: { $card }
paperdraft-search = Search by name or number
paperdraft-colors = Colours
paperdraft-all = All
paperdraft-color-w = White
paperdraft-color-u = Blue
paperdraft-color-b = Black
paperdraft-color-r = Red
paperdraft-color-g = Green
paperdraft-color-m = Gold
paperdraft-color-c = Artifacts
paperdraft-color-l = Lands
paperdraft-order = Order
paperdraft-by-color = by colour
paperdraft-by-number = by number
paperdraft-rarities-hint = right of each stroke, what your own boosters held; who drafts may take others
paperdraft-rarities-unknown = The contents of these boosters are not known here: rarities are not checked.
paperdraft-other-cards = Cards that no list here has
paperdraft-unchecked = Some cards are not known here: only their number can be checked, not their names, rarities or set.
paperdraft-typed = Write cards as text
paperdraft-typed-text = One card a line, such as “2 Shock”; also cards that no list has
paperdraft-typed-wrong = These lines could not be read.
paperdraft-main = Your deck, card by card
paperdraft-deck-count = { $count } in the deck of at least { $wanted }, { $side } in the sideboard
paperdraft-of = of { $count }
paperdraft-lands = Basic lands, as many as you like
paperdraft-look-again = Please look again
paperdraft-handed = deck handed in
paperdraft-ready = Who is ready
paperdraft-cards-in = { $count ->
        [one] { $count } card registered
       *[other] { $count } cards registered
    }
paperdraft-cards-so-far = cards so far: { $count }
paperdraft-deck-so-far = deck so far: { $count }
paperdraft-late = after the time
paperdraft-help = Write for them
paperdraft-whole-table = All cards of the table:
paperdraft-correct = Let them correct the cards
paperdraft-correct-sure = Open the cards again
paperdraft-correct-reason = the player corrects the cards
paperdraft-time-over = Time is up: take a card.
