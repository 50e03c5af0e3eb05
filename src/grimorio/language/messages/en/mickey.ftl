# Wizards of Mickey: its cards in the terminal.
mickey-cli-head-power = Power
mickey-cli-kind = { $kind ->
        [mage] Mage
        [spell] Spell
        [castle] Castle
       *[code] Code
    }
mickey-cli-colour = { $colour ->
        [blue] blue
        [yellow] yellow
        [black] black
        [red] red
       *[green] green
    }
mickey-cli-power = Magic Power { $power }
mickey-cli-team = Team: { $team }
mickey-seat = Player { $number }
mickey-cli-turn = Turn { $turn } · { $phase } · { $seat }
mickey-cli-castle = { $castle }: { $stake }, Magic Power { $powers }
mickey-cli-holds = holds { $cards }
mickey-cards-good = { $file }: good, { $count ->
        [one] one card
       *[other] { $count } cards
    }
mickey-cards-none = { $file }: expected cards: with mages, spells, castles or codes below it, found none
mickey-template-note = Cards of your own: type what yours say, then run grimorio cards check --game mickey
mickey-template-more = grimorio cards template --game mickey NAME shows how any card is written

## The page
mickey-title = Wizards of Mickey
mickey-tagline = Two squads of three Mages duel in one Castle after another for its Diamagics.
mickey-letter-blue = B
mickey-letter-yellow = Y
mickey-letter-black = K
mickey-letter-red = R
mickey-letter-green = G
mickey-colour-blue = blue
mickey-colour-yellow = yellow
mickey-colour-black = black
mickey-colour-red = red
mickey-colour-green = green
mickey-kind-mage = Mage
mickey-kind-spell = Spell
mickey-kind-castle = Castle
mickey-kind-code = Code
mickey-place-0 = left
mickey-place-1 = centre
mickey-place-2 = right
mickey-place-left = left
mickey-place-centre = centre
mickey-place-right = right
mickey-diamagic-blue = a blue Diamagic
mickey-diamagic-yellow = a yellow Diamagic
mickey-diamagic-red = a red Diamagic
mickey-diamagic-green = a green Diamagic
mickey-diamagics = { $count ->
        [one] { $colour }
       *[other] { $colour } ×{ $count }
    }
mickey-diamagics-name = Diamagics

## The turn
mickey-match-mini = Mini match
mickey-match-classic = Classic match
mickey-match-official = Official match
mickey-turn = turn { $turn }
mickey-replay-place = Step { $step } of { $total }, turn { $round }
mickey-begins = { $player } begins
mickey-phase-opening = Deployment
mickey-phase-castle = Castle
mickey-phase-challenge = Challenge
mickey-phase-diamagic = Diamagic
mickey-phase-discard = Discard
mickey-phase-draw = Draw
mickey-reason-diamagics = The squad has enough Diamagics.
mickey-reason-draw = Both squads have equally many Diamagics.
mickey-reason-most = No Diamagics are left: the squad with more of them wins.
mickey-reason-cap = A hundred turns are enough.
mickey-reason-time-ahead = The time of the match is over: the squad with more Diamagics wins.
mickey-reason-time = The time of the match is over: a draw.
mickey-reason-judge = A judge has declared a draw.
mickey-reason-conceded = The game was given up.

## What lies on the table
mickey-first = first
mickey-track = Diamagics: { $count } of { $needed }
mickey-strangers = { $count ->
        [one] a Mage of another team costs 1 power
       *[other] { $count } Mages of other teams cost { $count } power
    }
mickey-pile-hand = Hand
mickey-pile-shown = Hand, as far as it was shown
mickey-pile-deck = Deck
mickey-pile-discard = Discard
mickey-pile-castles = Castles
mickey-pile-castle-discard = Discarded Castles
mickey-pile-support = Support
mickey-pile-of = { $pile } of { $player }
mickey-shown = { $count ->
        [one] one shown
       *[other] { $count } shown
    }
mickey-holds = has { $gems }
mickey-state-simple = Simple: without effects
mickey-state-blocked = Blocked: cannot cast
mickey-state-done = has played in this challenge
mickey-state-again = may play once more
mickey-state-hidden = hidden, face down
mickey-state-uncovered = in the Hidden area, face up
mickey-state-quiet = without effect: it was hidden
mickey-hidden-spell = a hidden Spell
mickey-spell-of = { $spell } of { $player }
mickey-mage-of = { $mage } of { $player }
mickey-post = { $place }: { $mage }
mickey-middle = Castle and powers
mickey-castle-of = Castle of { $player }
mickey-tie = A tie, { $power } to { $power }: nobody wins the Diamagics.
mickey-tie-stays = They stay: { $count ->
    [one] one is
   *[other] { $count } are
} at stake now.
mickey-stake = { $count ->
        [one] one Diamagic at stake
       *[other] { $count } Diamagics at stake
    }
mickey-pool = { $count } in the pool
mickey-covered = { $count ->
        [one] one Castle covered
       *[other] { $count } Castles covered
    }
mickey-power-printed = Magic Power { $power }
mickey-why-power = Why { $power }? { $card }
mickey-why-total = Magic Power of { $player }: why { $power }?
mickey-hand-empty = No cards in hand.
mickey-look = Look at { $card }
mickey-several = { $card }: choose what to do
mickey-close = Close
mickey-offer = Cards to choose from
mickey-asking = This card asks
mickey-incomplete = incomplete card
mickey-card-incomplete = Incomplete card: the rulebooks do not tell its { $what }. It has stand-ins for that.
mickey-unknown-colour = colour
mickey-unknown-power = Magic Power
mickey-unknown-team = team
mickey-unknown-ability = ability
mickey-unknown-condition = condition
mickey-unknown-effect = effect
mickey-unknown-amount = effect's size

## The calculation
mickey-calc-now = Magic Power as it stands
mickey-calc-final = Final Magic Power of the last challenge
mickey-calc-now-note = Face-down Spells are not counted yet. Steps 1 to 8 follow the order of the rulebook.
mickey-calc-final-note = Steps 1 to 8 follow the order of the rulebook.
mickey-calc-none = No Spells yet.
mickey-calc-sum = sum of the Spells
mickey-calc-show = calculation
mickey-step-printed = printed power
mickey-step-worth = is worth
mickey-step-times = is multiplied
mickey-step-divided = is divided
mickey-step-adds = adds a power
mickey-step-subtracts = subtracts a power
mickey-step-plus = plus
mickey-step-minus = minus
mickey-step-modified-power = Modified Power is
mickey-step-without = modifiers taken away
mickey-step-floor = never below 0
mickey-step-uncounted = Hidden Spells do not count here.
mickey-step-final = for the whole squad
mickey-step-affiliation = Mages of other teams

## What is asked
mickey-ask-team = Declare the team of your squad.
mickey-ask-code = Do you use a Code?
mickey-ask-swap = You may exchange cards with your Support.
mickey-ask-line-up = Set out your three Mages: who stands left, centre and right?
mickey-ask-deploy = Deploy a Mage: choose it, then its place.
mickey-ask-castle = Turn { $turn }: put a Castle in the middle.
mickey-ask-teleport = Teleport: put a Castle of your own over the one in play.
mickey-ask-play = Your play: choose a Spell, then its Mage.
mickey-ask-play-or-pass = Your play: a Spell more, or pass.
mickey-ask-confused = Confused: choose a Spell that this Mage casts instead.
mickey-ask-may = { $card }: do what it offers?
mickey-ask-pay = { $card }: pay with cards of your hand?
mickey-ask-pay-discard = { $card }: which card do you pay with?
mickey-ask-corrode = { $card}, Corrode: discard a card of your hand to discard what was cast?
mickey-ask-corrode-discard = Corrode: which card do you discard for it?
mickey-ask-corrupt = { $card }, Corrupt: discard two cards to discard a Diamagic?
mickey-ask-corrupt-discard = Corrupt: which card do you discard for it?
mickey-ask-diamagic = { $card }: which Diamagic is lost?
mickey-ask-exchange-first = { $card }: the first Mage of the exchange.
mickey-ask-exchange-second = { $card }: the other Mage of the exchange.
mickey-ask-exchange-colour = { $card }: which Diamagic does it give?
mickey-ask-change-first = { $card }: which Mage changes its place?
mickey-ask-change-second = { $card }: and with whom?
mickey-ask-shatter = { $card }: which Continuous Spell is discarded?
mickey-ask-target = { $card }: choose one.
mickey-ask-order = Several of your effects at once: which comes first?
mickey-ask-discard = { $card }: discard a card.
mickey-ask-hand-limit = More than five cards: discard one.
mickey-ask-blind-pick = Pick a card of the other hand, unseen.
mickey-ask-discard-order = Which of your Spells goes to the discard next?
mickey-ask-assign = { $count ->
        [one] You win the Diamagic: which Mage gets it?
       *[other] You win { $count } Diamagics: which Mage gets them?
    }
mickey-an-effect = an effect
mickey-pick-cast = { $mage } casts { $spell }
mickey-pick-hide = { $mage } hides { $spell }
mickey-pick-besides = { $mage } hides { $spell } besides
mickey-pick-deploy = { $mage }: { $place }
mickey-pick-code = Use { $code }
mickey-pick-no-code = No Code
mickey-pick-swap = { $out } out, { $into } in
mickey-pick-diamagic = { $colour } of { $mage }
mickey-pick-pick = Card { $number }
mickey-pick-done = Enough
mickey-pick-back = Take all back
mickey-pick-pass = Pass
mickey-pick-yes = Yes
mickey-pick-no = No
mickey-habit-play = Playing a Spell more than you must
mickey-habit-may = Effects that you may use or not
mickey-habit-pay = Paying with cards for an effect
mickey-habit-corrode = Corrode
mickey-habit-corrupt = Corrupt
mickey-habit-castle = Your Castle
mickey-bar = Your play
mickey-bar-pass = All who must have played. Who passes now plays no more in this challenge.
mickey-bar-pass-again = A Mage that must cast cannot. You may pass for now, and play again once it can.
mickey-put-back = Put it back
mickey-take-spell = Choose
mickey-take-mage = Choose
mickey-row-take = Move
mickey-row-swap = Change places with it
mickey-row-help = Press two Mages to let them change places.
mickey-row-with = { $mage } changes places with…
mickey-row-fixed = One of them must stand elsewhere.
mickey-row-ready = Ready
mickey-support = Your Support
mickey-support-none = No Support card is left to exchange.
mickey-support-take = Bring in
mickey-support-for = In place of
mickey-support-first = First choose a card of the Support.
mickey-support-good = Nothing needs to be exchanged: the deck may be played as it is.
mickey-support-done = Play with this deck
mickey-support-bad = As it is the deck may not be played: exchange more, or take all back.

## Why not
mickey-why-not = Why not?
mickey-why-label = Why not: { $option }?
mickey-why-has-played = { $mage } has already played a Spell in this challenge.
mickey-why-blocked = { $mage } is blocked and cannot cast Spells.
mickey-why-cannot-cast = { $by } keeps { $mage } from casting this Spell.
mickey-why-cannot-cast-now = An effect keeps { $mage } from casting this Spell.
mickey-why-cannot-hide = An effect keeps { $mage } from hiding Spells.
mickey-why-may-not-hide = Nothing lets { $mage } hide this Spell now.
mickey-why-must-cast = A Mage that can cast must do so before you may pass.

## The log: { $seat } is the name of a player, { $card } of a card
mickey-log-team = { $seat } declares the team { $team }.
mickey-log-code = { $used ->
        [yes] { $seat } uses the Code { $card }.
       *[no] { $seat } uses no Code.
    }
mickey-log-swap = You exchange { $card } for { $into }.
mickey-log-swaps-done = { $seat } is done with the Support.
mickey-log-pool = The Diamagics are laid out: { $each } of each colour.
mickey-log-game-begins = { $seat } begins.
mickey-log-deploy = { $seat } deploys { $mage }: { $place }.
mickey-log-turn = Turn { $turn }: { $seat }
mickey-log-castles-again = { $seat } makes the Castle deck anew.
mickey-log-castle = { $seat } puts { $card } in the middle.
mickey-log-draw = { $known ->
        [yes] { $seat } draws { $cards }.
       *[no] { $seat } draws cards: { $count }.
    }
mickey-log-reshuffle = { $seat } shuffles the discarded Spells into a new deck.
mickey-log-discard = { $seat } discards { $card }.
mickey-log-show-hand = { $seat } shows the hand, of which nothing can be cast: { $cards }.
mickey-log-show-card = { $seat } shows { $card }.
mickey-log-annul = { $count ->
        [0] { $source }: Annul.
       *[other] { $source }: Annul. Simple: { $targets }.
    }
mickey-log-block = { $count ->
        [0] { $source }: Block.
       *[other] { $source }: Block. Cannot cast: { $targets }.
    }
mickey-log-for-now = { $count ->
        [0] { $source }: an effect until the end of the turn.
       *[other] { $source }: an effect until the end of the turn on { $targets }.
    }
mickey-log-pass = { $again ->
        [yes] { $seat } passes, and may play again as soon as a card can be played.
       *[no] { $seat } passes and plays no more in this challenge.
    }
mickey-log-uncover-stake = Turned up at stake: { $gems }.
mickey-log-concedes = { $seat } gives up.
mickey-log-ends = { $count ->
        [0] The game ends in a draw.
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
mickey-log-cast = { $seat }: { $mage } casts { $card }.
mickey-log-hide = { $known ->
        [yes] { $seat }: { $mage } hides { $card }.
       *[no] { $seat }: { $mage } hides a Spell.
    }
mickey-log-discard-from-play = { $card } of { $seat } is discarded from play.
mickey-log-uncover = Hidden Spells are uncovered: { $cards }.
mickey-log-reveal = { $card } of { $seat } is revealed and moves to the Cast area.
mickey-log-subterfuge = Subterfuge: { $cards } become Simple.
mickey-log-confuse = { $count ->
        [one] { $cards } is confused.
       *[other] { $cards } are confused.
    }
mickey-log-unconfuse = A confused Mage casts at random, if it can.
mickey-log-change-places = { $mage } and { $other } change places.
mickey-log-reckoned = { $tie ->
        [yes] A tie: Final Magic Power { $power } to { $less }. What is at stake stays for the next challenge.
       *[no] { $winner } wins the challenge: Final Magic Power { $power } to { $less }.
    }
mickey-log-token = { $known ->
        [yes] { $seat } looks at { $colour } and lays it face down on the Castle.
        [nobody] A Diamagic is added on the Castle, unseen.
       *[no] { $seat } looks at a Diamagic and lays it face down on the Castle.
    }
mickey-log-assign = { $seat } gives { $gems } to { $mage }.
mickey-log-give = { $mage } gets { $colour }.
mickey-log-possess = { $mage } has { $colour } by its ability.
mickey-log-lose = { $mage } loses { $colour }.
mickey-log-exchange = { $mage } gives { $colour } to { $other } for { $other-colour }.
mickey-log-discard-played = { $seat } discards what was played: { $cards }.
mickey-log-discard-castles = To the Castle discards: { $cards }.

## Decks and cards that people bring
mickey-decks = Match and decks
mickey-deck-of = Deck: { $player }
mickey-deck-own = a list of my own…
mickey-deck-paste = A card a line: number, name; the Support behind a blank line
mickey-deck-like = Begin with a ready deck
mickey-deck-good = A legal deck of { $count } cards.
mickey-deck-powers = Magic Power of the Spells
mickey-deck-sum = { $sum } in all
mickey-deck-simple = Simple
mickey-deck-effects = with effects
mickey-deck-colours = Colours of the Spells
mickey-deck-into-support = the Support
mickey-deck-group-mage = Mages
mickey-deck-group-spell = Spells
mickey-deck-group-castle = Castles
mickey-deck-group-code = Code
mickey-cards-own = Cards of my own
mickey-cards-help = A file (YAML or JSON) with Mages, Spells, Castles and Codes takes the place of the cards that are here. docs/mickey-cards.md tells how it is written.
mickey-cards-drop = Play with the usual cards
mickey-cards-write = Write a deck of them for each seat.
mickey-deck-line = "{ $text }" is no card line: write a number and a name.
mickey-deck-unknown = No card is called "{ $text }". Near: { $near }.
mickey-deck-empty = The list has no cards.
mickey-deck-squad-size = A squad is { $wanted } Mages; there are { $found }.
mickey-deck-spell-count = { $wanted } Spells, not { $found }.
mickey-deck-castle-count = { $wanted } Castles, not { $found }.
mickey-deck-support-size = { $wanted } Support cards, not { $found }.
mickey-deck-same-name = Two Mages are called { $card }.
mickey-deck-same-ability = { $card } has the ability of another Mage of the squad.
mickey-deck-solitary = { $card } is Solitary: three of it are the squad.
mickey-deck-places = Two Mages must stand in one place: { $card }.
mickey-deck-copies = At most { $wanted } of { $card }, not { $found }.
mickey-deck-castle-copies = { $card } is there { $found } times; once is allowed.
mickey-deck-colour = { $card } has no colour of your Mages.
mickey-deck-power-sum = The Spells have Magic Power { $found } in all; at most { $wanted }.
mickey-deck-support = This match has no Support.
mickey-deck-support-mage = { $card } cannot be in the Support.
mickey-deck-codes = Codes: { $wanted } allowed, not { $found }.
mickey-deck-code-condition = The condition of { $card } is not met.
mickey-deck-several-colours = { $card } has several colours, which this rulebook does not know.

## Positions set up by hand
mickey-situation-text = The pool holds the Diamagics that lie nowhere else. What was cast has done already whatever it does once; what lasts applies.
mickey-situation-plays = Whose play it is
mickey-situation-turn = Turn
mickey-situation-team = Declared team
mickey-situation-no-team = none
mickey-situation-passed = plays no more
mickey-situation-again = may play again
mickey-situation-possessed = has had the Diamagic of its ability
mickey-situation-area-cast = cast
mickey-situation-area-hidden = hidden
mickey-situation-area-uncovered = uncovered, from before
mickey-situation-middle = The Castle
mickey-situation-owner = owner
mickey-situation-covered = Covered Castles
mickey-situation-cover = Cover a Castle…
mickey-situation-stake = At stake
mickey-situation-token = Diamagic { $number }
mickey-situation-colour = colour
mickey-situation-seen = seen by
mickey-situation-seen-none = nobody
mickey-situation-seen-both = both
mickey-situation-up = face up
mickey-situation-add-stake = Add a Diamagic
mickey-situation-out = Out of the game
mickey-board-hint = A Spell lies before or behind its Mage: click the place there, or drag the Spell. A click on a Mage or on the Castle opens its menu. Del removes.
mickey-board-middle = The Castle and the Diamagics at stake
mickey-situation-many = Too many: { $gem } ×{ $count }. There are { $most } of each colour.

# The totals at the end of a game
mickey-total-cast = Spells cast
mickey-total-hide = Spells hidden
mickey-total-challenges = Challenges won
mickey-total-drawn = Cards drawn
mickey-number = Number
mickey-set-printed = Printed cards
mickey-set-own = Cards made for this page

# How its bots play, by their character
mickey-character-plain-text = Plain: weighs this challenge and the cards for later ones evenly.
mickey-character-cautious-text = Cautious: keeps its cards for later challenges, and seldom pays with them.
mickey-character-fierce-text = Fierce: wants this challenge, and pays with cards that it may miss later.
mickey-character-tricky-text = Tricky: likes to hide Spells, and to cast those with a Special Action.
