# What is wrong with data, files and steps, by the `cause` of an error. Beside it stand the place, and the values.
faults-english = { $detail }
faults-option = there is no such option or value: { $found }.
faults-bot = there is no bot { $name }; there are { $names }.
faults-rule = there is no rule { $name }{ $near ->
        [none] {""}
       *[other] {""}: did you mean { $near }?
    }
faults-players = it is not played by { $found }.
faults-deck = a deck is not one that is known, or holds a card that is not.
faults-card = no card is called { $name }.
faults-range = expected a number from { $least } to { $most }.
faults-alone = with one player left the game is over.
faults-out = { $seat } is out of the game.
faults-won = with { $count } gems the game is over.
faults-copies = more than { $most } copies of { $name } in all.
faults-taken = { $name } is taken: every sheet is there once.
faults-gems = { $count } gems of a colour in all, and there are { $most }.
faults-loose = { $card } is not put on anything.
faults-host = { $card } has to be on something.
faults-several = several permanents are called { $name }: give one a name of its own.
faults-permanent = no permanent is called { $name }.
faults-unchosen = nothing is chosen as { $card } comes into play.
faults-chosen = this cannot be chosen as { $card } comes into play.
faults-no-morph = { $card } has no morph: it cannot lie face down.
faults-token-state = a token is neither face down nor phased out.
faults-phased-damage = { $card } is phased out: it has no damage.
faults-begun = the match has begun.
faults-odd = a match has an odd number of games, not { $found }.
faults-usual = the games of a match begin as usual, not with a position.
faults-deck-size = { $found ->
        [one] one card
       *[other] { $found } cards
    }; at least { $wanted } are needed.
faults-deck-copies = { $found } { $card }; at most { $wanted } are allowed, sideboard included.
faults-deck-sideboard = { $found ->
        [one] one card
       *[other] { $found } cards
    } in the sideboard; it has { $wanted } or none.
faults-text = it is no text in UTF-8.
faults-json = it is no JSON: line { $line }, column { $column }.
faults-deep = it is nested too deeply.
faults-large = it is larger than { $most } MB.
faults-many = it holds more than { $most } values.
faults-long = it holds a text of more than { $most } characters.
faults-number = it holds a number of too many digits.
faults-record = it is no record of a game, or was damaged.
faults-game = there is no game { $name } here.
faults-rules = it was played by rules { $old }, these are { $new }.
faults-other-cards = it was played with other cards than these.
faults-answer = answer { $answer } cannot be given there.
faults-end = its answers lead to another end.
faults-unfinished = after its { $answers } answers the game is not over.
faults-power-name = there is a Power { $name } already.
faults-power-deciding = one thing at most can say who gets the pack.
faults-power-retest = a lost test held again stands alone in a Power.
faults-power-packs = packs are paid for a lost test held again, for nothing else.
faults-sheet-name = a name has 1 to 60 letters.
faults-sheet-style = the Style is one of the five colours or gold, and another than before.
faults-sheet-attributes = the three attributes are 3, 5 and 7, in any order.
faults-sheet-power = there is no Power { $name } here.
faults-sheet-had = this Magus has { $name } already.
faults-sheet-dear = it costs { $price }, and { $available } are available.
faults-sheet-sum = its history makes it { $wanted }, found { $found }.
faults-sheet-entry = an entry says what was earned and why, or what was spent and on what.
faults-pool-colours = { $name } has several colours, and no deck is for it.
faults-pool-sideboard = a pool has no sideboard.
faults-pool-four = four of each card: there are { $found } { $name }.
faults-pool-small = { $wanted } packs besides lands are needed for so many players, found { $found }.
faults-word-field = there is no such field here; there are: { $names }{ $hint }
faults-word-missing = it is missing.
faults-word-none = at least one is needed.
faults-word-object = fields with their values are expected here.
faults-word-list = expected a list, found { $found }.
faults-word-many = expected a list of { $least } to { $most }, found { $found }.
faults-word-text = expected a text of 1 to { $most } characters, found { $found }.
faults-word-names = expected { $names }, found { $found }.
faults-word-form = expected { $form }, found { $found }.
faults-word-string = expected a text, found { $found }.
faults-word-short = expected a text of at most { $most } characters, found { $found }.
faults-word-truth = expected true or false, found { $found }.
faults-word-number = expected a whole number, found { $found }.
faults-word-unread = nothing in the rules reads it here: leave it out.
faults-word-absent = { $name } speaks of what is not there.
faults-word-permanents = permanents in play are wanted here.
faults-word-players = players are wanted here.
faults-word-hurt = creatures or players are wanted here.
faults-word-buried = cards in graveyards are wanted here.
faults-word-returned = permanents in play or cards in graveyards are wanted here.
faults-word-spells = spells on the stack are wanted here.
faults-word-sized = a permanent is wanted here, in play or as it last was.
faults-word-controlled = something that a player controls is wanted here.
faults-word-no-player = no player is spoken of before.
faults-word-no-choice = nothing of that kind is chosen before.
faults-word-it = It speaks of target { $place }, and so many come before it: { $count }.
faults-word-it-several = It speaks of one target, not of several.
faults-word-count = expected 1 or more.
faults-word-banned = expected spells, by what is printed on them, or lands.
faults-word-side = it speaks of the player on the other side of the combat.
faults-word-sentence = expected one effect that is a single sentence.
faults-word-several = expected two or more; one is destroyed by Destroy.
faults-word-mill = you say this with Mill.
faults-word-discard = you say this with Discard.
faults-word-spell-removed = a spell can only remove itself from the game.
faults-word-to-whom = one source's damage is prevented to somebody: say to whom.
faults-word-striker = expected one object that was named before and is not this one.
faults-word-deflected = expected a number or X, or all damage.
faults-word-third = one card is put third from the top.
faults-word-way = expected what was destroyed.
faults-word-as-many = all of them are returned.
faults-word-others-do = another player does this.
faults-word-look = you do this with LookAtTop.
faults-word-others = you do this with Return.
faults-word-times = a mana cost that is paid X times is {"{1}"}.
faults-word-unpaid = nothing is to be paid.
faults-word-x = X stands for one number of this cost, and only where it is chosen.
faults-word-once = each is named once.
faults-word-no-target = nothing is targeted here.
faults-word-one-player = one player is wanted here, not several.
faults-word-one = one is wanted here, not several.
faults-word-sharing = SharedTypes is the bonus that a creature gets, and nothing else.
faults-word-static = a static ability chooses nothing: { $name }.
faults-word-static-asks = a static ability does not ask this.
faults-word-choose = nobody chooses here: say Target, or All.
faults-word-divided = only targets share what is divided.
faults-word-divided-before = it is divided before anything is sacrificed.
faults-card-kickers = two kicker costs are two different costs of mana, and what speaks of one names it.
faults-word-gate-target = what happens only under a condition has no targets of its own: name the target before it.
faults-word-gate-first = a condition right behind the event belongs to the ability: give it there.
faults-word-gate-last = a condition stands at the end of a text, and what happens otherwise just before it.
faults-word-all = all of them are discarded: leave the amount out.
faults-word-yours = you sacrifice it, nobody else.
faults-word-controller = it says already, or does not matter, whose it is.
faults-word-you = that is You: say so.
faults-word-said-player = that is a player who was said before.
faults-word-untapped = what is tapped for a cost is untapped: leave it out.
faults-word-share = each target gets 1 at least: say any_number.
faults-word-wide = permanent, card, spell and source stand alone, or beside player.
faults-word-nothing = it says nothing that changes.
faults-card-buried = a card in a graveyard is neither tapped nor sacrificed.
faults-card-mana-ability = an ability that you play adds mana to your own pool, once and in any case.
faults-card-mana-trigger = tapping for mana alone triggers an ability that adds mana.
faults-card-costs = each kind of cost once.
faults-card-state-alone = this alone triggers an ability, without other events.
faults-card-once = a card triggers once as it is discarded.
faults-card-taps = several are tapped only where no mana is paid.
faults-card-threshold = this does not depend on threshold.
faults-card-costly = spells that cost more or less are spells of any player, with any target.
faults-card-colored = what makes spells cost less coloured mana says no generic mana.
faults-card-generic = what makes spells cost less says generic mana alone.
faults-card-granted = permanents are given activated and triggered abilities alone, and none that add mana.
faults-card-condition = this does not depend on a condition.
faults-card-flashback = only an instant or sorcery is played from the graveyard.
faults-card-additional = only an instant or sorcery has an additional cost.
faults-card-additional-flashback = a spell with flashback has no additional cost.
faults-card-storm = storm copies a spell with a fixed number of targets.
faults-card-storm-spell = only an instant or sorcery has storm.
faults-card-anyone = only its controller can pay the cost of an ability that any player may play: no mana ability, no tapping, sacrifice or counters of the permanent itself.
faults-card-buyback = only an instant or sorcery has buyback, and no kicker besides.
faults-card-echo = with echo, nothing else is chosen or noted for the permanent.
faults-card-kick-chooses = with kicker, no color or type is chosen.
faults-card-madness = a land is never played for mana.
faults-card-never-in-play = an instant or sorcery is never in play: { $name }.
faults-card-said = the card says it already: { $name }.
faults-card-kinds = instant and sorcery stand alone.
faults-card-size = creatures, and only they, have power and toughness.
faults-card-cost = a mana cost in quotes is wanted, "" for lands and only for them.
faults-card-enchants = only an enchantment can enchant.
faults-card-token = a token comes of PutToken, not of a card.
faults-card-world = only an enchantment can be one of the world.
faults-card-basic = a basic land is of one of the types { $names }.
faults-card-effects = an instant or sorcery has one Spell or Modes, and no other card has one.
faults-card-there = { $name } is there already.
faults-card-gold = the leftmost gem is the gold one and has a colour.
faults-card-available = { $needed } spells with availability { $name } are needed, found { $count }.
faults-card-few = at least { $needed } are needed, found { $count }.
faults-card-colours = each colour is named once.
faults-card-same = SAME speaks of what One has chosen before.
faults-card-hidden = only a Spell can be hidden.
faults-card-when = a Code says with When when it does something.
faults-card-of-spells = only Spells can have this.
faults-card-of-mages = only Mages can have this.
faults-card-black = there are no black Diamagics.
faults-card-this = only a Spell speaks of this Spell and of others.
faults-card-that = "that" Spell is one that is being cast or hidden, at a moment when it is.
faults-card-place = a Castle or Code is at a Mage's place only when that Mage casts or hides.
faults-card-whose = its place, its Mages or the moment say whose it is.
faults-card-title = expected a list of name and title.
faults-card-twice = { $name } is there already. Collection codes tell cards of one name apart.
faults-card-many = at most { $most } cards.
faults-card-long = at most { $most } values in one card.
faults-tournament = { $found } has no tournament packs

## Events
# What cannot be in an event, in one line each.
faults-most-facts = an event has { $most } facts at most
faults-undo-number = expected a fact from 0 to { $most }, found { $found }
faults-undone = fact { $number } is taken back already
faults-undo-earlier = { $place }: expected an earlier fact, found { $found }
faults-league-rounds = a league has no rounds, its players meet as they like
faults-open = { $count ->
        [one] one match of round { $round } is open
       *[other] { $count } matches of round { $round } are open
    }: { $names }
faults-all-played = all rounds are played
faults-two-players = expected two players at least, found { $found }
faults-no-event = expected an event: an object with "kind": "{ $kind }", "version", "settings" and "facts"
faults-version = version: expected { $wanted }, found { $found }
faults-data = { $problem }
faults-at = { $place }: { $problem }
faults-at-line = line { $number }: { $problem }
faults-at-round = round { $number }: { $problem }
faults-no-player = nobody called { $player } has entered
faults-entered = { $player } has entered already
faults-disqualified = { $player } was disqualified
faults-most-players = an event has { $most } players at most
faults-too-late = { $player } comes too late: { $stage ->
        [knockout] the knockout has begun
        [draft] the draft has begun
        [round-robin] the round robin has begun
       *[other] the rounds have begun
    }
faults-deck-locked = the deck of { $player } is locked (MTG8-6.CON-1)
faults-round-number = expected round { $wanted }, found { $found }
faults-pairing-reason = say why the round is paired by hand or again
faults-rest-swiss = only Swiss rounds pair the other players by points; seat all tables of this round
faults-has-result = { $names } has a result already, take it back first
faults-no-tables = expected one table at least
faults-paired-twice = { $player } is paired twice
faults-has-left = { $player } has left
faults-forbidden = { $first } and { $second } are not to meet
faults-would-not-play = { $names } would not play
faults-is-out = { $player } is out
faults-best-of = expected a best of { $best-of }, found { $found }
faults-no-round = expected a round from 1 to { $most }, found { $found }
faults-not-paired = { $first } and { $second } are not paired in round { $round }
faults-why-corrected = { $first } against { $second } has a result, why is it corrected?
faults-needs-winner = a knockout needs a winner, name who has won by life or by lot
faults-next-paired = round { $round } is paired by it, take that pairing back first
faults-plays-alone = { $player } cannot play alone
faults-limit = { $first } and { $second } have played { $count ->
        [one] { $count } time
       *[other] { $count } times
    }, which is the limit
faults-bye-swiss = only Swiss rounds give a bye, this is { $structure }
faults-other-player = expected another player than { $player }
faults-so-already = { $first } and { $second } are so already
faults-games = expected games won, lost and drawn as 2-1-0, found { $found }
faults-csv = expected CSV: { $problem }
faults-csv-line = expected { $heads }; found { $found }
faults-pairing = no pairing without a forbidden pair: { $names } cannot be paired
faults-too-many = too many players or points to pair at once
faults-only-swiss = only Swiss rounds have this
faults-only-league = only a league has this
faults-points = expected points for won, drawn, lost from 10 down to 0, found { $found }
faults-bye-games = expected games won and lost, each from 0 to { $most }
faults-open-rounds = expected an event with "Rounds", a list
faults-open-most = Rounds: expected { $most } at most, found { $found }
faults-open-round = { $place }: expected "RoundName" and "Matches"
faults-open-twice = { $place }: { $player } plays twice in this round
faults-open-match = { $place }: expected "Player1", "Player2" and "Result", found { $found }
faults-open-player = { $place }: expected a player’s name, found { $found }
faults-open-result = { $place }: expected games as "2-1-0", found { $found }
faults-no-format = no format is called { $found }; there are { $names }, or a file that ends with .json
faults-is-one-of = { $place }: expected one of { $names }; found { $found }{ $hint }
faults-no-card = { $place }: no card is called { $found }. Near: { $near }
faults-no-decks = { $game } is played without decks
faults-deck-at = line { $line }:
faults-deck-line = expected a number and a name such as “4 Shock”, found “{ $text }”.
faults-deck-unknown = no card is called “{ $text }”. Near: { $near }.
faults-deck-empty = there are no cards in the list.
faults-deck-set = { $card } is in none of the format’s sets.
faults-deck-banned = { $card } is banned.
faults-deck-restricted = { $found } { $card }; at most { $wanted }.
faults-deck-pool = { $found } { $card }, but { $wanted } were received.
faults-deck-left-out = { $found } { $card }; { $wanted } were received, what is not in the deck is the sideboard.
faults-deck-unplayed = { $card } exists, but cannot be played here yet.
faults-deck-other = { $kind }: { $card } expected { $wanted }, found { $found }
faults-best-of-lost = { $played } with the games lost by penalty is { $found }: enter only the games that were played
faults-offence = there is no offence { $found }: deck 101-106, procedure 111-116, drawing 121-124, marked cards 131-132, slow play 141-142, conduct 151-153, cheating 160-169
faults-clock-when = a clock is started at a time: it is missing
faults-not-on = { $first } and { $second } do not play now
faults-time-left = { $first } against { $second } still has time, or its clock was not started
faults-turns-over = { $first } against { $second }: the last turn is over, the game is drawn
faults-deck-missing = { $player } has handed in no deck, and the opponent has
faults-deck-faulty = the deck of { $player } may not be played: { $count ->
        [one] { $count } fault
       *[other] { $count } faults
    }{ $line ->
        [0] {""}
       *[other] , the first in line { $line }
    }
faults-not-here = this table cannot play cards of the deck of { $player } yet: { $cards }
faults-together-rounds = an event of one game of all has no rounds
faults-only-knockout = only a knockout plays a drawn game again, this is { $stage }
faults-most-games = a match has { $most } games at most
faults-only-together = only an event of one game of all has this, found { $structure }
faults-all-won = not everybody can have won: name nobody for a draw
faults-why-corrected-together = the game has a result, why is it corrected?
faults-why-taken-back = say why the result is corrected or taken back
faults-clock-stopped = the clock of the round was not started, or it is so already
faults-not-playable = this table cannot play these cards yet: { $cards }
faults-alike = { $player } looks like { $other }, who has entered, but is written with other characters: choose another name
faults-name-unseen = a name needs a character that can be seen, and none that turns the direction of writing: { $found }
faults-name-bye = { $found } stands for a bye in files of results: choose another name
faults-no-pools = in this format decks are not built out of cards received at the event
faults-pool-faulty = a list of received cards cannot be read: line { $line }
faults-no-draft = expected the record of a draft, found { $found }
faults-seats-of-draft = the draft is of { $wanted } players, found { $found ->
        [one] { $found } name
       *[other] { $found } names
    }
faults-unfinished-draft = the draft is not over
faults-ended = the event has ended already
faults-rounds-begun = the first round is paired, no draft can be opened any more
faults-begun-before = the draft has begun: say why it is opened anew
faults-seated-twice = { $player } sits twice
faults-not-seated = { $names } would not sit anywhere
faults-no-paper-draft = no draft was opened
faults-no-pod = expected a table from 1 to { $most }, found { $found }
faults-gone-on = the draft has gone on meanwhile
faults-countdown-so = the countdown is so already
faults-no-set = expected one of { $names }, found { $found }
faults-pool-size = expected 1 to { $most } cards, found { $found }
faults-hint-total = { $found ->
        [one] { $found } card
       *[other] { $found } cards
    }; { $wanted } were opened
faults-hint-set = { $found ->
        [one] { $found } card
       *[other] { $found } cards
    } of { $name }; { $wanted } were opened
faults-hint-rarity = { $name ->
        [common] common
        [uncommon] uncommon
        [rare] rare
        [land] basic land
       *[other] { $name }
    }: { $found }; { $wanted } are usual
faults-hint-copies = { $found } { $name }; the table opened { $wanted ->
        [one] { $wanted } booster
       *[other] { $wanted } boosters
    }
faults-hint-unknown = in none of the sets: { $name }
faults-hint-unchecked = rarities are not checked, the boosters are not known here: { $name }
faults-pool-kept = the cards of { $player } are registered already
faults-pool-first = register the cards of { $player } first
faults-no-pods = this event has no draft before its rounds
faults-seating-reason = say why the players are seated by hand or again
faults-large-pod = expected { $most } players of a pod at most, found { $found }
faults-seats-first = seat the players for the draft first
faults-no-pool-yet = { $player } has received no cards yet, of which the deck is built
faults-pod-size = expected 0, or 3 to 16 players of a pod
faults-together-pods = an event of one game of all players has no draft before it
faults-other-draft = another kind of draft was opened: take it back first
faults-no-online-draft = no draft was begun at tables of the server
faults-stand-in-so = { $player } and the bot have their seat so already
faults-no-cut = only Swiss rounds, round robins and leagues have a knockout afterwards

## Values of files
faults-near = ; did you mean '{ $near }'?
faults-near-names = ; did you mean: { $names }?
faults-none = none
faults-nothing = nothing
faults-nobody = nobody
faults-a-mapping = a mapping
faults-a-list = a list
faults-an-object = an object
faults-long-number = a number of many digits
faults-text-only = { $text }
faults-and-then = { $first }; { $then }
faults-in-file = the file: { $problem }
faults-by-rule = { $problem } ({ $rule })
faults-bug = a fault of the program, please report it: { $detail }
faults-mapping = expected a mapping, found { $found }
faults-mapping-of = expected a mapping with { $names }, found { $found }
faults-a-word = expected a word, found { $found }
faults-one-of = expected { $names }; found { $found }{ $hint }
faults-whole = expected a whole number from { $least } to { $most }, found { $found }
faults-unknown = unknown; expected { $names }{ $hint }
faults-twice = { $name } is there twice
faults-word-key = expected a word as key
faults-expected = expected { $name }
faults-at-least-one = expected at least 1, found { $found }
faults-some-of = expected some of { $names }, found { $found }
faults-three-numbers = expected three numbers, found { $found }
faults-a-or-b = expected A or B, found { $found }
faults-unread-word = cannot read { $word } in { $text }

## Files
faults-no-file = no such file
faults-no-path = no such file or folder
faults-unreadable = cannot be read: { $reason }
faults-empty-file = the file is empty
faults-values = too many values
faults-not-json = not JSON
faults-yaml = not YAML
faults-yaml-because = not YAML: { $problem }
faults-yaml-list = did not find expected ',' or ']'
faults-yaml-braces = did not find expected ',' or '{"}"}'
faults-yaml-key = did not find expected key
faults-yaml-dash = did not find expected '-' indicator
faults-yaml-value = did not find expected node content
faults-yaml-colon = mapping values are not allowed in this context
faults-yaml-no-colon = could not find expected ':'
faults-yaml-character = found character that cannot start any token
faults-yaml-quote = found unexpected end of stream
faults-yaml-tab = found a tab character that violates indentation
faults-yaml-control = control characters are not allowed
faults-yaml-single = not YAML: expected a single document
faults-yaml-alias = not YAML: found undefined alias { $name }
faults-os-missing = No such file or directory
faults-os-denied = Permission denied
faults-os-folder = Is a directory
faults-os-no-folder = Not a directory
faults-os-full = No space left on device
faults-os-read-only = Read-only file system
faults-os-long = File name too long
faults-os-address = Address already in use

## The judge: verdicts
faults-verdict-ok = ok{"   "}
faults-verdict-fail = FAIL{" "}
faults-verdict-error = ERROR
faults-verdict-step = step { $number }{ $verb ->
        [none] {""}
       *[other] {" "}({ $verb })
    }:
faults-verdict-trace = step { $number }: { $verb }
faults-verdicts = { $ok } passed, { $fail } failed, { $error } { $error ->
        [one] error
       *[other] errors
    }
faults-offers-more = { $options } and { $count } more
faults-verdict-differs = expected { $expected }; found { $found }
faults-rules-allow = the rules to allow this
faults-refused = refused: { $problem }
faults-refused-because = refused because of { $rules }
faults-rules-given = { $rules }: { $problem }
faults-no-rule = no rule
faults-to-be-refused = { $verb } to be refused
faults-allowed = it is allowed
faults-refusal-changes = the refusal to change nothing
faults-another-position = another position
faults-chance = chance to bring { $option }
faults-no-chance = nothing that chance decides
faults-no-events = no events
faults-cited = { $rule } cited
faults-cited-after = { $rule } cited after what is named before it
faults-no-choice = no choice
faults-a-choice = a choice
faults-choice-of = a choice of { $seat }
faults-the-choice = the choice { $ask }
faults-seat-asked = { $seat } asked { $ask }
faults-offered = { $option } offered
faults-not-offered = { $option } not offered
faults-nowhere = nowhere
faults-card-nowhere = { $card } nowhere
faults-card-in = { $card } in { $places }
faults-more-on-stack = { $count } more on the stack to resolve
faults-empty-stack = an empty stack
faults-card-somewhere = { $card } to be somewhere
faults-card-none = no { $card }
faults-seat-out = { $seat } out of the game
faults-seat-alive = { $seat } alive
faults-academy-without = academy without other spells
faults-academy-with = academy with { $spells }
faults-a-challenge = a challenge
faults-on-table = { $card } on the table
faults-off-table = { $card } off the table
faults-place-mage = { $place } a Mage
faults-in-play = { $card } in play
faults-none-in-play = no { $card } in play
faults-it-is-not = it is not
faults-it-is-there = it is there

## The judge: what is asked
faults-over = the game is over
faults-over-asked = the game is over: nobody is asked
faults-asked = { $seat } is asked { $ask }: { $offers }
faults-offers = { $options }
faults-not-asked = { $seat } is not asked anything now: { $asked }
faults-not-now = not now: { $asked }
faults-only-offered = { $option } is not offered, only { $offers }
faults-not-offered-now = { $option } is not offered; { $asked }
faults-was-offered = only { $offers } was offered
faults-not-in-game = { $seat } is not in the game any more
faults-has-priority = { $seat } has priority in { $step }
faults-no-priority = { $seat } does not have priority: { $asked }
faults-asked-other = { $seat } is asked nothing that { $option } answers: { $asked }
faults-unanswered = a choice is not answered: { $asked }
faults-nobody-asked = nobody is asked anything in { $where }; { $asked }
faults-this-turn = this turn
faults-that-turn = that turn of { $seat }
faults-a-turn = a turn of { $seat }
faults-nobody-in-turn = nobody has priority in { $turn } any more; { $asked }
faults-nobody-in-step = nobody has priority in the step { $step } of { $turn } any more; { $asked }
faults-endless-stack = the stack does not come to an end: { $asked }
faults-say-mana = say for which mana the permanent before was tapped, by for: or choose
faults-say-more = { $word } may be { $options }: say more words
faults-this-may-be = this may be { $options }: say more words
faults-say-before = say more before: { $asked }
faults-say-whom = say whom: attack { $seat } { $colour }
faults-means-nothing = { $word } means nothing here; { $asked }
faults-unknown-word = unknown: { $word }; { $asked }

## The judge: how a scenario is written
faults-no-scenarios = no scenario files in this folder; their names end in { $names }
faults-no-scenario = expected a scenario, found an empty list
faults-scenario-key = { $name } is missing; a scenario has { $names }
faults-one-verb = expected one verb in step { $number }, found { $found }
faults-steps = expected at most { $most } steps, found { $found }
faults-no-verb = unknown verb { $verb }; expected { $names }{ $hint }
faults-no-word = unknown word { $word }{ $hint }
faults-no-word-asked = unknown word { $word }{ $hint }; { $asked }
faults-verb-to-refuse = expected one verb to refuse, found { $found }
faults-by-pick = expected by and pick
faults-luck = luck cannot draw { $option } for { $ask }, only { $offers }
faults-no-places = this game does not say where its cards lie
faults-seat-place = expected A and one of { $names }; found { $found }{ $hint }
faults-no-setup = { $game } begins as a game begins: no setup
faults-one-card = expected at least one of a card, found { $found }
faults-turn-phase = expected turn, phase or both
faults-turn-at = expected turn, at or both
faults-by-one-of = expected by and one of { $names }
faults-by-deck = expected by and deck, a list such as [Shock*4, Mountain*20]
faults-by-out-in = expected by, out and in: cards that leave the deck, and cards that come
faults-no-registered = { $seat } has registered no deck
faults-not-so-many = there are not so many { $card }
faults-none-to-choose = there is no { $name } to choose
faults-spell-or-ability = expected spell or ability, by, targets and x
faults-several-objects = several objects are called { $name }, and differ: give it a name by as:
faults-no-object = { $problem }{ $hint }; expected a player, { $names }, or the name of an object
faults-no-label = { $problem }; it is no name given by as: either
faults-no-card-of-name = no card { $name }{ $hint }
faults-most-zones = expected at most { $most } zones, found { $found }
faults-most-cards = expected at most { $most } cards in all

## The judge: Magic
faults-magic-hand = { $seat } does not decide about a hand now: { $asked }
faults-not-in-play = { $card } is not in play
faults-not-turn = it is not the turn of { $seat }
faults-none-attack = nothing can attack: { $asked }
faults-none-block = { $seat } has nothing to block with: { $asked }
faults-no-attackers = no more creatures can attack
faults-no-blockers = no more creatures can block
faults-no-damage = there is no combat damage to assign: { $asked }
faults-too-many-named = { $count } creatures are named, more than are in play
faults-deals-none = { $card } deals no damage to { $other }
faults-assigns = { $card } assigns { $count } damage, not { $found }
faults-assigns-so = { $card } assigns { $shares }
faults-so-much-to = { $count } to { $card }
faults-not-waiting = { $card } does not wait to go onto the stack; { $asked }
faults-gives-not = it does not give { $mana }; { $asked }
faults-card-gives-not = { $card } does not give { $mana }
faults-turns-none = { $seat } can turn nothing face up
faults-turns-not = { $seat } cannot turn { $card } face up
faults-not-removed = { $card } is not among the removed cards of { $seat }
faults-not-buried = { $card } is not in the graveyard of { $seat }
faults-has-abilities = { $card } has { $count ->
        [0] no activated abilities
        [one] one activated ability
       *[other] { $count } activated abilities
    }
faults-not-in-hand = { $card } is not in the hand of { $seat }
faults-no-permanent = { $card } is no permanent, and no card in a graveyard
faults-not-tapped = { $card } cannot be tapped for mana now
faults-extra-target = { $card } is one target too many
faults-no-mana-chosen = no mana is chosen for it: it costs none, or the table pays by itself
faults-no-legal-target = { $card } is no legal target; { $asked }
faults-more-targets = there are more targets to choose; { $asked }
faults-none-divided = nothing is divided to { $card }
faults-gets-share = { $card } gets { $count }: all is divided
faults-no-target = { $card } is no target
faults-pays-not = { $mana } does not pay for it
faults-cannot-pay = { $card } cannot pay for it; { $asked }
faults-not-paying = { $card } is not what pays for it
faults-costs-life = it costs { $count } life, not { $found }

## The judge: Magecraft
faults-mage-shield = expected gems (in the Shield phase), or gem and from (a Shield icon), not both
faults-mage-no-gem = the Shield area has no { $colour } gem left
faults-mage-next-spell = the next spell of grimoire { $number } is { $spell }
faults-mage-gold = say gold: yes or gold: no: the gold gem on the card may pay
faults-mage-no-gold = there is no gold gem on this card
faults-mage-which = say which grimoire: 1, 2 or 3, or the spell; { $asked }
faults-mage-several = { $spell } begins several grimoires: say grimoire: 1, 2 or 3
faults-mage-leftmost = { $spell } is not the leftmost spell of its grimoire
faults-mage-no-grimoire = { $spell } is in no grimoire of { $seat }
faults-mage-cost = the cost is { $gems }
faults-mage-cost-any = the cost is { $gems } and { $free } of any colour
faults-mage-ability = the ability costs one gem
faults-mage-icon = expected { $names } or done
faults-mage-no-icon = expected { $names } or done; found { $found }{ $hint }
faults-mage-icons-left = no icon is left to resolve: { $asked }
faults-mage-spell = expected spell: the name of a spell
faults-mage-review = a review discards four gems, not { $found }
faults-mage-puts-back = a review puts back exactly { $cards }
faults-three-lists = expected up to 3 lists of spells

## The judge: Wizards of Mickey
faults-team-or-code = expected either a team or a code
faults-out-in = expected out and in, two cards
faults-mage-at = expected mage and at, or squad
faults-castle-card = expected card, the name of a Castle
faults-card-mage = expected card and mage, a place or a name
faults-card-list = expected cards, a list of names
faults-a-mage = expected mage, a place or a name
faults-no-in-hand = { $seat } has no { $card } in hand
faults-not-in-deck = { $card } is not in the deck
faults-player-sees = expected by, and what that player sees: A, B, stake
faults-several-in-play = { $count } of { $card } are in play: say whose and where, as in 'A left { $card }'
faults-colour-or = expected a colour or ?, found { $found }
faults-step-such = expected a step such as 'plus 2 = 4 by Roknar'
faults-ready-deck = expected a ready deck ({ $names }) or its { $keys }; found { $found }{ $hint }

## The judge: Magic Live
faults-live-declare = expected as (mono, two-colour, gold or none), or deck at the completion
faults-live-row = this row is for { $kind }
faults-live-pack = expected pack, or packs: a list
faults-live-trait = expected trait: { $names }
faults-live-use = expected use: a Power, or none
faults-live-life = expected life: a number
faults-live-add = expected add: lands with their numbers
faults-live-throw = { $seat } does not throw now: { $asked }
faults-live-land = { $card } is no land of this pool; expected { $names }
faults-live-lands = no lands are added now: { $asked }
faults-live-sheet = expected by and a sheet (style, traits, powers…), or pool
faults-live-read-out = sheets are read out before the auction
faults-live-spend = experience is spent between sessions
faults-live-session-on = a session is on
faults-live-tournament-on = a tournament is on
faults-live-no-auction = no auction was just played: { $asked }
faults-live-no-tournament = no tournament is being played
faults-live-none-begun = no tournament was begun
faults-live-result = expected players, and winner: one of them, or draw
faults-live-next = this is not to be played now, only { $games }
faults-live-not-in = { $seat } plays in no tournament
faults-live-looks = expected by, who looks, and what is seen of { $seats }
faults-live-deck-of = { $card } lies in the deck { $deck } (LIVE-2-POOL-4)
faults-no-power = there is no Power { $name }; expected { $names }

faults-cards-elsewhere = a card set of one's own lies in another file: it cannot be opened here
