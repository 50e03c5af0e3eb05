# Magecraft: the game's words, prompts, answers, log lines and reasons.

## The game

magecraft-title = Magecraft
magecraft-tagline = Study spells, chain them, win by twenty gems or by the last blow. Two to four players.
magecraft-seat = Player { $number }
magecraft-you = you

## Gems

magecraft-colour-fire = Fire
magecraft-colour-water = Water
magecraft-colour-earth = Earth
magecraft-colour-light = Light
magecraft-colour-dark = Dark
magecraft-colour-any = any
magecraft-letter-fire = F
magecraft-letter-water = W
magecraft-letter-earth = E
magecraft-letter-light = L
magecraft-letter-dark = D
magecraft-a-gem = { $colour ->
        [fire] a Fire gem
        [water] a Water gem
        [earth] an Earth gem
        [light] a Light gem
        [dark] a Dark gem
       *[other] a gem
    }
magecraft-of-colour = { $colour ->
        [fire] Fire
        [water] Water
        [earth] Earth
        [light] Light
        [dark] Dark
       *[other] any-colour
    }
magecraft-gems = { $count } { magecraft-of-colour } { $count ->
        [one] gem
       *[other] gems
    }
magecraft-gems-here = { $place }: { $count } { magecraft-of-colour }

## Places of the table

magecraft-area-hp = HP
magecraft-area-shield = Shield
magecraft-area-discard = Discard
magecraft-area-points = Points
magecraft-area-bag = Bag
magecraft-area-hand = Hand
magecraft-area-academy = Academy
magecraft-area-box = Box
magecraft-grimoire = Grimoire { $number }
magecraft-grimoire-empty = Empty
magecraft-character = Character
magecraft-ability-used = Used

## The turn

magecraft-phase-opening = Opening
magecraft-phase-shield = Shield
magecraft-phase-magic = Magic
magecraft-phase-study = Study
magecraft-phase-rest = Rest
magecraft-phase-over = End
magecraft-round = Round { $round }
magecraft-turn-of = { $name } to play
magecraft-turn-yours = Your turn
magecraft-turn = Turn
magecraft-first-player = First player
magecraft-thinking = Choosing
magecraft-out = Out
magecraft-winner = Winner
magecraft-won = { $count ->
        [0] Nobody wins
        [one] Victory: { $winners }
       *[other] Shared victory: { $winners }
    }
magecraft-reason-points = Twenty gems in the Points zone.
magecraft-reason-last-alive = The last one standing.
magecraft-reason-cap = The round limit is reached: a draw.

## Cards

magecraft-type-start = Spell · every player begins with it
magecraft-type-always = Spell · in every Academy
magecraft-type-random = Spell of the Academy
magecraft-cast-cost = Casting cost
magecraft-study-cost = Study cost
magecraft-left = { $count ->
        [0] none left
       *[other] { $count } left
    }
magecraft-look = Look closely: { $spell }
magecraft-mastered = Mastered
magecraft-mastered-help = Once cast, its golden gem moves on to the next spell of the grimoire and may pay for it.
magecraft-close = Close
magecraft-unfold = Show all
magecraft-fold = Fold
magecraft-why-label = { $option }: why not?

## Effects

magecraft-icon-draw = Draw
magecraft-icon-help-draw = A gem from your bag into your hand.
magecraft-icon-attack = Attack
magecraft-icon-help-attack = Discard a gem of an opponent’s Shield; with no shield, take one of the HP as a point.
magecraft-icon-heal = Heal
magecraft-icon-help-heal = A gem from the Academy to your HP, or to your Points when HP are full.
magecraft-icon-shield = Shield
magecraft-icon-help-shield = A gem from the Academy or your Discard to your Shield.
magecraft-icon-vanish = Vanish
magecraft-icon-help-vanish = A gem from your hand or HP to your Points.
magecraft-effects-left = Effects to use

## What is asked

magecraft-ask-character = Choose your character.
magecraft-ask-opening-discard = Opening: discard a gem from your hand.
magecraft-ask-shield-phase = Shield phase: move shield gems to your discard, or go on.
magecraft-ask-magic = Magic phase: choose a grimoire to cast.
magecraft-ask-next-spell = Cast { $spell } next?
magecraft-ask-next-none = Nothing is left to cast here. Use your ability, or go on?
magecraft-ask-gold = Spend the golden gem on { $spell }?
magecraft-ask-pay = Pay with a gem of any colour.
magecraft-ask-icons = Choose the next effect.
magecraft-ask-attack = Attack: choose a gem of an opponent.
magecraft-ask-heal = Heal: take a gem from the Academy.
magecraft-ask-shield = Shield: take a gem from the Academy or from your discard.
magecraft-ask-vanish = Vanish: choose a gem of your hand or HP.
magecraft-ask-study = Study a spell, review your grimoires, or go on.
magecraft-ask-grimoire = Which grimoire shall { $spell } open?
magecraft-ask-review-discard = Review: discard four gems from your hand.
magecraft-ask-reorder = Review: put all your spells in the order you like.
magecraft-ask-master = Review: choose a spell to master.

## Answers

magecraft-pick-gem-opening-discard = Discard { magecraft-a-gem }
magecraft-pick-gem-shield-phase = Discard { magecraft-a-gem }
magecraft-pick-gem-pay = Pay { magecraft-a-gem }
magecraft-pick-gem-heal = Take { magecraft-a-gem }
magecraft-pick-gem-review-discard = Discard { magecraft-a-gem }
magecraft-pick-grimoire-magic = Cast Grimoire { $number }
magecraft-pick-grimoire-next-spell = Cast Grimoire { $number }
magecraft-pick-grimoire-grimoire = Into Grimoire { $number }
magecraft-pick-ability = Use the ability
magecraft-pick-cast = Cast { $spell }
magecraft-pick-yes = Yes
magecraft-pick-no = No
magecraft-pick-done-shield-phase = Go on
magecraft-pick-done-magic = Cast nothing
magecraft-pick-done-next-spell = Stop casting
magecraft-pick-done-icons = Leave the other effects
magecraft-pick-done-study = Go on
magecraft-pick-done-master = Master none
magecraft-pick-attack = { $place ->
        [shield] { $target }: { magecraft-a-gem } of the Shield
       *[hp] { $target }: { magecraft-a-gem } of the HP
    }
magecraft-pick-academy = { magecraft-a-gem } from the Academy
magecraft-pick-discard = { magecraft-a-gem } from the discard
magecraft-pick-hand = { magecraft-a-gem } from your hand
magecraft-pick-hp = { magecraft-a-gem } from your HP
magecraft-pick-study = Study { $spell }
magecraft-pick-review = Review
magecraft-pick-place = Grimoire { $number }, place { $place }
magecraft-pick-master = Master { $spell }
magecraft-pick-character = Play { $character }

## Review: the editor

magecraft-reorder-title = Your grimoires
magecraft-reorder-help = Drag the spells, or choose one and move it with the arrows.
magecraft-reorder-left = To the left
magecraft-reorder-right = To the right
magecraft-reorder-up = To the grimoire above
magecraft-reorder-down = To the grimoire below
magecraft-reorder-reset = As before
magecraft-reorder-send = Keep this order
magecraft-reorder-card = { $spell }: Grimoire { $number }, place { $place }

## Log. { $seat } and { $target } are names; the -you lines address the reader

magecraft-log-game-begins = { $seat } goes first.
magecraft-log-game-begins-you = You go first.
magecraft-log-academy = The Academy is laid out.
magecraft-log-character = { $seat } plays { $character }.
magecraft-log-character-you = You play { $character }.
magecraft-log-starting-spells = { $seat } opens three grimoires with the starting spells.
magecraft-log-starting-spells-you = You open three grimoires with the starting spells.
magecraft-log-turn = Round { $round }: { $seat } to play.
magecraft-log-turn-you = Round { $round }: your turn.
magecraft-log-phase = { $phase ->
        [opening] { $seat }: opening.
        [shield] { $seat }: Shield phase.
        [magic] { $seat }: Magic phase.
        [study] { $seat }: Study phase.
        [rest] { $seat }: Rest phase.
       *[over] The end.
    }
magecraft-log-draw = { $seat } draws { magecraft-a-gem }.
magecraft-log-draw-you = You draw { magecraft-a-gem }.
magecraft-log-refill = { $seat } puts the whole discard back into the bag.
magecraft-log-refill-you = You put your whole discard back into the bag.
magecraft-log-put-aside = { $seat } discards { $gems }.
magecraft-log-put-aside-you = You discard { $gems }.
magecraft-log-lower-shield = { $seat } moves { magecraft-a-gem } from the Shield to the discard.
magecraft-log-lower-shield-you = You move { magecraft-a-gem } from your Shield to your discard.
magecraft-log-move =
    { $seat } moves { magecraft-gems } from { $from ->
            [hand] the hand
            [bag] the bag
            [discard] the discard
            [shield] the Shield
            [hp] the HP
            [points] the Points
            [academy] the Academy
            [spell] a spell
           *[other] the box
        } to { $to ->
            [hand] the hand
            [bag] the bag
            [discard] the discard
            [shield] the Shield
            [hp] the HP
            [points] the Points
            [academy] the Academy
            [spell] a spell
           *[other] the box
        }.
magecraft-log-move-you =
    You move { magecraft-gems } from { $from ->
            [hand] the hand
            [bag] the bag
            [discard] the discard
            [shield] the Shield
            [hp] the HP
            [points] the Points
            [academy] the Academy
            [spell] a spell
           *[other] the box
        } to { $to ->
            [hand] the hand
            [bag] the bag
            [discard] the discard
            [shield] the Shield
            [hp] the HP
            [points] the Points
            [academy] the Academy
            [spell] a spell
           *[other] the box
        }.
magecraft-log-cast = { $seat } casts { $spell }.
magecraft-log-cast-you = You cast { $spell }.
magecraft-log-ability = { $seat } uses the ability of { $character }.
magecraft-log-ability-you = You use the ability of { $character }.
magecraft-log-gold = The golden gem moves on to the next spell: { magecraft-a-gem }.
magecraft-log-gold-lost = The golden gem pays for nothing and is discarded: { magecraft-a-gem }.
magecraft-log-attack = { $hit ->
        [shield] { $seat } attacks { $target }: { magecraft-a-gem } falls from the Shield.
       *[hp] { $seat } attacks { $target } and scores { magecraft-a-gem } from the HP.
    }
magecraft-log-attack-you = { $hit ->
        [shield] You attack { $target }: { magecraft-a-gem } falls from the Shield.
       *[hp] You attack { $target } and score { magecraft-a-gem } from the HP.
    }
magecraft-log-heal = { $to ->
        [points] { $seat } has full HP and scores { magecraft-a-gem } of the Academy.
       *[hp] { $seat } heals with { magecraft-a-gem }.
    }
magecraft-log-heal-you = { $to ->
        [points] Your HP are full: you score { magecraft-a-gem } of the Academy.
       *[hp] You heal with { magecraft-a-gem }.
    }
magecraft-log-gain-shield = { $from ->
        [discard] { $seat } raises { magecraft-a-gem } from the discard into the Shield.
       *[academy] { $seat } takes { magecraft-a-gem } from the Academy into the Shield.
    }
magecraft-log-gain-shield-you = { $from ->
        [discard] You raise { magecraft-a-gem } from your discard into your Shield.
       *[academy] You take { magecraft-a-gem } from the Academy into your Shield.
    }
magecraft-log-vanish = { $from ->
        [hp] { $seat } vanishes { magecraft-a-gem } of the HP for a point.
       *[hand] { $seat } vanishes { magecraft-a-gem } of the hand for a point.
    }
magecraft-log-vanish-you = { $from ->
        [hp] You vanish { magecraft-a-gem } of your HP for a point.
       *[hand] You vanish { magecraft-a-gem } of your hand for a point.
    }
magecraft-log-study = { $seat } studies { $spell } into Grimoire { $number }.
magecraft-log-study-you = You study { $spell } into Grimoire { $number }.
magecraft-log-review = { $seat } reviews.
magecraft-log-review-you = You review.
magecraft-log-reordered = { $seat } puts the spells of the grimoires in a new order.
magecraft-log-reordered-you = You put your spells in a new order.
magecraft-log-master = { $seat } masters { $spell }.
magecraft-log-master-you = You master { $spell }.
magecraft-log-rest = { $seat } rests: hand and spent gems go to the discard.
magecraft-log-rest-you = You rest: hand and spent gems go to your discard.
magecraft-log-eliminated = { $seat } has no HP left and is out of the game.
magecraft-log-eliminated-you = You have no HP left and are out of the game.
magecraft-log-ends = { $reason ->
        [points] The game is over: twenty points for { $winners }.
        [cap] The game is over: a draw at the round limit.
       *[last-alive] The game is over: { $winners } alone still standing.
    }

## Why not

magecraft-why-other-grimoire = In one Magic phase you cast from one grimoire only.
magecraft-why-empty-grimoire = This grimoire holds no spell.
magecraft-why-cannot-pay = Your hand does not hold the gems to cast { $spell }.
magecraft-why-no-next-spell = This grimoire has no further spell.
magecraft-why-ability-used = The ability has been used already.
magecraft-why-ability-alone = The ability goes with a spell: before or after casting one.
magecraft-why-ability-cost = Your hand does not hold the gem for the ability.
magecraft-why-none-left = The Academy has no { $spell } left.
magecraft-why-cannot-study = Your hand does not hold the gems to study { $spell }.
magecraft-why-review-hand = Review needs { $needed } gems in hand, you hold { $count }.
magecraft-why-shielded = A shield stands before these HP: its gems fall first.
magecraft-why-academy-empty = The Academy has no gems left.
magecraft-why-nothing-to-shield = Neither the Academy nor your discard holds a gem.
magecraft-why-last-hp-gem = The last HP gem may not vanish.
magecraft-why-nothing-to-draw = Bag and discard are both empty.
magecraft-why-cannot-pay-lack = { magecraft-why-cannot-pay } { magecraft-why-lack }
magecraft-why-cannot-study-lack = { magecraft-why-cannot-study } { magecraft-why-lack }
magecraft-why-ability-cost-lack = { magecraft-why-ability-cost } { magecraft-why-lack }
magecraft-why-lack = Missing: { $gems }.

## Options of a game

magecraft-option-characters = Characters
magecraft-option-characters-random = dealt at random
magecraft-option-characters-chosen = chosen by the players
magecraft-option-hands = Hands
magecraft-option-hands-hidden = hidden
magecraft-option-hands-open = open
magecraft-option-icons = Effects of a spell
magecraft-option-icons-optional = may be left out
magecraft-option-icons-forced = must all be used
magecraft-option-stopping = Stop before the end of a grimoire
magecraft-option-stopping-allowed = allowed
magecraft-option-stopping-forbidden = only when you cannot pay
magecraft-option-study = Study
magecraft-option-study-optional = as you like
magecraft-option-study-compulsory = compulsory when possible
magecraft-option-studies = Spells studied in a turn
magecraft-option-studies-one = one
magecraft-option-studies-any-number = any number
magecraft-option-review = Review with
magecraft-option-review-at-least-four = at least four gems in hand
magecraft-option-review-exactly-four = exactly four gems in hand
magecraft-option-mastered = Mastered spells
magecraft-option-mastered-on = yes
magecraft-option-mastered-off = no: a first game
magecraft-option-gold-chain = A golden gem passes on several times
magecraft-option-gold-chain-allowed = allowed
magecraft-option-gold-chain-forbidden = forbidden
magecraft-option-ability-limit = Ability
magecraft-option-ability-limit-turn = once a turn
magecraft-option-ability-limit-spell = once for each spell
magecraft-option-ability-alone = Ability without casting a spell
magecraft-option-ability-alone-allowed = allowed
magecraft-option-ability-alone-forbidden = forbidden
magecraft-option-last-hp-gem = The last HP gem
magecraft-option-last-hp-gem-kept = may not vanish
magecraft-option-last-hp-gem-may-vanish = may vanish

## What the table may do by itself

magecraft-habit-shield-phase = Shield gems to discard
magecraft-habit-magic = Which grimoire to cast
magecraft-habit-next-spell = The next spell
magecraft-habit-gold = The gold gem
magecraft-habit-pay = Gems to pay with
magecraft-habit-icons = Order of the effects
magecraft-habit-attack = Whom to attack
magecraft-habit-heal = Gems to heal with
magecraft-habit-study = What to study
magecraft-habit-master = A spell to master
