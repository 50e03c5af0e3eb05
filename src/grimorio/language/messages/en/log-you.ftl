### What the log says to a reader without a name, who is "you" in it.

## Magic

magic-log-first-you = You go first.
magic-log-shuffle-you = You shuffle your library.
magic-log-mulligan-you = You take a mulligan.
magic-log-turn-you = Turn { $turn }: your turn.
magic-log-draw-you = { $known ->
        [yes] You draw { $card }.
        [no] You draw a card.
       *[none] You have no card left to draw.
    }
magic-log-land-played-you = You play { $card }.
magic-log-played-you = { $kind ->
        [spell] You cast { $card }
       *[activated] You use an ability of { $card }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }{ $aimed ->
        [no] .
       *[yes] , aimed at { $targets }.
    }
magic-log-enter-you = { $card } comes into play under your control.
magic-log-discard-you = You discard { $card }.
magic-log-cycled-you = You cycle { $card }.
magic-log-shows-you = You reveal { $cards }.
magic-log-on-top-you = { $known ->
        [yes] You put { $cards } on top of your library.
       *[no] You put cards on top of your library.
    }
magic-log-turned-up-you = You turn { $card } face up.
magic-log-turned-down-you = You turn { $card } face down.
magic-log-see-secret-you = { $known ->
        [yes] You look at a face-down card: { $card }.
       *[no] You look at a face-down card.
    }
magic-log-remove-found-you = From your library out of the game: { $card }.
magic-log-mill-you = From your library to the graveyard: { $card }.
magic-log-remove-held-you = You remove { $card } in your hand from the game.
magic-log-to-hand-you = { $known ->
        [yes] You put { $card } from your library into your hand.
       *[no] You put a card from your library into your hand.
    }
magic-log-from-outside-you = { $known ->
        [yes] You put { $card } from outside the game into your hand.
       *[no] You put a card from outside the game into your hand.
    }
magic-log-hand-on-top-you = { $count ->
        [one] You put a card of your hand on top of your library.
       *[other] You put { $count } cards of your hand on top of your library.
    }
magic-log-hand-to-bottom-you = { $count ->
        [one] You put a card of your hand under your library.
       *[other] You put { $count } cards of your hand under your library.
    }
magic-log-arrange-you = { $bottom ->
        [yes] { $mine ->
            [both] You put cards on the bottom of your library: { $count }.
            [by] You put cards on the bottom of the library of { $seat }: { $count }.
           *[seat] { $by } puts cards on the bottom of your library: { $count }.
        }
       *[no] { $mine ->
            [both] You put back the top cards of your library: { $count }.
            [by] You put back the top cards of the library of { $seat }: { $count }.
           *[seat] { $by } puts back the top cards of your library: { $count }.
        }
    }
magic-log-look-you = { $open ->
        [yes] { $zone ->
            [hand] Your hand is revealed
           *[library] The top of your library is revealed
        }
       *[no] { $zone ->
            [hand] { $mine ->
                [by] You look at the hand of { $seat }
               *[seat] { $viewer } looks at your hand
            }
           *[library] { $mine ->
                [both] You look at your library
                [by] You look at the library of { $seat }
               *[seat] { $viewer } looks at your library
            }
        }
    }{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
magic-log-life-you = { $why ->
        [burn] You burn for unspent mana: { $amount } life, { $left } left.
        [cost] You pay { $amount } life, { $left } left.
        [gain] You gain { $amount } life, total { $left }.
       *[lose] You lose { $amount } life, { $left } left.
    }
magic-log-poison-you = You get poison counters: { $count }.
magic-log-attack-you = { $card } attacks you.
magic-log-skip-combat-you = { $used ->
        [yes] You skip your combat phase.
       *[no] You will skip your next combat phase.
    }
magic-log-coin-you = { $heads ->
        [yes] Your coin shows heads.
       *[no] Your coin shows tails.
    }
magic-log-says-you = You name { $word }.
magic-log-loses-you = { $why ->
        [life] You have no life left and lose.
        [library] You could not draw and lose.
        [poison] You have ten poison counters and lose.
        [card] You lose by the words of a card.
       *[conceded] You concede.
    }
magic-log-over-you = { $reason ->
        [won] The game is over: you win by the words of a card.
       *[last] The game is over: you win.
    }

## Wizards of Mickey

mickey-log-team-you = You declare the team { $team }.
mickey-log-code-you = { $used ->
        [yes] You use the Code { $card }.
       *[no] You use no Code.
    }
mickey-log-swaps-done-you = You are done with the Support.
mickey-log-game-begins-you = You begin.
mickey-log-deploy-you = You deploy { $mage }: { $place }.
mickey-log-turn-you = Turn { $turn }: yours.
mickey-log-castles-again-you = You make your Castle deck anew.
mickey-log-castle-you = You put { $card } in the middle.
mickey-log-draw-you = { $known ->
        [yes] You draw { $cards }.
       *[no] You draw cards: { $count }.
    }
mickey-log-reshuffle-you = You shuffle your discarded Spells into a new deck.
mickey-log-discard-you = You discard { $card }.
mickey-log-show-hand-you = You show your hand, of which nothing can be cast: { $cards }.
mickey-log-show-card-you = You show { $card }.
mickey-log-pass-you = { $again ->
        [yes] You pass, and may play again as soon as a card can be played.
       *[no] You pass and play no more in this challenge.
    }
mickey-log-concedes-you = You give up.
mickey-log-ends-you = You win.
mickey-log-cast-you = You: { $mage } casts { $card }.
mickey-log-hide-you = { $known ->
        [yes] You: { $mage } hides { $card }.
       *[no] You: { $mage } hides a Spell.
    }
mickey-log-discard-from-play-you = Your { $card } is discarded from play.
mickey-log-reveal-you = Your { $card } is revealed and moves to the Cast area.
mickey-log-reckoned-you = You win the challenge: Final Magic Power { $power } to { $less }.
mickey-log-token-you = { $known ->
        [yes] You look at { $colour } and lay it face down on the Castle.
       *[no] You look at a Diamagic and lay it face down on the Castle.
    }
mickey-log-assign-you = You give { $gems } to { $mage }.
mickey-log-discard-played-you = You discard what was played: { $cards }.
mickey-begins-you = You begin
mickey-pile-of-you = { $pile }: you
mickey-castle-of-you = Your Castle

## Draft

draft-log-open-you = { $known ->
        [yes] You open: { $cards }
       *[no] You open a pack of { $count } cards
    }
draft-log-receive-you = You are passed: { $cards }
draft-log-take-you = { $known ->
        [yes] You take { $card }
       *[no] You take a card
    }
draft-log-leave-you = You leave
draft-over-took-you = You took it
