# Tournaments on the page: made, joined, paired, reported, corrected.
tournament-tournaments = Tournaments
tournament-title = Tournament
tournament-what = A club's evening: players join by link or code, rounds are paired, both players report, standings follow.
tournament-yours = Your tournaments
tournament-role-organiser = you organise
tournament-role-player = you play
tournament-role-spectator = you look on
tournament-new = A new tournament
tournament-name = Name of the tournament
tournament-unnamed = Thursday evening
tournament-game = Game
tournament-structure = Structure
tournament-structure-swiss = Swiss
tournament-structure-knockout = Knockout
tournament-structure-round-robin = Round robin
tournament-structure-league = League
tournament-structure-swiss-text = Nobody is out: each round pairs players with equally many points.
tournament-structure-knockout-text = Who loses a match is out.
tournament-structure-round-robin-text = Everybody plays everybody once.
tournament-structure-league-text = Players meet as they like; the table counts all matches.
tournament-best-of = Match
tournament-best-of-games = { $count ->
        [1] one game
       *[other] best of { $count }
    }
tournament-rounds = Rounds
tournament-rounds-usual = by players
tournament-cut = Then
tournament-cut-to = { $count ->
        [0] no knockout
        [2] a final
       *[other] knockout of { $count }
    }
tournament-create = Create the tournament
tournament-by-code = Join by code
tournament-code = Code
tournament-enter-event = Join
tournament-join = Join
tournament-join-text = { $game }. { $count ->
        [0] Nobody is there yet.
        [one] One player is there.
       *[other] { $count } players are there.
    }
tournament-names = Players without a phone, one a line
tournament-add = Add
tournament-close = Close the entries
tournament-reopen = Open the entries again
tournament-about = { $game } · { $structure ->
        [swiss] Swiss
        [knockout] Knockout
        [round-robin] Round robin
       *[league] League
    } · { $games ->
        [1] one game
       *[other] best of { $games }
    }{ $count ->
        [0] { "" }
       *[other] { " " }· { $number ->
            [0] { $count } rounds
           *[other] round { $number } of { $count }
        }
    }
tournament-room = Page for the room
tournament-round = Round { $number }
tournament-round-of = Round { $number } of { $count }
tournament-table = Table { $number }
tournament-bye = bye

## The organiser

tournament-before = { $count ->
        [0] Nobody is there yet
        [one] One player is there
       *[other] { $count } players are there
    }
tournament-open = { $count ->
        [one] One match is still on
       *[other] { $count } matches are still on
    }
tournament-all-in = Round { $number } is over
tournament-over = The tournament is over: { $name } has won
tournament-league = Enter a match
tournament-pair = Pair round { $number }
tournament-result-of = Result of { $first } against { $second }
tournament-other = other …
tournament-other-title = Another result
tournament-drawn = Drawn games
tournament-enter = Enter
tournament-cancel = Cancel
tournament-correct = Correct
tournament-corrected = corrected by the organiser
tournament-both-lost = both lost
tournament-players = { $count ->
        [0] Players
        [one] One player
       *[other] { $count } players
    }
tournament-left = has left
tournament-drop = Drop
tournament-back = Is back
tournament-phone = Link
tournament-phone-text = Whoever opens this link plays in this place; an earlier link ends.
tournament-log = Log
tournament-undo = Take back
tournament-undone = taken back by the organiser
tournament-fact-entry = Enters
tournament-fact-deck = Deck
tournament-fact-pairing = Paired
tournament-fact-result = Result
tournament-fact-drop = Leaves
tournament-fact-bye = Bye
tournament-fact-override = Pair
tournament-fact-penalty = Penalty
tournament-fact-note = Note
tournament-fact-undo = Taken back: no.

## The player

tournament-you-are = You play as { $name }.
tournament-wait-first = The first round is not paired yet
tournament-not-paired = You have no match in this round
tournament-your-bye = You have a bye: the round is won
tournament-you-left = You have left the tournament
tournament-ended = You came { $place } of { $count }
tournament-your-result = Your result: { $result }. Wait for the next round.
tournament-report = When you are done, say how it ended: your games first.
tournament-reported = You said { $result }. It counts once { $name } says the same.
tournament-confirm = { $name } says { $result } from your side.
tournament-agree = That is right: { $result }
tournament-differ = { $name } says { $result } from your side. Agree, or call the organiser.
tournament-leave = Leave the tournament
tournament-leave-sure = Yes, I leave

## Standings

tournament-standings = Standings
tournament-bracket = Knockout
tournament-head-place = Place
tournament-head-place-text = Place
tournament-head-player = Player
tournament-head-player-text = Player; a click shows the opponents
tournament-head-points = Points
tournament-head-points-text = Match points
tournament-head-record = W–L–D
tournament-head-record-text = Matches won, lost, drawn
tournament-head-omw = OMW %
tournament-head-omw-text = Opponents' match wins
tournament-head-gw = GW %
tournament-head-gw-text = Own game wins
tournament-head-ogw = OGW %
tournament-head-ogw-text = Opponents' game wins
tournament-no-opponents = No opponent yet.
tournament-share = { $match } % of matches, { $game } % of games
tournament-floored = raised to the least share
tournament-seal = The lot is sealed: { $seal } …
tournament-seed = The seed of the lot: { $seed }
