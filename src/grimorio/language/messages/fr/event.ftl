# Les événements en ligne de commande : appariements, résultats, classement.
event-head-place = Place
event-head-player = Joueur
event-head-points = Points
event-head-record = V-D-N
event-head-omw = Matchs adv.
event-head-gw = Parties
event-head-ogw = Parties adv.
event-head-opponent = Adversaire
event-head-match-win = Matchs gagnés
event-head-game-win = Parties gagnées
event-why = { $name } : place { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-mean = Moyenne
event-floored = porté au minimum
event-no-player = personne ne s’appelle { $name }{ $hint }
event-head-table = Table
event-head-result = Résultat
event-bye = bye
event-round = Ronde { $number }{ $stage ->
        [knockout] , élimination directe
       *[other] { "" }
    }
event-slip = { $name } · ronde { $number } · table { $table }
event-drawn-games = Parties nulles :
event-taken-back = annulé
event-exists = { $name } existe déjà : choisissez un autre fichier
event-being-written = une autre commande écrit { $name } ; s’il n’y en a aucune en cours, supprimez { $lock }
event-changed-meanwhile = { $name } a été changé entre-temps par une autre commande : rien n’a été écrit, redonnez la commande
event-begun = { $name } commence ; inscrivez les joueurs : grimorio event join. Le sceau du tirage : { $hash }
event-joined = { $count ->
        [0] Aucun joueur n’est là.
        [one] Un joueur est là.
       *[other] { $count } joueurs sont là.
    }
event-one-deck = --deck : nommez le seul joueur dont c’est le deck
event-table = attendu "A - B", ou "A -" pour un bye ; trouvé { $found }
event-result = attendu "A 2-1 B", trouvé { $found }
event-winner = --winner : attendu { $first }, { $second } ou nobody ; trouvé { $found }
event-noted = { $count ->
        [0] Aucun résultat noté
        [one] Un résultat noté
       *[other] { $count } résultats notés
    } ; { $left ->
        [league] la ligue continue.
        [0] plus personne ne joue.
        [one] un match est encore en cours.
       *[other] { $left } matchs sont encore en cours.
    }
event-winners = { $count ->
        [0] La partie est nulle.
        [one] { $names } a gagné.
       *[other] { $names } ont gagné.
    }
event-dropped = { $name } a quitté l’événement ; il en reste { $count }.
event-nothing = il n’y a rien à annuler
event-unfinished = cartes ou decks du draft pas encore prêts : { $names } ; appariez avec --anyway
event-undone = Annulé : { $number }, { $fact }
event-nothing-named = nommez ce qui est décidé : --forbid, --allow, --bye, --warn, --game-loss, --match-loss, --disqualify ou --note
event-organised = Noté : { $reason }
event-imported = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }, { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }.
event-no-round = aucune ronde de ce numéro n’est appariée
event-simulating = Événements
event-simulated = { $times ->
        [one] { $times } événement
       *[other] { $times } événements
    } de { $players } joueurs : le meilleur gagne dans { $won } des cas.
event-simulated-place = Parmi les huit premiers : { $top } ; place moyenne : { $place }.
event-head-format = Format
event-head-title = Titre
event-head-dated = Depuis
event-head-sets = Extensions
event-head-deck = Deck
event-head-locked = Verrouillé
event-deck-in = remis
event-deck-missing = manque
event-deck-locked = verrouillé
event-no-deck = { $name } n’a remis aucun deck
event-cards-format = --cards : nommez un format joué avec vos propres cartes (grimorio event formats)
event-other-game = --game : { $format } est un format de { $game }, pas de { $found }
event-own-cards = { $format } se joue avec vos propres cartes : nommez leur fichier (--cards)
event-no-own-cards = { $format } ne se joue pas avec vos propres cartes
event-deck-refused = { $count ->
        [0] Aucune faute
        [one] Une faute
       *[other] { $count } fautes
    } : le deck ne peut être inscrit en { $format }
event-format = { $title } (depuis { $dated }), decks : { $build ->
        [constructed] construits
        [limited] limités
        [mini] Mini
        [classic] Classique
        [official] Officiel
       *[free] libres
    }
event-format-sets = Extensions : { $sets }
event-format-imports = Aussi, là où elles ont été importées : { $sets }
event-format-allowed = Autres cartes : { $names }
event-format-banned = Interdites : { $names }
event-format-restricted = Limitées à une : { $names }
event-format-match = Au meilleur de { $best-of } ; minutes d’une ronde : { $minutes }
event-format-left = Cette table ne peut pas encore jouer { $count } de ses cartes ({ $sets }) :
event-head-time = Temps
event-head-extra = Supplément
event-head-penalty = Pénalité
event-head-offence = Infraction
event-head-reason = Motif
event-clock-none = non partie
event-clock-turn = { $last ->
        [1] finissez le tour, puis encore un si c’était celui du premier joueur
       *[other] finissez le tour, puis cinq autres
    }
event-clock-turns = tours restants : { $count }
event-clock-over = { $last ->
        [1] fini : qui mène gagne
       *[other] fini : la partie est nulle
    }
event-penalty = { $kind ->
        [warning] avertissement
        [game-loss] partie perdue
        [match-loss] match perdu
       *[other] disqualification
    }
event-offence-deck = deck
event-offence-procedure = procédure
event-offence-drawing = pioche
event-offence-marked = cartes marquées
event-offence-slow = jeu lent
event-offence-conduct = conduite
event-offence-cheating = triche
event-head-bot = Robot
event-head-mean-place = Place moyenne
event-head-events = Événements
event-head-best = Meilleure place
event-head-against = Contre
event-head-interval = Intervalle 95 %
event-head-round = Ronde
event-head-outcome = Issue
event-head-next-match = Prochain match
event-head-chance = Probabilité
event-season-players = Joueurs
event-season-decks = Decks contre decks
event-season-event = { $name } : place { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, deck : { $deck }
event-outcome = { $outcome ->
        [won] gagné
        [drawn] nul
       *[lost] perdu
    }
event-ending = { $ending ->
        [win] gagné
        [draw] nul
        [loss] perdu
        [bye] un bye
       *[none] aucun
    }
event-chances = { $name } parmi les { $cut } premiers : le reste joué { $times } fois pour chaque résultat
event-chances-strengths = { $known ->
        [yes] Les forces sont estimées sur { $games ->
            [one] { $games } partie
           *[other] { $games } parties
        } ; { $name } : { $elo } Elo par rapport à la moyenne.
       *[no] Tous les joueurs sont tenus pour aussi forts.
    }
event-pod = Table de draft { $number } : { $players }
event-pod-booster = Booster { $number } : on passe à { $way ->
        [left] gauche
       *[right] droite
    }
event-pod-passes = { $name } passe à { $other }
event-pool-which = nommez un joueur et un fichier avec les cartes, ou --record et --seats
event-pools-noted = { $count ->
        [one] { $count } réserve de cartes est notée.
       *[other] { $count } réserves de cartes sont notées.
    }
event-fact-outcome = { $outcome ->
        [draw] partie nulle
        [neither] tous deux ont perdu
       *[other] { $name } gagne
    }
event-fact-minutes = { $minutes ->
        [0] aucune minute
        [one] une minute
       *[other] { $minutes } minutes
    }
event-fact-lines = { $count ->
        [0] aucune ligne
        [one] une ligne
       *[other] { $count } lignes
    }
event-fact-seed = tête de série { $number }
event-fact-act = { $act ->
        [start] lancé
        [pause] arrêté
        [on] reprend
        [next] étape suivante
        [back] une étape en arrière
       *[add] plus de temps
    }
