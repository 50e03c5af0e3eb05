# Drafts de cartes imprimées : ligne de commande, téléphones, organisateur, salle.
paperdraft-no-times = un de { $names } ou un fichier JSON attendu, trouvé { $found }
paperdraft-waits = pas encore commencé ; première étape : { $left }
paperdraft-begun = temps restant : { $left }
paperdraft-step-pick = booster { $booster } : prendre une carte sur { $left }, passer à { $way ->
        [left] gauche
       *[right] droite
    }
paperdraft-step-pick-one = booster { $booster } : { $name } prend une carte sur { $left }
paperdraft-step-look-one = booster { $booster } : { $name } étale { $left } cartes, tous les regardent
paperdraft-step-review = regarder ses propres cartes, le booster { $booster } est fini
paperdraft-step-register = noter les cartes
paperdraft-step-build = construire les decks
paperdraft-pool-true = notées
paperdraft-pool-false = pas notées
paperdraft-head-pool = Cartes
paperdraft-fine = rien d’étrange
paperdraft-line = { $name } : { $text }
paperdraft-title = Draft de cartes imprimées
