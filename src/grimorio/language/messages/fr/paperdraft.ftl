# Drafts de cartes imprimées : ligne de commande, téléphones, organisateur, salle.
paperdraft-no-times = un de { $names } ou un fichier JSON attendu, trouvé { $found }
paperdraft-waits = pas encore commencé ; première étape : { $left }
paperdraft-begun = temps restant : { $left }
paperdraft-step-pick = booster { $booster } : { $left ->
        [1] prendre la dernière carte
       *[other] prendre une carte sur { $left }
    }, passer à { $way ->
        [left] gauche
       *[right] droite
    }
paperdraft-step-pick-one = booster { $booster } : { $name } { $left ->
        [1] prend la dernière carte
       *[other] prend une carte sur { $left }
    }
paperdraft-step-look-one = booster { $booster } : { $name } étale { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }, tous les regardent
paperdraft-step-review = regarder ses propres cartes, le booster { $booster } est fini
paperdraft-step-register = noter les cartes
paperdraft-step-build = construire les decks
paperdraft-pool-true = notées
paperdraft-pool-false = pas notées
paperdraft-head-pool = Cartes
paperdraft-fine = rien d’étrange
paperdraft-line = { $name } : { $text }
paperdraft-title = Draft de cartes imprimées

## La page

paperdraft-text = Les joueurs sont à de vraies tables et ouvrent de vrais boosters ; les téléphones disent à chacun quoi faire et comptent le temps.
paperdraft-two = Il faut deux joueurs pour un draft.
paperdraft-way = Comment on choisit les cartes
paperdraft-way-booster = Draft de boosters
paperdraft-way-rochester = Draft Rochester
paperdraft-way-sealed = Paquet scellé
paperdraft-booster = Booster { $number }
paperdraft-set-other = d’autres cartes
paperdraft-pack = Le premier est un paquet de tournoi
paperdraft-times = Temps d’un choix
paperdraft-size = Joueurs à une table, au plus
paperdraft-own-set = Une extension à vous, en fichier JSON
paperdraft-own-set-bad = Ce fichier ne contient pas d’extension.
paperdraft-open = Placer les joueurs
paperdraft-anew = L’ouvrir de nouveau
paperdraft-anew-reason = ouvert de nouveau par l’organisateur
paperdraft-not-seated = Sans place : { $names }. Ouvrez le draft de nouveau.
paperdraft-swap = Échanger deux places
paperdraft-start = Lancer le compte à rebours
paperdraft-countdown = Compte à rebours
paperdraft-back = Une étape en arrière
paperdraft-next = Une étape en avant
paperdraft-add = { $seconds } secondes de plus
paperdraft-table = Table { $number }
paperdraft-seat = Table { $table }, place { $seat }
paperdraft-no-seat = Vous n’avez pas encore de place : prévenez l’organisateur.
paperdraft-begins = Prenez place : le draft commence bientôt
paperdraft-not-begun = pas commencé
paperdraft-left = À votre gauche
paperdraft-right = À votre droite
paperdraft-way-goes = { $way ->
        [left] Vers la gauche
       *[right] Vers la droite
    }
paperdraft-open-booster = Ouvrez le booster { $booster } ({ $set }) et prenez une carte
paperdraft-pick = Booster { $booster } : { $cards ->
        [1] prenez la dernière carte
       *[other] prenez une carte sur { $cards }
    }
paperdraft-last-card = Booster { $booster } : la dernière carte est à vous
paperdraft-pick-mine = À vous : { $cards ->
        [1] prenez la dernière carte
       *[other] prenez une carte sur { $cards }
    }
paperdraft-pick-of = { $name } { $cards ->
        [1] prend la dernière carte
       *[other] prend une carte sur { $cards }
    }
paperdraft-look-mine = Ouvrez votre booster { $booster } ({ $set }) et étalez les cartes
paperdraft-look-of = { $name } ouvre le booster { $booster } ({ $set }) : tous regardent les cartes
paperdraft-review = Regardez vos cartes. Ensuite vient le booster { $booster }, vers la { $way ->
        [left] gauche
       *[right] droite
    }
paperdraft-register = Notez vos cartes
paperdraft-build = Construisez votre deck
paperdraft-pass = Passez le reste à { $way ->
        [left] gauche
       *[right] droite
    } : { $name }
paperdraft-pass-on = Ensuite on passe à { $way ->
        [left] gauche
       *[right] droite
    }
paperdraft-from = Les prochaines cartes viennent de { $name }.
paperdraft-then = Ensuite : { $names }
paperdraft-taken = J’ai pris une carte
paperdraft-looked = Tous ont regardé : je prends une carte
paperdraft-sound = Son et vibration
paperdraft-your-cards = Vos cartes
paperdraft-count = { $count } sur { $wanted }
paperdraft-kept = enregistré
paperdraft-keeping = enregistrement…
paperdraft-undo = Annuler
paperdraft-pool-done = Voici mes cartes
paperdraft-registered = Vos cartes sont enregistrées.
paperdraft-more = Une de plus : { $card }
paperdraft-fewer = Une de moins : { $card }
paperdraft-search = Chercher par nom ou numéro
paperdraft-colors = Couleurs
paperdraft-all = Toutes
paperdraft-color-w = Blanc
paperdraft-color-u = Bleu
paperdraft-color-b = Noir
paperdraft-color-r = Rouge
paperdraft-color-g = Vert
paperdraft-color-m = Multicolore
paperdraft-color-c = Artefacts
paperdraft-color-l = Terrains
paperdraft-order = Ordre
paperdraft-by-color = par couleur
paperdraft-by-number = par numéro
paperdraft-rarities-hint = à droite de la barre, ce que tenaient vos propres boosters ; qui drafte peut en prendre d’autres
paperdraft-rarities-unknown = Le contenu de ces boosters n’est pas connu ici : les raretés ne sont pas contrôlées.
paperdraft-other-cards = Cartes qu’aucune liste n’a ici
paperdraft-unchecked = Certaines cartes ne sont pas connues ici : seul leur nombre peut être contrôlé, ni leurs noms, ni leurs raretés, ni leur extension.
paperdraft-typed = Écrire les cartes en texte
paperdraft-typed-text = Une carte par ligne, comme « 2 Shock » ; aussi des cartes qu’aucune liste n’a
paperdraft-typed-wrong = Ces lignes n’ont pas pu être lues.
paperdraft-main = Votre deck, carte par carte
paperdraft-deck-count = { $count } dans le deck d’au moins { $wanted }, { $side } dans la réserve
paperdraft-of = sur { $count }
paperdraft-lands = Terrains de base, autant que vous voulez
paperdraft-look-again = Regardez encore, s’il vous plaît
paperdraft-handed = deck remis
paperdraft-ready = Qui est prêt
paperdraft-cards-in = { $count ->
        [one] { $count } carte enregistrée
       *[other] { $count } cartes enregistrées
    }
paperdraft-cards-so-far = cartes jusqu’ici : { $count }
paperdraft-deck-so-far = deck jusqu’ici : { $count }
paperdraft-late = hors délai
paperdraft-help = Écrire à sa place
paperdraft-whole-table = Toutes les cartes de la table :
paperdraft-correct = Faire corriger les cartes
paperdraft-correct-sure = Rouvrir les cartes
paperdraft-correct-reason = le joueur corrige ses cartes
paperdraft-time-over = Le temps est écoulé : prenez une carte.
