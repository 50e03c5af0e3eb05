# Magecraft : les mots du jeu, demandes, réponses, lignes du journal et raisons.

## The game

magecraft-title = Magecraft
magecraft-tagline = Étudiez des sorts, enchaînez-les, gagnez par vingt gemmes ou par le dernier coup. De deux à quatre joueurs.
magecraft-seat = Joueur { $number }
magecraft-you = vous

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

magecraft-area-hp = Zone PV
magecraft-area-shield = Bouclier
magecraft-area-discard = Défausse
magecraft-area-points = Zone Points
magecraft-area-bag = Sac
magecraft-area-hand = Main
magecraft-area-academy = Académie
magecraft-area-box = Boîte
magecraft-grimoire = Grimoire { $number }
magecraft-grimoire-empty = Vide
magecraft-character = Personnage
magecraft-ability-used = Utilisée

## The turn

magecraft-phase-opening = Ouverture
magecraft-phase-shield = Bouclier
magecraft-phase-magic = Magie
magecraft-phase-study = Étude / Révision
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
magecraft-won = { $count ->
        [0] Personne ne gagne
        [one] Victoire : { $winners }
       *[other] Victoire partagée : { $winners }
    }
magecraft-reason-points = Vingt gemmes dans la Zone Points.
magecraft-reason-last-alive = Plus personne d’autre n’est en vie.
magecraft-reason-cap = Limite de tours atteinte : match nul.

## Cards

magecraft-type-start = Sort · chacun commence avec
magecraft-type-always = Sort · dans chaque Académie
magecraft-type-random = Sort de l’Académie
magecraft-cast-cost = Coût d’incantation
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
magecraft-icon-vanish = Évanescence
magecraft-icon-help-vanish = Une gemme de votre main ou de vos PV vers vos Points.
magecraft-effects-left = Effets à utiliser

## What is asked

magecraft-ask-character = Choisissez votre personnage.
magecraft-ask-opening-discard = Ouverture : défaussez une gemme de votre main.
magecraft-ask-shield-phase = Phase de Bouclier : passez des gemmes du Bouclier à la Défausse, ou continuez.
magecraft-ask-magic = Phase de Magie : choisissez un grimoire à lancer.
magecraft-ask-next-spell = Lancer ensuite { $spell } ?
magecraft-ask-next-none = Il ne reste rien à lancer ici. Utiliser le pouvoir, ou continuer ?
magecraft-ask-gold = Dépenser la gemme dorée pour { $spell } ?
magecraft-ask-pay = Payez avec une gemme de la couleur de votre choix.
magecraft-ask-icons = Choisissez l’effet suivant.
magecraft-ask-attack = Attaque : choisissez une gemme d’un adversaire.
magecraft-ask-heal = Soin : prenez une gemme à l’Académie.
magecraft-ask-shield = Bouclier : prenez une gemme à l’Académie ou dans votre Défausse.
magecraft-ask-vanish = Évanescence : choisissez une gemme de votre main ou de vos PV.
magecraft-ask-study = Étudiez un sort, révisez vos grimoires, ou continuez.
magecraft-ask-grimoire = À gauche de quel grimoire placer { $spell } ?
magecraft-ask-review-discard = Révision : défaussez quatre gemmes de votre main.
magecraft-ask-reorder = Révision : rangez vos sorts dans l’ordre de votre choix.
magecraft-ask-master = Révision : choisissez un sort à maîtriser.

## Answers

magecraft-pick-gem-opening-discard = Défausser { magecraft-a-gem }
magecraft-pick-gem-shield-phase = Défausser { magecraft-a-gem }
magecraft-pick-gem-pay = Payer { magecraft-a-gem }
magecraft-pick-gem-heal = Prendre { magecraft-a-gem }
magecraft-pick-gem-review-discard = Défausser { magecraft-a-gem }
magecraft-pick-grimoire-magic = Lancer le Grimoire { $number }
magecraft-pick-grimoire-next-spell = Lancer le Grimoire { $number }
magecraft-pick-grimoire-grimoire = Dans le Grimoire { $number }
magecraft-pick-ability = Utiliser le pouvoir
magecraft-pick-cast = Lancer { $spell }
magecraft-pick-yes = Oui
magecraft-pick-no = Non
magecraft-pick-done-shield-phase = Continuer
magecraft-pick-done-magic = Ne rien lancer
magecraft-pick-done-next-spell = Arrêter d’incanter
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

magecraft-log-game-begins = { $seat } joue le premier tour.
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
        [discard] { $seat } relève { magecraft-a-gem } de la Défausse au Bouclier.
       *[academy] { $seat } prend { magecraft-a-gem } à l’Académie pour le Bouclier.
    }
magecraft-log-gain-shield-you = { $from ->
        [discard] Vous relevez { magecraft-a-gem } de la Défausse au Bouclier.
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
magecraft-log-ends = { $reason ->
        [points] Partie terminée : vingt points pour { $winners }.
        [cap] Partie terminée : match nul à la limite de tours.
       *[last-alive] Partie terminée : { $winners } reste en vie, seul contre tous les autres.
    }

## Why not

magecraft-why-other-grimoire = Dans une phase de Magie, on n’incante que d’un seul grimoire.
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

## Ce que la table peut faire seule

magecraft-habit-shield-phase = Gemmes de Bouclier à défausser
magecraft-habit-magic = Quel grimoire lancer
magecraft-habit-next-spell = Le sort suivant
magecraft-habit-gold = La gemme d’or
magecraft-habit-pay = Gemmes pour payer
magecraft-habit-icons = Ordre des effets
magecraft-habit-attack = Qui attaquer
magecraft-habit-heal = Gemmes pour se soigner
magecraft-habit-study = Quoi étudier
magecraft-habit-master = Un sort à maîtriser
