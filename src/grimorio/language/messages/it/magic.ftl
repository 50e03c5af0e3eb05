# Magic: perché qualcosa non è offerto.
magic-why-not-your-main-phase = { $card } si gioca nella tua fase principale.
magic-why-stack-not-empty = { $card } deve aspettare che la pila sia vuota.
magic-why-land-played = Hai già giocato una terra in questo turno.
magic-why-cannot-pay = Le tue terre e la tua riserva non pagano { $cost } per { $card }.
magic-why-cannot-pay-ability = Le tue terre e la tua riserva non pagano questa abilità di { $card }.
magic-why-cannot-pay-rest = Manca ciò che questa abilità di { $card } costa oltre al mana.
magic-why-no-target = Non c'è un bersaglio legale per { $card }.
magic-why-not-now = Questa abilità di { $card } si gioca in un altro momento.
magic-why-tapped = { $card } è TAPpata.
magic-why-summoned = Non controlli { $card } dall'inizio del tuo turno.
magic-why-wall = { $card } è un Muro, e i Muri non attaccano.
magic-why-cannot-attack = Qualcosa impedisce a { $card } di attaccare.
magic-why-cannot-block = Qualcosa impedisce a { $card } di bloccare.
magic-why-evades = { $card } non può bloccare { $attacker }.
magic-why-not-together = Non insieme a quanto è già dichiarato, o non in quest'ordine.
