# Matches: their length, exchanging cards between games, the score.
match-length = Length
match-one = One game
match-best-of = Best of { $games }
match-friend-brings = Your friend brings one
match-your-deck = Your deck
match-score = Game { $number }, best of { $games }
match-of = { $name }: { $won ->
    [one] { $won } game won
   *[other] { $won } games won
}
match-before = Before game { $number }
match-you-won = You won game { $number }.
match-other-won = { $name } won game { $number }.
match-drawn = Game { $number } was drawn and counts for nobody.
match-broken = This version cannot read game { $number }: it counts for nobody.
match-chooser-you = You choose who begins.
match-chooser-other = { $name } chooses who begins.
match-chooser-chance = Chance picks who chooses who begins.
match-exchange = Exchange cards if you like, then say that you are ready.
match-main = Deck
match-side = Sideboard
match-move-out = Put one { $card } into the sideboard
match-move-in = Put one { $card } into the deck
match-keys = A click or Enter moves one card; the arrow keys walk through both lists.
match-time = You have { $minutes } minutes; when the clock is at zero your deck stays as it lies.
match-lands = Basic lands
match-land-add = Add one { $card }
match-good = This deck can be played with.
match-wrong-size = { $found } cards in the deck, { $wanted } are needed.
match-wrong-size-exact = { $found } cards in the deck, expected { $wanted } as before.
match-wrong-pool = { $found } { $card }, but only { $wanted } in your cards.
match-wrong-left-out = { $found } { $card }, expected { $wanted } in deck and sideboard.
match-ready = Ready
match-change = Change the deck again
match-reset = As it was entered
match-no-side = Your deck has no sideboard: there is nothing to exchange.
match-waiting = Waiting for { $names }
match-look = Look at the table
match-back = Back to the cards
match-next = On to game { $number }
match-won = You win the match
match-lost = { $name } wins the match
match-give-up = Give up the match
match-give-up-text = You may give up this game, or the whole match.
match-games = Games of this match
match-game = Game { $number }
