# Magic Live: the auction in the terminal.
live-seat = Magus { $number }
live-deck = { $deck ->
        [white] white
        [blue] blue
        [black] black
        [red] red
        [green] green
        [gold] gold
        [artifact] artifacts
       *[land] lands
    }
live-trait = { $trait ->
        [physical] physical
        [social] social
       *[mental] mental
    }
live-throw = { $throw ->
        [rock] rock
        [paper] paper
       *[scissors] scissors
    }
live-retest = { $what ->
        [overbid] overbidding
       *[life] a point of life
    }
live-phase = { $phase ->
        [approval] Approval
        [auction] Auction
        [completion] Completion
        [lands] Lands
       *[over] The decks are ready
    }
live-left = Packs left
live-gone = has left
live-magus = { $name }: { $style }, life { $life }, traits { $traits }, { $powers }
live-cards-good = { $file }: good, { $count ->
        [one] one Power
       *[other] { $count } Powers
    }
live-cards-none = { $file }: expected powers: with the Powers below it, found none
live-template-note = Powers of your own: type what yours do, then run grimorio cards check --game live
live-template-more = grimorio cards template --game live NAME shows how any Power is written
live-template-own = My { $name }
live-head-power = Power
live-head-price = Experience
live-log-first = Turns are counted from { $seat }.
live-log-sheet = { $seat } is { $name }: { $style }, life { $life }, traits { $traits }, { $powers }.
live-log-order = The auctions: { $decks }.
live-log-lay-out = Laid out: { $deck }.
live-log-put-away = Put away: { $deck }.
live-log-declare = { $kind ->
        [mono] { $seat } declares one colour: { $deck }
        [two-colour] { $seat } declares two colours: { $deck }
       *[gold] { $seat } declares gold: { $deck }
    }.
live-log-claim = { $seat } wants { $what }: does anybody contest?
live-log-contest = { $seat } contests { $what }.
live-log-contest-place = { $seat } contests the next place to take from: { $what }.
live-log-yield = { $seat } has no trait left for it and yields.
live-log-challenge = { $seat } and { $rival }: a { $trait } challenge.
live-log-power = { $seat } activates { $what }.
live-log-annulled = { $seat }’s { $what } is cancelled.
live-log-throws = { $by ->
        [hands] { $seat } throws { $throw }, { $rival } { $other }: { $winner } wins
        [traits] Both throw { $throw }: { $winner } has more traits
       *[nothing] Both throw { $throw }, with equal traits
    }.
live-log-retest = { $seat } has it thrown again: { $what }.
live-log-lose-trait = { $seat } loses { $count ->
        [one] a { $trait } trait
       *[other] { $count } { $trait } traits
    }.
live-log-life = { $way ->
        [gains] { $seat } gains { $count } life
       *[loses] { $seat } loses { $count } life
    }.
live-log-bid = { $seat } bids { $life } life.
live-log-take = { $seat } takes { $pack }.
live-log-return = { $seat } gives { $pack } back.
live-log-deck = { $seat } completes the deck from: { $what }.
live-log-place = { $seat } is next to take from: { $what }.
live-log-look = { $seat } goes through: { $deck }.
live-log-take-secretly = { $seen ->
        [yes] { $seat } takes { $pack } in secret
       *[no] { $seat } takes a pack in secret
    }.
live-log-lands = { $seat } adds { $land }: { $count }.
live-log-deck-checked = { $seat }: { $spells } cards besides lands.
live-log-leave = { $seat } leaves.
live-log-session-ready = The session is over: the tournament may begin.
live-why-no-trait = You have no trait of this category left.
live-why-cannot-pay = You cannot pay this Power.
live-why-no-use = This Power would have no effect now.
live-why-once = You have had this retest in this challenge.
live-why-last-life = The last point of life is not spent.
live-why-too-few-traits = You have too few traits to overbid.

## The page

live-title = Magic Live
live-tagline = Build a deck at the auction: contest packs by rock, paper, scissors, and pay with life. Two to eight Magi.
live-close = Close
live-look = Look at { $pack }
live-pack-is = A pack: four of this card.
live-end-ready = The decks are ready
live-end-alone = Everybody else has left
live-reason-ready = All decks are built: the tournament of Magic begins with them, and with what life is left.
live-reason-alone = One Magus alone plays no tournament.
live-after = This table plays the auction alone.
live-after-campaign = A campaign goes on with the tournament
live-total-packs = Packs taken
live-total-contests = Places contested
live-total-won = Throws won
live-total-traits = Traits lost
live-total-powers = Powers used
live-total-life = Life spent

## What is asked

live-ask-declare = { $kind ->
        [mono] { $deck }: do you declare one colour? { $now } packs first, { $later } more later.
        [two-colour] { $deck }: do you declare two colours? { $now } packs now, { $later } more later.
       *[gold] { $deck }: do you declare gold? Packs for you: { $now }.
    }
live-ask-declare-binds = What you declare holds for the whole session.
live-ask-pack = { $count ->
        [one] Take a pack from the table: one more for you in this row.
       *[other] Take a pack from the table: { $count } for you in this row.
    }
live-ask-contest = { $name } wants { $pack }. Do you contest?
live-ask-contest-place = { $name } would take before you from: { $deck }. Do you contest?
live-ask-challenge = { $name } contests. Which challenge do you choose?
live-ask-power = Mental challenge with { $name }: do you activate a Power before the test?
live-ask-throw = Throw! { $name } does not see your hand before both have thrown.
live-ask-retest = You lost the test to { $name }. Do you accept it? It costs a trait: { $trait }.
live-ask-escalate = { $life ->
        [0] How much life do you bid for the pack? Who bids last pays.
       *[other] { $name } bids { $life } life. Do you bid more?
    }
live-ask-second-pack = Which pack of the table do you hide with the contested one?
live-ask-hide = In which hand do you hide { $pack }?
live-ask-hand = { $name } hides two packs. Which hand do you choose?
live-ask-spend-life = How much life do you spend? { $name } puts back as many packs.
live-ask-give-back = Which of your packs do you put back on the table?
live-ask-deck = From which deck do you complete yours?
live-ask-take = { $count ->
        [0] You have enough. Take another pack that nobody sees, or stop.
        [one] Take a pack that nobody else sees: one is missing.
       *[other] Take a pack that nobody else sees: { $count } are missing.
    }
live-ask-lands = How many lands does your deck play? Now: { $land }.

## Answers

live-pick-yes-declare = { $kind ->
        [mono] One colour
        [two-colour] Two colours
       *[gold] Gold
    }
live-pick-no-declare = Do not declare
live-pick-yes-contest = I contest
live-pick-no-contest = I do not
live-pick-take = Take { $pack }
live-pick-take-secret = Take { $pack } in secret
live-pick-hide = Hide { $pack } too
live-pick-return = Put { $pack } back
live-challenge = { $trait ->
        [physical] Physical challenge
        [social] Social challenge
       *[mental] Mental challenge
    }
live-pick-none = No Power
live-pick-power = Activate { $power }
live-pick-power-after = { $power }: put a pack back and throw again
live-throw-name = { $throw ->
        [rock] Rock
        [paper] Paper
       *[scissors] Scissors
    }
live-pick-accept = Accept
live-pick-life = Pay a life and throw again
live-pick-overbid = Overbid: stake a second trait and throw again
live-pick-bid = Bid { $count } life
live-pick-spend = Spend { $count } life
live-pick-give-up = Give up
live-pick-left = Left hand
live-pick-right = Right hand
live-pick-deck = { $deck } ({ $count })
live-pick-done = Enough
live-pick-lands = { $land }: { $count }
live-why-label = { $option }: why not?

## The table

live-track = The session
live-track-deck = { $state ->
        [now] { $deck } { $count }: in auction
        [away] { $deck } { $count }: put away
        [pick] { $deck } { $count }: complete your deck from it
        [lands] { $deck } { $count }: added at the end
        [adding] { $deck } { $count }: added now
       *[later] { $deck } { $count }: still to come
    }
live-packs-in = Packs left: { $deck }
live-packs-of = Packs of { $name }
live-packs-hidden = { $count ->
        [one] One pack more, taken in secret.
       *[other] { $count } packs more, taken in secret.
    }
live-look-packs = { $count }/10, packs of { $name }
live-market = On the table: { $count } packs
live-market-take = Only you see this deck: { $deck }
live-market-give-back = Your packs of this deck
live-market-wanted = wanted
live-rows = Order of taking: { $deck }
live-line = Order of the completion
live-row-packs = { $count ->
        [one] 1 pack
       *[other] { $count } packs
    }
live-row-left = { $count ->
        [one] one pack to take
       *[other] { $count } packs to take
    }
live-kind = { $kind ->
        [mono] One colour
        [two-colour] Two colours
       *[gold] Gold
    }
live-kind-in = { $kind ->
        [mono] Declared one colour: { $deck }
        [two-colour] Declared two colours: { $deck }
       *[gold] Declared gold: { $deck }
    }
live-declared = Declared so far
live-own-style = The deck of the own Style: first among equals
live-style-of = Style: { $style }
live-life-now = Life: { $life }
live-traits-now = { $trait ->
        [physical] Physical traits: { $left } of { $all }
        [social] Social traits: { $left } of { $all }
       *[mental] Mental traits: { $left } of { $all }
    }
live-tier = { $tier ->
        [basic] Basic Power, 3 experience
        [intermediate] Intermediate Power, 6 experience
       *[advanced] Advanced Power, 9 experience
    }
live-status-asked = to answer

## The middle of the table

live-stage = What happens now
live-stage-declare = { $kind ->
        [mono] { $deck }: who declares one colour? To answer: { $names }
        [two-colour] { $deck }: who declares two colours? To answer: { $names }
       *[gold] { $deck }: who declares gold? To answer: { $names }
    }
live-stage-pack = { $you ->
        [yes] { $deck }: it is your turn to take
       *[no] { $deck }: it is for { $names } to take
    }
live-stage-deck = Seven packs each: who completes from which deck? To answer: { $names }
live-stage-take = { $you ->
        [yes] { $deck }: you take in secret
       *[no] { $deck }: { $names } takes in secret
    }
live-stage-lands = Lands are added. To answer: { $names }
live-stage-wait = To answer: { $names }
live-stage-wants = { $you ->
        [yes] You want { $what }
       *[no] wants { $what }
    }
live-stage-contest = Does anybody contest? To answer: { $names }
live-stage-choosing = { $you ->
        [yes] You choose the challenge
       *[no] { $name } chooses the challenge
    }
live-stage-last = { $you ->
        [yes] You won the challenge: { $pack }
       *[no] { $name } won the last challenge: { $pack }
    }
live-role-holder = wants it
live-role-rival = contests
live-stakes = { $count ->
        [one] stakes a trait
       *[other] stakes { $count } traits
    }
live-wins = wins
live-used-again = { $power }: once more
live-annulled = cancelled
live-cost-trait = { $trait ->
        [physical] loses physical traits: { $count }
        [social] loses social traits: { $count }
       *[mental] loses mental traits: { $count }
    }
live-cost-life = life: { $by }
live-hand-waits = to throw
live-hand-hidden = has thrown
live-hand-idle = not thrown yet
live-proof = { $proof ->
    [sealed] sealed
    [proven] sealed, proven
    [broken] NOT what was sealed!
   *[plain] not sealed
}
live-throws-proof = { $proof ->
    [proven] sealed and opened
    [withheld] sealed, but not opened: { $names }
   *[plain] not sealed: { $names }
}
live-tests-before = Tests before
live-test = { $by ->
        [hands] { $you ->
        [yes] You win the test
       *[no] { $name } wins the test
    }
        [traits] { $you ->
        [yes] Equal hands: you win by traits
       *[no] Equal hands: { $name } wins by traits
    }
       *[nothing] Equal hands, equal traits: nobody wins
    }
live-effect-physical = Who loses also loses a life.
live-effect-social = Who loses may pay a life and throw again.
live-effect-mental = Before the test, each may activate a Power.
live-arena-won = { $you ->
        [yes] You win: { $pack }
       *[no] { $name } wins: { $pack }
    }
live-arena-bid = { $you ->
        [yes] You bid { $life } life
       *[no] { $name } bids { $life } life
    }
live-arena-offer = Two packs are hidden, one in each hand.

## One’s own deck and lands

live-deck-yours = Your deck
live-deck-count = { $count } of { $full } cards
live-deck-lands = { $count ->
        [one] 1 land
       *[other] { $count } lands
    }
live-deck-open = Look at it closely
live-deck-none = No packs yet: they come from the table, four equal cards each.
live-lands-title = The lands of your deck
live-lands-total = { $count ->
        [one] 1 land
       *[other] { $count } lands
    }
live-lands-good = The lands of your Style are dominant.
live-lands-few = Your Style is { $style }: { $land } must be more than any other basic land.
live-lands-gold = Your Style is gold: three types of basic land at least, none of them more than half.
live-lands-others = { $count ->
        [one] Another land of the pool
       *[other] { $count } other lands of the pool, up to four of each
    }
live-lands-send = Add these lands

## What passes by itself

live-habit-declare = Whether one declares
live-habit-contest = Whether one contests
live-habit-challenge = Which challenge
live-habit-power = Which Power

## Options

live-option-declaration = Declaration
live-option-declaration-session = one for the session
live-option-declaration-each-colour = anew for each deck
live-option-colour-order = Order of the colours
live-option-colour-order-fixed = white, blue, black, red, green
live-option-colour-order-random = by lot
live-option-artifact-style = First among equals for artifacts
live-option-artifact-style-none = nobody
live-option-artifact-style-gold = Style gold
live-option-social-trait = Trait of a social challenge
live-option-social-trait-first-loser = lost by the first loser
live-option-social-trait-last-loser = lost by the last loser
live-option-overbid = Overbid
live-option-overbid-double = with twice the traits
live-option-overbid-equal = with as many traits
live-option-overbid-off = none
live-option-absolute-cost = Absolute Determination costs
live-option-absolute-cost-three = three life
live-option-absolute-cost-four = four life
live-option-completion = Decks of the completion
live-option-completion-shared = may be shared
live-option-completion-exclusive = one Magus each
live-option-more-packs = More than ten packs
live-option-more-packs-forbidden = no
live-option-more-packs-allowed = as long as enough are left
live-option-dominant-land = Dominant lands
live-option-dominant-land-strictly = more than any other
live-option-dominant-land-tied = as many are enough

## The review

live-replay-place = { $round ->
        [7] Step { $step } of { $total }, completion
       *[other] Step { $step } of { $total }, auction { $round }
    }

## What is brought

live-bring-magi = Magi
live-bring-example = A Magus of the table ({ $number })
live-bring-others = The other Magi
live-play-bot = Play against three bots
live-bring-own = A Magus of your own
live-bring-name = Name of the Magus
live-bring-traits = Physical / social / mental
live-bring-powers = Powers, experience left: { $left }
live-bring-pool = The pool
live-bring-packs = Packs in each deck
live-bring-rarities = Cards
live-rarity = { $rarity ->
        [common] common
        [uncommon] uncommon
       *[rare] rare
    }
live-bring-anew = Drawn by chance, not the usual ones

# How the bots of each level play
live-manner-apprentice = Takes packs by the size of their creatures, challenges nobody and pays for no Power.
live-manner-adept = Knows how often games of drafts were won with each card in hand, and bids up to that.
live-manner-master = Counts what each kind of pack is worth to its own deck, and weighs every Power against those of the other.
live-manner-archmage = Also leaves slow packs, plays more lands, and spends life only where it is worth it.
live-cards-packs = A pack is four of one card of Magic: those cards stand among the cards of Magic.
