# Drafts en ligne d’un tournoi : l’organisateur, les joueurs, la salle.
onlinedraft-title = Draft aux tables d’ici
onlinedraft-text = Chacun choisit à une table de ce serveur ; cartes et decks arrivent d’eux-mêmes au tournoi.
onlinedraft-cards = Cartes
onlinedraft-cards-own = une extension à vous ou un cube
onlinedraft-file = L’extension ou le cube, en fichier
onlinedraft-file-text = Une extension est un fichier JSON ; un cube est une liste, comme « 4 Shock » sur chaque ligne.
onlinedraft-file-bad = Ce fichier ne contient ni extension ni cube : il faut des lignes comme « 4 Shock », ou du JSON avec « code » ou « cube ».
onlinedraft-sealed = Chacun ouvre
onlinedraft-seconds = Temps d’un choix
onlinedraft-seconds-of = { $count ->
        [0] sans limite
        [86400] un jour
       *[other] { $count } secondes
    }
onlinedraft-fill = Des robots complètent chaque table
onlinedraft-fill-to = { $count ->
        [0] non
       *[other] jusqu’à { $count } places
    }
onlinedraft-build = Minutes pour construire les decks
onlinedraft-begin = Commencer le draft
onlinedraft-anew = Le recommencer
onlinedraft-anew-text = Toutes les cartes et tous les decks du draft actuel sont alors perdus.
onlinedraft-anew-sure = Oui, recommencer
onlinedraft-phase = { $phase ->
        [draft] On prend les cartes
        [building] On construit les decks
       *[over] Tous les decks sont là
    }
onlinedraft-now = Booster { $round } sur { $rounds }, choix { $pick }
onlinedraft-held = un robot choisit
onlinedraft-away = pas à la table
onlinedraft-cards-of = { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
onlinedraft-asked = choisit
onlinedraft-building = construit
onlinedraft-kept = deck gardé
onlinedraft-ready = prêt
onlinedraft-hold = Laisser un robot choisir
onlinedraft-hold-sure = Oui, un robot prend la place
onlinedraft-give-back = Rendre la place
onlinedraft-watch = Regarder
onlinedraft-yours = Votre draft a commencé
onlinedraft-yours-build = Construisez votre deck
onlinedraft-go = Aller à la table
onlinedraft-go-build = Vers vos cartes
onlinedraft-waits = Votre deck est prêt. Les autres construisent encore.
onlinedraft-waits-pods = Votre deck est remis. La première ronde vient bientôt.
onlinedraft-you-held = Un robot choisit pour vous. Prévenez l’organisateur à votre retour.
onlinedraft-no-seat = Vous n’avez pas de place dans ce draft : prévenez l’organisateur.
onlinedraft-pair-sure = { $count ->
        [one] { $names } n’a pas encore de cartes ou de deck. Apparier quand même
       *[other] { $count } joueurs n’ont pas encore de cartes ou de deck : { $names }. Apparier quand même
    }
onlinedraft-no-deck = sans deck
onlinedraft-absent = Un robot prend la place de qui est absent
onlinedraft-absent-of = { $count ->
        [0] jamais
        [1] après une minute
        [120] après deux heures
        [1440] après un jour
       *[other] après { $count } minutes
    }
onlinedraft-patience = Si les autres attendent quelqu’un qui n’est pas à la table depuis { $count ->
        [1] une minute
        [120] deux heures
        [1440] un jour
       *[other] { $count } minutes
    }, un robot prend la place jusqu’à son retour.
onlinedraft-held-absent = était absent : un robot choisit
onlinedraft-you-absent = Les autres vous ont attendu trop longtemps : un robot choisit à votre place.
onlinedraft-back = Je suis de retour
onlinedraft-file-line = Ligne { $line }, « { $text } » : il faut un nombre et une carte, comme « 4 Shock ».
onlinedraft-file-json = La ligne { $line } n’est pas du JSON valide : « { $text } ».
