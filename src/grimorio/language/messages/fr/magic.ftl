# Magic : pourquoi quelque chose n'est pas proposé.
magic-why-not-your-main-phase = { $card } se joue pendant votre phase principale.
magic-why-stack-not-empty = { $card } doit attendre que la pile soit vide.
magic-why-land-played = Vous avez déjà joué un terrain ce tour-ci.
magic-why-cannot-pay = Vos terrains et votre réserve ne paient pas { $cost } pour { $card }.
magic-why-cannot-pay-ability = Vos terrains et votre réserve ne paient pas cette capacité de { $card }.
magic-why-cannot-pay-rest = Il manque ce que cette capacité de { $card } coûte en plus du mana.
magic-why-no-target = Il n'y a pas de cible légale pour { $card }.
magic-why-not-now = Cette capacité de { $card } se joue à un autre moment.
magic-why-tapped = { $card } est engagé.
magic-why-summoned = Vous ne contrôlez pas { $card } depuis le début de votre tour.
magic-why-wall = { $card } est un mur, et les murs n'attaquent pas.
magic-why-cannot-attack = Quelque chose empêche { $card } d'attaquer.
magic-why-cannot-block = Quelque chose empêche { $card } de bloquer.
magic-why-evades = { $card } ne peut pas bloquer { $attacker }.
magic-why-not-together = Pas avec ce qui est déjà déclaré, ou pas dans cet ordre.

## Le terminal : cartes, table et journal. { $seat } est le nom d'un joueur, { $card } d'une carte
magic-seat = Joueur { $number }
magic-cli-head-type = Type
magic-cli-head-size = F/E
magic-cards-good = { $file } : en ordre, { $count ->
        [one] une carte
       *[other] { $count } cartes
    } outre celles du jeu
magic-cards-none = { $file } : attendu cards: avec les cartes au-dessous, il n'y en a aucune
magic-template-note = Vos propres cartes : changez leurs noms et ce qu'elles disent, puis lancez grimorio cards check --game magic
magic-template-more = grimorio cards template --game magic NOM montre comment s'écrit n'importe quelle carte
magic-cli-turn = Tour { $turn }, { $step } : à { $seat } de jouer
magic-cli-step = { $step ->
        [mulligan] avant la partie
        [untap] étape de dégagement
        [upkeep] étape d'entretien
        [draw] étape de pioche
        [main1] première phase principale
        [begin_combat] début du combat
        [attackers] déclaration des attaquants
        [blockers] déclaration des bloqueurs
        [first_strike_damage] premières blessures de combat
        [damage] blessures de combat
        [end_combat] fin du combat
        [main2] seconde phase principale
        [end] étape de fin de tour
       *[cleanup] étape de nettoyage
    }
magic-cli-player = { $seat } : points de vie { $life }, main { $hand }, bibliothèque { $library }, cimetière { $graveyard }
magic-cli-poison = poison { $count }
magic-cli-pool = mana { $mana }
magic-cli-holds = Main : { $cards }
magic-cli-stack = Pile, depuis le dessus : { $cards }
magic-cli-combat-damage = blessures de combat
magic-cli-tapped = engagé
magic-cli-attacking = attaque
magic-cli-blocking = bloque
magic-cli-damaged = blessures { $count }
magic-log-first = { $seat } commence.
magic-log-shuffle = { $seat } mélange sa bibliothèque.
magic-log-mulligan = { $seat } fait un mulligan.
magic-log-turn = Tour { $turn } : à { $seat } de jouer.
magic-log-step = { $seat } : { magic-cli-step }.
magic-log-draw = { $known ->
        [yes] { $seat } pioche { $card }.
        [no] { $seat } pioche une carte.
       *[none] { $seat } n'a plus de carte à piocher.
    }
magic-log-land-played = { $seat } joue { $card }.
magic-log-played = { $kind ->
        [spell] { $seat } joue { $card }
       *[activated] { $seat } utilise une capacité de { $card }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }{ $aimed ->
        [no] .
       *[yes] , cible : { $targets }.
    }
magic-log-onto-stack = { $kind ->
        [triggered] Une capacité de { $card } se déclenche.
       *[damage] Les blessures de combat vont sur la pile.
    }
magic-log-off-stack = { $why ->
        [countered] Contrecarré : { $card }.
        [illegal] Plus aucune cible légale : { $card }.
        [resolved] Résolution : { $card }.
       *[left] Parti avec son joueur : { $card }.
    }
magic-log-enter = En jeu sous le contrôle de { $seat } : { $card }.
magic-log-leave = { $why ->
        [destroyed] Destruction : { $card }.
        [sacrificed] Sacrifice : { $card }.
        [toughness] Au cimetière, faute d'endurance : { $card }.
        [enchantment] Au cimetière, faute d'objet légal à enchanter : { $card }.
        [legend] Au cimetière, la plus récente de deux légendes semblables : { $card }.
        [world] Au cimetière, le monde le plus ancien : { $card }.
        [returned] { $to ->
                [hand] Dans la main de son propriétaire : { $card }.
                [graveyard] Au cimetière : { $card }.
                [removed] Hors de la partie : { $card }.
               *[library] Dans la bibliothèque de son propriétaire : { $card }.
            }
       *[left] Hors de la partie avec son joueur : { $card }.
    }
magic-log-set-aside = Mis de côté : { $card }.
magic-log-stays-out = Reste hors de la partie, faute d'objet à enchanter : { $card }.
magic-log-discard = { $seat } se défausse de { $card }.
magic-log-mill = De la bibliothèque de { $seat } au cimetière : { $card }.
magic-log-from-graveyard = { $to ->
        [hand] Du cimetière dans la main de son propriétaire : { $card }.
       *[library] Du cimetière dans la bibliothèque de son propriétaire : { $card }.
    }
magic-log-to-hand = { $known ->
        [yes] { $seat } met dans sa main, de sa bibliothèque, { $card }.
       *[no] { $seat } met dans sa main une carte de sa bibliothèque.
    }
magic-log-hand-to-bottom = { $count ->
        [one] { $seat } met une carte de sa main au-dessous de sa bibliothèque.
       *[other] { $seat } met { $count } cartes de sa main au-dessous de sa bibliothèque.
    }
magic-log-arrange = { $bottom ->
        [yes] { $by } met des cartes au-dessous de la bibliothèque de { $seat } : { $count }.
       *[no] { $by } remet les cartes du dessus de la bibliothèque de { $seat } : { $count }.
    }
magic-log-look = { $open ->
        [yes] { $zone ->
                [hand] { $seat } révèle sa main
               *[library] { $seat } révèle le dessus de sa bibliothèque
            }
       *[no] { $zone ->
                [hand] { $viewer } regarde la main de { $seat }
               *[library] { $viewer } regarde la bibliothèque de { $seat }
            }
    }{ $known ->
        [yes] {" "}: { $cards }.
       *[no] .
    }
magic-log-damage = { $combat ->
        [yes] Blessures de combat de { $card } à { $target } : { $amount }.
       *[no] Blessures de { $card } à { $target } : { $amount }.
    }
magic-log-life = { $why ->
        [burn] Le mana non dépensé brûle { $seat } : { $amount } points de vie.
        [cost] { $seat } paie des points de vie : { $amount }.
        [gain] { $seat } gagne des points de vie : { $amount }.
       *[lose] { $seat } perd des points de vie : { $amount }.
    }
magic-log-poison = { $seat } reçoit des marqueurs poison : { $count }.
magic-log-tap = { $untap ->
        [yes] Dégagement : { $card }.
       *[no] Engagement : { $card }.
    }
magic-log-counters = { $way ->
        [on] Marqueurs { $counter } en plus sur { $card } : { $count }.
       *[off] Marqueurs { $counter } en moins sur { $card } : { $count }.
    }
magic-log-attack = { $card } à l'attaque de { $seat }.
magic-log-block = { $card } au blocage de { $target }.
magic-log-more-phases = { $used ->
        [yes] Une autre phase de combat et une autre phase principale commencent.
       *[no] Une autre phase de combat et une autre phase principale suivront.
    }
magic-log-skip-combat = { $used ->
        [yes] { $seat } passe sa phase de combat.
       *[no] { $seat } passera sa prochaine phase de combat.
    }
magic-log-coin = { $heads ->
        [yes] La pièce de { $seat } tombe sur face.
       *[no] La pièce de { $seat } tombe sur pile.
    }
magic-log-says = { $seat } nomme { $word }.
magic-log-loses = { $why ->
        [life] { $seat } n'a plus de points de vie et perd.
        [library] { $seat } n'a pas pu piocher et perd.
        [poison] { $seat } a dix marqueurs poison et perd.
       *[conceded] { $seat } concède.
    }
magic-log-over = { $reason ->
        [last] La partie est finie : { $winners } gagne.
        [cap] La partie est finie : match nul à la limite des tours.
        [loop] La partie est finie : match nul, car rien n'arrête cette boucle.
       *[draw] La partie est finie : match nul.
    }
