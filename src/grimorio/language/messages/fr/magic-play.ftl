## Ce qu’est un permanent, et pourquoi

magic-explain-title = Pourquoi { $size }
magic-explain-title-plain = Pourquoi elle est ainsi
magic-explain-printed = Imprimé sur la carte
magic-explain-ends = jusqu’à la fin du tour
magic-explain-sets = devient { $size }
magic-explain-gains = acquiert { $words }
magic-explain-loses = perd { $words }
magic-explain-kinds = est aussi : { $words }
magic-explain-types = types : { $words }
magic-explain-colors = couleur : { $words }
magic-explain-controller = contrôlée par { $player }
magic-explain-bare = n’a plus de capacités propres
magic-explain-idle = ne peut pas bloquer

## Pourquoi non

magic-why-wrong-target = { $card } n’est pas ce qui peut être ciblé.
magic-why-protected = { $card } a une protection contre cela.
magic-why-something-else = Autre chose est demandé d’abord : répondez à cela.
magic-why-not-asked = On ne vous demande rien maintenant : c’est à { $players }.
magic-why-not-targeted = Ce joueur ne peut pas être ciblé.

## Blessures et cibles

magic-hit = Blessures en attente : { $amount }
magic-assign-title = { $card } répartit { $total } blessures
magic-assign-share = Répartir { $total }
magic-assign-lethal = { $amount } pour la détruire
magic-assign-rest = le reste
magic-assign-left = { $count ->
        [0] Tout est réparti.
        [one] Il en reste 1
       *[other] Il en reste { $count }
    }
magic-assign-over = { $count } de trop
magic-assign-short = Seul ce qui reste après les bloqueurs va au joueur.
magic-assign-again = Recommencer
magic-assign-send = Répartir ainsi
magic-declare-pick = { $count } sur { $most }
magic-ask-split = { $card } : répartissez les blessures comme vous voulez.
magic-ask-targets = { $card } : choisissez les cibles, { $most } au plus.

## Ordre et paiement

magic-order-trigger = Cela arrive dans cet ordre
magic-order-order = Depuis le dessus de la bibliothèque
magic-order-help = Glissez, ou cliquez sur les flèches.
magic-order-send = Dans cet ordre
magic-order-up = { $card } : plus tôt
magic-order-down = { $card } : plus tard
magic-order-place = { $place } : { $card }
magic-tap-by-hand = Engager { $card } à la main : { $mana }
magic-taps = { $spare ->
        [0] engage { $cards }
        [one] engage { $cards } ; il reste un mana
       *[other] engage { $cards } ; il reste { $spare } manas
    }
magic-ask-burn = { $count ->
        [one] Un mana est dans votre réserve : s’il reste à la fin de la phase, il vous coûte un point de vie.
       *[other] { $count } manas sont dans votre réserve : chacun qui reste à la fin de la phase vous coûte un point de vie.
    }

## What lies in play

magic-token = jeton
magic-stops-own = vos tours
magic-stops-other = tours des autres
magic-stops-turn = Montrer les arrêts des autres tours
magic-zone-known = Cartes connues de la bibliothèque
magic-pick-none = Aucune

## Short rules

magic-help-look-title = Pourquoi est-ce ainsi ?
magic-help-look = Survolez une carte pour la lire. L’autre bouton de la souris, un appui long ou la touche de menu l’ouvrent : ce qu’elle est maintenant et par quelles cartes, ce que vous pouvez en faire, ce qu’elle engagerait, et pourquoi non, avec la règle.
