### The command line.

cli-option-pair = --option: expected NAME=VALUE, such as review=exactly-four; found { $found }
cli-plot-name = --plot: expected a name that ends in .svg or .png, found { $name }
cli-ray-missing = --engine ray needs Ray, which is not installed: pip install 'grimorio[ray]'
cli-plot-missing = pictures need Matplotlib, which is not installed: pip install 'grimorio[plots]'
cli-no-records = what is played of { $game } is more than one game: it has no record
cli-records-ray = --records writes into a folder of this machine: leave out --engine ray
cli-elo-alone = --elo plays every game of every pair, one by one: leave out --best-of, --settle and --minutes
cli-no-folder = there is no folder { $name }: make it, or name another
cli-cannot-write = cannot write { $name }: { $reason }
cli-no-file = there is no file { $name }
cli-file-text = { $name } is not text in UTF-8: save it with this encoding
cli-file-large = { $name } is larger than { $most } MB
cli-file-deep = { $name } is nested too deeply
cli-file-many = { $name } holds more than { $most } values
cli-file-long = { $name } holds a text of more than { $most } characters
cli-file-number = { $name } holds a number of too many digits
cli-no-seat = --seat: this game has { $count } players, found { $seat }
cli-rate = { $rate } games/s

cli-head-bot = Bot
cli-head-what = What
cli-head-games = Games
cli-head-wins = Wins
cli-head-share = Share
cli-head-interval = 95 % interval
cli-head-elo = Elo
cli-head-other = against
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

cli-pair = { $head }: { $tail }
cli-arena-title = { $game }: { $games } games, seed { $seed }
cli-arena-elo = { $game }: { $games } games of every pair, seed { $seed }
cli-arena-pairs = Pairs (score and interval of the first)
cli-arena-matches = { $game }: { $games } matches, best of { $best }, seed { $seed }
cli-arena-scores = Scores: { $scores }
cli-arena-settled = Settled against { $share }: stopped before { $games } games (--all plays them all).
cli-arena-minutes = Stopped after { $minutes } min, before { $games } games.
cli-arena-games = All games were played.
cli-simulate-title = { $game }: { $games } games, seed { $seed }
cli-player = Player { $number }
cli-seat-of = Seat { $number }, { $bot }
cli-plays-as = Plays { $place ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    }
cli-spells-title = Spells of the Academy, of the games in which they were on offer
cli-ends = How the games ended:
cli-rounds = Rounds: mean { $mean }, median { $middle }, 10 to 90 % of games { $low } to { $high }
cli-turns = Turns: mean { $mean }, median { $middle }, 10 to 90 % of games { $low } to { $high }
cli-draws = { $count ->
        [one] One draw
       *[other] { $count } draws
    }
cli-plot-written = Drawn: { $name }
cli-no-decks = { $game } is not played with decks
cli-decks-for-two = --deck and --compare are for two players, found { $found }
cli-head-pairing = Pairing
cli-pairing = { $a } against { $b }
cli-compare-title = { $old } and { $new }: { $games } games of each against each deck, seed { $seed }
cli-head-against = Against
cli-head-old = Old
cli-head-new = New
cli-head-difference = Difference
cli-against-all = all of them
cli-compare-better = { $new } is better: the interval lies above 0.
cli-compare-worse = { $new } is worse: the interval lies below 0.
cli-compare-open = Open: the interval holds 0. More games make it narrower.

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
cli-no-set = no set { $name }; there is { $sets }
cli-booster = Booster { $number }, seed { $seed }
cli-odds = No two cards of a booster are alike; of a rarity every card is as likely as any other:
cli-odds-line = { $count } of { $cards } cards: { $rarity }; each is in { $share } of boosters
cli-no-game = no game '{ $name }'; the games are { $games }
cli-no-scenario = no scenario has '{ $word }' in its title: try another word with -k, or leave it out
cli-usage-command = No such command '{ $word }'
cli-usage-option = No such option: { $word }
cli-usage-missing-argument = Missing argument '{ $word }'
cli-usage-missing-option = Missing option '{ $word }'
cli-usage-value = Option '{ $word }' requires an argument
cli-usage-values = Option '{ $word }' requires { $count } arguments
cli-usage-extra = Got more than is expected: { $word }
cli-usage-invalid = Invalid value for { $word }: { $detail }
cli-usage-one-of = { $word } is not one of { $known }
cli-usage-least = it must be greater than or equal to { $least }
cli-usage-most = it must be less than or equal to { $most }
cli-usage-whole = it must be a whole number
cli-see = { $said }; see { $path } --help
cli-hint = ; did you mean '{ $word }'?
cli-no-card = no card { $name }{ $hint } (grimorio cards lists them)
cli-card-of-games = { $name } is a card of several games: choose one with --game ({ $games })
cli-no-card-with = no card has all of these words: { $words }
cli-cards-good = { $file }: good, { $spells } spells and { $characters } characters
cli-template-note = A card set: change what your cards say, then run grimorio cards check

cli-head-deck = Deck
cli-head-colors = Colours
cli-head-cards = Cards
cli-head-copies = Copies
cli-color-white = white
cli-color-blue = blue
cli-color-black = black
cli-color-red = red
cli-color-green = green
cli-deck-theme = theme deck
cli-deck-starter = starter deck
cli-deck-pack = goes with a starter deck
cli-deck-sideboard = Sideboard
cli-deck-size = { $count ->
        [one] One card
       *[other] { $count } cards
    }{ $sideboard ->
        [0] {""}
       *[other] , sideboard { $sideboard }
    }
cli-deck-legal = { $file }: legal, { $format }; { $size }
cli-format-constructed = Constructed
cli-format-limited = Limited
cli-format-preconstructed = as it was sold
cli-offence-size = { $found } cards; at least { $wanted } are needed
cli-offence-copies = { $found } { $card }; at most { $wanted } of a card that is no basic land, sideboard included
cli-offence-sideboard = { $wanted ->
        [0] a sideboard of { $found }; this deck was sold with none
       *[other] a sideboard of { $found }; it has { $wanted } cards or none
    }
cli-offence-pool = { $found } { $card }; { $wanted } were received
cli-offence-left-out = { $found } { $card }; { $wanted } were received, and what is not in the deck is the sideboard
cli-offence-printed = { $found } { $card }; { $deck } was sold with { $wanted }
cli-no-deck = there is no deck { $name }, nor such a file{ $hint } (grimorio decks lists the decks)

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

cli-verify-replayed = Played again: { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }, { $draws ->
        [one] one draw of luck
       *[other] { $draws } draws of luck
    }.
cli-verify-chain = The server's secret fits its commitment { $commitment }; the seed follows from it and { $shares ->
        [0] nobody's share
        [one] one share
       *[other] { $shares } shares
    }.
cli-verify-compared = All is as the receipt noted it before the game.
cli-verify-basis-seeded = The maker of this game chose its seed: nothing is proven for anybody.
cli-verify-basis-none = The record does not say how its seed was made: nothing is proven for anybody.
cli-verify-seat-proven = Seat { $seat } ({ $name }): proven. The server had fixed its secret before this share was made, and nobody knew the share before all were sealed (seal { $seal }): neither the server nor another player could choose the luck.
cli-verify-seat-withheld = Seat { $seat } ({ $name }): nothing is proven. It sealed a share and did not open it in time; the game went on without it. Whoever knew that share and the server's secret could choose between two lucks.
cli-verify-seat-none = Seat { $seat } ({ $name }): nothing is proven. It brought no share.
cli-verify-seat-bot = Seat { $seat } ({ $name }) is a bot: nothing is proven for it.
cli-verify-throw-proven = Choice { $number }, seat { $seat } ({ $name }): proven. The answer is the one that was sealed before any was shown.
cli-verify-throw-withheld = Choice { $number }, seat { $seat } ({ $name }): nothing is proven. It was sealed, and answered without opening the seal.
cli-verify-throw-plain = Choice { $number }, seat { $seat } ({ $name }): nothing is proven. The answer was not sealed.
cli-verify-elsewhere = This game began with a position set up by hand, or with a moment of another game: what lay there is proven for nobody, only the luck from there on.
cli-verify-remember = This holds for who saw the same commitment and seals at the table before the game: compare them, or give the page's receipt (--receipt).
cli-verify-faulty = This record proves nothing.
cli-verify-fault-shape = { $field }: missing, or not of its kind
cli-verify-fault-secret = the server's secret does not fit its commitment
cli-verify-fault-seal = seat { $seat }: the share does not fit its seal
cli-verify-fault-throw = Seat { $seat }, choice { $number }: the answer is not the one that was sealed
cli-verify-fault-unsealed = seat { $seat }: there is a share, but it was never sealed
cli-verify-fault-seed = the seed is { $found }; from the secret and the shares follows { $expected }
cli-verify-fault-replay = the game cannot be played again: { $detail }
cli-verify-fault-unfinished = the game is not over: luck is shown and checked at its end
cli-verify-fault-result = the answers lead to another result
cli-verify-fault-receipt = { $field }: not as the receipt noted it before the game

# grimorio purge
cli-purge-what = say which games: --finished DAYS, --waiting DAYS, or both
cli-purged = { $count ->
    [one] { $count } game was deleted.
   *[other] { $count } games were deleted.
}
cli-purged-reports = { $count ->
    [one] { $count } report was deleted.
   *[other] { $count } reports were deleted.
}

# grimorio backup, restore, database
cli-database-exists = { $file } is there already: name another file
cli-database-backing-up = Backing up
cli-database-restoring = Restoring
cli-database-copying = Copying
cli-database-backed-up = { $rows ->
    [one] { $rows } row was backed up.
   *[other] { $rows } rows were backed up.
}
cli-database-restored = { $rows ->
    [one] { $rows } row was restored.
   *[other] { $rows } rows were restored.
}
cli-database-copied = { $rows ->
    [one] { $rows } row was copied.
   *[other] { $rows } rows were copied.
}
cli-database-down = What came after migration { $to } is deleted. Go on?
cli-database-migrated = Migration { $before } → { $after }.

cli-read-as = Read as ({ $names }):
cli-read-end = the end of the text
cli-read-size = a size is power and toughness, such as 2/2; found { $size }
cli-read-refused = { $problem ->
    [type] The type line has a word that is not known: { $phrase }.
    [size] The size cannot be read: { $phrase }.
    [told] Line { $line }, column { $at }: this would be told otherwise: { $phrase }
    [rules] Line { $line }: the rules cannot play this: { $phrase }
   *[other] Line { $line }, column { $at }: this cannot be read: { $phrase }
}
cli-read-expected = Expected: { $names }.
cli-read-needs = Needed: { $needs }.
cli-read-written = written to { $file }
cli-import-bad = no MTGJSON set file and no Scryfall bulk file: { $reason }
cli-import-reading = Reading cards
cli-import-head-set = Set
cli-import-head-cards = Cards
cli-import-head-read = Read
cli-import-head-playable = Playable
cli-import-head-uses = Use with
cli-import-head-file = File
cli-import-none = No set was imported yet: grimorio cards import FILE
cli-import-unknown = no imported set { $name }; there are: { $sets }
cli-import-removed = { $name } was removed

# grimorio admin
cli-admin-system = this system has no Unix sockets, by which grimorio admin reaches a server
cli-admin-none = GRIMORIO_ADMIN=0 says that this server takes no commands: name its socket with --socket if it does
cli-admin-nobody = no server listens at { $path }: start it with grimorio serve, or name its socket with --socket
cli-admin-load-up = Grimorio { $version }, for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}: { $processor } processor seconds, at most { $megabytes } MB
cli-admin-load-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} in memory, { $playing } with a game in progress
cli-admin-load-connections = { $connections ->
    [one] { $connections } connection
   *[other] { $connections } connections
}, { $spectators } of spectators
cli-admin-load-bots = { $thinking ->
    [one] { $thinking } bot thinks
   *[other] { $thinking } bots think
}, { $waiting ->
    [one] { $waiting } waits for its turn
   *[other] { $waiting } wait for their turn
}
cli-admin-load-bans = { $bans ->
    [0] nobody is banned
    [one] { $bans } ban
   *[other] { $bans } bans
}
cli-admin-load-paused = bots pause in: { $games }
cli-admin-load-silent = do not answer: { $processes }
cli-admin-load-house = * looks after tournaments, campaigns and people; the numbers above are those of all processes
cli-admin-head-process = Process
cli-admin-head-version = Version
cli-admin-head-minutes = Minutes
cli-admin-head-processor = Processor s
cli-admin-head-megabytes = MB
cli-admin-head-address = Address
cli-admin-head-connections = Connections
cli-admin-head-tables = Tables
cli-admin-head-id = Game
cli-admin-head-game = Rules
cli-admin-head-state = State
cli-admin-head-players = Players
cli-admin-head-answers = Answers
cli-admin-head-thinking = Bots thinking
cli-admin-head-network = Banned
cli-admin-head-until = Until
cli-admin-head-why = Note
cli-admin-state-open = open
cli-admin-state-playing = playing
cli-admin-state-over = over
cli-admin-state-broken = ended
cli-admin-paused = pause
cli-admin-no-games = No game is in memory.
cli-admin-no-bans = Nobody is banned.
cli-admin-stopped = { $game } has ended without a result.
cli-admin-over = { $game } was over already.
cli-admin-bots-off = { $count ->
    [one] The bots of { $count } table pause.
   *[other] The bots of { $count } tables pause.
}
cli-admin-bots-on = { $count ->
    [one] The bots of { $count } table go on.
   *[other] The bots of { $count } tables go on.
}
cli-admin-bots-all = The bots of all games pause: grimorio admin go, without a game, lets them go on.
cli-admin-banned = { $network } is banned.
cli-admin-unbanned = { $network } is banned no more.
cli-admin-not-banned = { $network } was not banned.
cli-admin-no-reports = No report is open.
cli-admin-report-which = which report is closed? Name its id: grimorio admin reports ID --close
cli-admin-report-note = a note is kept when the report is closed: add --close
cli-admin-report-closed = Report { $report } is closed.
cli-admin-report-was = Report { $report } was closed already.
cli-admin-report-game = Game { $game } ({ $rules })
cli-admin-report-by = reported by { $who }, { $at }: { $reason }; note: { $note }
cli-admin-report-from = addresses of the speaker: { $addresses }
cli-admin-report-done = closed { $at }; note: { $note }
cli-admin-muted = { $speaker } is muted at the table { $game }.
cli-admin-unmuted = { $speaker } may speak again at the table { $game }.
cli-admin-spectator = spectator ({ $number })
cli-admin-head-report = Report
cli-admin-head-at = When
cli-admin-head-reasons = Reasons
cli-admin-head-speaker = Speaker
cli-admin-head-line = Line
cli-admin-head-closed = Closed
cli-admin-reason-insult = insult
cli-admin-reason-hate = hate
cli-admin-reason-threat = threat
cli-admin-reason-obscene = obscene
cli-admin-reason-spam = spam
cli-admin-reason-other = other

# What --verbose tells.
cli-verbose-reads = reads { $name }
cli-verbose-seed = seed { $seed }
cli-verbose-games = { $label }: { $games ->
        [one] one game
       *[other] { $games } games
    }
cli-verbose-processes = { $count ->
        [one] one process
       *[other] { $count } processes
    }
cli-verbose-time = done in { $seconds } s
