# Les drafts, dans le terminal et sur la page.
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
        [uncommon] peu commune
        [rare] rare
        [land] terrain
       *[cube] cube
    }
draft-head-rarity = Rareté
draft-pack = Booster
draft-player = { $name } : { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }, { $pack } dans le booster, { $closed } fermés
draft-gone = { $name } a quitté le draft
draft-cards-good = { $file } : correct, { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
draft-cards-none = { $file } : une édition ou un cube était attendu, il n’y a rien
draft-template-note = Un cube : combien d’exemplaires de quelles cartes ; puis lancez grimorio cards check --game draft
draft-template-name = Mon cube
draft-log-round = { $kind ->
        [booster] Tour { $round } : les boosters passent { $way }
        [rochester] Tour { $round } : { $seats } pose un booster sur la table, l’ordre va { $way }
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
draft-log-leave = { $seat } s’en va
draft-log-building = Toutes les cartes sont prises : on construit les decks
draft-log-pool = { $seat } a reçu : { $cards }
draft-log-end = { $reason ->
        [ready] Le draft est fini
       *[alone] Il reste trop peu de joueurs : le draft est fini
    }

# La table sur la page.
draft-title = Draft
draft-tagline = Ouvrez des boosters, prenez une carte, passez le reste. Construisez un deck avec ce que vous avez pris.
draft-play-bot = Drafter avec sept robots
draft-again = Encore un draft
draft-option-kind = Genre
draft-option-kind-booster = Draft de boosters
draft-option-kind-rochester = Draft Rochester
draft-option-kind-sealed = Paquet scellé
draft-option-sealed = Scellé : chacun ouvre
draft-option-sealed-tournament-pack = un paquet de tournoi et deux boosters
draft-option-sealed-boosters = cinq boosters
draft-option-pools = À la fin
draft-option-pools-open = tout est montré
draft-option-pools-secret = les cartes restent secrètes
draft-help-goal-title = De quoi il s’agit
draft-help-goal = Vous réunissez ici, à cette table, les cartes de votre deck. Un draft n’a pas de vainqueur : les decks s’affrontent ensuite.
draft-help-booster-title = Draft de boosters
draft-help-booster = Chacun ouvre un booster, prend une carte en secret et passe le reste vers la gauche. Quand il n’y a plus de cartes, le deuxième booster va vers la droite, le troisième à nouveau vers la gauche.
draft-help-rochester-title = Draft Rochester
draft-help-rochester = Un booster à la fois est étalé. Celui qui l’a ouvert prend une carte, puis chacun à son tour ; le dernier en prend deux, et l’ordre revient.
draft-help-sealed-title = Paquet scellé
draft-help-sealed = Rien ne passe : chacun ouvre ses propres paquets et en construit un deck.
draft-help-colours-title = Que prendre
draft-help-colours = Deux couleurs suffisent pour un deck. Prenez ce qui tue des créatures, et des créatures qui volent ou sont grandes pour leur coût ; puis des cartes de vos deux couleurs, et quelques-unes qui coûtent peu.
draft-help-deck-title = Le deck
draft-help-deck = Au moins quarante cartes, dont environ dix-sept terrains. Les terrains de base sont libres, autant que vous voulez. Ce qui reste est votre réserve.
draft-ask-pick = Booster { $round } sur { $rounds }, choix { $pick } : marquez une carte, puis prenez-la
draft-ask-ready = Toutes les cartes sont prises. Construisez votre deck, puis dites qu’il est prêt
draft-ready = Mon deck est prêt
draft-take = Prendre { $card }
draft-take-none = Marquez une carte
draft-mark = Marquer { $card }
draft-pack-title = { $count ->
        [one] La dernière carte
       *[other] { $count } cartes au choix
    }
draft-pack-given = Vous avez pris { $card } ; les autres choisissent encore
draft-pack-held = Votre booster
draft-tabs = Ce qu’on voit
draft-tab-pack = Booster
draft-tab-pool = Vos cartes ({ $count })
draft-pool = Vos cartes
draft-pool-of = Cartes de { $name }
draft-pool-empty = Rien encore.
draft-sort = Triées par
draft-sort-colour = couleur
draft-sort-cost = coût
draft-sort-type = type
draft-sort-rarity = rareté
draft-sort-power = Puissance Magique
draft-cost = Coût { $value }
draft-power = Puissance Magique { $value }
draft-group-many = Plusieurs couleurs
draft-group-none = Sans couleur
draft-group-land = Terrains
draft-group-other = Autres
draft-passes = Vous passez à { $to } et recevez de { $from }
draft-seat-cards = { $cards ->
        [0] aucune carte
        [one] une carte
       *[other] { $cards } cartes
    }, { $pack } dans le booster
draft-seat-left = a quitté le draft
draft-order = Qui prend ensuite
draft-build = Construire un deck
draft-deck-name = { $kind }, { $name }
draft-verify = Vérifier les boosters
draft-over-seat = Le draft de
draft-over-picks = Choix
draft-over-pick = Booster { $round }, choix { $pick } : { $card }
draft-over-before = Le choix précédent
draft-over-after = Le choix suivant
draft-over-took = { $name } l’a prise
draft-over-passed = à { $name }
draft-over-no-picks = Rien n’a été choisi.
draft-end-ready = Le draft est fini
draft-end-alone = Le draft est fini : il reste trop peu de joueurs
draft-measure-cards = Cartes
draft-deck-kept = « { $name } » est gardé, avec { $count } cartes. Dites qu’il est prêt, ou continuez à construire.
draft-build-time = Temps pour construire les decks
draft-of = Ce qu’on drafte
draft-of-open = Une autre extension, ou une liste à vous
draft-of-own = Vos listes et extensions
draft-of-deck = Vos decks comme listes
draft-of-block = Un bloc, une extension par tour
draft-of-set = Une seule extension
draft-of-file = Ouvrir une liste ou une extension
draft-of-drop = Retirer cette liste
draft-of-what = Une liste dit combien il y a d’exemplaires de quelles cartes, comme un deck ; une extension est un fichier JSON avec les raretés. Ce navigateur les garde.
draft-of-size = { $count } cartes, dont { $wanted } sont distribuées.
draft-of-few = { $count } cartes ; il en faut { $wanted } pour autant de places.
draft-of-line = { $file } : la ligne { $line } n’est pas une carte avec son nombre ; il faut une ligne comme « 4 Shock ».
draft-of-broken = { $file } ne contient ni liste ni extension : il faut des lignes comme « 4 Shock », ou du JSON avec « cards ».
draft-of-json = { $file } : la ligne { $line } n’est pas du JSON valide.
draft-of-imported = Importées ici
draft-of-known = { $count } sur { $cards } sont jouables

# How the bots of each level play
draft-manner-apprentice = Choisit au hasard.
draft-manner-adept = Prend la carte la plus rare, et au hasard parmi les plus rares.
draft-manner-master = Évalue chaque carte par ce qu’elle fait et regarde ses propres couleurs.
draft-manner-archmage = Évalue chaque carte par les victoires des decks qui la jouaient et regarde ses propres couleurs.
