# Magic Live: l'asta nel terminale.
live-seat = Magus { $number }
live-deck = { $deck ->
        [white] bianco
        [blue] blu
        [black] nero
        [red] rosso
        [green] verde
        [gold] oro
        [artifact] artefatti
       *[land] terre
    }
live-trait = { $trait ->
        [physical] fisico
        [social] sociale
       *[mental] mentale
    }
live-throw = { $throw ->
        [rock] sasso
        [paper] carta
       *[scissors] forbici
    }
live-retest = { $what ->
        [overbid] overbid
       *[life] un punto vita
    }
live-phase = { $phase ->
        [approval] Approvazione
        [auction] Asta
        [completion] Completamento
        [lands] Terre
       *[over] I mazzi sono pronti
    }
live-left = Pack rimasti
live-gone = non c'è più
live-magus = { $name }: { $style }, punti vita { $life }, tratti { $traits }, { $powers }
live-head-power = Potere
live-head-price = PX
live-log-first = I turni si contano da { $seat }
live-log-sheet = { $seat } è { $name }: { $style }, punti vita { $life }, tratti { $traits }, { $powers }
live-log-order = Le aste: { $decks }
live-log-lay-out = Sul tavolo: { $deck }
live-log-put-away = Si mette via: { $deck }
live-log-declare = { $kind ->
        [mono] { $seat } dichiara monocolore: { $deck }
        [two-colour] { $seat } dichiara bicolore: { $deck }
       *[gold] { $seat } dichiara oro: { $deck }
    }
live-log-claim = { $seat } vuole { $what }: qualcuno contrasta?
live-log-contest = { $seat } contrasta { $what }
live-log-yield = { $seat } non ha più tratti da scommettere e cede
live-log-challenge = { $seat } e { $rival }: sfida, tratto { $trait }
live-log-power = { $seat } attiva { $what }
live-log-throws = { $by ->
        [hands] { $seat } gioca { $throw }, { $rival } { $other }: vince { $winner }
        [traits] Entrambi giocano { $throw }: { $winner } ha più tratti
       *[nothing] Entrambi giocano { $throw }, con gli stessi tratti
    }
live-log-retest = { $seat } fa ripetere il test: { $what }
live-log-lose-trait = { $seat } perde { $count ->
        [one] un tratto { $trait }
       *[other] { $count } tratti, categoria: { $trait }
    }
live-log-life = { $way ->
        [gains] { $seat } guadagna punti vita: { $count }
       *[loses] { $seat } perde punti vita: { $count }
    }
live-log-bid = { $seat } punta punti vita: { $life }
live-log-take = { $seat } prende { $pack }
live-log-return = { $seat } restituisce { $pack }
live-log-deck = { $seat } completa il mazzo da: { $what }
live-log-place = Tocca a { $seat } prendere da: { $what }
live-log-look = { $seat } guarda: { $deck }
live-log-take-secretly = { $seen ->
        [yes] { $seat } prende in segreto { $pack }
       *[no] { $seat } prende un pack in segreto
    }
live-log-lands = { $seat } aggiunge { $land }: { $count }
live-log-deck-checked = { $seat }: { $spells } carte oltre alle terre
live-log-leave = { $seat } se ne va
live-log-session-ready = L'asta è finita: il torneo può cominciare
live-why-no-trait = Non hai più tratti di questa categoria.
live-why-cannot-pay = Non puoi pagare questo Potere.
live-why-no-use = Questo Potere ora non avrebbe effetto.
live-why-once = Hai già avuto questo re-test in questa sfida.
live-why-last-life = L'ultimo punto vita non si spende.
live-why-too-few-traits = Hai troppo pochi tratti per l'overbid.
