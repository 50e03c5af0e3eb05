# Magic Live: sessioni simulate e campagne, sulla riga di comando.
sessions-title = { $games } sessioni ({ $form }, tutte le partite di Magic giocate da { $pilot }), seme { $seed }: partite dei tornei
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
sessions-life = Punti Vita costati da un'asta: in media { $mean }, al massimo { $most }
