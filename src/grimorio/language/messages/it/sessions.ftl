# Magic Live: sessioni simulate e campagne, sulla riga di comando.
sessions-title = { $games ->
        [one] { $games } sessione
       *[other] { $games } sessioni
    } ({ $form }, tutte le partite di Magic giocate da { $pilot }), seme { $seed }: partite dei tornei
sessions-declared = { $kind ->
        [mono] ha dichiarato monocolore
        [two-colour] ha dichiarato bicolore
       *[gold] ha dichiarato oro
    }
sessions-lands = { $count ->
        [one] una terra
       *[other] { $count } terre
    }
sessions-head-challenge = Sfida
sessions-head-held = Svolte
sessions-head-holder = Vinte da chi ha chiesto
sessions-head-more = Vinte da chi ha più tratti
sessions-head-equal = Tratti pari
sessions-head-used = Usato
sessions-head-user = Vinte da chi lo usa
sessions-head-pack = Pack
sessions-head-offered = Offerto
sessions-head-taken = Preso
sessions-packs = I pack secondo i risultati dei loro mazzi: i migliori e i peggiori tra quelli presi spesso
sessions-life = Punti Vita costati da un’asta: in media { $mean }, al massimo { $most }

sessions-head-magus = Magus
sessions-head-style = Stile
sessions-head-traits = Tratti
sessions-head-life = PV
sessions-head-powers = Poteri
sessions-head-xp = PX disponibili
sessions-head-place = Posizione
sessions-head-won = Vinte
sessions-head-drawn = Pareggi
sessions-head-lost = Perse
sessions-campaign = { $name }: { $count ->
        [one] una sessione giocata
       *[other] { $count } sessioni giocate
    }
sessions-tournament = { $games ->
        [one] Torneo ({ $form })
       *[other] Torneo ({ $form }, al meglio di { $games })
    }
sessions-next = Da giocare: { $games }
sessions-all-played = Tutte le partite sono giocate: --close chiude la sessione.
sessions-begun = { $name } è iniziata; fai entrare i Magi: grimorio campaign join
sessions-joined = { $name } entra nella campagna.
sessions-earned = guadagnati { $xp }: { $reason }
sessions-spent = { $on ->
        [style] spesi { $xp }: Stile { $what }
        [power] spesi { $xp }: { $what }
        [life] spesi { $xp }: un Punto Vita
       *[attribute] spesi { $xp }: un tratto { $what }
    }
sessions-bought = { $name } spende { $xp } PX; ne restano { $left }
sessions-gained = { $name } guadagna { $xp } PX; disponibili: { $left }
sessions-no-magus = non c’è nessun Magus { $name }; ci sono: { $names }
sessions-exists = { $name } esiste già: scegli un altro file
sessions-namesake = c’è già un Magus { $name }
sessions-traits = --traits: servono 3, 5 e 7 in qualsiasi ordine, come 3/5/7; trovato { $found }
sessions-nothing = non è indicato nulla da comprare: --style, --power, --life o --attribute
sessions-award = --award: serve 8,5,3 o wins:1, trovato { $found }
sessions-none = nessuna sessione è in corso: prima si tiene un’asta
sessions-result = --result: serve «A > B» o «A = B», trovato { $found }
sessions-best-of = --best-of: serve 1, 3 o 5, e 1 se si gioca tutti assieme, trovato { $found }
sessions-score = --result: al meglio di { $best } serve "A > B 2-1" o "A = B 1-1", trovato { $found }
sessions-not-now = { $found }: questa partita non è da giocare adesso
sessions-not-played = { $found }: questi Magi non hanno giocato nessuna partita
sessions-why = indicare perché il risultato viene corretto: --reason