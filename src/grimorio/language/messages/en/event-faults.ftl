# What cannot be in an event, in one line each.
event-faults-most-facts = an event has { $most } facts at most
event-faults-undo-number = expected a fact from 0 to { $most }, found { $found }
event-faults-undone = fact { $number } is taken back already
event-faults-undo-earlier = { $place }: expected an earlier fact, found { $found }
event-faults-league-rounds = a league has no rounds, its players meet as they like
event-faults-open = { $count ->
        [one] one match of round { $round } is open
       *[other] { $count } matches of round { $round } are open
    }: { $names }
event-faults-all-played = all rounds are played
event-faults-two-players = expected two players at least, found { $found }
event-faults-no-event = expected an event: an object with "kind": "{ $kind }", "version", "settings" and "facts"
event-faults-version = version: expected { $wanted }, found { $found }
event-faults-data = { $problem }
event-faults-at = { $place }: { $problem }
event-faults-at-line = line { $number }: { $problem }
event-faults-at-round = round { $number }: { $problem }
event-faults-no-player = nobody called { $player } has entered
event-faults-entered = { $player } has entered already
event-faults-disqualified = { $player } was disqualified
event-faults-most-players = an event has { $most } players at most
event-faults-too-late = { $player } comes too late: { $stage ->
        [knockout] the knockout has begun
        [draft] the draft has begun
        [round-robin] the round robin has begun
       *[other] the rounds have begun
    }
event-faults-deck-locked = the deck of { $player } is locked (MTG8-6.CON-1)
event-faults-round-number = expected round { $wanted }, found { $found }
event-faults-pairing-reason = say why the round is paired by hand or again
event-faults-rest-swiss = only Swiss rounds pair the other players by points; seat all tables of this round
event-faults-has-result = { $names } has a result already, take it back first
event-faults-no-tables = expected one table at least
event-faults-paired-twice = { $player } is paired twice
event-faults-has-left = { $player } has left
event-faults-forbidden = { $first } and { $second } are not to meet
event-faults-would-not-play = { $names } would not play
event-faults-is-out = { $player } is out
event-faults-best-of = expected a best of { $best-of }, found { $found }
event-faults-no-round = expected a round from 1 to { $most }, found { $found }
event-faults-not-paired = { $first } and { $second } are not paired in round { $round }
event-faults-why-corrected = { $first } against { $second } has a result, why is it corrected?
event-faults-needs-winner = a knockout needs a winner, name who has won by life or by lot
event-faults-next-paired = round { $round } is paired by it, take that pairing back first
event-faults-alone = { $player } cannot play alone
event-faults-limit = { $first } and { $second } have played { $count ->
        [one] { $count } time
       *[other] { $count } times
    }, which is the limit
event-faults-bye-swiss = only Swiss rounds give a bye, this is { $structure }
event-faults-other-player = expected another player than { $player }
event-faults-so-already = { $first } and { $second } are so already
event-faults-games = expected games won, lost and drawn as 2-1-0, found { $found }
event-faults-csv = expected CSV: { $problem }
event-faults-csv-line = expected { $heads }; found { $found }
event-faults-pairing = no pairing without a forbidden pair: { $names } cannot be paired
event-faults-too-many = too many players or points to pair at once
event-faults-only-swiss = only Swiss rounds have this
event-faults-only-league = only a league has this
event-faults-points = expected points for won, drawn, lost from 10 down to 0, found { $found }
event-faults-bye-games = expected games won and lost, each from 0 to { $most }
event-faults-open-rounds = expected an event with "Rounds", a list
event-faults-open-most = Rounds: expected { $most } at most, found { $found }
event-faults-open-round = { $place }: expected "RoundName" and "Matches"
event-faults-open-twice = { $place }: { $player } plays twice in this round
event-faults-open-match = { $place }: expected "Player1", "Player2" and "Result", found { $found }
event-faults-open-player = { $place }: expected a player’s name, found { $found }
event-faults-open-result = { $place }: expected games as "2-1-0", found { $found }
event-faults-no-format = no format is called { $found }; there are { $names }, or a file that ends with .json
event-faults-one-of = { $place }: expected one of { $names }; found { $found }
event-faults-no-card = { $place }: no card is called { $found }. Near: { $near }
event-faults-no-decks = { $game } is played without decks
event-faults-deck-at = line { $line }:
event-faults-deck-line = expected a number and a name such as “4 Shock”, found “{ $text }”.
event-faults-deck-unknown = no card is called “{ $text }”. Near: { $near }.
event-faults-deck-empty = there are no cards in the list.
event-faults-deck-set = { $card } is in none of the format’s sets.
event-faults-deck-banned = { $card } is banned.
event-faults-deck-restricted = { $found } { $card }; at most { $wanted }.
event-faults-deck-pool = { $found } { $card }, but { $wanted } were received.
event-faults-deck-left-out = { $found } { $card }; { $wanted } were received, what is not in the deck is the sideboard.
event-faults-deck-unplayed = { $card } exists, but cannot be played here yet.
event-faults-deck-other = { $kind }: { $card } expected { $wanted }, found { $found }
event-faults-best-of-lost = { $played } with the games lost by penalty is { $found }: enter only the games that were played
event-faults-offence = there is no offence { $found }: deck 101-106, procedure 111-116, drawing 121-124, marked cards 131-132, slow play 141-142, conduct 151-153, cheating 160-169
event-faults-clock-when = a clock is started at a time: it is missing
event-faults-not-on = { $first } and { $second } do not play now
event-faults-time-left = { $first } against { $second } still has time, or its clock was not started
event-faults-turns-over = { $first } against { $second }: the last turn is over, the game is drawn
event-faults-deck-missing = { $player } has handed in no deck, and the opponent has
event-faults-deck-faulty = the deck of { $player } may not be played: { $count ->
        [one] { $count } fault
       *[other] { $count } faults
    }{ $line ->
        [0] {""}
       *[other] , the first in line { $line }
    }
event-faults-not-here = this table cannot play cards of the deck of { $player } yet: { $cards }
event-faults-together-rounds = an event of one game of all has no rounds
event-faults-only-knockout = only a knockout plays a drawn game again, this is { $stage }
event-faults-most-games = a match has { $most } games at most
event-faults-only-together = only an event of one game of all has this, found { $structure }
event-faults-all-won = not everybody can have won: name nobody for a draw
event-faults-why-corrected-together = the game has a result, why is it corrected?
event-faults-why-taken-back = say why the result is corrected or taken back
event-faults-clock-stopped = the clock of the round was not started, or it is so already
event-faults-not-playable = this table cannot play these cards yet: { $cards }
event-faults-alike = { $player } looks like { $other }, who has entered, but is written with other characters: choose another name
event-faults-name-unseen = a name needs a character that can be seen, and none that turns the direction of writing: { $found }
event-faults-name-bye = { $found } stands for a bye in files of results: choose another name
event-faults-no-pools = in this format decks are not built out of cards received at the event
event-faults-pool-faulty = a list of received cards cannot be read: line { $line }
event-faults-no-draft = expected the record of a draft, found { $found }
event-faults-seats-of-draft = the draft is of { $wanted } players, found { $found ->
        [one] { $found } name
       *[other] { $found } names
    }
event-faults-unfinished-draft = the draft is not over
event-faults-ended = the event has ended already
event-faults-rounds-begun = the first round is paired, no draft can be opened any more
event-faults-begun-before = the draft has begun: say why it is opened anew
event-faults-seated-twice = { $player } sits twice
event-faults-not-seated = { $names } would not sit anywhere
event-faults-no-paper-draft = no draft was opened
event-faults-no-pod = expected a table from 1 to { $most }, found { $found }
event-faults-gone-on = the draft has gone on meanwhile
event-faults-countdown-so = the countdown is so already
event-faults-no-set = expected one of { $names }, found { $found }
event-faults-pool-size = expected 1 to { $most } cards, found { $found }
event-faults-hint-total = { $found ->
        [one] { $found } card
       *[other] { $found } cards
    }; { $wanted } were opened
event-faults-hint-set = { $found ->
        [one] { $found } card
       *[other] { $found } cards
    } of { $name }; { $wanted } were opened
event-faults-hint-rarity = { $name ->
        [common] common
        [uncommon] uncommon
        [rare] rare
        [land] basic land
       *[other] { $name }
    }: { $found }; { $wanted } are usual
event-faults-hint-copies = { $found } { $name }; the table opened { $wanted ->
        [one] { $wanted } booster
       *[other] { $wanted } boosters
    }
event-faults-hint-unknown = in none of the sets: { $name }
event-faults-hint-unchecked = rarities are not checked, the boosters are not known here: { $name }
event-faults-pool-kept = the cards of { $player } are registered already
event-faults-pool-first = register the cards of { $player } first
event-faults-no-pods = this event has no draft before its rounds
event-faults-seating-reason = say why the players are seated by hand or again
event-faults-large-pod = expected { $most } players of a pod at most, found { $found }
event-faults-seats-first = seat the players for the draft first
event-faults-no-pool-yet = { $player } has received no cards yet, of which the deck is built
event-faults-pod-size = expected 0, or 3 to 16 players of a pod
event-faults-together-pods = an event of one game of all players has no draft before it
event-faults-other-draft = another kind of draft was opened: take it back first
event-faults-no-online-draft = no draft was begun at tables of the server
event-faults-stand-in-so = { $player } and the bot have their seat so already
event-faults-no-cut = only Swiss rounds, round robins and leagues have a knockout afterwards
