### The command line.

cli-option-pair = --option: expected NAME=VALUE, such as review=exactly-four; found { $found }
cli-plot-name = --plot: expected a name that ends in .svg or .png, found { $name }
cli-no-folder = there is no folder { $name }: make it, or name another
cli-cannot-write = cannot write { $name }: { $reason }
cli-no-file = there is no file { $name }
cli-not-text = { $name } is not text in UTF-8
cli-no-seat = --seat: this game has { $count } players, found { $seat }
cli-rate = { $rate } games/s

cli-head-bot = Bot
cli-head-what = What
cli-head-games = Games
cli-head-wins = Wins
cli-head-share = Share
cli-head-interval = 95 % interval
cli-head-score = Score
cli-head-anytime = at any time
cli-head-spell = Spell
cli-head-offered = Offered
cli-head-studied = Studied
cli-head-share-won = Won by holders
cli-head-card = Card
cli-head-kind = Kind
cli-head-cost = Cost
cli-head-study = Study
cli-head-text = Text

cli-arena-title = { $game }: { $games } games, seed { $seed }
cli-arena-settled = Settled against { $share }: stopped before { $games } games (--all plays them all).
cli-simulate-title = { $game }: { $games } games, seed { $seed }
cli-seat-of = Seat { $number }, { $bot }
cli-plays-as = Plays { $place ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    }
cli-spells-title = Spells of the Academy, of the games in which they were on offer
cli-ends = Ends: { $ends }
cli-rounds = Rounds: mean { $mean }, median { $middle }, 10 to 90 % of games { $low } to { $high }
cli-draws = { $count ->
        [one] One draw
       *[other] { $count } draws
    }
cli-plot-written = Drawn: { $name }

cli-kind-start = start
cli-kind-always = always
cli-kind-random = random
cli-kind-character = character
cli-card-cost = Cost: { $gems }
cli-card-study = Study cost: { $gems }
cli-cards-found = { $count ->
        [one] One card
       *[other] { $count } cards
    }
cli-no-card = no card { $name }{ $hint } (grimorio cards lists them)
cli-no-card-with = no card has all of these words: { $words }
cli-cards-good = { $file }: good, { $spells } spells and { $characters } characters
cli-template-note = A card set: change what your cards say, then run grimorio cards check

cli-rule-ruling = Ruling ({ $flag }): { $ruling }
cli-rule-tests = Tests: { $tests }
cli-rule-no-tests = Tests: none
cli-rule-ruled-out = Ruled out
cli-rule-planned = Planned
cli-rules-found = { $count ->
        [one] One rule
       *[other] { $count } rules
    }
cli-no-rule-with = no rule has all of these words: { $words }

cli-replay-step = Answer { $step } of { $count }
cli-replay-keys = n next · b back · t next turn · T turn before · g beginning · G end · q quit
