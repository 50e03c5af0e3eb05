# Les drafts dans le terminal.
draft-seat = Joueur { $number }
draft-kind = { $kind ->
        [rochester] Draft Rochester
        [sealed] Paquet scellé
       *[booster] Draft de boosters
    }
draft-phase = { $phase ->
        [draft] tour { $round } sur { $rounds }, choix { $pick }
        [building] on construit les decks
       *[over] le draft est fini
    }
draft-way = { $way ->
        [left] vers la gauche
       *[right] vers la droite
    }
draft-rarity = { $rarity ->
        [common] commune
        [uncommon] inhabituelle
        [rare] rare
        [land] terrain
       *[cube] cube
    }
draft-head-rarity = Rareté
draft-pack = Booster
draft-player = { $name } : { $count ->
        [one] une carte
       *[other] { $count } cartes
    }, { $pack } dans le booster, { $closed } fermés
draft-gone = { $name } : est parti
draft-cards-good = { $file } : correct, { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
draft-cards-none = { $file } : une édition ou un cube était attendu, il n'y a rien
draft-template-note = Un cube : combien d'exemplaires de quelles cartes ; puis lance grimorio cards check --game draft
draft-template-name = Mon cube
draft-log-round = { $kind ->
        [booster] Tour { $round } : les boosters passent { $way }
        [rochester] Tour { $round } : { $seats } pose un booster sur la table, l'ordre va { $way }
       *[sealed] Tous ouvrent le paquet { $round }
    }
draft-log-open = { $known ->
        [yes] { $seat } ouvre : { $cards }
       *[no] { $seat } ouvre un paquet de { $count } cartes
    }
draft-log-receive = { $known ->
        [yes] { $seat } reçoit : { $cards }
       *[no] { $seat } reçoit { $count ->
            [one] une carte
           *[other] { $count } cartes
        }
    }
draft-log-take = { $known ->
        [yes] { $seat } prend { $card }
       *[no] { $seat } prend une carte
    }
draft-log-pass = Les boosters passent { $way }
draft-log-leave = { $seat } s'en va
draft-log-building = Toutes les cartes sont prises : on construit les decks
draft-log-pool = { $seat } a reçu : { $cards }
draft-log-end = { $reason ->
        [ready] Le draft est fini
       *[alone] Il reste trop peu de joueurs : le draft est fini
    }
