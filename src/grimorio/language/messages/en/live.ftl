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
live-head-power = Power
live-head-price = Experience
live-log-first = Turns are counted from { $seat }
live-log-sheet = { $seat } is { $name }: { $style }, life { $life }, traits { $traits }, { $powers }
live-log-order = The auctions: { $decks }
live-log-lay-out = Laid out: { $deck }
live-log-put-away = Put away: { $deck }
live-log-declare = { $kind ->
        [mono] { $seat } declares one colour: { $deck }
        [two-colour] { $seat } declares two colours: { $deck }
       *[gold] { $seat } declares gold: { $deck }
    }
live-log-claim = { $seat } wants { $what }: does anybody contest?
live-log-contest = { $seat } contests { $what }
live-log-yield = { $seat } has no trait left for it and yields
live-log-challenge = { $seat } and { $rival }: a { $trait } challenge
live-log-power = { $seat } activates { $what }
live-log-throws = { $by ->
        [hands] { $seat } throws { $throw }, { $rival } { $other }: { $winner } wins
        [traits] Both throw { $throw }: { $winner } has more traits
       *[nothing] Both throw { $throw }, with equal traits
    }
live-log-retest = { $seat } has it thrown again: { $what }
live-log-lose-trait = { $seat } loses { $count ->
        [one] a { $trait } trait
       *[other] { $count } { $trait } traits
    }
live-log-life = { $way ->
        [gains] { $seat } gains { $count } life
       *[loses] { $seat } loses { $count } life
    }
live-log-bid = { $seat } bids { $life } life
live-log-take = { $seat } takes { $pack }
live-log-return = { $seat } gives { $pack } back
live-log-deck = { $seat } completes the deck from: { $what }
live-log-place = { $seat } is next to take from: { $what }
live-log-look = { $seat } goes through: { $deck }
live-log-take-secretly = { $seen ->
        [yes] { $seat } takes { $pack } in secret
       *[no] { $seat } takes a pack in secret
    }
live-log-lands = { $seat } adds { $land }: { $count }
live-log-deck-checked = { $seat }: { $spells } cards besides lands
live-log-leave = { $seat } leaves
live-log-session-ready = The session is over: the tournament may begin
live-why-no-trait = You have no trait of this category left.
live-why-cannot-pay = You cannot pay this Power.
live-why-no-use = This Power would have no effect now.
live-why-once = You have had this retest in this challenge.
live-why-last-life = The last point of life is not spent.
live-why-too-few-traits = You have too few traits to overbid.
