# Events on the command line: pairings, results, standings.
event-head-place = Place
event-head-player = Player
event-head-points = Points
event-head-record = W-L-D
event-head-omw = Opp. match wins
event-head-gw = Game wins
event-head-ogw = Opp. game wins
event-head-opponent = Opponent
event-head-match-win = Match wins
event-head-game-win = Game wins
event-why = { $name }: place { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-mean = Mean
event-floored = raised to the floor
event-no-player = nobody is called { $name }{ $hint }
event-head-table = Table
event-head-result = Result
event-bye = bye
event-round = Round { $number }{ $stage ->
        [knockout] , knockout
       *[other] { "" }
    }
event-slip = { $name } · round { $number } · table { $table }
event-drawn-games = Drawn games:
event-taken-back = taken back
event-exists = { $name } is there already: name another file
event-being-written = { $name } is being written by another command; if none is running, remove { $lock }
event-changed-meanwhile = { $name } was changed by another command meanwhile: nothing was written, give the command again
event-begun = { $name } has begun; let players enter: grimorio event join. The lot's seal: { $hash }
event-joined = { $count ->
        [one] One player is there.
       *[other] { $count } players are there.
    }
event-one-deck = --deck: name the one player whose deck it is
event-table = expected "A - B", or "A -" for a bye; found { $found }
event-result = expected "A 2-1 B", found { $found }
event-winner = --winner: expected { $first }, { $second } or nobody; found { $found }
event-noted = { $count ->
        [one] One result
       *[other] { $count } results
    } entered; { $left ->
        [league] the league goes on.
        [0] nobody plays any more.
        [one] one match is still on.
       *[other] { $left } matches are still on.
    }
event-winners = { $count ->
        [0] The game was drawn.
        [one] { $names } has won.
       *[other] { $names } have won.
    }
event-dropped = { $name } has left; { $count ->
        [one] { $count } stays
       *[other] { $count } stay
    }.
event-nothing = there is nothing to take back
event-unfinished = cards or decks of the draft are not finished yet: { $names }; pair with --anyway
event-undone = Taken back: { $number }, { $fact }
event-nothing-named = name what is decided: --forbid, --allow, --bye, --warn, --game-loss, --match-loss, --disqualify or --note
event-organised = Noted: { $reason }
event-imported = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
event-no-round = no such round is paired
event-simulating = Events
event-simulated = { $times ->
        [one] { $times } event
       *[other] { $times } events
    } of { $players } players: the best player wins { $won }.
event-simulated-place = Among the first eight: { $top }; mean place: { $place }.
event-head-format = Format
event-head-title = Title
event-head-dated = As of
event-head-sets = Sets
event-head-deck = Deck
event-head-locked = Locked
event-deck-in = handed in
event-deck-missing = missing
event-deck-locked = locked
event-no-deck = { $name } has handed in no deck
event-cards-format = --cards: name a format that is played with cards of your own (grimorio event formats)
event-other-game = --game: { $format } is a format of { $game }, not of { $found }
event-own-cards = { $format } is played with cards of your own: name their file (--cards)
event-no-own-cards = { $format } is not played with cards of your own
event-deck-refused = { $count ->
        [one] One fault
       *[other] { $count } faults
    }: the deck cannot be entered in { $format }
event-format = { $title } (as of { $dated }), decks: { $build ->
        [constructed] Constructed
        [limited] Limited
        [mini] Mini
        [classic] Classic
        [official] Official
       *[free] any
    }
event-format-sets = Sets: { $sets }
event-format-imports = Also, where they were imported: { $sets }
event-format-allowed = Further cards: { $names }
event-format-banned = Banned: { $names }
event-format-restricted = Restricted to one: { $names }
event-format-match = Best of { $best-of }; minutes of a round: { $minutes }
event-format-left = This table cannot play { $count } of its cards yet ({ $sets }):
event-head-time = Time
event-head-extra = Extra
event-head-penalty = Penalty
event-head-offence = Offence
event-head-reason = Reason
event-clock-none = not started
event-clock-turn = { $last ->
        [1] finish the turn, then one more if it was the first player’s
       *[other] finish the turn, then five more
    }
event-clock-turns = turns left: { $count }
event-clock-over = { $last ->
        [1] over: who is ahead wins
       *[other] over: the game is drawn
    }
event-penalty = { $kind ->
        [warning] warning
        [game-loss] game loss
        [match-loss] match loss
       *[other] disqualification
    }
event-offence-deck = deck
event-offence-procedure = procedure
event-offence-drawing = drawing cards
event-offence-marked = marked cards
event-offence-slow = slow play
event-offence-conduct = conduct
event-offence-cheating = cheating
event-head-bot = Bot
event-head-mean-place = Mean place
event-head-events = Events
event-head-best = Best place
event-head-against = Against
event-head-interval = 95 % interval
event-head-round = Round
event-head-outcome = Outcome
event-head-next-match = Next match
event-head-chance = Chance
event-season-players = Players
event-season-decks = Decks against decks
event-season-event = { $name }: place { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, deck: { $deck }
event-outcome = { $outcome ->
        [won] won
        [drawn] drawn
       *[lost] lost
    }
event-ending = { $ending ->
        [win] won
        [draw] drawn
        [loss] lost
        [bye] a bye
       *[none] none left
    }
event-chances = { $name } among the first { $cut }: the rest played { $times ->
        [one] { $times } time
       *[other] { $times } times
    } for each result
event-chances-strengths = { $known ->
        [yes] Strengths are estimated from { $games ->
            [one] { $games } game
           *[other] { $games } games
        }; { $name }: { $elo } Elo against the mean.
       *[no] All players are taken as equally strong.
    }
event-pod = Pod { $number }: { $players }
event-pod-booster = Booster { $number }: passed to the { $way ->
        [left] left
       *[right] right
    }
event-pod-passes = { $name } passes to { $other }
event-pool-which = name a player and a file with the cards, or --record and --seats
event-pools-noted = { $count ->
        [one] { $count } pool is noted.
       *[other] { $count } pools are noted.
    }
event-fact-outcome = { $outcome ->
        [draw] drawn
        [neither] both have lost
       *[other] { $name } wins
    }
event-fact-minutes = { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
event-fact-lines = { $count ->
        [one] one line
       *[other] { $count } lines
    }
event-fact-seed = seeded { $number }
event-fact-act = { $act ->
        [start] started
        [pause] stopped
        [on] goes on
        [next] next step
        [back] a step back
       *[add] more time
    }
