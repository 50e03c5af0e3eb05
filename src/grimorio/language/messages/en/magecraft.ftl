# Magecraft: the game's words, prompts, answers, log lines and reasons.

## The game

magecraft-title = Magecraft
magecraft-tagline = Study spells, chain them, win by twenty gems or by the last blow. Two to four players.
magecraft-seat = Player { $number }

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
magecraft-letter-any = {"*"}
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
magecraft-reason-points = Twenty gems in the Points zone.
magecraft-reason-last-alive = The last one standing.
magecraft-reason-conceded = The game was given up.
magecraft-reason-cap = The round limit is reached: a draw.
magecraft-reason-time-ahead = The time of the match is over: the most Points win, among equals the most HP.
magecraft-reason-time = The time of the match is over: a draw.
magecraft-reason-judge = A judge has declared a draw.

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
magecraft-ask-opening-discard = { $count ->
    [one] Opening: discard a gem from your hand.
   *[other] Opening: discard { $count } gems from your hand, any of them.
}
magecraft-ask-shield-phase = Shield phase: move shield gems to your discard, or go on.
magecraft-ask-magic = Magic phase: choose a grimoire to cast.
magecraft-ask-next-spell = Cast { $spell } next?
magecraft-ask-next-none = Nothing is left to cast here. Use your ability, or go on?
magecraft-ask-gold = Spend the golden gem on { $spell }?
magecraft-ask-pay = { $count ->
    [one] Pay with a gem of any colour.
   *[other] Pay with { $count } gems of any colours.
}
magecraft-ask-icons = Choose the next effect.
magecraft-ask-icons-direct = Choose the next effect, or at once the gem for it.
magecraft-ask-attack = Attack: choose a gem of an opponent.
magecraft-ask-heal = Heal: take a gem from the Academy.
magecraft-ask-shield = Shield: take a gem from the Academy or from your discard.
magecraft-ask-vanish = Vanish: choose a gem of your hand or HP.
magecraft-ask-study = Study a spell, review your grimoires, or go on.
magecraft-ask-grimoire = Which grimoire shall { $spell } open?
magecraft-ask-review-discard = { $count ->
    [one] Review: discard a gem from your hand.
   *[other] Review: discard { $count } gems from your hand.
}
magecraft-ask-reorder = Review: put all your spells in the order you like.
magecraft-ask-master = Review: choose a spell to master.

## Answers

magecraft-pick-gem-opening-discard = Discard { magecraft-a-gem }
magecraft-pick-gem-shield-phase = Discard { magecraft-a-gem }
magecraft-pick-gem-pay = Pay { magecraft-a-gem }
magecraft-pick-gem-heal = Take { magecraft-a-gem }
magecraft-pick-gem-review-discard = Discard { magecraft-a-gem }
magecraft-confirm-opening-discard = Discard { $picked } of { $count }
magecraft-confirm-review-discard = Discard { $picked } of { $count }
magecraft-confirm-pay = Pay { $picked } of { $count }
magecraft-opening-title = What every game begins with
magecraft-opening-academy = Always there; { $count } more spells are drawn after the discards.
magecraft-opening-start = What every player begins with, in Grimoires I, II and III:
magecraft-pick-grimoire-magic = Cast { $spell } ({ $roman })
magecraft-pick-grimoire-next-spell = Cast { $spell } ({ $roman })
magecraft-pick-grimoire-grimoire = { $spell ->
    [none] Into Grimoire { $number }
   *[other] Into Grimoire { $number }, before { $spell }
  }
magecraft-pick-ability = Use the ability
magecraft-direct = { $option } ({ $effect })
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
magecraft-log-concedes = { $seat } gives up and is out of the game.
magecraft-log-concedes-you = You give up and are out of the game.
magecraft-log-ends = { $reason ->
        [points] The game is over: twenty points for { $winners }.
        [cap] The game is over: a draw at the round limit.
        [time-ahead] The game is over for lack of time: { $winners } is ahead.
        [time] The game is over for lack of time: a draw.
        [judge] The game is over: a judge has declared a draw.
        [conceded] The game is over, given up: { $winners } wins.
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
magecraft-option-time = When time is called
magecraft-option-time-ahead = who has more Points wins
magecraft-option-time-drawn = the game is drawn

## What the table may do by itself

magecraft-habit-shield-phase = Shield gems to discard
magecraft-habit-magic = Which grimoire to cast
magecraft-habit-next-spell = The next spell
magecraft-habit-gold = The gold gem
magecraft-habit-pay = Gems to pay with
magecraft-habit-icons = Order of the effects
magecraft-habit-icons-ask = ask; Draw and the last kind are used at once
magecraft-habit-icons-auto = use all in printed order
magecraft-habit-attack = Whom to attack
magecraft-habit-heal = Gems to heal with
magecraft-habit-study = What to study
magecraft-habit-master = A spell to master

## In short

magecraft-help-goal-title = The goal
magecraft-help-goal = Be the last mage alive, or gather 20 gems in your points. You lose when your life has no gem left.
magecraft-help-turn-title = Your turn
magecraft-help-turn = Four phases: shield, magic, study or review, rest. You pay for everything with the gems in your hand, drawn blindly from your bag.
magecraft-help-shield-title = Shield
magecraft-help-shield = Gems of your shield may go to your discard; from there they find their way back into your bag.
magecraft-help-magic-title = Magic
magecraft-help-magic = Choose one of your three grimoires and cast its spells from left to right. Each spell costs the gems printed on it. You may stop, but you cannot skip a spell or turn to a second grimoire.
magecraft-help-icons-title = What spells do
magecraft-help-icons = You choose the order, and you may leave any out.
magecraft-help-ability-title = Your character
magecraft-help-ability = Once in your magic phase, before or after a spell, one gem pays for your character’s ability.
magecraft-help-study-title = Study
magecraft-help-study = Pay a spell’s study cost with gems of your hand: it joins one of your grimoires, at the left.
magecraft-help-review-title = Review
magecraft-help-review = Or discard four gems of your hand: set all your spells in a new order, and turn one into a mastered spell. The gold gem of a mastered spell may help to pay for the next one.
magecraft-help-rest-title = Rest
magecraft-help-rest = Everything in hand and on spells is discarded and you draw four gems. An empty bag is filled from your discard.
magecraft-help-end-title = The end
magecraft-help-end = At once, when one mage is left or somebody has 20 points.

## Positions set up by hand

magecraft-board-hint = Gems come by their letters or from the row of five into the chosen place, with Shift one goes; a mouse drags them.
magecraft-board-gem = Add a gem
magecraft-situation-text = Gems you add come from the box, then from the Academy; gems you take away go to the box.
magecraft-situation-gems = Gems
magecraft-situation-spells = Spells
magecraft-situation-copies-of = Copies of { $spell }
magecraft-situation-add = Add a spell…
magecraft-situation-left = Move { $spell } to the left
magecraft-situation-right = Move { $spell } to the right
magecraft-situation-remove = Remove { $spell }
magecraft-situation-many = { $colour }: { $count } too many. The game has { $most }.
magecraft-situation-life = Player { $seat } has { $count } gems of life; there must be 1 to { $most }.
magecraft-situation-points = Player { $seat } has { $count } points; with more than { $most } the game is over.
magecraft-situation-copies = { $spell }: { $count } copies; the game has { $most }.
magecraft-situation-active-out = Player { $seat } is out and cannot have the turn.

## The guided first game. -do: what to do now

magecraft-lesson-goal-title = Two ways to win
magecraft-lesson-goal = Be the last one with gems in your HP, or bring twenty gems into your Points. The bot plays gently and begins weakened.
magecraft-lesson-table-title = Your table
magecraft-lesson-table = Your board is the large one below: three grimoires with spells, your HP, Shield and Points, and your hand. Everything is paid with the gems in your hand. Point at any word to have it explained.
magecraft-lesson-shield-phase-title = The Shield phase
magecraft-lesson-shield-phase = Your turn begins. The gem of your Shield is lit: you may move it to your Discard, from where it comes back into your bag. It protects you only as long as it stays.
magecraft-lesson-shield-phase-do = Keep it: press “Go on”.
magecraft-lesson-magic-title = The Magic phase
magecraft-lesson-magic = Lit are the grimoires whose first spell your hand can pay, and your character’s ability, which costs one gem once a turn. You cast from one grimoire a turn, from left to right.
magecraft-lesson-magic-do = Click a lit grimoire. One with a sword attacks.
magecraft-lesson-pay-title = Paying
magecraft-lesson-pay = A slot with a star takes a gem of any colour. Lit are the gems you can spare.
magecraft-lesson-pay-do = Pay with a colour you need least.
magecraft-lesson-icons-title = Effects
magecraft-lesson-icons = The spell is paid; its gems lie on it. Use its effects in any order, or leave some out.
magecraft-lesson-icons-do = Click an effect.
magecraft-lesson-attack-title = Attacking
magecraft-lesson-attack = The opponent’s Shield falls first, gem by gem. When it is empty, an attack takes a gem of the HP, and that gem is your point.
magecraft-lesson-attack-do = Click a lit gem on the board above.
magecraft-lesson-heal-title = Healing
magecraft-lesson-heal = The gem comes from the Academy to your HP. With twelve HP it becomes a point instead.
magecraft-lesson-heal-do = Click a colour of the Academy.
magecraft-lesson-shield-title = Shielding
magecraft-lesson-shield = The gem comes from the Academy, which costs you nothing, or from your own Discard.
magecraft-lesson-shield-do = Click a lit gem.
magecraft-lesson-vanish-title = Letting vanish
magecraft-lesson-vanish = A gem of your hand or your HP becomes a point. Points cannot be taken from you, but the gem is gone from your bag for good.
magecraft-lesson-vanish-do = Click a lit gem.
magecraft-lesson-next-spell-title = On or stop
magecraft-lesson-next-spell = You may cast the next spell of the same grimoire, use your ability, or stop. What stays in your hand can still pay for study.
magecraft-lesson-next-spell-do = Choose one of the answers below.
magecraft-lesson-study-title = Study
magecraft-lesson-study = Lit in the Academy are the spells whose study cost your hand can pay. You study one a turn. A quiet card tells you why it cannot be had.
magecraft-lesson-study-do = Click a lit spell, or go on.
magecraft-lesson-grimoire-title = Where it goes
magecraft-lesson-grimoire = The new spell stands at the left end of a grimoire: it will be cast first there, and what stands to its right follows.
magecraft-lesson-grimoire-do = Click one of your grimoires.
magecraft-lesson-rest-title = Rest
magecraft-lesson-rest = Your turn ended: all gems in your hand and on your spells went to your Discard, and you drew four new ones. The log tells every step; the small sign at each line is its rule.
magecraft-lesson-why-title = Why not?
magecraft-lesson-why = What is not lit cannot be done now. “Why not something else?” tells the reason and the rule.
magecraft-lesson-review-title = Review
magecraft-lesson-review = Instead of studying you may discard four gems: put all your spells in a new order, and turn one into a mastered spell, whose gold gem can pay for the next one.
magecraft-lesson-review-do = Only if you like: choose “Review”.
magecraft-lesson-gold-title = The gold gem
magecraft-lesson-gold = The gold gem of a mastered spell came over to this spell and fits its cost.
magecraft-lesson-gold-do = Yes saves you a gem of your hand.
magecraft-lesson-end-title = The end
magecraft-lesson-end = That was a whole game. The replay shows it once more, with all hands open.

## Words explained at the table: name, explanation, and the forms in which each stands in sentences

magecraft-term-hp = HP
magecraft-term-hp-text = Your life, up to twelve gems. Who has no gem left here is out.
magecraft-term-hp-words = HP area|HP
magecraft-term-shield = Shield
magecraft-term-shield-text = Gems that take the blows first: while any lie here, attacks cannot reach the HP.
magecraft-term-shield-words = Shield areas|Shield area|Shields|Shield
magecraft-term-discard = Discard
magecraft-term-discard-text = Where spent gems lie. When the bag is empty, all of them go back into it.
magecraft-term-discard-words = Discard area|discards|Discard
magecraft-term-points = Points
magecraft-term-points-text = Gems won for good. Twenty of them win the game at once.
magecraft-term-points-words = Points zone|Points
magecraft-term-bag = Bag
magecraft-term-bag-text = Your gems to draw, unseen. An empty bag is filled from your Discard.
magecraft-term-bag-words = bags|bag
magecraft-term-hand = Hand
magecraft-term-hand-text = The gems you pay with. At Rest you put away what is left and draw four new ones.
magecraft-term-hand-words = hands|hand
magecraft-term-academy = Academy
magecraft-term-academy-text = The common supply: spells to study, and gems for healing and shields.
magecraft-term-academy-words = Academy
magecraft-term-box = Box
magecraft-term-box-text = What lies here is out of the game.
magecraft-term-box-words = box
magecraft-term-grimoire = Grimoire
magecraft-term-grimoire-text = A row of spells, cast from left to right. You have three and cast from one of them a turn.
magecraft-term-grimoire-words = Grimoires|Grimoire
magecraft-term-spell = Spell
magecraft-term-spell-text = A card that costs gems and has effects. It stays in its grimoire when it was cast.
magecraft-term-spell-words = spell cards|spell card|spells|spell
magecraft-term-character = Character
magecraft-term-character-text = Your wizard, with an ability of their own.
magecraft-term-character-words = character sheets|characters|character
magecraft-term-ability = Ability
magecraft-term-ability-text = What your character can do for one gem, once in your Magic phase, before or after a spell.
magecraft-term-ability-words = abilities|ability
magecraft-term-gem = Gem
magecraft-term-gem-text = What everything is paid with, and what life, shield and points are made of. Five colours.
magecraft-term-gem-words = gems|gem
magecraft-term-any = Any colour
magecraft-term-any-text = A slot of a cost that a gem of whatever colour can pay.
magecraft-term-any-words = any-colour|any colour
magecraft-term-fire = Fire
magecraft-term-fire-text = The red gem, a triangle with a flame. Its spells love to attack.
magecraft-term-fire-words = Fire
magecraft-term-water = Water
magecraft-term-water-text = The blue gem, a drop with waves. Its spells draw gems.
magecraft-term-water-words = Water
magecraft-term-earth = Earth
magecraft-term-earth-text = The green gem, an octagon with mountains. Its spells protect.
magecraft-term-earth-words = Earth
magecraft-term-light = Light
magecraft-term-light-text = The yellow gem, a star with a sun. Its spells heal.
magecraft-term-light-words = Light
magecraft-term-dark = Dark
magecraft-term-dark-text = The violet gem, a lozenge with a moon. Nobody begins with one: they come only from the Academy.
magecraft-term-dark-words = Darkness|Dark
magecraft-term-opening = Opening
magecraft-term-opening-text = Before the first turn each player draws, and those who play early put some gems aside.
magecraft-term-opening-words = Opening
magecraft-term-phase-shield = Shield phase
magecraft-term-phase-shield-text = The first phase of a turn: gems of your Shield may go to your Discard.
magecraft-term-phase-shield-words = Shield phase
magecraft-term-phase-magic = Magic phase
magecraft-term-phase-magic-text = The second phase: cast the spells of one grimoire, and use your ability. You need not.
magecraft-term-phase-magic-words = Magic phase
magecraft-term-phase-study = Study or Review
magecraft-term-phase-study-text = The third phase: study one spell, or review your grimoires, or neither.
magecraft-term-phase-study-words = Study phase
magecraft-term-phase-rest = Rest
magecraft-term-phase-rest-text = The end of a turn: the gems of hand and spells go to the Discard, four new ones are drawn.
magecraft-term-phase-rest-words = Rest
magecraft-term-effect = Effect
magecraft-term-effect-text = The signs of a spell. Each is used by itself, in the order you like; you may leave some out.
magecraft-term-effect-words = effect icons|effects|effect|icons|icon
magecraft-term-draw = Draw
magecraft-term-draw-text = A gem from your bag into your hand. It may pay for the next spell at once.
magecraft-term-draw-words = draws|draw
magecraft-term-attack = Attack
magecraft-term-attack-text = A gem of an opponent’s Shield goes to their Discard; with no shield, one of their HP becomes your point.
magecraft-term-attack-words = attacks|attack
magecraft-term-heal = Heal
magecraft-term-heal-text = A gem from the Academy to your HP, or to your Points when there are twelve already.
magecraft-term-heal-words = healing|heals|heal
magecraft-term-icon-shield = Shield (effect)
magecraft-term-icon-shield-text = A gem from the Academy or your Discard to your Shield.
magecraft-term-icon-shield-words = shield yourself
magecraft-term-vanish = Vanish
magecraft-term-vanish-text = A gem of your hand or your HP becomes a point.
magecraft-term-vanish-words = vanishes|vanish
magecraft-term-cast = Cast
magecraft-term-cast-text = Pay a spell with gems of your hand, laid on the card, and use its effects.
magecraft-term-cast-words = casting|casts|cast
magecraft-term-cast-cost = Casting cost
magecraft-term-cast-cost-text = The gems a spell costs each time it is cast.
magecraft-term-cast-cost-words = casting cost|cast cost
magecraft-term-study = Study
magecraft-term-study-text = Pay for a spell of the Academy and put it at the left end of one of your grimoires. One a turn.
magecraft-term-study-words = studies|study
magecraft-term-study-cost = Study cost
magecraft-term-study-cost-text = The gems a spell costs once, when you learn it. They are discarded.
magecraft-term-study-cost-words = study cost
magecraft-term-review = Review
magecraft-term-review-text = Instead of study: discard four gems, put all your spells in a new order and master one.
magecraft-term-review-words = reviews|review
magecraft-term-mastered = Mastered
magecraft-term-mastered-text = A mastered spell hands its gold gem on to the next spell of the grimoire.
magecraft-term-mastered-words = mastered spells|mastered spell|mastered|masters|master
magecraft-term-gold = Gold gem
magecraft-term-gold-text = The leftmost gem paid for a mastered spell. It moves on and may pay for the next spell, else it is discarded.
magecraft-term-gold-words = golden gem|gold gem|gold-rimmed
magecraft-term-round = Round
magecraft-term-round-text = One turn of every player.
magecraft-term-round-words = round
magecraft-term-first = First player
magecraft-term-first-text = Chosen by lot. Who plays first begins with fewer gems.
magecraft-term-first-words = first player

# The totals at the end of a game
magecraft-total-cast = Spells cast
magecraft-total-attack = HP gems taken
magecraft-total-heal = Gems healed
magecraft-total-draw = Gems drawn
magecraft-total-study = Spells studied
magecraft-total-master = Spells mastered

# How the characters of bots play
magecraft-character-cautious-text = Cautious: heals and shields itself more, and fears most the turn that could kill it.
magecraft-character-fierce-text = Fierce: attacks more, heals and shields itself less, and fears the next turn less.
magecraft-character-tricky-text = Tricky: studies and reviews more, and keeps gems for that.
