### Ce que dit le journal à qui le lit sans avoir donné de nom : on lui dit « vous ».

## Magic

magic-log-first-you = Vous commencez.
magic-log-shuffle-you = Vous mélangez votre bibliothèque.
magic-log-mulligan-you = Vous faites un mulligan.
magic-log-turn-you = Tour { $turn } : à vous de jouer.
magic-log-draw-you = { $known ->
        [yes] Vous piochez { $card }.
        [no] Vous piochez une carte.
       *[none] Vous n’avez plus de carte à piocher.
    }
magic-log-land-played-you = Vous jouez { $card }.
magic-log-played-you = { $kind ->
        [spell] Vous jouez { $card }
       *[activated] Vous utilisez une capacité : { $card }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }{ $aimed ->
        [no] .
       *[yes] , cible : { $targets }.
    }
magic-log-enter-you = Arrivée en jeu sous votre contrôle : { $card }.
magic-log-discard-you = Vous défaussez { $card }.
magic-log-cycled-you = Vous recyclez { $card }.
magic-log-shows-you = Vous révélez { $cards }.
magic-log-on-top-you = { $known ->
        [yes] Vous mettez { $cards } au-dessus de votre bibliothèque.
       *[no] Vous mettez des cartes au-dessus de votre bibliothèque.
    }
magic-log-turned-up-you = Vous retournez face visible : { $card }.
magic-log-turned-down-you = Vous retournez face cachée : { $card }.
magic-log-see-secret-you = { $known ->
        [yes] Vous regardez une carte face cachée : { $card }.
       *[no] Vous regardez une carte face cachée.
    }
magic-log-remove-found-you = De votre bibliothèque hors de la partie : { $card }.
magic-log-mill-you = De votre bibliothèque au cimetière : { $card }.
magic-log-remove-held-you = Vous retirez de la partie { $card } de votre main.
magic-log-to-hand-you = { $known ->
        [yes] Vous mettez { $card } de votre bibliothèque dans votre main.
       *[no] Vous mettez une carte de votre bibliothèque dans votre main.
    }
magic-log-from-outside-you = { $known ->
        [yes] Vous mettez { $card } de l’extérieur de la partie dans votre main.
       *[no] Vous mettez une carte de l’extérieur de la partie dans votre main.
    }
magic-log-hand-on-top-you = { $count ->
        [one] Vous mettez une carte de votre main au-dessus de votre bibliothèque.
       *[other] Vous mettez { $count } cartes de votre main au-dessus de votre bibliothèque.
    }
magic-log-hand-to-bottom-you = { $count ->
        [one] Vous mettez une carte de votre main au-dessous de votre bibliothèque.
       *[other] Vous mettez { $count } cartes de votre main au-dessous de votre bibliothèque.
    }
magic-log-arrange-you = { $bottom ->
        [yes] { $mine ->
            [both] Vous mettez des cartes au-dessous de votre bibliothèque : { $count }.
            [by] Vous mettez des cartes au-dessous de la bibliothèque ({ $seat }) : { $count }.
           *[seat] { $by } met des cartes au-dessous de votre bibliothèque : { $count }.
        }
       *[no] { $mine ->
            [both] Vous remettez les cartes du dessus de votre bibliothèque : { $count }.
            [by] Vous remettez les cartes du dessus de la bibliothèque ({ $seat }) : { $count }.
           *[seat] { $by } remet les cartes du dessus de votre bibliothèque : { $count }.
        }
    }
magic-log-look-you = { $open ->
        [yes] { $zone ->
            [hand] Vous révélez votre main
           *[library] Vous révélez le dessus de votre bibliothèque
        }
       *[no] { $zone ->
            [hand] { $mine ->
                [by] Vous regardez la main ({ $seat })
               *[seat] { $viewer } regarde votre main
            }
           *[library] { $mine ->
                [both] Vous regardez votre bibliothèque
                [by] Vous regardez la bibliothèque ({ $seat })
               *[seat] { $viewer } regarde votre bibliothèque
            }
        }
    }{ $known ->
        [yes] {" "}: { $cards }.
       *[no] .
    }
magic-log-life-you = { $why ->
        [burn] Brûlure de mana pour vous, points de vie perdus : { $amount }, restants : { $left }.
        [cost] Vous payez des points de vie : { $amount }, restants : { $left }.
        [gain] Vous gagnez des points de vie : { $amount }, total : { $left }.
       *[lose] Vous perdez des points de vie : { $amount }, restants : { $left }.
    }
magic-log-poison-you = Vous recevez des marqueurs poison : { $count }.
magic-log-attack-you = Attaque contre vous : { $card }.
magic-log-skip-combat-you = { $used ->
        [yes] Vous passez votre phase de combat.
       *[no] Vous passerez votre prochaine phase de combat.
    }
magic-log-coin-you = { $heads ->
        [yes] Votre pièce : face.
       *[no] Votre pièce : pile.
    }
magic-log-says-you = Vous nommez { $word }.
magic-log-loses-you = { $why ->
        [life] Vous n’avez plus de points de vie et perdez.
        [library] Vous n’avez pas pu piocher et perdez.
        [poison] Vous avez dix marqueurs poison et perdez.
        [card] Vous perdez à cause du texte d’une carte.
       *[conceded] Vous abandonnez.
    }
magic-log-over-you = { $reason ->
        [won] La partie est finie : vous gagnez par le texte d’une carte.
       *[last] La partie est finie : vous gagnez.
    }

## Wizards of Mickey

mickey-log-team-you = Vous déclarez l’équipe { $team }.
mickey-log-code-you = { $used ->
        [yes] Vous utilisez le Code { $card }.
       *[no] Vous n’utilisez pas de Code.
    }
mickey-log-swaps-done-you = Vous avez terminé vos échanges.
mickey-log-game-begins-you = Vous commencez.
mickey-log-deploy-you = Vous placez { $mage } : { $place }.
mickey-log-turn-you = Tour { $turn } : le vôtre.
mickey-log-castles-again-you = Vous reformez votre Deck de Châteaux.
mickey-log-castle-you = Vous posez au centre { $card }.
mickey-log-draw-you = { $known ->
        [yes] Vous piochez { $cards }.
       *[no] Vous piochez des cartes : { $count }.
    }
mickey-log-reshuffle-you = Vous remélangez vos Sorts défaussés en un nouveau Deck de Sorts.
mickey-log-discard-you = Vous défaussez { $card }.
mickey-log-show-hand-you = Vous montrez votre main, sans Sort jouable : { $cards }.
mickey-log-show-card-you = Vous montrez { $card }.
mickey-log-pass-you = { $again ->
        [yes] Vous passez, et pourrez rejouer dès qu’une carte peut être jouée.
       *[no] Vous passez et ne jouez plus dans ce défi.
    }
mickey-log-concedes-you = Vous abandonnez.
mickey-log-ends-you = Vous gagnez.
mickey-log-cast-you = Vous : { $mage } lance { $card }.
mickey-log-hide-you = { $known ->
        [yes] Vous : { $mage } joue { $card } Caché.
       *[no] Vous : { $mage } joue un Sort Caché.
    }
mickey-log-discard-from-play-you = Défaussé du jeu (vous) : { $card }.
mickey-log-reveal-you = Votre { $card } est dévoilé et passe parmi les Sorts lancés.
mickey-log-reckoned-you = Vous remportez le défi : Puissance Magique totale { $power } à { $less }.
mickey-log-token-you = { $known ->
        [yes] Vous regardez { $colour } et le posez face cachée sur le Château.
       *[no] Vous regardez un Diamagique et le posez face cachée sur le Château.
    }
mickey-log-assign-you = Vous attribuez { $gems } à { $mage }.
mickey-log-discard-played-you = Vous défaussez les Sorts joués : { $cards }.
mickey-begins-you = Vous commencez
mickey-pile-of-you = { $pile } : vous
mickey-castle-of-you = Votre Château

## Draft

draft-log-open-you = { $known ->
        [yes] Vous ouvrez : { $cards }
       *[no] Vous ouvrez un paquet de { $count } cartes
    }
draft-log-receive-you = Vous recevez : { $cards }
draft-log-take-you = { $known ->
        [yes] Vous prenez { $card }
       *[no] Vous prenez une carte
    }
draft-log-leave-you = Vous partez
draft-over-took-you = Vous l’avez prise
