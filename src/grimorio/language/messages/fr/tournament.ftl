# Les tournois sur la page : créés, rejoints, appariés, annoncés, corrigés.
tournament-tournaments = Tournois
tournament-title = Tournoi
tournament-what = La soirée d’un club : on s’inscrit par un lien ou un code, les rondes s’apparient, les deux joueurs annoncent le résultat, le classement suit.
tournament-yours = Vos tournois
tournament-role-organiser = vous organisez
tournament-role-player = vous jouez
tournament-role-spectator = vous regardez
tournament-new = Un nouveau tournoi
tournament-name = Nom du tournoi
tournament-unnamed = Jeudi soir
tournament-game = Jeu
tournament-structure = Structure
tournament-structure-swiss = Suisse
tournament-structure-knockout = Élimination directe
tournament-structure-round-robin = Toutes rondes
tournament-structure-league = Ligue
tournament-structure-swiss-text = Personne n’est éliminé : chaque ronde apparie ceux qui ont autant de points.
tournament-structure-knockout-text = Qui perd un match est éliminé.
tournament-structure-round-robin-text = Chacun joue une fois contre chacun.
tournament-structure-league-text = On se rencontre quand on veut ; le classement compte tous les matchs.
tournament-best-of = Match
tournament-best-of-games = { $count ->
        [1] une partie
       *[other] au meilleur des { $count }
    }
tournament-rounds = Rondes
tournament-rounds-usual = selon les joueurs
tournament-cut = Puis
tournament-cut-to = { $count ->
        [0] pas de phase finale
        [2] une finale
       *[other] élimination à { $count }
    }
tournament-create = Créer le tournoi
tournament-by-code = S’inscrire avec un code
tournament-code = Code
tournament-enter-event = S’inscrire
tournament-join = Inscriptions
tournament-join-text = { $game }. { $count ->
        [0] Personne n’est encore là.
        [one] Un joueur est là.
       *[other] { $count } joueurs sont là.
    }
tournament-names = Joueurs sans téléphone, un par ligne
tournament-add = Ajouter
tournament-close = Fermer les inscriptions
tournament-reopen = Rouvrir les inscriptions
tournament-about = { $game } · { $structure ->
        [swiss] Suisse
        [knockout] Élimination directe
        [round-robin] Toutes rondes
       *[league] Ligue
    } · { $games ->
        [1] une partie
       *[other] au meilleur des { $games }
    }{ $count ->
        [0] { "" }
       *[other] { " " }· { $number ->
            [0] { $count } rondes
           *[other] ronde { $number } sur { $count }
        }
    }
tournament-room = Page pour la salle
tournament-round = Ronde { $number }
tournament-round-of = Ronde { $number } sur { $count }
tournament-table = Table { $number }
tournament-bye = bye

## L’organisateur

tournament-before = { $count ->
        [0] Personne n’est encore là
        [one] Un joueur est là
       *[other] { $count } joueurs sont là
    }
tournament-open = { $count ->
        [one] Un match n’est pas fini
       *[other] { $count } matchs ne sont pas finis
    }
tournament-all-in = La ronde { $number } est finie
tournament-over = Le tournoi est fini : { $name } a gagné
tournament-league = Noter un match
tournament-pair = Apparier la ronde { $number }
tournament-result-of = Résultat de { $first } contre { $second }
tournament-other = autre…
tournament-other-title = Un autre résultat
tournament-drawn = Parties nulles
tournament-enter = Noter
tournament-cancel = Annuler
tournament-correct = Corriger
tournament-corrected = corrigé par l’organisateur
tournament-both-lost = les deux ont perdu
tournament-players = { $count ->
        [0] Joueurs
        [one] Un joueur
       *[other] { $count } joueurs
    }
tournament-left = est parti
tournament-drop = Abandonne
tournament-back = Est revenu
tournament-phone = Lien
tournament-phone-text = Qui ouvre ce lien joue à cette place ; un lien précédent ne vaut plus.
tournament-log = Journal
tournament-undo = Retirer
tournament-undone = retiré par l’organisateur
tournament-fact-entry = Arrive
tournament-fact-deck = Deck
tournament-fact-pairing = Appariement
tournament-fact-result = Résultat
tournament-fact-drop = Part
tournament-fact-bye = Bye
tournament-fact-override = Paire
tournament-fact-penalty = Pénalité
tournament-fact-note = Note
tournament-fact-undo = Retiré : n°

## Le joueur

tournament-you-are = Vous jouez sous le nom de { $name }.
tournament-wait-first = La première ronde n’est pas encore appariée
tournament-not-paired = Vous n’avez pas de match dans cette ronde
tournament-your-bye = Vous avez un bye : la ronde est gagnée
tournament-you-left = Vous avez quitté le tournoi
tournament-ended = Vous finissez { $place } sur { $count }
tournament-your-result = Votre résultat : { $result }. Attendez la prochaine ronde.
tournament-report = À la fin, dites le résultat : vos parties d’abord.
tournament-reported = Vous avez dit { $result }. Cela compte quand { $name } dit de même.
tournament-confirm = { $name } dit { $result } de votre côté.
tournament-agree = C’est juste : { $result }
tournament-differ = { $name } dit { $result } de votre côté. Mettez-vous d’accord ou appelez l’organisateur.
tournament-leave = Quitter le tournoi
tournament-leave-sure = Oui, je pars

## Le classement

tournament-standings = Classement
tournament-bracket = Élimination directe
tournament-head-place = Place
tournament-head-place-text = Place
tournament-head-player = Joueur
tournament-head-player-text = Joueur ; un clic montre les adversaires
tournament-head-points = Points
tournament-head-points-text = Points de match
tournament-head-record = V–D–N
tournament-head-record-text = Matchs gagnés, perdus, nuls
tournament-head-omw = OMW %
tournament-head-omw-text = Matchs gagnés par les adversaires
tournament-head-gw = GW %
tournament-head-gw-text = Parties gagnées
tournament-head-ogw = OGW %
tournament-head-ogw-text = Parties gagnées par les adversaires
tournament-no-opponents = Pas encore d’adversaire.
tournament-share = { $match } % des matchs, { $game } % des parties
tournament-floored = ramené au minimum
tournament-seal = Le tirage est scellé : { $seal }…
tournament-seed = La graine du tirage : { $seed }
