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
lobby-way-card = Écrire une carte à soi et la jouer aussitôt
lobby-way-events = Suisse, élimination, ligues, drafts : en ligne ou sur table
lobby-way-campaigns = Des soirées de Magic Live, avec des Mages qui progressent
lobby-way-companion = Les téléphones mènent une enchère avec de vraies cartes
lobby-way-situation = Composer une position, la jouer, demander au juge
lobby-way-record = Revoir une partie coup par coup
lobby-invites = { $name } vous invite à { $game }
lobby-invited = Vous avez une invitation à { $game }
lobby-invited-seats =
    { $bots ->
        [0] { $count }
        [one] { $count }, dont une à un robot
       *[other] { $count }, dont { $bots } à des robots
    }
lobby-invite-spent = Cette invitation a déjà servi
lobby-invite-spent-text = Quelqu’un a pris cette place dans cette partie de { $game }. Vous pouvez regarder, ou jouer la vôtre.
lobby-invite-only-here = Cette adresse ne marche que sur cette machine. Pour que d’autres de votre réseau puissent venir, arrêtez le serveur et relancez-le avec « grimorio play --host 0.0.0.0 », ou depuis les sources « GRIMORIO_HOST=0.0.0.0 make play ».
lobby-invite-network = Son adresse dans votre réseau sera alors { $address }.
lobby-fill = Faire jouer un robot ici
lobby-close = Fermer cette table
lobby-get-up = Quitter cette table
