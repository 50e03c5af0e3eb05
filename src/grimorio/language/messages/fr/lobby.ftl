# Le salon.
lobby-against = Contre
lobby-friend = Un ami
lobby-invite = Ouvrir la table et inviter
lobby-play-bots = Jouer contre des robots
lobby-settings = Places, règles, durée, pendule
lobby-board = { $game } : une partie entre robots
lobby-board-play = Regarder une partie
lobby-board-still = Arrêter la partie qui se joue seule
lobby-ways = Ce qu’il y a d’autre
lobby-way-learn = Une première partie qui s’explique
lobby-way-how = Les règles en une minute
lobby-way-decks = Chercher, filtrer, essayer des mains, comparer
lobby-way-events = Suisse, élimination, ligues, drafts : en ligne ou sur table
lobby-way-campaigns = Des soirées de Magic Live, avec des Mages qui progressent
lobby-way-companion = Les téléphones mènent une enchère avec de vraies cartes
lobby-way-situation = Composer une position, la jouer, demander au juge
lobby-way-record = Revoir une partie coup par coup
