# Magic : pourquoi quelque chose n'est pas proposé.
magic-why-not-your-main-phase = { $card } se joue pendant votre phase principale.
magic-why-stack-not-empty = { $card } doit attendre que la pile soit vide.
magic-why-land-played = Vous avez déjà joué un terrain ce tour-ci.
magic-why-cannot-pay = Vos terrains et votre réserve ne paient pas { $cost } pour { $card }.
magic-why-cannot-pay-ability = { $card } : vos terrains et votre réserve ne paient pas cette capacité.
magic-why-cannot-pay-rest = { $card } : il manque ce que cette capacité coûte en plus du mana.
magic-why-no-target = Il n’y a pas de cible légale pour { $card }.
magic-why-not-now = { $card } : cette capacité se joue à un autre moment.
magic-why-tapped = { $card } est déjà engagée.
magic-why-summoned = Vous ne contrôlez pas { $card } depuis le début de votre tour.
magic-why-wall = { $card } est un mur, et les murs n’attaquent pas.
magic-why-cannot-attack = Quelque chose empêche { $card } d’attaquer.
magic-why-cannot-block = Quelque chose empêche { $card } de bloquer.
magic-why-evades = { $card } ne peut pas bloquer { $attacker }.
magic-why-not-together = Pas avec ce qui est déjà déclaré, ou pas dans cet ordre.

## Le terminal : cartes, table et journal. { $seat } est le nom d'un joueur, { $card } d'une carte
magic-seat = Joueur { $number }
magic-cli-head-type = Type
magic-cli-head-number = N°
magic-cli-head-rarity = Rareté
magic-cli-untranslated = { $card } (jamais imprimée en français)
magic-cli-rarity = { $rarity ->
        [common] commune
        [uncommon] peu commune
        [rare] rare
       *[land] terrain de base
    }
magic-cli-head-size = F/E
magic-cards-good = { $file } : en ordre, { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    } outre celles du jeu
magic-cards-none = { $file } : il faut « cards: » suivi des cartes ; aucune n’a été trouvée
magic-template-note = Vos propres cartes : changez leurs noms et ce qu’elles disent, puis lancez grimorio cards check --game magic
magic-template-more = grimorio cards template --game magic NOM montre comment s’écrit n’importe quelle carte
magic-cli-ask-attack = Qui attaque ? Choisissez une créature, ou terminez la déclaration.
magic-cli-ask-block = Qui bloque ? Choisissez une créature et son attaquant, ou terminez la déclaration.
magic-cli-turn = Tour { $turn }, { $step } : à { $seat } de jouer
magic-cli-step = { $step ->
        [mulligan] avant la partie
        [untap] étape de dégagement
        [upkeep] étape d’entretien
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
       *[none] { $seat } n’a plus de carte à piocher.
    }
magic-log-land-played = { $seat } joue { $card }.
magic-log-played = { $kind ->
        [spell] { $seat } joue { $card }
       *[activated] { $seat } utilise une capacité : { $card }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }{ $aimed ->
        [no] .
       *[yes] , cible : { $targets }.
    }
magic-log-onto-stack = { $kind ->
        [triggered] Capacité déclenchée : { $card }.
       *[damage] Les blessures de combat vont sur la pile.
    }
magic-log-off-stack = { $why ->
        [countered] Contrecarré : { $card }.
        [illegal] Plus aucune cible légale : { $card }.
        [resolved] Résolution : { $card }.
        [undone] Repris, car quelqu’un a quitté la partie : { $card }.
       *[left] Parti avec son joueur : { $card }.
    }
magic-log-enter = Arrivée en jeu ({ $seat }) : { $card }.
magic-log-leave = { $why ->
        [destroyed] Destruction : { $card }.
        [sacrificed] Sacrifice : { $card }.
        [toughness] Au cimetière, faute d’endurance : { $card }.
        [enchantment] Au cimetière, faute d’objet légal à enchanter : { $card }.
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
magic-log-phase-out = Passe hors phase : { $card }.
magic-log-phase-in = Revient en phase : { $card }.
magic-log-phased-away = Hors de la partie avec son joueur : { $card }.
magic-log-stays-out = Reste hors de la partie, faute d’objet à enchanter : { $card }.
magic-log-discard = Défausse ({ $seat }) : { $card }.
magic-log-cycled = Recyclage ({ $seat }) : { $card }.
magic-log-given-up = { $card } n’a pas été jouée et va au cimetière.
magic-log-shows = { $seat } révèle { $cards }.
magic-log-on-top = { $known ->
        [yes] { $seat } met { $cards } au-dessus de sa bibliothèque.
       *[no] { $seat } met des cartes au-dessus de sa bibliothèque.
    }
magic-log-turned-up = Retournée face visible ({ $seat }) : { $card }.
magic-log-turned-down = Retournée face cachée ({ $seat }) : { $card }.
magic-log-see-secret = { $known ->
        [yes] { $seat } regarde une carte face cachée : { $card }.
       *[no] { $seat } regarde une carte face cachée.
    }
magic-log-remove-found = De la bibliothèque hors de la partie ({ $seat }) : { $card }.
magic-log-mill = De la bibliothèque au cimetière ({ $seat }) : { $card }.
magic-log-remove-held = { $seat } retire de la partie { $card } de sa main.
magic-log-from-removed = { $to ->
    [hand] { $card } retourne dans la main de son propriétaire.
   *[other] { $card } va dans le cimetière de son propriétaire.
}
magic-log-from-graveyard = { $to ->
        [removed] Du cimetière hors de la partie : { $card }.
        [hand] Du cimetière dans la main de son propriétaire : { $card }.
       *[library] Du cimetière dans la bibliothèque de son propriétaire : { $card }.
    }
magic-log-to-hand = { $known ->
        [yes] { $seat } met { $card } de sa bibliothèque dans sa main.
       *[no] { $seat } met une carte de sa bibliothèque dans sa main.
    }
magic-log-from-outside = { $known ->
        [yes] { $seat } met { $card } de l’extérieur de la partie dans sa main.
       *[no] { $seat } met une carte de l’extérieur de la partie dans sa main.
    }
magic-log-hand-on-top = { $count ->
        [one] { $seat } met une carte de sa main au-dessus de sa bibliothèque.
       *[other] { $seat } met { $count } cartes de sa main au-dessus de sa bibliothèque.
    }
magic-log-hand-to-bottom = { $count ->
        [one] { $seat } met une carte de sa main au-dessous de sa bibliothèque.
       *[other] { $seat } met { $count } cartes de sa main au-dessous de sa bibliothèque.
    }
magic-log-arrange = { $bottom ->
        [yes] { $own ->
                    [yes] { $by } met des cartes au-dessous de sa bibliothèque : { $count }.
                   *[no] { $by } met des cartes au-dessous de la bibliothèque ({ $seat }) : { $count }.
                }
       *[no] { $own ->
                    [yes] { $by } remet les cartes du dessus de sa bibliothèque : { $count }.
                   *[no] { $by } remet les cartes du dessus de la bibliothèque ({ $seat }) : { $count }.
                }
    }
magic-log-look = { $open ->
        [yes] { $zone ->
                [hand] { $seat } révèle sa main
               *[library] { $seat } révèle le dessus de sa bibliothèque
            }
       *[no] { $zone ->
                [hand] { $viewer } regarde la main ({ $seat })
               *[library] { $own ->
                       [yes] { $viewer } regarde sa bibliothèque
                      *[no] { $viewer } regarde la bibliothèque ({ $seat })
                   }
            }
    }{ $known ->
        [yes] {" "}: { $cards }.
       *[no] .
    }
magic-log-damage = { $hit ->
        [player] { $combat ->
            [yes] { $card } inflige à { $target } des blessures de combat : { $amount }, points de vie restants : { $left }.
           *[no] { $card } inflige à { $target } des blessures : { $amount }, points de vie restants : { $left }.
        }
       *[creature] { $combat ->
            [yes] { $card } inflige à { $target } des blessures de combat : { $amount }.
           *[no] { $card } inflige à { $target } des blessures : { $amount }.
        }
    }
magic-log-life = { $why ->
        [burn] Brûlure de mana ({ $seat }), points de vie perdus : { $amount }, restants : { $left }.
        [cost] { $seat } paie des points de vie : { $amount }, restants : { $left }.
        [gain] { $seat } gagne des points de vie : { $amount }, total : { $left }.
       *[lose] { $seat } perd des points de vie : { $amount }, restants : { $left }.
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
magic-log-attack = Attaque contre { $seat } : { $card }.
magic-log-block = Blocage contre { $target } : { $card }.
magic-log-more-phases = { $used ->
        [yes] Une autre phase de combat et une autre phase principale commencent.
       *[no] Une autre phase de combat et une autre phase principale suivront.
    }
magic-log-skip-combat = { $used ->
        [yes] { $seat } passe sa phase de combat.
       *[no] { $seat } passera sa prochaine phase de combat.
    }
magic-log-coin = { $heads ->
        [yes] Pièce ({ $seat }) : face.
       *[no] Pièce ({ $seat }) : pile.
    }
magic-log-says = { $seat } nomme { $word }.
magic-log-loses = { $why ->
        [life] { $seat } n’a plus de points de vie et perd.
        [library] { $seat } n’a pas pu piocher et perd.
        [poison] { $seat } a dix marqueurs poison et perd.
        [card] { $seat } perd à cause du texte d’une carte.
       *[conceded] { $seat } abandonne.
    }
magic-log-over = { $reason ->
        [last] La partie est finie : { $winners } gagne.
        [won] La partie est finie : { $winners } gagne par le texte d’une carte.
        [cap] La partie est finie : partie nulle à la limite des tours.
        [loop] La partie est finie : partie nulle, car rien n’arrête cette boucle.
       *[draw] La partie est finie : partie nulle.
    }

## La page : le jeu

magic-title = Magic
magic-tagline = Les terrains donnent du mana, le mana joue les sorts, les créatures combattent. La huitième édition de 2003, selon ses règles. De deux à huit joueurs.
magic-option-first = Qui commence
magic-option-first-chooser = Le hasard désigne qui choisit
magic-option-first-seat-0 = La place 1
magic-option-first-seat-0-chooses = La place 1 choisit
magic-option-first-seat-1-chooses = La place 2 choisit
magic-option-first-draw = Première étape de pioche
magic-option-first-draw-no-step = Sautée
magic-option-first-draw-no-card = Tenue, sans carte
magic-option-becomes-size = Force donnée avec un type
magic-option-becomes-size-timestamp = L’effet le plus récent compte
magic-option-becomes-size-with-type = Avec le type
magic-option-counters = Marqueurs et forces fixées par des effets
magic-option-counters-timestamp = Le plus récent compte
magic-option-counters-last = Les marqueurs s’ajoutent toujours
magic-option-source = Une source de blessures choisie
magic-option-source-as-chosen = Elle n’a pas à rester telle quelle
magic-option-source-as-dealt = Elle doit convenir aussi quand elle blesse
magic-option-mana = Capacités de mana
magic-option-mana-paying = La table paie ; un clic sur un terrain l’engage à la main
magic-option-mana-any-time = À la main : chaque paiement est demandé

## Les decks

magic-decks = Decks
magic-deck-named = { $name } ({ $count })
magic-deck-own = Ma propre liste…
magic-deck-paste = Une carte par ligne, dans l’une des trois langues
magic-deck-format = Format
magic-format-free = Aucun
magic-format-constructed = Construit
magic-format-limited = Limité
magic-deck-good = { $count ->
        [0] Aucune carte.
        [one] Une carte : prêt à jouer.
       *[other] { $count } cartes : prêt à jouer.
    }
magic-deck-unknown = aucune carte ne s’appelle « { $text } ». Proches : { $near }.
magic-deck-line = il faut un nombre et un nom, comme « 4 Choc » ; il y a « { $text } ».
magic-deck-empty = La liste ne contient pas de carte.
magic-deck-size = { $found } cartes ; il en faut au moins { $wanted }.
magic-deck-copies = { $found } { $card } ; { $wanted } au plus, réserve comprise.
magic-deck-sideboard = { $found } cartes dans la réserve ; elle en a { $wanted } ou aucune.

## Signes, couleurs, mots

magic-color-white = blanc
magic-color-blue = bleu
magic-color-black = noir
magic-color-red = rouge
magic-color-green = vert
magic-color-colorless = incolore
magic-sign-tap = engager
magic-pool = Réserve de mana
magic-keyword-flying = vol
magic-keyword-first-strike = initiative
magic-keyword-double-strike = double initiative
magic-keyword-haste = célérité
magic-keyword-trample = piétinement
magic-keyword-fear = peur
magic-keyword-plainswalk = traversée des plaines
magic-keyword-islandwalk = traversée des îles
magic-keyword-swampwalk = traversée des marais
magic-keyword-mountainwalk = traversée des montagnes
magic-keyword-forestwalk = traversée des forêts
magic-keyword-shadow = distorsion
magic-keyword-phasing = déphasage
magic-keyword-protection = protection contre le { $color }

## Le tour

magic-replay-place = Étape { $step } sur { $total }, tour { $round }
magic-turn = Tour { $turn }
magic-turn-yours = À vous
magic-turn-of = Tour : { $name }
magic-steps = Les étapes du tour
magic-step-mulligan = première main
magic-step-untap = dégagement
magic-step-upkeep = entretien
magic-step-draw = pioche
magic-step-main1 = principale
magic-step-combat = combat
magic-step-begin-combat = début du combat
magic-step-attackers = attaquants
magic-step-blockers = bloqueurs
magic-step-first-strike-damage = premières blessures
magic-step-damage = blessures
magic-step-end-combat = fin du combat
magic-step-main2 = principale 2
magic-step-end = fin
magic-step-cleanup = nettoyage
magic-stop-on = { $step } : la table s’arrête ici pour vous. Cliquez pour passer.
magic-stop-off = { $step } : on passe pour vous. Cliquez pour décider vous-même ici.
magic-yield = Passer ce tour

## Les lieux de la table

magic-life = Points de vie
magic-poison = Marqueurs poison
magic-first = en premier
magic-out = hors de la partie
magic-hand-size = { $count ->
        [0] Aucune carte en main
        [one] Une carte en main
       *[other] { $count } cartes en main
    }
magic-hand-empty = Aucune carte en main
magic-zone-library = Bibliothèque
magic-zone-hand = Main
magic-zone-graveyard = Cimetière
magic-zone-removed = Retirées de la partie
magic-zone-phased = Hors phase
magic-zone-outside = Réserve, hors de la partie
magic-held = { $card } : retirée par { $holder }
magic-zone-stack = Pile
magic-zone-of = { $zone } : { $player }
magic-row-creatures = Créatures : { $player }
magic-row-lands = Terrains : { $player }
magic-row-others = Artefacts et enchantements : { $player }
magic-stack-empty = Rien n’attend.
magic-stack-spell = Sort : { $player }
magic-stack-copy = Copie : { $player }
magic-stack-activated = Capacité : { $player }
magic-stack-triggered = Capacité déclenchée : { $player }
magic-combat-damage = Blessures de combat
magic-deals = { $card } : { $amount } à { $target }
magic-divided = { $target } ({ $amount })
magic-look = Regarder { $card }
magic-several = { $card } : choisissez que faire
magic-close = Fermer
magic-why-label = Pourquoi pas { $card } ?
magic-offer = Cartes à choisir
magic-offer-picked = Choisies : { $cards }
magic-counter = Un nombre
magic-counter-send = Choisir
magic-finder = Chercher
magic-finder-more = { $count ->
        [one] et une autre
       *[other] et { $count } autres
    }
magic-thing-gone = quelque chose qui n’est plus là
magic-an-effect = Un effet
magic-tapped = engagé
magic-state-owner = appartient à { $player }
magic-state-new = arrivée ce tour-ci : ne peut pas encore attaquer ni utiliser {"{T}"}
magic-state-attacking = attaque { $player }
magic-state-blocked = est bloquée
magic-state-blocking = bloque { $cards }
magic-state-blocking-nothing = bloque ce qui a quitté le combat
magic-state-damage = blessures : { $amount }
magic-state-counters = { $count ->
        [one] { $count } marqueur { $kind }
       *[other] { $count } marqueurs { $kind }
    }
magic-state-chosen = choix : { $word }
magic-mark-kicked = kick payé
magic-mark-kicked-second = second kick payé
magic-mark-kicked-both = les deux kicks payés
magic-mark-echo = écho à payer
magic-state-enchanted = enchantée par { $cards }
magic-state-on = sur { $card }
magic-state-holds = tient { $cards }, hors de la partie
magic-state-word = { $old } se lit { $new }
magic-state-threshold = seuil
magic-state-no-threshold = seuil pas encore atteint
magic-face-down = Créature face cachée
magic-face-down-is = Face cachée : { $card }

## Ce qui est demandé

magic-ask-priority = { $moment ->
        [main1] Votre phase principale : jouez des cartes, ou passez au combat.
        [main2] Votre seconde phase principale : jouez des cartes, ou finissez le tour.
        [stack-own] Au-dessus de la pile : { $card }, à vous. Ajoutez-vous quelque chose ?
        [stack-other] Au-dessus de la pile : { $card }. Répondez-vous ?
        [damage] Les blessures de combat viennent ensuite. Faites-vous d’abord quelque chose ?
        [own] Votre tour, { $step } : faites-vous quelque chose ?
       *[other] Tour : { $player }, { $step }. Faites-vous quelque chose ?
    }
magic-ask-target = { $picked ->
        [0] Choisissez une cible pour { $card }.
       *[other] Choisissez la cible suivante pour { $card }.
    }
magic-ask-enchant = Sur quoi va { $card } ?
magic-ask-attack = Qui attaque ? Cliquez sur des créatures, puis confirmez.
magic-ask-block = Qui bloque ? Cliquez sur votre créature, une seconde fois pour l’attaquant suivant, puis confirmez.
magic-ask-as-unblocked = { $creature } inflige-t-elle ses blessures comme si elle n’était pas bloquée ?
magic-ask-mulligan = Gardez-vous cette main ?
magic-ask-first = Qui commence ?
magic-ask-discard = { $most ->
        [0] Défaussez une carte.
        [1] Défaussez une carte.
       *[other] Choisissez { $most } cartes à défausser.
    }
magic-ask-discard-any = { $card } : quelles cartes défaussez-vous ?
magic-ask-cost-tap = { $card } : qu’engagez-vous pour payer ?
magic-ask-cost-discard = { $card } : quelle carte défaussez-vous pour payer ?
magic-ask-cost-sacrifice = { $card } : que sacrifiez-vous pour payer ?
magic-ask-cost-return = { $card } : que renvoyez-vous dans la main de son propriétaire pour payer ?
magic-ask-cost-exile = { $card } : quelle carte de votre main retirez-vous de la partie pour payer ?
magic-ask-cost-remove = { $card } : quelles cartes du cimetière retirez-vous pour payer ?
magic-ask-mode = { $card } : choisissez l’un.
magic-ask-x = { $card } : combien vaut X ?
magic-ask-count = { $card } : combien ?
magic-ask-away = { $card } : qu’est-ce qui quitte la partie ?
magic-ask-move = { $card } : quelle créature reçoit un marqueur ?
magic-ask-pay = Payer pour { $card } : avec quelle capacité de mana ?
magic-ask-spend = Payer pour { $card } : avec quel mana ?
magic-ask-trigger = Quelle capacité déclenchée va d’abord sur la pile ?
magic-ask-replacement = Plusieurs effets s’appliquent : lequel d’abord ?
magic-ask-part = De toutes ces blessures { $card } en prévient { $left } : combien de celles de { $source } ({ $amount }) ?
magic-ask-source = { $card } : choisissez une source de blessures.
magic-ask-pay-for = { $card } : payez-vous ?
magic-ask-stay-tapped = Quels permanents restent engagés ?
magic-ask-may = { $card } : le voulez-vous ?
magic-ask-mana = { $card } : quel mana ?
magic-ask-color = { $card } : choisissez une couleur.
magic-ask-word = { $card } : quel mot devient quel autre ?
magic-ask-land-type = { $card } : choisissez un type de terrain de base.
magic-ask-name = { $card } : nommez une carte.
magic-ask-type = Choisissez un type de créature.
magic-ask-sacrifice = { $card } : que sacrifiez-vous ?
magic-ask-return = { $card } : qu’est-ce qui revient ?
magic-ask-order = { $card } : laquelle vient ensuite, depuis le dessus ?
magic-ask-tap-or-untap = { $card } : engager ou dégager ?
magic-ask-deal-out = { $card } : laquelle prenez-vous ?
magic-ask-bid = { $card } : payez-vous des points de vie pour que cette carte ne soit pas piochée ?
magic-ask-search = { $card } : quelle carte prenez-vous ?
magic-ask-give = { $card } : quelle carte votre adversaire reçoit-il ?
magic-ask-opponent = { $card } : quel adversaire choisit ?
magic-ask-put = { $card } : quelle carte mettez-vous en jeu ?
magic-ask-amplify = { $card } : quelles cartes révélez-vous ?
magic-ask-instead = { $card } : payez-vous l’autre coût au lieu de son coût de mana ?
magic-ask-kick = { $card } : payez-vous aussi le coût de kick ou de rappel ?
magic-ask-kick-second = { $card } : payez-vous aussi son second coût de kick ?
magic-ask-other = { $card } : choisissez.

## Réponses

magic-pick-pass = { $moment ->
        [main1] Au combat
        [main2] Finir le tour
        [stack-own] Laisser se résoudre { $card }
        [stack-other] Laisser se résoudre { $card }
        [damage] Infliger les blessures
       *[other] Passer
    }
magic-pick-land = Jouer { $card }
magic-pick-cast = Jouer { $card }
magic-pick-activate = Utiliser une capacité
magic-pick-cycle = Recyclage : { $card }
magic-pick-morph = { $card }, face cachée
magic-pick-turn-up = Retourner face visible : { $card }
magic-pick-flashback = Flashback : { $card }
magic-pick-madness = Folie : { $card }
magic-pick-mana = { $card } : { $mana }
magic-pick-add-mana = { $mana }
magic-pick-attack = { $card } attaque { $player }
magic-pick-block = { $card } bloque { $attacker }
magic-pick-assign = { $amount } à { $target }
magic-pick-share = { $amount } à { $target }
magic-pick-part = { $card } : { $amount }
magic-pick-word = { $old } devient { $new }
magic-pick-keep = Garder
magic-pick-mulligan = { $count ->
        [0] Remélanger, sans piocher
        [one] Remélanger, piocher une carte
       *[other] Remélanger, piocher { $count } cartes
    }
magic-pick-done = Terminé
magic-pick-auto = La table paie
magic-pick-spend = Payer { $mana }
magic-pick-yes = Oui
magic-pick-no = Non
magic-pick-tap = Engager
magic-pick-untap = Dégager
magic-declare-attack = { $count ->
        [0] Pas d’attaque
        [one] Attaquer avec une créature
       *[other] Attaquer avec { $count } créatures
    }
magic-declare-block = { $count ->
        [0] Pas de blocage
        [one] Bloquer avec une créature
       *[other] Bloquer avec { $count } créatures
    }
magic-declare-discard = Défausser { $count } sur { $most }
magic-declare-attack-one = Attaquer avec { $card }
magic-declare-block-one = Bloquer avec { $card }
magic-declare-all = Toutes ({ $count })
magic-declare-none = Aucune

## La fin

magic-reason-last = Il ne reste personne d’autre.
magic-reason-life = L’autre joueur n’a plus de points de vie.
magic-reason-poison = L’autre joueur a dix marqueurs poison.
magic-reason-conceded = La partie a été abandonnée.
magic-reason-draw = Il ne reste personne.
magic-reason-loop = La même boucle durerait sans fin.
magic-reason-won = Une carte dit qui gagne.
magic-reason-cap = Quatre cents tours suffisent.

## Où la table demande

magic-habit-own-upkeep = Votre entretien
magic-habit-other-upkeep = L’entretien des autres
magic-habit-own-draw = Votre pioche
magic-habit-other-draw = La pioche des autres
magic-habit-own-main1 = Votre première phase principale
magic-habit-other-main1 = La première phase principale des autres
magic-habit-own-combat = Votre combat, sans affrontement
magic-habit-other-combat = Le combat des autres, sans affrontement
magic-habit-own-attackers = Vos attaquants déclarés
magic-habit-other-attackers = Les attaquants des autres
magic-habit-own-blockers = Vos attaquants bloqués
magic-habit-other-blockers = Les attaquants des autres bloqués
magic-habit-own-main2 = Votre seconde phase principale
magic-habit-other-main2 = La seconde phase principale des autres
magic-habit-own-end = La fin de votre tour
magic-habit-other-end = La fin du tour des autres
magic-habit-stack-own = Votre sort ou capacité va se résoudre
magic-habit-stack-other = Le sort ou la capacité d’un autre va se résoudre
magic-habit-damage = Blessures aux créatures sur la pile
magic-habit-attack = Déclarer des attaquants
magic-hold = Garder la priorité
magic-yield-turn = Passer jusqu’à votre tour
magic-yield-round = Passer jusqu’au tour suivant
magic-yielding-turn = On passe jusqu’à votre tour.
magic-yielding-round = On passe jusqu’au tour suivant.

## Les règles en bref

magic-help-goal-title = Le but
magic-help-goal = Chacun commence avec 20 points de vie. Est éliminé qui n’en a plus, qui doit piocher dans une bibliothèque vide ou qui a dix marqueurs poison. Le dernier gagne.
magic-help-mana-title = Terrains et mana
magic-help-mana = Vous pouvez jouer un terrain à chacun de vos tours. Les terrains donnent du mana ; le coût d’une carte est en haut à droite. La table engage les terrains pour vous ; pour payer avec d’autres, cliquez d’abord sur ceux-ci, puis sur la carte. Chaque mana qui reste à la fin d’une phase coûte un point de vie.
magic-help-turn-title = Le tour
magic-help-turn = Dégagement, entretien, piocher une carte, phase principale, combat, seconde phase principale, fin. Avec plus de sept cartes, on en défausse à la fin.
magic-help-cards-title = Ce qui se joue quand
magic-help-cards = Créatures, artefacts, enchantements et rituels : pendant votre phase principale, quand la pile est vide. Éphémères et presque toutes les capacités : quand vous avez la priorité. Ce qui peut se jouer est éclairé.
magic-help-stack-title = La pile
magic-help-stack = Ce qu’on joue attend sur la pile. Chacun peut y répondre ; quand tous passent, le dessus se résout. Puis on redemande à tous.
magic-help-combat-title = Le combat
magic-help-combat = Attaquent les créatures qui sont à vous depuis le début de votre tour ; elles s’engagent. Les créatures dégagées du défenseur peuvent bloquer. Les blessures aussi attendent sur la pile avant d’être infligées.
magic-help-stops-title = Où la table s’arrête
magic-help-stops = Un panneau d’arrêt sur une étape dit que la table s’y arrête pour vous ; cliquez dessus pour le mettre ou l’enlever. Vos phases principales, les attaques contre vous, les affrontements et les sorts des autres l’ont dès le début. Ce qui est passé ne dépend jamais de votre main.

## Mots qui s'expliquent

magic-term-life = Points de vie
magic-term-life-text = On commence avec vingt. À zéro, on est éliminé.
magic-term-life-words = points de vie|point de vie
magic-term-mana = Mana
magic-term-mana-text = De quoi payer les coûts : cinq couleurs et l’incolore. Il vient des terrains, de certaines créatures et de certains artefacts.
magic-term-mana-words = mana
magic-term-pool = Réserve de mana
magic-term-pool-text = Où le mana attend d’être dépensé. Chaque mana qui reste à la fin d’une phase coûte un point de vie.
magic-term-pool-words = réserve de mana|réserve
magic-term-library = Bibliothèque
magic-term-library-text = Les cartes face cachée d’un joueur, où il pioche.
magic-term-library-words = bibliothèques|bibliothèque
magic-term-graveyard = Cimetière
magic-term-graveyard-text = La pile de défausse d’un joueur, que tous peuvent regarder.
magic-term-graveyard-words = cimetières|cimetière
magic-term-stack = Pile
magic-term-stack-text = Où attendent les sorts et les capacités. Le dernier venu se résout d’abord.
magic-term-stack-words = pile
magic-term-priority = Priorité
magic-term-priority-text = Le droit de jouer quelque chose maintenant. Quand tous passent l’un après l’autre, le dessus de la pile se résout, ou l’étape finit.
magic-term-priority-words = priorité
magic-term-tap = Engager
magic-term-tap-text = Tourner une carte pour s’en servir ou pour attaquer. Elle se dégage quand commence le tour de qui la contrôle.
magic-term-tap-words = engagées|engagée|engagés|engagé|engagement|engager|engagez|engagent|engage
magic-term-target = Cible
magic-term-target-text = Ce que vise un sort ou une capacité, choisi quand on le joue. Si aucune cible n’est plus légale, rien ne se produit.
magic-term-target-words = ciblées|ciblée|ciblés|ciblé|cibles|cible
magic-term-permanent = Permanent
magic-term-permanent-text = Une carte ou un jeton en jeu.
magic-term-permanent-words = permanents|permanent
magic-term-spell = Sort
magic-term-spell-text = Une carte sur la pile. Toute carte sauf un terrain se joue comme sort.
magic-term-spell-words = sorts|sort
magic-term-counter = Marqueur
magic-term-counter-text = Une marque sur un permanent, qui le change.
magic-term-counter-words = marqueurs|marqueur
magic-term-creature = Créature
magic-term-creature-text = Un permanent qui attaque et bloque. Ses deux nombres : les blessures qu’elle inflige, et celles qui la détruisent en un tour.
magic-term-creature-words = créatures|créature
magic-term-enchantment = Enchantement
magic-term-enchantment-text = Un permanent qui change la partie, ou le permanent sur lequel il est.
magic-term-enchantment-words = enchantements|enchantement
magic-term-artifact = Artefact
magic-term-artifact-text = Un permanent qui est un objet ; presque toujours incolore.
magic-term-artifact-words = artefacts|artefact
magic-term-instant = Éphémère
magic-term-instant-text = Un sort qui se joue chaque fois qu’on a la priorité.
magic-term-instant-words = éphémères|éphémère
magic-term-sorcery = Rituel
magic-term-sorcery-text = Un sort pour sa propre phase principale, quand la pile est vide.
magic-term-sorcery-words = rituels|rituel
magic-term-land = Terrain
magic-term-land-text = Donne du mana. On en joue un à chacun de ses tours ; ce n’est pas un sort.
magic-term-land-words = terrains|terrain
magic-term-flying = Vol
magic-term-flying-text = Seules les créatures qui volent peuvent la bloquer.
magic-term-flying-words = vol
magic-term-first-strike = Initiative
magic-term-first-strike-text = Elle inflige ses blessures de combat avant les créatures qui ne l’ont pas.
magic-term-first-strike-words = initiative
magic-term-trample = Piétinement
magic-term-trample-text = Ce qui reste de ses blessures après les bloqueurs va au joueur.
magic-term-trample-words = piétinement
magic-term-haste = Célérité
magic-term-haste-text = Elle peut attaquer et s’engager le tour où elle arrive.
magic-term-haste-words = célérité
magic-term-fear = Peur
magic-term-fear-text = Seules les créatures-artefacts et les créatures noires peuvent la bloquer.
magic-term-fear-words = peur
magic-term-landwalk = Traversée des terrains
magic-term-landwalk-text = On ne peut pas la bloquer si le défenseur contrôle un terrain de ce type.
magic-term-landwalk-words = traversée des plaines|traversée des îles|traversée des marais|traversée des montagnes|traversée des forêts
magic-term-protection = Protection
magic-term-protection-text = Contre une qualité : ni blessures, ni enchantements, ni bloqueurs, ni cibles de celle-ci.
magic-term-protection-words = protection
magic-term-regenerate = Régénérer
magic-term-regenerate-text = La prochaine fois qu’il serait détruit ce tour-ci, il est engagé et soigné à la place.
magic-term-regenerate-words = régénérées|régénérée|régénérés|régénéré|régénération|régénérer|régénérez|régénère
magic-term-upkeep = Entretien
magic-term-upkeep-text = L’étape avant la pioche, où se déclenchent beaucoup de capacités.
magic-term-upkeep-words = entretien
magic-term-mulligan = Mulligan
magic-term-mulligan-text = Remélanger la première main et piocher une carte de moins.
magic-term-mulligan-words = mulligan
magic-reason-time = Le temps du match est écoulé.
magic-reason-judge = Un arbitre a déclaré la partie nulle.

# The totals at the end of a game
magic-turned = { $own ->
        [yes] Votre tour { $round }
       *[no] Tour { $round } de { $active }
    } : à partir d’ici { $you ->
        [yes] vous menez
       *[no] { $name } mène
    } ({ $what }).
magic-turns-played = { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    }
magic-total-played = Sorts joués
magic-total-lands = Terrains joués
magic-total-draw = Cartes piochées
magic-total-damage = Blessures subies
magic-total-gained = Points de vie gagnés
