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
event-why = { $name } : place { $place }, { $points } points
event-mean = Moyenne
event-floored = porté au minimum
event-no-player = personne ne s’appelle { $name }{ $hint }
