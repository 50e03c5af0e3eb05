## What a permanent is, and why

magic-explain-title = Why it is { $size }
magic-explain-title-plain = Why it is so
magic-explain-printed = Printed on the card
magic-explain-ends = until end of turn
magic-explain-sets = is { $size }
magic-explain-gains = gains { $words }
magic-explain-loses = loses { $words }
magic-explain-kinds = also: { $words }
magic-explain-types = types: { $words }
magic-explain-colors = colour: { $words }
magic-explain-controller = under the control of { $player }
magic-explain-bare = has none of its own abilities
magic-explain-idle = cannot block

## Why not

magic-why-wrong-target = { $card } is not what this is aimed at.
magic-why-protected = { $card } is protected from this.
magic-why-something-else = Something else is asked first: answer that.
magic-why-not-asked = You are not asked now: it is up to { $players }.
magic-why-not-targeted = This player cannot be a target of this.

## Damage and targets

magic-hit = { $amount } damage waits
magic-assign-title = { $card } splits { $total } damage
magic-assign-share = Split { $total }
magic-assign-lethal = { $amount } destroys it
magic-assign-rest = the rest
magic-assign-left = { $count ->
        [0] All of it is given.
       *[other] { $count } left
    }
magic-assign-over = { $count } too many
magic-assign-short = Only what is left over by the blockers goes past them.
magic-assign-again = Anew
magic-assign-send = Split it so
magic-declare-pick = { $count } of { $most } chosen
magic-ask-split = { $card }: split the damage as you like.
magic-ask-targets = Choose targets for { $card }, at most { $most }.

## Order and payment

magic-order-trigger = They happen in this order
magic-order-order = From the top of the library
magic-order-help = Drag, or press the arrow keys.
magic-order-send = In this order
magic-order-up = { $card }: earlier
magic-order-down = { $card }: later
magic-order-place = { $place }: { $card }
magic-tap-by-hand = Tap { $card } by hand: { $mana }
magic-taps = { $spare ->
        [0] taps { $cards }
        [one] taps { $cards }; one mana is left over
       *[other] taps { $cards }; { $spare } mana are left over
    }
magic-ask-burn = { $count ->
        [one] One mana is in your pool: it costs you a life if it is left when the phase ends.
       *[other] { $count } mana are in your pool: each costs you a life if it is left when the phase ends.
    }

## What lies in play

magic-token = token
magic-stops-own = your turns
magic-stops-other = others’ turns
magic-stops-turn = Show the stops for the other turns
magic-zone-known = Known cards of the library
magic-pick-none = None

## Short rules

magic-help-look-title = Why is it so?
magic-help-look = Hover over a card to read it. The other mouse button, a long press or the menu key opens it: what it is now and by which cards, what you can do with it, what it would tap, and why not, with the rule.
