# Les boosters en ligne de commande : au clavier, soirées de bots, comparaisons.
pods-you = Joueur
pods-many = { $players } joueurs ne tiennent pas à une table de { $seats }
pods-seats = de 2 à 16 robots attendus, { $found } trouvés
pods-two = deux robots séparés par une virgule attendus, { $found } trouvés
pods-best-of = 1, 3 ou 5 parties attendues, { $found } trouvées
pods-evening = Matchs
pods-colors = Couleurs
pods-compared = { $first } contre { $second } : { $drafts ->
        [0] aucune série de boosters
        [one] une série de boosters
       *[other] { $drafts } séries de boosters
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }
pods-share = { $first } gagne { $share } des parties ({ $interval })
pods-deck = Deck : { $name }
pods-written = { $file } est écrit
pods-pass = { $name }, prenez place et appuyez sur Entrée
pods-pick = { $name } : booster { $round }, choix { $pick }
pods-taken = { $color ->
        [white] Blanc
        [blue] Bleu
        [black] Noir
        [red] Rouge
        [green] Vert
        [unknown] Autres
       *[none] Sans couleur
    } : { $cards }
pods-not-offered = { $found } n’est pas proposé
pods-partial = { $name } : pour l’instant, { $share } % de ses cartes peuvent être jouées ici.
pods-continued = le draft gardé dans { $file } { $over ->
        [True] est terminé ; supprimez le fichier pour en commencer un autre
       *[False] continue
    }
pods-other = un autre draft est gardé dans { $file } : continuez-le, ou supprimez le fichier
