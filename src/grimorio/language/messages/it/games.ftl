# Elenchi di partite.
games-title = Le tue partite
games-all = Tutte le tue partite
games-none = In questo momento non giochi nessuna partita.
games-over = Partite finite e risultati
games-yours = Tocca a te
games-waits = Aspetta giocatori
games-hide = Nascondi
games-show = Mostra di nuovo
games-hidden =
    { $count ->
        [one] Una partita nascosta
       *[other] { $count } partite nascoste
    }
games-end = Abbandona
games-end-sure = Abbandona questa partita
games-leave = Lascia
games-leave-sure = Lascia questo tavolo
games-tables = Tavoli aperti
games-tables-way = Partite da guardare, tavoli in attesa
games-tables-text = I tavoli sono privati, a meno che chi li ha aperti non li mostri a tutti.
games-open = In attesa di giocatori
games-open-none = Nessun tavolo in attesa.
games-sit = Siediti
games-watch = In corso
games-watch-none = Niente da guardare in questo momento.
games-recent-none = Nessuna partita finita di recente.
