# Magic: why something is not offered.
magic-why-not-your-main-phase = { $card } is for your own main phase.
magic-why-stack-not-empty = { $card } has to wait until the stack is empty.
magic-why-land-played = You have played a land this turn already.
magic-why-cannot-pay = Your lands and pool do not pay { $cost } for { $card }.
magic-why-cannot-pay-ability = Your lands and pool do not pay for this ability of { $card }.
magic-why-cannot-pay-rest = What this ability of { $card } costs besides mana is not there.
magic-why-no-target = There is no legal target for { $card }.
magic-why-not-now = This ability of { $card } is for another time.
magic-why-tapped = { $card } is tapped.
magic-why-summoned = { $card } has not been under your control since your turn began.
magic-why-wall = { $card } is a Wall, and Walls do not attack.
magic-why-cannot-attack = Something says that { $card } cannot attack.
magic-why-cannot-block = Something says that { $card } cannot block.
magic-why-evades = { $card } cannot block { $attacker }.
magic-why-not-together = Not together with what is declared so far, or not in this order.

## The terminal: cards, the table, and the log. { $seat } is a player's name, { $card } a card's
magic-seat = Player { $number }
magic-cli-head-type = Type
magic-cli-head-size = Size
magic-cards-good = { $file }: good, { $count ->
        [one] one card
       *[other] { $count } cards
    } besides the game's own
magic-cards-none = { $file }: expected cards: with the cards below it, found none
magic-template-note = Cards of your own: change what they are called and say, then run grimorio cards check --game magic
magic-template-more = grimorio cards template --game magic NAME shows how any card is written
magic-cli-turn = Turn { $turn }, { $step }: { $seat } to play
magic-cli-step = { $step ->
        [mulligan] before the game
        [untap] untap step
        [upkeep] upkeep step
        [draw] draw step
        [main1] first main phase
        [begin_combat] beginning of combat
        [attackers] declare attackers step
        [blockers] declare blockers step
        [first_strike_damage] first combat damage step
        [damage] combat damage step
        [end_combat] end of combat
        [main2] second main phase
        [end] end of turn step
       *[cleanup] cleanup step
    }
magic-cli-player = { $seat }: life { $life }, hand { $hand }, library { $library }, graveyard { $graveyard }
magic-cli-poison = poison { $count }
magic-cli-pool = mana { $mana }
magic-cli-holds = Hand: { $cards }
magic-cli-stack = Stack, top first: { $cards }
magic-cli-combat-damage = combat damage
magic-cli-tapped = tapped
magic-cli-attacking = attacking
magic-cli-blocking = blocking
magic-cli-damaged = damage { $count }
magic-log-first = { $seat } goes first.
magic-log-shuffle = { $seat } shuffles the library.
magic-log-mulligan = { $seat } takes a mulligan.
magic-log-turn = Turn { $turn }: { $seat } to play.
magic-log-step = { $seat }: { magic-cli-step }.
magic-log-draw = { $known ->
        [yes] { $seat } draws { $card }.
        [no] { $seat } draws a card.
       *[none] { $seat } has no card left to draw.
    }
magic-log-land-played = { $seat } plays { $card }.
magic-log-played = { $kind ->
        [spell] { $seat } casts { $card }
       *[activated] { $seat } uses an ability of { $card }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }{ $aimed ->
        [no] .
       *[yes] , aimed at { $targets }.
    }
magic-log-onto-stack = { $kind ->
        [triggered] An ability of { $card } triggers.
       *[damage] Combat damage goes onto the stack.
    }
magic-log-off-stack = { $why ->
        [countered] { $card } is countered.
        [illegal] { $card } has no legal target left.
        [resolved] { $card } resolves.
       *[left] { $card } leaves with its player.
    }
magic-log-enter = { $card } comes into play under the control of { $seat }.
magic-log-leave = { $why ->
        [destroyed] { $card } is destroyed.
        [sacrificed] { $card } is sacrificed.
        [toughness] { $card } has no toughness left and dies.
        [enchantment] { $card } enchants nothing legal and goes to the graveyard.
        [legend] { $card }: the newer of equal legends goes to the graveyard.
        [world] { $card }: the older world goes to the graveyard.
        [returned] { $to ->
                [hand] { $card } returns to its owner's hand.
                [graveyard] { $card } goes to the graveyard.
                [removed] { $card } leaves the game.
               *[library] { $card } goes into its owner's library.
            }
       *[left] { $card } leaves the game with its player.
    }
magic-log-set-aside = { $card } is set aside.
magic-log-stays-out = { $card } can go on nothing and stays out of the game.
magic-log-discard = { $seat } discards { $card }.
magic-log-mill = From the library of { $seat } to the graveyard: { $card }.
magic-log-from-graveyard = { $to ->
        [hand] From the graveyard to its owner's hand: { $card }.
       *[library] From the graveyard into its owner's library: { $card }.
    }
magic-log-to-hand = { $known ->
        [yes] { $seat } puts { $card } from the library into the hand.
       *[no] { $seat } puts a card from the library into the hand.
    }
magic-log-hand-to-bottom = { $count ->
        [one] { $seat } puts a card of the hand under the library.
       *[other] { $seat } puts { $count } cards of the hand under the library.
    }
magic-log-arrange = { $bottom ->
        [yes] { $by } puts cards on the bottom of the library of { $seat }: { $count }.
       *[no] { $by } puts back the top cards of the library of { $seat }: { $count }.
    }
magic-log-look = { $open ->
        [yes] { $zone ->
                [hand] The hand of { $seat } is revealed
               *[library] The top of the library of { $seat } is revealed
            }
       *[no] { $zone ->
                [hand] { $viewer } looks at the hand of { $seat }
               *[library] { $viewer } looks at the library of { $seat }
            }
    }{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
magic-log-damage = { $combat ->
        [yes] { $card } deals combat damage to { $target }: { $amount }.
       *[no] { $card } deals damage to { $target }: { $amount }.
    }
magic-log-life = { $why ->
        [burn] { $seat } burns for unspent mana: { $amount } life.
        [cost] { $seat } pays { $amount } life.
        [gain] { $seat } gains { $amount } life.
       *[lose] { $seat } loses { $amount } life.
    }
magic-log-poison = { $seat } gets poison counters: { $count }.
magic-log-tap = { $untap ->
        [yes] { $card } untaps.
       *[no] { $card } is tapped.
    }
magic-log-counters = { $way ->
        [on] { $card } gets { $counter } counters: { $count }.
       *[off] { $card } loses { $counter } counters: { $count }.
    }
magic-log-attack = { $card } attacks { $seat }.
magic-log-block = { $card } blocks { $target }.
magic-log-more-phases = { $used ->
        [yes] Another combat phase and main phase begin.
       *[no] Another combat phase and main phase will follow.
    }
magic-log-skip-combat = { $used ->
        [yes] { $seat } skips the combat phase.
       *[no] { $seat } will skip the next combat phase.
    }
magic-log-coin = { $heads ->
        [yes] The coin of { $seat } shows heads.
       *[no] The coin of { $seat } shows tails.
    }
magic-log-says = { $seat } names { $word }.
magic-log-loses = { $why ->
        [life] { $seat } has no life left and loses.
        [library] { $seat } could not draw and loses.
        [poison] { $seat } has ten poison counters and loses.
       *[conceded] { $seat } concedes.
    }
magic-log-over = { $reason ->
        [last] The game is over: { $winners } wins.
        [cap] The game is over: a draw at the limit of turns.
        [loop] The game is over: a draw, for nothing ends this loop.
       *[draw] The game is over: a draw.
    }
