### Magic : tables de trois joueurs et plus.

magic-round = Joueurs dans l'ordre des tours
magic-round-active = c'est son tour
magic-round-lit = on peut y choisir
magic-next = ensuite
magic-declare-attack-whom = Attaquer { $player }
magic-ask-attack-several = Qui attaque qui ? Touchez une créature, puis un joueur, ou encore la créature pour le joueur suivant ; puis confirmez.
