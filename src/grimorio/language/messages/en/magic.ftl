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
magic-cli-head-number = No.
magic-cli-head-rarity = Rarity
magic-cli-untranslated = { $card } (not printed in English)
magic-cli-rarity = { $rarity ->
        [common] common
        [uncommon] uncommon
        [rare] rare
       *[land] basic land
    }
magic-cli-head-size = Size
magic-cards-good = { $file }: good, { $count ->
        [one] one card
       *[other] { $count } cards
    } besides the game's own
magic-cards-none = { $file }: expected cards: with the cards below it, found none
magic-template-note = Cards of your own: change what they are called and say, then run grimorio cards check --game magic
magic-template-more = grimorio cards template --game magic NAME shows how any card is written
magic-cli-ask-attack = Who attacks? Choose a creature, or end the declaration.
magic-cli-ask-block = Who blocks? Choose a creature and its attacker, or end the declaration.
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
        [undone] { $card } is taken back: somebody has left.
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
magic-log-phase-out = { $card } phases out.
magic-log-phase-in = { $card } phases in.
magic-log-phased-away = { $card } leaves the game with its player.
magic-log-stays-out = { $card } can go on nothing and stays out of the game.
magic-log-discard = { $seat } discards { $card }.
magic-log-cycled = { $seat } cycles { $card }.
magic-log-given-up = { $card } was not played and goes to the graveyard.
magic-log-shows = { $seat } reveals { $cards }.
magic-log-on-top = { $known ->
        [yes] { $seat } puts { $cards } on top of the library.
       *[no] { $seat } puts cards on top of the library.
    }
magic-log-turned-up = { $seat } turns { $card } face up.
magic-log-turned-down = { $seat } turns { $card } face down.
magic-log-see-secret = { $known ->
        [yes] { $seat } looks at a face-down card: { $card }.
       *[no] { $seat } looks at a face-down card.
    }
magic-log-remove-found = From the library of { $seat } out of the game: { $card }.
magic-log-mill = From the library of { $seat } to the graveyard: { $card }.
magic-log-remove-held = { $seat } removes { $card } in hand from the game.
magic-log-from-removed = { $to ->
    [hand] { $card } returns to its owner's hand.
   *[other] { $card } goes to its owner's graveyard.
}
magic-log-from-graveyard = { $to ->
        [removed] { $card } is removed from the game.
        [hand] From the graveyard to its owner's hand: { $card }.
       *[library] From the graveyard into its owner's library: { $card }.
    }
magic-log-to-hand = { $known ->
        [yes] { $seat } puts { $card } from the library into the hand.
       *[no] { $seat } puts a card from the library into the hand.
    }
magic-log-from-outside = { $known ->
        [yes] { $seat } puts { $card } from outside the game into hand.
       *[no] { $seat } puts a card from outside the game into hand.
    }
magic-log-hand-on-top = { $count ->
        [one] { $seat } puts a card of the hand on top of the library.
       *[other] { $seat } puts { $count } cards of the hand on top of the library.
    }
magic-log-hand-to-bottom = { $count ->
        [one] { $seat } puts a card of the hand under the library.
       *[other] { $seat } puts { $count } cards of the hand under the library.
    }
magic-log-arrange = { $bottom ->
        [yes] { $own ->
                    [yes] { $by } puts cards on the bottom of their library: { $count }.
                   *[no] { $by } puts cards on the bottom of the library of { $seat }: { $count }.
                }
       *[no] { $own ->
                    [yes] { $by } puts back the top cards of their library: { $count }.
                   *[no] { $by } puts back the top cards of the library of { $seat }: { $count }.
                }
    }
magic-log-look = { $open ->
        [yes] { $zone ->
                [hand] The hand of { $seat } is revealed
               *[library] The top of the library of { $seat } is revealed
            }
       *[no] { $zone ->
                [hand] { $viewer } looks at the hand of { $seat }
               *[library] { $own ->
                       [yes] { $viewer } looks at their library
                      *[no] { $viewer } looks at the library of { $seat }
                   }
            }
    }{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
magic-log-damage = { $hit ->
        [player] { $combat ->
            [yes] { $card } deals combat damage to { $target }: { $amount }, { $left } left.
           *[no] { $card } deals damage to { $target }: { $amount }, { $left } left.
        }
       *[creature] { $combat ->
            [yes] { $card } deals combat damage to { $target }: { $amount }.
           *[no] { $card } deals damage to { $target }: { $amount }.
        }
    }
magic-log-life = { $why ->
        [burn] { $seat } burns for unspent mana: { $amount } life, { $left } left.
        [cost] { $seat } pays { $amount } life, { $left } left.
        [gain] { $seat } gains { $amount } life, total { $left }.
       *[lose] { $seat } loses { $amount } life, { $left } left.
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
        [card] { $seat } loses by the words of a card.
       *[conceded] { $seat } concedes.
    }
magic-log-over = { $reason ->
        [last] The game is over: { $winners } wins.
        [won] The game is over: { $winners } wins by the words of a card.
        [cap] The game is over: a draw at the limit of turns.
        [loop] The game is over: a draw, for nothing ends this loop.
       *[draw] The game is over: a draw.
    }

## The page: the game

magic-title = Magic
magic-tagline = Lands give mana, mana casts spells, creatures fight. Eighth Edition of 2003, by its own rules. Two to eight players.
magic-option-first = Who goes first
magic-option-first-chooser = Chance picks who chooses
magic-option-first-seat-0 = Seat 1
magic-option-first-seat-0-chooses = Seat 1 chooses
magic-option-first-seat-1-chooses = Seat 2 chooses
magic-option-first-draw = First draw step
magic-option-first-draw-no-step = Left out
magic-option-first-draw-no-card = Held, without a card
magic-option-becomes-size = Size given with a type
magic-option-becomes-size-timestamp = Newest effect counts
magic-option-becomes-size-with-type = Together with the type
magic-option-counters = Counters and sizes that effects set
magic-option-counters-timestamp = Newest counts
magic-option-counters-last = Counters are always added
magic-option-source = A chosen source of damage
magic-option-source-as-chosen = It need not stay as it was
magic-option-source-as-dealt = It has to fit when it deals damage, too
magic-option-mana = Mana abilities
magic-option-mana-paying = The table pays; a click on a land taps it by hand
magic-option-mana-any-time = By hand: each payment is asked

## Decks in the lobby

magic-decks = Decks
magic-deck-named = { $name } ({ $count })
magic-deck-own = A list of one's own…
magic-deck-paste = Cards, one a line, in any of the three languages
magic-deck-format = Format
magic-format-free = None
magic-format-constructed = Constructed
magic-format-limited = Limited
magic-deck-good = { $count ->
        [one] One card: ready to play.
       *[other] { $count } cards: ready to play.
    }
magic-deck-unknown = no card is called “{ $text }”. Near: { $near }.
magic-deck-line = expected a number and a name such as “4 Shock”, found “{ $text }”.
magic-deck-empty = There are no cards in the list.
magic-deck-size = { $found } cards; at least { $wanted } are needed.
magic-deck-copies = { $found } { $card }; at most { $wanted } are allowed, sideboard included.
magic-deck-sideboard = { $found } cards in the sideboard; it has { $wanted } or none.

## Signs, colours, keywords

magic-color-white = white
magic-color-blue = blue
magic-color-black = black
magic-color-red = red
magic-color-green = green
magic-color-colorless = colourless
magic-sign-tap = tap
magic-pool = Mana pool
magic-keyword-flying = flying
magic-keyword-first-strike = first strike
magic-keyword-double-strike = double strike
magic-keyword-haste = haste
magic-keyword-trample = trample
magic-keyword-fear = fear
magic-keyword-plainswalk = plainswalk
magic-keyword-islandwalk = islandwalk
magic-keyword-swampwalk = swampwalk
magic-keyword-mountainwalk = mountainwalk
magic-keyword-forestwalk = forestwalk
magic-keyword-shadow = shadow
magic-keyword-phasing = phasing
magic-keyword-protection = protection from { $color }

## The turn

magic-replay-place = Step { $step } of { $total }, turn { $round }
magic-turn = Turn { $turn }
magic-turn-yours = Your turn
magic-turn-of = Turn of { $name }
magic-steps = Steps of the turn
magic-step-mulligan = opening hands
magic-step-untap = untap
magic-step-upkeep = upkeep
magic-step-draw = draw
magic-step-main1 = main
magic-step-combat = combat
magic-step-begin-combat = beginning of combat
magic-step-attackers = attackers
magic-step-blockers = blockers
magic-step-first-strike-damage = first strike damage
magic-step-damage = damage
magic-step-end-combat = end of combat
magic-step-main2 = main 2
magic-step-end = end
magic-step-cleanup = cleanup
magic-stop-on = { $step }: you are asked here. Press to pass here.
magic-stop-off = { $step }: passed for you. Press to be asked here.
magic-yield = Pass this turn

## Places of the table

magic-life = Life
magic-poison = Poison counters
magic-first = goes first
magic-out = out of the game
magic-hand-size = { $count ->
        [0] No card in hand
        [one] One card in hand
       *[other] { $count } cards in hand
    }
magic-hand-empty = No card in hand
magic-zone-library = Library
magic-zone-hand = Hand
magic-zone-graveyard = Graveyard
magic-zone-removed = Removed from the game
magic-zone-phased = Phased out
magic-zone-outside = Sideboard, outside the game
magic-held = { $card }: removed by { $holder }
magic-zone-stack = Stack
magic-zone-of = { $zone }: { $player }
magic-row-creatures = Creatures: { $player }
magic-row-lands = Lands: { $player }
magic-row-others = Artifacts and enchantments: { $player }
magic-stack-empty = Nothing waits.
magic-stack-spell = Spell: { $player }
magic-stack-copy = Copy: { $player }
magic-stack-activated = Ability: { $player }
magic-stack-triggered = Triggered ability: { $player }
magic-combat-damage = Combat damage
magic-deals = { $card }: { $amount } to { $target }
magic-divided = { $target } ({ $amount })
magic-look = Look at { $card }
magic-several = { $card }: choose what to do
magic-close = Close
magic-why-label = Why not { $card }?
magic-offer = Cards to choose from
magic-offer-picked = Chosen: { $cards }
magic-counter = A number
magic-counter-send = Choose
magic-finder = Search
magic-finder-more = { $count ->
        [one] and one more
       *[other] and { $count } more
    }
magic-thing-gone = something that is gone
magic-an-effect = An effect
magic-tapped = tapped
magic-state-owner = belongs to { $player }
magic-state-new = came under control this turn: may not attack or use {"{T}"} yet
magic-state-attacking = attacks { $player }
magic-state-blocked = is blocked
magic-state-blocking = blocks { $cards }
magic-state-blocking-nothing = blocks what has left combat
magic-state-damage = { $amount } damage
magic-state-counters = { $count } { $kind } { $count ->
        [one] counter
       *[other] counters
    }
magic-state-chosen = chosen: { $word }
magic-mark-kicked = kicker paid
magic-mark-kicked-second = second kicker paid
magic-mark-kicked-both = both kickers paid
magic-mark-echo = echo due
magic-state-enchanted = enchanted by { $cards }
magic-state-on = on { $card }
magic-state-holds = holds { $cards }, removed from the game
magic-state-word = { $old } reads { $new }
magic-state-threshold = threshold
magic-state-no-threshold = no threshold yet
magic-face-down = Face-down creature
magic-face-down-is = Face down: { $card }

## What is asked

magic-ask-priority = { $moment ->
        [main1] Your main phase: play cards, or go on to combat.
        [main2] Your second main phase: play cards, or end the turn.
        [stack-own] Your { $card } is next. Do you add something?
        [stack-other] { $card } is next on the stack. Do you answer it?
        [damage] Combat damage is next. Do you do something first?
        [own] Your turn, { $step }: do you do something?
       *[other] Turn of { $player }, { $step }: do you do something?
    }
magic-ask-target = { $picked ->
        [0] Choose a target for { $card }.
       *[other] Choose the next target for { $card }.
    }
magic-ask-enchant = What does { $card } go on?
magic-ask-attack = Who attacks? Click creatures, then confirm.
magic-ask-block = Who blocks? Click your creature, again for the next attacker, then confirm.
magic-ask-as-unblocked = Does { $creature } deal its damage as though it were not blocked?
magic-ask-mulligan = Do you keep this hand?
magic-ask-first = Who goes first?
magic-ask-discard = { $most ->
        [0] Discard a card.
        [1] Discard a card.
       *[other] Choose { $most } cards to discard.
    }
magic-ask-discard-any = { $card }: which cards do you discard?
magic-ask-cost-tap = { $card }: what do you tap to pay?
magic-ask-cost-discard = { $card }: which card do you discard to pay?
magic-ask-cost-sacrifice = { $card }: what do you sacrifice to pay?
magic-ask-cost-return = { $card }: what do you return to its owner's hand to pay?
magic-ask-cost-exile = { $card }: which card of your hand do you remove from the game to pay?
magic-ask-cost-remove = { $card }: which cards of the graveyard do you remove to pay?
magic-ask-mode = { $card }: choose one.
magic-ask-x = { $card }: how much is X?
magic-ask-count = { $card }: how many?
magic-ask-away = { $card }: what leaves the game?
magic-ask-move = { $card }: which creature gets a counter?
magic-ask-pay = Pay for { $card }: which mana ability?
magic-ask-spend = Pay for { $card }: with which mana?
magic-ask-trigger = Which triggered ability goes onto the stack first?
magic-ask-replacement = Several effects apply: which one first?
magic-ask-part = Of all this damage { $card } prevents { $left }: how much of that by { $source } ({ $amount })?
magic-ask-source = { $card }: choose a source of damage.
magic-ask-pay-for = { $card }: do you pay?
magic-ask-stay-tapped = Which permanents stay tapped?
magic-ask-may = { $card }: do you want this?
magic-ask-mana = { $card }: which mana?
magic-ask-color = { $card }: choose a colour.
magic-ask-word = { $card }: which word becomes which?
magic-ask-land-type = { $card }: choose a basic land type.
magic-ask-name = { $card }: name a card.
magic-ask-type = Choose a creature type.
magic-ask-sacrifice = { $card }: what do you sacrifice?
magic-ask-return = { $card }: what returns?
magic-ask-order = { $card }: which is next from the top?
magic-ask-tap-or-untap = { $card }: tap or untap?
magic-ask-deal-out = { $card }: which do you take?
magic-ask-bid = { $card }: do you pay life so that this card is not drawn?
magic-ask-search = { $card }: which card do you take?
magic-ask-give = { $card }: which card does your opponent get?
magic-ask-opponent = { $card }: which opponent chooses?
magic-ask-put = { $card }: which card do you put into play?
magic-ask-amplify = { $card }: which cards do you reveal?
magic-ask-instead = { $card }: do you pay the other cost instead of its mana cost?
magic-ask-kick = { $card }: do you pay the kicker or buyback cost, too?
magic-ask-kick-second = { $card }: do you pay its second kicker cost, too?
magic-ask-other = { $card }: choose.

## Answers

magic-pick-pass = { $moment ->
        [main1] On to combat
        [main2] End the turn
        [stack-own] Let { $card } happen
        [stack-other] Let { $card } happen
        [damage] Let the damage happen
       *[other] Pass
    }
magic-pick-land = Play { $card }
magic-pick-cast = Cast { $card }
magic-pick-activate = Use an ability
magic-pick-cycle = Cycle { $card }
magic-pick-morph = { $card }, face down
magic-pick-turn-up = Turn { $card } face up
magic-pick-flashback = Flashback: { $card }
magic-pick-madness = Madness: { $card }
magic-pick-mana = { $card }: { $mana }
magic-pick-add-mana = { $mana }
magic-pick-attack = { $card } attacks { $player }
magic-pick-block = { $card } blocks { $attacker }
magic-pick-assign = { $amount } to { $target }
magic-pick-share = { $amount } for { $target }
magic-pick-part = { $amount } of { $card }
magic-pick-word = { $old } becomes { $new }
magic-pick-keep = Keep
magic-pick-mulligan = { $count ->
        [0] Shuffle, draw no card
        [one] Shuffle, draw one card
       *[other] Shuffle, draw { $count } cards
    }
magic-pick-done = Done
magic-pick-auto = Let the table pay
magic-pick-spend = Pay { $mana }
magic-pick-yes = Yes
magic-pick-no = No
magic-pick-tap = Tap
magic-pick-untap = Untap
magic-declare-attack = { $count ->
        [0] No attack
        [one] Attack with one
       *[other] Attack with { $count }
    }
magic-declare-block = { $count ->
        [0] No block
        [one] Block with one
       *[other] Block with { $count }
    }
magic-declare-discard = Discard { $count } of { $most }
magic-declare-attack-one = Attack with { $card }
magic-declare-block-one = Block with { $card }
magic-declare-all = All ({ $count })
magic-declare-none = None

## The end

magic-reason-last = Nobody else is left.
magic-reason-life = No life is left to the other player.
magic-reason-poison = The other player has ten poison counters.
magic-reason-conceded = The game was given up.
magic-reason-draw = Nobody is left.
magic-reason-loop = The same things would happen for ever.
magic-reason-won = A card says who wins.
magic-reason-cap = Four hundred turns are enough.

## Where the table asks

magic-habit-own-upkeep = Your upkeep
magic-habit-other-upkeep = Others’ upkeep
magic-habit-own-draw = Your draw step
magic-habit-other-draw = Others’ draw step
magic-habit-own-main1 = Your first main phase
magic-habit-other-main1 = Others’ first main phase
magic-habit-own-combat = Your combat, nothing fights
magic-habit-other-combat = Others’ combat, nothing fights
magic-habit-own-attackers = Your attackers declared
magic-habit-other-attackers = Others’ attackers declared
magic-habit-own-blockers = Your attackers blocked
magic-habit-other-blockers = You blocked
magic-habit-own-main2 = Your second main phase
magic-habit-other-main2 = Others’ second main phase
magic-habit-own-end = Your end of turn
magic-habit-other-end = Others’ end of turn
magic-habit-stack-own = Your own spell or ability is next
magic-habit-stack-other = Another’s spell or ability is next
magic-habit-damage = Damage to creatures is next
magic-habit-attack = Declaring attackers
magic-hold = Keep priority
magic-yield-turn = Pass until your turn
magic-yield-round = Pass until the next turn
magic-yielding-turn = Passing until your turn.
magic-yielding-round = Passing until the next turn.

## Short rules

magic-help-goal-title = The goal
magic-help-goal = Everybody begins with 20 life. Who has none left, has to draw from an empty library, or has ten poison counters, is out. The last one wins.
magic-help-mana-title = Lands and mana
magic-help-mana = You may play one land in each of your turns. Lands give mana; a card’s cost stands at its top right. The table taps lands for you; to pay with others, click these first, then the card. Mana that is left over when a phase ends costs a life each.
magic-help-turn-title = The turn
magic-help-turn = Untap, upkeep, draw a card, main phase, combat, second main phase, end. With more than seven cards you discard at the end.
magic-help-cards-title = What is played when
magic-help-cards = Creatures, artifacts, enchantments and sorceries: in your own main phase, while the stack is empty. Instants and most abilities: whenever you have priority. What can be played is lit.
magic-help-stack-title = The stack
magic-help-stack = What is played waits on the stack. Everybody may answer it; when all pass, what is on top happens. Then all are asked again.
magic-help-combat-title = Combat
magic-help-combat = Creatures that have been yours since your turn began may attack; they tap. The defender’s untapped creatures may block. Damage waits on the stack, too, before it is dealt.
magic-help-stops-title = Where you are asked
magic-help-stops = A stop sign at a step says that you are asked there; press the step to set or take it away. Your main phases, attackers that come, fights and others’ spells are always there at first. What is passed never depends on your hand.

## Words that explain themselves

magic-term-life = Life
magic-term-life-text = What you begin with twenty of. At zero you are out.
magic-term-life-words = life
magic-term-mana = Mana
magic-term-mana-text = What costs are paid with: five colours and colourless. It comes from lands, and from some creatures and artifacts.
magic-term-mana-words = mana
magic-term-pool = Mana pool
magic-term-pool-text = Where mana waits until it is spent. What is left when a phase ends costs a life each.
magic-term-pool-words = mana pool|pool
magic-term-library = Library
magic-term-library-text = A player’s face-down deck, from which cards are drawn.
magic-term-library-words = library|libraries
magic-term-graveyard = Graveyard
magic-term-graveyard-text = A player’s discard pile, open to all.
magic-term-graveyard-words = graveyard|graveyards
magic-term-stack = Stack
magic-term-stack-text = Where spells and abilities wait. What came last happens first.
magic-term-stack-words = stack
magic-term-priority = Priority
magic-term-priority-text = The right to play something now. When all pass one after the other, the top of the stack happens, or the step ends.
magic-term-priority-words = priority
magic-term-tap = Tap
magic-term-tap-text = To turn a card sideways, for its use or to attack. It untaps as its controller’s turn begins.
magic-term-tap-words = tapped|taps|tap
magic-term-target = Target
magic-term-target-text = What a spell or ability is aimed at, chosen as it is played. If none of its targets is legal any more, it does nothing.
magic-term-target-words = target|targets
magic-term-permanent = Permanent
magic-term-permanent-text = A card or token in play.
magic-term-permanent-words = permanent|permanents
magic-term-spell = Spell
magic-term-spell-text = A card on the stack. Every card but a land is played as a spell.
magic-term-spell-words = spell|spells
magic-term-counter = Counter
magic-term-counter-text = To counter a spell is to take it off the stack undone. A counter on a permanent is a mark that changes it.
magic-term-counter-words = countered|counters|counter
magic-term-creature = Creature
magic-term-creature-text = A permanent that attacks and blocks. Its two numbers: the damage it deals, and the damage that destroys it in one turn.
magic-term-creature-words = creature|creatures
magic-term-enchantment = Enchantment
magic-term-enchantment-text = A permanent that changes the game, or the one permanent that it is on.
magic-term-enchantment-words = enchantment|enchantments
magic-term-artifact = Artifact
magic-term-artifact-text = A permanent that is a thing; most have no colour.
magic-term-artifact-words = artifact|artifacts
magic-term-instant = Instant
magic-term-instant-text = A spell that can be played whenever you have priority.
magic-term-instant-words = instant|instants
magic-term-sorcery = Sorcery
magic-term-sorcery-text = A spell for your own main phase, while the stack is empty.
magic-term-sorcery-words = sorcery|sorceries
magic-term-land = Land
magic-term-land-text = What gives mana. One may be played in each of your turns; it is no spell.
magic-term-land-words = land|lands
magic-term-flying = Flying
magic-term-flying-text = Only creatures with flying can block it.
magic-term-flying-words = flying
magic-term-first-strike = First strike
magic-term-first-strike-text = It deals its combat damage before creatures without it.
magic-term-first-strike-words = first strike
magic-term-trample = Trample
magic-term-trample-text = What its damage leaves over after its blockers hits the player.
magic-term-trample-words = trample
magic-term-haste = Haste
magic-term-haste-text = It may attack and use its tap abilities in the turn it comes.
magic-term-haste-words = haste
magic-term-fear = Fear
magic-term-fear-text = Only black and artifact creatures can block it.
magic-term-fear-words = fear
magic-term-landwalk = Landwalk
magic-term-landwalk-text = It cannot be blocked while the defender controls a land of that type.
magic-term-landwalk-words = plainswalk|islandwalk|swampwalk|mountainwalk|forestwalk|landwalk
magic-term-protection = Protection
magic-term-protection-text = From a quality: no damage, enchantments, blockers or targets of it.
magic-term-protection-words = protection
magic-term-regenerate = Regenerate
magic-term-regenerate-text = The next time it would be destroyed this turn, it is tapped and healed instead.
magic-term-regenerate-words = regenerates|regenerated|regenerate
magic-term-upkeep = Upkeep
magic-term-upkeep-text = The step before the draw, where many abilities trigger.
magic-term-upkeep-words = upkeep
magic-term-mulligan = Mulligan
magic-term-mulligan-text = To shuffle the opening hand in and draw one card less.
magic-term-mulligan-words = mulligan
magic-reason-time = The time of the match is over.
magic-reason-judge = A judge has declared a draw.

# The totals at the end of a game
magic-turned = { $own ->
        [yes] Your turn { $round }
       *[no] Turn { $round } of { $active }
    }: from here on { $you ->
        [yes] you were
       *[no] { $name } was
    } ahead ({ $what }).
magic-turns-played = { $rounds ->
        [one] one turn
       *[other] { $rounds } turns
    }
magic-total-played = Spells played
magic-total-lands = Lands played
magic-total-draw = Cards drawn
magic-total-damage = Damage taken
magic-total-gained = Life gained
