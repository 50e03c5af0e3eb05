# Listes de parties.
games-title = Vos parties
games-all = Toutes vos parties
games-none = Vous ne jouez aucune partie pour l’instant.
games-over = Parties terminées et résultats
games-yours = À vous de jouer
games-waits = Attend des joueurs
games-hide = Masquer
games-show = Montrer à nouveau
games-hidden =
    { $count ->
        [one] Une partie masquée
       *[other] { $count } parties masquées
    }
games-end = Abandonner
games-end-sure = Abandonner cette partie
games-leave = Quitter
games-leave-sure = Quitter cette table
games-tables = Tables ouvertes
games-tables-way = Parties à regarder, tables qui attendent
games-tables-text = Les tables sont privées, sauf si la personne qui les a ouvertes les montre à tous.
games-open = En attente de joueurs
games-open-none = Aucune table n’attend pour l’instant.
games-sit = S’asseoir
games-watch = En cours
games-watch-none = Rien à regarder pour l’instant.
games-recent-none = Rien ne s’est terminé récemment.
