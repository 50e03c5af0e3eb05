# Toutes les cartes d’un jeu, et une d’elles.
cards-title = Cartes
cards-way = Chaque carte, avec images, filtres et trois langues
cards-of = Toutes les cartes de { $game }
cards-filters = Recherche et filtres
cards-before = Précédente
cards-after = Suivante
cards-nowhere = Aucune carte ne s’appelle « { $card } ».
cards-effect = Effet
cards-opening = Ouverture des cartes…
