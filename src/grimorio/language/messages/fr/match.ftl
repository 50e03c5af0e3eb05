# Matchs : leur longueur, l’échange de cartes entre les parties, le score.
match-length = Durée
match-one = Une partie
match-best-of = Au meilleur des { $games }
match-friend-brings = La personne invitée l’apporte
match-your-deck = Votre deck
match-score = Partie { $number }, au meilleur des { $games }
match-of = { $name } : { $won ->
    [one] { $won } partie gagnée
   *[other] { $won } parties gagnées
}
match-before = Avant la partie { $number }
match-you-won = Vous avez gagné la partie { $number }.
match-other-won = { $name } a gagné la partie { $number }.
match-drawn = La partie { $number } est nulle et ne compte pour personne.
match-broken = Cette version ne sait pas lire la partie { $number } : elle ne compte pour personne.
match-chooser-you = Vous choisissez qui commence.
match-chooser-other = { $name } choisit qui commence.
match-chooser-chance = Le hasard désigne qui choisit.
match-exchange = Échangez les cartes que vous voulez, puis dites que tout est prêt.
match-main = Deck
match-side = Réserve
match-move-out = Mettre { $card } dans la réserve (un exemplaire)
match-move-in = Mettre { $card } dans le deck (un exemplaire)
match-keys = Un clic ou Entrée déplace une carte ; les flèches parcourent les deux listes.
match-time = Vous avez { $minutes } minutes ; à zéro, votre jeu reste comme il est.
match-lands = Terrains de base
match-land-add = Ajouter { $card }
match-good = On peut jouer ce deck.
match-wrong-size = { $found } cartes dans le deck, il en faut { $wanted }.
match-wrong-size-exact = { $found } cartes dans le deck, il en faut { $wanted } comme avant.
match-wrong-pool = { $found } { $card }, mais il y en a { $wanted } parmi vos cartes.
match-wrong-left-out = { $found } { $card }, il en faut { $wanted } entre deck et réserve.
match-ready = Prêt
match-change = Changer encore le deck
match-reset = Comme au début
match-no-side = Votre deck n’a pas de réserve : il n’y a rien à échanger.
match-waiting = On attend { $names }
match-look = Regarder la table
match-back = Retour aux cartes
match-next = À la partie { $number }
match-won = Vous gagnez le match
match-lost = { $name } gagne le match
match-give-up = Abandonner le match
match-give-up-text = Vous pouvez abandonner cette partie, ou tout le match.
match-games = Les parties du match
match-game = Partie { $number }
