# Magic Live: sessions simulated, and campaigns, on the command line.
sessions-title = { $games ->
        [one] { $games } session
       *[other] { $games } sessions
    } ({ $form }, all Magic by { $pilot }), seed { $seed }: games of the tournaments
sessions-declared = { $kind ->
        [mono] declared one colour
        [two-colour] declared two colours
       *[gold] declared gold
    }
sessions-lands = { $count ->
        [one] one land
       *[other] { $count } lands
    }
sessions-head-challenge = Challenge
sessions-head-held = Held
sessions-head-holder = Won by who claimed
sessions-head-more = Won by more traits
sessions-head-equal = Equal traits
sessions-head-used = Used
sessions-head-user = Won by its user
sessions-head-pack = Pack
sessions-head-offered = Offered
sessions-head-taken = Taken
sessions-packs = Packs by how their decks fared: the best and the worst of those taken often
sessions-life = Life that an auction cost: mean { $mean }, at most { $most }

sessions-head-magus = Magus
sessions-head-style = Style
sessions-head-traits = Traits
sessions-head-life = Life
sessions-head-powers = Powers
sessions-head-xp = Experience left
sessions-head-place = Place
sessions-head-won = Won
sessions-head-drawn = Drawn
sessions-head-lost = Lost
sessions-campaign = { $name }: { $count ->
        [one] one session played
       *[other] { $count } sessions played
    }
sessions-tournament = { $games ->
        [one] Tournament ({ $form })
       *[other] Tournament ({ $form }, best of { $games })
    }
sessions-next = To play: { $games }
sessions-all-played = All games are played: --close ends the session.
sessions-begun = { $name } has begun; let Magi join: grimorio campaign join
sessions-joined = { $name } has joined.
sessions-earned = earned { $xp }: { $reason }
sessions-spent = { $on ->
        [style] spent { $xp }: Style { $what }
        [power] spent { $xp }: { $what }
        [life] spent { $xp }: a point of life
       *[attribute] spent { $xp }: a { $what } trait
    }
sessions-bought = { $name } spends { $xp }; left: { $left }
sessions-gained = { $name } earns { $xp }; left: { $left }
sessions-no-magus = there is no Magus { $name }; there is { $names }
sessions-exists = { $name } is there already: name another file
sessions-namesake = there is a Magus { $name } already
sessions-traits = --traits: expected 3, 5 and 7 in any order, such as 3/5/7; found { $found }
sessions-nothing = nothing to buy is named: --style, --power, --life or --attribute
sessions-award = --award: expected 8,5,3 or wins:1, found { $found }
sessions-none = no session is on: hold an auction first
sessions-result = --result: expected "A > B" or "A = B", found { $found }
sessions-best-of = --best-of: expected 1, 3 or 5, and 1 where all play together, found { $found }
sessions-score = --result: expected "A > B 2-1" or "A = B 1-1" in a best of { $best }, found { $found }
sessions-not-now = { $found }: this game is not to be played now
sessions-not-played = { $found }: these Magi have played no game
sessions-why = say why the result is corrected: --reason