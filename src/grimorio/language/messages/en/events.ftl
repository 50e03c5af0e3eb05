# Tournaments on the page: made, joined, paired, reported, corrected.
events-tournaments = Tournaments
events-title = Tournament
events-what = A club's evening: players join by link or code, rounds are paired, both players report, standings follow.
events-yours = Your tournaments
events-role-organiser = you organise
events-role-player = you play
events-role-spectator = you look on
events-new = A new tournament
events-name = Name of the tournament
events-unnamed = Thursday evening
events-game = Game
events-structure = Structure
events-structure-swiss = Swiss
events-structure-knockout = Knockout
events-structure-round-robin = Round robin
events-structure-league = League
events-structure-together = One game of all
events-structure-swiss-text = Nobody is out: each round pairs players with equally many points.
events-structure-knockout-text = Who loses a match is out.
events-structure-round-robin-text = Everybody plays everybody once.
events-structure-league-text = Play whenever two players meet; the table counts the whole season.
events-structure-together-text = All players play one game; you enter who has won.
events-best-of = Match
events-best-of-games = { $count ->
        [1] one game
       *[other] best of { $count }
    }
events-rounds = Rounds
events-rounds-usual = by players
events-cut = Then
events-cut-to = { $count ->
        [0] no knockout
        [2] a final
       *[other] knockout of { $count }
    }
events-create = Create the tournament
events-by-code = Join by code
events-code = Code
events-enter-event = Join
events-join = Join
events-join-text = { $game }. { $count ->
        [0] Nobody is there yet.
        [one] One player is there.
       *[other] { $count } players are there.
    }
events-names = Players without a phone, one a line
events-name-long = A name has at most { $most } characters: { $name }
events-add = Add
events-close = Close the entries
events-reopen = Open the entries again
events-about = { $game } · { $structure ->
        [swiss] Swiss
        [knockout] Knockout
        [round-robin] Round robin
        [together] One game of all
       *[league] League
    } · { $games ->
        [1] one game
       *[other] best of { $games }
    }{ $count ->
        [0] { "" }
       *[other] { " " }· { $number ->
            [0] { $count ->
                [one] { $count } round
               *[other] { $count } rounds
            }
           *[other] round { $number } of { $count }
        }
    }
events-room = Page for the room
events-round = Round { $number }
events-round-of = Round { $number } of { $count }
events-table = Table { $number }
events-bye = bye

## The organiser

events-before = { $count ->
        [0] Nobody is there yet
        [one] One player is there
       *[other] { $count } players are there
    }
events-open = { $count ->
        [one] One match is still on
       *[other] { $count } matches are still on
    }
events-all-in = Round { $number } is over
events-over = The tournament is over: { $name } has won
events-pair = Pair round { $number }
events-result-of = Result of { $first } against { $second }
events-other = other…
events-other-title = Another result
events-drawn = Drawn games
events-enter = Enter
events-cancel = Cancel
events-lost-by-penalty = { $count ->
    [one] { $name } has lost a game by a penalty; it is counted here
   *[other] { $name } has lost { $count } games by penalties; they are counted here
}
events-not-sent = That was not sent: the server did not answer. Try again.
events-correct = Correct
events-corrected = corrected by the organiser
events-both-lost = both lost
events-players = { $count ->
        [0] Players
        [one] One player
       *[other] { $count } players
    }
events-left = has left
events-drop = Drop
events-back = Is back
events-phone-text = Whoever opens this link plays in this place; an earlier link ends.
events-log = Log
events-undo = Take back
events-undone = taken back by the organiser
events-fact-entry = Enters
events-fact-deck = Deck
events-fact-pairing = Paired
events-fact-result = Result
events-fact-drop = Leaves
events-fact-bye = Bye
events-fact-override = { $what ->
        [forbid] Do not meet
       *[allow] May meet
    }
events-fact-penalty = Penalty
events-fact-pool = Cards
events-fact-pods = Seats of the draft
events-fact-paper-draft = Draft opened
events-fact-paper-clock = Draft countdown
events-fact-online-draft = Draft begun here
events-fact-stand-in = { $on ->
        [yes] A bot drafts for
       *[no] The seat is back
    }
events-fact-note = Note
events-fact-undo = Taken back
events-log-fact = { $kind }: { $what }
events-log-number = no. { $number }

## The player

events-you-are = You play as { $name }.
events-wait-first = The first round is not paired yet
events-not-paired = You have no match in this round
events-your-bye = You have a bye: the round is won
events-you-left = You have left the tournament
events-ended = You came { $place } of { $count }
events-your-result = Your result: { $result }. Wait for the next round.
events-report = When you are done, say how it ended: your games first.
events-reported = You said { $result }. It counts once { $name } says the same.
events-reported-left = You said { $result }. { $name } has left: the organiser decides.
events-confirm = { $name } says { $result } from your side.
events-single-won = { $name } won
events-single-drawn = Drawn
events-league-you-met = You have met everybody
events-league-all-met = Everybody has met everybody.
events-agree = That is right: { $result }
events-differ = { $name } says { $result } from your side. Agree, or call the organiser.
events-leave = Leave the tournament
events-leave-sure = Yes, I leave

## Standings

events-standings = Standings
events-bracket = Knockout
events-head-place = Place
events-head-place-text = Place
events-head-player = Player
events-head-player-text = Player; a click shows the opponents
events-head-points = Points
events-head-points-text = Match points
events-head-record = W–L–D
events-head-record-text = Matches won, lost, drawn
events-head-omw = OMW %
events-head-omw-text = Opponents' match wins
events-head-gw = GW %
events-head-gw-text = Own game wins
events-head-ogw = OGW %
events-head-ogw-text = Opponents' game wins
events-no-opponents = No opponent yet.
events-share = { $match } % of matches, { $game } % of games
events-floored = raised to the least share
events-seal = The lot is sealed: { $seal }…
events-seed = The seed of the lot: { $seed }
events-winner = Winner
events-tell = { $name } has no phone: tell the organiser how it ended.
events-own-link = Your own link as organiser, for another device or in case this browser forgets
events-swap-do = Change
events-has-phone = has a phone
events-phone = New link
events-phone-sure = Yes, the old link ends
events-drop-sure = Yes, { $name } leaves

## Matches played here

events-online = Matches are played here, online
events-online-text = A click opens each match for both players, and its result enters itself.
events-format = Format
events-cards-missing = This format is played with cards of your own: open their file.
events-cards-drop = Take these cards away
events-format-none = none: the game as it is
events-minutes = Minutes of a round
events-minutes-of = { $count ->
        [0] no limit
       *[other] { $count }
    }
events-ready-minutes = Minutes to open the match
events-play = Play my match
events-opponent-there = { $name } is at the table.
events-opponent-missing = { $name } has not opened the match yet.
events-ready-until = Open your match by { $time }: else it is lost.
events-your-deck = Your deck
events-deck-ready = A ready deck or one of yours
events-deck-choose = choose…
events-deck-list = The list: a number and a card on each line
events-deck-hand-in = Hand in
events-deck-handed = Your deck is handed in. Until the first round you may hand in another one.
events-deck-locked = Your deck is handed in and locked.
events-deck-final = Once handed in, it is locked; only the organiser can take it back.
events-deck-slip = It is locked. A slip in the list? Then another one can be handed in.
events-deck-take-back = Take it back
events-deck-why = Why it is taken back
events-deck-needed = Hand in a deck: the first round begins when all decks are there.
events-deck-wrong = This deck cannot be entered:
events-deck-at = Line { $line }: { $text }
events-deck-none = no deck yet
events-deck-show = Deck
events-deck-of = Deck of { $name }
events-bot-add = Add a bot
events-bot-name = Bot { $number }
events-is-bot = bot
events-watch = Watch
events-game-number = Game { $number }
events-missing = not there: { $names }
events-score-now = { $score } now
events-no-show = did not open the match in time
events-back-to = To the tournament

## Time, penalties, messages

events-clock = Round clock
events-clock-start = Start the clock
events-clock-pause = Pause
events-clock-on = Go on
events-clock-add = { $minutes ->
        [one] { $minutes } minute more
       *[other] { $minutes } minutes more
    }
events-clock-length = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
events-clock-left = Time left
events-clock-paused = paused
events-clock-over = { $last ->
        [1] Time is over: finish this turn, then one more if it was the first player’s.
       *[other] Time is over: finish this turn, then five more.
    }
events-penalty = Give a penalty
events-penalty-what = Penalty
events-penalty-kind = { $kind ->
        [warning] Warning
        [game-loss] Game loss
        [match-loss] Match loss
       *[disqualification] Disqualification
    }
events-penalty-offence = Number of the offence, if any
events-penalty-reason = Reason
events-penalty-give = Give
events-say = Message to all
events-say-send = Show
events-say-clear = Take away
events-end = End the tournament now
events-end-sure = Yes, no further round
events-ended-early = ended by the organiser
events-fact-clock = Clock started
events-fact-pause = { $on ->
        [yes] Clock stopped
       *[no] Clock goes on
    }
events-fact-extra = Extra time
events-fact-turn = Turn over
events-fact-end = Ended early

## Leagues and games of all players

events-limit = The same two meet
events-limit-of = { $count ->
        [0] as often as they like
        [1] once
       *[other] { $count } times
    }
events-league-free = Play a match
events-league-on = Your matches
events-league-report = Report a match
events-league-new = begun
events-league-play = Play
events-league-play-with = Play { $name }
events-league-challenged = { $name } challenges you.
events-league-looks = { $name } is looking for a match.
events-league-decline = Decline
events-league-asked = You have challenged { $name }.
events-league-looking = You are looking for a match: the first who wants one plays you.
events-league-take-back = Take back
events-league-anybody = anybody
events-league-find = Find me an opponent
events-league-opponents = { $count ->
        [one] Choose the opponent
       *[other] Choose among { $count } opponents
    }
events-league-challenge = Challenge
events-league-challenge-to = Challenge { $name }
events-league-met = { $limit ->
        [0] met { $count } ×
       *[other] met { $count } of { $limit }
    }
events-league-nobody = Nobody is left to play.
events-league-deck = Hand in your deck first.
events-league-said = You said { $result } against { $name }. It counts once { $name } says the same.
events-league-against = Against whom did you play?
events-league-claims = { $name } says: { $first } { $result } { $second }
events-league-enter = Enter a match:
events-league-matches = { $count ->
        [0] Matches
        [one] One match
       *[other] { $count } matches
    }
events-league-all = Show all
events-league-looking-on = Matches are played whenever two players meet
events-together-who = Who has won? With several winners, mark each.
events-together-draw = It was a draw
events-together-on = One game of all players is on
events-over-together = { $count ->
        [0] The tournament is over: a draw
       *[other] The tournament is over: { $names } have won
    }
events-fact-together = Won
events-fact-drawn = Drawn game
events-extra = More time
events-extra-of = +{ $minutes } min
events-extra-for = More time for { $first } against { $second }
events-extra-reason = given by the organiser
events-league-cut = End the league: { $count ->
        [2] pair the final
       *[other] pair the knockout of the best { $count }
    }
events-pods = Draft first
events-pods-of = { $count ->
        [0] no draft
       *[other] in pods of up to { $count }
    }
events-pod-rounds = Rounds within the pods
events-turns = { $count ->
        [0] The last turn has been played
        [one] This is the last turn
       *[other] { $count } more turns, this one included
    }
events-turn-over = The turn is over
events-off = Call off
events-off-sure = Yes, it ends without a result
events-off-asked = { $name } wants to call this match off.
events-off-agree = Agree
events-off-mine = You want to call it off; { $name } has not agreed yet.
events-off-on = Play on
events-print = Print
events-print-what = { $what ->
        [tables] Pairings by table
        [names] Pairings by name
        [slips] Slips for results
        [standings] Standings
       *[bracket] Knockout
    }
events-print-nothing = There is nothing to print yet.
events-head-table = Table
events-head-opponent = Opponent
events-head-result = Result
events-slip-won = Games won
events-slip-signed = Signature
events-slip-leaves = Leaves
events-stage = { $count ->
        [1] Final
        [2] Semi-finals
       *[other] Quarter-finals
    }
events-pair-stage = { $count ->
        [1] Pair the final
        [2] Pair the semi-finals
       *[other] Pair the quarter-finals
    }
events-decide = Bye, forbidden pair, note
events-decide-what = Decision
events-decide-kind = { $kind ->
        [bye] Bye in the next round
        [forbid] These two do not meet
        [allow] These two may meet again
       *[note] Only a note
    }
events-files = Save for other programs
events-file = { $as ->
        [csv] Results as a table (CSV)
        [open] Results in the open format
       *[log] The whole tournament
    }
events-chances = What do I need?
events-chances-wait = The rest is being played many times…
events-chances-best = Chance to be among the best { $count } after the next match, everybody equally strong:
events-chances-ending = { $ending ->
        [win] won
        [draw] drawn
        [loss] lost
        [bye] a bye
       *[none] without another match
    }
events-season-title = Season
events-season-link = A season of several tournaments
events-season-none = This browser knows no tournament yet.
events-season-choose = Which tournaments count?
events-season-show = Show the season
events-season-players = Players
events-season-head = { $head ->
        [place] Place
        [player] Player
        [points] Points
        [events] Tournaments
        [record] W–L–D
        [best] Best place
       *[decks] Decks
    }
events-season-event = { $name }: place { $place }, { $points ->
        [one] one point
       *[other] { $points } points
    }
events-season-outcome = { $outcome ->
        [won] won
        [drawn] drawn
       *[lost] lost
    }
events-season-decks = Decks against decks
events-entries-over = Nobody can enter any more: the players are seated, or the rounds have begun.
events-online-together = The one game of all is not opened by the tournament: make its table on the first page, play, and enter here who has won.
events-online-two = This game has no matches online: a match is for two.
