# Campaigns of Magic Live: made, joined, approved, played session by session.
campaign-campaigns = Campaigns
campaign-title = Campaign
campaign-about = The same Magi meet session after session: an auction makes decks, a tournament of Magic earns experience, experience makes Magi.
campaign-play-one = Play a campaign
campaign-yours = Your campaigns
campaign-new = A new campaign
campaign-name = Name of the campaign
campaign-unnamed = Thursday evenings
campaign-your-magus = Your Magus
campaign-who = Who plays
campaign-add = A further member
campaign-invited = Friend, by invitation
campaign-create = Create the campaign
campaign-agreed = What is agreed
campaign-magi = The Magi
campaign-magus = Magus
campaign-session = Session { $number }
campaign-steps = The session
campaign-phase-between = Approval
campaign-phase-auction = Auction
campaign-phase-tournament = Tournament

## The sheet

campaign-nameless = A Magus
campaign-magus-name = Name of your Magus
campaign-magus-hint = What are you called?
campaign-attribute = { $trait ->
        [physical] Physical
        [social] Social
       *[mental] Mental
    }
campaign-attributes = Attributes
campaign-attributes-text = Three, five and seven traits: you stake them in challenges.
campaign-life = Life
campaign-powers = Powers
campaign-no-powers = No Powers yet: experience buys them.
campaign-spent = Experience spent
campaign-available = Available
campaign-ledger = Experience, session by session
campaign-ledger-empty = Nothing earned yet.
campaign-ledger-what = What for
campaign-ledger-xp = Experience
campaign-ledger-left = Left
campaign-news = New:
campaign-open-magus = Open a Magus from a file
campaign-save-magus = Save as a file
campaign-from-file = { $name } comes from a file, with history and experience.
campaign-new-magus = Make a new Magus instead

## What is agreed

campaign-form = Tournament
campaign-form-round-robin = Round robin
campaign-form-round-robin-text = Everybody plays everybody once.
campaign-form-knockout = Knockout
campaign-form-knockout-text = Who loses is out; a draw is played again.
campaign-form-together = All together
campaign-form-together-text = One game with everybody; the last one standing wins.
campaign-form-duels = Free duels
campaign-form-duels-text = Who likes challenges whom they like, until the campaign’s maker closes the session.
campaign-award = Experience
campaign-award-first-three = 8, 5 and 3 for the first three
campaign-award-each-win = 1 for each win
campaign-award-places = By place, our own table
campaign-award-wins = For each win, our own number
campaign-award-number = Experience for each win
campaign-award-table = Experience for first, second, third, and so on
campaign-award-wins-of = { $xp } for each game won
campaign-award-places-of = First place first: { $places }; whoever comes after them earns nothing
campaign-pool = The cards on offer
campaign-pool-usual = The usual pool
campaign-pool-drawn = Drawn by lot
campaign-pool-brought = A list of our own
campaign-pool-drawn-of = Drawn by lot: { $packs } packs of each deck, { $rarities }, number { $seed }
campaign-pool-drawn-anew = Drawn anew for each session: { $packs } packs of each deck, { $rarities }
campaign-pool-brought-of = { $name }: { $packs } packs
campaign-pool-list = Four of each card, one card a line
campaign-pool-read = { $packs } packs
campaign-pool-other = Bring another list
campaign-packs = Packs of each deck
campaign-seed = Number of the draw
campaign-seed-anew = anew each session
campaign-rarity = { $rarity ->
        [common] common
        [uncommon] uncommon
       *[rare] rare
    }
campaign-own-powers = Powers of our own
campaign-open-powers = Open Powers from a file
campaign-leave-out = Leave out
campaign-own-powers-text = Everybody may propose Powers, here or with a file.
campaign-power-new = Propose a Power
campaign-power-give = Save it as a file and send that to whoever made the campaign, who adds it under “Open Powers from a file”.
campaign-power-close = Close the form
campaign-power-change = Change
campaign-power-name = Name
campaign-power-name-it = Name in Italian
campaign-power-name-fr = Name in French
campaign-power-tier = Tier
campaign-power-costs = What it costs to use
campaign-power-life = Life
campaign-power-traits = Mental traits
campaign-power-packs = Own packs
campaign-power-does = What it does, in this order
campaign-power-add = Add what it does…
campaign-power-word-wins = Win the pack
campaign-power-word-gives-up = Leave the pack to the opponent
campaign-power-word-gains-life = Gain life
campaign-power-word-bids-life = Bid life for the pack
campaign-power-word-offers-two = Let the opponent pick one of two packs, unseen
campaign-power-word-returns = Make the opponent put packs back
campaign-power-word-retests = Hold a lost test again
campaign-power-number = How many
campaign-power-paid = one for each life paid
campaign-power-final = nothing cancels it
campaign-power-told = It reads
campaign-power-no-name = Give it a name.
campaign-power-no-word = Choose what it does.
campaign-power-keep = Add to the campaign
campaign-power-file = Save as a file
campaign-approval = What approval means
campaign-approval-all = All must approve
campaign-approval-all-text = A session begins when every member has approved all sheets.
campaign-approval-present = Who approves plays
campaign-approval-present-text = Who has not approved sits the session out.
campaign-change = Change
campaign-change-text = A change is read out: everybody approves again.
campaign-agree = Agree on this

## Between sessions

campaign-approve-text = Read the sheets. If they are as they should be, approve them; then the auction begins.
campaign-approved-text = You have approved the sheets.
campaign-looking = You look on: only members approve and play.
campaign-approved = Approved
campaign-not-approved = Not approved yet
campaign-missing = Not approved yet: { $names }
campaign-sitting-out = Without approval they sit the session out: { $names }
campaign-open-invitations = { $count ->
        [one] One invitation is open.
       *[other] { $count } invitations are open.
    }
campaign-approve = Approve the sheets
campaign-approve-begin = Approve and open the auction
campaign-begin = Open the auction
campaign-withdraw = Take approval back
campaign-last-won = { $count ->
        [one] Session { $number } went to { $names }.
       *[other] Session { $number } was shared by { $names }.
    }
campaign-spend = Spend experience
campaign-spend-count = { $count ->
        [0] See what experience buys
       *[other] Spend experience ({ $count })
    }
campaign-spend-text = { $count ->
        [0] Nothing is left to spend.
        [one] One point of experience is left to spend.
       *[other] { $count } points of experience are left to spend.
    }
campaign-shop-power = Powers
campaign-shop-attribute = A further trait
campaign-shop-life = Life
campaign-shop-style = Another Style
campaign-buy-style = Style: { $style }
campaign-buy-life = One more point of life
campaign-buy-attribute = { $trait ->
        [physical] One more physical trait
        [social] One more social trait
       *[mental] One more mental trait
    }
campaign-why-had = yours already
campaign-why-dear = costs { $price }, { $available } left
campaign-basket = To be bought
campaign-put-back = Put back
campaign-buy = { $count ->
        [0] Buy
       *[other] Buy for { $count }
    }

## A session

campaign-auction-text = At the auction: { $names }.
campaign-auction-deck = On the table now: { $deck }
campaign-go-auction = To the auction
campaign-to-play = to be played
campaign-turn = turn { $turn }
campaign-begun = has begun
campaign-drawn = drawn
campaign-won-by = { $count ->
        [one] won by { $names }
       *[other] won by { $names } together
    }
campaign-life-of = { $name }: life { $life }
campaign-play = Play now
campaign-play-on = Play on
campaign-watch = Watch
campaign-forfeit = { $name } does not come
campaign-forfeit-text = The game counts as lost by who does not come.
campaign-forfeit-yes = Count it as lost
campaign-standings = Standings
campaign-standings-now = Standings as they are now
campaign-place = Place
campaign-won = Won
campaign-draws = Drawn
campaign-lost = Lost
campaign-xp = Experience
campaign-lives-left = Life left by the auction
campaign-deck = Deck
campaign-your-deck = Your deck
campaign-deck-of = The deck of { $name }
campaign-duel-new = A new duel
campaign-close = Close the session
campaign-call-off = Call the session off
campaign-call-off-sure = Call the session off?
campaign-call-off-text = Nobody earns anything, and its games no longer count.
campaign-call-off-no = Go on with it
campaign-back = To the campaign

## Sessions before, invitations

campaign-history = Sessions before
campaign-earned-course = Experience earned in all, session by session
campaign-replays = Look again:
campaign-decks = Decks:
campaign-invite = Further members
campaign-invite-text = Send each friend a link; they make a Magus and are in.
campaign-invite-friend = Invite a friend
campaign-uninvite = Take open invitations back
campaign-join-text = You are invited to play with { $names }. Make your Magus, or bring one from a file.
campaign-join = Join the campaign

## A seat handed over

campaign-device = On another device
campaign-device-text = Open this link there: it takes your seat with it, once. This device looks on then.
campaign-device-other = Send { $name } this link: it takes the seat once, on any device. Whoever had it before looks on then.
campaign-to-friend = Give the seat to a friend
campaign-to-bot = Let a bot go on for { $name }?
campaign-to-bot-text = A bot takes the seat at once, at the tables that are open too. A link gives it back.
campaign-to-bot-yes = Let a bot go on
campaign-move-text = This link takes a seat of the campaign to this device. Where it was before, one looks on from now on.
campaign-move = Take the seat
