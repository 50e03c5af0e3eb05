# Drafts on the command line: at the keyboard, evenings of bots, comparisons.
pods-you = Player
pods-many = { $players } players do not fit at a table of { $seats }
pods-seats = expected 2 to 16 bots, found { $found }
pods-two = expected two bots with a comma between, found { $found }
pods-best-of = expected 1, 3 or 5 games, found { $found }
pods-evening = Matches
pods-colors = Colours
pods-compared = { $first } against { $second }: { $drafts ->
        [one] one set of boosters
       *[other] { $drafts } sets of boosters
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
pods-share = { $first } wins { $share } ({ $interval })
pods-deck = Deck: { $name }
pods-written = { $file } is written
pods-pass = { $name }, sit down and press Enter
pods-pick = { $name }: booster { $round }, pick { $pick }
pods-taken = { $color ->
        [white] White
        [blue] Blue
        [black] Black
        [red] Red
        [green] Green
        [unknown] Others
       *[none] Without colour
    }: { $cards }
pods-not-offered = { $found } is not offered
pods-partial = { $name }: { $share } % of its cards can be played here yet.
pods-continued = the draft kept in { $file } { $over ->
        [True] is over; delete the file to begin another
       *[False] goes on
    }
pods-other = another draft is kept in { $file }: go on with it, or delete the file
