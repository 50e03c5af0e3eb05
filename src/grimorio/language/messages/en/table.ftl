### The table: every page message that belongs to no single game.

table-language = English
table-language-choose = Language
table-skip = Skip to the table
table-home = Back to the lobby
table-help = Rules and keys
table-close = Close
table-theme-light = Light theme: vellum
table-theme-dark = Dark theme: night
table-failed = That did not work: { $detail }
table-unreached = The server cannot be reached.

## Lobby

table-tagline = Card games with every rule kept. Free, open, no account.
table-name = Your name
table-name-hint = As the others will see it
table-guest = Guest
table-guest-number = Guest { $number }
table-level = How strong the bot plays
table-level-apprentice = Apprentice
table-level-adept = Adept
table-level-master = Master
table-level-archmage = Archmage
table-level-random = Random
table-level-greedy = Greedy
table-level-search = Searcher
table-level-of = { $level }, { $character }
table-character = Characters of bots
table-character-any = any
table-character-plain = plain
table-character-cautious = cautious
table-character-fierce = fierce
table-character-tricky = tricky
table-character-plain-text = Plain: weighs attack and defence evenly.
table-character-cautious-text = Cautious: keeps more creatures back and thinks first of what could strike back.
table-character-fierce-text = Fierce: attacks more, and worries less about what could strike back.
table-character-tricky-text = Tricky: also attacks where a block would hurt, as long as its mana and cards could be a trick. They need not be.
table-play-bot = Play against a bot
table-how = How is it played?
table-game = Game
table-seats = Seats
table-seat = Seat { $number }
table-seat-add = One more seat
table-seat-remove = Take this seat away
table-seat-free = free seat
table-you = You
table-you-after = you
table-friend = A friend, by invitation
table-bot = Bot
table-bot-number = Bot { $number }
table-bot-named = Bot ({ $level })
table-options = Options of the rules
table-listed = Show this table to everybody in the lobby
table-continue-title = Your games
table-continue = Continue
table-round = Round { $round }
table-recent-title = Games just played
table-listed-title = Tables open to everybody
table-won-by = won by { $name }
table-replay = Replay

## Invitations

table-open-title = A seat is free
table-open = Waiting until every seat is taken.
table-invite-text =
    { $count ->
        [one] Send this link to your friend, or let them scan the code. The game begins when they sit down.
       *[other] Send each friend one of these links, or let them scan the code. The game begins when all sit down.
    }
table-invite-link = Invitation link
table-invite-qr = The invitation link as a QR code
table-copy = Copy
table-copied = Copied
table-join-title = You are invited
table-join-text = Say who you are and take your seat.
table-join = Sit down
table-watch = Only watch

## Table

table-table = On the table
table-opening = Opening the table…
table-prompt = What is asked now
table-waiting = Waiting for { $names }
table-players = Players
table-here = at the table
table-away = away
table-thinks = thinking
table-to-play = to play
table-log = What happened
table-log-short = Log
table-log-empty = Nothing yet.
table-line-connecting = Connecting…
table-line-lost = Connection lost. Trying again; your game is safe.
table-gone-title = No table here
table-gone-text = This game cannot be opened.
table-rule = The rule
table-rule-of = Rule { $rule }
table-rule-unknown = The rulebook’s checklist has no words for it.
table-ruling = How we rule it:
table-ruling-rulebook = The rulebook
table-ruling-rulebooks = The rulebooks
table-ruling-sources = The sources
table-ruling-rule = We rule
table-ruling-why = Why
table-ruling-readings = Readings
table-ruling-both = Both are played
table-ruling-all = All are played
table-pick-on-table = Pick on the table
table-pick-in-list = List all { $count }
table-why = Why not something else?
table-why-title = Why not?

## End

table-end-won = You win!
table-end-draw = A draw
table-end-other =
    { $count ->
        [one] { $name } wins
       *[other] { $name } win
    }
table-again = Play again
table-watch-replay = Watch the replay
table-download = Download the record

## Replay

table-replay-first = To the beginning
table-replay-turn-back = One turn back
table-replay-back = One step back
table-replay-play = Play
table-replay-pause = Pause
table-replay-forward = One step forward
table-replay-turn-forward = One turn forward
table-replay-last = To the end
table-replay-place = Step { $step } of { $total }, round { $round }
table-replay-scrub = Place in the game
table-replay-through = Seen by
table-replay-public = a spectator
table-replay-begins = The game begins.
table-replay-answer = { $name }: { $answer }
table-replay-steps = Steps
table-replay-speed = Speed
table-replay-all = all hands open
table-replay-conceded = { $name } gives up.
table-replay-link = Copy link to this moment
table-replay-course = Course of the game
table-replay-course-text = Each line is a player, from turn to turn; the numbers below are rounds. Click where it turned to go there.
table-replay-course-of = { $what } of { $names } at each turn; the same numbers are in the table below
table-replay-course-table = The same as a table
table-replay-course-turn = Turn
table-replay-course-begin = beginning
table-replay-course-end = end
table-replay-play-on = Play on from here
table-replay-play-on-text = A new game begins at this moment: hands, bags and everything else lie as they lay. The luck is new from here on, so nobody knows from the old game what comes. Whoever has seen the replay may know hidden hands.
table-replay-play-on-seat = You play for
table-replay-play-on-other = For { $name } plays
table-replay-play-on-start = Play on
table-foresee = With the bots’ eyes
table-foresee-text = From each moment quick bots played { $games } games on, with all that could not be seen dealt again: to the end or, in Magic for four turns each and in Wizards of Mickey to the end of the challenge, judging then who wins by what thousands of games have taught. A difference of less than about 15 points may be luck, and the bots are no oracle.
table-foresee-chance = Chance of winning, in percent
table-foresee-working = Bots play on from each turn
table-foresee-wait = The server has much to do; going on in { $seconds } s.
table-foresee-swings = Where it turned
table-foresee-so-far = Where it turned, so far
table-foresee-none = The bots of this game do not look ahead: it cannot be seen with their eyes.
table-foresee-quiet = No moment changed the chances by 20 points or more.
table-foresee-swing = { $name }: from { $before } % to { $after } %
table-foresee-ask = What would the strongest bot have played?
table-foresee-asking = The strongest bot thinks about each answer
table-foresee-played = { $name } played: { $answer }. Chance of winning afterwards: { $chance }%.
table-foresee-best = { $level } plays: { $answer }. Chance of winning afterwards: { $chance }%.
table-foresee-same = { $level } would have answered like { $name }: the luck turned, or the other side played well.
table-foresee-look = Look at it
table-foresee-again = Try again from here
table-end-turned = Round { $round }: from here on { $you ->
        [yes] you were
       *[no] { $name } was
    } ahead ({ $what }).
table-end-look = Look at it
table-end-rounds = { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
table-end-picture = A picture to share
table-end-share = Share
table-end-png = Save as PNG
table-end-svg = Save as SVG
table-end-no-picture = This browser cannot make the picture. The SVG file can still be saved.
table-manner = How { $name } plays
table-manner-apprentice = Thinks one spell or one fight ahead and overlooks much of what it could do, as beginners do.
table-manner-adept = Goes by rules of thumb, quickly, and overlooks some of what it could do. Tries nothing out beforehand.
table-manner-master = Weighs the whole turn by rules of thumb, quickly, and overlooks little. Tries nothing out beforehand.
table-manner-archmage = Tries many answers out in its head before each that matters, and leaves its first idea only for one that is clearly better.
table-manner-fair = { $name } sees no more than a player in this seat may see.

## Records from files

table-record-title = Open a record
table-record-open = Open a record from a file
table-record-text = The file of a finished game, as "Download the record" saves it. The server plays it through by the rules and keeps it under a link of its own; whoever has the link can see it.
table-record-drop = Drop the file here, or
table-record-choose = Choose a file
table-record-checking = { $name } is being played through…

## Positions set up by hand

table-situation-title = Set up a position
table-situation-link = Set up a position by hand
table-situation-text = Lay out any position, play it, or save it as a scenario file, which the judge reads too.
table-situation-name = Title
table-situation-players = Players
table-situation-active = Whose turn it is
table-situation-phase = Phase
table-situation-first = Who began the game
table-situation-round = Round
table-situation-seat = Player { $seat }
table-situation-undo = Undo
table-situation-redo = Redo
table-situation-fresh = Start over
table-situation-open = Open a scenario…
table-situation-opened = Opened: { $title }
table-situation-choose = Scenario of this file
table-situation-save = Save as scenario
table-situation-steps = { $count ->
        [one] The script of this scenario ({ $count } step) is kept and saved with it.
       *[other] The script of this scenario ({ $count } steps) is kept and saved with it.
    }
table-situation-less = One less: { $what }
table-situation-more = One more: { $what }
table-situation-add = Find a card
table-situation-into = Put into
table-situation-none = No card is called so.
table-situation-added = { $card } added. { $zone }.
table-situation-copies = Copies of { $card }
table-situation-earlier = { $card } earlier
table-situation-later = { $card } later
table-situation-remove = Remove { $card }
table-situation-nothing = nothing
table-situation-good = This position can be played.
table-situation-play = Play it
table-situation-play-text = Against bots, with friends, or all seats yourself, each with a link of its own.
table-situation-you = You
table-situation-links = Open each seat in a window of its own:

# The board on which a position is set up
table-board-title = The board
table-board-hint = Click a zone and type: Enter adds the card, a number before its name adds several. A click on a card opens its menu; a mouse drags it to another zone.
table-board-keys = Keys: / to the search, Ctrl+Z takes back.
table-board-add = Add a card
table-board-type = Type the name of a card…
table-board-into = to
table-board-added = { $count ->
        [one] { $card } added. { $place }.
       *[other] { $count } × { $card } added. { $place }.
    }
table-board-change = Change { $card }
table-board-scope = How many
table-board-one = This one
table-board-all = All { $count }
table-board-copies = Copies
table-board-move = Move to
table-board-look = Look closely
table-board-remove = Remove
table-board-turn = On turn
table-board-share = Copy the address
table-board-copied = Address copied
table-board-shared = The address is copied. Whoever opens it sees this position.
table-board-unshared = The address could not be copied. Save the position as a scenario instead.
table-board-unread = The address holds no position that can be opened here: perhaps it was cut.
table-board-more = All fields, as lists

## Reports

table-report = Report this ruling
table-report-text = Makes a file with the log up to this line, the table as your seat sees it, and the rule. What is hidden from you is not in it.
table-report-text-over = Makes a file with the record of the game, this moment of it, and the rule.
table-report-comment = What seems wrong?
table-report-save = Save the report
table-report-saved = The report is saved. Send the file to whoever runs this server, or add it to an issue of the project.

## At the table: talk, time, settings

table-chat = Chat
table-chat-unread =
    { $count ->
        [one] Chat: { $count } new line
       *[other] Chat: { $count } new lines
    }
table-chat-players = The players’ chat
table-chat-spectators = The spectators’ chat
table-chat-spectator = Spectator { $number }
table-chat-text = Say something
table-chat-send = Send
table-chat-mute = Mute { $name }
table-chat-unmute = Hear { $name } again
table-chat-report = Report this line of { $name }
table-chat-report-title = Report { $name } to the operator of this server
table-chat-report-about = The operator reads this line, what was said around it, and your seat. { $name } is not told. The line is hidden for you.
table-chat-report-why = What is wrong with it?
table-chat-report-note = Note, if you like
table-chat-report-send = Report
table-chat-report-done = You have reported this line: it is hidden for you.
table-chat-reason-insult = Insult or harassment
table-chat-reason-hate = Hatred of a group of people
table-chat-reason-threat = Threat
table-chat-reason-obscene = Sexual or obscene
table-chat-reason-spam = Advertising or flooding
table-chat-reason-other = Something else
table-clock-left = Time left:
table-clock-warning = You have { $seconds } seconds left.
table-time = Clock and spectators
table-clock = Clock
table-clock-none = None
table-clock-game = For the whole game
table-clock-move = For every choice
table-clock-bank = For the game, with seconds added
table-clock-seconds = Time for each player
table-clock-increment = Added after each choice
table-clock-timeout = When the time is up
table-clock-timeout-auto = choices are answered by themselves
table-clock-timeout-bot = a bot chooses for the player
table-clock-timeout-concede = the player gives up
table-watchers = Spectators
table-watchers-yes = may watch
table-watchers-no = may not watch
table-watchers-delay = They see the game
table-watchers-now = at once
table-spectators =
    { $count ->
        [0] No spectators.
        [one] { $count } spectator
       *[other] { $count } spectators
    }
table-spectators-late = Spectators see the game { $seconds } s later.
table-undo = Take back
table-cancel = Cancel
table-take-back-ask = Ask to take back
table-take-back-request = { $name } asks to take a decision back.
table-take-back-waiting = You asked to take your decision back.
table-take-back-agree = Agree
table-take-back-decline = Decline
table-take-back-withdraw = Withdraw
table-pass-by-itself = Pass by itself where nothing else is possible.
table-pass-by-itself-shows = Between people, your speed then shows what your hand lacks.
table-undone = Taken back.
table-keys-undo = take back your last decision; between people, when nobody has learnt anything by it or the others agree
table-keys-cancel = cancel what you are playing, until it is paid
table-again-show = Show me that again
table-again-stop = Stop showing
table-again-shown = This is how it was.
table-keys-again = see again what happened since your last decision
table-keys-hold = be asked everything until you pass: in Magic, keep priority after your own spell
table-concede = Give up
table-concede-title = Give up this game?
table-concede-text = You lose at once. This cannot be taken back.
table-concede-no = Go on playing
table-concede-yes = Give up
table-rematch =
    { $seats ->
        [2] Rematch, sides swapped
       *[other] Rematch, everybody one seat on
    }
table-rematch-go = To the rematch
table-rematch-waiting = Waiting for the others to agree.
table-rematch-wanted =
    { $count ->
        [one] { $names } wants a rematch.
       *[other] { $names } want a rematch.
    }
table-seat-settings = At this table
table-yield-turn = Pass until my next turn
table-yield-round = Pass until the next round
table-yield-stop = Play again
table-yielding-turn = You pass everything until your next turn.
table-yielding-round = You pass everything until the next round.
table-pace = Bots play
table-pace-quick = quickly
table-pace-usual = at the usual pace
table-pace-slow = slowly
table-hold = Ask me everything
table-holding = You are asked everything until you pass.
table-hold-stop = Ask as usual
table-habits = What the table asks you
table-habit-ask = ask when needed
table-habit-stop = always ask
table-habit-auto = pass by itself

## Settings

table-settings = Settings
table-settings-theme = Theme
table-settings-theme-dark = Dark: night
table-settings-theme-light = Light: vellum
table-settings-theme-auto = As the system says
table-settings-letters = Letters on colours
table-settings-letters-off = Off
table-settings-letters-on = On
table-settings-motion = Motion
table-settings-motion-auto = As the system says
table-settings-motion-reduce = Reduced
table-settings-motion-full = Full
table-settings-sound = Sounds
table-settings-sound-off = Off
table-settings-sound-on = On
table-settings-volume = Volume
table-settings-text = All this is kept in this browser alone.

## Keys

table-keys = Keys
table-keys-answer = give the answer with this number
table-keys-done = done, on with the game
table-keys-tab = walk through everything on the table
table-keys-close = close what popped up; else back to what is asked
table-keys-help = this help
table-keys-replay-step = in a replay: back, on; Home and End to its ends
table-keys-replay-turn = in a replay: the next turn; with Shift the one before
table-keys-replay-play = in a replay: play, pause

table-help-title = How to play

## Refused answers

table-refused-late = That question was answered already.
table-refused-doubled = This answer was given already.
table-refused-foreign = Somebody else is asked.
table-refused-unknown = Nobody asked that yet.
table-refused-illegal = This is not among the answers now: { $option }
table-refused-chain = Something happened in between: give answer { $pick } by itself.
table-refused-spectator = Spectators do not play.
table-refused-waiting = The game begins when every seat is taken.
table-refused-begun = The game has begun already.
table-refused-over = The game is over.
table-refused-undo = This cannot be taken back: something was shown, or somebody else answered.
table-refused-playing = The game is not over yet.
table-refused-match = The match does not ask for that now.
table-refused-long = This game has become too long for this server: it can only be given up.
table-refused-deck = The deck cannot be played with as it lies.
table-refused-spectators = This game is not watched while it is played.
table-refused-stopped = The game is stopped: a judge was called, or has stopped it.
table-refused-judge = Only the judge may do this.
table-refused-judge-plays = The judge does not play.
table-refused-judge-player = Who plays at this table cannot be its judge.
table-refused-judge-consent = Not all players have accepted the judge yet.
table-refused-judge-none = No judge is at this table.
table-refused-judge-called = A judge is called already, or the call is somebody else’s.
table-refused-judge-calls = Nobody calls a judge more than { $most } times in a game.
table-refused-judge-event = The organiser of the tournament sends the judge: call one.
table-refused-judge-clock = There is no such clock, or the game is stopped or goes on already.
table-refused-judge-moment = The game has no such moment to go back to.
table-refused-judge-sealed = What was sealed and shown since cannot be taken back.
table-refused-judge-seat = Nobody plays in this seat.
table-refused-judge-drop = In a game of two, award the game instead.
table-refused-judge-draw = This game knows no draw.
table-refused-judge-draft = Nobody wins or loses a draft.
table-refused-judge-led = The organiser of the tournament leads this draft: ask there.
table-refused-judge-reason = A penalty needs a reason.
table-refused-judge-many = A game has at most { $most } rulings.
table-refused-chat = Too long: at most { $limit } characters.
table-refused-line = This line is no longer there, or it is your own.
table-refused-reports = Too many reports wait for the operator of this server.
table-refused-silenced = The operator of this server has muted you at this table.
table-refused-speaker = nobody at this table has the number { $speaker } in the chat
table-refused-report-id = there is no report { $id }
table-refused-pace = Too fast: try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
table-refused-host = This server is not called { $host }.
table-refused-newer = A newer version of Grimorio has played this game on, and is not here yet. Please try again in a moment.
table-refused-storage = The answer could not be stored and nothing happened. Please try again.

## Refused requests

table-refused-json = The request cannot be read.
table-refused-field = This is missing or not as it should be: { $field }
table-refused-setup = The game cannot be set up so ({ $field }): { $detail }
table-refused-scenario = The scenario file cannot be used (line { $line }): { $detail }
table-refused-upload = This record cannot be opened: { $detail }
table-refused-bot = There is no bot or level called { $bot }.
table-refused-name = Please give a name.
table-refused-game = There is no such game.
table-refused-page = There is no such address.
table-refused-method = This address does not do that.
table-refused-invite = This invitation is not valid or was used already.
table-refused-token = This seat belongs to somebody else.
table-refused-campaign = There is no such campaign.
table-refused-event = There is no such tournament.
table-refused-fact = { $detail }
table-refused-closed = Nobody can join this tournament now.
table-refused-player = Somebody called { $name } plays already: choose another name.
table-refused-organiser = Only the organiser may do this.
table-refused-moved = The tournament has changed meanwhile: look again.
table-refused-report = Your match is not on any more: ask the organiser.
table-refused-online = The matches of this tournament are not played here, or somebody has no phone.
table-refused-decks = No deck yet: { $names }.
table-refused-unfinished = Cards or decks are not finished yet: { $names }.
table-refused-wishes = At most { $most } matches and wishes at once: play one or take one back.
table-refused-owner = Only who made the campaign may do this.
table-refused-member = Only members of the campaign may do this.
table-refused-members = A campaign has at most { $most } members.
table-refused-namesake = There is a Magus called { $name } already.
table-refused-code = No session has this code.
table-refused-taken = A phone has taken this seat already.
table-refused-session = The campaign does not ask for that now.
table-refused-approval = Not everybody who is to play has approved the sheets.
table-refused-sheet = The rules forbid this sheet: { $place } { $detail }
table-refused-seat = While the game is played you may look through your own seat only.
table-refused-banned = This server does not serve your address.
table-refused-address = { $address } is no address or network that can be banned.
table-refused-bans = There are { $most } bans already: end one first.
table-refused-origin = This request comes from another site.
table-refused-record = The record is shown when the game is over.
table-refused-continued = After an upgrade the game went on from a snapshot: there is no whole record.
table-refused-version = This game was played by older rules ({ $old }, now { $new }): its record can be downloaded but not stepped through.
table-refused-broken = This version cannot read that game.
table-refused-size = Too long: at most { $limit } bytes.
table-refused-type = The request is not of the right kind.
table-refused-full = Too many people look at this game.
table-refused-pages = Your seat is open in too many pages: this one, the oldest, was closed. Reload it to play here.
table-refused-kept = Too many records and positions from here: try again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
table-refused-room = This server has no room for new games. Those being played go on.
table-refused-share = The games made from your address take all the room that this server has for them.
table-refused-costly = This would take the server too long, or too much of its memory.
table-refused-busy = The server has too much to do. Please try again in a while.
table-refused-hello = The page did not introduce itself.
table-refused-kind = The server does not know this kind of message: { $kind }
table-refused-server = The server failed. What was stored is safe.

## Notices

table-notice-continued = After an upgrade (rules { $old } to { $new }) this game went on from its snapshot after { $answers } answers; { $lost } later ones are not part of it.
table-notice-bot-replaced = The bot of { $name } gave up; { $bot } plays on.
table-notice-time = { $name } ran out of time.
table-notice-seeded = The maker of this game chose its luck.
table-notice-redrawn = { $names }: the sealed share of the luck was not opened. The luck was drawn anew.
table-notice-situation = This game began with a position set up by hand: whoever set it up knows all hands.
table-notice-from = This game goes on from another one, after its answer { $answer }. Hands of that moment may be known; the luck is new.
table-notice-uploaded = This record came from a file: its answers follow the rules, but names and who played are as the file says.
table-notice-broken = This version cannot read the game.
table-notice-last-turns = { $unit ->
        [rounds] The time of the match is over: the game ends with round { $last }.
       *[turns] The time of the match is over: the game ends with turn { $last }.
    }
table-notice-last-game = The time of the match is over: this game is its last one.
table-notice-more-time = The match has more time: the game goes on as usual.
table-notice-called-off = The match was called off: it has no result.
table-notice-stopped = The operator of this server ended the game: it has no result.

## Luck

table-luck = Luck
table-luck-title = Who chose the luck?
table-luck-verify = Check the luck
table-luck-waiting = The luck is being made. Waiting for { $names }.
table-luck-late = { $names }: the sealed share is not opened, and the game does not begin without it. Wait, or have the luck drawn anew.
table-luck-again = Draw the luck anew
table-luck-go = Go along with the new draw
table-luck-agreed = You agreed to a new draw; the others are asked.
table-luck-drawn = The luck was drawn anew, for a share had been withheld: { $count } ×.
table-luck-text = Nobody did. The server has fixed a secret and shows its fingerprint; each player's page adds a share of its own, sealed until all are in. The shuffle follows from all of them. When the game is over everything is shown, and anybody can check it.
table-luck-alone = The server alone: no page brought a share. When the game is over its secret is shown, but nothing is proven for anybody.
table-luck-commitment = Fingerprint of the server's secret
table-luck-share-none = { $name }: brings no share
table-luck-share-awaited = { $name }: a share is awaited
table-luck-share-sealed = { $name }: share sealed
table-luck-share-opened = { $name }: share sealed, and opened to the server
table-luck-share-late = { $name }: share not opened in time; the game goes on without it
table-luck-changed = The server does not say what it said before. This page has not opened its share: do not trust this table.
table-luck-receipt = Save the receipt
table-luck-checking = Checking…
table-luck-fits = All fits together: the secret its fingerprint, every share its seal, the seed all of them.
table-luck-fits-noted = All fits together, and it is what this page noted before the game: the secret its fingerprint, every share its seal, the seed all of them.
table-luck-faulty = This record proves nothing:
table-luck-fault-shape = what it says of the luck is incomplete
table-luck-fault-secret = the server's secret does not fit its fingerprint
table-luck-fault-seal = { $name }: the share does not fit its seal
table-luck-fault-seed = the seed does not follow from the secret and the shares
table-luck-fault-receipt = it is not what this page noted before the game
table-luck-proof-proven = { $name }: proven. Neither the server nor another player could choose the luck.
table-luck-proof-withheld = { $name }: nothing is proven; the share was sealed and not opened in time.
table-luck-proof-none = { $name }: nothing is proven, for there was no share.
table-luck-proof-bot = { $name }: a bot; nothing is proven for it.
table-luck-basis-seeded = The maker of this game chose its luck: nothing is proven for anybody.
table-luck-basis-none = The record does not say how its luck was made: nothing is proven for anybody.
table-luck-elsewhere = This game began with a position set up by hand, or with a moment of another game: only the luck from there on is proven.
table-luck-draws = To recompute every draw too, download the record and run
table-refused-luck = This share of the luck is not wanted now, or does not fit its seal.
table-refused-seal = A seal is not wanted now, or cannot be changed or opened yet.
table-refused-opening = This is not the answer that was sealed.

table-companion-after = Your deck is built. The tournament opens here as soon as the host begins it.
table-companion-begun = The tournament has begun: see whom you play, and say how it ended.
table-refused-person = Nobody keeps games here under this key: sign in again.
table-refused-move = This code is wrong, used, or too old.
table-refused-passphrase = A passphrase has { $least } to { $most } characters.
table-refused-enter = Nobody has this name and passphrase.
table-refused-namesake-person = Another person has a passphrase under the name { $name }: choose another name.
table-refused-push = This browser’s notifications come by a service that this server does not know.
table-refused-mail = This is not a mail address.
table-refused-no-mail = This server sends no mail.
table-refused-mail-sent = The mail could not be sent. Try again later.
table-refused-why = In games of a campaign or an event, bots are not asked why.
