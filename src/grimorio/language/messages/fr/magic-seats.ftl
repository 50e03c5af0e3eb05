### Magic : tables de trois joueurs et plus.

magic-round = Joueurs dans l’ordre des tours
magic-round-active = c’est son tour
magic-round-lit = peut être choisi
magic-next = ensuite
magic-declare-attack-whom = Attaquer { $player }
magic-ask-attack-several = Qui attaque qui ? Cliquez sur une créature, puis sur un joueur, ou une seconde fois sur la créature pour le joueur suivant ; puis confirmez.
