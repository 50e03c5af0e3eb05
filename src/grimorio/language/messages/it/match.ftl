# Incontri: la lunghezza, lo scambio di carte fra le partite, il punteggio.
match-length = Durata
match-one = Una partita
match-best-of = Al meglio di { $games }
match-friend-brings = Lo porta chi invitate
match-your-deck = Il tuo mazzo
match-score = Partita { $number }, al meglio di { $games }
match-of = { $name }: { $won ->
    [one] { $won } partita vinta
   *[other] { $won } partite vinte
}
match-before = Prima della partita { $number }
match-you-won = Hai vinto la partita { $number }.
match-other-won = { $name } ha vinto la partita { $number }.
match-drawn = La partita { $number } è finita in parità e non conta per nessuno.
match-broken = Questa versione non sa leggere la partita { $number }: non conta per nessuno.
match-chooser-you = Scegli tu chi comincia.
match-chooser-other = { $name } sceglie chi comincia.
match-chooser-chance = Il caso indica chi sceglie chi comincia.
match-exchange = Scambia le carte che vuoi, poi di’ che tutto è pronto.
match-main = Mazzo
match-side = Sideboard
match-move-out = Metti { $card } nel sideboard (una copia)
match-move-in = Metti { $card } nel mazzo (una copia)
match-keys = Un clic o Invio sposta una carta; le frecce percorrono i due elenchi.
match-time = Hai { $minutes } minuti; quando l’orologio è a zero il tuo mazzo resta com’è.
match-lands = Terre base
match-land-add = Aggiungi { $card }
match-good = Con questo mazzo si può giocare.
match-wrong-size = { $found } carte nel mazzo, ne servono { $wanted }.
match-wrong-size-exact = { $found } carte nel mazzo, ne servono { $wanted } come prima.
match-wrong-pool = { $found } { $card }, ma fra le tue carte ce ne sono { $wanted }.
match-wrong-left-out = { $found } { $card }, ma fra mazzo e sideboard devono essere { $wanted }.
match-ready = Pronto
match-change = Cambia ancora il mazzo
match-reset = Com’era all’inizio
match-no-side = Il tuo mazzo non ha sideboard: non c’è nulla da scambiare.
match-waiting = Si aspetta { $names }
match-look = Guarda il tavolo
match-back = Torna alle carte
match-next = Alla partita { $number }
match-won = Vinci l’incontro
match-lost = { $name } vince l’incontro
match-give-up = Abbandona l’incontro
match-give-up-text = Puoi abbandonare questa partita, o tutto l’incontro.
match-games = Le partite dell’incontro
match-game = Partita { $number }
