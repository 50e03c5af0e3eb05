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

## Il terminale: carte, tavolo e cronaca. { $seat } è il nome di un giocatore, { $card } di una carta
magic-seat = Giocatore { $number }
magic-cli-head-type = Tipo
magic-cli-head-size = F/C
magic-cards-good = { $file }: in ordine, { $count ->
        [one] una carta
       *[other] { $count } carte
    } oltre a quelle del gioco
magic-cards-none = { $file }: atteso cards: con le carte sotto, non ce n'è nessuna
magic-template-note = Carte tue: cambia come si chiamano e cosa dicono, poi lancia grimorio cards check --game magic
magic-template-more = grimorio cards template --game magic NOME mostra come è scritta una qualsiasi carta
magic-cli-turn = Turno { $turn }, { $step }: tocca a { $seat }
magic-cli-step = { $step ->
        [mulligan] prima della partita
        [untap] sottofase di STAP
        [upkeep] sottofase di mantenimento
        [draw] sottofase di acquisizione
        [main1] prima fase principale
        [begin_combat] inizio del combattimento
        [attackers] dichiarazione degli attaccanti
        [blockers] dichiarazione dei bloccanti
        [first_strike_damage] primo danno da combattimento
        [damage] danno da combattimento
        [end_combat] fine del combattimento
        [main2] seconda fase principale
        [end] sottofase di fine turno
       *[cleanup] sottofase di cancellazione
    }
magic-cli-player = { $seat }: punti vita { $life }, mano { $hand }, grimorio { $library }, cimitero { $graveyard }
magic-cli-poison = veleno { $count }
magic-cli-pool = mana { $mana }
magic-cli-holds = Mano: { $cards }
magic-cli-stack = Pila, dalla cima: { $cards }
magic-cli-combat-damage = danno da combattimento
magic-cli-tapped = TAP
magic-cli-attacking = attacca
magic-cli-blocking = blocca
magic-cli-damaged = danni { $count }
magic-log-first = Comincia { $seat }.
magic-log-shuffle = { $seat } mescola il grimorio.
magic-log-mulligan = { $seat } fa un mulligan.
magic-log-turn = Turno { $turn }: tocca a { $seat }.
magic-log-step = { $seat }: { magic-cli-step }.
magic-log-draw = { $known ->
        [yes] { $seat } pesca { $card }.
        [no] { $seat } pesca una carta.
       *[none] { $seat } non ha più carte da pescare.
    }
magic-log-land-played = { $seat } gioca { $card }.
magic-log-played = { $kind ->
        [spell] { $seat } gioca { $card }
       *[activated] { $seat } usa un'abilità di { $card }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }{ $aimed ->
        [no] .
       *[yes] , bersaglio: { $targets }.
    }
magic-log-onto-stack = { $kind ->
        [triggered] Si innesca un'abilità di { $card }.
       *[damage] Il danno da combattimento va in pila.
    }
magic-log-off-stack = { $why ->
        [countered] Neutralizzata: { $card }.
        [illegal] Senza più un bersaglio legale: { $card }.
        [resolved] Si risolve: { $card }.
       *[left] Se ne va con chi l'ha giocata: { $card }.
    }
magic-log-enter = In gioco sotto il controllo di { $seat }: { $card }.
magic-log-leave = { $why ->
        [destroyed] Distruzione: { $card }.
        [sacrificed] Sacrificio: { $card }.
        [toughness] Al cimitero senza costituzione: { $card }.
        [enchantment] Al cimitero, perché non incanta nulla di legale: { $card }.
        [legend] Al cimitero la più recente di due leggende uguali: { $card }.
        [world] Al cimitero il mondo più vecchio: { $card }.
        [returned] { $to ->
                [hand] In mano al proprietario: { $card }.
                [graveyard] Al cimitero: { $card }.
                [removed] Fuori dal gioco: { $card }.
               *[library] Nel grimorio del proprietario: { $card }.
            }
       *[left] Fuori dal gioco con il suo giocatore: { $card }.
    }
magic-log-set-aside = Da parte: { $card }.
magic-log-stays-out = Resta fuori dal gioco, senza nulla da incantare: { $card }.
magic-log-discard = { $seat } scarta { $card }.
magic-log-mill = Dal grimorio di { $seat } al cimitero: { $card }.
magic-log-from-graveyard = { $to ->
        [hand] Dal cimitero in mano al proprietario: { $card }.
       *[library] Dal cimitero nel grimorio del proprietario: { $card }.
    }
magic-log-to-hand = { $known ->
        [yes] { $seat } prende in mano dal grimorio { $card }.
       *[no] { $seat } prende in mano una carta dal grimorio.
    }
magic-log-hand-to-bottom = { $count ->
        [one] { $seat } mette una carta della mano in fondo al grimorio.
       *[other] { $seat } mette { $count } carte della mano in fondo al grimorio.
    }
magic-log-arrange = { $bottom ->
        [yes] { $by } mette carte in fondo al grimorio di { $seat }: { $count }.
       *[no] { $by } rimette le prime carte del grimorio di { $seat }: { $count }.
    }
magic-log-look = { $open ->
        [yes] { $zone ->
                [hand] { $seat } rivela la mano
               *[library] { $seat } rivela la cima del grimorio
            }
       *[no] { $zone ->
                [hand] { $viewer } guarda la mano di { $seat }
               *[library] { $viewer } guarda il grimorio di { $seat }
            }
    }{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
magic-log-damage = { $combat ->
        [yes] Danni da combattimento di { $card } a { $target }: { $amount }.
       *[no] Danni di { $card } a { $target }: { $amount }.
    }
magic-log-life = { $why ->
        [burn] Mana non speso brucia { $seat }: { $amount } punti vita.
        [cost] { $seat } paga punti vita: { $amount }.
        [gain] { $seat } guadagna punti vita: { $amount }.
       *[lose] { $seat } perde punti vita: { $amount }.
    }
magic-log-poison = { $seat } riceve segnalini veleno: { $count }.
magic-log-tap = { $untap ->
        [yes] STAP: { $card }.
       *[no] TAP: { $card }.
    }
magic-log-counters = { $way ->
        [on] Segnalini { $counter } in più su { $card }: { $count }.
       *[off] Segnalini { $counter } in meno su { $card }: { $count }.
    }
magic-log-attack = { $card } all'attacco di { $seat }.
magic-log-block = { $card } a bloccare { $target }.
magic-log-more-phases = { $used ->
        [yes] Cominciano un'altra fase di combattimento e un'altra fase principale.
       *[no] Seguiranno un'altra fase di combattimento e un'altra fase principale.
    }
magic-log-skip-combat = { $used ->
        [yes] { $seat } salta la fase di combattimento.
       *[no] { $seat } salterà la prossima fase di combattimento.
    }
magic-log-coin = { $heads ->
        [yes] La moneta di { $seat } mostra testa.
       *[no] La moneta di { $seat } mostra croce.
    }
magic-log-says = { $seat } nomina { $word }.
magic-log-loses = { $why ->
        [life] { $seat } non ha più punti vita e perde.
        [library] { $seat } non ha potuto pescare e perde.
        [poison] { $seat } ha dieci segnalini veleno e perde.
       *[conceded] { $seat } concede.
    }
magic-log-over = { $reason ->
        [last] La partita è finita: vince { $winners }.
        [cap] La partita è finita: pari al limite dei turni.
        [loop] La partita è finita: pari, perché niente ferma questo ciclo.
       *[draw] La partita è finita: pari.
    }
