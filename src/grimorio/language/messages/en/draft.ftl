# Drafts, in the terminal and on the page.
draft-seat = Player { $number }
draft-kind = { $kind ->
        [rochester] Rochester draft
        [sealed] Sealed deck
       *[booster] Booster draft
    }
draft-phase = { $phase ->
        [draft] round { $round } of { $rounds }, pick { $pick }
        [building] decks are built
       *[over] the draft is over
    }
draft-way = { $way ->
        [left] to the left
       *[right] to the right
    }
draft-rarity = { $rarity ->
        [common] common
        [uncommon] uncommon
        [rare] rare
        [land] land
       *[cube] cube
    }
draft-head-rarity = Rarity
draft-pack = Pack
draft-player = { $name }: { $count ->
        [one] one card
       *[other] { $count } cards
    }, { $pack } in the pack, { $closed } closed
draft-gone = { $name }: has left
draft-cards-good = { $file }: good, { $count ->
        [one] one card
       *[other] { $count } cards
    }
draft-cards-none = { $file }: expected a set or a cube, found none
draft-template-note = A cube: how many copies of which cards; then run grimorio cards check --game draft
draft-template-name = My cube
draft-log-round = { $kind ->
        [booster] Round { $round }: the packs go { $way }
        [rochester] Round { $round }: { $seats } lays a booster on the table, the order runs { $way }
       *[sealed] Everybody opens pack { $round }
    }
draft-log-open = { $known ->
        [yes] { $seat } opens: { $cards }
       *[no] { $seat } opens a pack of { $count } cards
    }
draft-log-receive = { $known ->
        [yes] { $seat } is passed: { $cards }
       *[no] { $seat } is passed { $count ->
            [one] one card
           *[other] { $count } cards
        }
    }
draft-log-take = { $known ->
        [yes] { $seat } takes { $card }
       *[no] { $seat } takes a card
    }
draft-log-pass = The packs are passed { $way }
draft-log-leave = { $seat } leaves
draft-log-building = All cards are taken: decks are built
draft-log-pool = { $seat } received: { $cards }
draft-log-end = { $reason ->
        [ready] The draft is over
       *[alone] Too few players are left: the draft is over
    }

# The table on the page.
draft-title = Draft
draft-tagline = Open boosters, take a card, pass the rest. Build a deck of what you took.
draft-play-bot = Draft with seven bots
draft-again = Draft again
draft-option-kind = Kind
draft-option-kind-booster = Booster draft
draft-option-kind-rochester = Rochester draft
draft-option-kind-sealed = Sealed deck
draft-option-sealed = Sealed: everybody opens
draft-option-sealed-tournament-pack = a tournament pack and two boosters
draft-option-sealed-boosters = five boosters
draft-option-pools = At the end
draft-option-pools-open = everything is shown
draft-option-pools-secret = cards stay secret
draft-help-goal-title = What it is about
draft-help-goal = You gather the cards of your deck here, at this table. A draft has no winner: play the decks against each other afterwards.
draft-help-booster-title = Booster draft
draft-help-booster = Everybody opens a booster, takes one card in secret and passes the rest to the left. When all cards are gone the second booster goes to the right, the third to the left again.
draft-help-rochester-title = Rochester draft
draft-help-rochester = One booster at a time lies open. The one who opened it takes a card, then everybody in turn; the last one takes two, and the order runs back.
draft-help-sealed-title = Sealed deck
draft-help-sealed = Nothing is passed: everybody opens packs of their own and builds a deck from them.
draft-help-colours-title = What to take
draft-help-colours = Two colours are enough for a deck. Take what kills creatures and creatures that fly or are big for their cost; later, cards of your two colours, and some that cost little.
draft-help-deck-title = The deck
draft-help-deck = At least forty cards, seventeen of them lands or so. Basic lands are free, any number of them. What is left is your sideboard.
draft-ask-pick = Pack { $round } of { $rounds }, pick { $pick }: mark a card, then take it
draft-ask-ready = All cards are taken. Build your deck, then say that it is ready
draft-ready = My deck is ready
draft-take = Take { $card }
draft-take-none = Mark a card
draft-mark = Mark { $card }
draft-pack-title = { $count ->
        [one] The last card
       *[other] { $count } cards to choose from
    }
draft-pack-given = You took { $card }; the others still choose
draft-pack-held = Your pack
draft-tabs = What is shown
draft-tab-pack = Pack
draft-tab-pool = Your cards ({ $count })
draft-pool = Your cards
draft-pool-of = Cards of { $name }
draft-pool-empty = Nothing taken yet.
draft-sort = Sorted by
draft-sort-colour = colour
draft-sort-cost = cost
draft-sort-type = type
draft-sort-rarity = rarity
draft-sort-power = Magic Power
draft-cost = Cost { $value }
draft-power = Magic Power { $value }
draft-group-many = Several colours
draft-group-none = No colour
draft-group-land = Lands
draft-group-other = Others
draft-passes = You pass to { $to } and are passed by { $from }
draft-seat-cards = { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $pack } in the pack
draft-seat-left = has left
draft-order = Who takes next
draft-build = Build a deck
draft-deck-name = { $kind }, { $name }
draft-verify = Check the boosters
draft-over-seat = The draft of
draft-over-picks = Picks
draft-over-pick = Pack { $round }, pick { $pick }: { $card }
draft-over-before = The pick before
draft-over-after = The next pick
draft-over-took = { $name } took it
draft-over-passed = to { $name }
draft-over-no-picks = Nothing was picked.
draft-end-ready = The draft is over
draft-end-alone = The draft is over: too few players were left
draft-measure-cards = Cards
draft-deck-kept = “{ $name }” is kept, with { $count } cards. Say that it is ready, or go on building.
draft-build-time = Time to build the decks
draft-of = What is drafted
draft-of-open = Another set, or a list of your own
draft-of-own = Your lists and sets
draft-of-deck = Your decks as lists
draft-of-block = A block, a set each round
draft-of-set = One set
draft-of-file = Open a list or a set
draft-of-drop = Remove this list
draft-of-what = A list names how many copies of which cards there are, like a deck; a set is a JSON file with rarities. This browser keeps them.
draft-of-size = { $count } cards, of which { $wanted } are dealt.
draft-of-few = { $count } cards; { $wanted } are needed for so many seats.
draft-of-line = { $file }: line { $line } is no card with its count; expected a line such as “4 Shock”.
draft-of-broken = { $file } holds neither a list nor a set: expected lines such as “4 Shock”, or JSON with “cards”.
draft-of-json = { $file }: line { $line } is no valid JSON.
draft-of-imported = Imported here
draft-of-known = { $count } of { $cards } can be played

# How the bots of each level play
draft-manner-apprentice = Picks at random.
draft-manner-adept = Takes the rarest card, and any of those that are equally rare.
draft-manner-master = Values each card by what it does, and looks at the colours it has.
draft-manner-archmage = Values each card by how often decks with it won, and looks at the colours it has.
