# Tutte le carte di un gioco, e una di esse.
cards-title = Carte
cards-way = Ogni carta, con figure, filtri e tre lingue
cards-of = Tutte le carte di { $game }
cards-filters = Ricerca e filtri
cards-before = Precedente
cards-after = Successiva
cards-nowhere = Nessuna carta si chiama «{ $card }».
cards-effect = Effetto
cards-opening = Apro le carte…
