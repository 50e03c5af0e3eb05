### Magic : les positions préparées à la main.

magic-situation-text = Cherchez les cartes par une partie de leur nom et mettez-les dans une zone. Les enchantements qui vont sur quelque chose disent sur quoi.
magic-situation-step = Étape
magic-situation-turn = Tour
magic-situation-token = { $name } (jeton)
magic-situation-zone-battlefield = En jeu
magic-situation-zone-hand = Main
magic-situation-zone-graveyard = Cimetière
magic-situation-zone-library-top = Dessus de la bibliothèque
magic-situation-zone-library = Toute la bibliothèque
magic-situation-zone-removed = Retirées de la partie
magic-situation-library = Bibliothèque : ce qui est dessus, puis trente Plaines.
magic-situation-tapped = engagée
magic-situation-new = à peine arrivée
magic-situation-damage = blessures
magic-situation-counters = Marqueurs { $kind }
magic-situation-on = sur
magic-situation-chosen = choix
magic-situation-owner = propriétaire
magic-situation-unattached = { $card } doit être sur quelque chose : choisissez quoi.
magic-situation-mana-w = Mana blanc
magic-situation-mana-u = Mana bleu
magic-situation-mana-b = Mana noir
magic-situation-mana-r = Mana rouge
magic-situation-mana-g = Mana vert
magic-situation-mana-c = Mana incolore
