# Magecraft : les mots du jeu, demandes, réponses, lignes du journal et raisons.

## The game

magecraft-title = Magecraft
magecraft-tagline = Étudiez des sorts, enchaînez-les, gagnez par vingt gemmes ou par le dernier coup. De deux à quatre joueurs.
magecraft-seat = Joueur { $number }

## Gems

magecraft-colour-fire = Feu
magecraft-colour-water = Eau
magecraft-colour-earth = Terre
magecraft-colour-light = Lumière
magecraft-colour-dark = Obscurité
magecraft-colour-any = au choix
magecraft-letter-fire = F
magecraft-letter-water = E
magecraft-letter-earth = T
magecraft-letter-light = L
magecraft-letter-dark = O
magecraft-letter-any = {"*"}
magecraft-a-gem = { $colour ->
        [fire] une gemme de Feu
        [water] une gemme d’Eau
        [earth] une gemme de Terre
        [light] une gemme de Lumière
        [dark] une gemme d’Obscurité
       *[other] une gemme
    }
magecraft-of-colour = { $colour ->
        [fire] de Feu
        [water] d’Eau
        [earth] de Terre
        [light] de Lumière
        [dark] d’Obscurité
       *[other] de n’importe quelle couleur
    }
magecraft-gems = { $count } { $count ->
        [one] gemme
       *[other] gemmes
    } { magecraft-of-colour }
magecraft-gems-here = { $place } : { $count } { magecraft-of-colour }

## Places of the table

magecraft-area-hp = Zone de PV
magecraft-area-shield = Bouclier
magecraft-area-discard = Défausse
magecraft-area-points = Zone de points
magecraft-area-bag = Sac
magecraft-area-hand = Main
magecraft-area-academy = Académie
magecraft-area-box = Boîte
magecraft-grimoire = Grimoire { $number }
magecraft-grimoire-empty = Vide
magecraft-character = Personnage
magecraft-ability-used = Utilisé

## The turn

magecraft-phase-opening = Ouverture
magecraft-phase-shield = Bouclier
magecraft-phase-magic = Magie
magecraft-phase-study = Étude
magecraft-phase-rest = Repos
magecraft-phase-over = Fin
magecraft-round = Manche { $round }
magecraft-turn-of = À { $name } de jouer
magecraft-turn-yours = À vous de jouer
magecraft-turn = Tour
magecraft-first-player = Premier joueur
magecraft-thinking = En train de choisir
magecraft-out = Hors jeu
magecraft-winner = Victoire
magecraft-reason-points = Vingt gemmes dans la Zone de points.
magecraft-reason-last-alive = Plus personne d’autre n’est en vie.
magecraft-reason-conceded = La partie a été abandonnée.
magecraft-reason-cap = Limite de manches atteinte : partie nulle.
magecraft-reason-time-ahead = Le temps du match est écoulé : le plus de Points gagne et, à égalité, le plus de PV.
magecraft-reason-time = Le temps du match est écoulé : partie nulle.
magecraft-reason-judge = Un arbitre a déclaré la partie nulle.

## Cards

magecraft-type-start = Sort · chacun commence avec
magecraft-type-always = Sort · dans chaque Académie
magecraft-type-random = Sort de l’Académie
magecraft-cast-cost = Coût de lancement
magecraft-study-cost = Coût d’étude
magecraft-left = { $count ->
        [0] épuisé
        [one] il en reste 1
       *[other] il en reste { $count }
    }
magecraft-look = Regarder de près : { $spell }
magecraft-mastered = Sort maîtrisé
magecraft-mastered-help = Une fois lancé, sa gemme dorée passe au sort suivant du grimoire et peut le payer.
magecraft-close = Fermer
magecraft-unfold = Tout montrer
magecraft-fold = Réduire
magecraft-why-label = { $option } : pourquoi pas ?

## Effects

magecraft-icon-draw = Pioche
magecraft-icon-help-draw = Une gemme du sac vers la main.
magecraft-icon-attack = Attaque
magecraft-icon-help-attack = Défaussez une gemme du Bouclier d’un adversaire ; sans bouclier, une gemme de ses PV devient votre point.
magecraft-icon-heal = Soin
magecraft-icon-help-heal = Une gemme de l’Académie vers les PV, ou vers les Points si les PV sont au complet.
magecraft-icon-shield = Bouclier
magecraft-icon-help-shield = Une gemme de l’Académie ou de votre Défausse vers le Bouclier.
magecraft-icon-vanish = Disparition
magecraft-icon-help-vanish = Une gemme de votre main ou de vos PV vers vos Points.
magecraft-effects-left = Effets à utiliser

## What is asked

magecraft-ask-character = Choisissez votre personnage.
magecraft-ask-opening-discard = { $count ->
    [one] Ouverture : défaussez une gemme de votre main.
   *[other] Ouverture : défaussez { $count } gemmes de votre main, à votre choix.
}
magecraft-ask-shield-phase = Phase de Bouclier : passez des gemmes du Bouclier à la Défausse, ou continuez.
magecraft-ask-magic = Phase de Magie : choisissez un grimoire à lancer.
magecraft-ask-next-spell = Lancer ensuite { $spell } ?
magecraft-ask-next-none = Il ne reste rien à lancer ici. Utiliser le pouvoir, ou continuer ?
magecraft-ask-gold = Dépenser la gemme dorée pour { $spell } ?
magecraft-ask-pay = { $count ->
    [one] Payez avec une gemme de la couleur de votre choix.
   *[other] Payez avec { $count } gemmes des couleurs de votre choix.
}
magecraft-ask-icons = Choisissez l’effet suivant.
magecraft-ask-icons-direct = Choisissez l’effet suivant, ou directement sa gemme.
magecraft-ask-attack = Attaque : choisissez une gemme d’un adversaire.
magecraft-ask-heal = Soin : prenez une gemme à l’Académie.
magecraft-ask-shield = Bouclier : prenez une gemme à l’Académie ou dans votre Défausse.
magecraft-ask-vanish = Disparition : choisissez une gemme de votre main ou de vos PV.
magecraft-ask-study = Étudiez un sort, révisez vos grimoires, ou continuez.
magecraft-ask-grimoire = Dans quel grimoire placer { $spell }, à gauche ?
magecraft-ask-review-discard = { $count ->
    [one] Révision : défaussez une gemme de votre main.
   *[other] Révision : défaussez { $count } gemmes de votre main.
}
magecraft-ask-reorder = Révision : rangez vos sorts dans l’ordre de votre choix.
magecraft-ask-master = Révision : choisissez un sort à maîtriser.

## Answers

magecraft-pick-gem-opening-discard = Défausser { magecraft-a-gem }
magecraft-pick-gem-shield-phase = Défausser { magecraft-a-gem }
magecraft-pick-gem-pay = Payer { magecraft-a-gem }
magecraft-pick-gem-heal = Prendre { magecraft-a-gem }
magecraft-pick-gem-review-discard = Défausser { magecraft-a-gem }
magecraft-confirm-opening-discard = Défausser : { $picked } sur { $count }
magecraft-confirm-review-discard = Défausser : { $picked } sur { $count }
magecraft-confirm-pay = Payer : { $picked } sur { $count }
magecraft-opening-title = Ce par quoi commence chaque partie
magecraft-opening-academy = Toujours là ; { $count } autres sorts sont tirés après les défausses.
magecraft-opening-start = Ce avec quoi chacun commence, dans les Grimoires I, II et III :
magecraft-pick-grimoire-magic = Lancer { $spell } ({ $roman })
magecraft-pick-grimoire-next-spell = Lancer { $spell } ({ $roman })
magecraft-pick-grimoire-grimoire = { $spell ->
    [none] Dans le Grimoire { $number }
   *[other] Dans le Grimoire { $number }, avant { $spell }
  }
magecraft-pick-ability = Utiliser le pouvoir
magecraft-direct = { $option } ({ $effect })
magecraft-pick-cast = Lancer { $spell }
magecraft-pick-yes = Oui
magecraft-pick-no = Non
magecraft-pick-done-shield-phase = Continuer
magecraft-pick-done-magic = Ne rien lancer
magecraft-pick-done-next-spell = Arrêter de lancer
magecraft-pick-done-icons = Laisser les autres effets
magecraft-pick-done-study = Continuer
magecraft-pick-done-master = Aucun
magecraft-pick-attack = { $place ->
        [shield] { $target } : { magecraft-a-gem } du Bouclier
       *[hp] { $target } : { magecraft-a-gem } des PV
    }
magecraft-pick-academy = { magecraft-a-gem } de l’Académie
magecraft-pick-discard = { magecraft-a-gem } de la Défausse
magecraft-pick-hand = { magecraft-a-gem } de votre main
magecraft-pick-hp = { magecraft-a-gem } de vos PV
magecraft-pick-study = Étudier { $spell }
magecraft-pick-review = Révision
magecraft-pick-place = Grimoire { $number }, place { $place }
magecraft-pick-master = Maîtriser { $spell }
magecraft-pick-character = Jouer { $character }

## Review: the editor

magecraft-reorder-title = Vos grimoires
magecraft-reorder-help = Faites glisser les sorts, ou choisissez-en un et déplacez-le avec les flèches.
magecraft-reorder-left = À gauche
magecraft-reorder-right = À droite
magecraft-reorder-up = Au grimoire du dessus
magecraft-reorder-down = Au grimoire du dessous
magecraft-reorder-reset = Comme avant
magecraft-reorder-send = Garder cet ordre
magecraft-reorder-card = { $spell } : Grimoire { $number }, place { $place }

## Log. { $seat } and { $target } are names; the -you lines address the reader

magecraft-log-game-begins = { $seat } commence.
magecraft-log-game-begins-you = Vous jouez le premier tour.
magecraft-log-academy = L’Académie est prête.
magecraft-log-character = { $seat } joue { $character }.
magecraft-log-character-you = Vous jouez { $character }.
magecraft-log-starting-spells = { $seat } ouvre trois grimoires avec les sorts de départ.
magecraft-log-starting-spells-you = Vous ouvrez trois grimoires avec les sorts de départ.
magecraft-log-turn = Manche { $round } : à { $seat } de jouer.
magecraft-log-turn-you = Manche { $round } : à vous de jouer.
magecraft-log-phase = { $phase ->
        [opening] { $seat } : ouverture.
        [shield] { $seat } : phase de Bouclier.
        [magic] { $seat } : phase de Magie.
        [study] { $seat } : phase d’Étude.
        [rest] { $seat } : phase de Repos.
       *[over] Fin.
    }
magecraft-log-draw = { $seat } pioche { magecraft-a-gem }.
magecraft-log-draw-you = Vous piochez { magecraft-a-gem }.
magecraft-log-refill = { $seat } remet toute sa Défausse dans le sac.
magecraft-log-refill-you = Vous remettez toute votre Défausse dans le sac.
magecraft-log-put-aside = { $seat } défausse { $gems }.
magecraft-log-put-aside-you = Vous défaussez { $gems }.
magecraft-log-lower-shield = { $seat } passe { magecraft-a-gem } du Bouclier à la Défausse.
magecraft-log-lower-shield-you = Vous passez { magecraft-a-gem } du Bouclier à la Défausse.
magecraft-log-move =
    { $seat } passe { magecraft-gems } { $from ->
            [hand] de la main
            [bag] du sac
            [discard] de la Défausse
            [shield] du Bouclier
            [hp] des PV
            [points] des Points
            [academy] de l’Académie
            [spell] d’un sort
           *[other] de la boîte
        } { $to ->
            [hand] à la main
            [bag] au sac
            [discard] à la Défausse
            [shield] au Bouclier
            [hp] aux PV
            [points] aux Points
            [academy] à l’Académie
            [spell] à un sort
           *[other] à la boîte
        }.
magecraft-log-move-you =
    Vous passez { magecraft-gems } { $from ->
            [hand] de la main
            [bag] du sac
            [discard] de la Défausse
            [shield] du Bouclier
            [hp] des PV
            [points] des Points
            [academy] de l’Académie
            [spell] d’un sort
           *[other] de la boîte
        } { $to ->
            [hand] à la main
            [bag] au sac
            [discard] à la Défausse
            [shield] au Bouclier
            [hp] aux PV
            [points] aux Points
            [academy] à l’Académie
            [spell] à un sort
           *[other] à la boîte
        }.
magecraft-log-cast = { $seat } lance { $spell }.
magecraft-log-cast-you = Vous lancez { $spell }.
magecraft-log-ability = { $seat } utilise son pouvoir ({ $character }).
magecraft-log-ability-you = Vous utilisez votre pouvoir ({ $character }).
magecraft-log-gold = La gemme dorée passe au sort suivant : { magecraft-a-gem }.
magecraft-log-gold-lost = La gemme dorée ne paie rien et va à la Défausse : { magecraft-a-gem }.
magecraft-log-attack = { $hit ->
        [shield] { $seat } lance une attaque contre { $target } : { magecraft-a-gem } tombe du Bouclier.
       *[hp] { $seat } lance une attaque contre { $target } et marque { magecraft-a-gem } des PV.
    }
magecraft-log-attack-you = { $hit ->
        [shield] Vous lancez une attaque contre { $target } : { magecraft-a-gem } tombe du Bouclier.
       *[hp] Vous lancez une attaque contre { $target } et marquez { magecraft-a-gem } des PV.
    }
magecraft-log-heal = { $to ->
        [points] { $seat } a tous ses PV et marque { magecraft-a-gem } de l’Académie.
       *[hp] { $seat } se soigne avec { magecraft-a-gem }.
    }
magecraft-log-heal-you = { $to ->
        [points] Vos PV sont au complet : vous marquez { magecraft-a-gem } de l’Académie.
       *[hp] Vous vous soignez avec { magecraft-a-gem }.
    }
magecraft-log-gain-shield = { $from ->
        [discard] { $seat } remet { magecraft-a-gem } de la Défausse dans le Bouclier.
       *[academy] { $seat } prend { magecraft-a-gem } à l’Académie pour le Bouclier.
    }
magecraft-log-gain-shield-you = { $from ->
        [discard] Vous remettez { magecraft-a-gem } de la Défausse dans le Bouclier.
       *[academy] Vous prenez { magecraft-a-gem } à l’Académie pour le Bouclier.
    }
magecraft-log-vanish = { $from ->
        [hp] { $seat } fait disparaître { magecraft-a-gem } des PV pour un point.
       *[hand] { $seat } fait disparaître { magecraft-a-gem } de la main pour un point.
    }
magecraft-log-vanish-you = { $from ->
        [hp] Vous faites disparaître { magecraft-a-gem } de vos PV pour un point.
       *[hand] Vous faites disparaître { magecraft-a-gem } de votre main pour un point.
    }
magecraft-log-study = { $seat } étudie { $spell } dans le Grimoire { $number }.
magecraft-log-study-you = Vous étudiez { $spell } dans le Grimoire { $number }.
magecraft-log-review = { $seat } passe en Révision.
magecraft-log-review-you = Vous passez en Révision.
magecraft-log-reordered = { $seat } range ses sorts dans un nouvel ordre.
magecraft-log-reordered-you = Vous rangez vos sorts dans un nouvel ordre.
magecraft-log-master = { $seat } maîtrise { $spell }.
magecraft-log-master-you = Vous maîtrisez { $spell }.
magecraft-log-rest = { $seat } se repose : main et gemmes dépensées vont à la Défausse.
magecraft-log-rest-you = Vous vous reposez : main et gemmes dépensées vont à la Défausse.
magecraft-log-eliminated = { $seat } n’a plus de PV et quitte la partie.
magecraft-log-eliminated-you = Vous n’avez plus de PV et quittez la partie.
magecraft-log-concedes = { $seat } abandonne et quitte la partie.
magecraft-log-concedes-you = Vous abandonnez et quittez la partie.
magecraft-log-ends = { $reason ->
        [points] Partie terminée : vingt points pour { $winners }.
        [cap] Partie terminée : partie nulle à la limite de manches.
        [time-ahead] Partie terminée, le temps est écoulé : { $winners } mène.
        [time] Partie terminée, le temps est écoulé : partie nulle.
        [judge] Partie terminée : un arbitre a déclaré la partie nulle.
        [conceded] Partie terminée par abandon : { $winners } gagne.
       *[last-alive] Partie terminée : { $winners } est le dernier en vie.
    }

## Why not

magecraft-why-other-grimoire = Dans une phase de Magie, on ne lance que d’un seul grimoire.
magecraft-why-empty-grimoire = Ce grimoire ne contient aucun sort.
magecraft-why-cannot-pay = Votre main n’a pas les gemmes pour lancer { $spell }.
magecraft-why-no-next-spell = Ce grimoire n’a plus d’autre sort.
magecraft-why-ability-used = Le pouvoir a déjà été utilisé.
magecraft-why-ability-alone = Le pouvoir accompagne un sort : avant ou après l’avoir lancé.
magecraft-why-ability-cost = Votre main n’a pas la gemme du pouvoir.
magecraft-why-none-left = Plus aucun exemplaire à l’Académie : { $spell }.
magecraft-why-cannot-study = Votre main n’a pas les gemmes pour étudier { $spell }.
magecraft-why-review-hand = La Révision demande { $needed } gemmes en main, vous en avez { $count }.
magecraft-why-shielded = Un bouclier protège ces PV : ses gemmes tombent d’abord.
magecraft-why-academy-empty = L’Académie n’a plus de gemmes.
magecraft-why-nothing-to-shield = Ni l’Académie ni votre Défausse n’ont de gemme.
magecraft-why-last-hp-gem = La dernière gemme des PV ne peut pas disparaître.
magecraft-why-nothing-to-draw = Le sac et la Défausse sont vides.
magecraft-why-cannot-pay-lack = { magecraft-why-cannot-pay } { magecraft-why-lack }
magecraft-why-cannot-study-lack = { magecraft-why-cannot-study } { magecraft-why-lack }
magecraft-why-ability-cost-lack = { magecraft-why-ability-cost } { magecraft-why-lack }
magecraft-why-lack = Il manque : { $gems }.

## Options of a game

magecraft-option-characters = Personnages
magecraft-option-characters-random = au hasard
magecraft-option-characters-chosen = choisis par les joueurs
magecraft-option-hands = Mains
magecraft-option-hands-hidden = cachées
magecraft-option-hands-open = ouvertes
magecraft-option-icons = Effets d’un sort
magecraft-option-icons-optional = on peut s’en passer
magecraft-option-icons-forced = il faut tous les utiliser
magecraft-option-stopping = S’arrêter avant la fin d’un grimoire
magecraft-option-stopping-allowed = permis
magecraft-option-stopping-forbidden = seulement si l’on ne peut pas payer
magecraft-option-study = Étude
magecraft-option-study-optional = facultative
magecraft-option-study-compulsory = obligatoire si possible
magecraft-option-studies = Sorts étudiés en un tour
magecraft-option-studies-one = un seul
magecraft-option-studies-any-number = autant qu’on veut
magecraft-option-review = Révision avec
magecraft-option-review-at-least-four = au moins quatre gemmes en main
magecraft-option-review-exactly-four = exactement quatre gemmes en main
magecraft-option-mastered = Sorts maîtrisés
magecraft-option-mastered-on = oui
magecraft-option-mastered-off = non : première partie
magecraft-option-gold-chain = Une gemme dorée passe plusieurs fois
magecraft-option-gold-chain-allowed = permis
magecraft-option-gold-chain-forbidden = interdit
magecraft-option-ability-limit = Pouvoir
magecraft-option-ability-limit-turn = une fois par tour
magecraft-option-ability-limit-spell = une fois par sort
magecraft-option-ability-alone = Pouvoir sans lancer de sort
magecraft-option-ability-alone-allowed = permis
magecraft-option-ability-alone-forbidden = interdit
magecraft-option-last-hp-gem = La dernière gemme des PV
magecraft-option-last-hp-gem-kept = ne peut pas disparaître
magecraft-option-last-hp-gem-may-vanish = peut disparaître
magecraft-option-time = Quand le temps est écoulé
magecraft-option-time-ahead = le plus de Points gagne
magecraft-option-time-drawn = la partie est nulle

## Ce que la table peut faire seule

magecraft-habit-shield-phase = Gemmes de Bouclier à défausser
magecraft-habit-magic = Quel grimoire lancer
magecraft-habit-next-spell = Le sort suivant
magecraft-habit-gold = La gemme dorée
magecraft-habit-pay = Gemmes pour payer
magecraft-habit-icons = Ordre des effets
magecraft-habit-icons-ask = demander ; Pioche et la dernière sorte aussitôt
magecraft-habit-icons-auto = tous les utiliser dans l’ordre imprimé
magecraft-habit-attack = Qui attaquer
magecraft-habit-heal = Gemmes pour se soigner
magecraft-habit-study = Quoi étudier
magecraft-habit-master = Un sort à maîtriser

## In short

magecraft-help-goal-title = Le but
magecraft-help-goal = Être le dernier mage en vie, ou réunir 20 gemmes dans vos points. Vous perdez quand il ne reste aucune gemme dans votre vie.
magecraft-help-turn-title = Votre tour
magecraft-help-turn = Quatre phases : bouclier, magie, étude ou révision, repos. Tout se paie avec les gemmes de votre main, piochées à l’aveugle dans votre sac.
magecraft-help-shield-title = Bouclier
magecraft-help-shield = Des gemmes de votre bouclier peuvent aller dans votre défausse ; de là, elles retournent au sac.
magecraft-help-magic-title = Magie
magecraft-help-magic = Choisissez un de vos trois grimoires et lancez ses sorts de gauche à droite. Chaque sort coûte les gemmes qu’il porte. Vous pouvez vous arrêter, mais ni sauter un sort ni passer à un second grimoire.
magecraft-help-icons-title = Ce que font les sorts
magecraft-help-icons = L’ordre est libre, et vous pouvez en laisser de côté.
magecraft-help-ability-title = Votre personnage
magecraft-help-ability = Une fois dans votre phase de magie, avant ou après un sort, une gemme paie le pouvoir de votre personnage.
magecraft-help-study-title = Étude
magecraft-help-study = Payez le coût d’étude d’un sort avec des gemmes de la main : il rejoint un de vos grimoires, à gauche.
magecraft-help-review-title = Révision
magecraft-help-review = Ou défaussez quatre gemmes de la main : rangez tous vos sorts dans un nouvel ordre et maîtrisez-en un. La gemme dorée d’un sort maîtrisé peut aider à payer le suivant.
magecraft-help-rest-title = Repos
magecraft-help-rest = Tout ce qui est en main et sur les sorts est défaussé et vous piochez quatre gemmes. Un sac vide se remplit de votre défausse.
magecraft-help-end-title = La fin
magecraft-help-end = Aussitôt qu’il ne reste qu’un mage ou que quelqu’un a 20 points.

## Positions set up by hand

magecraft-board-hint = Les gemmes vont dans la place choisie par leurs lettres ou depuis la rangée de cinq, avec Maj une s’en va ; la souris les déplace.
magecraft-board-gem = Ajouter une gemme
magecraft-situation-text = Les gemmes que vous ajoutez viennent de la boîte, puis de l’Académie ; celles que vous retirez vont dans la boîte.
magecraft-situation-gems = Gemmes
magecraft-situation-spells = Sorts
magecraft-situation-copies-of = Exemplaires de { $spell }
magecraft-situation-add = Ajouter un sort…
magecraft-situation-left = Déplacer { $spell } vers la gauche
magecraft-situation-right = Déplacer { $spell } vers la droite
magecraft-situation-remove = Retirer { $spell }
magecraft-situation-many = { $colour } : { $count } de trop. Le jeu en a { $most }.
magecraft-situation-life = Le joueur { $seat } a { $count } gemmes de vie ; il en faut de 1 à { $most }.
magecraft-situation-points = Le joueur { $seat } a { $count } points ; avec plus de { $most }, la partie est finie.
magecraft-situation-copies = { $spell } : { $count } exemplaires ; le jeu en a { $most }.
magecraft-situation-active-out = Le joueur { $seat } est hors jeu et ne peut pas avoir le tour.

## The guided first game. -do: what to do now

magecraft-lesson-goal-title = Deux façons de gagner
magecraft-lesson-goal = Soyez la dernière personne à garder des gemmes dans ses PV, ou amenez vingt gemmes dans vos Points. Le robot joue doucement et commence affaibli.
magecraft-lesson-table-title = Votre table
magecraft-lesson-table = Votre plateau est le grand, en bas : trois grimoires avec des sorts, vos PV, Bouclier et Points, et votre main. Tout se paie avec les gemmes de votre main. Pointez n’importe quel mot pour qu’il soit expliqué.
magecraft-lesson-shield-phase-title = La phase de Bouclier
magecraft-lesson-shield-phase = Votre tour commence. La gemme de votre Bouclier est éclairée : elle peut aller à la Défausse, d’où elle reviendra dans le sac. Elle ne protège que tant qu’elle reste là.
magecraft-lesson-shield-phase-do = Gardez-la : cliquez sur « Continuer ».
magecraft-lesson-magic-title = La phase de Magie
magecraft-lesson-magic = Sont éclairés les grimoires dont votre main peut payer le premier sort, et le pouvoir de votre personnage, qui coûte une gemme une fois par tour. On lance d’un seul grimoire par tour, de gauche à droite.
magecraft-lesson-magic-do = Cliquez sur un grimoire éclairé. Celui à l’épée attaque.
magecraft-lesson-pay-title = Payer
magecraft-lesson-pay = La case à étoile accepte une gemme de n’importe quelle couleur. Sont éclairées les gemmes que vous pouvez donner.
magecraft-lesson-pay-do = Payez avec la couleur la moins utile.
magecraft-lesson-icons-title = Les effets
magecraft-lesson-icons = Le sort est payé ; ses gemmes sont posées dessus. Utilisez ses effets dans l’ordre voulu, ou laissez-en de côté.
magecraft-lesson-icons-do = Cliquez sur un effet.
magecraft-lesson-attack-title = Attaquer
magecraft-lesson-attack = Le Bouclier adverse tombe d’abord, gemme par gemme. Quand il est vide, une attaque prend une gemme des PV, et cette gemme est votre point.
magecraft-lesson-attack-do = Cliquez sur une gemme éclairée du plateau d’en haut.
magecraft-lesson-heal-title = Soigner
magecraft-lesson-heal = La gemme vient de l’Académie vers vos PV. Avec douze PV, elle devient un point.
magecraft-lesson-heal-do = Cliquez sur une couleur de l’Académie.
magecraft-lesson-shield-title = Se protéger
magecraft-lesson-shield = La gemme vient de l’Académie, ce qui ne vous coûte rien, ou de votre Défausse.
magecraft-lesson-shield-do = Cliquez sur une gemme éclairée.
magecraft-lesson-vanish-title = Faire disparaître
magecraft-lesson-vanish = Une gemme de votre main ou de vos PV devient un point. Personne ne peut vous le prendre, mais la gemme ne reviendra plus dans votre sac.
magecraft-lesson-vanish-do = Cliquez sur une gemme éclairée.
magecraft-lesson-next-spell-title = Continuer ou s’arrêter
magecraft-lesson-next-spell = Vous pouvez lancer le sort suivant du même grimoire, utiliser le pouvoir, ou vous arrêter. Ce qui reste en main peut encore payer une étude.
magecraft-lesson-next-spell-do = Choisissez une des réponses ci-dessous.
magecraft-lesson-study-title = L’étude
magecraft-lesson-study = Sont éclairés à l’Académie les sorts dont votre main peut payer le coût d’étude. Un seul par tour. Une carte éteinte vous dit pourquoi on ne peut l’avoir.
magecraft-lesson-study-do = Cliquez sur un sort éclairé, ou continuez.
magecraft-lesson-grimoire-title = Où le ranger
magecraft-lesson-grimoire = Le nouveau sort se place à l’extrémité gauche d’un grimoire : il y sera lancé en premier, et ce qui est à sa droite suit.
magecraft-lesson-grimoire-do = Cliquez sur un de vos grimoires.
magecraft-lesson-rest-title = Le Repos
magecraft-lesson-rest = Votre tour est fini : les gemmes de la main et des sorts sont allées à la Défausse, et vous en avez pioché quatre nouvelles. Le journal raconte chaque pas ; le petit signe de chaque ligne est sa règle.
magecraft-lesson-why-title = Pourquoi pas ?
magecraft-lesson-why = Ce qui n’est pas éclairé ne peut pas se faire maintenant. « Pourquoi pas autre chose ? », près de la question, en dit la raison et la règle.
magecraft-lesson-review-title = La Révision
magecraft-lesson-review = Au lieu d’étudier, vous pouvez défausser quatre gemmes : rangez tous vos sorts dans un nouvel ordre et maîtrisez-en un, dont la gemme dorée peut payer le suivant.
magecraft-lesson-review-do = Seulement si vous voulez : choisissez la Révision.
magecraft-lesson-gold-title = La gemme dorée
magecraft-lesson-gold = La gemme dorée d’un sort maîtrisé est passée sur ce sort et convient à son coût.
magecraft-lesson-gold-do = « Oui » vous épargne une gemme de la main.
magecraft-lesson-end-title = La fin
magecraft-lesson-end = C’était une partie entière. La relecture la montre encore une fois, toutes mains ouvertes.

## Words explained at the table: name, explanation, and the forms in which each stands in sentences

magecraft-term-hp = PV
magecraft-term-hp-text = Votre vie, jusqu’à douze gemmes. Qui n’en a plus ici est hors jeu.
magecraft-term-hp-words = Zone de PV|Zone PV|PV
magecraft-term-shield = Bouclier
magecraft-term-shield-text = Des gemmes qui prennent les coups d’abord : tant qu’il y en a, les attaques n’atteignent pas les PV.
magecraft-term-shield-words = boucliers|Bouclier
magecraft-term-discard = Défausse
magecraft-term-discard-text = Les gemmes dépensées. Quand le sac est vide, elles y retournent toutes.
magecraft-term-discard-words = Défausse
magecraft-term-points = Points
magecraft-term-points-text = Des gemmes gagnées pour de bon. Vingt font gagner aussitôt.
magecraft-term-points-words = Zone Points|Points|point
magecraft-term-bag = Sac
magecraft-term-bag-text = Vos gemmes à piocher, sans regarder. Vide, il se remplit de votre Défausse.
magecraft-term-bag-words = sacs|sac
magecraft-term-hand = Main
magecraft-term-hand-text = Les gemmes qui servent à payer. Au Repos, on range ce qui reste et on en pioche quatre nouvelles.
magecraft-term-hand-words = mains|main
magecraft-term-academy = Académie
magecraft-term-academy-text = La réserve commune : des sorts à étudier, et des gemmes pour se soigner et se protéger.
magecraft-term-academy-words = Académie
magecraft-term-box = Boîte
magecraft-term-box-text = Ce qui s’y trouve est hors du jeu.
magecraft-term-box-words = boîte
magecraft-term-grimoire = Grimoire
magecraft-term-grimoire-text = Une rangée de sorts, lancés de gauche à droite. Vous en avez trois et lancez d’un seul par tour.
magecraft-term-grimoire-words = grimoires|Grimoire
magecraft-term-spell = Sort
magecraft-term-spell-text = Une carte qui coûte des gemmes et a des effets. Une fois lancée, elle reste dans son grimoire.
magecraft-term-spell-words = sorts|sort
magecraft-term-character = Personnage
magecraft-term-character-text = Votre mage, avec un pouvoir bien à lui.
magecraft-term-character-words = personnages|personnage
magecraft-term-ability = Pouvoir
magecraft-term-ability-text = Ce que votre personnage fait pour une gemme, une fois dans votre phase de Magie, avant ou après un sort.
magecraft-term-ability-words = pouvoirs|pouvoir
magecraft-term-gem = Gemme
magecraft-term-gem-text = Tout se paie en gemmes ; vie, bouclier et points en sont faits. Cinq couleurs.
magecraft-term-gem-words = gemmes|gemme
magecraft-term-any = N’importe quelle couleur
magecraft-term-any-text = Une case d’un coût qu’une gemme de toute couleur peut payer.
magecraft-term-any-words = n’importe quelle couleur
magecraft-term-fire = Feu
magecraft-term-fire-text = La gemme rouge, un triangle à la flamme. Ses sorts aiment attaquer.
magecraft-term-fire-words = Feu
magecraft-term-water = Eau
magecraft-term-water-text = La gemme bleue, une goutte aux vagues. Ses sorts piochent des gemmes.
magecraft-term-water-words = Eau
magecraft-term-earth = Terre
magecraft-term-earth-text = La gemme verte, un octogone aux montagnes. Ses sorts protègent.
magecraft-term-earth-words = Terre
magecraft-term-light = Lumière
magecraft-term-light-text = La gemme jaune, une étoile au soleil. Ses sorts soignent.
magecraft-term-light-words = Lumière
magecraft-term-dark = Obscurité
magecraft-term-dark-text = La gemme violette, un losange à la lune. Personne ne commence avec : elles ne viennent que de l’Académie.
magecraft-term-dark-words = Obscurité
magecraft-term-opening = Ouverture
magecraft-term-opening-text = Avant le premier tour, chacun pioche, et qui joue tôt met quelques gemmes de côté.
magecraft-term-opening-words = Ouverture
magecraft-term-phase-shield = Phase de Bouclier
magecraft-term-phase-shield-text = La première phase du tour : des gemmes de votre Bouclier peuvent aller à la Défausse.
magecraft-term-phase-shield-words = phase de Bouclier|phase Bouclier
magecraft-term-phase-magic = Phase Magie
magecraft-term-phase-magic-text = La deuxième phase : lancer les sorts d’un grimoire et utiliser le pouvoir. Rien n’y oblige.
magecraft-term-phase-magic-words = phase de Magie|phase Magie
magecraft-term-phase-study = Étude ou Révision
magecraft-term-phase-study-text = La troisième phase : étudier un sort, ou réviser ses grimoires, ou aucun des deux.
magecraft-term-phase-study-words = phase d’Étude
magecraft-term-phase-rest = Repos
magecraft-term-phase-rest-text = La fin du tour : les gemmes de la main et des sorts vont à la Défausse, on en pioche quatre nouvelles.
magecraft-term-phase-rest-words = phase de Repos|Repos
magecraft-term-effect = Effet
magecraft-term-effect-text = Les signes d’un sort. Chacun s’utilise seul, dans l’ordre voulu ; on peut en laisser de côté.
magecraft-term-effect-words = effets|effet
magecraft-term-draw = Pioche
magecraft-term-draw-text = Une gemme du sac vers la main. Elle peut payer aussitôt le sort suivant.
magecraft-term-draw-words = piochez|pioche
magecraft-term-attack = Attaque
magecraft-term-attack-text = Une gemme du Bouclier d’un adversaire va à sa Défausse ; sans bouclier, une gemme de ses PV devient votre point.
magecraft-term-attack-words = attaquez|attaques|attaque
magecraft-term-heal = Soin
magecraft-term-heal-text = Une gemme de l’Académie vers vos PV, ou vers vos Points s’il y en a déjà douze.
magecraft-term-heal-words = soignez|soigne|soins|soin
magecraft-term-icon-shield = Bouclier (effet)
magecraft-term-icon-shield-text = Une gemme de l’Académie ou de votre Défausse vers le Bouclier.
magecraft-term-icon-shield-words = protégez-vous
magecraft-term-vanish = Disparition
magecraft-term-vanish-text = Une gemme de votre main ou de vos PV devient un point.
magecraft-term-vanish-words = Disparition|disparaître
magecraft-term-cast = Lancer
magecraft-term-cast-text = Payer un sort avec des gemmes de la main, posées sur la carte, et utiliser ses effets.
magecraft-term-cast-words = lancez|lancer|lance|lancé
magecraft-term-cast-cost = Coût de lancement
magecraft-term-cast-cost-text = Les gemmes qu’un sort coûte chaque fois qu’on le lance.
magecraft-term-cast-cost-words = coût de lancement
magecraft-term-study = Étude
magecraft-term-study-text = Payez un sort de l’Académie et placez-le à l’extrémité gauche d’un de vos grimoires. Un par tour.
magecraft-term-study-words = étudiez|étudier|étudie|étude
magecraft-term-study-cost = Coût d’étude
magecraft-term-study-cost-text = Les gemmes qu’un sort coûte une seule fois, quand on l’apprend. Elles sont défaussées.
magecraft-term-study-cost-words = coût d’étude
magecraft-term-review = Révision
magecraft-term-review-text = Au lieu de l’étude : défausser quatre gemmes, ranger tous ses sorts et en maîtriser un.
magecraft-term-review-words = révisez|réviser|révision
magecraft-term-mastered = Sort maîtrisé
magecraft-term-mastered-text = Un sort maîtrisé passe sa gemme dorée au sort suivant du grimoire.
magecraft-term-mastered-words = Sorts maîtrisés|Sort maîtrisé|maîtrisez|maîtriser|maîtrise|maîtrisé
magecraft-term-gold = Gemme dorée
magecraft-term-gold-text = La gemme la plus à gauche payée pour un sort maîtrisé. Elle passe plus loin et peut payer le sort suivant, sinon elle est défaussée.
magecraft-term-gold-words = gemmes dorées|gemme dorée
magecraft-term-round = Manche
magecraft-term-round-text = Un tour de chaque joueur.
magecraft-term-round-words = manche
magecraft-term-first = Premier joueur
magecraft-term-first-text = Tiré au sort. Qui joue en premier commence avec moins de gemmes.
magecraft-term-first-words = premier joueur

# The totals at the end of a game
magecraft-total-cast = Sorts lancés
magecraft-total-attack = Gemmes de PV prises
magecraft-total-heal = Gemmes soignées
magecraft-total-draw = Gemmes piochées
magecraft-total-study = Sorts étudiés
magecraft-total-master = Sorts maîtrisés

# How the characters of bots play
magecraft-character-cautious-text = Prudence : se soigne et se protège davantage, et craint surtout le tour qui pourrait l’éliminer.
magecraft-character-fierce-text = Fougue : attaque plus, se soigne et se protège moins, et craint moins le tour suivant.
magecraft-character-tricky-text = Ruse : étudie et révise davantage, et garde des gemmes pour cela.
