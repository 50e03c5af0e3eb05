### Magic: le posizioni preparate a mano.

magic-situation-text = Cerca le carte con una parte del nome e mettile in una zona. Gli incantesimi che vanno su qualcosa dicono su che cosa.
magic-situation-step = Interfase
magic-situation-turn = Turno
magic-situation-token = { $name } (pedina)
magic-situation-zone-battlefield = In gioco
magic-situation-zone-hand = Mano
magic-situation-zone-graveyard = Cimitero
magic-situation-zone-library-top = Cima del grimorio
magic-situation-zone-library = Tutto il grimorio
magic-situation-zone-removed = Rimosse dal gioco
magic-situation-library = Grimorio: ciò che sta in cima, poi trenta Pianure.
magic-situation-tapped = In TAP
magic-situation-new = appena arrivata
magic-situation-damage = danno
magic-situation-counters = Segnalini { $kind }
magic-situation-on = su
magic-situation-chosen = scelta
magic-situation-owner = proprietario
magic-situation-unattached = { $card } deve stare su qualcosa: scegli che cosa.
magic-situation-mana-w = Mana bianco
magic-situation-mana-u = Mana blu
magic-situation-mana-b = Mana nero
magic-situation-mana-r = Mana rosso
magic-situation-mana-g = Mana verde
magic-situation-mana-c = Mana incolore
