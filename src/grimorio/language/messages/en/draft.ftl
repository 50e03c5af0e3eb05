# Drafts in the terminal.
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
